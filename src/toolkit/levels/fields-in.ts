import { declared, partsFor } from "../document/composition.ts";
import { isObject, type Json, join, type OpenApiDocument, resolve } from "../document/json.ts";
import { type Mark, readMark } from "./mark.ts";
import { isLevelIn, spansOf } from "./span.ts";

/** A field that a value has or could have. */
export interface FieldInValue {
  /** Where in the value, for example `/invites/0/ref`. */
  readonly place: string;
  /** `undeclared`: no level's schema has it. */
  readonly state: "present" | "absent" | "undeclared";
  /** The marks of its declarations; several parts of a schema may declare it. */
  readonly marks: readonly Mark[];
  /** Whether a value of the level may have it. */
  readonly exists: boolean;
  /** Whether a value of the level must have it. */
  readonly required: boolean;
  /** Whether servers are known to leave it out nevertheless (`x-left-out`). */
  readonly isLeftOut: boolean;
}

/** Each field that a value has, or could have by a schema of an annotated document, at one level. */
export function fieldsIn(
  document: OpenApiDocument,
  schemaPlace: string,
  value: Json,
  level: number,
): Generator<FieldInValue> {
  return look(document, value, [resolve(document, schemaPlace) ?? {}], "", level);
}

/** The mark on the object at a pointer; the same object for each call. */
export function markAt(document: OpenApiDocument, pointer: string): Mark | undefined {
  return readMark(resolve(document, pointer));
}

function* look(
  document: OpenApiDocument,
  value: Json,
  schemas: readonly Json[],
  place: string,
  level: number,
): Generator<FieldInValue> {
  const parts = schemas.flatMap((schema) => partsFor(document, schema, value));
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? []);
    for (const [index, item] of value.entries()) {
      yield* look(document, item, items, join(place, index), level);
    }
    return;
  }
  if (!isObject(value)) return;
  const declarations = declared(parts);
  const required = new Set(parts.flatMap(({ required }) => required ?? []));
  const leftOut = new Set(parts.flatMap((part) => part["x-left-out"] ?? []));
  for (const [name, schemas] of declarations) {
    const exists = schemas.some((schema) => isLevelIn(spansOf(readMark(schema)), level));
    const at = join(place, name);
    const item = Object.hasOwn(value, name) ? value[name] : undefined;
    yield {
      place: at,
      state: item === undefined ? "absent" : "present",
      marks: schemas.flatMap((schema) => readMark(schema) ?? []),
      exists,
      required: exists && required.has(name),
      isLeftOut: leftOut.has(name),
    };
    if (item !== undefined) yield* look(document, item, schemas, at, level);
  }
  const isOpen = parts.some(({ additionalProperties = false }) => additionalProperties !== false);
  if (isOpen || parts.length === 0) return;
  for (const name of Object.keys(value)) {
    if (declarations.has(name)) continue;
    yield {
      place: join(place, name),
      state: "undeclared",
      marks: [],
      exists: false,
      required: false,
      isLeftOut: false,
    };
  }
}
