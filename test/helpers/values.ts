import { inspect } from "node:util";

/** Freezes a value at all depths. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) deepFreeze(inner);
    Object.freeze(value);
  }
  return value;
}

/** An object or a list. */
type Holder = { [key: string]: unknown };

/** Every place of a document with a value. */
export function placesIn(node: unknown): [holder: Holder, key: string][] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, below]) => [
    [node as Holder, key],
    ...placesIn(below),
  ]);
}

/** All visible forms of a value: inspected with hidden properties, as JSON, as text, and its stack. */
export function visibleForms(value: unknown): string {
  const stack = value instanceof Error ? `${value.stack}${value.message}` : "";
  return [
    inspect(value, {
      depth: Number.POSITIVE_INFINITY,
      maxStringLength: null,
      maxArrayLength: null,
      showHidden: true,
      getters: true,
    }),
    JSON.stringify(value),
    String(value),
    stack,
  ].join("\n");
}
