/** More variants of the ways of the conformance suite. */

import { inForm } from "../../src/service/conformance/request.ts";
import type { Json } from "../../src/toolkit/document/json.ts";
import { placeholder } from "../../src/toolkit/document/placeholder.ts";
import type { Schema } from "../../src/toolkit/document/schema.ts";
import { basicAuthorization } from "../../src/toolkit/runtime/conventions.ts";
import {
  basic,
  inPath,
  jsonTexts,
  refused,
  respelt,
  wayNamed,
  wrongElement,
} from "./plain-ways.ts";
import {
  type AskedOperation,
  ofArgument,
  ofForm,
  same,
  texts,
  unlessText,
  type Wanted,
  type Way,
} from "./way.ts";

const noRoute: Wanted = { is: "route" };

/** A way of the suite with more variants. */
const withVariants = (name: string, more: Way["variantsOf"]): Way => ({
  name,
  variantsOf: (asked) => [...wayNamed(name).variantsOf(asked), ...more(asked)],
});

/** The same for credentials that are refused. */
const alsoRefused = (name: string, example: string, headers: Parameters<typeof refused>[2]): Way =>
  withVariants(name, refused(name, example, headers).variantsOf);

const notJson = [
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

/** The ways of the suite that have more variants. */
export const extended: readonly Way[] = [
  alsoRefused("not Basic", "not-basic", ["Digest username=x", "Basically abc", "Basic; abc"]),
  alsoRefused("undecodable credentials", "undecodable-credentials", [
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
  alsoRefused("malformed key", "malformed-api-key", [
    ({ email }) => basicAuthorization(email, ""),
    ({ email }) => basicAuthorization(email, "k\u00e9y"),
  ]),
  alsoRefused("wrong key", "invalid-api-key", [
    ({ email, apiKey }) => basicAuthorization(email, `${apiKey}x`),
    ({ email, apiKey }) => basicAuthorization(email, apiKey.toUpperCase()),
    ({ email }) => basicAuthorization(email, "__proto__"),
  ]),
  alsoRefused("wrong address", "invalid-api-key", [({ apiKey }) => basicAuthorization("", apiKey)]),
  // By case and white space (sources §10.4, §10.7).
  withVariants(
    "credentials in another spelling",
    respelt({
      "scheme-in-capitals": (sender) => basic(sender).replace("Basic", "BASIC"),
      "white-space-around": ({ email, apiKey }) =>
        basicAuthorization(` ${email}\t`, ` ${apiKey}\n`),
    }).variantsOf,
  ),
  withVariants(
    "in query and body",
    ofForm("", () =>
      ["none", "1", ""].map((text) =>
        same((request) =>
          inForm(request, (field) => [{ name: field.name, text, in: "query" }, field]),
        ),
      ),
    ).variantsOf,
  ),
  withVariants(
    "not JSON",
    ofArgument("", (argument) => texts(argument, notJson, unlessText(argument, "not-json")))
      .variantsOf,
  ),
  // These begin with those of the suite.
  ofArgument("wrong type", (argument, asked) => {
    const type = argument.schema?.types[0];
    const example = type === "array" ? "not-a-list" : `not-${type}`;
    return jsonTexts(argument, wrongValues(asked, argument.schema), { is: "malformed", example });
  }),
  ofArgument("wrong element", (argument, asked) =>
    argument.schema === undefined
      ? []
      : jsonTexts(argument, wrongWithin(asked, argument.schema), wrongElement(argument)),
  ),
  withVariants("ID in the path that is not a whole number", (asked) =>
    inPath(asked, notWhole, noRoute),
  ),
];
