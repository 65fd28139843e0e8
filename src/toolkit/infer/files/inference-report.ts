import { commandLine, displayPath } from "../../../node/package-root.ts";
import { methods } from "../../document/grammar.ts";
import { isObject, type JsonObject } from "../../document/json.ts";
import { annotatedObjects, type OpenApiDocument } from "../../levels/index.ts";
import type { LevelledDocument } from "../../levels/levelled-document.ts";
import type { Levels } from "../../levels/levels.ts";
import type { Inferred } from "../infer-annotations.ts";
import type { FallbackCopy } from "../inference-input.ts";
import type { Narrowed } from "../levels-from.ts";
import type { VersionFile } from "./read-version-files.ts";

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

/** Explains why a document is much larger than its newest version: lists the largest contents of its annotations. */
export function sizeLines(
  { annotated, namesOf }: LevelledDocument,
  newest: OpenApiDocument,
): string[] {
  const ratio = sizeOf(annotated) / sizeOf(newest);
  const kept = annotatedObjects(annotated)
    .flatMap(({ pointer, annotation: { changes = [] } }) =>
      changes.flatMap(({ level, was }) => (was === undefined ? [] : [{ pointer, level, was }])),
    )
    .map(({ was, ...place }) => ({ ...place, size: sizeOf(was), fields: Object.keys(was) }))
    .sort((one, other) => other.size - one.size);
  if (ratio <= 1.5 || kept.length === 0) return [];
  return [
    `The document is ${ratio.toFixed(2)} times its newest version. The largest parts of older versions in it:`,
    ...kept
      .slice(0, 5)
      .map(
        ({ pointer, level, size, fields }) =>
          `  ${pointer} before ${namesOf([level])}: ${fields.join(", ")}, ${Math.ceil(size / 1000)} kB`,
      ),
  ];
}

/** How many parts that are stored whole are listed. */
const mostHeld = 10;

/** Tells which parts of a document are stored whole for each version, and why. */
export function fallbackLines(
  { fallbacks, referring }: Pick<Inferred, "fallbacks" | "referring">,
  { namesOf }: Levels,
): string[] {
  const more = fallbacks.length - mostHeld;
  const fields = new Map<string, number>();
  for (const pointer of referring) {
    const name = pointer.slice(pointer.lastIndexOf("/") + 1);
    fields.set(name, (fields.get(name) ?? 0) + 1);
  }
  const counted = [...fields].map(([name, count]) => `${count} of \`${name}\``).join(", ");
  return [
    ...fallbacks
      .slice(0, mostHeld)
      .map(
        ({ pointer, place, level }) =>
          `  ${pointer} is stored whole for each version, because annotations inside it cannot restore ${place} of ${namesOf([level])}.`,
      ),
    ...(more > 0 ? [`  ${more} more are stored whole.`] : []),
    ...(counted === ""
      ? []
      : [`  Fields stored whole because a reference comes or goes in them: ${counted}.`]),
  ];
}

/** Counts the levels that texts named, and lists the texts that were not used. */
export const narrowedLines = ({ exact, open, unused }: Narrowed): string[] => [
  `  ${exact} of ${exact + open} added objects have the level that their texts name.`,
  ...unused.map(
    ({ pointer, said, after, level }) =>
      `  ${pointer} came after ${after}, by ${level}; its text names ${said.join(", ")}, which lies outside.`,
  ),
];

/** Tells which parts of an edited document got inferred annotations in place of its own. */
export const rewrittenLines = (rewritten: readonly FallbackCopy[], { namesOf }: Levels): string[] =>
  rewritten.map(
    ({ pointer, place, level }) =>
      `  ${pointer} has new annotations at all levels, because its own annotations cannot restore ${place} of ${namesOf([level])}.`,
  );

/** Warns of a version without most operations of the one before, as if they were parts of an API side by side. */
export function sideLines(versions: readonly VersionFile[]): string[] {
  return versions.slice(1).flatMap((version, index) => {
    const before = versions[index] as VersionFile;
    const [own, older] = [operationsIn(version.document), operationsIn(before.document)];
    const known = new Set(own.flat());
    // An operation that only moves keeps its id.
    const lost = older.filter((names) => !names.some((name) => known.has(name)));
    if (older.length < 2 || 2 * lost.length <= older.length) return [];
    const names = [before, version].map(({ file }) => displayPath(file));
    const joined = `npx @redocly/cli@2 join ${names.join(" ")} -o joined.yaml`;
    return `${names[1]} has only ${older.length - lost.length} of the ${older.length} operations of ${names[0]}; ${lost[0]?.[0]} is missing, for example. These documents look like parts of one API, not like versions: as versions, each removes the operations of the others. If they are parts, join the parts of each version (\`${joined}\`) and name the joined documents, or describe each part by itself (\`${commandLine("infer", "--help")}\`).`;
  });
}

/** `GET /rooms` of each operation of a document, and its id, if it has one. */
const operationsIn = ({ paths }: OpenApiDocument): string[][] =>
  Object.entries(Object(paths) as JsonObject).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation: unknown = Object(item)[method];
      if (!isObject(operation)) return [];
      const { operationId: id } = operation;
      return [[`${method.toUpperCase()} ${path}`, ...(typeof id === "string" ? [id] : [])]];
    }),
  );
