import { step } from "../../base/steps.ts";
import type { AddFile } from "../../base/thread.ts";
import { boundaries, type OpenApiDocument } from "../levels/index.ts";
import { projectFromSharing } from "../levels/projection.ts";
import { untouchedIn } from "../levels/untouched.ts";
import { digestOf, openMadeTypes } from "./made-types.ts";
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
  const projected = (level: number) => projectFromSharing(document, untouched, level);
  const made = openMadeTypes(folder);
  const kept: number[] = [];
  /** The levels of one projection, under a digest of it: the texts of a large document take much memory. */
  const alike = new Map<string, [number, ...number[]]>();
  for (const level of levels) {
    const input = digestOf([JSON.stringify(projected(level))]);
    const before = made.find(pathOf(level), titleOf(level) + input);
    if (before !== undefined) {
      add(pathOf(level), before);
      kept.push(level);
    } else if (!alike.get(input)?.push(level)) alike.set(input, [level]);
  }
  if (kept.length > 0) await step(`types  from level ${kept.join(", ")}  as they were`, () => {});
  for (const [input, levels] of alike) {
    const where = levels.map(pathOf).join(", ");
    await step(`types  from level ${levels.join(", ")}  →  ${where}`, async () => {
      const body = await typesOf(projected(levels[0]));
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
