import { memoize } from "../../universal/memoize.ts";
import { basePathOf } from "../document/document-info.ts";
import { mapChildren, type ObjectKind } from "../document/grammar.ts";
import {
  changeField,
  dereference,
  isObject,
  type Json,
  type JsonObject,
  join,
  mapValues,
  onlyFields,
} from "../document/json.ts";
import { isJson } from "../document/media-type.ts";
import { schemaReader } from "../document/schema-model.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import { asText } from "./text-media.ts";

/**
 * Changes a snapshot so that Prism can validate and respond with it. Prism does not decode form fields with JSON text
 * (`contentType: application/json`), does not split a list that is one of several types, and fails if a list in a
 * header is missing: these arguments become strings with a pattern. It writes only JSON, XML and text, so a value of
 * another media type becomes a text. Its own responses do not have required headers, so no response header is required.
 * It would send requests to the addresses of `callbacks`, but a mock must send nothing, so it gets no callbacks.
 */
export function forPrism(document: OpenApiDocument): OpenApiDocument {
  const schemaAt = schemaReader(document);
  const rewrite = (node: JsonObject, kind: ObjectKind, pointer: string): JsonObject => {
    const copy = mapChildren(node, kind, (child) => {
      const place = join(pointer, child.field);
      const own = child.key === undefined ? place : join(place, child.key);
      return rewrite(child.node, child.kind, own);
    });
    if (kind === "schema") return withReferenceApart(copy);
    if (kind === "header") return onlyFields(copy, (field) => field !== "required");
    if (kind === "operation" || kind === "components")
      return onlyFields(copy, (field) => field !== "callbacks");
    if (kind === "parameter") return withDelimitedText(document, copy);
    if (kind === "response") {
      return changeField(copy, "content", (content) =>
        mapValues(Object(content), (media, name) => {
          const schema = schemaAt(join(join(join(pointer, "content"), name), "schema"));
          return asText(document, name, Object(media), schema);
        }),
      );
    }
    return kind === "mediaType" ? withJsonText(document, copy) : copy;
  };
  return behindServers(rewrite(document, "document", "#"));
}

/** A document that has each path behind the path of its `servers` too, where real servers have them: Prism ignores it. */
function behindServers(document: OpenApiDocument): OpenApiDocument {
  const base = basePathOf(document);
  const paths: JsonObject = Object(document.paths);
  const behind = Object.entries(paths).flatMap(([path, item]) =>
    path.startsWith(`${base}/`) ? [] : [[base + path, item] as const],
  );
  return { ...document, paths: { ...paths, ...Object.fromEntries(behind) } };
}

/**
 * A schema without other fields beside its reference. Otherwise Prism copies the target, without end if the target
 * contains the same reference.
 */
function withReferenceApart(schema: JsonObject): JsonObject {
  const { $ref, title: _, description: __, ...others } = schema;
  if ($ref === undefined) return schema;
  if (Object.keys(others).length === 0) return { $ref };
  return { ...others, allOf: [{ $ref }, ...[others.allOf ?? []].flat()] };
}

/** A parameter whose value Prism does not split, or fails to, as a text. */
function withDelimitedText(document: OpenApiDocument, parameter: JsonObject): JsonObject {
  const { in: place, style, explode, schema } = parameter;
  const usual = place === "query" ? "form" : "simple";
  const isDelimited =
    place === "query" ? explode === false : place === "path" || place === "header";
  if (!isDelimited || (style ?? usual) !== usual) return parameter;
  const types = typesOf(document, schema);
  const isRead = types.size === 1 && place !== "header";
  if (isRead || !(types.has("array") || types.has("object"))) return parameter;
  const pattern = `^${patternOf(document, schema, delimited)}$`;
  return { ...parameter, schema: { type: "string", pattern } };
}

/** The types that a schema names, also in branches. */
function typesOf(document: OpenApiDocument, schema: Json | undefined, depth = 0): Set<Json> {
  const { type, oneOf, anyOf } = Object(dereference(document, schema)) as JsonObject;
  const branches = depth > deepest ? [] : [oneOf ?? anyOf ?? []].flat();
  return new Set([
    ...[type ?? []].flat(),
    ...branches.flatMap((branch) => [...typesOf(document, branch, depth + 1)]),
  ]);
}

