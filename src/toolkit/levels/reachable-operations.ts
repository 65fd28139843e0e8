import { memoizeBy } from "../../universal/memoize.ts";
import { walk } from "../document/grammar.ts";
import { listIn, type OpenApiDocument, parentPointers, reachable } from "../document/json.ts";
import { readAnnotation } from "./annotation.ts";
import { isLevelIn, type LevelRange, rangesOf } from "./level-range.ts";

/** Some operations, by their ids. Operations may share an id if no two of them exist at the same level. */
interface Reach {
  /** In the order of the document. */
  readonly ids: readonly string[];
  /** The ids of the operations that exist at a level. */
  readonly idsAt: (level: number) => readonly string[];
}

/** An operation: its position in the document, its id, and when it exists. */
interface Found {
  readonly position: number;
  readonly id: string;
  readonly ranges: readonly LevelRange[];
}

/**
 * Finds, for a pointer into the document, the operations that contain it, share it as part of their path, or reach its
 * component by references.
 */
export function operationsReaching(document: OpenApiDocument): (pointer: string) => Reach {
  const references: { readonly pointer: string; readonly target: string }[] = [];
  /** The operations that a pointer contains. */
  const below = new Map<string, Found[]>();
  /** The places of operations and reference targets, each with the operations that directly contain it. */
  const places = new Map<string, Found[]>();
  let position = 0;
  walk(document, "document", "#", ({ node, kind, pointer }, ancestors) => {
    if (typeof node.$ref === "string") {
      references.push({ pointer, target: node.$ref });
      listIn(places, node.$ref);
    }
    if (kind !== "operation" || typeof node.operationId !== "string") return;
    if (pointer.startsWith("#/components/")) return;
    // An earlier field had it below the level of the change.
    const change = ancestors.findLast(({ kind }) => kind.startsWith("change of "));
    const end = Number(change?.node.level ?? Number.POSITIVE_INFINITY);
    const operation = {
      position: position++,
      id: node.operationId,
      ranges: rangesOf(readAnnotation(node)).map(({ from, to }) => ({
        from,
        to: Math.min(to, end),
      })),
    };
    listIn(places, pointer).push(operation);
    listIn(places, `${ancestors.at(-1)?.pointer}/parameters`).push(operation);
    for (const above of parentPointers(pointer)) listIn(below, above).push(operation);
  });
  const placesAround = (pointer: string) =>
    parentPointers(pointer).filter((above) => places.has(above));
  const referrers = new Map<string, string[]>();
  for (const { pointer, target } of references) {
    listIn(referrers, target).push(...placesAround(pointer));
  }
  const known = new Map<string | undefined, Reach>(); // Many pointers are in one component.
  return (pointer) => {
    const around = placesAround(pointer);
    const inside = below.get(pointer);
    const key = inside === undefined ? around.at(-1) : pointer;
    return memoizeBy(() => reachOf(inside ?? [], around), known)(key);
  };

  function reachOf(inside: readonly Found[], around: readonly string[]): Reach {
    const leading = reachable(around, (place) => referrers.get(place) ?? []);
    const all = new Set([
      ...inside,
      ...Array.from(leading, (place) => places.get(place) ?? []).flat(),
    ]);
    const operations = [...all].sort((one, other) => one.position - other.position);
    const idsOf = (some: readonly Found[]) => [...new Set(some.map(({ id }) => id))];
    return {
      ids: idsOf(operations),
      idsAt: (level) => idsOf(operations.filter(({ ranges }) => isLevelIn(ranges, level))),
    };
  }
}
