import { createHash } from "node:crypto";
import { lstatSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { explained, Failure } from "./failure.ts";
import { isRunning } from "./stop.ts";

/** The folders that are in use, for the programs that we start (die-with-parent.mjs). */
export const temporaryFolders = new Set<string>();

process.once("exit", () => temporaryFolders.forEach(remove));

function remove(folder: string): void {
  // A program that was killed a moment ago may still be writing.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/**
 * Does a piece of work in a new folder, which is removed afterwards, also when this process is stopped
 * in between. Where it is killed, the programs that it runs just then remove the folder, or else the next run does.
 *
 * @throws Failure if there is no folder for temporary ones.
 */
export async function inTemporaryFolder<T>(
  name: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  clearDead();
  const folder = newFolder(name);
  temporaryFolders.add(folder);
  try {
    return await work(folder);
  } finally {
    temporaryFolders.delete(folder);
    remove(folder);
  }
}

function newFolder(name: string): string {
  try {
    return mkdtempSync(join(tmpdir(), `${name}-${machine()}-${process.pid}-`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw explained(error, tmpdir());
    throw new Failure(
      `${tmpdir()} does not exist, where temporary files go: make it, or name another folder in the variable TMPDIR.`,
      { cause: error },
    );
  }
}

/** Removes what killed processes of this user left: those whose number on this machine nobody has any more. */
function clearDead(): void {
  const parent = tmpdir();
  const own = new RegExp(`^[a-z-]+-${machine()}-(\\d+)-\\w{6}$`);
  for (const name of lstatSync(parent, { throwIfNoEntry: false }) ? readdirSync(parent) : []) {
    const [, pid] = own.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const found = lstatSync(join(parent, name), { throwIfNoEntry: false });
    if (found?.isDirectory() && found.uid === process.getuid?.()) remove(join(parent, name));
  }
}

/** Stands for whatever counts processes: containers may share a temporary folder, and each has a number 1. */
function machine(): string {
  let numbers = "";
  try {
    numbers = readlinkSync("/proc/self/ns/pid");
  } catch {
    // Only Linux divides them.
  }
  return createHash("sha256").update(hostname()).update(numbers).digest("hex").slice(0, 8);
}
