// The types of all levels, generated together: at each boundary equal to those of its projection alone.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { inHome } from "../../../src/base/home.ts";
import { otherValue } from "../../../src/toolkit/generate/types.ts";
import { boundaries, type OpenApiDocument } from "../../../src/toolkit/levels/index.ts";
import { variants } from "../../../src/toolkit/levels/variants.ts";
import { annotated, library } from "../../helpers/annotated.ts";
import { compile, makeProject } from "../../helpers/compile.ts";
import { triedLevels } from "../../helpers/levels.ts";
import { registry, schemaRef, since } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";
import { typeFiles } from "../../helpers/type-files.ts";

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
 * Writes a module that is valid only if the types at boundaries equal those of their projections, in both directions.
 */
function writeComparison(
  document: OpenApiDocument,
  folder: string,
  levels: readonly number[] = boundaries(document),
): void {
  const all = variants(document, "from");
  const write = (files: ReadonlyMap<string, string>, below: string) => {
    mkdirSync(join(folder, below, "types"), { recursive: true });
    for (const [path, text] of files) writeFileSync(join(folder, below, path), text);
  };
  write(typeFiles(document), "");
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
    write(one, `alone-${level}`);
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
  writeFileSync(join(folder, "same.ts"), lines.join("\n"));
}

it("the types of each API equal at each tried boundary those of its projection", async () => {
  const folder = temporaryFolder("types", onTestFinished);
  const at = (name: string) => join(folder, name);
  writeComparison(library(), at("library"));
  writeComparison(awkward, at("awkward-names-and-references"));
  writeComparison(annotated(), at("this-api"), triedLevels);
  makeProject(folder);
  expect(await compile(folder)).toBe("");
});

it("types of this API that differ are declared once per span of levels", () => {
  const first = readFileSync(inHome("generated/types/from-22.d.ts"), "utf8");
  expect(first).toContain("export type InvitationBase = {");
  const next = readFileSync(inHome("generated/types/from-36.d.ts"), "utf8");
  expect(next).toMatch(/export type \{[^}]*\bInvitationBase\b[^}]*\} from "\.\/from-22\.js";/);
});

it("the types of this API do not document operations: the client's methods do, once", () => {
  const summary = "* Delete an event queue\n";
  expect(readFileSync(inHome("generated/types/shared.d.ts"), "utf8")).not.toContain(summary);
  expect(readFileSync(inHome("generated/client.gen.ts"), "utf8").split(summary)).toHaveLength(2);
});
