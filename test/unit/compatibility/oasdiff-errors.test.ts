// Each change that oasdiff rates as an error is rated `major`, or its row says why it may not be.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inHome } from "../../../src/node/package-root.ts";
import {
  type JsonObject,
  type OpenApiDocument,
  steps,
} from "../../../src/toolkit/document/json.ts";
import type { Json } from "../../../src/toolkit/levels/index.ts";
import { recordedDiff } from "../../helpers/recorded-diff.ts";
import { api, requesting, responding } from "../../helpers/small-api.ts";

const ids = readFileSync(inHome("test/fixtures/oasdiff-errors.txt"), "utf8")
  .split("\n")
  .filter((line) => /^\w/.test(line));

/** Something before and after a change. */
type Pair<Thing> = readonly [before: Thing, after: Thing];

const { compare, checkReports } = recordedDiff("oasdiff-errors");
const text = { type: "string" };
const number = { type: "number" };
const list = { type: "array", items: text };
const a = { required: ["a"] };
const b = { required: ["b"] };
const object = { type: "object", properties: { a: text, b: text, c: text } };
/** Written so, as an object with this property looks like a promise. */
const thenKeyword = "then";
const both = { type: ["string", "integer"] };

/** A schema that gets a keyword. */
const gets = (schema: JsonObject, keywords: JsonObject): Pair<Json> => [
  schema,
  { ...schema, ...keywords },
];

/** A schema whose keyword gets another value. */
const turns = (schema: JsonObject, keyword: string, was: Json, is: Json): Pair<Json> => [
  { ...schema, [keyword]: was },
  { ...schema, [keyword]: is },
];

/** Changes of schemas by the end of an id: those that leave requests less, and how each is called in responses. */
const narrowings: Readonly<Record<string, Pair<Json>>> = {
  "all-of-added": [{ allOf: [object] }, { allOf: [object, b] }],
  "any-of-removed": [{ anyOf: [text, number] }, { anyOf: [text] }],
  "one-of-removed": [{ oneOf: [text, number] }, { oneOf: [text] }],
  "wrapped-in-one-of": [text, { oneOf: [number, { type: "boolean" }] }],
  "became-enum": gets(text, { enum: ["x", "y"] }),
  "became-not-nullable": [{ type: ["string", "null"] }, text],
  "const-added": gets(text, { const: "x" }),
  "contains-added": gets(list, { contains: { const: "x" } }),
  "content-schema-added": gets(
    { ...text, contentMediaType: "application/json" },
    { contentSchema: object },
  ),
  "dependent-required-added": gets(object, { dependentRequired: { a: ["b"] } }),
  "dependent-schema-added": gets(object, { dependentSchemas: { a: b } }),
  "if-added": gets({ ...object, [thenKeyword]: b }, { if: a }),
  "then-added": gets({ ...object, if: a }, { [thenKeyword]: b }),
  "else-added": gets({ ...object, if: a }, { else: b }),
  "enum-value-removed": turns(text, "enum", ["x", "y"], ["x"]),
  "list-of-types-narrowed": [both, text],
  "pattern-added": gets(text, { pattern: "^x" }),
  "pattern-property-added": gets(object, { patternProperties: { "^x": number } }),
  "property-names-added": gets(object, { propertyNames: { maxLength: 3 } }),
  "schema-became-false": [text, false],
  "type-specialized": [number, { type: "integer" }],
  "unevaluated-items-added": gets(
    { type: "array", prefixItems: [text] },
    { unevaluatedItems: false },
  ),
  "unevaluated-properties-added": gets(object, { unevaluatedProperties: false }),
  "unique-items-set": gets(list, { uniqueItems: true }),
};
const widenedNames: Readonly<Record<string, string>> = {
  "became-nullable": "became-not-nullable",
  "list-of-types-widened": "list-of-types-narrowed",
  "schema-became-not-false": "schema-became-false",
  "type-generalized": "type-specialized",
};
const others: Readonly<Record<string, Pair<Json>>> = {
  "const-changed": turns(text, "const", "x", "y"),
  "content-encoding-changed": turns(text, "contentEncoding", "base64", "base64url"),
  "content-media-type-changed": turns(
    text,
    "contentMediaType",
    "application/json",
    "application/xml",
  ),
  "dependent-required-changed": turns(object, "dependentRequired", { a: ["b"] }, { a: ["c"] }),
  "multiple-of-changed": turns(number, "multipleOf", 2, 3),
  "type-changed": [text, number],
  "wrapped-in-one-of": narrowings["wrapped-in-one-of"] as Pair<Json>,
  "schema-became-false": narrowings["schema-became-false"] as Pair<Json>,
};

