import { memoize } from "../../../universal/memoize.ts";
import { argumentsOf, encodingOf, fieldsBodyOf, requestMediaOf } from "../../document/arguments.ts";
import { basePathOf } from "../../document/document-info.ts";
import { grouped, listIn } from "../../document/json.ts";
import type { MediaType, Operation } from "../../document/operation-model.ts";
import type { OperationRow, OutcomesRow, ParameterRow } from "../../document/operation-row.ts";
import { errorsOf, successesOf } from "../../document/responses.ts";
import { readAnnotation, uncertainRange } from "../../levels/annotation.ts";
import {
  type LevelRange,
  rangeAround,
  rowOfRanges,
  unitedRanges,
} from "../../levels/level-range.ts";
import type { LevelledDocument } from "../../levels/levelled-document.ts";
import type { Levels } from "../../levels/levels.ts";
import { levelReportedBy } from "../../levels/reported-level.ts";
import { type LevelledOperation, levelledOperations } from "../../levels/revisions.ts";
import { literal, propertyKey } from "../../text/typescript-text.ts";
import { header } from "../../write/output-files.ts";

/** The methods that RFC 9110 §9.2.2 calls idempotent. */
const idempotentMethods = new Set(["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE"]);

/** `operations.gen.ts`: the operations of an annotated document, in its order, and their outcomes. */
export function emitOperations(document: LevelledDocument): string {
  const table = (rows: readonly (readonly [id: string, row: OperationRow | OutcomesRow])[]) =>
    rows.map(([id, row]) => `  ${propertyKey(id)}: ${literal(row)},\n`).join("");
  const outcomes = document.operations.map((all) => [all[0].id, outcomesOf(...all)] as const);
  return `${header("The operations of the specification, all feature levels together.")}/** Every operation by its id. */
export const operations = {
${table(rowsOf(document).map((row) => [row.id, row]))}} as const;

/** The outcomes of each operation, by its id. */
export const outcomes = {
${table(outcomes)}} as const;

/** The id of an operation. */
export type OperationId = keyof typeof operations;
`;
}

const describedTables: Readonly<Record<string, string>> = {
  reports: "The operations whose successes report the server's level, each with the property.",
  unsure:
    "For each change without an exact level, the newest level that certainly does not have it.",
  basePath: "The path of the servers, before each path of the operations.",
};

/** `contract.gen.ts`: the tables and types in one value, from which the runtime makes a client. */
export function emitContract(document: LevelledDocument): string {
  const reports = reportsOf(document);
  const unsure = Object.fromEntries(
    document.registry.flatMap((one) => (uncertainRange(one) ? [[one.name, one.after]] : [])),
  );
  const basePath = basePathOf(document.annotated);
  const tables = Object.entries({ reports, unsure, basePath }).filter(
    ([, table]) => Object.keys(table).length > 0,
  );
  const declared = tables.map(
    ([name, table]) =>
      `\n/** ${describedTables[name]} */\nconst ${name} = ${literal(table)} as const;\n`,
  );
  return `${header("What `createClientFor` of administration-service-api/runtime makes clients of.")}import { features, releases, type Types } from "./client.gen.js";
import { operations } from "./operations.gen.js";
${declared.join("")}
export const contract: {
  readonly operations: typeof operations;
  readonly features: typeof features;
  readonly releases: typeof releases;
${tables.map(([name]) => `  readonly ${name}: typeof ${name};\n`).join("")}  /** At compile time only. */
  readonly types?: Types;
} = { operations, features, releases${tables.map(([name]) => `, ${name}`).join("")} };
`;
}

/**
 * The properties with `x-reports: feature-level`, by operation. Those that every server has and that can be called
 * without arguments come first, and of these, those without authentication.
 */
function reportsOf(document: LevelledDocument): Readonly<Record<string, string>> {
  const fields = new Map(document.operations.map(([one]) => [one.id, levelReportedBy(one)]));
  const found = rowsOf(document).flatMap(({ id, since, until, parameters, isAuthenticated }) => {
    const field = fields.get(id);
    const isFree = Object.values(parameters).every(({ required }) => !required);
    const isTeller = since === 0 && until === undefined && isFree;
    const rank = Number(!isTeller) * 2 + Number(isAuthenticated);
    return field === undefined ? [] : [{ rank, entry: [id, field] as const }];
  });
  return Object.fromEntries(
    found.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry),
  );
}

/** The rows of the operations of an annotated document, from the documents of exactly each level. */
export const rowsOf = memoize((document: LevelledDocument): readonly OperationRow[] => {
  const { operations, at } = document;
  const revisionsById = new Map(levelledOperations(at).map(({ id, revisions }) => [id, revisions]));
  return operations.flatMap((annotated) => {
    const [{ id }] = annotated;
    const revisions = (revisionsById.get(id) ?? []).toSorted(
      (one, other) => endOf(other) - endOf(one),
    );
    const isWhole = hasWholeBody(revisions);
    const places = grouped(revisions, ({ operation }) =>
      JSON.stringify(placeOf(operation, isWhole)),
    );
    const pairs = pairsIn(annotated);
    const [newest, ...earlier] = places.map(([, some]) => rowOf(some, isWhole, pairs, document));
    return newest ? [{ ...newest, ...(earlier.length > 0 && { earlier }) }] : [];
  });
});

