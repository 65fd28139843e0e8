import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { explainError, Failure } from "./failure.ts";

const inUse = new Set<string>();
process.once("exit", () => inUse.forEach(remove));

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 }); // A killed program may still be writing.
}

/**
 * Does work in a new folder of the system's temporary folder, and removes it afterwards. A signal that ends this
 * process before that leaves the folder to the system.
 *
 * @throws Failure if the system's temporary folder does not exist or is full; other errors of `work` unchanged.
 */
export async function inTemporaryFolder<T>(
  name: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = newFolder(name);
  inUse.add(folder);
  try {
    return await work(folder);
  } catch (error) {
    const { code }: NodeJS.ErrnoException = Object(error);
    // Errors of a full disk name no location. Errors without a code, for example for too deep nesting, are not about
    // this folder.
    throw code === undefined ? error : explainError(error, tmpdir());
  } finally {
    inUse.delete(folder);
    remove(folder);
  }
}

function newFolder(name: string): string {
  try {
    return mkdtempSync(join(tmpdir(), `${name}-`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw explainError(error, tmpdir());
    throw new Failure(
      `The folder for temporary files, ${tmpdir()}, does not exist. Create it, or set the variable TMPDIR.`,
      { cause: error },
    );
  }
}
