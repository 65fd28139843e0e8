import { unwatchFile, watchFile } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { explained, Failure, reportError } from "../base/failure.ts";
import { exitWhenOrphaned, untilStopped } from "../base/stop.ts";

/** The interval of checking the files, and the time that editors may take to write, in milliseconds. */
const patience = { interval: 200, writing: 100 };

/**
 * Does work, and repeats it whenever a file changes, until this process is asked to stop. Prints failures.
 *
 * @throws Failure with exit code 2 if the command was called wrongly.
 */
export async function againOnChange(
  work: () => Promise<unknown>,
  filesOf: () => Promise<readonly string[]>,
): Promise<void> {
  exitWhenOrphaned();
  const forEver = async () => {
    for (let isFirst = true; ; isFirst = false) {
      const files = await filesOf();
      const change = changeOf(files); // Watches from before the work, which may read the old text.
      await work().catch((error) => {
        if (isFirst && error instanceof Failure && error.exitCode === 2) throw error;
        reportError(explained(error));
      });
      process.stderr.write("Waiting for a change of the specification. Ctrl-C ends this.\n");
      await change;
      await delay(patience.writing);
    }
  };
  await Promise.race([forEver(), untilStopped()]);
}

/** Resolves when one of these files changes, appears or disappears. Polls, because that works on any disk. */
async function changeOf(files: readonly string[]): Promise<void> {
  await new Promise((resolve) => {
    for (const file of files) {
      watchFile(file, { interval: patience.interval }, (now, before) => {
        const isSame = now.mtimeMs === before.mtimeMs && now.ino === before.ino; // Of missing files, the first.
        if (!isSame) resolve(undefined);
      });
    }
  });
  for (const file of files) unwatchFile(file);
}
