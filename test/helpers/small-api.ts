import { resolve } from "../../src/toolkit/document/json.ts";
import type { Annotation } from "../../src/toolkit/levels/annotation.ts";
import type { Json, JsonObject, OpenApiDocument } from "../../src/toolkit/levels/index.ts";

/** An API of the given operations, by `GET /path` and the like. */
export function api(
  operations: Record<string, JsonObject>,
  components: JsonObject = {},
  root: JsonObject = {},
): OpenApiDocument {
  const paths: JsonObject = {};
  for (const [key, operation] of Object.entries(operations)) {
    const [method = "", path = ""] = key.split(" ");
    const item = paths[path] as JsonObject | undefined;
    paths[path] = { ...item, [method.toLowerCase()]: { responses: {}, ...operation } };
  }
  return {
    openapi: "3.1.1",
    info: { title: "Small", version: "1" },
    ...root,
    paths,
    ...(Object.keys(components).length > 0 ? { components } : {}),
  };
}

/** A node with an annotation. */
export const annotate = (annotation: Annotation, node: JsonObject = {}): JsonObject => ({
  ...node,
  "x-feature-level": annotation as JsonObject,
});

/** A node that exists from a level on. */
export const since = (level: number, node?: JsonObject): JsonObject =>
  annotate({ since: level }, node);

/** A node that exists below a level. */
export const until = (level: number, node?: JsonObject): JsonObject =>
  annotate({ until: level }, node);

/** The registry of these levels, for the root of an API: each is a release of its own. */
export const registry = (...levels: readonly number[]): JsonObject => ({
  "x-feature-levels": levels.map((level) => ({
    level,
    release: `${level}`,
    name: `l${level}`,
    summary: "Something.",
  })),
});

/** An operation whose response has a body of this schema. */
export const responding = (schema: Json, media: JsonObject = {}): JsonObject => ({
  responses: {
    "200": { description: "Done.", content: { "application/json": { schema, ...media } } },
  },
});

/** An operation whose request has a body of this schema. */
export const requesting = (schema: Json, media: JsonObject = {}): JsonObject => ({
  requestBody: { content: { "application/json": { schema, ...media } } },
});

/** An API of one operation, `GET /thing`, which responds with this schema. */
export const thing = (
  schema: Json,
  { media = {}, ...components }: JsonObject & { media?: JsonObject } = {},
): OpenApiDocument => api({ "GET /thing": responding(schema, media) }, components);

/** The media type of the response of `GET /thing`. */
export const mediaOfThing = (document: OpenApiDocument): JsonObject =>
  resolve(document, "#/paths/~1thing/get/responses/200/content/application~1json") as JsonObject;

/** The schema of the response of `GET /thing`. */
export const schemaOfThing = (document: OpenApiDocument): Json | undefined =>
  mediaOfThing(document).schema;

/** A reference to a schema component. */
export const schemaRef = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