/** The keyword of a bound by its name in an id, and a schema that can have it. */
const bounds: Readonly<Record<string, Pair<Json> extends never ? never : [string, JsonObject]>> = {
  max: ["maximum", number],
  min: ["minimum", number],
  "exclusive-max": ["exclusiveMaximum", number],
  "exclusive-min": ["exclusiveMinimum", number],
  "multiple-of": ["multipleOf", number],
  "max-length": ["maxLength", text],
  "min-length": ["minLength", text],
  "max-items": ["maxItems", list],
  "min-items": ["minItems", list],
  "max-contains": ["maxContains", { ...list, contains: { const: "x" } }],
  "min-contains": ["minContains", { ...list, contains: { const: "x" } }],
  "max-properties": ["maxProperties", object],
  "min-properties": ["minProperties", object],
};

function boundChange(name: string): Pair<Json> | undefined {
  const [, bound = "", action = ""] = /^(.+)-(set|unset|increased|decreased)$/.exec(name) ?? [];
  const [keyword = "", schema = {}] = bounds[bound] ?? [];
  if (keyword === "") return undefined;
  const with5 = { ...schema, [keyword]: 5 };
  if (action === "set") return [schema, with5];
  if (action === "unset") return [with5, schema];
  return action === "increased" ? turns(schema, keyword, 2, 5) : turns(schema, keyword, 5, 2);
}

/** The change of a schema that the rest of an id names. */
function schemaChange(name: string, side: string): Pair<Json> | undefined {
  const known = others[name] ?? boundChange(name);
  if (known !== undefined) return known;
  if (side === "request") return narrowings[name];
  const narrowed =
    widenedNames[name] ??
    name.replace(/(added|removed|unset)$/, (end) =>
      end === "removed" ? "added" : end === "unset" ? "set" : "removed",
    );
  const pair = narrowings[narrowed];
  return pair && [pair[1], pair[0]];
}

const property = (schema: Json) => ({ type: "object", properties: { p: schema } });
const parameter = (schema: Json, more: JsonObject = {}) => ({
  parameters: [{ name: "q", in: "query", schema, ...more }],
});
const header = (schema: Json, more: JsonObject = {}) => ({
  responses: { "200": { description: "Done.", headers: { "X-A": { schema, ...more } } } },
});
/** Where an id has its schema. */
const places: Readonly<Record<string, (schema: Json) => JsonObject>> = {
  "request-body": requesting,
  "request-property": (schema) => requesting(property(schema)),
  "request-parameter": parameter,
  "request-parameter-property": (schema) => parameter(property(schema)),
  "response-body": responding,
  "response-property": (schema) => responding(property(schema)),
  "response-header": header,
};

