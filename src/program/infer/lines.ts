import { commandLine, shown } from "../../base/home.ts";
import { methods } from "../../toolkit/document/grammar.ts";
import { type JsonObject, listIn } from "../../toolkit/document/json.ts";
import type { Held } from "../../toolkit/infer/infer.ts";
import type { Rename } from "../../toolkit/infer/renames.ts";
import {
  boundaries,
  markedObjects,
  type OpenApiDocument,
  releases,
} from "../../toolkit/levels/index.ts";
import { namesOfLevels } from "../../toolkit/levels/releases.ts";
import type { VersionFile } from "../versions.ts";

/** The name of a level in messages about a document. */
export const nameIn = (document: OpenApiDocument, level: number): string =>
  namesOfLevels([level], releases(document), boundaries(document));

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

/** Explains why a document is much larger than its newest version: lists the largest contents of its marks. */
export function sizeLines(document: OpenApiDocument, newest: OpenApiDocument): string[] {
  const ratio = sizeOf(document) / sizeOf(newest);
  const kept = markedObjects(document)
    .flatMap(({ pointer, mark: { changes = [] } }) =>
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
          `  ${pointer} before ${nameIn(document, level)}: ${fields.join(", ")}, ${Math.ceil(size / 1000)} kB`,
      ),
  ];
}

/** How many objects and fields are listed that are stored whole. */
const mostHeld = 10;

/** Explains why objects or fields are stored whole for each version, and what would avoid it. */
export function heldLines(held: readonly Held[], document: OpenApiDocument): string[] {
  const lines = held.slice(0, mostHeld).map(({ pointer, place, level = 0, reason }) => {
    const why =
      reason === undefined
        ? `with marks inside it, ${place} would not be as in ${nameIn(document, level)}. To avoid this, write ${place} in the same form in all versions.`
        : `a mark at ${place} would be refused. To avoid this, change the versions there: ${reason}`;
    return `  ${pointer} is stored whole for each version: ${why}`;
  });
  const more = held.length - mostHeld;
  return more > 0 ? [...lines, `  ${more} more are stored whole.`] : lines;
}

/** One line for each pair of names, however many objects have it. */
export function renameLines(renames: readonly Rename[], document: OpenApiDocument): string[] {
  const pairs = new Map<string, Rename[]>();
  for (const one of renames) {
    listIn(pairs, JSON.stringify([one.level, one.from, one.to])).push(one);
  }
  return [...pairs.values()].map(([first, ...others]) => {
    const { level, pointer, from, to } = first as Rename;
    const more = others.length === 0 ? "" : ` and ${others.length} other places`;
    return `${pointer}${more}: at ${nameIn(document, level)} \`${from}\` was removed and \`${to}\`, of the same form, was added; if it is the same property, write \`replacedBy: ${to}\` and \`replaces: ${from}\`, or use --take-renames for all such pairs.`;
  });
}

/** Warns of a version without most operations of the one before, as if they were parts of an API side by side. */
export function sideLines(versions: readonly VersionFile[]): string[] {
  const idsOf = ({ document }: VersionFile) => new Set(placesOfOperations(document));
  return versions.slice(1).flatMap((version, index) => {
    const before = versions[index] as VersionFile;
    const [own, older] = [idsOf(version), idsOf(before)];
    const lost = [...older].filter((one) => !own.has(one));
    if (older.size < 2 || 2 * lost.length <= older.size) return [];
    const names = [before, version].map(({ file }) => shown(file));
    const joined = `npx @redocly/cli@2 join ${names.join(" ")} -o joined.yaml`;
    return `${names[1]} lacks ${lost.length} of the ${older.size} operations of ${names[0]}, for example ${lost[0]}: these look like parts of an API side by side, not like versions of one. As versions, each marks the operations of the others as removed. If they are parts, join those of each version (\`${joined}\`), and name the joined documents; or describe each part by itself (\`${commandLine("infer", "--help")}\`).`;
  });
}

/** `GET /rooms`, for each operation of a document. */
const placesOfOperations = ({ paths }: OpenApiDocument): string[] =>
  Object.entries(Object(paths) as JsonObject).flatMap(([path, item]) =>
    methods
      .filter((method) => Object.hasOwn(Object(item), method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
