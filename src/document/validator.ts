import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { argumentsOf, fieldsBodyOf } from "./arguments.ts";
import type { JsonObject, OpenApiDocument } from "./json.ts";
import type { Operation } from "./operation.ts";
import type { Schema } from "./schema.ts";

/** One thing wrong with a value. */
export interface Violation {
  /** The keyword of JSON Schema that is broken, for example `type`. */
  readonly keyword: string;
  /** What the keyword tells, for example `{ type: "integer" }`. */
  readonly params: Readonly<Record<string, unknown>>;
  /** A JSON pointer into the value, empty for the whole. */
  readonly instancePath: string;
  /** For example `must be integer`. */
  readonly message: string;
}

/** Holds values to the schemas of one document; each is compiled when it is first needed. */
interface Validator {
  /** What is wrong with a value; nothing where it has no schema. */
  violations(schema: Schema | undefined, value: unknown): readonly Violation[];
  /** What is wrong with all arguments of a call in one object, whatever place of the request they come from. */
  argumentViolations(operation: Operation, values: object): readonly Violation[];
}

/** A validator for a document that changes no more. Formats are not looked at, as servers differ in them. */
export function validatorOf(document: OpenApiDocument): Validator {
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    validateFormats: false,
    validateSchema: false,
  });
  ajv.addSchema(document, "specification");
  const known = new Map<string, ValidateFunction>();
  const apply = (key: string, schema: () => object, value: unknown): readonly Violation[] => {
    const validate = known.get(key) ?? ajv.compile(schema());
    known.set(key, validate);
    return validate(value) ? [] : (validate.errors ?? []).map(violationOf);
  };
  return {
    violations: (schema, value) =>
      schema === undefined ? [] : apply(schema.place, () => referenceTo(schema), value),
    argumentViolations: (operation, values) =>
      apply(operation.pointer, () => schemaOfArguments(operation, referenceTo), values),
  };
}

/** Violations in a line: `body/invites/0/id must be integer`. */
export function inWords(what: string, violations: readonly Violation[]): string {
  return violations
    .map(({ instancePath, message }) => `${what}${instancePath} ${message}`)
    .join(", ");
}

const violationOf = ({ keyword, params, instancePath, message = keyword }: ErrorObject) => ({
  keyword,
  params,
  instancePath,
  message,
});

/** A pointer as part of a URI, where braces are not allowed (RFC 6901 §6). */
const referenceTo: ReferTo = ({ place }) => ({
  $ref: `specification${place.replaceAll("{", "%7B").replaceAll("}", "%7D")}`,
});

/** How a schema is referred to. */
type ReferTo = (schema: Schema) => JsonObject;

/** The schema of all arguments of a call in one object, whatever place of the request they come from. */
export function schemaOfArguments(operation: Operation, referTo: ReferTo): JsonObject {
  const fields = fieldsBodyOf(operation)?.media.schema;
  const required = argumentsOf(operation).filter(({ isRequired }) => isRequired);
  return {
    required: required.map(({ name }) => name),
    properties: Object.fromEntries(
      operation.parameters.flatMap(({ name, schema }) =>
        schema === undefined ? [] : [[name, referTo(schema)]],
      ),
    ),
    ...(fields === undefined ? {} : { allOf: [referTo(fields)] }),
  };
}