type AtLevels = LevelledOperation["revisions"][number];

const endOf = ({ ranges }: AtLevels) => ranges.at(-1)?.to ?? 0;

/** An operation without its arguments. */
function placeOf(operation: Operation, isWhole: boolean) {
  const { id, method, path, isAuthenticated, extensions } = operation;
  const isIdempotent = extensions["x-idempotent"];
  const { name } = (isWhole ? requestMediaOf(operation) : fieldsBodyOf(operation)?.media) ?? {};
  const usual = ["application/json", ...(isWhole ? [] : ["application/x-www-form-urlencoded"])];
  return {
    id,
    method,
    path,
    isAuthenticated,
    isIdempotent: typeof isIdempotent === "boolean" ? isIdempotent : idempotentMethods.has(method),
    isLongPoll: extensions["x-long-poll"] === true,
    ...(name !== undefined && !usual.includes(name) && { mediaType: name }),
  };
}

/** An operation at the levels at which it has one place, the newest first, as a row of the client's table. */
function rowOf(
  revisions: readonly [AtLevels, ...AtLevels[]],
  isWhole: boolean,
  pairs: ReadonlyMap<string, string>,
  levels: Levels,
): OperationRow {
  const [{ operation }] = revisions;
  const ranges = unitedRanges(revisions.flatMap((one) => one.ranges));
  const parameters = parametersOf(revisions, isWhole, rangeAround(ranges), pairs, levels);
  const ways = Object.values(parameters).flatMap((row) => [row, ...(row.earlier ?? [])]);
  return {
    ...placeOf(operation, isWhole),
    since: 0,
    ...levelsInRow(ranges, levels),
    ...(ways.some(({ style }) => style) && { isStyled: true }),
    parameters,
  };
}

/** The arguments of an operation by name, each with how it is sent at its levels, the newest first. */
function parametersOf(
  revisions: readonly AtLevels[],
  isWhole: boolean,
  around: LevelRange,
  pairs: ReadonlyMap<string, string>,
  levels: Levels,
): Record<string, ParameterRow> {
  const ways = new Map<string, { way: ParameterRow; ranges: readonly LevelRange[] }[]>();
  for (const { operation, ranges } of revisions) {
    for (const argument of argumentsOf(operation)) {
      if (isWhole && ["form", "json"].includes(argument.in)) continue;
      const { in: place, isRequired: required } = argument;
      const way = { in: place, required, ...encodingOf(argument) };
      listIn(ways, argument.name).push({ way, ranges });
    }
    if (!isWhole || requestMediaOf(operation) === undefined) continue;
    const required = operation.body?.isRequired === true;
    listIn(ways, "body").push({ way: { in: "body", required, encoding: "raw" }, ranges });
  }
  const rows = Array.from(ways, ([name, all]) => {
    const groups = grouped(all, ({ way }) => JSON.stringify(way));
    const runs = groups.flatMap(([, some]) => {
      const united = unitedRanges(some.flatMap(({ ranges }) => ranges));
      // An argument that is always sent in one way may be sent at levels in between too.
      const own = groups.length === 1 ? [rangeAround(united)] : united;
      return own.map((range) => ({ way: some[0].way, range }));
    });
    runs.sort((one, other) => other.range.to - one.range.to);
    const [newest, ...earlier] = runs.map(({ way, range }) => ({
      ...way,
      ...levelsInRow([withoutBoundsOf(around, range)], levels),
    }));
    const pair = pairs.get(name);
    return [name, { ...newest, ...(pair && { pair }), ...(earlier.length > 0 && { earlier }) }];
  });
  return Object.fromEntries(rows);
}

/** The arguments that replace another or are replaced, each with the other. */
export const pairsIn = (annotated: readonly Operation[]) =>
  new Map(
    annotated.flatMap(argumentsOf).flatMap(({ name, extensions }): [string, string][] => {
      const { replaces, replacedBy = replaces } = readAnnotation(extensions) ?? {};
      return replacedBy === undefined ? [] : [[name, replacedBy]];
    }),
  );

/** The levels of a row; after which level it came, if the exact one is not known. */
function levelsInRow(ranges: readonly LevelRange[], { unsureBefore }: Levels) {
  const { since, ...others } = rowOfRanges(ranges);
  const unsure = since === undefined ? undefined : unsureBefore(since);
  return {
    ...(since !== undefined && { since }),
    ...(unsure && { after: unsure.from - 1 }),
    ...others,
  };
}

/** A range without the bounds that the operation has too. */
const withoutBoundsOf = (around: LevelRange, { from, to }: LevelRange): LevelRange => ({
  from: from === around.from ? 0 : from,
  to: to === around.to ? Number.POSITIVE_INFINITY : to,
});

/** Whether clients take the body of an operation whole, because they must at some level. */
export const hasWholeBody = (revisions: readonly AtLevels[]): boolean =>
  revisions.some(({ operation }) => wholeBodyOf(operation) !== undefined);

/**
 * The body of an operation at one level, if clients take it as one argument, `body`: anything but a form or JSON object
 * whose fields are all described and have other names than the parameters.
 */
function wholeBodyOf(operation: Operation): MediaType | undefined {
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
