import {
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { requireFile } from "../../node/command-options.ts";
import { explainError, Failure, wrongUsage } from "../../node/failure.ts";
import { displayPath } from "../../node/package-root.ts";
import { exitOnSignals } from "../../node/signals.ts";

/** @throws Failure with exit code 2 if a file cannot be created there. */
export function requireCreatable(file: string): void {
  if (existsSync(file)) requireFile(file);
  else if (lstatSync(file, { throwIfNoEntry: false }) !== undefined) {
    throw wrongUsage(
      `${displayPath(file)} is a link without a target. Remove it, or create the target.`,
    );
  }
  if (!existsSync(dirname(file))) {
    throw wrongUsage(
      `${displayPath(dirname(file))} does not exist. Create it, or name another folder.`,
    );
  }
}

/**
 * Whether a file has to be written. Existing files are never overwritten.
 *
 * @throws Failure with exit code 2 if the file exists with other contents.
 */
export function isNewFile(file: string, text: string): boolean {
  if (!existsSync(file)) return true;
  if (readFileSync(file).equals(Buffer.from(text))) return false;
  throw wrongUsage(
    `${displayPath(file)} exists with other contents. Move it, or name another file.`,
  );
}

/** Writes a new file, completely or not at all. */
export function writeNewFile(file: string, text: string): void {
  exitOnSignals(); // They wait for its end.
  let own: number | undefined;
  try {
    own = openSync(file, "wx");
    writeFileSync(own, text);
  } catch (error) {
    if (own !== undefined) rmSync(file, { force: true }); // The next run would take a partial file for a user's.
    throw explainError(error, displayPath(file));
  } finally {
    if (own !== undefined) closeSync(own);
  }
}

/**
 * Replaces the texts of files. Whatever happens, each file is complete, old or new.
 *
 * @param read the texts before the change
 * @throws Failure, without writing anything, if somebody saved another text meanwhile.
 */
export function replaceFiles(
  texts: ReadonlyMap<string, string>,
  read: ReadonlyMap<string, string>,
): void {
  const drafts = [...texts].map(([name, text]) => {
    const file = realpathSync(name); // Links stay links.
    return { file, text, draft: `${file}.${process.pid}.new` };
  });
  exitOnSignals();
  try {
    for (const { draft, file, text } of drafts) {
      writeFileSync(draft, text, { flag: "wx", mode: statSync(file).mode });
    }
    const saved = [...read].filter(([file, text]) => !readFileSync(file).equals(Buffer.from(text)));
    if (saved.length > 0) {
      const names = saved.map(([file]) => displayPath(file)).join(", ");
      throw new Failure(
        `${names} changed meanwhile, so nothing was written. Run the command again.`,
      );
    }
    for (const { draft, file } of drafts) renameSync(draft, file);
  } catch (error) {
    throw explainError(error, drafts.map(({ file }) => displayPath(file)).join(", "));
  } finally {
    for (const { draft } of drafts) rmSync(draft, { force: true });
  }
}
