import { mapChildren, type ObjectKind } from "../document/grammar.ts";
import { dereference, isObject, type Json, type JsonObject } from "../document/json.ts";
import { isJson } from "../document/media-type.ts";
import type { OpenApiDocument } from "../levels/index.ts";

/**
 * Changes a projection so that Prism can validate with it. Prism does not decode form fields with JSON text
 * (`contentType: application/json`), so such a field becomes a string with a pattern. Prism's own answers lack required
 * headers, so no response header is required.
 */
export function forPrism(document: OpenApiDocument): OpenApiDocument {
  const rewrite = (node: JsonObject, kind: ObjectKind): JsonObject => {
    const copy = mapChildren(node, kind, (child) => rewrite(child.node, child.kind));
    if (kind === "header") delete copy.required;
    return kind === "mediaType" ? withJsonText(document, copy) : copy;
  };
  return rewrite(document, "document");
}

function withJsonText(document: OpenApiDocument, media: JsonObject): JsonObject {
  const { encoding, ...rest } = media;
  if (!isObject(encoding) || !isObject(media.schema)) return media;
  const isJsonText = (name: string) => {
    const field = encoding[name];
    return isObject(field) && isJson(String(field.contentType));
  };
  const known = new Map<JsonObject, JsonObject>(); // Schemas may share parts many times.
  const rewrite = (schema: Json): Json => {
    const target = dereference(document, schema);
    if (!isObject(target)) return schema;
    const written = known.get(target) ?? rewritten(target);
    known.set(target, written);
    return written;
  };
  const rewritten = (target: JsonObject): JsonObject => {
    const { properties, allOf } = target;
    return {
      ...target,
      ...(isObject(properties) && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, property]) => [
            name,
            isJsonText(name) ? textSchema(document, property) : property,
          ]),
        ),
      }),
      ...(Array.isArray(allOf) && { allOf: allOf.map(rewrite) }),
    };
  };
  return { ...rest, schema: rewrite(media.schema) };
}

function textSchema(document: OpenApiDocument, schema: Json): JsonObject {
  const description = isObject(schema) ? schema.description : undefined;
  return {
    ...(description !== undefined && { description }),
    type: "string",
    pattern: `^\\s*${jsonPattern(document, schema)}\\s*$`,
  };
}

const scalars: Readonly<Record<string, string>> = {
  integer: "-?(?:0|[1-9][0-9]*)",
  number: "-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?",
  boolean: "(?:true|false)",
  null: "null",
  string: '"(?:[^"\\\\\\u0000-\\u001f]|\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4}))*"',
  // Regular expressions cannot count brackets, so only an object's outermost ones are checked.
  object: "\\{[\\s\\S]*\\}",
};

/** The depth to which nested arrays and alternatives are distinguished. */
const deepest = 8;

/**
 * The regular expression of a schema's JSON text, without anchors. It uses only syntax that all engines support,
 * because Prism stops checking bodies if a pattern does not compile.
 */
function jsonPattern(document: OpenApiDocument, schema: Json | undefined, depth = 0): string {
  const target = dereference(document, schema);
  const any = "[\\s\\S]+";
  // Each array doubles the pattern, and a recursive one would do so without end.
  if (!isObject(target) || depth > deepest) return any;
  const values = target.const === undefined ? target.enum : [target.const];
  if (Array.isArray(values))
    return alternatives(values.map((value) => escapePattern(JSON.stringify(value))));
  const branches = target.oneOf ?? target.anyOf;
  if (Array.isArray(branches)) {
    return alternatives(branches.map((branch) => jsonPattern(document, branch, depth + 1)));
  }
  const types = [target.type].flat().filter((type) => typeof type === "string");
  if (types.length === 0) return any;
  return alternatives(
    types.map((type) => {
      if (type !== "array") return scalars[type] ?? any;
      const item = jsonPattern(document, target.items, depth + 1);
      // If items may contain commas, there are very many ways to divide a list, and the engine would try each.
      if (item.includes("[\\s\\S]")) return "\\[[\\s\\S]*\\]";
      return `\\[\\s*(?:${item}(?:\\s*,\\s*${item})*)?\\s*\\]`;
    }),
  );
}

function alternatives(patterns: readonly string[]): string {
  const [first = "", ...others] = new Set(patterns);
  return others.length === 0 ? first : `(?:${[first, ...others].join("|")})`;
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
