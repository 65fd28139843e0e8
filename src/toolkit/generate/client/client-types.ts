import { argumentsOf, requestMediaOf } from "../../document/arguments.ts";
import { referredIn } from "../../document/component-references.ts";
import { grouped, listIn } from "../../document/json.ts";
import { isJson, isTextual } from "../../document/media-type.ts";
import type { Operation } from "../../document/operation-model.ts";
import { isSuccess } from "../../document/responses.ts";
import { type FeatureLevel, uncertainRange } from "../../levels/annotation.ts";
import { isLevelIn, type LevelRange, rangesAmong } from "../../levels/level-range.ts";
import type { LevelledDocument } from "../../levels/levelled-document.ts";
import type { Levels } from "../../levels/levels.ts";
import {
  type LevelledOperation,
  levelledOperations,
  type Revision,
  type Revisions,
} from "../../levels/revisions.ts";
import { docComment, propertyKey, stringLiteral } from "../../text/typescript-text.ts";
import { header } from "../../write/output-files.ts";
import { isTypeName } from "../types/type-nodes.ts";
import { hasWholeBody, pairsIn } from "./operation-table.ts";

/**
 * `client.gen.ts`: for each boundary, the calls, operations and paths on which a client can rely, and the named
 * changes, with only the part of the registry that programs need. A call that is the same from several boundaries up is
 * one type, so that compilers do not compare equal types.
 */
export function emitClient(
  document: LevelledDocument,
  operations: readonly LevelledOperation[],
): string {
  const { boundaries, boundaryAt, registry, releases } = document;
  const comments = commentsOf(document);
  const wholeBodies = new Set(
    levelledOperations(document.at).flatMap(({ id, revisions }) =>
      hasWholeBody(revisions) ? [id] : [],
    ),
  );
  const pairs = new Map(document.operations.map((all) => [all[0].id, pairsIn(all)]));
  const revisions = boundaries.flatMap((boundary) => {
    const members = operations.flatMap((operation) =>
      operation.revisions
        .filter(({ ranges: [{ from }] }) => from === boundary)
        .map((revision) => {
          const { id } = operation;
          const isWhole = wholeBodies.has(id);
          const later = isWhole ? "" : laterThan(operation, boundary, registry, pairs.get(id));
          return `  ${propertyKey(id)}: ${callOf(revision.operation, boundary, isWhole, later)};\n`;
        }),
    );
    return members.length === 0 ? [] : `interface Calls${boundary} {\n${members.join("")}}\n`;
  });
  // Editors show comments of an extended interface, so each is written only once.
  const known = registry.map(({ release, level }) => [release, { release, level }] as const);
  const named = releases.length > 0 ? releases : [...new Map(known).values()];
  const declared = operations.map(
    ({ id }, index) =>
      `interface Documented${index} {\n${docComment(comments.get(id) ?? "", "  ")}  ${propertyKey(id)}: unknown;\n}\n`,
  );
  const runs = operations.flatMap((operation, index) =>
    runsOf(operation, document).map(({ type, ...range }) => {
      const member = `  ${propertyKey(operation.id)}: ${type};\n`;
      const kind = type.startsWith("Since<") ? "Later" : "Calls";
      return { range, member, kind, documented: `Documented${index}` };
    }),
  );
  const nameOf = (kind: string, { from, to }: LevelRange) =>
    `${kind}${from}_${Number.isFinite(to) ? to : ""}`;
  const groups = grouped(runs, ({ kind, range }) => nameOf(kind, range));
  const calls = groups.map(([name, some]) => {
    const bases = some.map(({ documented }) => documented).join(", ");
    return `interface ${name} extends ${bases} {\n${some.map(({ member }) => member).join("")}}\n`;
  });
  const interfaces = ["Calls", "Later"].flatMap((kind) =>
    boundaries.map((boundary) => {
      const bases = groups.filter(
        ([, [one]]) => one.kind === kind && isLevelIn([one.range], boundary),
      );
      const extended = bases.map(([name]) => name).join(", ");
      return `export interface ${kind}From${boundary}${extended && ` extends ${extended}`} {}\n`;
    }),
  );
  const changes = registry.map(
    (one) =>
      `  ${propertyKey(one.name)}: ${stringLiteral(`${levelWords(one)}: ${one.summary}`)};\n`,
  );
  const servers = boundaries.map((boundary, index) => {
    const base = index > 0 ? ` extends AtLeast${boundaries[index - 1]}` : "";
    return `interface AtLeast${boundary}${base} { readonly "level ${boundary} and up": true }\n`;
  });
  return `${header("The client's types, by the lowest feature level that a program supports.")}${importsOf(boundaries)}
/** The types of a call of an operation. */
export interface Call<Arguments, Data, Problem, Later = unknown> {
  /** The arguments, at any place in the request. */
  readonly arguments: Arguments;
  /** The body of a success. */
  readonly data: Data;
  /** The body of an error. */
  readonly error: Problem;
  /** The arguments that only servers of later levels accept. */
  readonly later: Later;
}

/** An operation that servers have from feature level \`Level\` up, and the name of a change of that level. */
export interface Since<Level extends number, Feature extends string, Operation> {
  readonly level: Level;
  readonly feature: Feature;
  readonly call: Operation;
}

${revisions.join("\n")}
/** The comments of the operations. */
${declared.join("\n")}
/** The calls, grouped by the lowest supported levels at which their types are the same. */
${calls.join("")}
${interfaces.join("")}
/** The calls by the lowest feature level or release that a program supports. */
export interface CallsFrom {
${tableOfLevels(document, (boundary) => `CallsFrom${boundary}`)}}

/** The operations that only later levels have, by the lowest feature level or release that a program supports. */
export interface LaterFrom {
${tableOfLevels(document, (boundary) => `LaterFrom${boundary}`)}}

/** The operations by the lowest feature level or release that a program supports. */
export interface OperationsFrom {
${tableOfLevels(document, (boundary) => `From${boundary}.operations`)}}

/** The operations by path and method, for openapi-fetch. */
export interface PathsFrom {
${tableOfLevels(document, (boundary) => `From${boundary}.paths`)}}

/** Servers from each boundary up; those from a higher one are among them. */
${servers.join("")}
/** Servers from a boundary up. */
export interface AtLeast {
${tableOfLevels({ boundaries, boundaryAt, releases: [] }, (boundary) => `AtLeast${boundary}`)}}

${levelTable({ ...document, releases: named })}
/** The named changes, each with its feature level. */
export const features = {
${registry.map(({ level, name }) => `  ${propertyKey(name)}: ${level},\n`).join("")}} as const;

/** The level and the summary of each named change, for editors. */
export interface Changes {
${changes.join("")}}

/** What compilers make clients of. */
export interface Types {
  readonly calls: CallsFrom;
  readonly later: LaterFrom;
  readonly levels: Levels;
  readonly newest: Newest;
  readonly servers: AtLeast;
  readonly changes: Changes;
}

/** The releases, oldest first, each with the feature level that its servers report. */
export const releases = {
${named.map(({ release, level }) => `  ${propertyKey(release)}: ${level},\n`).join("")}} as const;
`;
}

