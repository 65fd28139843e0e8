import { isPlainText } from "../../../toolkit/document/arguments.ts";
import type { Json } from "../../../toolkit/document/json.ts";
import { placeholder } from "../../../toolkit/document/placeholder.ts";
import type { Schema } from "../../../toolkit/document/schema.ts";
import { authorizationOf } from "../../client/credentials.ts";
import type { AccountSecrets } from "../../client/options.ts";
import {
  type AskedOperation,
  asForm,
  ifAbsent,
  ifUnread,
  inForm,
  instead,
  type NamedArgument,
  ofArgument,
  ofForm,
  type PlannedField,
  type RequestVariant,
  same,
  texts,
  unlessText,
  type Wanted,
  type Way,
} from "./way.ts";

/** The value of the header: a constant, or made from the sender's credentials. */
type Header = string | ((sender: AccountSecrets) => string) | undefined;

/** A way to be refused because of the credentials; operations without authentication ignore them. */
export const refused = (name: string, example: string, headers: readonly Header[]): Way => ({
  name,
  variantsOf: ({ operation }) =>
    headers.map((header) => {
      const wanted: Wanted = operation.isAuthenticated
        ? { is: "credentials", example }
        : { is: "same" };
      return withHeader(name, wanted, header);
    }),
});

const withHeader = (words: string, wanted: Wanted, header: Header): RequestVariant => ({
  wanted,
  credentials: typeof header === "string" ? `Authorization: ${header}` : words,
  change({ authorization: _, ...request }, sender) {
    const authorization = typeof header === "function" ? header(sender) : header;
    return { ...request, ...(authorization !== undefined && { authorization }) };
  },
});

/** The header of an account. */
export const basic = ({ email, apiKey }: AccountSecrets) => authorizationOf(email, apiKey);

/** Spellings that a server treats as equal, by case and white space (sources §10.4, §10.7). */
const sameSpellings: Readonly<Record<string, Header>> = {
  "email-in-capitals": ({ email, apiKey }) => authorizationOf(email.toUpperCase(), apiKey),
  "scheme-in-small-letters": (sender) => basic(sender).replace("Basic", "basic"),
  "scheme-in-capitals": (sender) => basic(sender).replace("Basic", "BASIC"),
  "white-space-around": ({ email, apiKey }) => authorizationOf(` ${email}\t`, ` ${apiKey}\n`),
};

/** The ways in which credentials can be wrong (sources §10.1 to §10.5). */
const ofCredentials: readonly Way[] = [
  refused("no credentials", "no-credentials", [undefined]),
  refused("not Basic", "not-basic", [
    "Bearer x",
    "Digest username=x",
    "Basically abc",
    "Basic; abc",
  ]),
  refused("undecodable credentials", "undecodable-credentials", [
    "Basic %%%",
    "Basic",
    "Basic ",
    "Basic ???",
    "Basic =",
    "Basic YWJj",
    "basic //79",
    "Basic Og== Og==",
    "Bearer",
    "Digest a b",
    "Basic YWJjOmE",
  ]),
  refused("malformed key", "malformed-api-key", [
    ({ email }) => authorizationOf(email, "a key"),
    ({ email }) => authorizationOf(email, ""),
    ({ email }) => authorizationOf(email, "k\u00e9y"),
  ]),
  refused("wrong key", "invalid-api-key", [
    // In the form of servers' keys, because they may call others malformed (sources §10.4).
    ({ email }) => authorizationOf(email, "0".repeat(32)),
    ({ email, apiKey }) => authorizationOf(email, `${apiKey}x`),
    ({ email, apiKey }) => authorizationOf(email, apiKey.toUpperCase()),
    ({ email }) => authorizationOf(email, "__proto__"),
  ]),
  refused("wrong address", "invalid-api-key", [
    ({ apiKey }) => authorizationOf("someone@example.com", apiKey),
    ({ apiKey }) => authorizationOf("", apiKey),
  ]),
  {
    name: "credentials in another spelling",
    variantsOf: ({ operation }) =>
      operation.isAuthenticated
        ? Object.entries(sameSpellings).map(([name, header]) => ({
            ...withHeader("the same in another spelling", { is: "same" }, header),
            name,
          }))
        : [],
  },
];

