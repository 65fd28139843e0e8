import { walk } from "../document/grammar.ts";
import { dereference, isObject, type Json, type OpenApiDocument } from "../document/json.ts";
import { mapProperties } from "./example-value.ts";
import { releaseAt, releases } from "./releases.ts";

/** The key of a property in which a server tells of itself: its feature level, or its release. */
export const tellsKey = "x-tells";

/** What a property may tell. */
export const told = ["feature-level", "release"] as const;

/**
 * Lets the examples of a projection tell its own level and release, wherever the schema beside them says
 * so (`x-tells`). The projection is changed in place.
 *
 * @param annotated the document that the projection was made from: it knows the releases.
 */
export function tell(projection: OpenApiDocument, level: number, annotated: OpenApiDocument): void {
  const release = releaseAt(releases(annotated), level);
  const values = new Map<Json | undefined, Json | undefined>([
    ["feature-level", level],
    ["release", release],
  ]);
  const fateOf = (schemas: readonly Json[]) => {
    const [key] = schemas.flatMap((schema) => (isObject(schema) ? (schema[tellsKey] ?? []) : []));
    const value = values.get(key);
    return value === undefined ? { schemas } : { value };
  };
  walk(projection, "document", "#", ({ node, kind }) => {
    if (kind !== "mediaType" || !isObject(node.examples)) return;
    for (const named of Object.values(node.examples)) {
      const example = dereference(projection, named);
      if (isObject(example) && example.value !== undefined) {
        example.value = mapProperties(projection, example.value, [node.schema], fateOf);
      }
    }
  });
}
