import { dereference, isObject, type Json, type JsonObject, mapValues } from "../document/json.ts";
import { isJson } from "../document/media-type.ts";
import { placeholder } from "../document/placeholder.ts";
import type { Schema } from "../document/schema-model.ts";
import type { OpenApiDocument } from "../levels/index.ts";

/**
 * A media type of a response whose examples are texts, with an example if it has none: Prism answers 500 to a value of a
 * media type other than JSON and XML. These, and texts, stay as they are.
 */
export function asText(
  document: OpenApiDocument,
  name: string,
  media: JsonObject,
  schema: Schema,
): JsonObject {
  if (isJson(name) || /[/+]xml\b/i.test(name)) return media;
  const { examples, example, ...others } = media;
  const own = example === undefined ? examples : { example: { value: example } };
  const { types, branches, properties } = schema;
  const isText =
    branches.length + properties.size === 0 && types.every((type) => type === "string");
  if (own === undefined && isText) return media;
  const named = own ?? { example: { value: placeholder(schema) } };
  return {
    ...others,
    schema: { type: "string" },
    examples: mapValues(Object(named), (one) => {
      const target: JsonObject = Object(dereference(document, one));
      return target.value === undefined ? one : { ...target, value: textOf(target.value, name) };
    }),
  };
}

/** A value in a media type: of a list, each item as it stands in a sequence of this type (OpenAPI 3.2 §4.14.1). */
function textOf(value: Json, name: string): string {
  if (typeof value === "string") return value;
  const json = (one: Json) => JSON.stringify(one);
  if (!Array.isArray(value)) return json(value);
  if (/event-stream/i.test(name)) return value.map(eventText).join("");
  if (/json-seq/i.test(name)) return value.map((item) => `\u001e${json(item)}\n`).join("");
  return /jsonl|ndjson/i.test(name) ? value.map((item) => `${json(item)}\n`).join("") : json(value);
}

/** An event with its fields, or with the value as its data (HTML, server-sent events §9.2.5). */
function eventText(item: Json): string {
  const fields = isObject(item) && item.data !== undefined ? item : { data: JSON.stringify(item) };
  const lines = Object.entries(fields).flatMap(([field, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return text.split(/\r\n?|\n/).map((line) => `${field}: ${line}\n`);
  });
  return `${lines.join("")}\n`;
}
