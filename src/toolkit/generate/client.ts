import { createHash } from "node:crypto";
import { requestMediaOf } from "../document/arguments.ts";
import type { OpenApiDocument } from "../document/json.ts";
import { type Meaning, meaningIn, share } from "../document/meaning.ts";
import type { Operation } from "../document/operation.ts";
import { type Schema, schemaReader } from "../document/schema.ts";
import type { FeatureLevel } from "../levels/index.ts";
import { isTypeName } from "./name-schemas.ts";
import { docComment, header, propertyKey, stringLiteral } from "./text.ts";

/** One boundary, and what every server from there up has. */
export interface ClientLevel {
  readonly boundary: number;
  /** The projection *from* the boundary. */
  readonly document: OpenApiDocument;
  /** Those of that projection: to read them takes longer than what each reader does with them. */
  readonly operations: readonly Operation[];
}

/** An operation or a schema through the levels. */
interface TypedPart<Node> {
  readonly name: string;
  readonly comment: string;
  /** For each boundary that has it, the lowest boundary at which it was the same. */
  readonly same: ReadonlyMap<number, number>;
  /** As it is from those lowest boundaries up. */
  readonly variants: ReadonlyMap<number, Node>;
}

/**
 * `client.gen.ts`: for each boundary, the calls, operations and paths that the client may count on, and the
 * changes that it can be asked for by name, with no more of the registry than a program has to carry. A
 * call that is the same from two boundaries up is one type, which compilers need not compare with itself.
 */
export function emitClient(
  levels: readonly ClientLevel[],
  registry: readonly FeatureLevel[],
): string {
  const operations = operationParts(levels);
  const variants = levels.flatMap(({ boundary }) => {
    const members = operations.flatMap(({ name, variants }) => {
      const operation = variants.get(boundary);
      return operation === undefined
        ? []
        : `  ${propertyKey(name)}: ${callOf(operation, boundary)};\n`;
    });
    return members.length === 0 ? [] : `interface Calls${boundary} {\n${members.join("")}}\n`;
  });
  const interfaces = levels.map(({ boundary }) => {
    const members = operations.flatMap((operation) => {
      const type = typeAt(operation, boundary, registry);
      if (type === undefined) return [];
      return `${docComment(operation.comment, "  ")}  ${propertyKey(operation.name)}: ${type};\n`;
    });
    return `${docComment(`What a client can call on every server from feature level ${boundary} up.`)}export interface CallsFrom${boundary} {\n${members.join("")}}\n`;
  });
  const features = registry.map(
    ({ level, release, name, summary }) =>
      `${docComment(summary, "  ")}  ${propertyKey(name)}: { level: ${level}, release: ${JSON.stringify(release)} },\n`,
  );
  const table = (type: (boundary: number, next: number | undefined) => string) =>
    levels
      .map(
        ({ boundary }, index) => `  ${boundary}: ${type(boundary, levels[index + 1]?.boundary)};\n`,
      )
      .join("");
  return `${header("The client's types: what it may count on from each feature level up.")}${importsOf(levels)}
/** An operation as it is called. */
export interface Call<Arguments, Data, Problem> {
  /** Of all places in the request. */
  readonly arguments: Arguments;
  /** What a success carries. */
  readonly data: Data;
  /** What an error carries. */
  readonly error: Problem;
}

/** An operation that servers have from feature level \`Level\` up, and the name of a change of that level. */
export interface Since<Level extends number, Feature extends string, Operation> {
  readonly level: Level;
  readonly feature: Feature;
  readonly call: Operation;
}

${variants.join("\n")}
${interfaces.join("\n")}
/** The calls by the lowest feature level that a program supports. */
export interface CallsFrom {
${table((boundary) => `CallsFrom${boundary}`)}}

/** The operations by the lowest feature level that a program supports. */
export interface OperationsFrom {
${table((boundary) => `From${boundary}.operations`)}}

/** The same by path and method, as openapi-fetch reads them. */
export interface PathsFrom {
${table((boundary) => `From${boundary}.paths`)}}

/** The boundaries from each of them up. */
export interface BoundariesFrom {
${table((boundary, next) => (next === undefined ? `${boundary}` : `${boundary} | BoundariesFrom[${next}]`))}}

/** The named changes, with the feature level and the release that brought each. */
export const features = {
${features.join("")}} as const;
`;
}

/**
 * `schemas.gen.ts`: what servers send, by the names of the schemas, for each boundary as every server from
 * there up sends it. A schema whose name can be no type's is left out.
 */
export function emitSchemas(levels: readonly ClientLevel[]): string {
  const types = schemaParts(levels).map(({ name, comment, same }) => {
    const variants = levels.flatMap(({ boundary }) => {
      const first = firstFrom(boundary, same);
      return `${boundary}: ${first === undefined ? "never" : `From${same.get(first)}.${name}`}`;
    });
    return `${docComment(comment)}export type ${name}<Level extends Boundary = 0> = { ${variants.join("; ")} }[Level];\n`;
  });
  return `${header("What servers send, by the lowest feature level that a program supports: `Draft<209>`.")}import type { Boundary } from "./feature-levels.gen.js";
${importsOf(levels)}
${types.join("\n")}`;
}