/** "Level 237", or "By level 237, after 185" if it is not exact. */
const levelWords = (one: FeatureLevel): string =>
  uncertainRange(one) ? `By level ${one.level}, after ${one.after}` : `Level ${one.level}`;

/** The members of an interface by level and by release. A release named by the number of a boundary is that level. */
function tableOfLevels(
  { boundaries, boundaryAt, releases }: Pick<Levels, "boundaries" | "boundaryAt" | "releases">,
  type: (boundary: number) => string,
): string {
  const others = releases.filter(({ release }) => !boundaries.some((one) => `${one}` === release));
  return [
    ...boundaries.map((boundary) => `  ${boundary}: ${type(boundary)};\n`),
    ...others.map(
      ({ release, level }) => `  ${stringLiteral(release)}: ${type(boundaryAt(level))};\n`,
    ),
  ].join("");
}

/** Up to this level, `Levels` has each number; above it, only those that the document names. */
const longestTable = 2000;

/** The boundary of each level and release, one line for each boundary; and that of all higher levels. */
function levelTable({
  boundaries,
  boundaryAt,
  registry,
  releases,
}: Pick<LevelledDocument, "boundaries" | "boundaryAt" | "registry" | "releases">): string {
  const named = new Set([...boundaries, ...[...registry, ...releases].map(({ level }) => level)]);
  const highest = Math.max(...named);
  const isDense = highest <= longestTable;
  const levels = isDense ? Array.from({ length: highest + 1 }, (_, level) => level) : [...named];
  const texts = releases.filter(({ release }) => !levels.some((level) => `${level}` === release));
  const members = [
    ...levels.map((level) => ({ key: `${level}`, level })),
    ...texts.map(({ release, level }) => ({ key: stringLiteral(release), level })),
  ].sort((one, other) => one.level - other.level);
  const lines = grouped(members, ({ level }) => boundaryAt(level)).map(
    ([boundary, some]) => `  ${some.map(({ key }) => `${key}: ${boundary}`).join("; ")};\n`,
  );
  return `/** The boundary at or below each feature level and release. */
export interface Levels {
${lines.join("")}}

/** The boundary below all higher levels. */
export type Newest = ${isDense ? boundaries.at(-1) : "never"};
`;
}

