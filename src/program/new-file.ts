import {
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { needFile } from "../base/arguments.ts";
import { explained, wrongly } from "../base/failure.ts";
import { shown } from "../base/home.ts";

/** @throws Failure with exit code 2 where no file can be. */
export function needPlace(file: string): void {
  if (existsSync(file)) needFile(file);
  else if (lstatSync(file, { throwIfNoEntry: false }) !== undefined) {
    throw wrongly(`${shown(file)} is a link that leads nowhere: remove it, or make its target.`);
  }
  if (!existsSync(dirname(file))) {
    throw wrongly(`${shown(dirname(file))} does not exist: make it, or name another place.`);
  }
}

/**
 * Whether a file has to be written; one that is there is never written over.
 *
 * @throws Failure with exit code 2 where one with another text is in its place.
 */
export function isNewFile(file: string, text: string): boolean {
  if (!existsSync(file)) return true;
  if (readFileSync(file, "utf8") === text) return false;
  throw wrongly(
    `${shown(file)} is there, and its text is another: move it elsewhere, or name another file.`,
  );
}

/** Writes a file that is not there yet: all of it, or none. */
export function writeNewFile(file: string, text: string): void {
  let own: number | undefined;
  try {
    own = openSync(file, "wx");
    writeFileSync(own, text);
  } catch (error) {
    if (own !== undefined) rmSync(file, { force: true }); // The next run would take half of it for another one.
    throw explained(error, shown(file));
  } finally {
    if (own !== undefined) closeSync(own);
  }
}
