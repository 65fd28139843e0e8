import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { explained, Failure } from "./failure.ts";

const temporaryFolders = new Set<string>();

/** The folders in use, for started programs (die-with-parent.mjs); in a thread also those of the main one (thread.ts). */
export const foldersInUse = (): string[] => [
  ...(isMainThread ? [] : JSON.parse(process.env.TEMPORARY_FOLDERS ?? "[]")),
  ...temporaryFolders,
];

process.once("exit", () => temporaryFolders.forEach(remove));

function remove(folder: string): void {
  // A killed program may still be writing.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/**
 * Does work in a new folder, which is removed afterwards, even if this process is stopped. If it is killed, the
 * programs that it has started remove the folder.
 *
 * @throws Failure if the system's temporary folder does not exist or is full; other errors of `work` unchanged.
 */
export async function inTemporaryFolder<T>(
  name: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = newFolder(name);
  temporaryFolders.add(folder);
  try {
    return await work(folder);
  } catch (error) {
    const { code }: NodeJS.ErrnoException = Object(error);
    // Errors of a full disk name no place. Errors without a code, such as too deep nesting, are not about this folder.
    throw code === undefined ? error : explained(error, tmpdir());
  } finally {
    temporaryFolders.delete(folder);
    remove(folder);
  }
}

function newFolder(name: string): string {
  try {
    return mkdtempSync(join(tmpdir(), `${name}-`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw explained(error, tmpdir());
    throw new Failure(
      `The folder for temporary files, ${tmpdir()}, does not exist: create it, or set the variable TMPDIR.`,
      { cause: error },
    );
  }
}
