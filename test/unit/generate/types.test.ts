import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { emitClientFiles } from "../../../src/toolkit/generate/emit.ts";
import type { JsonObject, OpenApiDocument } from "../../../src/toolkit/levels/index.ts";
import { compile, makeProject } from "../../helpers/compile.ts";
import { api, registry, responding, schemaRef, thing } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";
import { typeFiles } from "../../helpers/type-files.ts";

const printed = (document: OpenApiDocument) => [...typeFiles(document).values()].join("\n");

it("from a level up, a response of `default` alone is also a success; at one level it is as the stock tool types it", () => {
  const content = { "application/json": { schema: { type: "string" } } };
  const alone = { default: { description: "The name.", content } };
  const beside = { ...alone, "201": { description: "Done." } };
  const document = api({
    "GET /a": { operationId: "a", responses: alone },
    "GET /b": { operationId: "b", responses: beside },
  });
  const files = typeFiles(document);
  const statuses = (file: string) =>
    files
      .get(file)
      ?.match(/(?:"2XX"|default|201): /g)
      ?.map((line) => line.trim());
  expect(statuses("types/shared.d.ts")).toEqual(['"2XX":', "default:", "201:", "default:"]);
  expect(statuses("types/at.d.ts")).toEqual(["default:"]); // The other operation is the same.
});

it("types include shared parameters inline, even those whose name is not an identifier", async () => {
  const key = { name: "Idempotency-Key", in: "header", schema: { type: "string" } };
  const parameters = [{ $ref: "#/components/parameters/Idempotency-Key" }];
  const document = api(
    { "GET /a": { operationId: "a", parameters, responses: {} } },
    { parameters: { "Idempotency-Key": key } },
  );
  expect(printed(document)).toMatch(/header\?: \{\s+"Idempotency-Key"\?: string;\s+\}/);
});

it("types include a parameter with a media type", () => {
  const content = { "application/json": { schema: { type: "array", items: { type: "integer" } } } };
  const parameters = [{ name: "ids", in: "query", content }];
  const types = printed(api({ "GET /a": { operationId: "a", parameters } }));
  expect(types).toMatch(/query\?: \{\s+ids\?: number\[\];\s+\}/);
});

it("types name the values of an enumeration in words, also at a property that refers to it", () => {
  const Color = {
    description: "A color.",
    enum: [1, 2],
    "x-enumDescriptions": { 1: "Red", 2: "Blue", 3: "Of no value" },
  };
  const properties = {
    inner: schemaRef("Color"),
    outer: { ...schemaRef("Color"), description: "Outside." },
  };
  const Door = { type: "object", properties };
  const types = printed(
    api({ "GET /a": responding(schemaRef("Door")) }, { schemas: { Color, Door } }),
  );
  const values = String.raw`\s+\*\s+\* +- \`1\`: Red\s+\* +- \`2\`: Blue\s`;
  expect(types).toMatch(new RegExp(`A color\\.${values}[^]*export type Color`));
  expect(types).toMatch(new RegExp(`A color\\.${values}[^]*?inner\\?: Color`));
  expect(types).toMatch(new RegExp(`Outside\\.${values}[^]*?outer\\?: Color`));
  expect(types).not.toContain("Of no value");
});

it("types combine `anyOf` with the keywords beside it, and discriminate its branches by their values", async () => {
  const pet = (name: string) => ({
    type: "object",
    required: ["kind", name],
    properties: { kind: { type: "string" }, [name]: { type: "string" } },
  });
  const types = printed(
    thing(schemaRef("Pet"), {
      schemas: {
        State: { type: "string", anyOf: [{ const: "open" }, { const: "closed" }] },
        Owner: {
          type: "object",
          required: ["id"],
          properties: { id: { type: "integer" } },
          anyOf: [{ required: ["mail"] }, { required: ["phone"] }],
        },
        Cat: pet("meow"),
        Dog: pet("bark"),
        Pet: {
          anyOf: [schemaRef("Cat"), schemaRef("Dog")],
          discriminator: {
            propertyName: "kind",
            mapping: { cat: "#/components/schemas/Cat", dog: "#/components/schemas/Dog" },
          },
        },
      },
    }),
  );
  expect(types).toContain('State = string & ("open" | "closed");');
  expect(types).toMatch(/Owner = \{\s+id: number;\s+\} &/);
  expect(types).toContain('kind: "cat";');
  expect(types).toContain("Pet = Cat | Dog;");
});

it("types write out mutually recursive schemas that TypeScript rejects", () => {
  const sized = { type: "object", required: ["size"], properties: { size: { type: "integer" } } };
  const types = printed(
    thing(schemaRef("Left"), {
      schemas: {
        Left: { oneOf: [{ type: "string" }, schemaRef("Right")] },
        Right: { anyOf: [{ type: "integer" }, schemaRef("Left")] },
        Whole: { allOf: [sized, schemaRef("Half")] },
        Half: { type: "object", allOf: [schemaRef("Whole"), { required: ["size"] }] },
      },
    }),
  );
  expect(types).toContain("Left = string | number;");
  expect(types).toContain("Right = number | string;");
  expect(types.replaceAll(/\s+/g, " ")).toContain("Half = { size: number; } & unknown;");
});