/** `paths-at.gen.ts`: the operations of exactly one level, for programs that pin a version. */
export function emitPathsAt(levels: Levels): string {
  return `${header("The operations of servers of exactly one feature level or release.")}import type * as At from "./types/at.js";

/** The operations by path and method, for openapi-fetch. */
export interface PathsAt {
${tableOfLevels(levels, (boundary) => `At.Paths${boundary}`)}}
`;
}

/**
 * `schemas.gen.ts`: the types of what servers send, by schema name, for each lowest supported boundary. Schemas whose
 * names are not valid for types are left out.
 */
export function emitSchemas(
  { boundaries, parts, documentAt }: Revisions,
  operations: readonly LevelledOperation[],
): string {
  const names = namesInAnswers(operations, documentAt);
  // The file declares the names of schemas, so it imports none; a schema with a name such as `Record` has no alias at
  // its level.
  const memberOf = (level: number | "Levels[Level]", name: string) =>
    `FromEach[${level}][${stringLiteral(name)}]`;
  const types = names.map((name) => {
    const revisions = parts.get(`#/components/schemas/${name}`) ?? [];
    const members = boundaries.map((boundary) => {
      const from = firstFrom(boundary, revisions)?.ranges[0].from;
      return `${boundary}: ${from === undefined ? "never" : memberOf(from, name)}`;
    });
    const isEverywhere = boundaries.every((boundary) =>
      revisions.some(({ ranges }) => isLevelIn(ranges, boundary)),
    );
    const type = isEverywhere
      ? memberOf("Levels[Level]", name)
      : `{ ${members.join("; ")} }[Levels[Level]]`;
    const { description = name } = revisions.at(-1)?.node ?? {};
    return `${docComment(String(description))}export type ${name}<Level extends keyof Levels = 0> = ${type};\n`;
  });
  const tables = boundaries.map(
    (boundary) => `  ${boundary}: From${boundary}.components["schemas"];\n`,
  );
  return `${header("What servers send, by the lowest feature level that a program supports: `Draft<209>`.")}${importsOf(boundaries)}import type { Levels } from "./client.gen.js";

/** The schemas by the lowest feature level that a program supports. */
interface FromEach {
${tables.join("")}}

${types.join("\n")}`;
}

/** The names of the schemas in responses, in the order in which they first occur. */
function namesInAnswers(
  operations: readonly LevelledOperation[],
  documentAt: Revisions["documentAt"],
): string[] {
  const found = operations.flatMap(({ revisions }) =>
    revisions.map(({ ranges: [{ from }], operation: { pointer } }) => ({ from, pointer })),
  );
  const names = new Set<string>();
  for (const { from, pointer } of found.sort((one, other) => one.from - other.from)) {
    for (const place of referredIn(documentAt(from))(`${pointer}/responses`)) {
      const name = /^#\/components\/schemas\/([^/]+)$/.exec(place)?.[1] ?? "";
      if (isTypeName(name)) names.add(name);
    }
  }
  return [...names];
}

const importsOf = (boundaries: readonly number[]) =>
  boundaries
    .map((level) => `import type * as From${level} from "./types/from-${level}.js";\n`)
    .join("");

/** The summary and description of each operation of an annotated document, by id: those of its newest place. */
export function commentsOf({ operations }: LevelledDocument): Map<string, string> {
  return new Map(
    operations.map(([{ id, summary, description }]) => [
      id,
      [summary, description].filter((part) => part !== undefined).join("\n\n"),
    ]),
  );
}

/** The type of a call from a boundary up; `undefined` if no level from there up has the operation. */
function typeAt(
  { id, revisions }: LevelledOperation,
  boundary: number,
  { registry }: Levels,
): string | undefined {
  const first = firstFrom(boundary, revisions);
  if (first === undefined) return undefined;
  const type = `Calls${first.ranges[0].from}[${stringLiteral(id)}]`;
  if (isLevelIn(first.ranges, boundary)) return type;
  const since = first.ranges.find(({ from }) => from > boundary)?.from;
  // Any change of that level fits: a server that has one has reached the level.
  const feature = registry.find(({ level }) => level === since)?.name ?? "";
  return `Since<${since}, ${stringLiteral(feature)}, ${type}>`;
}

