// References to parts of components lead somewhere also where several shapes of one have become one.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";
import { hoist, isWhole } from "../../../src/toolkit/levels/hoist.ts";
import { infer } from "../../../src/toolkit/levels/infer/infer.ts";
import { projectFrom } from "../../../src/toolkit/levels/project-from.ts";
import { printedSeed, tries } from "../../helpers/seed.ts";
import { api, requesting, responding, schemaRef } from "../../helpers/small-api.ts";

const seed = printedSeed("parts of components");
const text = { type: "string" };
const part = { $ref: "#/components/schemas/S/properties/a" };
const version = (schema: JsonObject) =>
  api(
    {
      "PUT /a": { ...requesting(part), ...responding(schemaRef("S")) },
      "GET /b": responding(part),
    },
    { schemas: { S: schema } },
  );

it("a part of what is one of two shapes is a component of its own, with its own shapes", () => {
  const [earlier, now] = [
    version({ type: "object", properties: { a: { type: "integer" }, b: text }, required: ["b"] }),
    version({ type: ["object", "null"], properties: { a: text }, minProperties: 1 }),
  ];
  const document = {
    ...now,
    "x-feature-levels": [{ level: 20 }],
    components: {
      schemas: {
        S: {
          ...(resolve(now, "#/components/schemas/S") as JsonObject),
          "x-feature-level": {
            changes: [
              {
                level: 20,
                was: resolve(earlier, "#/components/schemas/S") as JsonObject,
                without: ["minProperties"],
              },
            ],
          },
        },
      },
    },
  };
  const found = projectFrom(document as JsonObject, 10);
  const place = "#/paths/~1b/get/responses/200/content/application~1json/schema/$ref";
  const target = String(resolve(found, place));
  expect(resolve(found, target)).toEqual({ type: ["integer", "string"] });
});

describe("a component for each part that is referred to", () => {
  const referring = (pointers: readonly string[], components: JsonObject) =>
    api(
      Object.fromEntries(
        pointers.map(($ref, index) => [`GET /${index}`, responding({ $ref })] as const),
      ),
      components,
      { "x-feature-levels": [{ level: 20 }, { level: 30 }] },
    );
  const number = { type: "integer" };
  const named = { S: { properties: { "a b": text, a_b: number } } };
  const place = "#/components/schemas/S/properties/";

  it("has a name of its own", () => {
    const taken = { ...named, S_properties_a_b: { type: "null" } };
    const document = referring([`${place}a b`, `${place}a_b`, `${place}a b`], { schemas: taken });
    const found = hoist(document);
    expect(found.components).toEqual({
      schemas: { ...taken, S_properties_a_b2: text, S_properties_a_b3: number },
    });
    expect(Object.values(found.paths as JsonObject)).toMatchObject(
      ["2", "3", "2"].map((count) => ({
        get: responding(schemaRef(`S_properties_a_b${count}`)),
      })),
    );
  });

  it.each<[string, string, JsonObject]>([
    ["a whole component", "#/components/schemas/S", { schemas: named }],
    ["a place without a schema", "#/components/schemas/S/properties/none", { schemas: named }],
    ["a place of no schema", "#/components/schemas/S/x-a", { schemas: named }],
    ["the place of several", "#/components/schemas/S/properties", { schemas: named }],
    [
      "a part of what is no schema",
      "#/components/responses/R/content/text~1plain/schema",
      { responses: { R: { content: { "text/plain": { schema: text } } } } },
    ],
  ])("is not made for %s", (_, pointer, components) => {
    const document = referring([pointer], components);
    expect(hoist(document)).toEqual(document);
  });

  it.each<[string, JsonObject, JsonObject]>([
    ["came", { ...text, "x-feature-level": { since: 20 } }, text],
    ["went", { ...text, "x-feature-level": { until: 20 } }, text],
    [
      "changed",
      { ...text, maxLength: 1, "x-feature-level": { changes: [{ level: 30, was: number }] } },
      {
        ...text,
        maxLength: 1,
        "x-feature-level": {
          changes: [{ level: 30, was: { maxLength: 1, ...number }, without: [] }],
        },
      },
    ],
    [
      "came to say more",
      {
        ...text,
        maxLength: 1,
        "x-feature-level": { changes: [{ level: 20, without: ["maxLength"] }] },
      },
      {
        ...text,
        maxLength: 1,
        "x-feature-level": { changes: [{ level: 20, was: text, without: ["maxLength"] }] },
      },
    ],
  ])("says of one that %s what it was", (_, part, want) => {
    const schemas = { S: { properties: { a: part } } };
    const { components } = hoist(referring([`${place}a`], { schemas }));
    expect(components).toEqual({ schemas: { ...schemas, S_properties_a: want } });
  });
});

it("random shapes of a component leave no reference to its parts that leads nowhere", () => {
  const leaf = fc.constantFrom<JsonObject[]>(
    text,
    { type: "integer" },
    { type: "array", items: text },
  );
  const shape = fc
    .record({
      a: leaf,
      b: fc.option(leaf, { nil: undefined }),
      type: fc.constantFrom<unknown[]>("object", ["object", "null"]),
      allOf: fc.option(fc.constant([{ minProperties: 1 }]), { nil: undefined }),
    })
    .map(({ a, b, ...others }) =>
      version(JSON.parse(JSON.stringify({ ...others, properties: { a, b } }))),
    );
  fc.assert(
    fc.property(fc.array(shape, { minLength: 3, maxLength: 3 }), (documents) => {
      const document = infer(documents.map((document, index) => ({ level: index, document })));
      for (const level of documents.keys()) {
        expect(isWhole(projectFrom(document, level))).toBe(true);
      }
    }),
    { seed, numRuns: tries(100) },
  );
});