function withJsonText(document: OpenApiDocument, media: JsonObject): JsonObject {
  const { encoding, ...rest } = media;
  if (!isObject(encoding) || !isObject(media.schema)) return media;
  const isJsonText = (name: string) => {
    const field = encoding[name];
    return isObject(field) && isJson(String(field.contentType));
  };
  const rewrite = (schema: Json): Json => {
    const target = dereference(document, schema);
    return isObject(target) ? rewritten(target) : schema;
  };
  // Schemas may share parts many times.
  const rewritten = memoize((target: JsonObject): JsonObject => {
    const { properties, allOf } = target;
    return {
      ...target,
      ...(isObject(properties) && {
        properties: mapValues(properties, (property, name) =>
          isJsonText(name) ? textSchema(document, property) : property,
        ),
      }),
      ...(Array.isArray(allOf) && { allOf: allOf.map(rewrite) }),
    };
  });
  return { ...rest, schema: rewrite(media.schema) };
}

const textSchema = (document: OpenApiDocument, schema: Json): JsonObject => ({
  type: "string",
  pattern: `^\\s*${patternOf(document, schema, jsonText)}\\s*$`,
});

/** How a pattern writes values. */
interface Notation {
  readonly types: Readonly<Record<string, string>>;
  readonly textOf: (value: Json) => string;
  readonly listOf: (item: string) => string;
}

const any = "[\\s\\S]+";
const scalars = {
  integer: "-?(?:0|[1-9][0-9]*)",
  number: "-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?",
  boolean: "(?:true|false)",
};
const jsonText: Notation = {
  types: {
    ...scalars,
    null: "null",
    string: '"(?:[^"\\\\\\u0000-\\u001f]|\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4}))*"',
    // Regular expressions cannot count brackets, so only an object's outermost ones are checked.
    object: "\\{[\\s\\S]*\\}",
  },
  textOf: (value) => JSON.stringify(value),
  // If items may contain commas, there are very many ways to divide a list, and the engine would try each.
  listOf: (item) =>
    item.includes("[\\s\\S]")
      ? "\\[[\\s\\S]*\\]"
      : `\\[\\s*(?:${item}(?:\\s*,\\s*${item})*)?\\s*\\]`,
};
/** Values with commas between them (OpenAPI 3.1 §4.8.12.3, `simple`). */
const delimited: Notation = {
  types: scalars,
  textOf: String,
  listOf: (item) => (item.includes("[\\s\\S]") ? any : `(?:${item}(?: *, *${item})*)?`),
};

/** The depth to which nested arrays and alternatives are distinguished. */
const deepest = 8;

/**
 * The regular expression of a schema's values in a notation, without anchors. It uses only syntax that all engines
 * support, because Prism stops checking bodies if a pattern does not compile.
 */
function patternOf(
  document: OpenApiDocument,
  schema: Json | undefined,
  notation: Notation,
  depth = 0,
): string {
  const target = dereference(document, schema);
  const below = (part: Json | undefined) => patternOf(document, part, notation, depth + 1);
  // Each array doubles the pattern, and a recursive one would do so without end.
  if (!isObject(target) || depth > deepest) return any;
  const values = target.const === undefined ? target.enum : [target.const];
  if (Array.isArray(values))
    return alternatives(values.map((value) => escapePattern(notation.textOf(value))));
  const branches = target.oneOf ?? target.anyOf;
  if (Array.isArray(branches)) return alternatives(branches.map(below));
  return alternatives(
    [target.type]
      .flat()
      .map((type) =>
        type === "array"
          ? notation.listOf(below(target.items))
          : (notation.types[String(type)] ?? any),
      ),
  );
}

function alternatives(patterns: readonly string[]): string {
  const different = [...new Set(patterns)].join("|");
  return different === patterns[0] ? different : `(?:${different})`;
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
