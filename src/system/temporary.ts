import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The folders that are in use, for the programs that we start (die-with-parent.mjs). */
export const temporaryFolders = new Set<string>();

/**
 * Does a piece of work in a new folder, which is removed afterwards, also when this process is stopped
 * in between. Where it is killed, the programs that it runs just then remove the folder.
 */
export async function inTemporaryFolder<T>(
  name: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  // A program that was killed a moment ago may still be writing.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  temporaryFolders.add(folder);
  process.once("exit", remove);
  try {
    return await work(folder);
  } finally {
    process.off("exit", remove);
    temporaryFolders.delete(folder);
    remove();
  }
}
