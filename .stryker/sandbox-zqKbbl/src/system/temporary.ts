// @ts-nocheck
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Does a piece of work in a new folder, which is removed afterwards, also when this process is stopped
 * in between.
 */
export async function inTemporaryFolder<T>(
  name: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  // A program that was killed a moment ago may still be writing.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  process.once("exit", remove);
  try {
    return await work(folder);
  } finally {
    process.off("exit", remove);
    remove();
  }
}
