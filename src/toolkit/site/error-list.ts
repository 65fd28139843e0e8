import { errorsOf, jsonBodyOf } from "../document/answers.ts";
import { isObject } from "../document/json.ts";
import type { Operation } from "../document/operation.ts";
import { codeSpan } from "../generate/plain-markdown.ts";

/**
 * The errors of an operation that have a code, as a list in Markdown: status, code, the fields that not every
 * error has, and the examples, by the names that a mock is asked for. Empty where no error has a code.
 */
export function errorList(operation: Operation): string {
  const errors = errorsOf(operation);
  if (errors.every(({ code }) => code === undefined)) return "";
  const isCommon = (field: string) => errors.every(({ fields }) => fields.includes(field));
  const lines = errors.map(({ status, code, fields }) => {
    const own = fields.filter((field) => !isCommon(field) && field !== "code");
    const examples = examplesOf(operation, status, code);
    return [
      `- ${codeSpan(String(status))}`,
      code === undefined ? "without a code" : codeSpan(code),
      own.length === 0 ? "" : `with ${own.map(codeSpan).join(", ")}`,
      examples.length === 0 ? "" : `(${examples.map(codeSpan).join(", ")})`,
    ]
      .filter((part) => part !== "")
      .join(" ");
  });
  return `**Errors**, by status and code, each with the names of its examples:\n\n${lines.join("\n")}`;
}

/** The names of the examples in which an error has a code, or has none. */
function examplesOf(operation: Operation, status: number, code: string | undefined): string[] {
  const examples = jsonBodyOf(operation, status)?.examples ?? [];
  return examples
    .filter(({ value }) => isObject(value) && value.code === code)
    .map(({ name }) => name);
}