const importsOf = (levels: readonly ClientLevel[]) =>
  levels
    .map(({ boundary }) => `import type * as From${boundary} from "./types/from-${boundary}.js";\n`)
    .join("");

/** The type of a call from a boundary up; `undefined` where no boundary from there up has the operation. */
function typeAt(
  { name, same }: TypedPart<Operation>,
  boundary: number,
  registry: readonly FeatureLevel[],
): string | undefined {
  const first = firstFrom(boundary, same);
  if (first === undefined) return undefined;
  const type = `Calls${same.get(first)}[${stringLiteral(name)}]`;
  if (first === boundary) return type;
  // Any change of that level will do: to support it is to have reached the level.
  const feature = registry.find(({ level }) => level === first)?.name ?? "";
  return `Since<${first}, ${stringLiteral(feature)}, ${type}>`;
}

/** The first boundary that has a part, from the given one up. */
function firstFrom(boundary: number, same: ReadonlyMap<number, number>): number | undefined {
  return [...same.keys()].find((at) => at >= boundary);
}

/**
 * An operation as a `Call`: the parts of it that openapi-typescript has types for, by their places, and of its body
 * the media type that is sent.
 */
function callOf(operation: Operation, boundary: number): string {
  const { id, parameters, body, responses } = operation;
  const type = `From${boundary}.operations[${stringLiteral(id)}]`;
  const given = ["path", "query", "header"]
    .filter((place) => parameters.some((parameter) => parameter.in === place))
    .map((place) => `NonNullable<${type}["parameters"]["${place}"]>`);
  const sent = requestMediaOf(operation);
  if (sent !== undefined) {
    const fields = `NonNullable<${type}["requestBody"]>["content"][${stringLiteral(sent.name)}]`;
    given.push(body?.isRequired ? fields : `Partial<${fields}>`);
  }
  const bodies = (isWanted: (status: number) => boolean) => {
    const wanted = responses.filter(({ status }) => isWanted(Number(status[0])));
    const types = wanted.flatMap((response) => {
      const status = /^\d+$/.test(response.status)
        ? response.status
        : stringLiteral(response.status);
      return response.content.map(
        ({ name }) => `${type}["responses"][${status}]["content"][${stringLiteral(name)}]`,
      );
    });
    return types.join(" | ") || "never";
  };
  const isSuccess = (digit: number) => digit === 2;
  return `Call<${given.join(" & ") || "unknown"}, ${bodies(isSuccess)}, ${bodies((digit) => !isSuccess(digit))}>`;
}

/** The operations, in the order in which they first occur. */
function operationParts(levels: readonly ClientLevel[]): TypedPart<Operation>[] {
  const parts = createParts<Operation>();
  const digestOf = createDigest();
  for (const { boundary, document, operations } of levels) {
    const meaning = meaningIn(document);
    for (const operation of operations) {
      const { id, pointer, summary, description } = operation;
      const ofPath = `${pointer.slice(0, pointer.lastIndexOf("/"))}/parameters`;
      const comment = [summary, description].filter((part) => part !== undefined).join("\n\n");
      const digest = digestOf(document, () => meaning(pointer, ofPath), pointer, ofPath);
      parts.add(boundary, id, comment, digest, operation);
    }
  }
  return parts.all();
}

/** The schemas of which answers are made, in the order in which they first occur. */
function schemaParts(levels: readonly ClientLevel[]): TypedPart<Schema>[] {
  const parts = createParts<Schema>();
  const digestOf = createDigest();
  for (const { boundary, document, operations } of levels) {
    const meaning = meaningIn(document);
    const read = schemaReader(document);
    const answers = operations.map(({ pointer }) => `${pointer}/responses`);
    for (const place of meaning(...answers).referred) {
      const name = /^#\/components\/schemas\/([^/]+)$/.exec(place)?.[1] ?? "";
      if (!isTypeName(name)) continue;
      const schema = read(place);
      const digest = digestOf(document, () => meaning(place), place);
      parts.add(boundary, name, schema.description ?? name, digest, schema);
    }
  }
  return parts.all();
}

/** Makes a short text of what stands at places of a projection, the same where another means the same. */
function createDigest() {
  const known = new Map<string, { readonly document: OpenApiDocument; readonly digest: string }>();
  return (document: OpenApiDocument, meaning: () => Meaning, ...places: string[]): string => {
    const [place = ""] = places;
    const before = known.get(place);
    if (before !== undefined && share(before.document, document, ...places)) return before.digest;
    const digest = createHash("sha256").update(meaning().text).digest("base64");
    known.set(place, { document, digest });
    return digest;
  };
}

/** Collects parts, boundary by boundary. */
function createParts<Node>() {
  const parts = new Map<
    string,
    { comment: string; same: Map<number, number>; variants: Map<number, Node> }
  >();
  const lowest = new Map<string, number>();
  return {
    add(boundary: number, name: string, comment: string, digest: string, node: Node) {
      const key = `${digest} ${name}`;
      const { same, variants } = parts.get(name) ?? { same: new Map(), variants: new Map() };
      const first = lowest.get(key) ?? boundary;
      lowest.set(key, first);
      if (first === boundary) variants.set(boundary, node);
      parts.set(name, { comment, same: same.set(boundary, first), variants });
    },
    all: (): TypedPart<Node>[] => [...parts].map(([name, part]) => ({ name, ...part })),
  };
}
