import {
  argumentsOf,
  fieldsBodyOf,
  isPlainText,
  isTextOrOther,
} from "../../toolkit/document/arguments.ts";
import { callersIn, callersKey, rolesOf } from "../../toolkit/document/callers.ts";
import { type Subschema, subschemasAt } from "../../toolkit/document/composition.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  listIn,
  type OpenApiDocument,
} from "../../toolkit/document/json.ts";
import { jsonIn } from "../../toolkit/document/media-type.ts";
import type { Operation } from "../../toolkit/document/operation-model.ts";
import { errorsOf, isError, jsonBodyOf, successesOf } from "../../toolkit/document/responses.ts";
import {
  alternativesOf,
  constantsOf,
  type Schema,
  schemaReader,
} from "../../toolkit/document/schema-model.ts";
import { isAnnotation, selfContained } from "../../toolkit/document/self-contained-schema.ts";
import { type LevelRange, unitedRanges } from "../../toolkit/levels/level-range.ts";
import { levelledOperations, type Revisions } from "../../toolkit/levels/revisions.ts";
import { propertyKey } from "../../toolkit/text/typescript-text.ts";
import { header } from "../../toolkit/write/output-files.ts";
import { memoizeBy } from "../../universal/memoize.ts";
import { compileValidators } from "./compiled-validators.ts";

/**
 * The texts of `sandbox.gen.js` and `sandbox.gen.d.ts`: the data and compiled checks of a sandbox for each feature
 * level. So it does not compile schemas at run time, which the `Content-Security-Policy` of a page may forbid.
 *
 * @param publishable the component whose alternatives are the publishable events
 * @param inputs schemas of input from users, by name; their references lead to the newest document
 */
export function emitSandbox(
  served: Revisions,
  publishable: string,
  inputs: Readonly<Record<string, JsonObject>>,
) {
  const constants = new Map<string, string>();
  /** The name of the constant with this value. */
  const constant = memoizeBy((_: string) => `shared${constants.size}`, constants);
  const compiled = compileValidators();
  const operations = new Map<string, LevelRange[]>();
  const names = new Set<string>();
  for (const { revisions } of levelledOperations(served)) {
    const fields = (operation: Operation) => answeredFields(operation, publishable);
    const known = united(revisions.map(({ operation }) => fields(operation)));
    for (const { ranges, operation } of revisions) {
      const snapshot = served.documentAt(ranges[0].from);
      const checkOf = (schema: JsonObject) => compiled.nameOf(selfContained(snapshot, schema));
      const check = constant(checkOfArguments(snapshot, operation, checkOf));
      const absent = constant(JSON.stringify(missingFrom(known, fields(operation))));
      const refused = constant(JSON.stringify(refusedIn(snapshot, operation)));
      const named = namedErrors(operation).map(([name, response]) => {
        names.add(name);
        return `${JSON.stringify(name)}: ${constant(JSON.stringify(response))}`;
      });
      const row = `${rowOf(operation, check, constant)}, absent: ${absent}, refused: ${refused}, named: ${constant(`{ ${named.join(", ")} }`)}`;
      listIn(operations, row).push(...ranges);
    }
  }
  const events = new Map<string, LevelRange[]>();
  const place = `#/components/schemas/${publishable}`;
  const kinds = (served.parts.get(place) ?? []).flatMap(({ ranges }) => {
    const snapshot = served.documentAt(ranges[0].from);
    return alternativesOf(schemaReader(snapshot)(place)).map((schema) => ({
      ranges,
      snapshot,
      schema,
      tags: JSON.stringify(constantsOf(schema)),
    }));
  });
  for (const { ranges, snapshot, schema, tags } of kinds) {
    const known = united(kinds.flatMap((one) => (one.tags === tags ? [fieldsIn(one.schema)] : [])));
    const check = compiled.nameOf(selfContained(snapshot, referenceTo(schema)));
    const absent = constant(JSON.stringify(missingFrom(known, fieldsIn(schema))));
    listIn(events, `tags: ${tags}, check: ${check}, absent: ${absent}`).push(...ranges);
  }
  const newest = served.documentAt(served.boundaries.at(-1) ?? 0);
  const inputChecks = Object.entries(inputs).map(([name, schema]) => {
    const check = compiled.nameOf(selfContained(newest, schema));
    return `  ${propertyKey(name)}: ${check},\n`;
  });
  const shared = [...constants].map(([value, name]) => `const ${name} = ${value};\n`);
  const what = header(
    "The operations of the sandbox at each feature level, and checks of arguments, events and inputs.",
  );
  return {
    js: `${what}${compiled.code()}${checkingEach}
${shared.join("")}
export const servedOperations = [
${linesOf(operations)}];

export const eventChecks = [
${linesOf(events)}];

export const inputChecks = {
${inputChecks.join("")}};
`,
    "d.ts": `${what}${declarations(Object.keys(inputs), [...names].sort())}`,
  };
}

const referenceTo = ({ place }: Schema): JsonObject => ({ $ref: place });

