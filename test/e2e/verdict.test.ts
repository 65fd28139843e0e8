// What the stock `redocly diff` reports on two documents, and what it does not report.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { compareVersions, impacts } from "../../src/toolkit/compatibility/rate-changes.ts";
import type { JsonObject, OpenApiDocument } from "../../src/toolkit/document/json.ts";
import { schemas as components, other, same } from "../helpers/rewritings.ts";
import { api, requesting, responding, schemaRef, thing } from "../helpers/small-api.ts";

const text = { type: "string" };

it("the verdict has the greatest impact, and each objection with its place", async () => {
  const base = thing({ type: "object", properties: { a: text, b: text } });
  const revision = thing({ type: "object", properties: { b: { type: "integer" }, c: text } });
  const schema = "#/paths/~1thing/get/responses/200/content/application~1json/schema";
  expect(await compareVersions(base, revision)).toEqual({
    impact: "major",
    counts: { major: 2, minor: 1, patch: 0 },
    objections: [
      {
        pointer: `${schema}/properties/a`,
        isRemoved: true,
        rule: "property-removed",
        impact: "major",
        message: "Property `a` was removed.",
      },
      {
        pointer: `${schema}/properties/b/type`,
        isRemoved: false,
        rule: "schema-type-changed",
        impact: "major",
        message: expect.stringContaining("from 'string' to 'integer'"),
      },
    ],
  });
});

it("the verdict on equal documents is `none`", async () => {
  expect(await compareVersions(thing(text), thing(text))).toMatchObject({
    impact: "none",
    objections: [],
  });
});

it("missing targets of discriminators and references do not prevent a verdict", async () => {
  const mapping = { cat: "#/components/schemas/Cat", gone: "#/components/schemas/Gone" };
  const pet = { oneOf: [schemaRef("Cat")], discriminator: { propertyName: "kind", mapping } };
  const cat = { type: "object", required: ["kind"], properties: { kind: schemaRef("Gone") } };
  const document = {
    ...thing(schemaRef("Pet")),
    components: { schemas: { Pet: pet, Cat: cat }, responses: { Lost: { $ref: "#/nowhere" } } },
  };
  expect(await compareVersions(document, document)).toMatchObject({ impact: "none" });
});

/** A document of operations that answer and take each schema: one run of Redocly for all. */
const using = (pairs: typeof same, side: 0 | 1): OpenApiDocument =>
  api(
    Object.fromEntries(
      Object.values(pairs).flatMap((pair, index) => [
        [`GET /answers/${index}`, responding(pair[side] as JsonObject)],
        [`POST /takes/${index}`, requesting(pair[side] as JsonObject)],
      ]),
    ),
    { schemas: components },
  );

const hint = {
  "a hint beside a type": [{ type: "integer" }, { type: "integer", format: "int64" }],
} as const;

it.each<[string, typeof same, string[]]>([
  ["rewritten schemas break no client", { ...same, ...hint }, []],
  ["schemas with other values break clients", other, Object.keys(other)],
])("%s", async (_, pairs, want) => {
  const { objections } = await compareVersions(using(pairs, 0), using(pairs, 1));
  const found = objections.filter(({ impact }) => impact === "major");
  const at = new Set(found.map(({ pointer }) => Number(/~1(\d+)/.exec(pointer)?.[1])));
  expect(Object.keys(pairs).filter((_, index) => at.has(index))).toEqual(want);
});

it.each<[string, JsonObject]>([
  ["a reference to itself", schemaRef("Node")],
  ["one branch, which is itself", { oneOf: [schemaRef("Node")] }],
  [
    "a property that refers to its own place",
    { properties: { a: { $ref: "#/components/schemas/Node/properties/a" } } },
  ],
])("a schema without a definition does not prevent a verdict: %s", async (_, Node) => {
  const document = { ...thing(schemaRef("Node")), components: { schemas: { Node } } };
  expect(await compareVersions(document, document)).toMatchObject({ impact: "none" });
});

const both = (schema: JsonObject) => ({ ...requesting(schema), ...responding(schema) });
const kinds = (...names: string[]) => ({
  oneOf: [schemaRef("Cat"), schemaRef("Dog")],
  discriminator: {
    propertyName: "kind",
    mapping: Object.fromEntries(names.map((name) => [name, "#/components/schemas/Cat"])),
  },
});
const inForm = (contentType: string) => {
  const schema = { type: "object", properties: { ids: { type: "array", items: text } } };
  const media = { schema, encoding: { ids: { contentType } } };
  return { requestBody: { content: { "application/x-www-form-urlencoded": media } } };
};
const ship = (Ship: JsonObject) =>
  api({ "POST /a": both(schemaRef("Ship")) }, { schemas: { Ship, Cat: {}, Dog: {} } });

it.each<[what: string, before: OpenApiDocument, now: OpenApiDocument, rule: string]>([
  [
    "another encoding of a form field",
    api({ "POST /a": inForm("text/csv") }),
    api({ "POST /a": inForm("application/json") }),
    "encoding-changed",
  ],
  [
    "another kind in a response",
    ship(kinds("cat")),
    ship(kinds("cat", "feline")),
    "discriminator-mapping-changed",
  ],
  [
    "another name of a kind",
    ship(kinds("feline-cat")),
    ship(kinds("feline-cats")),
    "discriminator-mapping-changed",
  ],
  [
    "a property that leaves responses",
    ship({ properties: { a: text } }),
    ship({ properties: { a: { ...text, writeOnly: true } } }),
    "property-removed",
  ],
  [
    "a condition in a component that both sides send",
    ship({ type: "object" }),
    ship({ type: "object", if: { required: ["a"] } }),
    "schema-constraint-changed",
  ],
])("breaks clients, though no rule of Redocly objects: %s", async (_, before, now, rule) => {
  expect(await compareVersions(before, now)).toMatchObject({
    impact: "major",
    objections: [{ impact: "major", rule }],
  });
});

