import { inspect } from "node:util";

/** Whatever can be seen of a value: inspected with everything hidden, as JSON, as text, its stack. */
export function seen(value: unknown): string {
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
