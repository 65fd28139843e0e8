import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Failure } from "../lib/failure.ts";
import { inRoot, root } from "../lib/root.ts";
import { inTemporaryFolder } from "../lib/temporary.ts";
import type { Mutant } from "./mutant.ts";

/** Does a piece of work in a copy of the project of its own, which is removed afterwards. */
export type InCopy = <T>(work: (tree: string) => Promise<T>) => Promise<T>;

/**
 * Copies the project's own files aside, as they stand, and makes further copies of that, so that who
 * edits meanwhile disturbs nothing. `node_modules` is linked to.
 */
export function withCopies<T>(work: (inCopy: InCopy) => Promise<T>): Promise<T> {
  return inTemporaryFolder("mutants", async (folder) => {
    const original = join(folder, "original");
    for (const path of await ownFiles()) {
      await mkdir(dirname(join(original, path)), { recursive: true });
      await cp(inRoot(path), join(original, path));
    }
    await symlink(inRoot("node_modules"), join(original, "node_modules"));
    let count = 0;
    return work(async (work) => {
      count += 1;
      const tree = join(folder, String(count));
      await cp(original, tree, { recursive: true, verbatimSymlinks: true });
      try {
        return await work(tree);
      } finally {
        await rm(tree, { recursive: true, force: true, maxRetries: 5 });
      }
    });
  });
}

/** Writes a mutant's bug into a copy. */
export async function mutate(tree: string, { id, file, find, replace }: Mutant): Promise<void> {
  const path = join(tree, file);
  const before = existsSync(path) ? (await readFile(path, "utf8")).split(find) : [];
  if (before.length !== 2) {
    throw new Failure(
      `${id}: its \`find\` stands in ${file} ${times(before.length - 1)}, not once.`,
    );
  }
  await writeFile(path, before.join(replace));
}

const times = (count: number) => (count < 1 ? "nowhere" : `${count} times`);

/** All files that are or could be committed. */
async function ownFiles(): Promise<string[]> {
  const words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { stdout } = await promisify(execFile)("git", words, { cwd: root });
  return [...new Set(stdout.split("\0"))].filter((path) => path !== "" && existsSync(inRoot(path)));
}