it("a request that no longer names what only responses have breaks no client", async () => {
  const properties = { id: { type: "integer", readOnly: true }, name: text };
  const whole = { type: "object", properties, additionalProperties: false };
  const own = { ...whole, properties: { name: text } };
  const schemas = { Ship: whole, NewShip: own };
  const taking = (name: string) =>
    api(
      { "POST /a": { ...requesting(schemaRef(name)), ...responding(schemaRef("Ship")) } },
      { schemas },
    );
  const { impact, objections } = await compareVersions(taking("Ship"), taking("NewShip"));
  expect([impact, objections]).toEqual(["patch", []]);
  const answering = (name: string) => api({ "POST /a": responding(schemaRef(name)) }, { schemas });
  expect(await compareVersions(answering("Ship"), answering("NewShip"))).toMatchObject({
    objections: [{ rule: "property-removed" }],
  });
});

it("a removed path is one break without comparison; moved ones are one for all", async () => {
  const named = (operationId: string, schema: JsonObject = text) => ({
    operationId,
    ...responding(schema),
  });
  const before = api({ "GET /rooms/{id}": named("getRoom"), "GET /floors": named("listFloors") });
  const unlike = api({ "GET /room/{id}": named("findRoom", { type: "integer" }) });
  const messages = async (now: OpenApiDocument, from = before) =>
    (await compareVersions(from, now)).objections.map(({ message }) => message);
  expect(await messages(unlike)).toEqual([
    "Path `/rooms/{id}` was removed.",
    "Path `/floors` was removed.",
  ]);
  const moved = api({
    "GET /v2/rooms/{room}": named("getRoom"),
    "GET /v2/floors": named("listFloors", { type: "integer" }),
  });
  expect(await messages(moved)).toEqual([
    "2 paths moved from `/` to `/v2`.",
    expect.stringContaining("from 'string' to 'integer'"),
  ]);
  const one = api({ "GET /rooms/{id}": named("getRoom"), "GET /levels": named("listFloors") });
  expect(await messages(one)).toEqual(["Path `/floors` moved to `/levels`."]);
});

/** For each row of the guide's table, a document before and after each of its changes. */
const rows = readFileSync(inHome("docs/guides/bring-your-own-api.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, change = "", rating = ""] = /^\| (.+) \| (\w+) \| .+ \|$/.exec(line) ?? [];
    return impacts.some((impact) => impact === rating) ? [{ change, rating }] : [];
  });

const object = (properties: JsonObject) => ({ type: "object", properties });
const page = (value: number) => ({ schema: { type: "integer", default: value } });
const schemas = { A: { type: "object" }, Cat: { type: "object" }, Dog: { type: "object" } };
const rooms = (
  parts: { readonly item?: JsonObject; readonly get?: JsonObject; readonly root?: JsonObject },
  document = api({ "GET /a": { ...responding(text), ...parts.get } }, { schemas }, parts.root),
): OpenApiDocument => ({
  ...document,
  paths: { "/a": { ...Object(document.paths)["/a"], ...parts.item } },
});
const properties = (...all: JsonObject[]) =>
  rooms({
    get: responding(object(Object.fromEntries(all.map((one, index) => [`p${index}`, one])))),
  });

const pairs: [before: OpenApiDocument, now: OpenApiDocument][][] = [
  [
    [
      rooms({ get: { parameters: [{ name: "page", in: "query", ...page(10) }] } }),
      rooms({ get: { parameters: [{ name: "page", in: "query", ...page(100) }] } }),
    ],
    [properties(page(10).schema), properties(page(100).schema)],
    ["eu", "us"].map((region) =>
      rooms({
        root: {
          servers: [{ url: "https://{region}.test", variables: { region: { default: region } } }],
        },
      }),
    ) as [OpenApiDocument, OpenApiDocument],
  ],
  [[properties(text), properties({ ...text, readOnly: true })]],
];

it("the guide has a row for each tested kind of change", () =>
  expect(rows).toHaveLength(pairs.length));

/** One document with a numbered path for each given one, as a run of Redocly takes seconds. */
const together = (documents: readonly OpenApiDocument[]): OpenApiDocument => ({
  ...rooms({}),
  paths: Object.fromEntries(
    documents.map(({ paths }, index) => [`/${index}`, Object(paths)["/a"] as JsonObject]),
  ),
});
const changes = rows.flatMap((row, index) =>
  (pairs[index] ?? []).map((pair, at) => ({ ...row, at, pair })),
);
const isOfRoot = ({ pair }: (typeof changes)[number]) =>
  pair.some(({ servers, security }) => servers !== undefined || security !== undefined);

it.each([{ rating: "patch", counts: { patch: 3, minor: 0, major: 0 } }])(
  "the verdict is $rating for the changes below the root that the guide rates so",
  async (row) => {
    const chosen = changes.filter((one) => one.rating === row.rating && !isOfRoot(one));
    const [before, now] = ([0, 1] as const).map((side) =>
      together(chosen.map(({ pair }) => pair[side])),
    );
    const { counts, objections } = await compareVersions(
      before as OpenApiDocument,
      now as OpenApiDocument,
    );
    expect(counts).toEqual(row.counts);
    expect(objections).toEqual([]); // Rules object only to breaking changes.
  },
);

it.each(changes.filter(isOfRoot))(
  "the verdict is $rating for a change of the root: $change",
  async ({ rating, pair }) => {
    expect(await compareVersions(...pair)).toMatchObject({ impact: rating });
  },
);
