import { walk } from "../document/grammar.ts";
import { dereference, isObject, type Json, type OpenApiDocument } from "../document/json.ts";
import { declared, family } from "./example-value.ts";
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
  const toldIn = (value: Json, schemas: readonly (Json | undefined)[]): Json => {
    const parts = schemas.flatMap((schema) => family(projection, schema, value));
    if (Array.isArray(value)) {
      const items = parts.map((part) => part.items);
      return value.map((item) => toldIn(item, items));
    }
    if (!isObject(value)) return value;
    const declarations = declared(parts, () => false);
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => {
        const own = declarations.get(name)?.map(({ schema }) => schema) ?? [];
        const [key] = own.flatMap((schema) => (isObject(schema) ? (schema[tellsKey] ?? []) : []));
        return [name, values.get(key) ?? toldIn(item, own)];
      }),
    );
  };
  walk(projection, "document", "#", ({ node, kind }) => {
    if (kind !== "mediaType" || !isObject(node.examples)) return;
    for (const named of Object.values(node.examples)) {
      const example = dereference(projection, named);
      if (isObject(example) && example.value !== undefined) {
        example.value = toldIn(example.value, [node.schema]);
      }
    }
  });
}
