import { boundaries, type OpenApiDocument } from "../levels/index.ts";
import { projectFromSharing } from "../levels/project-from.ts";
import { untouchedIn } from "../levels/untouched.ts";
import { step } from "../system/steps.ts";
import type { AddFile } from "../system/thread.ts";
import { openMadeTypes } from "./made-types.ts";
import { header } from "./text.ts";
import { typesOf } from "./types.ts";

/** Where the types from a level up are, below the folder that is made. */
const pathOf = (level: number) => `types/from-${level}.d.ts`;

/**
 * Makes the types from each of some levels up. Those of one projection are made once, and none where the file of the
 * last run is what would be made again.
 *
 * @param folder the one that the last run made, if its files may be used again
 */
export async function emitLevelTypes(
  add: AddFile,
  document: OpenApiDocument,
  levels: readonly number[],
  folder: string | undefined,
): Promise<void> {
  const untouched = untouchedIn(document);
  const made = openMadeTypes(folder);
  const projections = new Map<string, { projection: OpenApiDocument; levels: number[] }>();
  for (const level of levels) {
    const projection = projectFromSharing(document, untouched, level);
    const input = JSON.stringify(projection);
    const before = made.find(pathOf(level), titleOf(level) + input);
    if (before !== undefined) add(pathOf(level), before);
    else if (!projections.get(input)?.levels.push(level)) {
      projections.set(input, { projection, levels: [level] });
    }
  }
  const isMade = (level: number) =>
    [...projections.values()].some((one) => one.levels.includes(level));
  const kept = levels.filter((level) => !isMade(level));
  if (kept.length > 0) await step(`types  from level ${kept.join(", ")}  as they were`, () => {});
  for (const [input, { projection, levels }] of projections) {
    const where = levels.map(pathOf).join(", ");
    await step(`types  from level ${levels.join(", ")}  →  ${where}`, async () => {
      const body = await typesOf(projection);
      for (const level of levels) {
        const text = header(titleOf(level)) + body;
        add(pathOf(level), text);
        made.remember(titleOf(level) + input, text);
      }
    });
  }
  made.save();
}

const titleOf = (level: number) => `Types for every server from feature level ${level} up.`;

/** The levels of a document in as many parts as there are, neighbours together: they are often of one projection. */
export function levelsInParts(document: OpenApiDocument, parts: number): number[][] {
  const levels = boundaries(document);
  const size = Math.ceil(levels.length / parts);
  return Array.from({ length: Math.ceil(levels.length / size) }, (_, part) =>
    levels.slice(part * size, (part + 1) * size),
  );
}
