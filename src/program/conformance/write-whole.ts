import { randomUUID } from "node:crypto";
import { existsSync, realpathSync, statSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { explained } from "../../base/failure.ts";
import { shown } from "../../base/shown.ts";

/**
 * Writes a file that is never seen in part: beside its place, then moved there. A link stays, and its
 * target is written; what is no file, as /dev/stdout or a pipe, is written to and not replaced.
 *
 * @throws Failure where the system refuses it.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  const isFile = !existsSync(path) || statSync(path).isFile();
  const place = existsSync(path) ? realpathSync(path) : path;
  const next = isFile ? `${place}.${randomUUID()}.next` : path;
  try {
    await writeFile(next, text);
    if (isFile) await rename(next, place);
  } catch (error) {
    if (isFile) await rm(next, { force: true });
    throw explained(error, shown(path));
  }
}