/** Other forms of the same request, and a form that a server does not read (sources §10.17). */
const ofForms: readonly Way[] = [
  ofForm("as multipart", () => [same(asForm("multipart"))]),
  ofForm("in the query", () => [
    same((request) => inForm(request, (field) => [{ ...field, in: "query" }])),
  ]),
  ofForm("in query and body", () =>
    ["[]", "none", "1", ""].map((text) =>
      same((request) =>
        inForm(request, (field) => [{ name: field.name, text, in: "query" }, field]),
      ),
    ),
  ),
  ofForm("JSON body", (asked) => [{ wanted: ifUnread(asked), change: asForm("json") }]),
];

/** Adds names that no operation has; without a body, to the query. */
export function withMore(
  names: readonly string[],
  formPlace: PlannedField["in"],
): RequestVariant["change"] {
  return (request) => {
    const place = request.method === "GET" ? "query" : formPlace;
    const more = names.map((name): PlannedField => ({ in: place, name, text: "1" }));
    return { ...request, fields: [...request.fields, ...more] };
  };
}

const notJson = [
  "not JSON",
  "abc",
  "[1,",
  "{",
  "'1'",
  "NaN",
  "undefined",
  "tru",
  "0x10",
  "01",
  "+1",
  "[1,2,]",
  "1;2",
  "[1][2]",
  "/**/1",
  "[1 2]",
  "\u0000",
  "\ufeff1",
];
/** The ways in which the value of an argument can be wrong. */
const ofValues: readonly Way[] = [
  ofArgument("missing", (argument) => [instead(argument, ifAbsent(argument))]),
  ofArgument("not JSON", (argument) => texts(argument, notJson, unlessText(argument, "not-json"))),
  ofArgument("wrong type", (argument, asked) => {
    const type = argument.schema?.types[0];
    const example = type === "array" ? "not-a-list" : `not-${type}`;
    return json(argument, wrongValues(asked, argument.schema), { is: "malformed", example });
  }),
  ofArgument("wrong element", (argument, asked) => {
    const { schema } = argument;
    if (schema === undefined) return [];
    const example = schema.items?.types[0] === "integer" ? "not-an-integer" : "wrong-element";
    return json(argument, wrongWithin(asked, schema), { is: "malformed", example });
  }),
];

/** A string may be any text, so this way does not apply to it. */
const json = (argument: NamedArgument, values: readonly Json[], wanted: Wanted) =>
  isPlainText(argument)
    ? []
    : texts(
        argument,
        values.map((value) => JSON.stringify(value)),
        wanted,
      );

/** Values that careless programs send, and careless servers accept, for a type. */
const nearMisses: Readonly<Record<string, readonly Json[]>> = {
  integer: [{}, 1.5, "1", true, null, [1]],
  number: [{}, "1.5", true, null, [1]],
  boolean: [{}, "true", 1, 0, null, "false"],
  string: [{}, 1, null, true, ["a"]],
  array: [{}, "1", 1, "1,2", { 0: 1 }, null],
  object: [[], "{}", null, [["a", 1]]],
};

const oddities: readonly Json[] = [null, true, 0, -1.5, "", "text", [], [[]], {}, { a: 1 }];

/** Values of types that a schema does not allow. */
function wrongValues(
  { isValid }: Pick<AskedOperation, "isValid">,
  schema: Schema | undefined,
): Json[] {
  const [type = ""] = schema?.types ?? [];
  const distinct = new Map(
    [...(nearMisses[type] ?? []), ...oddities].map((value) => [JSON.stringify(value), value]),
  );
  return [...distinct.values()].filter((value) => !isValid(schema, value));
}