/**
 * The expression of the function that checks the arguments of a call. It checks each argument separately, so that
 * operations and levels share functions. A form with further constraints is checked as a whole.
 */
function checkOfArguments(
  document: OpenApiDocument,
  operation: Operation,
  checkOf: (schema: JsonObject) => string,
): string {
  const { parameters } = operation;
  const fields = fieldsBodyOf(operation)?.media.schema;
  const parts = fields === undefined ? [] : subschemasAt(document, fields.place);
  const isWhole = !isByProperty(parts);
  const required = [
    ...parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    ...parts.flatMap(({ node }) => node.required ?? []),
  ];
  const checks = [...parameters, ...(isWhole ? [] : (fields?.properties.values() ?? []))].flatMap(
    ({ name, schema }) =>
      schema === undefined ? [] : [`${propertyKey(name)}: ${checkOf(referenceTo(schema))}`],
  );
  const given = [JSON.stringify(required), `{ ${checks.join(", ")} }`];
  if (isWhole && fields !== undefined) given.push(checkOf(referenceTo(fields)));
  return `checkingEach(${given.join(", ")})`;
}

/** The fields of an object by name, each with those inside it; lists are looked through. */
interface FieldTree {
  readonly [name: string]: FieldTree;
}

/** The fields of a value of a schema, in any of its alternatives. `until` names a component whose fields are left out. */
function fieldsIn(schema: Schema | undefined, until?: string): FieldTree {
  if (schema === undefined || (until !== undefined && schema.name === until)) return {};
  const alternatives = alternativesOf(schema).map(({ properties, items }) => {
    const fields = [...properties.values()].map((one) => [one.name, fieldsIn(one.schema, until)]);
    return united([Object.fromEntries(fields), fieldsIn(items, until)]);
  });
  return united(alternatives);
}

/** The fields of the JSON bodies of an operation's responses, by status. */
const answeredFields = (operation: Operation, until: string): FieldTree =>
  Object.fromEntries(
    operation.responses.map(({ status }) => [
      status,
      fieldsIn(jsonBodyOf(operation, status)?.schema, until),
    ]),
  );

const united = (trees: readonly FieldTree[]): FieldTree =>
  Object.fromEntries(
    [...new Set(trees.flatMap(Object.keys))].map((name) => [
      name,
      united(trees.flatMap((tree) => tree[name] ?? [])),
    ]),
  );

/** The known fields that a level does not have: `true` for a whole field. */
interface AbsentTree {
  readonly [name: string]: true | AbsentTree;
}

function missingFrom(known: FieldTree, here: FieldTree): AbsentTree {
  const absent = Object.entries(known).flatMap(([name, below]): [string, true | AbsentTree][] => {
    const own = here[name];
    if (own === undefined) return [[name, true]];
    const inside = missingFrom(below, own);
    return Object.keys(inside).length === 0 ? [] : [[name, inside]];
  });
  return Object.fromEntries(absent);
}

/** Whether the parts of a schema constrain only single properties. */
function isByProperty(parts: readonly Subschema[]): boolean {
  const names = parts.flatMap(({ node }) => Object.keys(node.properties ?? {}));
  const keywords = parts.flatMap(({ node }) => Object.keys(node));
  const known = ["$ref", "allOf", "type", "required", "properties"];
  return (
    new Set(names).size === names.length &&
    keywords.every((keyword) => known.includes(keyword) || isAnnotation(keyword))
  );
}

const checkingEach = `
const checkingEach = (required, checks, whole) => {
  const all = Object.entries(checks);
  const check = (values) => {
    const absent = required.filter((name) => values[name] === undefined);
    const errors = absent.map((missingProperty) => ({ instancePath: "", keyword: "required", params: { missingProperty } }));
    const add = (one) => { for (const error of one.errors) errors.push(error); };
    for (const [name, one] of all) {
      if (values[name] !== undefined && !one(values[name], { instancePath: "/" + name })) add(one);
    }
    if (whole && !whole(values)) add(whole);
    check.errors = errors;
    return errors.length === 0;
  };
  return check;
};
`;

/** Rows with their levels, as lines of code. */
function linesOf(rows: ReadonlyMap<string, readonly LevelRange[]>): string {
  const lines = [...rows].flatMap(([row, ranges]) =>
    unitedRanges(ranges).map(({ from, to }) => `  { since: ${from}, until: ${to}, ${row} },\n`),
  );
  return lines.join("");
}

