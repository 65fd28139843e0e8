/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

/** A bundled OpenAPI 3.1 document, whose references all start with `#/`. */
export type OpenApiDocument = JsonObject;

/** Whether a value is a JSON object, neither `null` nor an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Adds a step to a pointer, escaped by RFC 6901 §3, and `%` as in a URI fragment (§6). */
export function join(pointer: string, key: string | number): string {
  const step = String(key).replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("%", "%25");
  return `${pointer}/${step}`;
}

/** The unescaped steps of a pointer such as `#/paths/~1api/get`. */
export function steps(pointer: string): string[] {
  return pointer.split("/").slice(1).map(unescaped);
}

/** Fast for steps without escapes, as most are. */
function unescaped(step: string): string {
  const decoded = step.includes("%") ? percentDecoded(step) : step;
  return decoded.includes("~") ? decoded.replaceAll("~1", "/").replaceAll("~0", "~") : decoded;
}

/** A part of an address without its escapes; as it is, if a `%` in it escapes nothing, as Redocly reads it too. */
export function percentDecoded(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

/** The value at a pointer, or `undefined`. */
export function resolve(document: OpenApiDocument, pointer: string): Json | undefined {
  let node: Json | undefined = document;
  // Without creating a list of steps, because large documents follow millions of pointers.
  for (let start = pointer.indexOf("/"); start >= 0; ) {
    const end = pointer.indexOf("/", start + 1);
    const step = unescaped(pointer.slice(start + 1, end < 0 ? undefined : end));
    if (Array.isArray(node)) node = node[Number(step)];
    else if (isObject(node) && Object.hasOwn(node, step)) node = node[step];
    else return undefined;
    start = end;
  }
  return node;
}

/** A node, its reference's target, and so on; an unresolved reference ends with `undefined`. */
export function referenceChain(
  document: OpenApiDocument,
  node: Json | undefined,
): (Json | undefined)[] {
  const chain = [node];
  // First, because most nodes are no references.
  if (!isObject(node) || node.$ref === undefined) return chain;
  const seen = new Set<string>();
  for (
    let last: Json | undefined = node;
    isObject(last) && typeof last.$ref === "string";
    chain.push(last)
  ) {
    if (seen.has(last.$ref)) throw new Error(`${last.$ref} refers to itself.`);
    seen.add(last.$ref);
    last = resolve(document, last.$ref);
  }
  return chain;
}

/** Follows a chain of references to the object they lead to. */
export function dereference(document: OpenApiDocument, node: Json | undefined): Json | undefined {
  return referenceChain(document, node).at(-1);
}

/** The narrowest type that JSON Schema has for a value. */
export function typeOf(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** Changes a field of an object, if it exists; `change` returns `undefined` to remove it, and the value to leave it. */
export function changeField(
  node: JsonObject,
  field: string,
  change: (value: Json) => Json | undefined,
): JsonObject {
  const value = node[field];
  if (value === undefined) return node;
  const changed = change(value);
  if (changed === value) return node;
  if (changed !== undefined) return { ...node, [field]: changed }; // Keeps the order of fields.
  const { [field]: _, ...others } = node;
  return others;
}

/** An object with only some of its fields. */
export function onlyFields(node: JsonObject, isKept: (field: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(node).filter(([field]) => isKept(field)));
}

/** Changes each value of an object; `change` returns `undefined` to remove an entry. */
export function mapValues(
  node: JsonObject,
  change: (value: Json, key: string) => Json | undefined,
): JsonObject {
  const changed: [string, Json][] = [];
  for (const key of Object.keys(node)) {
    const value = change(node[key] as Json, key);
    if (value !== undefined) changed.push([key, value]);
  }
  return Object.fromEntries(changed);
}

/** The names of fields, those of the newest object first. */
export const namesIn = (nodes: readonly JsonObject[]): string[] => [
  ...new Set(nodes.toReversed().flatMap((node) => Object.keys(node))),
];

/** The keys of all maps in the newest order, with those of older maps where they were. */
export function inOrder(maps: readonly Pick<ReadonlySet<string>, "keys">[]): string[] {
  const found = [...(maps.at(-1)?.keys() ?? [])];
  const known = new Set(found);
  for (const map of maps.toReversed()) {
    let before: string | undefined;
    for (const key of map.keys()) {
      if (!known.has(key)) {
        known.add(key);
        found.splice(before === undefined ? 0 : found.indexOf(before) + 1, 0, key);
      }
      before = key;
    }
  }
  return found;
}

/** All objects in a value, at any depth. Without recursion: values may be deep. */
export function objectsWithin(value: Json | undefined): JsonObject[] {
  const found: JsonObject[] = [];
  const waiting = [value];
  for (const one of waiting) {
    if (typeof one !== "object" || one === null) continue;
    if (isObject(one)) found.push(one);
    for (const below of Object.values(one)) waiting.push(below);
  }
  return found;
}

/** Values without repetitions. */
export function distinct<Value extends Json>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** The items of a list, or a single value as a list of one; none if there is no value, or null as YAML reads it. */
export const listOf = (value: Json | undefined): Json[] => [value ?? []].flat();

/** A list or an object, or `undefined` if it is empty. */
export const filled = <Value extends Json[] | JsonObject>(value: Value): Value | undefined =>
  Object.keys(value).length > 0 ? value : undefined;

/** A pointer and all pointers above it, except `#`. */
export function parentPointers(pointer: string): string[] {
  const way = pointer.split("/");
  return way.slice(1).map((_, index) => way.slice(0, index + 2).join("/"));
}

/** The list of a key, created empty if it does not exist. */
export function listIn<Key, Value>(lists: Map<Key, Value[]>, key: Key): Value[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** Items in groups of the same key, in the order of the first of each. */
export function grouped<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): [Key, [Item, ...Item[]]][] {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known === undefined) groups.set(keyOf(item), [item]);
    else known.push(item);
  }
  return [...groups];
}

/** Some things, and all that these lead to in one step or several, each once. Without recursion: a way may be long. */
export function reachable<Thing>(
  starts: Iterable<Thing>,
  next: (thing: Thing) => Iterable<Thing>,
): Set<Thing> {
  const found = new Set(starts);
  // The set grows during the loop, which includes what is added.
  for (const thing of found) for (const one of next(thing)) found.add(one);
  return found;
}
