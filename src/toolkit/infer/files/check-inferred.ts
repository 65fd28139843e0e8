import { Failure } from "../../../node/failure.ts";
import { displayPath } from "../../../node/package-root.ts";
import { step } from "../../../node/progress.ts";
import { join, resolve, steps } from "../../document/json.ts";
import { describeRelease } from "../../levels/level-names.ts";
import type { VersionFile } from "./read-version-files.ts";

/**
 * Checks that the other commands take an inferred document.
 *
 * @param draft the file with the document
 * @param versions the versions in it, lowest level first; `file` is where the others come from, if there are any
 * @throws Failure with version, place and next step of each problem.
 */
export async function checkInferred(
  draft: string,
  versions: readonly VersionFile[],
): Promise<void> {
  const { refusedLocations } = await import("../../read/bundle.ts");
  const found = await step("check that other commands accept it", () => refusedLocations(draft));
  const lines = found.map(({ pointer, message }) => {
    const { place, version } = newestWith(versions, pointer);
    return `${displayPath(version.file)}${place}: ${message} (${describeRelease(version)}; nothing was written.)`;
  });
  if (lines.length > 0) throw new Failure([...new Set(lines)]);
}

/** The newest version with a place of an annotated document, or with the smallest part around it. */
function newestWith(versions: readonly VersionFile[], pointer: string) {
  for (const way = steps(pointer); way.length > 0; way.pop()) {
    const place = way.reduce(join, "#");
    const version = versions.findLast(({ document }) => resolve(document, place) !== undefined);
    if (version !== undefined) return { place, version };
  }
  return { place: "#", version: versions.at(-1) as VersionFile };
}
