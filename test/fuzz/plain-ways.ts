import type { AccountSecrets } from "../../src/service/client/options.ts";
import { inForm } from "../../src/service/conformance/request.ts";
import { isPlainText } from "../../src/toolkit/document/arguments.ts";
import type { Json } from "../../src/toolkit/document/json.ts";
import type { Schema } from "../../src/toolkit/document/schema.ts";
import { basicAuthorization } from "../../src/toolkit/runtime/conventions.ts";
import {
  type AskedOperation,
  asForm,
  ifAbsent,
  ifUnread,
  instead,
  type NamedArgument,
  ofArgument,
  ofForm,
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
export const basic = ({ email, apiKey }: AccountSecrets) => basicAuthorization(email, apiKey);

/** Spellings that a server treats as equal, by case (sources §10.7). */
const sameSpellings: Readonly<Record<string, Header>> = {
  "email-in-capitals": ({ email, apiKey }) => basicAuthorization(email.toUpperCase(), apiKey),
  "scheme-in-small-letters": (sender) => basic(sender).replace("Basic", "basic"),
};

/** The same credentials in these spellings, by name. */
export const respelt = (spellings: Readonly<Record<string, Header>>): Way => ({
  name: "credentials in another spelling",
  variantsOf: ({ operation }) =>
    operation.isAuthenticated
      ? Object.entries(spellings).map(([name, header]) => ({
          ...withHeader("the same in another spelling", { is: "same" }, header),
          name,
        }))
      : [],
});

/** The ways in which credentials can be wrong (sources §10.1 to §10.5). */
const ofCredentials: readonly Way[] = [
  refused("no credentials", "no-credentials", [undefined]),
  refused("not Basic", "not-basic", ["Bearer x"]),
  refused("undecodable credentials", "undecodable-credentials", ["Basic %%%"]),
  refused("malformed key", "malformed-api-key", [
    ({ email }) => basicAuthorization(email, "a key"),
  ]),
  // In the form of servers' keys, because they may call others malformed (sources §10.4).
  refused("wrong key", "invalid-api-key", [
    ({ email }) => basicAuthorization(email, "0".repeat(32)),
  ]),
  refused("wrong address", "invalid-api-key", [
    ({ apiKey }) => basicAuthorization("someone@example.com", apiKey),
  ]),
  respelt(sameSpellings),
];

/** Other forms of the same request, and a form that a server does not read (sources §10.17). */
const ofForms: readonly Way[] = [
  ofForm("as multipart", () => [same(asForm("multipart"))]),
  ofForm("in the query", () => [
    same((request) => inForm(request, (field) => [{ ...field, in: "query" }])),
  ]),
  ofForm("in query and body", () => [
    same((request) =>
      inForm(request, (field) => [{ name: field.name, text: "[]", in: "query" }, field]),
    ),
  ]),
  ofForm("JSON body", (asked) => [{ wanted: ifUnread(asked), change: asForm("json") }]),
];

/** The ways in which the value of an argument can be wrong. */
const ofValues: readonly Way[] = [
  ofArgument("missing", (argument) => [instead(argument, ifAbsent(argument))]),
  ofArgument("not JSON", (argument) =>
    texts(argument, ["not JSON"], unlessText(argument, "not-json")),
  ),
  ofArgument("wrong type", (argument, asked) => {
    const type = argument.schema?.types[0];
    const example = type === "array" ? "not-a-list" : `not-${type}`;
    return jsonTexts(argument, wrongValues(asked, argument.schema), { is: "malformed", example });
  }),
  ofArgument("wrong element", (argument, asked) => {
    const { schema } = argument;
    if (schema?.items === undefined) return [];
    const lists = wrongValues(asked, schema.items).map((wrong) => [wrong]);
    return jsonTexts(argument, lists, wrongElement(argument));
  }),
];

/** The wanted answer to a list with a wrong element. */
export const wrongElement = ({ schema }: NamedArgument): Wanted => ({
  is: "malformed",
  example: schema?.items?.types[0] === "integer" ? "not-an-integer" : "wrong-element",
});

/** Values of types that a schema does not allow. */
const wrongValues = ({ isValid }: AskedOperation, schema: Schema | undefined): Json[] =>
  (schema?.types[0] === "object" ? [[], null] : [{}, [], null]).filter(
    (value) => !isValid(schema, value),
  );

/** A string may be any text, so this way does not apply to it. */
export const jsonTexts = (argument: NamedArgument, values: readonly Json[], wanted: Wanted) =>
  isPlainText(argument)
    ? []
    : texts(
        argument,
        values.map((value) => JSON.stringify(value)),
        wanted,
      );

/** The first are the least likely to exist. Without HEAD and OPTIONS, which every path has (sources §10.12). */
const methods = ["PUT", "PATCH", "POST", "GET", "DELETE", "PROPFIND", "REPORT"];

/** The ways in which path and method can be wrong. */
const ofRoutes: readonly Way[] = [
  {
    name: "ID in the path that is not a whole number",
    variantsOf: (asked) => inPath(asked, ["abc"], { is: "route" }),
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

/** The plainest ways in which a request can differ from the plain one, valid or not. */
export const plainWays: readonly Way[] = [...ofForms, ...ofValues, ...ofRoutes, ...ofCredentials];

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
export function wayNamed(name: string, ways = plainWays): Way {
  const way = ways.find((way) => way.name === name);
  if (way === undefined) throw new Error(`There is no way "${name}".`);
  return way;
}
