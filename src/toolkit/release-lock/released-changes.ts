import { memoize } from "../../universal/memoize.ts";
import { isWithoutOperations, methods } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  listIn,
  mapValues,
  type OpenApiDocument,
  onlyFields,
  resolve,
  steps,
} from "../document/json.ts";
import { registryKey, releasesKey } from "../levels/annotation.ts";
import { isForReaders } from "../levels/change-sentences.ts";
import { equality, type IsLeftOut } from "../levels/equality.ts";
import { placesOfDifference } from "../levels/first-difference.ts";
import { type LevelRange, rangesAmong, unitedRanges } from "../levels/level-range.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import { snapshots } from "../levels/snapshot.ts";

/** Consecutive released levels at which a place of a document differs from an earlier edition. */
export interface FrozenChange extends LevelRange {
  /** A pointer to the smallest changed location: `#/components/schemas/Draft/properties/name/type`. */
  readonly place: string;
}

/**
 * The newest released level: that of the newest release or, if the document has no list of releases, the newest
 * registered level; `undefined` if no level is released.
 */
export function newestReleasedLevel({
  annotated,
  releases,
  registry,
}: LevelledDocument): number | undefined {
  if (releasesKey in annotated) return releases.at(-1)?.level;
  return registry.findLast((entry) => entry["x-next"] !== true)?.level;
}

const isLeftOut: IsLeftOut = (kind, field) => field.startsWith("x-") || isForReaders(kind, field);

/**
 * The places at which an edited document differs from an earlier edition at levels that this has released, sorted.
 * Texts, examples, tags and extensions do not count. What is new to the document is no difference: operations and
 * branches of unions that the earlier edition does not have at any level, and components where it does not use them.
 */
export function changesOf(earlier: LevelledDocument, document: LevelledDocument): FrozenChange[] {
  const end = endOfReleased(earlier);
  const before = earlier.annotated;
  const same = equality({ isLeftOut });
  const [projected, known] = [snapshots(before), withoutNewBranches(before)];
  const levels = [...new Set([...earlier.boundaries, ...document.boundaries])]
    .filter((level) => level < end)
    .sort((one, other) => one - other);
  const found = new Map<string, number[]>();
  for (const level of levels) {
    const was = contractOf(projected(level), before);
    const is = known(contractOf(document.at.documentAt(level), before));
    for (const place of placesOfDifference(same, is, was, "document", "#")) {
      const isNew = place.startsWith("#/components/") && steps(place).length === 3;
      if (!isNew || resolve(was, place) !== undefined) listIn(found, place).push(level);
    }
  }
  const changes = [...found].flatMap(([place, differing]) =>
    rangesAmong(levels, differing).map(({ from, to }) => ({ place, from, to: Math.min(to, end) })),
  );
  const endNow = endOfReleased(document);
  const list = releasesKey in document.annotated ? releasesKey : registryKey;
  if (endNow < end) changes.push({ place: `#/${list}`, from: endNow, to: end });
  return changes.sort((one, other) => (one.place < other.place ? -1 : 1));
}

/** The first level that is not released. */
const endOfReleased = (document: LevelledDocument) => (newestReleasedLevel(document) ?? -1) + 1;

/** The changes of one comparison at the levels at which another has a change of the same place, within or around it. */
export function commonChanges(
  changes: readonly FrozenChange[],
  others: readonly FrozenChange[],
): FrozenChange[] {
  const isWithin = (one: string, other: string) => `${one}/`.startsWith(`${other}/`);
  return changes.flatMap(({ place, from, to }) => {
    const ranges = others
      .filter((other) => isWithin(other.place, place) || isWithin(place, other.place))
      .map((other) => ({ from: Math.max(from, other.from), to: Math.min(to, other.to) }));
    return unitedRanges(ranges.filter((range) => range.from < range.to)).map((range) => ({
      place,
      ...range,
    }));
  });
}

/** The parts that clients depend on: paths and operations that an earlier edition has at any level. */
function contractOf(snapshot: OpenApiDocument, before: OpenApiDocument): JsonObject {
  const { paths, webhooks, components = {}, security = [] } = snapshot;
  const known = (items: Json | undefined, others: Json | undefined) =>
    mapValues(Object(others), (other, path) => {
      const isOld = (field: string) =>
        !methods.some((one) => one === field) || Object.hasOwn(Object(other), field);
      const item = onlyFields(Object(Object(items)[path]), isOld);
      return isWithoutOperations(item) ? {} : item;
    });
  return {
    security,
    components,
    paths: known(paths, before.paths),
    webhooks: known(webhooks, before.webhooks),
  };
}

/** Removes branches of unions that lead to components which an earlier edition does not have at any level. */
function withoutNewBranches(before: OpenApiDocument) {
  const isNew = (to: Json | undefined) =>
    typeof to === "string" && to.startsWith("#/components/") && resolve(before, to) === undefined;
  const without: (node: JsonObject) => JsonObject = memoize((node: JsonObject) =>
    mapValues(node, (value, key) => {
      if (isObject(value)) {
        const targets = () => mapValues(value, (to) => (isNew(to) ? undefined : to));
        return key === "mapping" ? targets() : without(value);
      }
      if (!Array.isArray(value)) return value;
      const isUnion = key === "oneOf" || key === "anyOf";
      const kept = value.filter((item) => !isUnion || !isNew(Object(item).$ref));
      return kept.map((item) => (isObject(item) ? without(item) : item));
    }),
  );
  return without;
}
