// What the stock `redocly diff` says of two documents, and what it says nothing of.
import { expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { verdictOn } from "../../../src/toolkit/generate/verdict.ts";
import { api, responding, schemaRef, thing } from "../../helpers/small-api.ts";

const text = { type: "string" };

it("has the greatest impact, and each objection with its place", async () => {
  const base = thing({ type: "object", properties: { a: text, b: text } });
  const revision = thing({ type: "object", properties: { b: { type: "integer" }, c: text } });
  const schema = "#/paths/~1thing/get/responses/200/content/application~1json/schema";
  expect(await verdictOn(base, revision)).toEqual({
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

it("is none of documents that say the same", async () => {
  expect(await verdictOn(thing(text), thing(text))).toMatchObject({
    impact: "none",
    objections: [],
  });
});

it("is found of a version in which a discriminator or references lead nowhere", async () => {
  const mapping = { cat: "#/components/schemas/Cat", gone: "#/components/schemas/Gone" };
  const pet = { oneOf: [schemaRef("Cat")], discriminator: { propertyName: "kind", mapping } };
  const cat = { type: "object", required: ["kind"], properties: { kind: schemaRef("Gone") } };
  const document = {
    ...thing(schemaRef("Pet")),
    components: { schemas: { Pet: pet, Cat: cat }, responses: { Lost: { $ref: "#/nowhere" } } },
  };
  expect(await verdictOn(document, document)).toMatchObject({ impact: "none" });
});

/** What the guide says that breaks clients though no rule calls it major: what was, and what is. */
it("is less than major of defaults, directions, form encodings and values of a discriminator", async () => {
  const form = "application/x-www-form-urlencoded";
  const document = (
    page: number,
    region: string,
    property: JsonObject,
    media: JsonObject,
    cat: string,
  ) =>
    api(
      {
        "POST /a": {
          parameters: [{ name: "page", in: "query", schema: { type: "integer", default: page } }],
          requestBody: {
            content: {
              "application/json": { schema: { type: "object", properties: { property } } },
              [form]: {
                schema: { type: "object", properties: { ids: { type: "array", items: text } } },
                ...media,
              },
            },
          },
          ...responding({
            oneOf: [schemaRef("Cat"), schemaRef("Dog")],
            discriminator: {
              propertyName: "kind",
              mapping: { [cat]: "#/components/schemas/Cat", dog: "#/components/schemas/Dog" },
            },
          }),
        },
      },
      { schemas: { Cat: { type: "object" }, Dog: { type: "object" } } },
      { servers: [{ url: "https://{region}.test", variables: { region: { default: region } } }] },
    );
  const { counts } = await verdictOn(
    document(10, "eu", text, {}, "cat"),
    document(
      100,
      "us",
      { ...text, readOnly: true },
      { encoding: { ids: { contentType: "application/json" } } },
      "feline",
    ),
  );
  expect(counts).toEqual({ major: 0, minor: expect.any(Number), patch: expect.any(Number) });
  expect(counts.minor + counts.patch).toBeGreaterThanOrEqual(5);
});

it.each<[string, JsonObject, JsonObject]>([
  ["`null` as a branch", { type: ["string", "null"] }, { anyOf: [text, { type: "null" }] }],
  ["`allOf` of one", schemaRef("A"), { allOf: [schemaRef("A")] }],
])("is major of what says the same in another way: %s", async (_, before, now) => {
  const document = (schema: JsonObject) =>
    api({ "GET /a": responding(schema) }, { schemas: { A: { type: "object" } } });
  expect(await verdictOn(document(before), document(now))).toMatchObject({ impact: "major" });
});
