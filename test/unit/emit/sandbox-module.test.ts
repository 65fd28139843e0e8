// The generated module of the sandbox: it validates like Ajv, without Ajv.
import { describe, expect, it } from "vitest";
import type { EventCheck, ServedOperation } from "../../../generated/sandbox.gen.js";
import { emitSandbox } from "../../../src/service/emit/sandbox-module.ts";
import { conventionsKey } from "../../../src/toolkit/document/documented-conventions.ts";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { revisions } from "../../../src/toolkit/levels/revisions.ts";
import { responding, schemaRef, since } from "../../helpers/small-api.ts";

const taking = (name: string, schema: JsonObject) => ({ name, in: "query", schema });
const answering = responding(schemaRef("Event"));
const tagged = (op: string) => ({
  type: "object",
  required: ["type", "op"],
  properties: { type: { const: "thing" }, op: { const: op } },
});

const json = (schema: JsonObject, examples: JsonObject = {}) => ({
  description: "Done.",
  content: { "application/json": { schema, examples } },
});
const refusal = (code?: string) => ({ value: { ...(code && { code }), msg: "No." } });
/** An operation with examples, errors and fields of some levels only. */
const listRooms: JsonObject = {
  operationId: "listRooms",
  parameters: [taking("size", { type: ["string", "integer"] })],
  "x-callers": {
    refused: [
      { bots: true, answer: "noBots" },
      { below: "member", answer: "guest" },
    ],
  },
  responses: {
    "200": json(
      {
        type: "object",
        properties: {
          rooms: {
            type: "array",
            items: {
              type: "object",
              properties: { id: { type: "integer" }, floor: { type: "integer", ...since(5) } },
            },
          },
          total: { type: "integer", ...since(5) },
          latest: schemaRef("Event"),
        },
      },
      { none: { value: { rooms: [] } }, one: { value: { rooms: [{ id: 1 }] } } },
    ),
    "400": json(
      { type: "object" },
      { noBots: refusal("A"), guest: refusal("A"), full: refusal("B"), odd: refusal() },
    ),
    "404": { $ref: "#/components/responses/Missing" },
  },
};

const document: JsonObject = {
  openapi: "3.1.1",
  [conventionsKey]: { roles: { owner: 100, member: 400 } },
  info: { title: "Things", version: "1" },
  "x-feature-levels": [{ level: 5, release: "1.0", name: "more", summary: "More." }],
  paths: {
    "/rooms": { get: listRooms },
    "/things": {
      get: {
        operationId: "listThings",
        parameters: [
          taking("title", { type: "string", maxLength: 2 }),
          taking("tree", schemaRef("Tree")),
          { ...taking("late", { const: { a: [1] } }), required: true, ...since(5) },
        ],
        ...answering,
      },
      post: {
        operationId: "addThing",
        requestBody: {
          required: true,
          content: { "application/x-www-form-urlencoded": { schema: schemaRef("Fields") } },
        },
        ...since(5),
        ...answering,
      },
      patch: {
        operationId: "changeThing",
        requestBody: {
          required: true,
          content: { "application/x-www-form-urlencoded": { schema: schemaRef("Changes") } },
        },
        ...answering,
      },
    },
  },
  components: {
    responses: { Missing: json({ type: "object" }, { missing: refusal("C") }) },
    schemas: {
      Tree: {
        description: "A tree.",
        type: "object",
        required: ["description"],
        properties: { description: { type: "string" }, child: schemaRef("Tree") },
      },
      Fields: { required: ["n"], properties: { n: { type: "integer", maximum: 5 } } },
      Changes: { minProperties: 1, properties: { n: { type: "integer" } } },
      Event: { anyOf: [schemaRef("Added"), schemaRef("Gone")] },
      Added: { ...tagged("add"), ...since(5) },
      Gone: tagged("remove"),
    },
  },
};

const texts = () => emitSandbox(revisions(document, "at"), "Event", { size: { minimum: 3 } });
const emitted = () => texts().js;
// Made by each test, so that mutants are tried on it.
const made = (): Promise<{
  servedOperations: ServedOperation[];
  eventChecks: EventCheck[];
  inputChecks: Record<"size", (value: unknown) => boolean>;
}> => import(`data:text/javascript,${encodeURIComponent(emitted())}`);
const at = async (level: number, id: string) => {
  const { servedOperations } = await made();
  return servedOperations.find((one) => one.id === id && one.since <= level && level < one.until);
};

