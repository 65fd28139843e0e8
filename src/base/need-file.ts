import { statSync } from "node:fs";
import { wrongly } from "./failure.ts";
import { shown } from "./shown.ts";

/**
 * Asks for a file that a user has named; messages name it by `name`, which defaults to its path.
 *
 * @throws Failure with exit code 2 where there is none, or a folder.
 */
export function needFile(file: string, name = shown(file)): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw wrongly(`${name} does not exist.`);
  if (found.isDirectory()) throw wrongly(`${name} is a folder: name a file.`);
}
