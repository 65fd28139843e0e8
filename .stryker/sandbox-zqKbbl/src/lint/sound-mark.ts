// @ts-nocheck
import { isObject, type Json } from "../document/json.ts";
import {
  type BehaviourChange,
  type FeatureLevel,
  type Mark,
  markKey,
  registryKey,
} from "../levels/mark.ts";
import type { Specification, SpecificationObject } from "./specification.ts";

/** Whether a value is a feature level that something can change at: a whole number from 1 up. */
export function isLevel(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
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
  const { since, until, replaces, replacedBy, changes, name } = value;
  const names = [name].flat().filter(isText);
  return {
    ...(isLevel(since) && { since }),
    ...(isLevel(until) && { until }),
    ...(isText(replaces) && { replaces }),
    ...(isText(replacedBy) && { replacedBy }),
    ...(Array.isArray(changes) && { changes: changes.flatMap((change) => soundChange(change)) }),
    ...(names.length > 0 && { name: names }),
  };
}

function soundChange(value: Json): BehaviourChange[] {
  if (!isObject(value) || !isLevel(value.level)) return [];
  const { level, note, name } = value;
  return [{ level, note: isText(note) ? note : "", ...(isText(name) && { name }) }];
}

/** The mark of an object, without its ill-formed fields. */
export function markOf({ node }: SpecificationObject): Mark {
  return soundMark(node[markKey]);
}

/** A level that a mark uses, where it says so, and by which names it calls the registry's entry. */
export interface LevelUse {
  readonly level: number;
  readonly path: readonly (string | number)[];
  readonly names: readonly string[];
}

/** Every level that a mark uses. */
export function usesOf({ since, until, changes = [], name }: Mark): LevelUse[] {
  const names = [name ?? []].flat();
  return [
    ...(since === undefined ? [] : [{ level: since, path: ["since"], names }]),
    ...(until === undefined ? [] : [{ level: until, path: ["until"], names }]),
    ...changes.map((change, index) => ({
      level: change.level,
      path: ["changes", index, "level"],
      names: change.name === undefined ? names : [change.name],
    })),
  ];
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
