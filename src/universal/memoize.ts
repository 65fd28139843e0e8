import type { JsonObject } from "../toolkit/document/json.ts";

/** A function that makes a value on its first call and then returns the same one. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A function that computes its result for each argument only once, and keeps the results in `known`. */
export function memoizeBy<Asked = number, Result = unknown>(
  work: (asked: Asked) => Result,
  known: Pick<Map<Asked, Result>, "get"> & {
    set(asked: Asked, result: Result): unknown;
  } = new Map(),
): (asked: Asked) => Result {
  return (asked) => {
    const found = known.get(asked) ?? work(asked);
    known.set(asked, found);
    return found;
  };
}

/** The same for objects; a result is kept as long as its object. */
export const memoize = <Asked extends object, Result>(
  work: (asked: Asked) => Result,
): ((asked: Asked) => Result) => memoizeBy(work, new WeakMap<Asked, Result>());

/** Makes a value for an object once for each key. */
export function rememberedBy<Result>(): (
  object: JsonObject,
  key: string,
  make: () => Result,
) => Result {
  const resultsOf = memoize((_: JsonObject) => new Map<string, Result>());
  return (object, key, make) => memoizeBy<string, Result>(make, resultsOf(object))(key);
}

/** Numbers texts: equal texts get the same number, as a short text. */
export function numbering(): (text: string) => string {
  const known = new Map<string, string>();
  return memoizeBy(() => String(known.size), known);
}