/** Lists with one wrong element, and objects with one wrong property. */
function wrongWithin(asked: Pick<AskedOperation, "isValid">, schema: Schema): Json[] {
  const { items, properties } = schema;
  const lists = wrongValues(asked, items).flatMap((wrong): Json[] => {
    const right = placeholder(items);
    return [[wrong], [right, wrong], [wrong, right]];
  });
  const objects = [...properties.values()].flatMap((property) =>
    [...wrongValues(asked, property.schema), ...wrongWithin(asked, property.schema)].map(
      (wrong): Json => ({ [property.name]: wrong }),
    ),
  );
  return [...lists, ...objects].filter((value) => !asked.isValid(schema, value));
}

/** Steps of a path that are not whole numbers, which have only digits (sources §13.3). */
const notWhole = [
  "abc",
  "1.0",
  "1e3",
  "+1",
  "-1",
  "%2017",
  "17%20",
  "0x11",
  "%2F",
  "..",
  "%2e%2e",
  "17%00",
  "17;",
  "%E0%A5%A7%E0%A5%AD",
  "1_0",
  "17.",
  "%",
  "%ZZ",
  "%ff",
  "null",
  "[17]",
  "17,18",
  "__proto__",
  "true",
  "",
];

/** The first are the least likely to exist. Without HEAD and OPTIONS, which every path has (sources §10.12). */
const methods = ["PUT", "PATCH", "POST", "GET", "DELETE", "PROPFIND", "REPORT"];

/** The ways in which path and method can be wrong. */
const ofRoutes: readonly Way[] = [
  {
    name: "ID in the path that is not a whole number",
    variantsOf: (asked) => inPath(asked, notWhole, { is: "route" }),
  },
  {
    name: "wrong method",
    variantsOf: (asked) =>
      methods
        .filter((method) => !asked.methods.includes(method))
        .map((method) => ({
          wanted: { is: "method", example: "method-not-allowed" },
          change: (request) => ({ ...request, method }),
        })),
  },
];

/** Replaces whole numbers in the path by other texts. */
export function inPath(
  asked: AskedOperation,
  texts: readonly string[],
  wanted: Wanted,
): RequestVariant[] {
  const { operation, arguments: all, isValid } = asked;
  const template = operation.path.split("/");
  return all
    .filter((argument) => argument.in === "path" && !isPlainText(argument))
    .filter(({ schema }) => isValid(schema, 17) && !isValid(schema, 1.5))
    .flatMap(({ name }) =>
      texts.map((text) => ({
        wanted,
        argument: name,
        change: (request) => {
          const steps = request.path.split("/");
          steps[template.indexOf(`{${name}}`)] = text;
          return { ...request, path: steps.join("/") };
        },
      })),
    );
}

/** The ways in which a request of the suite can differ from the plain one, valid or not. */
export const waysOfSuite: readonly Way[] = [...ofForms, ...ofValues, ...ofRoutes, ...ofCredentials];

/** The plainest variants of a way: one for each argument that it changes, or one for the whole request. */
export function plainestOf(way: Way, asked: AskedOperation): RequestVariant[] {
  const variants = way.variantsOf(asked);
  return variants.filter(
    ({ argument }, index) => variants.findIndex((other) => other.argument === argument) === index,
  );
}

/**
 * A way by its name.
 *
 * @throws Error if there is none.
 */
export function wayNamed(name: string, ways = waysOfSuite): Way {
  const way = ways.find((way) => way.name === name);
  if (way === undefined) throw new Error(`There is no way "${name}".`);
  return way;
}

/**
 * The plainest variants of each operation, by way. They are kept because runs at the same level share their operations,
 * and ways of values check each value against its schema.
 */
const known = new WeakMap<AskedOperation, Map<string, RequestVariant[]>>();

/** The plainest variants of a way of the suite, by its name. */
export function plainestVariants(name: string, asked: AskedOperation): readonly RequestVariant[] {
  const byName = known.get(asked) ?? new Map<string, RequestVariant[]>();
  known.set(asked, byName);
  const variants = byName.get(name) ?? plainestOf(wayNamed(name), asked);
  byName.set(name, variants);
  return variants;
}
