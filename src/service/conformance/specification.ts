import { boundaries } from "../../../generated/feature-levels.gen.ts";
import { jsonBodyOf } from "../../toolkit/document/answers.ts";
import {
  type Argument,
  type ArgumentValues,
  argumentsOf,
} from "../../toolkit/document/arguments.ts";
import type { Json, OpenApiDocument } from "../../toolkit/document/json.ts";
import { type Example, type Operation, operationsOf } from "../../toolkit/document/operation.ts";
import { methodsOf } from "../../toolkit/document/path-template.ts";
import { remembered } from "../../toolkit/document/remembered.ts";
import type { Schema } from "../../toolkit/document/schema.ts";
import { inWords, validatorOf } from "../../toolkit/document/validator.ts";
import { boundaryAt, project } from "../../toolkit/levels/index.ts";
import { annotatedDocument } from "./sources.ts";

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

/** The largest ID in a 32-bit column: valid everywhere, and unused in practice. */
export const nobodysId = 2 ** 31 - 1;

/** A text that no server gives as an ID. */
export const nobodysText = "conformance-check-no-such-thing";

/** Valid required arguments of an operation that name nothing that exists. */
export function harmlessArguments(
  specified: Pick<SpecifiedOperation, "arguments">,
): ArgumentValues {
  return harmless(specified.arguments.filter(({ isRequired }) => isRequired));
}

/** Valid path arguments of an operation that name nothing that exists. */
export function pathArguments(specified: Pick<SpecifiedOperation, "arguments">): ArgumentValues {
  return harmless(specified.arguments.filter((argument) => argument.in === "path"));
}

function harmless(some: readonly Argument[]): ArgumentValues {
  return Object.fromEntries(some.map(({ name, schema }) => [name, harmlessValue(schema)]));
}

/** A valid value that names nothing that exists. */
export function harmlessValue(schema: Schema | undefined): Json {
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
