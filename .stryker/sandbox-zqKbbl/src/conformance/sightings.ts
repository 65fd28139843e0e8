// @ts-nocheck
import annotated from "../../generated/openapi/annotated.json" with { type: "json" };
import { isObject, type JsonObject, join, resolve } from "../document/json.ts";
import type { OperationRow as Operation } from "../document/operation-row.ts";
import { declared, family } from "../levels/example-value.ts";
import { existsAt, type Json, lifeOf, type OpenApiDocument, readMark } from "../levels/index.ts";
import { follow } from "../sandbox/specification.ts";
import type { Source } from "./report.ts";

/** A field of an answer, or the place where one could stand. */
export interface Sighting {
  /** Where in the answer, for example `/invites/0/ref`. */
  readonly place: string;
  /** `undeclared`: no level's schema knows it. */
  readonly state: "present" | "absent" | "undeclared";
  /** The property's schema with its mark; several parts of a schema may declare it. */
  readonly schemas: readonly JsonObject[];
  /** Whether an answer of the level may have it. */
  readonly exists: boolean;
  /** Whether an answer of the level must have it. */
  readonly required: boolean;
}

/** The specification of all levels together, with its marks. */
export const annotatedDocument = annotated as OpenApiDocument;

/** Each field that an answer has or could have, judged by one level. */
export function sightingsIn(
  operation: Operation,
  status: number,
  body: unknown,
  level: number,
): Sighting[] {
  const media = ["responses", String(status), "content", "application/json", "schema"];
  const path = ["#/paths", operation.path, operation.method.toLowerCase(), ...media];
  const schema = resolve(annotatedDocument, follow(annotatedDocument, path));
  return look(body as Json, schema === undefined ? [] : [schema], "", level);
}

function look(value: Json, schemas: readonly Json[], place: string, level: number): Sighting[] {
  if (Array.isArray(value)) {
    const items = schemas
      .flatMap((schema) => family(annotatedDocument, schema, value))
      .flatMap((part) => part.items ?? []);
    return value.flatMap((item, index) => look(item, items, join(place, index), level));
  }
  if (!isObject(value)) return [];
  const isGone = (schema: JsonObject) => !existsAt(lifeOf(readMark(schema)), level);
  const parts = schemas.flatMap((schema) => family(annotatedDocument, schema, value));
  const declarations = declared(parts, isGone);
  const required = new Set(
    parts.flatMap(({ required }) => (Array.isArray(required) ? required : [])),
  );
  const isOpen = parts.some(({ additionalProperties = false }) => additionalProperties !== false);
  const known = [...declarations].flatMap(([name, found]): Sighting[] => {
    const exists = found.some(({ isGone }) => !isGone);
    const at = join(place, name);
    const sighting = {
      place: at,
      state: name in value ? ("present" as const) : ("absent" as const),
      schemas: found.map(({ schema }) => schema),
      exists,
      required: exists && required.has(name),
    };
    const item = value[name];
    return [sighting, ...(item === undefined ? [] : look(item, sighting.schemas, at, level))];
  });
  const undeclared = Object.keys(value)
    .filter((name) => !declarations.has(name) && !isOpen && parts.length > 0)
    .map((name) => ({
      place: join(place, name),
      state: "undeclared" as const,
      schemas: [],
      exists: false,
      required: false,
    }));
  return [...known, ...undeclared];
}

/** Whether the service document does not describe the operation at all. */
export function isUndocumented({ path, method }: Operation): boolean {
  const pointer = follow(annotatedDocument, ["#/paths", path, method.toLowerCase()]);
  const node = resolve(annotatedDocument, pointer);
  return isObject(node) && node["x-beyond-document"] === true;
}

/** A section of the service document, for an operation that it describes. */
export function sourceOf(operation: Operation, section: `§${string}`): Source {
  return isUndocumented(operation) ? "beyond the document" : `service-document ${section}`;
}
