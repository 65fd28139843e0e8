// The types of all levels, compiled: at each boundary equal to those of its snapshot alone.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/toolkit/document/json.ts";
import { emitClientFiles } from "../../src/toolkit/generate/emit-files.ts";
import { otherValue } from "../../src/toolkit/generate/types/openapi-typescript.ts";
import { boundaries, type OpenApiDocument } from "../../src/toolkit/levels/index.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { revisions } from "../../src/toolkit/levels/revisions.ts";
import { annotated, library } from "../helpers/annotated.ts";
import { compile, makeProject } from "../helpers/compile.ts";
import { triedLevels } from "../helpers/levels.ts";
import { api, registry, responding, schemaRef, since } from "../helpers/small-api.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";
import { typeFiles } from "../helpers/type-files.ts";

/** The declaration of the enumeration for other values, and in its place a use of the one for all levels. */
const declared = new RegExp(`export declare enum ${otherValue} \\{[^}]*\\}`);
const shared = `export { ${otherValue} } from "../../types/shared.js"; import { ${otherValue} } from "../../types/shared.js";`;

const text = { type: "string" };
const body = (schema: object) => ({
  200: { description: "Done.", content: { "application/json": { schema } } },
});

/** What is hard to merge: names like ours, discriminators, cycles, references into parts and paths. */
const awkward = {
  openapi: "3.1.1",
  info: { title: "Awkward", version: "1" },
  ...registry(10, 20, 30),
  paths: {
    "/a": {
      parameters: [{ name: "trace", in: "query", schema: text, ...since(20) }],
      get: { operationId: "getA", responses: body(schemaRef("Pet")) },
      put: {
        operationId: "putA",
        requestBody: { content: { "application/json": { schema: schemaRef("Tree") } } },
        responses: body(schemaRef("Tree")),
      },
    },
    "/old": {
      get: { operationId: "moved", responses: body(text), "x-feature-level": { until: 20 } },
    },
    "/new": { get: { operationId: "moved", responses: body(text), ...since(20) } },
    "/shared": { $ref: "#/components/pathItems/Shared" },
    "/into": {
      get: {
        operationId: "into",
        responses: body({
          type: "object",
          properties: {
            leaf: { $ref: "#/components/schemas/Tree/properties/leaf" },
            bark: { $ref: "#/components/schemas/Tree/properties/trunk/properties/bark" },
            size: { $ref: "#/components/schemas/Tree/properties/trunk/allOf/0/properties/size" },
            branch: { $ref: "#/components/schemas/Tree/properties/branches/items" },
            other: {
              $ref: "#/paths/~1a/get/responses/200/content/application~1json/schema",
            },
            word: { type: "string", not: { enum: ["known"] } },
          },
        }),
      },
    },
  },
  webhooks: {
    changed: {
      post: { requestBody: { content: { "application/json": { schema: schemaRef("V0") } } } },
    },
  },
  components: {
    pathItems: {
      Shared: {
        get: { operationId: "getShared", responses: body(schemaRef("Cat")) },
        put: { operationId: "putShared", responses: body(text) },
      },
    },
    responses: { Refused: { description: "No.", ...Object(body(schemaRef("From10")))[200] } },
    schemas: {
      Pet: {
        oneOf: [schemaRef("Cat"), schemaRef("Dog")],
        discriminator: {
          propertyName: "kind",
          mapping: { cat: "#/components/schemas/Cat", dog: "#/components/schemas/Dog" },
        },
      },
      Cat: {
        type: "object",
        required: ["kind"],
        properties: { kind: text, meow: { ...text, ...since(10) } },
      },
      Dog: {
        type: "object",
        required: ["kind"],
        properties: { kind: text, bark: text, toy: schemaRef("V0") },
      },
      Tree: {
        type: "object",
        required: ["leaf"],
        properties: {
          leaf: { type: "object", properties: { a: text, b: { ...text, ...since(30) } } },
          trunk: {
            type: ["object", "null"],
            properties: { bark: text },
            allOf: [{ properties: { size: text } }],
          },
          branches: { type: "array", items: schemaRef("Tree") },
          lower: schemaRef("lower-case"),
        },
      },
      "lower-case": { type: "object", properties: { __v10__: { ...text, ...since(20) } } },
      V0: { type: "object", properties: { from: schemaRef("From10") } },
      From10: { type: "object", properties: { __v1__: text, late: { ...text, ...since(10) } } },
      Kept: { type: "integer" },
    },
  },
} as unknown as OpenApiDocument;

/**
 * The types of a document, those of its snapshots, and a module that is valid only if both are equal at boundaries, in
 * both directions.
 */
