import { errorsOf, successesOf } from "../document/answers.ts";
import {
  type Argument,
  argumentsOf,
  encodingOf,
  fieldsBodyOf,
  requestMediaOf,
} from "../document/arguments.ts";
import type { MediaType, Operation } from "../document/operation.ts";
import type { OperationRow, OutcomesRow } from "../document/operation-row.ts";
import { readMark } from "../levels/index.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import { levelReportedBy } from "../levels/reported-level.ts";
import { rowOfSpans, type Span, spanAround, spansOf, unitedSpans } from "../levels/span.ts";
import { header, literal, propertyKey } from "./text.ts";

/** The methods that RFC 9110 §9.2.2 calls idempotent. */
const idempotentMethods = new Set(["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE"]);

/** `operations.gen.ts`: the operations of an annotated document, in its order, and their outcomes. */
export function emitOperations({ operations }: LevelledDocument): string {
  const table = (row: (...operations: [Operation, ...Operation[]]) => OperationRow | OutcomesRow) =>
    operations.map((all) => `  ${propertyKey(all[0].id)}: ${literal(row(...all))},\n`).join("");
  return `${header("The operations of the specification, all feature levels together.")}/** Every operation by its id. */
export const operations = {
${table(rowOf)}} as const;

/** The outcomes of each operation, by its id. */
export const outcomes = {
${table(outcomesOf)}} as const;

/** The id of an operation. */
export type OperationId = keyof typeof operations;
`;
}

/** `contract.gen.ts`: the tables and types in one value, of which the runtime makes a client. */
export function emitContract({ operations }: LevelledDocument): string {
  const reports = reportsOf(operations);
  const has = Object.keys(reports).length > 0;
  return `${header("What `createClientFor` of administration-service-api/runtime makes clients of.")}import { type CallsFrom, type Changes, features, releases } from "./client.gen.js";
import { operations } from "./operations.gen.js";
${has ? `\n/** The operations whose successes report the server's level, each with the property. */\nconst reports = ${literal(reports)} as const;\n` : ""}
export const contract: {
  readonly operations: typeof operations;
  readonly features: typeof features;
  readonly releases: typeof releases;
${has ? "  readonly reports: typeof reports;\n" : ""}  /** At compile time only. */
  readonly calls?: CallsFrom;
  /** At compile time only. */
  readonly changes?: Changes;
} = { operations, features, releases${has ? ", reports" : ""} };
`;
}

/**
 * The properties with `x-reports: feature-level`, by operation. Those that every server has and that can be called
 * without arguments come first, and of these, those without authentication.
 */
function reportsOf(operations: LevelledDocument["operations"]): Readonly<Record<string, string>> {
  const found = operations.flatMap(([operation]) => {
    const field = levelReportedBy(operation);
    const { since, until, parameters, isAuthenticated } = rowOf(operation);
    const isFree = Object.values(parameters).every(({ required }) => !required);
    const isTeller = since === 0 && until === undefined && isFree;
    const rank = Number(!isTeller) * 2 + Number(isAuthenticated);
    return field === undefined ? [] : [{ rank, entry: [operation.id, field] as const }];
  });
  return Object.fromEntries(
    found.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry),
  );
}

/** An operation as a row of the client's table. If it moved, its places are given newest first. */
export function rowOf(operation: Operation, ...earlier: readonly Operation[]): OperationRow {
  const { id, method, path, isAuthenticated, extensions } = operation;
  const isIdempotent = extensions["x-idempotent"];
  const whole = wholeBodyOf(operation);
  const media = whole ?? fieldsBodyOf(operation)?.media;
  const isUsual =
    media === undefined ||
    media.name === "application/json" ||
    (whole === undefined && media.name === "application/x-www-form-urlencoded");
  const given = argumentsOf(operation).filter(
    (argument) => whole === undefined || !["form", "json"].includes(argument.in),
  );
  return {
    id,
    method,
    path,
    isAuthenticated,
    isIdempotent: typeof isIdempotent === "boolean" ? isIdempotent : idempotentMethods.has(method),
    isLongPoll: extensions["x-long-poll"] === true,
    since: 0,
    ...rowOfSpans(unitedSpans(spansOf(readMark(extensions)))),
    ...(!isUsual && { mediaType: media.name }),
    ...(given.some((argument) => encodingOf(argument).style) && { isStyled: true }),
    parameters: {
      ...Object.fromEntries(
        given.map((argument) => [
          argument.name,
          {
            in: argument.in,
            required: argument.isRequired,
            ...encodingOf(argument),
            ...rowOfSpans([spanAround(spansOfArgument(operation, argument))]),
          },
        ]),
      ),
      ...(whole && {
        body: { in: "body", required: operation.body?.isRequired === true, encoding: "raw" },
      }),
    },
    ...(earlier.length > 0 && { earlier: earlier.map((one) => rowOf(one)) }),
  };
}

/**
 * The body of an operation that clients take as one argument, `body`: anything but a form or JSON object whose fields are
 * all described and have other names than the parameters.
 */
export function wholeBodyOf(operation: Operation): MediaType | undefined {
  const sent = requestMediaOf(operation);
  const { schema } = sent ?? {};
  const names = new Set(operation.parameters.map(({ name }) => name));
  const isFlat =
    fieldsBodyOf(operation) !== undefined &&
    schema !== undefined &&
    schema.properties.size > 0 &&
    schema.branches.length === 0 &&
    !schema.keywords.additionalProperties &&
    ![...schema.properties.keys()].some((name) => names.has(name));
  return isFlat ? undefined : sent;
}

/** The levels of an argument in any of its declarations. */
function spansOfArgument({ parameters, overridden }: Operation, argument: Argument): Span[] {
  const same = [...parameters, ...overridden].filter(
    ({ name, in: place }) => name === argument.name && place === argument.in,
  );
  const declarations = same.length > 0 ? same : [argument]; // A field of a body has one.
  return unitedSpans(declarations.flatMap(({ extensions }) => spansOf(readMark(extensions))));
}

export function outcomesOf(...places: readonly Operation[]): OutcomesRow {
  const errors = places.flatMap(errorsOf).map(({ status, code, fields }) => ({
    status,
    ...(code !== undefined && { code }),
    fields,
  }));
  return {
    success: [...new Set(places.flatMap(successesOf))],
    errors: [...new Map(errors.map((error) => [JSON.stringify(error), error])).values()],
  };
}
