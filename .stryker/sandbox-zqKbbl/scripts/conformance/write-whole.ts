// @ts-nocheck
import { rename, rm, writeFile } from "node:fs/promises";

/** Writes a file that is never seen in part: beside its place, then moved there. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const next = `${path}.${process.pid}.next`;
  try {
    await writeFile(next, text);
    await rename(next, path);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
}