function comparison(
  document: OpenApiDocument,
  levels: readonly number[] = boundaries(document),
): Map<string, string> {
  const all = revisions(document, "from");
  const files = typeFiles(document);
  const lines = [
    "type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;",
    "type Both<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;",
    "declare function same<_ extends true>(): void;",
  ];
  let count = 0;
  for (const level of levels) {
    const one = typeFiles(all.documentAt(level));
    // Enumerations of two files are never the same.
    one.set("types/shared.d.ts", (one.get("types/shared.d.ts") ?? "").replace(declared, shared));
    for (const [path, text] of one) files.set(`alone-${level}/${path}`, text);
    const alone = one.get("types/from-0.d.ts") ?? "";
    lines.push(`import type * as A${level} from "./alone-${level}/types/from-0.js";`);
    lines.push(`import type * as T${level} from "./types/from-${level}.js";`);
    const named = [...alone.matchAll(/^export type ([A-Z]\w*) =/gm)].map(([, name]) => name ?? "");
    for (const name of ["paths", "webhooks", "operations", "components", ...named]) {
      const [one, made] = [`A${level}.${name}`, `T${level}.${name}`];
      // An interface is not strictly the same as one that extends others, but all members are.
      lines.push(`same<Both<${one}, ${made}>>();`);
      lines.push(`same<Same<keyof ${one}, keyof ${made}>>();`);
      lines.push(`same<Same<${one}[keyof ${one}], ${made}[keyof ${made}]>>();`);
      if (named.includes(name)) lines.push(`same<Same<${one}, ${made}>>();`);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(10);
  return files.set("same.ts", lines.join("\n"));
}

describe("types compile", () => {
  const renamed = { changes: [{ level: 10, was: { operationId: "listAll" } }] };
  const done = (type: string) => responding({ type });
  const taken = api({
    "GET /all": { operationId: "listEverything", "x-feature-level": renamed, ...done("integer") },
    "GET /mine": { operationId: "listAll", "x-feature-level": { since: 10 }, ...done("string") },
  });
  const object = (properties: JsonObject, others: JsonObject = {}): JsonObject => ({
    type: "object",
    properties,
    ...others,
  });
  const kind = (name: string) =>
    object({ kind: { type: "string" }, [name]: { type: "string" } }, { required: ["kind", name] });
  const refused = api(
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
  const numbered = (value: number) =>
    object({ size: { type: "integer", enum: [value] }, [`x${value}`]: { type: "string" } });
  const box = (name: string): JsonObject => ({
    ...numbered(name === "Small" ? 1 : 2),
    required: ["size"],
  });
  const switched = object({ on: { type: "boolean" } }, { required: ["on"] });
  const kinds = api(
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
  );
  const folder = temporaryFolder("types");
  const write = (name: string, files: Iterable<readonly [path: string, text: string]>) => {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, name, path)), { recursive: true });
      writeFileSync(join(folder, name, path), text);
    }
  };
  let errors: readonly string[] = [];
  beforeAll(async () => {
    const client = new Map<string, string>();
    await emitClientFiles(
      (path, text) => void client.set(path, text),
      levelled({
        ...taken,
        ...registry(10),
      }),
    );
    // Its other files import the package.
    const ofTypes = [...client].filter(([path]) => /^(types\/|paths-at\.gen\.ts$)/.test(path));
    write("taken-over", [
      ...ofTypes,
      [
        "use.ts",
        `import type { operations } from "./types/from-10.js";
    import type { PathsAt } from "./paths-at.gen.js";
    type Body<Operation extends { responses: { 200: { content: { "application/json": unknown } } } }> =
      Operation["responses"][200]["content"]["application/json"];
    export const mine: Body<operations["listAll"]> = "mine";
    export const all: Body<operations["listEverything"]> = 1;
    export const before: Body<PathsAt[0]["/all"]["get"]> = 1;
    `,
      ],
    ]);
    write("refused", [
      ...typeFiles(refused),
      [
        "use.ts",
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
      ],
    ]);
    write("kinds", [
      ...typeFiles(kinds),
      [
        "use.ts",
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
      ],
    ]);
    write("library", comparison(library()));
    write("awkward", comparison(awkward));
    write("this-api", comparison(annotated(), triedLevels));
    makeProject(folder);
    errors = (await compile(folder)).split("\n");
  });

  it.each([
    ["taken-over", "of an operation that takes over the id of another, which gets a new one"],
    [
      "refused",
      "for names of digits or with `#`, null, keywords beside a reference, and unions with a discriminator",
    ],
    [
      "kinds",
      "for discriminators that are no texts, open lists, further properties beside others, and null",
    ],
    ["library", "and equal at each boundary those of its snapshot: of a library"],
    ["awkward", "and equal those of its snapshot: of awkward names and references"],
    ["this-api", "and equal those of its snapshot: of this API"],
  ])("%s: %s", (name) => {
    expect(errors.filter((line) => line.startsWith(`${name}/`))).toEqual([]);
  });

  it("and nothing else is wrong in them", () => {
    expect(errors).toEqual([""]);
  });
});
