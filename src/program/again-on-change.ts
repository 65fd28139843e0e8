import { unwatchFile, watchFile } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { explained, Failure, tell } from "../base/failure.ts";
import { exitWhenOrphaned, untilStopped } from "../base/stop.ts";

/** How often the files are asked for their time, and how long an editor may write in steps, in milliseconds. */
const patience = { interval: 200, writing: 100 };

/**
 * Does work, and again whenever a file changes, until this process is asked to stop. Failures are told.
 *
 * @throws Failure with exit code 2 where the command was called wrongly.
 */
export async function againOnChange(
  work: () => Promise<unknown>,
  filesOf: () => Promise<readonly string[]>,
): Promise<void> {
  exitWhenOrphaned();
  const forEver = async () => {
    for (let isFirst = true; ; isFirst = false) {
      const files = await filesOf();
      const change = changeOf(files); // From before the work on, which may read the old text.
      await work().catch((error) => {
        if (isFirst && error instanceof Failure && error.exitCode === 2) throw error;
        tell(explained(error));
      });
      process.stderr.write("Waiting for a change of the specification. Ctrl-C ends this.\n");
      await change;
      await delay(patience.writing);
    }
  };
  await Promise.race([forEver(), untilStopped()]);
}

/** Resolves when one of these files is another, there or gone. Asked, not announced: that works on any disk. */
async function changeOf(files: readonly string[]): Promise<void> {
  await new Promise((resolve) => {
    for (const file of files) {
      watchFile(file, { interval: patience.interval }, (now, before) => {
        const isSame = now.mtimeMs === before.mtimeMs && now.ino === before.ino; // Of what is not there, first.
        if (!isSame) resolve(undefined);
      });
    }
  });
  for (const file of files) unwatchFile(file);
}
