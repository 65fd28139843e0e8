import type { AbsentFields } from "../../../generated/sandbox.gen.js";

/** A copy of a value without these fields, at any depth; the value itself if there are none. */
export function omitAbsent<Value>(value: Value, absent: AbsentFields): Value {
  for (const _ in absent) return copy(value, absent) as Value;
  return value;
}

function copy(value: unknown, absent: AbsentFields): unknown {
  if (Array.isArray(value)) return value.map((item) => copy(item, absent));
  if (typeof value !== "object" || value === null) return value;
  const left: Record<string, unknown> = {};
  const fields = value as Readonly<Record<string, unknown>>; // From JSON, so without inherited properties.
  for (const name in fields) {
    const below = absent[name];
    if (below !== true) left[name] = below === undefined ? fields[name] : copy(fields[name], below);
  }
  return left;
}
