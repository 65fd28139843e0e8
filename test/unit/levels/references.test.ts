/** References other than a plain `$ref` to a component. */
import { describe, expect, it } from "vitest";
import type { JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { resolve } from "../../../src/toolkit/document/json.ts";
import { compatibleFrom } from "../../../src/toolkit/levels/compatible-document.ts";
import { snapshotAt } from "../../../src/toolkit/levels/snapshot.ts";
import { comparableDocument } from "../../../src/toolkit/levels/unreferenced.ts";
import {
  api,
  requesting,
  responding,
  schemaRef,
  since,
  thing,
  until,
} from "../../helpers/small-api.ts";

const text = { type: "string" };
const components = (document: OpenApiDocument) =>
  document.components as Record<string, Record<string, JsonObject>>;

describe("references in extensions", () => {
  it("keep the components that they lead to, if any", () => {
    const loose = {
      "x-see": [schemaRef("Seen"), schemaRef("None"), { $ref: "https://a.example" }],
    };
    const schemas = { Seen: text, Other: text };
    const using = { ...loose, properties: { gone: until(10, schemaRef("Other")) } };
    const { "x-see": kept } = loose;
    expect(snapshotAt(thing(using, { schemas }), 10)).toEqual(
      thing({ "x-see": kept }, { schemas: { Seen: text } }),
    );
  });
});

describe("a discriminator without a mapping", () => {
  it("keeps the subtypes, however they are composed", () => {
    const schemas = {
      Pet: { discriminator: { propertyName: "kind" } },
      Kitten: { allOf: [schemaRef("Cat")] },
      Cat: { allOf: [schemaRef("Pet")] },
      Dog: since(10, { allOf: [schemaRef("Pet")] }),
      Mule: {
        allOf: [{ type: "object" }, true, { $ref: 1 }, schemaRef("Donkey"), schemaRef("Pet")],
      },
      Donkey: {},
      Plant: {},
      Tree: { allOf: [schemaRef("Plant")] },
      Rock: { allOf: schemaRef("Pet") },
      Any: true,
    } as JsonObject;
    const old = ["Tree", "Rock", "Any"].map((name) => until(5, schemaRef(name)));
    const document = thing({ oneOf: [schemaRef("Pet"), schemaRef("Plant"), ...old] }, { schemas });
    const kept = (one: OpenApiDocument) => Object.keys(components(one).schemas ?? {});
    const all = ["Pet", "Kitten", "Cat", "Dog", "Mule", "Donkey", "Plant"];
    expect(kept(snapshotAt(document, 9))).toEqual(all.filter((name) => name !== "Dog"));
    expect(kept(snapshotAt(document, 10))).toEqual(all);
    expect(kept(compatibleFrom(document, 9))).toEqual(all);
  });
});

describe("the mapping of a discriminator", () => {
  const discriminator = (mapping: JsonObject) => ({ propertyName: "kind", mapping });
  const pet = (mapping: JsonObject) =>
    api(
      { "GET /pet": responding(schemaRef("Pet")), "PUT /pet": requesting(schemaRef("Pet")) },
      {
        schemas: {
          Pet: {
            oneOf: [schemaRef("Cat"), schemaRef("Dog")],
            discriminator: discriminator(mapping),
          },
          Cat: { properties: { kind: { const: "cat" }, name: since(10, text) } },
          Dog: since(10, { properties: { kind: { const: "dog" } } }),
        },
      },
    );
  const rows = {
    "a reference": { cat: "#/components/schemas/Cat", dog: "#/components/schemas/Dog" },
    "the name of a schema": { cat: "Cat", dog: "Dog" },
  };
  const whole = rows["a reference"];
  const mappingAt = (document: OpenApiDocument, name = "Pet") =>
    resolve(document, `#/components/schemas/${name}/discriminator/mapping`);

  it.each(Object.entries(rows))("omits a removed schema that it names by %s", (_, mapping) => {
    expect(mappingAt(snapshotAt(pet(mapping), 9))).toEqual({ cat: whole.cat });
    expect(mappingAt(snapshotAt(pet(mapping), 10))).toEqual(whole);
  });

  it.each(Object.entries(rows))(
    "follows a schema that it names by %s to its name in requests",
    (_, mapping) => {
      const document = compatibleFrom(pet(mapping), 0);
      expect(mappingAt(document)).toEqual(whole);
      expect(mappingAt(document, "PetRequest")).toEqual({ cat: `${whole.cat}Request` });
    },
  );

  it("keeps values that are not strings; lint reports them", () => {
    const given = { cat: "Cat", none: null, wrong: { $ref: whole.dog } };
    expect(mappingAt(snapshotAt(pet(given), 10))).toEqual({ ...given, cat: whole.cat });
  });

  it("keeps a schema that nothing else refers to", () => {
    const Pet = { properties: { kind: text }, discriminator: discriminator(whole) };
    const document = thing(schemaRef("Pet"), { schemas: { Pet, Cat: text, Dog: since(10, text) } });
    expect(Object.keys(components(snapshotAt(document, 9)).schemas ?? {})).toEqual(["Pet", "Cat"]);
  });
});

describe("a link", () => {
  const linking = (link: JsonObject) => ({
    responses: { "200": { description: "Done.", links: { next: link } } },
  });
  const links = (link: JsonObject, level: number) => {
    const shared = { operationId: "later" };
    const document = api(
      {
        "GET /a": linking(link),
        "GET /b": since(10, { operationId: "later" }),
        "GET /c": { operationId: "always" },
      },
      { links: { Shared: shared } },
    );
    return resolve(snapshotAt(document, level), "#/paths/~1a/get/responses/200/links");
  };

  it("with a missing target stays as it is", () => {
    const missing = { $ref: "#/components/links/Missing" };
    expect(links(missing, 10)).toEqual({ next: missing });
  });

  it.each<{ link: JsonObject; before: boolean }>([
    { link: { operationId: "later" }, before: false },
    { link: { operationRef: "#/paths/~1b/get" }, before: false },
    { link: { $ref: "#/components/links/Shared" }, before: false },
    { link: { operationId: "always" }, before: true },
    { link: { operationId: "unknown" }, before: true },
    { link: { operationRef: "https://example.com/api#/paths/~1b/get" }, before: true },
  ])("is removed with the operation that it leads to: $link", ({ link, before }) => {
    expect(links(link, 9) !== undefined).toBe(before);
    expect(links(link, 10)).toEqual({ next: link });
  });
});

describe("a reference into a component", () => {
  const Book = { properties: { title: text, code: since(10, text), same: schemaRef("Book") } };
  const into = (name: string) => ({ $ref: `#/components/schemas/Book/properties/${name}` });

  it("keeps the component", () => {
    const document = thing(into("title"), { schemas: { Book } });
    expect(Object.keys(components(snapshotAt(document, 0)).schemas ?? {})).toEqual(["Book"]);
  });

  it("is removed with the property that it leads to", () => {
    const document = thing({ properties: { code: into("code") } }, { schemas: { Book } });
    const schema = "#/paths/~1thing/get/responses/200/content/application~1json/schema";
    expect(resolve(snapshotAt(document, 9), `${schema}/properties`)).toBeUndefined();
    expect(resolve(snapshotAt(document, 10), `${schema}/properties/code`)).toEqual(into("code"));
  });

  it("follows the component to its name in requests", () => {
    const document = compatibleFrom(
      api(
        { "PUT /a": { ...requesting(into("title")), ...responding(schemaRef("Book")) } },
        { schemas: { Book } },
      ),
      0,
    );
    const schema = "#/paths/~1a/put/requestBody/content/application~1json/schema";
    const pointer = "#/components/schemas/BookRequest/properties/title";
    expect(resolve(document, schema)).toEqual({ $ref: pointer });
    expect(resolve(document, pointer)).toEqual(text);
  });
});

it("a security scheme is kept if another one refers to it", () => {
  const key = { $ref: "#/components/securitySchemes/Shared" };
  const securitySchemes = { key, Shared: { type: "http" }, Other: { type: "http" } };
  const document = api(
    {
      "GET /a": { security: [{ key: [] }, { none: [] }] },
      "GET /b": since(10, { security: [{ Other: [] }] }),
    },
    { securitySchemes },
  );
  const kept = components(snapshotAt(document, 0)).securitySchemes;
  expect(kept).toEqual({ key, Shared: { type: "http" } });
});

describe("an operation in a component", () => {
  const item = { $ref: "#/components/pathItems/A" };
  const document = (): OpenApiDocument => ({
    ...api(
      {},
      {
        pathItems: {
          A: {
            get: { tags: ["A"], security: [{ key: [] }], responses: {} },
            put: since(10, { tags: ["B"], security: [{ pin: [] }], responses: {} }),
          },
        },
        securitySchemes: { key: { type: "http" }, pin: { type: "http" } },
      },
      { tags: [{ name: "A" }, { name: "B" }] },
    ),
    paths: { "/a": item },
  });

  it.each([
    [9, ["A"], ["key"]],
    [10, ["A", "B"], ["key", "pin"]],
  ])("at level %i keeps its tags %j and security schemes %j", (level, tags, schemes) => {
    const projected = snapshotAt(document(), level);
    expect(projected.paths).toEqual({ "/a": item });
    expect(projected.tags).toEqual(tags.map((name) => ({ name })));
    expect(Object.keys(components(projected).securitySchemes ?? {})).toEqual(schemes);
  });
});

it("documents are compared without empty paths, and what nothing refers to", () => {
  const used = api({ "GET /a": responding(schemaRef("A")) }, { schemas: { A: text } });
  const { components, ...rest } = used;
  const more = {
    ...rest,
    paths: { ...Object(used.paths), "/b": { summary: "None." }, "/c": { $ref: "#/x" } },
    webhooks: { none: {} },
    components: { schemas: { ...Object(components).schemas, B: text }, headers: { C: {} } },
  };
  expect(comparableDocument(more)).toEqual({
    ...used,
    paths: { ...Object(used.paths), "/c": { $ref: "#/x" } },
    webhooks: {},
  });
  expect(comparableDocument(api({}, { schemas: { A: text } }))).toEqual(api({}));
});
