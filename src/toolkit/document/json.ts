/** A JSON value, as the specification's files hold it. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  [key: string]: Json;
}

/** An OpenAPI 3.1 document in one piece: its references all start with `#/`. */
export type OpenApiDocument = JsonObject;

/** Whether a value is a JSON object, neither `null` nor an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The pointer one step below another, escaped as RFC 6901 §3 says, and `%` as in a fragment of an address (§6). */
export function join(pointer: string, key: string | number): string {
  const step = String(key).replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("%", "%25");
  return `${pointer}/${step}`;
}

/** The unescaped steps of a pointer such as `#/paths/~1api/get`. */
export function steps(pointer: string): string[] {
  return pointer.split("/").slice(1).map(unescaped);
}

/** Few steps are escaped, and many are read. A `%` that begins no escape stands for itself, as for Redocly. */
function unescaped(step: string): string {
  const decoded = step.includes("%") ? withoutEscapes(step) : step;
  return decoded.includes("~") ? decoded.replaceAll("~1", "/").replaceAll("~0", "~") : decoded;
}

function withoutEscapes(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** What a pointer names, or `undefined` where nothing stands there. */
export function resolve(document: OpenApiDocument, pointer: string): Json | undefined {
  let node: Json | undefined = document;
  // Without a list of the steps: of a large document millions of pointers are followed.
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

/** Whether something stands where a pointer leads. */
export function leadsSomewhere(document: OpenApiDocument, pointer: string): boolean {
  return resolve(document, pointer) !== undefined;
}

/** A node, what it refers to, what that refers to, and so on; `undefined` comes last where nothing stands. */
export function referenceChain(
  document: OpenApiDocument,
  node: Json | undefined,
): (Json | undefined)[] {
  const chain = [node];
  const seen = new Set<string>();
  for (let last = node; isObject(last) && typeof last.$ref === "string"; chain.push(last)) {
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

/** An object in which a field, if it is there, is what `change` returns; it goes where that is `undefined`. */
export function changeField(
  node: JsonObject,
  field: string,
  change: (value: Json) => Json | undefined,
): JsonObject {
  const value = node[field];
  if (value === undefined) return node;
  const changed = change(value);
  if (changed !== undefined) return { ...node, [field]: changed }; // At its place among the others.
  const { [field]: _, ...others } = node;
  return others;
}

/** An object in which each value is what `change` returns; an entry goes where that is `undefined`. */
export function mapValues(
  node: JsonObject,
  change: (value: Json, key: string) => Json | undefined,
): JsonObject {
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      const changed = change(value, key);
      return changed === undefined ? [] : [[key, changed]];
    }),
  );
}

/** The list under a key, which begins empty. */
export function listIn<Key, Value>(lists: Map<Key, Value[]>, key: Key): Value[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
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
