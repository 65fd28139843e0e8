import type { Json } from "./json.ts";
import { alternativesOf, type Schema } from "./schema-model.ts";

/** The depth limit for placeholders, because schemas may contain themselves. */
const deepest = 4;

/**
 * A value for a schema without an example: its default or first value, or one of its type and format with the required
 * properties; if none is required, with those that are sent and have an example. It ignores patterns and bounds, except
 * `minimum`.
 */
export function placeholder(
  schema: Schema | undefined,
  unsent: "readOnly" | "writeOnly" = "readOnly",
  name = "text",
  depth = 0,
): Json {
  if (schema === undefined || depth > deepest) return {};
  const { keywords, values, types, items, properties } = schema;
  const own = exampleIn(schema) ?? keywords.default ?? values?.[0];
  if (own !== undefined) return own;
  const [first] = alternativesOf(schema);
  if (first !== undefined && first !== schema) return placeholder(first, unsent, name, depth + 1);
  switch (types[0]) {
    case "string":
      return ofFormat[String(keywords.format)] ?? name;
    case "integer":
    case "number":
      return typeof keywords.minimum === "number" ? keywords.minimum : 1;
    case "boolean":
      return true;
    case "null":
      return null;
    case "array":
      return items === undefined ? [] : [placeholder(items, unsent, name, depth + 1)];
    default: {
      const all = [...properties.values()].filter(({ schema }) => schema.keywords[unsent] !== true);
      const required = all.filter(({ isRequired }) => isRequired);
      const shown = all.filter(({ schema }) => exampleIn(schema) !== undefined);
      const { tag } = schema;
      return Object.fromEntries(
        (required.length > 0 ? required : shown).map((one) => [
          one.name,
          one.name === tag?.name ? tag.value : placeholder(one.schema, unsent, one.name, depth + 1),
        ]),
      );
    }
  }
}

/** Texts of formats that servers check. */
const ofFormat: Readonly<Record<string, string>> = {
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  email: "name@example.com",
  uri: "https://example.com/",
  uuid: "2f1d8f0e-6c1b-4b7a-9a54-0d6c3f5e7a10",
};

/** The first example of a schema. */
const exampleIn = ({ keywords: { example, examples } }: Schema): Json | undefined =>
  Array.isArray(examples) ? examples[0] : example;
