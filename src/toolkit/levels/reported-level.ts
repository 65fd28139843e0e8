import { mapProperties } from "../document/example-value.ts";
import { walk } from "../document/grammar.ts";
import { dereference, isObject, type Json, type OpenApiDocument } from "../document/json.ts";
import { releaseAt, releases } from "./releases.ts";

/** The key of a property in which a server reports its feature level or its release. */
export const reportsKey = "x-reports";

/** What a property may report. */
export const reportedFacts = ["feature-level", "release"] as const;

/**
 * Puts the level and the release of a projection into its examples, wherever the schema beside them says
 * so (`x-reports`). The projection is changed in place.
 *
 * @param annotated the document that the projection was made from: it knows the releases.
 */
export function reportOwnLevel(
  projection: OpenApiDocument,
  level: number,
  annotated: OpenApiDocument,
): void {
  const release = releaseAt(releases(annotated), level);
  const values = new Map<Json | undefined, Json | undefined>([
    ["feature-level", level],
    ["release", release],
  ]);
  const fateOf = (schemas: readonly Json[]) => {
    const [key] = schemas.flatMap((schema) => (isObject(schema) ? (schema[reportsKey] ?? []) : []));
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