/** The fields of an operation, as the inside of an object literal. */
function rowOf(operation: Operation, check: string, constant: (value: string) => string): string {
  const { id, method, path, isAuthenticated } = operation;
  const ownFields = { id, method, path, isAuthenticated, success: successesOf(operation) };
  /** Long values, which many rows have: a row names their constants. */
  const sharedFields = {
    arguments: argumentsOf(operation).map((argument) => ({
      name: argument.name,
      in: argument.in,
      isPlainText: isPlainText(argument),
      ...(isTextOrOther(argument) && { isTextOrOther: true }),
    })),
    errors: errorsOf(operation).map(({ status, code }) => ({ status, code })),
  };
  const shown = new Map<string, { readonly name: string; readonly value?: Json }>();
  for (const { status } of operation.responses) {
    for (const { name, value } of jsonBodyOf(operation, status)?.examples ?? []) {
      const code = codeIn(value);
      const isNew = [...shown.values()].every((one) => codeIn(one.value) !== code);
      if (!shown.has(status)) shown.set(status, { name, value });
      else if (code !== undefined && isNew) shown.set(code, { name, value });
    }
  }
  const examples = [...shown].map(
    ([key, example]) => `${propertyKey(key)}: ${constant(JSON.stringify(example))}`,
  );
  return [
    ...Object.entries(ownFields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    ...Object.entries(sharedFields).map(
      ([name, value]) => `${name}: ${constant(JSON.stringify(value))}`,
    ),
    `examples: { ${examples.join(", ")} }`,
    `check: ${check}`,
  ].join(", ");
}

/** The callers that an operation refuses before it reads parameters, each with the name of the response. */
function refusedIn(document: OpenApiDocument, { extensions }: Operation) {
  const roles = rolesOf(document);
  return callersIn(extensions[callersKey]).refused.flatMap(
    ({ below = "", bots, answer: response }) =>
      response === undefined
        ? []
        : { ...(bots ? { bots } : { below: roles.get(below) }), answer: response },
  );
}

/** The error examples that only some operations have, each with its status. */
const namedErrors = ({ responses }: Operation) =>
  responses
    .filter(({ status, component }) => isError(status) && component === undefined)
    .flatMap(({ status, content }) =>
      (jsonIn(content)?.examples ?? []).map(
        ({ name, value }) => [name, { status: Number(status), body: value }] as const,
      ),
    );

const codeIn = (body: Json | undefined): string | undefined =>
  isObject(body) && typeof body.code === "string" ? body.code : undefined;

const declarations = (
  inputs: readonly string[],
  errors: readonly string[],
): string => `/** One thing wrong with a value. */
export interface CheckError {
  /** The violated keyword of JSON Schema, for example \`type\`. */
  readonly keyword: string;
  /** The parameters of the keyword, for example \`{ type: "integer" }\`. */
  readonly params: Readonly<Record<string, any>>;
  /** A JSON pointer into the value, empty for the whole. */
  readonly instancePath: string;
  /** For example \`must be integer\`. */
  readonly message?: string;
  /** The name of a wrong property. */
  readonly propertyName?: string;
}

/** Whether a value is valid; if not, \`errors\` lists all errors. */
export interface ValueCheck {
  (value: unknown): boolean;
  readonly errors?: readonly CheckError[] | null;
}

/** The feature levels of a row. */
interface Span {
  readonly since: number;
  /** The first level at which it no longer applies. */
  readonly until: number;
}

/** An operation at some feature levels. */
export interface ServedOperation extends Span {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly isAuthenticated: boolean;
  readonly arguments: readonly ServedArgument[];
  /** The statuses of success. */
  readonly success: readonly number[];
  readonly errors: readonly { readonly status: number; readonly code?: string }[];
  /** The first example of each status, and of each other \`code\` of errors. */
  readonly examples: Readonly<Record<string, { readonly name: string; readonly value: unknown }>>;
  /** Checks the decoded arguments of a call. */
  readonly check: ValueCheck;
  /** By status, what the responses of other levels have and these do not. */
  readonly absent: AbsentFields;
  /** The callers that get an error before parameters are read: those below a role, or bots. The first counts. */
  readonly refused: readonly {
    readonly below?: number;
    readonly bots?: true;
    readonly answer: ErrorName;
  }[];
  /** Its errors, by the names of their examples. */
  readonly named: Readonly<Record<string, { readonly status: number; readonly body: object }>>;
}

/** The name of an error example. */
export type ErrorName =
  | ${errors.map((name) => JSON.stringify(name)).join("\n  | ")};

/** Fields that objects of a level do not have, by name: \`true\` for a whole field. Lists are looked through. */
export interface AbsentFields {
  readonly [name: string]: true | AbsentFields;
}

/** An argument of an operation. */
export interface ServedArgument {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie" | "form" | "json";
  /** Whether it is sent unchanged, not as JSON text. */
  readonly isPlainText: boolean;
  /** Whether it is sent as a text without quotes or as another value, as in \`true\` and \`partial\`. */
  readonly isTextOrOther?: true;
}

/** A kind of event at some feature levels. */
export interface EventCheck extends Span {
  /** The constant fields that distinguish it from other kinds. */
  readonly tags: Readonly<Record<string, unknown>>;
  readonly check: ValueCheck;
  readonly absent: AbsentFields;
}

export declare const servedOperations: readonly ServedOperation[];
export declare const eventChecks: readonly EventCheck[];
export declare const inputChecks: {
${inputs.map((name) => `  readonly ${propertyKey(name)}: ValueCheck;\n`).join("")}};
`;
