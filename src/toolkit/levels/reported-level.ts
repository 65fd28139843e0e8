import { mapProperties } from "../document/example-value.ts";
import { walk } from "../document/grammar.ts";
import { dereference, isObject, type Json, type OpenApiDocument } from "../document/json.ts";
import type { Operation } from "../document/operation-model.ts";
import { jsonBodyOf, successesOf } from "../document/responses.ts";
import type { Levels } from "./levels.ts";

/** Marks a property in which servers report their feature level or release. */
export const reportsKey = "x-reports";

/** What a property may report. */
export const reportedFacts = ["feature-level", "release"] as const;

/** The names of the properties in which servers report their level or release, with what each reports. */
export function reportedProperties(document: OpenApiDocument): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  walk(document, "document", "#", ({ node }) => {
    for (const [name, property] of Object.entries(
      isObject(node.properties) ? node.properties : {},
    )) {
      const key = isObject(property) ? property[reportsKey] : undefined;
      if (typeof key === "string") found[name] = key;
    }
  });
  return found;
}

/** The property of an operation's successes in which the server reports its feature level. */
export function levelReportedBy(operation: Operation): string | undefined {
  const bodies = successesOf(operation).map((status) => jsonBodyOf(operation, status)?.schema);
  const properties = bodies.flatMap((schema) => [...(schema?.properties.values() ?? [])]);
  return properties.find(({ schema }) => schema.extensions[reportsKey] === "feature-level")?.name;
}

/**
 * Writes the level and the release of a snapshot into its examples, at properties with `x-reports`. Changes the
 * snapshot in place.
 *
 * @param levels those of the annotated document
 */
export function reportOwnLevel(
  snapshot: OpenApiDocument,
  level: number,
  { releaseAt }: Pick<Levels, "releaseAt">,
): void {
  const release = releaseAt(level);
  const values = new Map<Json | undefined, Json | undefined>([
    ["feature-level", level],
    ["release", release],
  ]);
  const fateOf = (schemas: readonly Json[]) => {
    const [key] = schemas.flatMap((schema) => (isObject(schema) ? (schema[reportsKey] ?? []) : []));
    const value = values.get(key);
    return value === undefined ? { schemas } : { value };
  };
  walk(snapshot, "document", "#", ({ node, kind }) => {
    if (kind !== "mediaType" || !isObject(node.examples)) return;
    for (const named of Object.values(node.examples)) {
      const example = dereference(snapshot, named);
      if (isObject(example) && example.value !== undefined) {
        example.value = mapProperties(snapshot, example.value, [node.schema], fateOf);
      }
    }
  });
}
