import { type Argument, isPlainText } from "../document/arguments.ts";
import type { Json } from "../document/json.ts";
import type { Schema } from "../document/schema.ts";

/** The largest ID that a 32-bit column holds: valid everywhere, and in practice nobody's. */
const nobodysId = 2 ** 31 - 1;

/** A text that no server gives as an ID. */
export const nobodysText = "conformance-check-no-such-thing";

/** The text of an argument that has the right form and names nothing that exists. */
export function harmlessText(argument: Argument): string {
  const value = harmlessValue(argument.schema);
  return isPlainText(argument) ? String(value) : JSON.stringify(value);
}

function harmlessValue(schema: Schema | undefined): Json {
  const [value] = schema?.values ?? [];
  if (value !== undefined) return value;
  switch (schema?.types[0]) {
    case "array":
      return schema.items === undefined ? [] : [harmlessValue(schema.items)];
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
export function wrongForms(argument: Argument): WrongForm[] {
  if (isPlainText(argument)) return [];
  const type = argument.schema?.types[0];
  const notJson = { situation: "not-json", name: "not-json", text: "not JSON" };
  if (type !== "array") {
    const text = type === "object" ? "[]" : "{}";
    return [notJson, { situation: `not-${type}`, name: "wrong-type", text }];
  }
  const [item] = argument.schema?.items?.types ?? [];
  const element = item === "string" ? 1 : "1";
  return [
    notJson,
    { situation: "not-a-list", name: "not-a-list", text: "{}" },
    {
      situation: item === "integer" ? "not-an-integer" : "wrong-element",
      name: "wrong-element",
      text: JSON.stringify([element]),
    },
  ];
}