it("types refer to `$defs` that contain each other, without writing them out", () => {
  const $defs: JsonObject = {};
  for (const name of "abcdefghi") {
    const properties = Object.fromEntries(
      Array.from("abcdefghi", (one) => [one, schemaRef(`Thing/$defs/${one}`)]),
    );
    $defs[name] = { type: "object", properties };
  }
  const types = printed(
    thing(schemaRef("Thing"), { schemas: { Thing: { type: "object", $defs } } }),
  );
  const ofThing = /a\?: NonNullable<NonNullable<Thing>\["\$defs"\]>\["a"\];/g;
  expect(types.match(ofThing)).toHaveLength(9);
});

it("types refer to a property of a component that may be null", () => {
  const properties = { size: { type: "integer" } };
  const types = printed(
    thing(schemaRef("Thing/properties/size"), {
      schemas: { Thing: { type: ["object", "null"], properties } },
    }),
  );
  expect(types).toContain('NonNullable<From0.Thing>["size"]');
});

it("types require a property of a component that may be null or a list", () => {
  const properties = { size: { type: "integer" } };
  const schema = { allOf: [schemaRef("Thing")], required: ["size"] };
  for (const type of ["null", "array"]) {
    const Thing = { type: ["object", type], properties };
    const types = printed(thing(schema, { schemas: { Thing } }));
    expect(types).not.toContain("WithRequired");
    expect(types.replaceAll(/\s+/g, " ")).toContain("From0.Thing & { size: number; }");
  }
});

it("types include a body that a component refers to, and a schema with the name of a type parameter", () => {
  const requestBodies = {
    One: { $ref: "#/components/requestBodies/Two" },
    Two: { content: { "text/plain": { schema: schemaRef("T") } } },
  };
  const schemas = {
    T: { allOf: [schemaRef("U")], required: ["id"] },
    U: { properties: { id: {} } },
  };
  const types = printed(api({}, { requestBodies, schemas }));
  expect(types).toContain("type WithRequired<T, K extends keyof T>");
  expect(types).toContain("export type T = ");
  expect(types.replaceAll(/\s+/g, " ")).toContain('One: { content: { "text/plain": From0.T; }; };');
});

it("levels that differ only in texts and examples, which types do not show, share their types", () => {
  const document = api(
    {
      "GET /a": {
        operationId: "getA",
        summary: "Get it",
        "x-feature-level": { changes: [{ level: 10, was: { summary: "Get" } }] },
        responses: {
          200: {
            description: "Done.",
            content: {
              "application/json": {
                schema: schemaRef("Thing"),
                examples: {
                  first: { value: { id: 1 }, "x-feature-level": { until: 10 } },
                  second: { value: { id: 2 }, "x-feature-level": { since: 10 } },
                },
              },
            },
          },
        },
      },
    },
    { schemas: { Thing: { properties: { id: { type: "integer", examples: [1] } } } } },
  );
  const types = printed({ ...document, ...registry(10) });
  expect(types.match(/getA: \{/g)).toHaveLength(1);
  expect(types).toContain("@example 1"); // The example of a schema stands in its comment.
});

it("an operation may take over the id of another, which gets a new one", async () => {
  const renamed = { changes: [{ level: 10, was: { operationId: "listAll" } }] };
  const done = (type: string) => responding({ type });
  const document = api({
    "GET /all": { operationId: "listEverything", "x-feature-level": renamed, ...done("integer") },
    "GET /mine": { operationId: "listAll", "x-feature-level": { since: 10 }, ...done("string") },
  });
  const folder = temporaryFolder("taken-over", onTestFinished);
  const add = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (path.endsWith(".ts")) writeFileSync(join(folder, path), text);
  };
  await emitClientFiles(add, { ...document, ...registry(10) });
  writeFileSync(
    join(folder, "use.ts"),
    `import type { operations } from "./types/from-10.js";
    import type { PathsAt } from "./paths-at.gen.js";
    type Body<Operation extends { responses: { 200: { content: { "application/json": unknown } } } }> =
      Operation["responses"][200]["content"]["application/json"];
    export const mine: Body<operations["listAll"]> = "mine";
    export const all: Body<operations["listEverything"]> = 1;
    export const before: Body<PathsAt[0]["/all"]["get"]> = 1;
    `,
  );
  makeProject(folder, ["use.ts", "types"]);
  expect(await compile(folder)).toBe("");
});

