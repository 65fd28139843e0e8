import type { ObjectKind } from "../document/grammar.ts";
import { isObject, type Json, type JsonObject, resolve } from "../document/json.ts";
import { changeField, mapValues } from "./change.ts";
import type { Decisions } from "./decide.ts";
import { withoutGoneProperties } from "./example-value.ts";
import { componentPointer } from "./reach.ts";
import { mapMapping } from "./references.ts";

/** What is left of a rebuilt object, by the decisions on the original and on all below it. */
type Prune = (rebuilt: JsonObject, original: JsonObject, decisions: Decisions) => JsonObject;

/** For objects that speak of others below them by name or by example: what they say of the gone ones goes. */
export const pruners: Partial<Record<ObjectKind, Prune>> = {
  schema(rebuilt, original, decisions) {
    const prune = (value: Json) => pruneValue(value, original, decisions);
    const presenceOf = decisions.presenceWithin(original);
    const mapped = mapMapping(rebuilt, (name) => mappedPointer(name, decisions));
    const required = requireOnly(mapped, (name) => presenceOf(name) === "kept");
    const shown = changeField(changeField(required, "default", prune), "example", prune);
    return changeField(shown, "examples", (values) =>
      Array.isArray(values) ? values.map(prune) : values,
    );
  },
  mediaType(rebuilt, original, decisions) {
    return pruneEncoding(pruneShown(rebuilt, original, decisions), original, decisions);
  },
  parameter: pruneShown,
  header(rebuilt, original, decisions) {
    const shown = pruneShown(rebuilt, original, decisions);
    const isOptional = decisions.presenceOf(original) === "optional";
    return isOptional ? changeField(shown, "required", () => undefined) : shown;
  },
};

/** An example whose value has lost what goes from the schemas beside which it is shown. */
export function pruneExample(
  example: JsonObject,
  schemas: readonly (Json | undefined)[],
  decisions: Decisions,
): JsonObject {
  return changeField(example, "value", (value) =>
    schemas.reduce<Json>((left, schema) => pruneValue(left, schema, decisions), value),
  );
}

function pruneValue(
  value: Json,
  schema: Json | undefined,
  { document, presenceOf }: Decisions,
): Json {
  return withoutGoneProperties(document, value, [schema], (part) => presenceOf(part) === "gone");
}

function pruneShown(rebuilt: JsonObject, { schema }: JsonObject, decisions: Decisions): JsonObject {
  return changeField(rebuilt, "example", (value) => pruneValue(value, schema, decisions));
}

/** The pointer for which a value of a discriminator stands, unless what is there goes. */
function mappedPointer(name: Json, { document, presenceOf }: Decisions): Json | undefined {
  // It may be a name of a schema as well as a reference (OpenAPI 3.1 §4.8.25).
  const named = componentPointer("schemas", String(name));
  const $ref = resolve(document, named) === undefined ? name : named;
  return presenceOf({ $ref }) === "gone" ? undefined : $ref;
}

/** Cleans `required`, also of the parts of an `allOf`: one may require what only another declares. */
function requireOnly(schema: JsonObject, isReliable: (name: string) => boolean): JsonObject {
  const own = changeField(schema, "required", (names) => {
    if (!Array.isArray(names)) return names;
    const required = names.filter((name) => isReliable(String(name)));
    return required.length > 0 ? required : undefined;
  });
  return changeField(own, "allOf", (parts) =>
    Array.isArray(parts)
      ? parts.map((part) => (isObject(part) ? requireOnly(part, isReliable) : part))
      : parts,
  );
}

function pruneEncoding(
  rebuilt: JsonObject,
  { schema }: JsonObject,
  decisions: Decisions,
): JsonObject {
  return changeField(rebuilt, "encoding", (encoding) => {
    if (!isObject(encoding) || !isObject(schema)) return encoding;
    const presenceOf = decisions.presenceWithin(schema);
    const left = mapValues(encoding, (value, name) =>
      presenceOf(name) === "gone" ? undefined : value,
    );
    return Object.keys(left).length > 0 ? left : undefined;
  });
}
