import { isObject } from "../../src/toolkit/document/json.ts";
import type { OpenApiDocument } from "../../src/toolkit/levels/index.ts";

/** A document that counts how often one of its fields or items is read, to measure how work grows. */
export function countingReads(original: OpenApiDocument): {
  readonly document: OpenApiDocument;
  readonly reads: () => number;
} {
  let count = 0;
  const watched = new WeakMap<object, object>();
  const watch = <Value>(value: Value): Value => {
    if (!isObject(value) && !Array.isArray(value)) return value;
    const known = watched.get(value);
    if (known !== undefined) return known as Value; // A proxy reads like its target.
    const proxy = new Proxy(value, {
      get(target, key, receiver) {
        count += 1;
        return watch(Reflect.get(target, key, receiver));
      },
    });
    watched.set(value, proxy);
    return proxy as Value;
  };
  return { document: watch(original), reads: () => count };
}
