import { isMap, isScalar, isSeq, type ParsedNode, parseDocument, visit, type YAMLMap } from "yaml";
import { markKey, registryKey } from "../levels/mark.ts";

/** The level and release for entries that are written as `next`. */
export interface Numbering {
  readonly level: number;
  /** The release of entries that have none. */
  readonly release: string;
  /** The registry entry that gets the level. Defaults to all. */
  readonly name: string | undefined;
}

/** A replacement in a text. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Replaces `next` by a level in the marks and the registry of a file, YAML or JSON; everything else stays. `unnamed`
 * counts the marks that name no entry, although only one entry gets the level.
 */
export function numberedText(
  text: string,
  { level, release, name }: Numbering,
): { readonly text: string; readonly places: number; readonly unnamed: number } {
  const edits: Edit[] = [];
  let unnamed = 0;
  const number = (value: unknown, names: readonly unknown[]): void => {
    if (isSeq(value)) for (const item of value.items) number(item, names);
    if (!isScalar(value) || value.value !== "next" || !value.range) return;
    if (name !== undefined && names.length === 0) unnamed += 1;
    if (name !== undefined && !names.includes(name)) return;
    edits.push({ from: value.range[0], to: value.range[1], text: `${level}` });
  };
  const inMark = (mark: YAMLMap): void => {
    const names = [mark.toJSON().name ?? []].flat();
    const inLife = (life: unknown) => {
      if (!isMap(life)) return;
      for (const field of ["since", "until"]) number(life.get(field, true), names);
    };
    inLife(mark);
    const [changes, values] = [mark.get("changes", true), mark.get("values", true)];
    if (isMap(values)) for (const { value } of values.items) inLife(value);
    for (const change of isSeq(changes) ? changes.items : []) {
      if (!isMap(change)) continue;
      const own = change.get("name");
      number(change.get("level", true), own === undefined ? names : [own]);
    }
  };
  const inEntry = (entry: YAMLMap): void => {
    const before = edits.length;
    const pair = entry.items.find(({ key }) => isScalar(key) && key.value === "level");
    number(pair?.value, [entry.get("name")]);
    const [edit] = edits.slice(before);
    const key = pair?.key as ParsedNode | undefined;
    if (edit === undefined || key === undefined || entry.has("release")) return;
    const indent = " ".repeat(key.range[0] - text.lastIndexOf("\n", key.range[0]) - 1);
    const field = text[key.range[0]] === '"' ? '"release"' : "release";
    const between = entry.flow === true ? ", " : `\n${indent}`;
    const added = `${between}${field}: ${JSON.stringify(release)}`;
    edits.push({ from: edit.to, to: edit.to, text: added });
  };
  visit(parseDocument(text), {
    Pair: (_, { key, value }) => {
      if (!isScalar(key)) return;
      if (key.value === markKey && isMap(value)) inMark(value);
      if (key.value === registryKey && isSeq(value)) value.items.filter(isMap).forEach(inEntry);
    },
  });
  const places = edits.filter(({ from, to }) => from < to).length;
  edits.sort((one, other) => other.from - one.from || other.to - one.to);
  const made = edits.reduce(
    (whole, { from, to, text }) => whole.slice(0, from) + text + whole.slice(to),
    text,
  );
  return { text: inOrder(made), places, unnamed };
}

/** A text with the entries of its registry in the order of their levels, those at `next` at the end. */
function inOrder(text: string): string {
  const registry = parseDocument(text).get(registryKey);
  const items = isSeq(registry) ? registry.items.filter(isMap) : [];
  const found = items.flatMap((item) => {
    const [from = 0, end = 0] = item.range ?? [];
    const own = text.slice(from, end).trimEnd();
    const level = Number(item.get("level"));
    return [{ from, own, level: Number.isNaN(level) ? Number.POSITIVE_INFINITY : level }];
  });
  const sorted = found.toSorted((one, other) =>
    one.level < other.level ? -1 : Number(one.level > other.level),
  );
  return found.reduceRight(
    (whole, { from, own }, index) =>
      whole.slice(0, from) + sorted[index]?.own + whole.slice(from + own.length),
    text,
  );
}