const inMedia = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { schema: text }]));
const taking = (...names: string[]) => ({ requestBody: { content: inMedia(...names) } });
const giving = (...names: string[]) => ({
  responses: { "200": { description: "Done.", content: inMedia(...names) } },
});
const secured = (...security: JsonObject[]) => ({ security });
const gone = undefined;
const removed: Pair<JsonObject | undefined> = [{ deprecated: true }, gone];
const required = { type: "object", properties: { p: text }, required: ["p"] };
const defaulted = { ...text, default: "x" };
const requiringDefault = requesting({ ...required, properties: { p: defaulted } });
const { requestBody } = requesting(text);
const requiringBody = { requestBody: { required: true, ...Object(requestBody) } };
const inHeader = (properties: JsonObject, more: JsonObject = {}) => ({
  parameters: [{ name: "X-Q", in: "header", schema: { type: "object", properties, ...more } }],
});

/** The operation of an id before and after its change, if that is not only one of a schema. */
const operations: Readonly<Record<string, Pair<JsonObject | undefined>>> = {
  "api-path-removed-before-sunset": removed,
  "api-path-removed-without-deprecation": [{}, gone],
  "api-path-sunset-parse": removed,
  "api-removed-before-sunset": removed,
  "api-removed-without-deprecation": [{}, gone],
  "api-security-removed": [secured({ key: [] }, { login: [] }), secured({ login: [] })],
  "api-security-scope-added": [secured({ login: ["read"] }), secured({ login: ["read", "write"] })],
  "new-required-request-default-parameter-to-existing-path": [
    {},
    parameter(defaulted, { required: true }),
  ],
  "new-required-request-header-property": [
    inHeader({}),
    inHeader({ p: text }, { required: ["p"] }),
  ],
  "new-required-request-parameter": [{}, parameter(text, { required: true })],
  "new-required-request-property": [requesting({ type: "object" }), requesting(required)],
  "new-required-request-property-with-default": [requesting({ type: "object" }), requiringDefault],
  "request-body-added-required": [{}, requiringBody],
  "request-body-became-required": [requesting(text), requiringBody],
  "request-body-media-type-removed": [taking("application/json", "text/csv"), taking("text/csv")],
  "request-body-media-type-schema-added": [
    { requestBody: { content: { "application/json": {} } } },
    requesting(required),
  ],
  "request-body-removed": [requesting(text), {}],
  "request-header-property-became-enum": [
    inHeader({ p: text }),
    inHeader({ p: { ...text, enum: ["x"] } }),
  ],
  "request-header-property-became-required": [
    inHeader({ p: text }),
    inHeader({ p: text }, { required: ["p"] }),
  ],
  "request-parameter-became-required": [parameter(text), parameter(text, { required: true })],
  "request-parameter-removed-before-sunset": [parameter(text, { deprecated: true }), {}],
  "request-property-became-required": [requesting(property(text)), requesting(required)],
  "request-property-became-required-with-default": [
    requesting(property(defaulted)),
    requiringDefault,
  ],
  "required-response-header-removed": [header(text, { required: true }), responding(text)],
  "response-body-media-type-schema-removed": [
    responding(text),
    { responses: { "200": { description: "Done.", content: { "application/json": {} } } } },
  ],
  "response-header-became-optional": [header(text, { required: true }), header(text)],
  "response-media-type-name-generalized": [
    giving("application/problem+json"),
    giving("application/json"),
  ],
  "response-media-type-parameter-changed": [
    giving("text/csv; header=present"),
    giving("text/csv; header=absent"),
  ],
  "response-media-type-parameter-removed": [giving("text/csv; header=present"), giving("text/csv")],
  "response-media-type-removed": [giving("application/json", "text/csv"), giving("text/csv")],
  "response-property-became-optional": [responding(required), responding(property(text))],
  "response-required-property-removed": [responding(required), responding({ type: "object" })],
  "response-success-status-removed": [
    { responses: { "200": { description: "Done." }, "201": { description: "Made." } } },
    { responses: { "200": { description: "Done." } } },
  ],
};

