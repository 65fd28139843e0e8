import annotated from "../../../generated/annotated.json" with { type: "json" };
import { boundaries } from "../../../generated/feature-levels.gen.ts";
import {
  type Argument,
  type ArgumentValues,
  argumentsOf,
} from "../../toolkit/document/arguments.ts";
import { type Json, type OpenApiDocument, reachable } from "../../toolkit/document/json.ts";
import {
  type Example,
  type Operation,
  operationsOf,
} from "../../toolkit/document/operation-model.ts";
import { jsonBodyOf } from "../../toolkit/document/responses.ts";
import type { Schema } from "../../toolkit/document/schema-model.ts";
import { validatorOf } from "../../toolkit/document/schema-validator.ts";
import { boundaryAt, snapshotAt } from "../../toolkit/levels/index.ts";
import { memoizeBy } from "../../universal/memoize.ts";

/**
 * The specification of all levels, with its annotations. TypeScript infers a type for each member of the file, not
 * `JsonObject`.
 */
const annotatedDocument = annotated as OpenApiDocument;

const operations = new Map(
  operationsOf(annotatedDocument).map((operation) => [operation.id, operation]),
);

/** An operation at one feature level, with the parts of its requests, and checks of its responses. */
export interface SpecifiedOperation {
  readonly operation: Operation;
  readonly arguments: readonly Argument[];
  /** Whether a value is valid for a schema of its document. */
  isValid(schema: Schema | undefined, value: Json): boolean;
  /** Describes what is wrong with the body of a response, or returns `undefined`. */
  checkBody(status: number, body: unknown): string | undefined;
  /** The named examples of a response that the level has, in their order. */
  examples(status: number): readonly Example[];
  /** The names of fields that a response has at some level, and of those that it has at other levels only. */
  names(status: number): Readonly<Record<"known" | "strange", ReadonlySet<string>>>;
}

export type LevelSpecification = readonly SpecifiedOperation[];

/** The specification of a feature level, a whole number from 0 up. Its schemas are compiled on first use. */
export const specificationAt = (featureLevel: number): LevelSpecification =>
  ofBoundary(boundaryAt(boundaries, featureLevel));

/** Remembered for processes that check many servers. */
const ofBoundary = memoizeBy((boundary: number) => read(snapshotAt(annotatedDocument, boundary)));

function read(document: OpenApiDocument): LevelSpecification {
  const problemsOf = validatorOf(document);
  return operationsOf(document).map((operation) => ({
    operation,
    arguments: argumentsOf(operation),
    isValid: (schema, value) => problemsOf("value", schema, value) === "",
    checkBody(status, body) {
      const media = jsonBodyOf(operation, status);
      if (media === undefined) return `status ${status} is not specified`;
      return problemsOf("body", media.schema, body) || undefined;
    },
    examples: (status) => jsonBodyOf(operation, status)?.examples ?? [],
    names: memoizeBy((status) => {
      const own = namesIn(jsonBodyOf(operation, status)?.schema);
      const known = namesIn(jsonBodyOf(operationOfSomeLevel(operation.id), status)?.schema);
      return { known, strange: new Set([...known].filter((name) => !own.has(name))) };
    }),
  }));
}

/** The names of all fields of a body, at any depth. */
function namesIn(schema: Schema | undefined): ReadonlySet<string> {
  const all = reachable(schema ? [schema] : [], ({ properties, items, branches }) => [
    ...[...properties.values()].map((property) => property.schema),
    ...(items ? [items] : []),
    ...branches,
  ]);
  return new Set([...all].flatMap(({ properties }) => [...properties.keys()]));
}

/** An operation that some level has. */
export function operationOfSomeLevel(id: string): Operation {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`No level has the operation ${id}.`);
  return operation;
}

/** Whether the service document does not describe the operation at all. */
export function isUndocumented({ extensions }: Operation): boolean {
  return extensions["x-beyond-document"] === true;
}

/** The largest ID in a 32-bit column: valid everywhere, and unused in practice. */
export const nobodysId = 2 ** 31 - 1;

/** A text that no server gives as an ID. */
export const nobodysText = "conformance-check-no-such-thing";

/**
 * Valid required arguments that name no existing object. Servers fail on drafts without a required field (sources
 * §19.7).
 */
export function harmlessArguments({ arguments: all }: SpecifiedOperation): ArgumentValues {
  const draft = { type: "", to: [], topic: "", content: "conformance-check" };
  const required = all.filter(({ isRequired }) => isRequired);
  return Object.fromEntries(
    required.map(({ name, schema }) => [name, name === "draft" ? draft : harmlessValue(schema)]),
  );
}

const harmlessValues = { boolean: true, integer: nobodysId, number: nobodysId, object: {} };

/**
 * A valid value that names nothing that exists. Items with fields or items of their own may need some, so it has none.
 */
function harmlessValue({ values = [], types = [], items }: Partial<Schema> = {}): Json {
  const [value = Object(harmlessValues)[types[0] ?? ""] ?? nobodysText] = values;
  if (types[0] !== "array" || values.length > 0) return value;
  return /object|array/.test(items?.types[0] ?? "object") ? [] : [harmlessValue(items)];
}
