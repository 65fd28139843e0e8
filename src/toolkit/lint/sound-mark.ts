import { changeField, isObject, type Json, type JsonObject, mapValues } from "../document/json.ts";
import { type Change, type FeatureLevel, type Mark, markKey, registryKey } from "../levels/mark.ts";
import { isLevelIn, spansOf } from "../levels/span.ts";
import type { Specification, SpecificationObject } from "./specification.ts";

/** Whether a value is a feature level that something can change at: a whole number from 1 up. */
export function isLevel(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}

/** The levels that `since` or `until` names, lowest first; `undefined` where that is none. */
export function levelsIn(value: unknown): number[] | undefined {
  const levels = [value ?? []].flat();
  const isSound = levels.every(
    (level, index) => isLevel(level) && !(index > 0 && Number(levels[index - 1]) >= level),
  );
  return isSound && levels.length > 0 ? (levels as number[]) : undefined;
}

/** Whether a value is a text that says something. */
export function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/**
 * A mark without its ill-formed fields. Those are reported by `mark-form`; the other rules judge what is
 * left and need not think of them.
 */
export function soundMark(value: Json | undefined): Mark {
  if (!isObject(value)) return {};
  const { replaces, replacedBy, changes, values, name } = value;
  const names = [name].flat().filter(isText);
  return {
    ...soundLife(value),
    ...(isText(replaces) && { replaces }),
    ...(isText(replacedBy) && { replacedBy }),
    ...(Array.isArray(changes) && { changes: changes.flatMap((change) => soundChange(change)) }),
    ...(isObject(values) && {
      values: Object.fromEntries(
        Object.entries(values).map(([text, life]) => [text, isObject(life) ? soundLife(life) : {}]),
      ),
    }),
    ...(names.length > 0 && { name: names }),
  };
}

function soundLife({ since, until }: JsonObject): Pick<Mark, "since" | "until"> {
  return {
    ...(levelsIn(since) !== undefined && { since: since as number | number[] }),
    ...(levelsIn(until) !== undefined && { until: until as number | number[] }),
  };
}

function soundChange(value: Json): Change[] {
  if (!isObject(value) || !isLevel(value.level)) return [];
  const { level, was, without, note, name } = value;
  return [
    {
      level,
      ...(isObject(was) && { was }),
      ...(Array.isArray(without) && { without: without.filter(isText) }),
      ...(isText(note) && { note }),
      ...(isText(name) && { name }),
    },
  ];
}

/** The mark of an object, without its ill-formed fields. */
export function markOf({ node }: SpecificationObject): Mark {
  return soundMark(node[markKey]);
}

/** Whether an object, all that it stands in and what it refers to exist at a level. */
export function isThere(object: SpecificationObject | undefined, level: number): boolean {
  if (object === undefined) return true;
  const isAlive = isLevelIn(spansOf(markOf(object)), level);
  const { target } = object;
  const isTargetAlive = target === undefined || isLevelIn(spansOf(markOf(target)), level);
  return isAlive && isTargetAlive && isThere(object.parent, level);
}

/** An object as `shapeAt` needs it: its own mark and those of its properties without their ill-formed fields. */
export function soundNode({ node }: SpecificationObject): JsonObject {
  const found = soundNodes.get(node) ?? soundCopy(node);
  soundNodes.set(node, found);
  return found;
}

/** For each property of an object its rules ask again. */
const soundNodes = new WeakMap<JsonObject, JsonObject>();

function soundCopy(node: JsonObject): JsonObject {
  const sound = (part: Json): Json =>
    isObject(part) && markKey in part
      ? { ...part, [markKey]: soundMark(part[markKey]) as JsonObject }
      : part;
  const own = sound(node) as JsonObject;
  return changeField(own, "properties", (properties) =>
    isObject(properties) ? mapValues(properties, sound) : properties,
  );
}

/** A level that a mark uses, where it says so, and by which names it calls the registry's entry. */
export interface LevelUse {
  readonly level: number;
  readonly path: readonly (string | number)[];
  /** What it says of the level: `since`, `until` or `level`. */
  readonly field: string;
  readonly names: readonly string[];
}

/** Every level that a mark uses. */
export function usesOf({ changes = [], values = {}, name, ...life }: Mark): LevelUse[] {
  const names = [name ?? []].flat();
  const inLife = (
    { since = [], until = [] }: Pick<Mark, "since" | "until">,
    path: readonly string[],
  ): LevelUse[] => [
    ...[since].flat().map((level) => ({ level, path: [...path, "since"], field: "since", names })),
    ...[until].flat().map((level) => ({ level, path: [...path, "until"], field: "until", names })),
  ];
  return [
    ...inLife(life, []),
    ...changes.map((change, index) => ({
      level: change.level,
      path: ["changes", index, "level"],
      field: "level",
      names: change.name === undefined ? names : [change.name],
    })),
    ...Object.entries(values).flatMap(([value, life]) => inLife(life, ["values", value])),
  ];
}

/** The levels at which something differs, and 0; in between, nothing does. */
export function levelsUsed(objects: readonly SpecificationObject[]): Set<number> {
  return new Set([
    0,
    ...objects.flatMap((object) => usesOf(markOf(object)).map(({ level }) => level)),
  ]);
}

/** The well-formed entries of the registry, each with its place in the list. */
export function registryOf({ root }: Specification): (FeatureLevel & { index: number })[] {
  const entries = root.node[registryKey];
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry, index) => {
    if (!isObject(entry) || !isLevel(entry.level) || !isText(entry.name)) return [];
    const { level, name, release, summary } = entry;
    return [{ level, name, release: String(release), summary: String(summary), index }];
  });
}
