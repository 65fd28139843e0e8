import { randomUUID } from "node:crypto";
import { existsSync, realpathSync, statSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";

/**
 * Writes a file that is never seen in part: beside its place, then moved there. A link stays, and its
 * target is written; what is no file, as /dev/stdout or a pipe, is written to and not replaced.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  if (existsSync(path) && !statSync(path).isFile()) return writeFile(path, text);
  const place = existsSync(path) ? realpathSync(path) : path;
  const next = `${place}.${randomUUID()}.next`;
  try {
    await writeFile(next, text);
    await rename(next, place);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
}
