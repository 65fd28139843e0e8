import type { AbsentFields } from "../../../generated/sandbox.gen.js";
import { isObject } from "../../toolkit/document/json.ts";

/** A copy of a JSON value without these fields, at any depth. */
export function omitAbsent<Value>(value: Value, absent: AbsentFields): Value {
  if (Array.isArray(value)) return value.map((item) => omitAbsent(item, absent)) as Value;
  if (!isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([name, field]) => {
    const below = absent[name];
    if (below === true) return [];
    return [[name, below === undefined ? field : omitAbsent(field, below)]];
  });
  return Object.fromEntries(kept) as Value;
}
