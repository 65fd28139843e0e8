import annotated from "../../../generated/annotated.json" with { type: "json" };
import { boundaries } from "../../../generated/feature-levels.gen.ts";
import type { OperationId } from "../../../generated/operations.gen.ts";
import { jsonBodyOf } from "../../toolkit/document/answers.ts";
import {
  type Argument,
  type ArgumentValues,
  argumentsOf,
} from "../../toolkit/document/arguments.ts";
import type { Json, JsonObject, OpenApiDocument } from "../../toolkit/document/json.ts";
import { type Example, type Operation, operationsOf } from "../../toolkit/document/operation.ts";
import { methodsOf } from "../../toolkit/document/path-template.ts";
import { remembered } from "../../toolkit/document/remembered.ts";
import type { Schema } from "../../toolkit/document/schema.ts";
import { inWords, validatorOf } from "../../toolkit/document/validator.ts";
import { fieldsIn } from "../../toolkit/levels/fields-in.ts";
import { boundaryAt, project } from "../../toolkit/levels/index.ts";

/** The specification of all levels, with its marks. TypeScript infers a type for each member of the file, not `JsonObject`. */
const annotatedDocument = annotated as OpenApiDocument;

const operations = new Map(
  operationsOf(annotatedDocument).map((operation) => [operation.id, operation]),
);

/** An operation, with the data for making requests to it. */
export interface AskedOperation {
  readonly operation: Operation;
  readonly arguments: readonly Argument[];
  /** The methods of its path, sorted, and HEAD if there is GET (sources §10.11, §10.12). */
  readonly methods: readonly string[];
  /** Whether a value is valid for a schema of its document. */
  isValid(schema: Schema | undefined, value: Json): boolean;
}

/** An operation at one feature level, with checks of its requests and responses. */
export interface SpecifiedOperation extends AskedOperation {
  /** Describes what is wrong with the body of a response, or returns `undefined`. */
  checkBody(status: number, body: unknown): string | undefined;
  /** The named examples of a response that the level has, in their order. */
  examples(status: number): readonly Example[];
}

export type LevelSpecification = readonly SpecifiedOperation[];

/**
 * The specification of a feature level. Its schemas are compiled on first use.
 *
 * @throws RangeError if the level is not a whole number from 0 up.
 */
export const specificationAt = (featureLevel: number): LevelSpecification =>
  ofBoundary(boundaryAt(boundaries, featureLevel));

/** Remembered for processes that check many servers. */
const ofBoundary = remembered((boundary: number) => read(project(annotatedDocument, boundary)));

function read(document: OpenApiDocument): LevelSpecification {
  const validator = validatorOf(document);
  const operations = operationsOf(document);
  return operations.map((operation) => ({
    operation,
    arguments: argumentsOf(operation),
    methods: methodsOf(operations.filter(({ path }) => path === operation.path)),
    isValid: (schema, value) => validator.violations(schema, value).length === 0,
    checkBody(status, body) {
      const media = jsonBodyOf(operation, status);
      if (media === undefined) return `status ${status} is not specified`;
      return inWords("body", validator.violations(media.schema, body)) || undefined;
    },
    examples: (status) => jsonBodyOf(operation, status)?.examples ?? [],
  }));
}

/**
 * An operation of some level.
 *
 * @throws Error if no level has it.
 */
export function operationOfSomeLevel(id: OperationId): Operation {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`No level has the operation ${id}.`);
  return operation;
}

/** Whether the service document does not describe the operation at all. */
export function isUndocumented({ extensions }: Operation): boolean {
  return extensions["x-beyond-document"] === true;
}

/** A field of an answer that the level does not have, or that it requires and the answer lacks. */
export interface MisplacedField {
  /** A JSON Pointer into the body. */
  readonly place: string;
  readonly state: "present" | "absent";
}

/** The most fields of an answer that are compared with those of the level, because a server can send millions. */
const mostFields = 10_000;

/** The misplaced fields of an answer, except those that servers are known to leave out (`x-left-out`). */
export function misplacedFields(
  { id }: Operation,
  status: number,
  body: JsonObject,
  level: number,
): MisplacedField[] {
  const operation = operations.get(id);
  const schema = operation && jsonBodyOf(operation, status)?.schema;
  const found: MisplacedField[] = [];
  if (schema === undefined) return found;
  let left = mostFields;
  for (const field of fieldsIn(annotatedDocument, schema.place, body, level)) {
    if (left-- === 0) break;
    const { place, state, exists, required, isLeftOut } = field;
    if (state === "present" && !exists) found.push({ place, state });
    if (state === "absent" && required && !isLeftOut) found.push({ place, state });
  }
  return found;
}

/** The largest ID in a 32-bit column: valid everywhere, and unused in practice. */
export const nobodysId = 2 ** 31 - 1;

/** A text that no server gives as an ID. */
export const nobodysText = "conformance-check-no-such-thing";

/** Valid required arguments of an operation that name nothing that exists. */
export function harmlessArguments(
  specified: Pick<SpecifiedOperation, "arguments">,
): ArgumentValues {
  const required = specified.arguments.filter(({ isRequired }) => isRequired);
  return Object.fromEntries(required.map(({ name, schema }) => [name, harmlessValue(schema)]));
}

/** A valid value that names nothing that exists. */
function harmlessValue(schema: Schema | undefined): Json {
  const [value] = schema?.values ?? [];
  if (value !== undefined) return value;
  switch (schema?.types[0]) {
    case "array":
      // Items with fields or items of their own may need some of them.
      return /object|array/.test(schema.items?.types[0] ?? "object")
        ? []
        : [harmlessValue(schema.items)];
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
