import type { Argument, ArgumentValues } from "../../toolkit/document/arguments.ts";
import type { Json } from "../../toolkit/document/json.ts";
import type { Schema } from "../../toolkit/document/schema.ts";

/** The largest ID that a 32-bit column holds: valid everywhere, and in practice nobody's. */
const nobodysId = 2 ** 31 - 1;

/** A text that no server gives as an ID. */
export const nobodysText = "conformance-check-no-such-thing";

/** The required arguments of an operation, of the right form, naming nothing that exists. */
export function harmlessArguments(specified: {
  readonly arguments: readonly Argument[];
}): ArgumentValues {
  return harmless(specified.arguments.filter(({ isRequired }) => isRequired));
}

/** What the path of an operation needs, of the right form, naming nothing that exists. */
export function pathArguments(specified: {
  readonly arguments: readonly Argument[];
}): ArgumentValues {
  return harmless(specified.arguments.filter((argument) => argument.in === "path"));
}

function harmless(some: readonly Argument[]): ArgumentValues {
  return Object.fromEntries(some.map(({ name, schema }) => [name, harmlessValue(schema)]));
}

/** A value of the right form that names nothing that exists. */
export function harmlessValue(schema: Schema | undefined): Json {
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