/** The types of a call, each with the range of its boundaries. */
function runsOf(operation: LevelledOperation, levels: Levels) {
  const { boundaries } = levels;
  const byType = grouped(boundaries, (boundary) => typeAt(operation, boundary, levels));
  return byType
    .flatMap(([type, some]) =>
      type === undefined ? [] : rangesAmong(boundaries, some).map((range) => ({ ...range, type })),
    )
    .sort((one, other) => one.from - other.from);
}

/** The revision at a boundary, or else the next one. */
function firstFrom<Some extends Pick<Revision, "ranges">>(
  boundary: number,
  revisions: readonly Some[],
): Some | undefined {
  const nextOf = ({ ranges }: Some) =>
    Math.max(boundary, ranges.find(({ to }) => to > boundary)?.from ?? Number.POSITIVE_INFINITY);
  const next = Math.min(...revisions.map(nextOf));
  return revisions.find(({ ranges }) => isLevelIn(ranges, next));
}

/**
 * An operation as a `Call`, whose parts refer to the types of openapi-typescript. Its body has the media type that the
 * client sends.
 */
function callOf(operation: Operation, boundary: number, isWhole: boolean, later: string): string {
  const { id, parameters, body, responses } = operation;
  const type = `From${boundary}.operations[${stringLiteral(id)}]`;
  const parts = ["path", "query", "header"]
    .filter((place) => parameters.some((parameter) => parameter.in === place))
    .map((place) => `NonNullable<${type}["parameters"]["${place}"]>`);
  const sent = requestMediaOf(operation);
  if (sent !== undefined) {
    const fields = `NonNullable<${type}["requestBody"]>["content"][${stringLiteral(sent.name)}]`;
    if (isWhole) parts.push(`{ body${body?.isRequired ? "" : "?"}: ${sentAs(sent.name, fields)} }`);
    else parts.push(body?.isRequired ? fields : `Partial<${fields}>`);
  }
  const bodies = (isWanted: (status: string) => boolean) => {
    const some = responses.filter(({ status }) => isWanted(status));
    const statuses = new Map<string, string[]>();
    for (const { status, content } of some) {
      const key = /^\d+$/.test(status) ? status : stringLiteral(status);
      for (const { name } of content) listIn(statuses, name).push(key);
    }
    const types = [...statuses].map(([name, keys]) =>
      isJson(name) || isTextual(name)
        ? `${type}["responses"][${keys.join(" | ")}]["content"][${stringLiteral(name)}]`
        : "Uint8Array",
    );
    return types.join(" | ") || "never";
  };
  // A `default` alone is the success that it describes (OpenAPI 3.1 §4.8.16); beside others, it is for errors.
  const isAlone = responses.length === 1;
  const succeeds = (status: string) => isSuccess(status) || (isAlone && status === "default");
  return `Call<${parts.join(" & ") || "unknown"}, ${bodies(succeeds)}, ${bodies((status) => !succeeds(status))}${later && `, ${later}`}>`;
}

/**
 * The arguments that only servers after a boundary accept, each with its type there. A program may pass an argument
 * beside the argument that it replaces: the server's level decides which is sent.
 */
function laterThan(
  { id, revisions }: LevelledOperation,
  boundary: number,
  registry: readonly FeatureLevel[],
  pairs: ReadonlyMap<string, string> | undefined,
): string {
  const rows = revisions
    .filter(({ ranges: [{ from }] }) => from >= boundary)
    .sort((one, other) => one.ranges[0].from - other.ranges[0].from)
    .flatMap(({ ranges: [{ from }], operation }) =>
      argumentsOf(operation).map(({ name }) => ({ name, from })),
    );
  const own = new Set(rows.flatMap(({ name, from }) => (from === boundary ? [name] : [])));
  const later = grouped(rows, ({ name }) => name).filter(([name]) => !own.has(name));
  const members = later.map(([name, [{ from }]]) => {
    const type = `Calls${from}[${stringLiteral(id)}]["arguments"][${stringLiteral(name)}]`;
    if (own.has(pairs?.get(name) ?? "")) return `${propertyKey(name)}?: ${type}`;
    const feature = registry.find(({ level }) => level === from)?.name ?? "";
    return `${propertyKey(name)}: Since<${from}, ${stringLiteral(feature)}, ${type}>`;
  });
  return members.length > 0 ? `{ ${members.join("; ")} }` : "";
}

function sentAs(mediaType: string, type: string): string {
  if (isJson(mediaType) || /x-www-form-urlencoded/.test(mediaType)) return type;
  if (/^multipart\//.test(mediaType)) return "FormData";
  return isTextual(mediaType) ? "string" : "string | Blob | Uint8Array<ArrayBuffer>";
}