describe("what openapi-typescript alone refuses or loses compiles", () => {
  const object = (properties: JsonObject, others: JsonObject = {}): JsonObject => ({
    type: "object",
    properties,
    ...others,
  });
  const kind = (name: string) =>
    object({ kind: { type: "string" }, [name]: { type: "string" } }, { required: ["kind", name] });
  const document = api(
    {
      "GET /names": {
        operationId: "names#all",
        responses: {
          200: { $ref: "#/components/responses/200" },
          400: { $ref: "#/components/responses/400" },
        },
      },
      "GET /a": { operationId: "11", ...responding(schemaRef("User")) },
    },
    {
      responses: {
        200: { description: "Names.", content: { "application/json": { schema: schemaRef("7") } } },
        400: { description: "None." },
      },
      schemas: {
        7: { type: "integer" },
        MayBeNull: { type: ["object", "null"], properties: { on: { type: "string" } } },
        Asked: {
          allOf: [schemaRef("MayBeNull"), object({ at: { type: "integer" } })],
          required: ["on", "at"],
        },
        First: object({ first: { type: "integer" } }),
        Both: {
          ...schemaRef("First"),
          required: ["second"],
          ...object({ second: { type: "string" } }),
        },
        Cat: kind("meow"),
        Dog: kind("bark"),
        Pet: {
          oneOf: [schemaRef("Cat"), schemaRef("Dog")],
          discriminator: { propertyName: "kind" },
        },
        Owned: { allOf: [schemaRef("Pet"), object({ owner: { type: "string" } })] },
        User: object({
          asked: schemaRef("Asked"),
          both: schemaRef("Both"),
          owned: schemaRef("Owned"),
        }),
      },
    },
  );

  it("for names of digits or with `#`, null, keywords beside a reference, and unions with a discriminator", async () => {
    const folder = temporaryFolder("compiles", onTestFinished);
    mkdirSync(join(folder, "types"));
    for (const [path, text] of typeFiles(document)) {
      writeFileSync(join(folder, path), text);
    }
    writeFileSync(
      join(folder, "use.ts"),
      `import type { Asked, Both, Owned, components, operations } from "./types/from-0.js";
      export const number: operations["names#all"]["responses"][200]["content"]["application/json"] = 7;
      export type None = components["responses"]["400"];
      export const user = {} as operations["11"]["responses"][200]["content"]["application/json"];
      export const both: Both = { first: 1, second: "b" };
      // @ts-expect-error Required beside the reference.
      export const one: Both = { first: 1 };
      export const asked: Asked = { on: "a", at: 1 };
      // @ts-expect-error Required, though the reference may be null.
      export const none: Asked = { at: 1 };
      export const heard = (pet: Owned): string => pet.kind === "Cat" ? pet.meow : pet.bark + pet.owner;
      `,
    );
    makeProject(folder);
    expect(await compile(folder)).toBe("");
  });

  it("for discriminators that are no texts, open lists, further properties beside others, and null", async () => {
    const numbered = (value: number) =>
      object({ size: { type: "integer", enum: [value] }, [`x${value}`]: { type: "string" } });
    const box = (name: string): JsonObject => ({
      ...numbered(name === "Small" ? 1 : 2),
      required: ["size"],
    });
    const switched = object({ on: { type: "boolean" } }, { required: ["on"] });
    const types = typeFiles(
      api(
        {
          "GET /a": {
            operationId: "a",
            ...responding(
              object({
                box: schemaRef("Box"),
                lamp: schemaRef("Lamp"),
                way: schemaRef("Way"),
                labels: schemaRef("Labels"),
              }),
            ),
          },
        },
        {
          schemas: {
            Small: box("Small"),
            Large: box("Large"),
            Box: {
              oneOf: [schemaRef("Small"), schemaRef("Large")],
              discriminator: {
                propertyName: "size",
                mapping: {
                  1: "#/components/schemas/Small",
                  2: "#/components/schemas/Large",
                },
              },
            },
            Lamp: { ...switched, discriminator: { propertyName: "on" } },
            Bulb: { allOf: [schemaRef("Lamp"), object({ watts: { type: "integer" } })] },
            Way: {
              type: "array",
              prefixItems: [{ type: "integer" }, { type: "string" }],
              minItems: 1,
              items: { type: "boolean" },
            },
            Labels: object(
              { count: { type: "integer" }, at: { type: "integer" }, none: { const: null } },
              { required: ["count"], additionalProperties: { type: "string" } },
            ),
          },
        },
      ),
    );
    const folder = temporaryFolder("kinds", onTestFinished);
    mkdirSync(join(folder, "types"));
    for (const [path, text] of types) writeFileSync(join(folder, path), text);
    writeFileSync(
      join(folder, "use.ts"),
      `import type { Box, Bulb, Labels, Way } from "./types/from-0.js";
      export const box: Box = { size: 1, x1: "a" };
      export const opened = (box: Box): string | undefined => box.size === 1 ? box.x1 : box.x2;
      export const bulb: Bulb = { on: true, watts: 5 };
      export const ways: Way[] = [[1], [1, "a"], [1, "a", true, false]];
      // @ts-expect-error At least one.
      export const none: Way = [];
      // @ts-expect-error Further items are booleans.
      export const longer: Way = [1, "a", "b"];
      export const labels: Labels = { count: 1, none: null, color: "red" };
      export const count: number = labels.count;
      // @ts-expect-error Only null.
      export const some: Labels = { count: 1, none: "some" };
      // @ts-expect-error A text or a number, as the known ones.
      export const unlike: Labels = { count: 1, color: true };
      `,
    );
    makeProject(folder);
    expect(await compile(folder)).toBe("");
  });
});
