import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Failure } from "../lib/failure.ts";
import { inRoot, root } from "../lib/root.ts";
import type { Mutant } from "./mutant.ts";

/** Throw-away copies of the project, all made from the state in which it was when the first was made. */
export interface Trees {
  /** A copy of its own for one piece of work, removed when that is done. */
  withCopy<T>(work: (tree: string) => Promise<T>): Promise<T>;
  /** Removes what is left. */
  remove(): Promise<void>;
}

/** Copies the project's own files aside, as they stand; `node_modules` is linked to. */
export async function createTrees(): Promise<Trees> {
  const folder = await mkdtemp(join(tmpdir(), "mutants-"));
  const original = join(folder, "original");
  for (const path of await ownFiles()) {
    await mkdir(dirname(join(original, path)), { recursive: true });
    await cp(inRoot(path), join(original, path));
  }
  await symlink(inRoot("node_modules"), join(original, "node_modules"));
  let count = 0;
  return {
    async withCopy(work) {
      count += 1;
      const tree = join(folder, String(count));
      await cp(original, tree, { recursive: true, verbatimSymlinks: true });
      try {
        return await work(tree);
      } finally {
        await rm(tree, { recursive: true, force: true });
      }
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
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
