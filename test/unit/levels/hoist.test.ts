// References to parts of components lead somewhere also where several shapes of one have become one.
import fc from "fast-check";
import { expect, it } from "vitest";
import { type JsonObject, resolve } from "../../../src/document/json.ts";
import { isWhole } from "../../../src/levels/hoist.ts";
import { infer } from "../../../src/levels/infer/infer.ts";
import { projectFrom } from "../../../src/levels/project-from.ts";
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
