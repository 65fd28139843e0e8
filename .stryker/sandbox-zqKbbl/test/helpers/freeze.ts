/** The same value, in which nothing can be changed any more: who tries throws. */
// @ts-nocheck

export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) deepFreeze(inner);
    Object.freeze(value);
  }
  return value;
}
