import type { JsonObject, OpenApiDocument } from "../document/json.ts";
import { annotatedObjects } from "../levels/annotated-objects.ts";
import {
  annotationKey,
  entryToWrite,
  featureLevels,
  levelsIn,
  registryKey,
  uncertainRange,
} from "../levels/annotation.ts";

/** A document whose texts narrowed the levels of annotations. */
export interface Narrowed {
  readonly document: OpenApiDocument;
  /** How many annotations now have an exact level, and how many do not. */
  readonly exact: number;
  readonly open: number;
  /** The objects whose texts do not name exactly one possible level, with the named levels and the known bounds. */
  readonly unused: readonly {
    readonly pointer: string;
    readonly said: readonly number[];
    readonly after: number;
    readonly level: number;
  }[];
}

/**
 * Narrows the levels of what was added, where a document says them in its texts: if the description of an object matches
 * a pattern, and exactly one of the numbers that it captures is a level at which the object may have come, that is its
 * level. What was removed or changed keeps its bounds, as texts say too different things of it.
 *
 * @param pattern with a group for the number, for example /feature level (\d+)/
 */
export function levelsFromTexts(given: OpenApiDocument, pattern: RegExp): Narrowed {
  const document = structuredClone(given);
  const registry = featureLevels(document);
  const unused: Narrowed["unused"][number][] = [];
  const found = new Map<number, string>();
  let [exact, open] = [0, 0];
  // A moved operation ends where its next place begins.
  const ids = new Map<unknown, number>();
  const annotated = annotatedObjects(document);
  for (const { kind, node } of annotated) {
    if (kind === "operation") ids.set(node.operationId, (ids.get(node.operationId) ?? 0) + 1);
  }
  for (const { node, kind, pointer, annotation } of annotated) {
    const entry = registry.find(({ level }) => level === annotation.since);
    const unsure = entry && uncertainRange(entry);
    const isMoved = kind === "operation" && (ids.get(node.operationId) ?? 0) > 1;
    if (entry === undefined || unsure === undefined || isMoved) continue;
    const texts = `${node.summary ?? ""}\n${node.description ?? ""}`;
    const all = [...texts.matchAll(new RegExp(pattern, "g"))].map(([, number]) => Number(number));
    const said = [...new Set(all)].filter(Number.isSafeInteger);
    const fitting = said.filter((level) => level >= unsure.from && level < unsure.to);
    const [level] = fitting;
    if (level === undefined || fitting.length > 1) {
      open++;
      if (said.length > 0 && !said.includes(entry.level)) {
        unused.push({ pointer, said, after: unsure.from - 1, level: entry.level });
      }
      continue;
    }
    exact++;
    found.set(level, entry.release);
    node[annotationKey] = { ...(node[annotationKey] as JsonObject), since: level };
  }
  const entries = Array.from(found, ([level, release]) => entryToWrite({ level, release }));
  const known = [...registry, ...entries].sort((one, other) => one.level - other.level);
  const used = new Set(levelsIn(document));
  const entriesInUse = known.filter(({ level }) => used.has(level));
  document[registryKey] = entriesInUse.map((entry): JsonObject => ({ ...entry }));
  return { document, exact, open, unused };
}