describe("the module of a sandbox", () => {
  it("imports nothing, generates no code, and omits schema paths", async () => {
    expect(emitted()).not.toMatch(/\bimport\b|\brequire\(|new Function|\beval\b|schemaPath/);
  });

  it("has each operation at its levels", async () => {
    const ranges = (await made()).servedOperations.map(({ id, since, until }) => [
      id,
      since,
      until,
    ]);
    expect(ranges).toEqual([
      ["listRooms", 0, 5],
      ["listRooms", 5, Number.POSITIVE_INFINITY],
      ["listThings", 0, 5],
      ["listThings", 5, Number.POSITIVE_INFINITY],
      ["changeThing", 0, Number.POSITIVE_INFINITY],
      ["addThing", 5, Number.POSITIVE_INFINITY],
    ]);
    expect((await at(4, "listThings"))?.arguments).toHaveLength(2);
    expect((await at(5, "listThings"))?.arguments).toHaveLength(3);
  });

  it.each([
    [4, {}, undefined],
    [4, { title: "😀😀" }, undefined],
    [4, { title: "abc" }, ["maxLength", "/title"]],
    [4, { tree: { description: "a", child: { description: "b" } } }, undefined],
    [4, { tree: { description: "a", child: {} } }, ["required", "/tree/child"]],
    [5, {}, ["required", ""]],
    [5, { late: { a: [1] } }, undefined],
    [5, { late: { a: [2] } }, ["const", "/late"]],
  ])("validates the arguments of level %i: %j", async (level, values, wanted) => {
    const check = (await at(level, "listThings"))?.check;
    const isRight = check?.(values);
    const [error] = isRight ? [] : (check?.errors ?? []);
    expect(error && [error.keyword, error.instancePath]).toEqual(wanted);
  });

  it.each([
    ["addThing", { n: 5 }, undefined],
    ["addThing", { n: 6 }, ["maximum", "/n"]],
    ["addThing", {}, ["required", ""]],
    ["changeThing", { n: 6 }, undefined],
    ["changeThing", { n: "6" }, ["type", "/n"]],
    ["changeThing", {}, ["minProperties", ""]],
  ])("validates the form of %s: %j", async (operation, values, wanted) => {
    const check = (await at(5, operation))?.check;
    const [error] = check?.(values) ? [] : (check?.errors ?? []);
    expect(error && [error.keyword, error.instancePath]).toEqual(wanted);
  });

  it("has the first example of each status, and of each other code", async () => {
    const first = { name: "none", value: { rooms: [] } };
    const [noBots, full] = [refusal("A"), refusal("B")];
    expect((await at(4, "listRooms"))?.examples).toEqual({
      "200": first,
      "400": { name: "noBots", ...noBots },
      B: { name: "full", ...full },
      "404": { name: "missing", ...refusal("C") },
    });
  });

  it("has the errors of an operation alone by name, and who gets one before its arguments", async () => {
    const { named, refused } = (await at(4, "listRooms")) ?? expect.unreachable();
    expect(Object.keys(named)).toEqual(["noBots", "guest", "full", "odd"]);
    expect(named.odd).toEqual({ status: 400, body: { msg: "No." } });
    const answers = [
      { bots: true, answer: "noBots" },
      { below: 400, answer: "guest" },
    ];
    expect(refused).toEqual(answers);
  });

  it("declares the names of its errors and inputs", () => {
    const declared = texts()["d.ts"];
    const [, names = ""] = /type ErrorName =\n([^;]*);/.exec(declared) ?? [];
    expect(names).toBe('  | "full"\n  | "guest"\n  | "noBots"\n  | "odd"');
    expect(declared).toContain("inputChecks: {\n  readonly size: ValueCheck;\n};\n");
  });

  it("lists the fields that responses have at other levels only, not those of events", async () => {
    const absent = [await at(4, "listRooms"), await at(5, "listRooms")].map((row) => row?.absent);
    expect(absent).toEqual([{ "200": { rooms: { floor: true }, total: true } }, {}]);
  });

  it("knows arguments that are a text or something else", async () => {
    const [size] = (await at(4, "listRooms"))?.arguments ?? [];
    expect(size).toEqual({ name: "size", in: "query", isPlainText: false, isTextOrOther: true });
  });

  it("identifies events by the constants of their schemas", async () => {
    expect((await made()).eventChecks.map(({ tags, since }) => [tags, since])).toEqual([
      [{ type: "thing", op: "remove" }, 0],
      [{ type: "thing", op: "add" }, 5],
    ]);
  });

  it("validates the inputs of users", async () => {
    const { inputChecks } = await made();
    expect([2, 3].map((value) => inputChecks.size(value))).toEqual([false, true]);
  });
});
