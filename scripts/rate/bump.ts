import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { type Impact, worst } from "./finding.ts";

/**
 * The bump that a rating needs after a version. Below 1.0.0 it is one step smaller, as semver.org §4
 * allows and as npm reads `^0.1.0`: there a minor bump may break, and a patch may add.
 */
export function bumpFor(rating: Impact, version: string): Impact {
  if (!version.startsWith("0.")) return rating;
  return rating === "major" ? "minor" : rating === "none" ? "none" : "patch";
}

/** The bump from one version to the next, without what follows a dash. */
export function bumpBetween(from: string, to: string): Impact {
  const parts = (version: string) => version.split("-")[0]?.split(".").map(Number) ?? [];
  const [before, after] = [parts(from), parts(to)];
  const first = before.findIndex((part, index) => part !== after[index]);
  return (["major", "minor", "patch"] as const)[first] ?? "none";
}

/** The bump that the changesets of a folder ask for together; `none` of no changesets. */
export async function pendingBump(folder: string): Promise<Impact> {
  if (!existsSync(folder)) return "none";
  const files = (await readdir(folder)).filter(
    (name) => name.endsWith(".md") && name !== "README.md",
  );
  const bumps = await Promise.all(
    files.map(async (name): Promise<Impact[]> => {
      const [, head = ""] = (await readFile(join(folder, name), "utf8")).split(/^---$/m);
      return Object.values(parse(head) ?? {});
    }),
  );
  return worst(bumps.flat());
}
