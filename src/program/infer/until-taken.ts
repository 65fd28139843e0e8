import { isDeepStrictEqual } from "node:util";
import { Failure } from "../../base/failure.ts";
import { shown } from "../../base/home.ts";
import { step } from "../../base/steps.ts";
import type { Inferred, Refused } from "../../toolkit/infer/infer.ts";
import { versionWith } from "../../toolkit/infer/versions.ts";
import { releaseInWords } from "../../toolkit/levels/releases.ts";
import type { RefusedPlace } from "../../toolkit/read/bundle.ts";
import { namingFiles, type VersionFile } from "../versions.ts";

/** After so many coarser descriptions of a place, it is reported instead. */
const mostRounds = 4;

/**
 * Infers a document that other commands take: where their checks refuse an annotation, the place is described more
 * coarsely.
 *
 * @param make infers a document in which these places are described coarsely
 * @param write writes it to a temporary folder, and returns the file
 * @throws Failure with version, place and next step of each problem that no annotation avoids
 */
export async function untilTaken<Result extends Inferred>(
  versions: readonly VersionFile[],
  make: (refused: readonly Refused[]) => Result,
  write: (result: Result) => Promise<string>,
): Promise<Result> {
  const { refusedPlaces } = await import("../../toolkit/read/bundle.ts");
  const refused: Refused[] = [];
  let found: readonly RefusedPlace[] = [];
  for (let before: Result | undefined; refused.length <= mostRounds; ) {
    const result = await step("infer, with each projection compared", () =>
      namingFiles(versions, () => make(refused)),
    );
    if (isDeepStrictEqual(result.document, before?.document)) break; // There is no coarser description.
    const file = await write(result);
    found = await step("check that other commands take it", () => refusedPlaces(file));
    if (found.length === 0) return result;
    if (found.some(({ isOfMarks }) => !isOfMarks)) break;
    refused.push(new Map(found.map(({ pointer, message }) => [pointer, message])));
    before = result;
  }
  throw new Failure([...new Set(found.map((one) => refusedLine(one, versions)))]);
}

/** Names the newest version with the place, or with the part of the document around it. */
function refusedLine({ pointer, message }: RefusedPlace, versions: readonly VersionFile[]): string {
  const { place, version } = versionWith(versions, pointer);
  const { file = "", level = 0, release = "" } = version ?? {};
  return `${shown(file)}${place}: ${message} (${releaseInWords({ level, release })}; nothing was written.)`;
}
