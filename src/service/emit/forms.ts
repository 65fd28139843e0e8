import {
  type Argument,
  argumentsOf,
  completeArguments,
  fieldsBodyOf,
  isPlainText,
  wireText,
} from "../../toolkit/document/arguments.ts";
import { isObject, type Json, type OpenApiDocument } from "../../toolkit/document/json.ts";
import { type Operation, operationsOf } from "../../toolkit/document/operation.ts";
import { alternativesOf, typeWords } from "../../toolkit/document/schema.ts";
import { header, literal, propertyKey } from "../../toolkit/generate/text.ts";

/**
 * `forms.gen.ts`: the forms of an annotated document's operations, for all feature levels together. Texts are in wire
 * form, before they are encoded for their place.
 */
export function emitForms(document: OpenApiDocument): string {
  const forms = operationsOf(document).map((operation) => {
    const values = firstValues(operation);
    const fields = argumentsOf(operation).map((argument) => [
      argument.name,
      fieldOf(argument, values(argument)),
    ]);
    const form = { title: operation.summary ?? operation.id, fields: Object.fromEntries(fields) };
    return `  ${propertyKey(operation.id)}: ${literal(form)},\n`;
  });
  return `${header("The fields of each operation's form, for all feature levels together.")}/** The form of each operation, by its ID. */
export const forms: Readonly<Record<string, Form>> = {
${forms.join("")}};

/** The form of an operation. */
interface Form {
  readonly title: string;
  /** Its arguments by name. */
  readonly fields: Readonly<Record<string, FormField>>;
}

/** The field for an argument. */
interface FormField {
  /** Its type in words. */
  readonly type: string;
  readonly isRequired?: true;
  /** Its initial text. */
  readonly text?: string;
  /** Other texts to try. */
  readonly others?: readonly string[];
}
`;
}

/** The example of a body with the most fields. */
function firstValues(operation: Operation): (argument: Argument) => Json | undefined {
  const complete = completeArguments(operation);
  const examples = (fieldsBodyOf(operation)?.media.examples ?? []).map(({ value }) => value);
  const [fullest = {}] = examples
    .filter(isObject)
    .sort((one, other) => Object.keys(other).length - Object.keys(one).length);
  return ({ name, in: place, isRequired }) =>
    place === "form" || place === "json"
      ? (fullest[name] ?? (isRequired ? complete[name] : undefined))
      : complete[name];
}

function fieldOf(argument: Argument, value: Json | undefined) {
  const { schema, isRequired, examples } = argument;
  const text = value === undefined ? undefined : wireText(value, argument);
  const allowed = (schema ? alternativesOf(schema) : []).flatMap(({ types, values = [] }) =>
    types.join() === "boolean" ? [true, false] : values,
  );
  const known = [...examples, ...allowed];
  const others = new Set(known.map((one) => wireText(one, argument)));
  if (text !== undefined) others.delete(text);
  const words = typeWords(schema);
  return {
    type:
      /array|object|anything/.test(words) && !isPlainText(argument) ? `${words}, as JSON` : words,
    ...(isRequired && { isRequired }),
    ...(text !== undefined && { text }),
    ...(others.size > 0 && { others: [...others] }),
  };
}
