// @ts-nocheck
import { isObject } from "../document/json.ts";
import type { Json, JsonObject } from "../levels/index.ts";
import type { Parameter } from "../sandbox/specification.ts";

/** The largest ID that a 32-bit column holds: valid everywhere, and in practice nobody's. */
const nobodysId = 2 ** 31 - 1;

/** A text that no server gives as an ID. */
export const nobodysText = "conformance-check-no-such-thing";

/** The text of an argument that has the right form and names nothing that exists. */
export function harmlessText({ isJson, schema }: Parameter): string {
  const value = harmlessValue(schema);
  return isJson ? JSON.stringify(value) : String(value);
}

function harmlessValue(schema: JsonObject): Json {
  if (Array.isArray(schema.enum)) return schema.enum[0] ?? null;
  if (schema.const !== undefined) return schema.const;
  switch ([schema.type].flat()[0]) {
    case "array":
      return isObject(schema.items) ? [harmlessValue(schema.items)] : [];
    case "boolean":
      return true;
    case "integer":
    case "number":
      return nobodysId;
    case "object":
      return {};
    default:
      return nobodysText;
  }
}

/** A text that breaks the form of a parameter, and how. */
export interface WrongForm {
  /** The situation, in the words of the named examples where they have it. */
  readonly situation: string;
  /** The part of a check's ID. */
  readonly name: string;
  readonly text: string;
}

/** The ways in which a parameter that travels as JSON text can have the wrong form. */
export function wrongForms({ isJson, schema }: Parameter): WrongForm[] {
  if (!isJson) return [];
  const type = [schema.type].flat()[0];
  const notJson = { situation: "not-json", name: "not-json", text: "not JSON" };
  if (type !== "array") {
    const text = type === "object" ? "[]" : "{}";
    return [notJson, { situation: `not-${type}`, name: "wrong-type", text }];
  }
  const items = isObject(schema.items) ? schema.items : {};
  const element = items.type === "string" ? 1 : "1";
  return [
    notJson,
    { situation: "not-a-list", name: "not-a-list", text: "{}" },
    {
      situation: items.type === "integer" ? "not-an-integer" : "wrong-element",
      name: "wrong-element",
      text: JSON.stringify([element]),
    },
  ];
}
