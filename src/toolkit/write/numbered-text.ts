import { isMap, isScalar, isSeq, Pair, Scalar, visit, type YAMLMap } from "yaml";
import { levelFieldsOf, markKey, registryKey } from "../levels/mark.ts";
import { editedText } from "./edited-files.ts";

/** The level and release for entries that are written as `next`. */
export interface Numbering {
  readonly level: number;
  /** The release of entries that have none. */
  readonly release: string;
  /** The registry entry that gets the level. Defaults to all. */
  readonly name: string | undefined;
}

/**
 * Replaces `next` by a level in the marks and the registry of a file, YAML or JSON, and puts the entries of its registry
 * in the order of their levels; everything else stays. `unnamed` counts the marks that name no entry, although only one
 * entry gets the level.
 */
export function numberedText(
  file: string,
  text: string,
  { level, release, name }: Numbering,
): { readonly text: string; readonly places: number; readonly unnamed: number } {
  let places = 0;
  let unnamed = 0;
  const number = (value: unknown, names: readonly unknown[]): void => {
    if (isSeq(value)) for (const item of value.items) number(item, names);
    if (!isScalar(value) || value.value !== "next") return;
    if (name !== undefined && names.length === 0) unnamed += 1;
    if (name !== undefined && !names.includes(name)) return;
    value.value = level;
    places += 1;
  };
  const inMark = (mark: YAMLMap): void => {
    for (const { path, names } of levelFieldsOf(mark.toJSON()))
      number(mark.getIn(path, true), names);
  };
  const inEntry = (entry: YAMLMap): void => {
    const before = places;
    number(entry.get("level", true), [entry.get("name")]);
    if (places === before || entry.has("release")) return;
    const value = new Scalar(release);
    value.type = Scalar.QUOTE_DOUBLE;
    const at = entry.items.findIndex(({ key }) => isScalar(key) && key.value === "level");
    entry.items.splice(at + 1, 0, new Pair(new Scalar("release"), value));
  };
  const edited = editedText(file, text, (document) => {
    visit(document, {
      Pair: (_, { key, value }) => {
        if (!isScalar(key)) return;
        if (key.value === markKey && isMap(value)) inMark(value);
        if (key.value !== registryKey || !isSeq(value)) return;
        value.items.filter(isMap).forEach(inEntry);
        if (places > 0) value.items.sort(byLevel);
      },
    });
  });
  return { text: edited, places, unnamed };
}

/** Orders the entries of a registry by their levels, those at `next` at the end. */
function byLevel(one: unknown, other: unknown): number {
  const [own, others] = [one, other].map((entry) => {
    const level = Number(isMap(entry) ? entry.get("level") : undefined);
    return Number.isNaN(level) ? Number.MAX_VALUE : level;
  }) as [number, number];
  return own - others;
}
