// The operations of one feature level as the fuzz asks for them.
import { boundaries } from "../../generated/feature-levels.gen.ts";
import type { AskedOperation, Way } from "../../src/service/conformance/wrong-requests/index.ts";
import { wayOfDeactivated, ways } from "../../src/service/conformance/wrong-requests/index.ts";
import { jsonBodyOf } from "../../src/toolkit/document/answers.ts";
import { argumentsOf } from "../../src/toolkit/document/arguments.ts";
import { mapChildren, type ObjectKind } from "../../src/toolkit/document/grammar.ts";
import type { JsonObject } from "../../src/toolkit/document/json.ts";
import { type Operation, operationsOf } from "../../src/toolkit/document/operation.ts";
import { inWords, validatorOf } from "../../src/toolkit/document/validator.ts";
import { operationsLackingAt, projection, table } from "../helpers/projection.ts";
import { deactivated } from "./organization.ts";

/** An operation to send requests to, right and wrong ones. */
export interface FuzzedOperation extends AskedOperation {
  readonly isIdempotent: boolean;
  readonly isLongPoll: boolean;
}

/** What a feature level has, and what it lacks. */
export interface FuzzedLevel {
  readonly level: number;
  readonly operations: readonly FuzzedOperation[];
  readonly lacking: readonly FuzzedOperation[];
  /** What is wrong with the body of an answer, in which no object has a field that is not declared. */
  bodyFault(operation: Operation, status: number, body: unknown): string | undefined;
}

/** The request as the specification has it. */
export const plain: Way = {
  name: "plain",
  variantsOf: () => [{ wanted: { is: "accepted" }, change: (request) => request }],
};

/** An operation that the level does not have. */
export const lackingWay: Way = {
  name: "operation of another level",
  variantsOf: ({ methods }) => [
    {
      wanted:
        methods.length === 0 ? { is: "route" } : { is: "method", example: "method-not-allowed" },
      change: (request) => request,
    },
  ],
};

/** Every way of the catalogue. */
export const wrongWays: readonly Way[] = [...ways, wayOfDeactivated(deactivated)];

/** Reads a level from its generated document. */
export function fuzzedLevel(level: number): FuzzedLevel {
  const document = projection(level);
  const operations = operationsOf(document);
  const validator = validatorOf(document);
  const asked =
    ({ violations }: typeof validator) =>
    (operation: Operation): FuzzedOperation => {
      const row = table.find(({ id }) => id === operation.id);
      return {
        operation,
        arguments: argumentsOf(operation),
        methods: operations
          .filter(({ path }) => path === operation.path)
          .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])),
        isValid: (schema, value) => violations(schema, value).length === 0,
        isIdempotent: row?.isIdempotent === true,
        isLongPoll: row?.isLongPoll === true,
      };
    };
  const closedDocument = closed(document, "document");
  const closedOperations = operationsOf(closedDocument);
  const closedValidator = validatorOf(closedDocument);
  return {
    level,
    operations: operations.map(asked(validator)),
    lacking: operationsLackingAt(level).map(
      asked(validatorOf(projection(Math.max(...boundaries)))),
    ),
    bodyFault({ id }, status, body) {
      const operation = closedOperations.find((one) => one.id === id);
      const media = operation && jsonBodyOf(operation, status);
      if (media === undefined) return `status ${status} is not declared`;
      const violations = closedValidator.violations(media.schema, body);
      return violations.length === 0 ? undefined : inWords("body", violations);
    },
  };
}

/** A copy in which each property, element and body is closed, unless its schema says otherwise. */
function closed(node: JsonObject, kind: ObjectKind): JsonObject {
  return mapChildren(node, kind, (child) => {
    const copy = closed(child.node, child.kind);
    const isWhole = ["properties", "items", "schema"].includes(child.field);
    return child.kind === "schema" && isWhole ? { ...copy, unevaluatedProperties: false } : copy;
  });
}
