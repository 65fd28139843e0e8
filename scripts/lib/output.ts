import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Failure } from "./failure.ts";
import { shown } from "./root.ts";

/** The files of a folder that is made as a whole: text by path below the folder. */
export type Output = ReadonlyMap<string, string>;

/** How a folder differs from what it should hold; the paths are below the folder, sorted. */
export interface Difference {
  readonly stale: readonly string[];
  readonly missing: readonly string[];
  readonly surplus: readonly string[];
}

/** Compares a folder with its output: the set of files first, then their bytes. */
export async function compareOutput(
  folder: string,
  output: Output,
  keep: readonly string[],
): Promise<Difference> {
  const present = new Set(await filesBelow(folder, keep));
  const stale: string[] = [];
  const missing: string[] = [];
  for (const [path, text] of output) {
    if (!present.has(path)) missing.push(path);
    else if ((await readFile(join(folder, path), "utf8")) !== text) stale.push(path);
  }
  const surplus = [...present].filter((path) => !output.has(path));
  return { stale: stale.sort(), missing: missing.sort(), surplus: surplus.sort() };
}

/**
 * Puts an output in the place of a folder: written beside it in full, then swapped in, so that a
 * failure at any moment leaves the old or the new one whole. `keep` names entries of the folder that
 * are not part of the output and move along.
 *
 * @throws Failure where the folder holds files and none of them is of this output: it is somebody's.
 */
export async function swapOutput(
  folder: string,
  output: Output,
  keep: readonly string[],
): Promise<void> {
  const next = `${folder}.next`;
  const previous = `${folder}.previous`;
  if (!existsSync(folder) && existsSync(previous)) await rename(previous, folder); // A swap was cut off.
  const present = await filesBelow(folder, keep);
  if (present.length > 0 && !present.some((path) => output.has(path))) {
    throw new Failure(
      `${shown(folder)} holds files, and none that was made here: name a new folder, or empty this one.`,
      { exitCode: 2 },
    );
  }
  await rm(next, { recursive: true, force: true });
  await rm(previous, { recursive: true, force: true });
  try {
    for (const [path, text] of output) {
      await mkdir(dirname(join(next, path)), { recursive: true });
      await writeFile(join(next, path), text);
    }
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
  if (existsSync(folder)) await rename(folder, previous);
  await rename(next, folder);
  for (const entry of keep) {
    if (existsSync(join(previous, entry))) await rename(join(previous, entry), join(folder, entry));
  }
  await rm(previous, { recursive: true, force: true });
}

async function filesBelow(folder: string, keep: readonly string[]): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((path) => !keep.some((kept) => path === kept || path.startsWith(`${kept}/`)));
}