/** What may be rated lower than `major`, with the reason. */
const allowed: readonly (readonly [ids: RegExp, reason: string])[] = [
  [
    /^(?!.*removed-before)(?!api-path-sunset-parse).*(sunset|stability)/,
    "fields that OpenAPI does not have say how a team announces what it will change; nothing changes for clients yet",
  ],
  [/x-extensible-enum/, "the values of this field, which OpenAPI does not have, are only examples"],
  [/item-schema/, "the field came with OpenAPI 3.2, whose new fields are refused"],
];
const isAllowed = (id: string) => allowed.some(([some]) => some.test(id));

/** Changes of the root, each of which is rated in documents of its own. */
const login = { type: "oauth2", flows: {} };
const root = (security: JsonObject[]) =>
  api(
    { "GET /a": {} },
    { securitySchemes: { key: { type: "http", scheme: "basic" }, login } },
    { security },
  );
const hook = { get: { responses: {} } };
const roots: Readonly<Record<string, Pair<OpenApiDocument>>> = {
  "api-global-security-removed": [root([{ key: [] }, { login: [] }]), root([{ login: [] }])],
  "api-global-security-scope-added": [
    root([{ login: ["read"] }]),
    root([{ login: ["read", "write"] }]),
  ],
  "new-request-path-parameter": [
    api({ "GET /a": {} }),
    api({
      "GET /a/{q}": { parameters: [{ name: "q", in: "path", required: true, schema: text }] },
    }),
  ],
  "webhook-removed": [api({}, {}, { webhooks: { hook } }), api({}, {}, { webhooks: {} })],
};

function operationsOf(id: string): Pair<JsonObject | undefined> | undefined {
  if (operations[id] !== undefined) return operations[id];
  for (const [place, within] of Object.entries(places).reverse()) {
    if (!id.startsWith(`${place}-`)) continue;
    const pair = schemaChange(
      id.slice(place.length + 1),
      id.startsWith("response") ? "response" : "request",
    );
    if (pair !== undefined) return [within(pair[0]), within(pair[1])];
  }
  return undefined;
}

const rated = ids.filter((id) => !isAllowed(id) && roots[id] === undefined);
const rows = rated.map((id) => [id, operationsOf(id)] as const);

it("each check has a row", () => {
  expect(rows.filter(([, pair]) => pair === undefined).map(([id]) => id)).toEqual([]);
  expect(Object.keys({ ...operations, ...roots }).filter((id) => !ids.includes(id))).toEqual([]);
  for (const [some] of allowed) expect(ids.some((id) => some.test(id))).toBe(true);
});

/** The ids of those rows whose change is `major`, or that of the other way round. */
async function majorOf(some: typeof rows, isReversed = false): Promise<string[]> {
  const document = (side: 0 | 1) =>
    api(
      Object.fromEntries(
        some.flatMap(([id, pair]) => {
          const operation = pair?.[side];
          return operation === undefined ? [] : [[`POST /${id}`, operation]];
        }),
      ),
      { securitySchemes: { key: { type: "http", scheme: "basic" }, login } },
    );
  const [before, now] = isReversed ? ([1, 0] as const) : ([0, 1] as const);
  const { objections } = await compare(document(before), document(now));
  const breaks = objections.filter(({ impact }) => impact === "major");
  const found = new Set(breaks.map(({ pointer }) => steps(pointer)[1]?.slice(1)));
  return some.map(([id]) => id).filter((id) => found.has(id));
}

it("each change of an operation is `major`", async () => {
  expect(await majorOf(rows)).toEqual(rated);
});

it("what we raise is no break the other way round", async () => {
  const raised =
    /contains-(set|unset|in|de)|-if-|content-schema|pattern-property|became-optional|media-type-schema/;
  const some = rows.filter(([id]) => raised.test(id) && id !== "response-property-became-optional");
  expect(some.length).toBeGreaterThan(30);
  expect(await majorOf(some, true)).toEqual([]);
});

it.each(Object.entries(roots))("%s is `major`", async (_, pair) => {
  expect(await compare(...pair)).toMatchObject({ impact: "major" });
});

it("the reports are those of the stock tool", checkReports);
