/** A function that makes a value on its first call and then returns the same one. */
export function lazily<Value>(make: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: make() };
    return known.value;
  };
}

/** A function that computes its result for each argument only once, and keeps the results in `known`. */
export function memoizeBy<Argument = number, Result = unknown>(
  work: (argument: Argument) => Result,
  known: Pick<Map<Argument, Result>, "get"> & {
    set(argument: Argument, result: Result): unknown;
  } = new Map(),
): (argument: Argument) => Result {
  return (argument) => {
    const result = known.get(argument) ?? work(argument);
    known.set(argument, result);
    return result;
  };
}

/** The same for objects; a result lives as long as its object. */
export const memoize = <Argument extends object, Result>(
  work: (argument: Argument) => Result,
): ((argument: Argument) => Result) => memoizeBy(work, new WeakMap<Argument, Result>());

/** Makes a value for an object once for each key. */
export function rememberedBy<Result>(): (
  object: object,
  key: string,
  make: () => Result,
) => Result {
  const resultsOf = memoize((_: object) => new Map<string, Result>());
  return (object, key, make) => memoizeBy<string, Result>(make, resultsOf(object))(key);
}

/** Numbers texts: equal texts get the same number, as a short text. */
export function numbering(): (text: string) => string {
  const known = new Map<string, string>();
  return memoizeBy(() => String(known.size), known);
}
