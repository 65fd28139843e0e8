import { mapChildren, type ObjectKind } from "../document/grammar.ts";
import {
  changeField,
  grouped,
  isObject,
  type Json,
  type JsonObject,
  join,
  mapValues,
  resolve,
} from "../document/json.ts";
import { markKey } from "../levels/mark.ts";

/** What came with OpenAPI 3.2 and has no form in 3.1, by kind of object. */
const refused: Partial<Record<ObjectKind, readonly string[]>> = {
  document: ["$self"],
  pathItem: ["additionalOperations"],
  mediaType: ["prefixEncoding", "itemEncoding"],
  encoding: ["encoding", "prefixEncoding", "itemEncoding"],
  example: ["dataValue", "serializedValue"],
  securityScheme: ["oauth2MetadataUrl", "deprecated"],
};
/** What a mark may not give another earlier value, because it has another form in 3.1. */
const translated = ["itemSchema", "mediaTypes", "query", "parent", "summary"];

interface Translated {
  readonly document: JsonObject;
  /** What is not shown, each with its place. */
  readonly absent: readonly string[];
  /** What has no form in 3.1, each with its place. */
  readonly refused: readonly string[];
}

/**
 * Writes a bundled document of OpenAPI 3.2 as one of 3.1, which the stock tools read: openapi-typescript and Prism drop
 * what is new in silence. Sequential media types are lists of their items (OpenAPI 3.2 §4.14.1), the parents of tags
 * become groups for Redoc, and the summary of a response its description. Operations of `query` are left out.
 */
export function asOpenApi31(given: JsonObject): Translated {
  const absent: string[] = [];
  const wrong: string[] = [];
  const refuse = (pointer: string, name: string) =>
    wrong.push(
      `${pointer}/${name}: \`${name}\` came with OpenAPI 3.2, and has no form in 3.1: leave it out.`,
    );
  const media = (node: Json): Json => {
    const { $ref } = Object(node);
    const isShared = typeof $ref === "string" && $ref.startsWith("#/components/mediaTypes/");
    return isShared ? media(resolve(given, $ref) ?? {}) : node;
  };

  const write = (node: JsonObject, kind: ObjectKind, pointer: string): JsonObject => {
    for (const name of refused[kind] ?? []) if (name in node) refuse(pointer, name);
    if (kind === "parameter" && node.in === "querystring") {
      wrong.push(`${pointer}/in: \`querystring\` came with OpenAPI 3.2: describe each parameter.`);
    }
    if (
      kind === "schema" &&
      isObject(node.discriminator) &&
      "defaultMapping" in node.discriminator
    ) {
      refuse(`${pointer}/discriminator`, "defaultMapping");
    }
    for (const { was, without } of kind.startsWith("mark of ") ? [] : changesIn(node)) {
      const names = [...Object.keys(Object(was)), ...[without ?? []].flat()];
      const found =
        kind === "schema" ? undefined : names.find((name) => translated.includes(String(name)));
      if (found === undefined || (found === "summary" && kind !== "response")) continue;
      wrong.push(
        `${pointer}: a mark changes \`${found}\`, which has no form in OpenAPI 3.1: describe one form of it.`,
      );
    }
    const own = inForm(node, kind, pointer);
    return mapChildren(own, kind, (child) => {
      const { field, key } = child;
      const place = join(pointer, field);
      return write(child.node, child.kind, key === undefined ? place : join(place, key));
    });
  };

  /** An object whose own fields are those of OpenAPI 3.1. */
  const inForm = (node: JsonObject, kind: ObjectKind, pointer: string): JsonObject => {
    const withMedia = changeField(node, "content", (content) =>
      isObject(content) ? mapValues(content, media) : content,
    );
    if (kind === "response") {
      const { summary, description, ...others } = withMedia;
      if ("$ref" in others) return withMedia;
      const texts = [summary, description].filter((text) => typeof text === "string");
      return { description: texts.join("\n\n"), ...others };
    }
    if (kind === "mediaType" && node.itemSchema !== undefined) {
      const { itemSchema, schema, ...others } = node;
      const list = { type: "array", items: itemSchema };
      return { ...others, schema: schema === undefined ? list : { allOf: [schema, list] } };
    }
    if (kind === "pathItem" && node.query !== undefined) {
      const { query, ...others } = node;
      absent.push(`${pointer}/query: types, pages and mock leave out operations of \`query\`.`);
      return others;
    }
    if (kind === "components" && node.mediaTypes !== undefined) {
      const { mediaTypes: _, ...others } = node;
      return others;
    }
    return withMedia;
  };

  const document = write({ ...given, openapi: "3.1.1" }, "document", "#");
  return { document: withTagGroups(document, absent), absent, refused: wrong };
}

const changesIn = (node: JsonObject): JsonObject[] =>
  [Object(node[markKey]).changes ?? []].flat().filter(isObject);

/** Tags without parents, which become groups: `x-tagGroups` and `x-displayName` are Redoc's. */
function withTagGroups(document: JsonObject, absent: string[]): JsonObject {
  const { tags } = document;
  if (!Array.isArray(tags)) return document;
  const all = tags.filter(isObject);
  const parentOf = (name: Json | undefined) => all.find((tag) => tag.name === name)?.parent;
  const rootOf = (name: Json | undefined, seen: readonly unknown[] = []): Json | undefined => {
    const parent = parentOf(name);
    return parent === undefined || seen.includes(parent) ? name : rootOf(parent, [...seen, name]);
  };
  const names = all.map(({ name = "" }) => name);
  const plain = tags.map((tag, index) => {
    if (!isObject(tag)) return tag;
    const { parent: _, summary, kind, ...others } = tag;
    if (kind !== undefined) absent.push(`#/tags/${index}/kind: no page shows the kind of a tag.`);
    return { ...others, ...(typeof summary === "string" && { "x-displayName": summary }) };
  });
  const isGrouped = all.some(({ parent }) => parent !== undefined);
  const shown = grouped(names, (name) => rootOf(name)).map(([name, tags]) => ({
    name: name as Json,
    tags,
  }));
  return {
    ...document,
    tags: plain,
    ...(isGrouped && !("x-tagGroups" in document) && { "x-tagGroups": shown }),
  };
}
