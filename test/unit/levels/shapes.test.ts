// What changes below a mark: fields that were different, values of an `enum`, requiredness, and what came again.
import { describe, expect, it } from "vitest";
import { type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";
import type { Mark } from "../../../src/toolkit/levels/mark.ts";
import { project } from "../../../src/toolkit/levels/project.ts";
import { projectFrom, unfitRequests } from "../../../src/toolkit/levels/project-from.ts";
import { shapeAt } from "../../../src/toolkit/levels/shape.ts";
import {
  api,
  requesting,
  responding,
  schemaOfThing,
  schemaRef,
  thing,
} from "../../helpers/small-api.ts";

const text = { type: "string" };
const marked = (mark: Mark, node: JsonObject): JsonObject => ({
  ...node,
  "x-feature-level": mark as JsonObject,
});

describe("an object that changed", () => {
  const big = { type: "integer", format: "int64" };
  const id = (...changes: Mark["changes"] & object) => marked({ changes }, big);

  it.each<{ name: string; schema: JsonObject; levels: Record<number, JsonObject> }>([
    {
      name: "has the fields of the level",
      schema: id({ level: 22, was: text, without: ["format"] }),
      levels: { 21: text, 22: big },
    },
    {
      name: "is walked back from the newest change",
      schema: id(
        { level: 10, was: { type: "boolean" } },
        { level: 22, was: { ...text, maxLength: 9 }, without: ["format"] },
      ),
      levels: { 9: { type: "boolean", maxLength: 9 }, 10: { ...text, maxLength: 9 }, 22: big },
    },
    {
      name: "keeps its fields where only its behaviour changed",
      schema: id({ level: 22, note: "Before, it was a guess." }),
      levels: { 21: big, 22: big },
    },
    {
      name: "takes `null` for a value",
      schema: marked({ changes: [{ level: 5, was: { default: null } }] }, { ...text, default: "" }),
      levels: { 4: { ...text, default: null }, 5: { ...text, default: "" } },
    },
    {
      name: "has the values of the level",
      schema: marked(
        {
          values: { archived: { since: 60 }, 3: { until: 60 }, null: { since: [5, 60], until: 9 } },
        },
        { enum: ["open", "archived", 3, null] },
      ),
      levels: {
        5: { enum: ["open", 3, null] },
        9: { enum: ["open", 3] },
        60: { enum: ["open", "archived", null] },
      },
    },
    {
      name: "requires what was required",
      schema: {
        required: ["later", "always"],
        properties: {
          later: marked({ changes: [{ level: 5, was: { required: false } }] }, text),
          earlier: marked({ changes: [{ level: 5, was: { required: true } }] }, text),
          always: text,
        },
      },
      levels: {
        4: {
          required: ["always", "earlier"],
          properties: { later: text, earlier: text, always: text },
        },
        5: {
          required: ["later", "always"],
          properties: { later: text, earlier: text, always: text },
        },
      },
    },
    {
      name: "goes and comes again",
      schema: {
        properties: {
          a: marked({ since: [5, 20], until: [10] }, text),
          b: marked({ until: [5], since: [9] }, text),
        },
      },
      levels: {
        4: { properties: { b: text } },
        5: { properties: { a: text } },
        9: { properties: { a: text, b: text } },
        10: { properties: { b: text } },
        20: { properties: { a: text, b: text } },
      },
    },
  ])("$name", ({ schema, levels }) => {
    for (const [level, want] of Object.entries(levels)) {
      expect(schemaOfThing(project(thing(schema), Number(level))), level).toEqual(want);
    }
  });

  it("has a mark that only tells when it exists, and no `required` that names nothing", () => {
    const changes = [{ level: 20, was: { required: false } }];
    const a = marked({ changes }, text);
    const lives: Mark[] = [{ since: 5 }, { until: 30 }, {}];
    for (const life of lives) {
      const node = marked({ ...life, changes: [] }, { properties: { a }, required: ["a"] });
      const want = marked(life, { properties: { a } });
      expect(shapeAt(node, "schema", 10)).toStrictEqual(want);
    }
  });

  it("requires what was required where nothing is any more", () => {
    const a = marked({ changes: [{ level: 20, was: { required: true } }] }, text);
    const found = project(thing({ properties: { a } }), 10);
    expect(schemaOfThing(found)).toEqual({ properties: { a: text }, required: ["a"] });
  });

  it("refers to the components of the level only", () => {
    const owner = marked(
      { changes: [{ level: 60, was: schemaRef("Address") }] },
      schemaRef("Member"),
    );
    const document = thing(owner, { schemas: { Address: text, Member: big } });
    expect(project(document, 59)).toEqual(
      thing(schemaRef("Address"), { schemas: { Address: text } }),
    );
    expect(project(document, 60)).toEqual(thing(schemaRef("Member"), { schemas: { Member: big } }));
  });

  it("may be anything of the standard, the document itself included", () => {
    const security = { changes: [{ level: 5, was: { security: [] } }] };
    const operation = marked(
      { changes: [{ level: 5, without: ["deprecated"] }] },
      { deprecated: true },
    );
    const document = marked(
      security,
      api({ "GET /a": operation }, {}, { security: [{ key: [] }] }),
    );
    expect(project(document, 4)).toEqual(api({ "GET /a": {} }, {}, { security: [] }));
    expect(project(document, 5)).toEqual(
      api({ "GET /a": { deprecated: true } }, {}, { security: [{ key: [] }] }),
    );
  });
});

describe("what changed, from level 10", () => {
  const row = (
    name: string,
    was: JsonObject,
    now: JsonObject,
    request: unknown,
    response: unknown,
    without: string[] = [],
  ) => ({
    name,
    was,
    now,
    request,
    response,
    without,
  });
  it.each([
    row("a type", { type: "integer" }, text, undefined, { type: ["integer", "string"] }),
    row("null", text, { type: ["string", "null"] }, text, { type: ["string", "null"] }),
    row(
      "integers among numbers",
      { type: "integer" },
      { type: "number" },
      { type: "integer" },
      { type: "number" },
    ),
    row(
      "a type and its format",
      text,
      { type: "integer", format: "int64" },
      undefined,
      { anyOf: [text, { type: "integer", format: "int64" }] },
      ["format"],
    ),
    row(
      "a limit",
      { maxLength: 100 },
      { ...text, maxLength: 60, minLength: 2 },
      { ...text, maxLength: 60, minLength: 2 },
      { ...text, maxLength: 100 },
      ["minLength"],
    ),
    row("values", { enum: [1, 2] }, { enum: [2, 3] }, { enum: [2] }, { enum: [1, 2, 3] }),
    row("all values", { enum: [1] }, { enum: [2] }, undefined, { enum: [1, 2] }),
    row("a constant", { const: 1 }, { const: 2 }, undefined, {
      anyOf: [{ const: 1 }, { const: 2 }],
    }),
    row("a pattern", {}, { ...text, pattern: "^a" }, { ...text, pattern: "^a" }, text, ["pattern"]),
    row(
      "texts",
      { description: "Old.", example: 1 },
      { ...text, description: "New." },
      { ...text, description: "New." },
      { ...text, description: "New." },
      ["example"],
    ),
    row("anything to a text", {}, text, text, {}, ["type"]),
    row(
      "items",
      { items: text },
      { type: "array", items: { type: "integer" } },
      {
        allOf: [
          { type: "array", items: text },
          { type: "array", items: { type: "integer" } },
        ],
      },
      {
        anyOf: [
          { type: "array", items: text },
          { type: "array", items: { type: "integer" } },
        ],
      },
    ),
  ])("$name: requests intersect, responses unite", ({ was, now, request, response, without }) => {
    const object = { properties: { a: marked({ changes: [{ level: 20, was, without }] }, now) } };
    const document = api({ "GET /a": { ...requesting(object), ...responding(object) } });
    const content = (a: unknown) => ({
      content: { "application/json": { schema: a === undefined ? {} : { properties: { a } } } },
    });
    expect(resolve(projectFrom(document, 10), "#/paths/~1a/get")).toEqual({
      requestBody: content(request),
      responses: { "200": { description: "Done.", ...content(response) } },
    });
  });

  it("values that come and go: requests intersect, responses unite", () => {
    const values = { 2: { since: 20, until: 30 }, 3: { until: 20 } };
    const schema = marked({ values }, { enum: [1, 2, 3] });
    const document = api({ "GET /a": { ...requesting(schema), ...responding(schema) } });
    expect(resolve(projectFrom(document, 10), "#/paths/~1a/get")).toEqual({
      ...requesting({ enum: [1] }),
      ...responding({ enum: [1, 3, 2] }),
    });
  });

  const owner = (schemas: JsonObject) => {
    const field = marked({ changes: [{ level: 20, was: { type: "integer" } }] }, text);
    const parameters = [{ name: "a", in: "query", schema: field }];
    return api({ "GET /a": { parameters, ...requesting(schemas) } }, { schemas: { Field: field } });
  };

  it("leaves out what no request fits, with all that cannot do without it, until one does", () => {
    const list = { type: "array", items: schemaRef("Field") };
    const document = owner({
      properties: { list, either: { oneOf: [schemaRef("Field"), { type: "null" }] } },
    });
    const operation = (level: number) => resolve(projectFrom(document, level), "#/paths/~1a/get");
    expect(operation(19)).toEqual({
      ...requesting({ properties: { either: { oneOf: [{ type: "null" }] } } }),
      responses: {},
    });
    expect(operation(20)).toMatchObject({
      parameters: [{ name: "a", schema: text }],
      ...requesting({ properties: { list } }),
    });
    expect(unfitRequests(document)).toEqual([]);
  });

  it("leaves out what has other branches at each level, until one of them stays", () => {
    const a = { anyOf: [marked({ until: 20 }, text), marked({ since: 20 }, { minLength: 3 })] };
    const document = api({ "GET /a": requesting({ properties: { a, b: text } }) });
    const schema = "#/paths/~1a/get/requestBody/content/application~1json/schema/properties";
    const found = [10, 20].map((level) => resolve(projectFrom(document, level), schema));
    expect(found).toEqual([{ b: text }, { a: { anyOf: [{ minLength: 3 }] }, b: text }]);
  });

  it("names what each request must have although none fits", () => {
    const document = owner({
      properties: { a: schemaRef("Field"), b: text },
      required: ["a", "b"],
    });
    const schema = "#/paths/~1a/get/requestBody/content/application~1json/schema";
    expect(unfitRequests(document)).toEqual([`${schema}/properties/a`]);
  });

  it.each<[string, Mark, readonly string[]]>([
    ["begins with it", { since: 20 }, []],
    ["ends before it", { until: 20 }, []],
    ["ends after it", { until: 30 }, []],
    ["is gone around it", { until: [10], since: [20] }, []],
    ["begins before it", { since: 10 }, ["a"]],
    ["comes again before it", { since: [5, 15], until: 10 }, ["a"]],
  ])(
    "names it of an operation that clients of several shapes may call: one that %s",
    (_, mark, want) => {
      const Field = marked({ changes: [{ level: 20, was: text }] }, { type: "integer" });
      const Thing = { properties: { a: Field }, required: ["a"] };
      const document = api(
        {
          "PUT /a": marked(mark, requesting(schemaRef("Thing"))),
          "GET /b": responding(schemaRef("Thing")),
        },
        { schemas: { Thing } },
      );
      const places = want.map((name) => `#/components/schemas/Thing/properties/${name}`);
      expect(unfitRequests(document)).toEqual(places);
    },
  );

  it("names it of a parameter that operations share, and of a path in a component", () => {
    const schema = marked({ changes: [{ level: 20, was: text }] }, { type: "integer" });
    const parameter = { name: "p", in: "query", required: true, schema };
    const A = { parameters: [marked({ since: 10 }, parameter)], get: { responses: {} } };
    const referring = { "/a": { $ref: "#/components/pathItems/A" } };
    expect(unfitRequests({ ...api({}), paths: { "/a": A } })).toEqual(["#/paths/~1a/parameters/0"]);
    expect(unfitRequests({ ...api({}, { pathItems: { A } }), paths: referring })).toEqual([
      "#/components/pathItems/A/parameters/0",
    ]);
  });

  it("is sent by each server where all require it, of whatever type", () => {
    const a = marked({ changes: [{ level: 20, was: { type: "integer" } }] }, text);
    const document = thing({ properties: { a }, required: ["a"] });
    expect(schemaOfThing(projectFrom(document, 10))).toEqual({
      properties: { a: { type: ["integer", "string"] } },
      required: ["a"],
    });
  });

  it("is required of a client where any level requires it, and sent by each server where all do", () => {
    const changes = [{ level: 20, was: { required: false } }];
    const object = { properties: { a: marked({ changes }, text) }, required: ["a"] };
    const parameters = [marked({ changes }, { name: "p", in: "query", required: true })];
    const document = api({
      "GET /a": { parameters, ...requesting(object), ...responding(object) },
    });
    expect(resolve(projectFrom(document, 10), "#/paths/~1a/get")).toEqual({
      parameters: [{ name: "p", in: "query", required: true }],
      ...requesting({ properties: { a: text }, required: ["a"] }),
      ...responding({ properties: { a: text } }),
    });
  });
});
