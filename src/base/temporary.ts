import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The folders that are in use, for the programs that we start (die-with-parent.mjs). */
export const temporaryFolders = new Set<string>();

process.once("exit", () => temporaryFolders.forEach(remove));

function remove(folder: string): void {
  // A program that was killed a moment ago may still be writing.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/**
 * Does a piece of work in a new folder, which is removed afterwards, also when this process is stopped
 * in between. Where it is killed, the programs that it runs just then remove the folder.
 */
export async function inTemporaryFolder<T>(
  name: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  temporaryFolders.add(folder);
  try {
    return await work(folder);
  } finally {
    temporaryFolders.delete(folder);
    remove(folder);
  }
}
