/** A function that computes its value once for each object. */
export function once<Given extends object, Value>(compute: (given: Given) => Value) {
  const known = new WeakMap<Given, Value>();
  return (given: Given): Value => {
    const value = known.has(given) ? (known.get(given) as Value) : compute(given);
    known.set(given, value);
    return value;
  };
}

/** The same for each object and feature level. */
export function onceAtLevel<Given extends object, Value>(
  compute: (given: Given, level: number) => Value,
) {
  const known = once((given: Given) => {
    const values = new Map<number, Value>();
    return (level: number): Value => {
      const value = values.get(level) ?? compute(given, level);
      values.set(level, value);
      return value;
    };
  });
  return (given: Given, level: number): Value => known(given)(level);
}
