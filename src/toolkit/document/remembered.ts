import type { JsonObject } from "./json.ts";

/** A function that makes a value on its first call and then returns the same one. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A function that computes its result for each number only once. */
export function remembered<Result>(work: (level: number) => Result): (level: number) => Result {
  const known = new Map<number, Result>();
  return (level) => {
    const found = known.get(level) ?? work(level);
    known.set(level, found);
    return found;
  };
}

/** Makes a value for an object once for each key. */
export function rememberedBy<Result>(): (
  object: JsonObject,
  key: string,
  make: () => Result,
) => Result {
  const known = new WeakMap<JsonObject, Map<string, Result>>();
  return (object, key, make) => {
    const results = known.get(object) ?? new Map<string, Result>();
    known.set(object, results);
    const found = results.get(key) ?? make();
    results.set(key, found);
    return found;
  };
}

/** Gives each object a number. */
export function objectNumbers(): (object: JsonObject) => number {
  const known = new WeakMap<JsonObject, number>();
  let next = 0;
  return (object) => {
    const number = known.get(object) ?? next++;
    known.set(object, number);
    return number;
  };
}

/** Numbers texts: equal texts get the same number, as a short text. */
export function numbering(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const number = known.get(text) ?? String(known.size);
    known.set(text, number);
    return number;
  };
}
