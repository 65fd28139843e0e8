import { Failure } from "../../../node/failure.ts";
import { displayPath } from "../../../node/package-root.ts";
import { step } from "../../../node/progress.ts";
import { describeRelease } from "../../levels/level-names.ts";
import { newestWith } from "../inference-input.ts";
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
    const { file = "", level = 0, release = "" } = version ?? {};
    return `${displayPath(file)}${place}: ${message} (${describeRelease({ level, release })}; nothing was written.)`;
  });
  if (lines.length > 0) throw new Failure([...new Set(lines)]);
}
