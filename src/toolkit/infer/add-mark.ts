import type { ObjectKind } from "../document/grammar.ts";
import type { Json, JsonObject } from "../document/json.ts";
import { type Change, type Mark, markKey, readMark } from "../levels/mark.ts";
import { type Present, Unsayable, type Versions } from "./versions.ts";

/** Adds to an object's mark how it was below a level. */
export function withChange(
  node: JsonObject,
  level: number,
  { was, without }: Omit<Change, "level">,
): JsonObject {
  const { changes = [], ...mark } = readMark(node) ?? {};
  const known = changes.find((change) => change.level === level);
  const change = {
    ...known,
    level,
    ...((was ?? known?.was) && { was: { ...known?.was, ...was } }),
    ...((without ?? known?.without) && {
      without: [...(known?.without ?? []), ...(without ?? [])],
    }),
  };
  const others = changes.filter((other) => other !== known);
  const sorted = [...others, change].sort((one, other) => one.level - other.level);
  return withMark(node, { ...mark, changes: sorted });
}

/**
 * Adds to an object's mark, or to that of the component to which it refers, in which versions it exists.
 *
 * @throws Unsayable if a component exists at other levels than a reference, because a reference cannot have a mark.
 */
export function withLife(
  versions: Versions,
  node: JsonObject,
  kind: ObjectKind,
  present: Present,
  around: Present,
): JsonObject {
  if (present.length === around.length) return node;
  const having = new Set(present.map(([version]) => version));
  const life = lifeIn(
    versions.levels,
    having,
    around.map(([version]) => version),
  );
  if (isReference(node, kind)) {
    const target = versions.having(node.$ref);
    if (around.some(([version]) => having.has(version) !== target.has(version))) {
      throw new Unsayable(node.$ref);
    }
    versions.markComponent(node.$ref);
    return node;
  }
  return withMark(node, { ...readMark(node), ...livingOn(readMark(node), life) });
}

/** Extends the levels of a mark by when its object came or went later. */
export function livingOn(
  { since, until }: Pick<Mark, "since" | "until"> = {},
  later: Pick<Mark, "since" | "until">,
): Pick<Mark, "since" | "until"> {
  return lives([since ?? [], later.since ?? []].flat(2), [until ?? [], later.until ?? []].flat(2));
}

/** When an object exists that some of the versions have. */
export function lifeIn(
  levels: readonly number[],
  having: ReadonlySet<number>,
  around: readonly number[],
): Pick<Mark, "since" | "until"> {
  const turns = around.filter(
    (version, index) =>
      index > 0 && having.has(version) !== having.has(around[index - 1] as number),
  );
  const at = (isThere: boolean) =>
    turns.filter((version) => having.has(version) === isThere).map((version) => levels[version]);
  const [since, until] = [at(true), at(false)] as [number[], number[]];
  return lives(since, until);
}

function lives(since: readonly number[], until: readonly number[]): Pick<Mark, "since" | "until"> {
  const isBack = Number(since[0]) > Number(until[0]); // Lint refuses plain numbers in this order.
  const plain = (list: readonly number[]) =>
    isBack || list.length > 1 ? list : (list[0] as number);
  return {
    ...(since.length > 0 && { since: plain(since) }),
    ...(until.length > 0 && { until: plain(until) }),
  };
}

/** Replaces the mark of an object. */
export function withMark(
  node: JsonObject,
  { since, until, changes, values, asWritten, ...others }: Mark,
): JsonObject {
  const mark = {
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
    ...others,
    ...(changes !== undefined && { changes }),
    ...(values !== undefined && { values }),
    ...(asWritten !== undefined && { asWritten }),
  };
  return { ...node, [markKey]: mark as JsonObject };
}

/** The values of a field in each version, if nothing inside it is marked. Values with the same meaning become equal. */
export function asTheyAre(
  { idOf }: Versions,
  kind: ObjectKind,
  name: string,
  present: Present,
): (Json | undefined)[] {
  const values = present.map(([, node]) => node[name]);
  const ids = values.map((value) => idOf(value === undefined ? {} : { [name]: value }, kind));
  return ids.map((id) => values[ids.lastIndexOf(id)]);
}

/** Gives an object the newest value of a field, and its mark the earlier ones. */
export function asListed(
  versions: Versions,
  node: JsonObject,
  name: string,
  present: Present,
): JsonObject {
  const values = asTheyAre(versions, "schema", name, present);
  const newest = values.at(-1);
  const listed = newest === undefined ? node : { ...node, [name]: newest };
  return withEarlier(versions, listed, name, values, present);
}

/** Adds to an object's mark the earlier value of a field at each level at which it changed. */
export function withEarlier(
  { levels }: Versions,
  node: JsonObject,
  name: string,
  earlier: readonly (Json | undefined)[],
  present: Present,
): JsonObject {
  let marked = node;
  for (const [index, [version]] of present.entries()) {
    const before = earlier[index - 1];
    if (index === 0 || before === earlier[index]) continue;
    const change = before === undefined ? { without: [name] } : { was: { [name]: before } };
    marked = withChange(marked, levels[version] as number, change);
  }
  return marked;
}

/** Whether the mark of an object has earlier values of a field, at one level or at any. */
export function saysEarlier(node: Json | undefined, field: string, at?: number): boolean {
  const changes = readMark(node)?.changes ?? [];
  return changes.some(
    ({ level, was = {}, without = [] }) =>
      (at ?? level) === level && (field in was || without.includes(field)),
  );
}

/** Whether an object is a reference, which cannot have a mark. */
export function isReference(node: JsonObject, kind: ObjectKind): node is { $ref: string } {
  return kind !== "schema" && kind !== "pathItem" && typeof node.$ref === "string";
}
