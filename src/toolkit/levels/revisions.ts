import { type JsonObject, listIn, type OpenApiDocument } from "../document/json.ts";
import { type Operation, operationsOf, type ReadOperations } from "../document/operation-model.ts";
import { readAnnotation } from "./annotation.ts";
import { compatibleDocuments } from "./compatible-document.ts";
import { type ComparedComponent, comparedComponents } from "./component-comparison.ts";
import { type LevelRange, rangesAmong, rangesOf } from "./level-range.ts";
import { type Levels, levelsOf } from "./levels.ts";
import type { Describe } from "./merge-shapes.ts";
import { snapshots } from "./snapshot.ts";

/** A part of a specification, at levels at which it and everything it refers to is the same. */
export interface Revision {
  /** Its levels, ascending, with neighbouring ranges joined; several ranges mean that it changed and changed back. */
  readonly ranges: readonly [LevelRange, ...LevelRange[]];
  /** The part in the snapshot of its first level; its references are to be resolved in that snapshot. */
  readonly node: JsonObject;
}

/** A document at all its levels. Levels at which a part is the same share one revision. */
export interface Revisions {
  /** The levels at which something may change, ascending, from 0. */
  readonly boundaries: readonly number[];
  /** The revisions of each component, path and operation by its pointer, in the order in which they begin. */
  readonly parts: ReadonlyMap<string, readonly Revision[]>;
  /** The snapshot of a level. Snapshots share unchanged parts and must not be modified. */
  readonly documentAt: (level: number) => OpenApiDocument;
}

/**
 * Which snapshots are compared: the document of one level (`at`), or of all servers from a level up (`from`), in which
 * fields that only some of them take say so.
 */
export type Reading = "at" | "from";

/**
 * Compares the levels of a document with each other.
 *
 * @param reduced removes what is not to be compared from each snapshot. By default, everything is compared.
 * @param snapshotAt the snapshots, if they are known
 * @param levels the levels of the document, if they are known
 */
export function revisions(
  document: OpenApiDocument,
  reading: Reading,
  reduced = (snapshot: OpenApiDocument, _level: number) => snapshot,
  snapshotAt = snapshots(document),
  { boundaries, boundaryAt, registry, nameOfRange, unsureBefore }: Levels = levelsOf(document),
): Revisions {
  const describe: Describe = {
    taken: (ranges) => {
      const unsure = ranges.flatMap(({ from, to }) =>
        [unsureBefore(from) ?? [], unsureBefore(to) ?? []].flat(),
      );
      const names = [...new Set(unsure.map(nameOfRange))].join(" and ");
      const unknown = names === "" ? "" : ` For ${names}, this is not known.`;
      return `Only servers of ${ranges.map(nameOfRange).join(" and ")} accept it.${unknown}`;
    },
    // Any change of that level fits: a server that has one has reached the level.
    needed: (level) => {
      const feature = registry.find((one) => one.level === level)?.name ?? "";
      return { level, feature };
    },
  };
  const projected =
    reading === "at" ? snapshotAt : compatibleDocuments(document, describe, snapshotAt);
  // All at once: a lazy function would keep the projector in memory.
  const documents = boundaries.map((level) => reduced(projected(level), level));
  const parts = Array.from(comparedComponents(documents), ([pointer, at]) => {
    const groups = new Map<string, number[]>();
    for (const [index, { meaning }] of at) listIn(groups, meaning).push(boundaries[index] ?? 0);
    const found = [...groups.values()].map((some): Revision => {
      const [first, ...others] = rangesAmong(boundaries, some) as [LevelRange, ...LevelRange[]];
      const { node } = at.get(boundaries.indexOf(first.from)) as ComparedComponent;
      return { ranges: [first, ...others], node };
    });
    return [pointer, found] as const;
  });
  return {
    boundaries,
    parts: new Map(parts),
    documentAt: (level) => documents[boundaries.indexOf(boundaryAt(level))] ?? {},
  };
}

/** An operation at all levels. */
export interface LevelledOperation {
  readonly id: string;
  /** In the order in which they begin; if the operation moved, those of all its paths. */
  readonly revisions: readonly OperationRevision[];
}

/** An operation for the ranges in which it, and everything it refers to, is the same. */
interface OperationRevision extends Pick<Revision, "ranges"> {
  readonly operation: Operation;
}

/**
 * The operations of all levels by id, in the order in which they first occur. `read` may return other objects instead.
 */
export function levelledOperations(
  { boundaries, parts, documentAt }: Revisions,
  read: ReadOperations = operationsOf,
): LevelledOperation[] {
  const found = new Map<string, OperationRevision[]>();
  /** The operations with a revision that begins at a boundary, by their pointers. */
  const beginning = new Map<number, Map<string, Revision>>();
  for (const [pointer, all] of parts) {
    if (!isOperation.test(pointer)) continue;
    for (const revision of all) {
      const [{ from }] = revision.ranges;
      const here = beginning.get(from) ?? new Map<string, Revision>();
      beginning.set(from, here.set(pointer, revision));
    }
  }
  for (const boundary of boundaries) {
    const here = beginning.get(boundary);
    if (here === undefined) continue;
    for (const operation of read(documentAt(boundary), (pointer) => here.has(pointer))) {
      const { ranges } = here.get(operation.pointer) as Revision;
      listIn(found, operation.id).push({ ranges, operation });
    }
  }
  return [...found].map(([id, revisions]) => ({ id, revisions }));
}

const isOperation = /^#\/(paths|webhooks|components\/pathItems)\/[^/]+\/[a-z]+$/;

/**
 * The operations of an annotated document, in its order, grouped by id, the newest first. An operation that moved to
 * another path or method keeps its id, and no level has it twice.
 */
export function operationsById(document: OpenApiDocument): [Operation, ...Operation[]][] {
  const groups = new Map<string, Operation[]>();
  for (const operation of operationsOf(document)) listIn(groups, operation.id).push(operation);
  const newest = ({ extensions }: Operation) =>
    rangesOf(readAnnotation(extensions)).at(-1)?.from ?? 0;
  return Array.from(groups.values(), (group) => {
    return group.sort((one, other) => newest(other) - newest(one)) as [Operation, ...Operation[]];
  });
}
