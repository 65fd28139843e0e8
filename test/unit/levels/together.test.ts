// Plain documents without marks, as several versions of an API are published.
import { expect, it } from "vitest";
import { type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";
import { boundaries, project, projectFrom, together } from "../../../src/toolkit/levels/index.ts";
import { library } from "../../helpers/annotated.ts";
import { api, requesting, responding, schemaRef } from "../../helpers/small-api.ts";
import { deepFreeze } from "../../helpers/values.ts";

const text = { type: "string" };
const whole = { type: "integer" };
const members = (...names: string[]) => Object.fromEntries(names.map((name) => [name, text]));

/** A version in which clients send and get a `Thing`. */
const version = (Thing: JsonObject, more: JsonObject = {}) =>
  api(
    { "PUT /thing": { ...requesting(schemaRef("Thing")), ...responding(schemaRef("Thing")) } },
    { schemas: { Thing, ...more } },
  );
const schemasOf = (...versions: JsonObject[]) =>
  Object(together(versions.map((one) => deepFreeze(one))).components).schemas;

it("one document stays as it is", () => {
  expect(together([library()])).toEqual(library());
});

it("requests have the fields of all documents, responses those of any", () => {
  const schemas = schemasOf(
    version({ properties: members("a", "old"), required: ["a", "old"] }),
    version({ properties: members("a", "new"), required: ["a"] }),
  );
  expect(schemas).toEqual({
    Thing: { properties: members("a", "old", "new"), required: ["a"] },
    ThingRequest: { properties: members("a", "old"), required: ["a", "old"] },
  });
});

it("a request field that another schema requires in one document stays", () => {
  const base = (...names: string[]) => ({ properties: members(...names) });
  const form = (required: string[]) => ({ allOf: [schemaRef("Base")], required });
  const asking = (Base: JsonObject, required: string[]) =>
    api({ "PUT /a": requesting(form(required)) }, { schemas: { Base } });
  expect(schemasOf(asking(base("a"), ["a"]), asking(base("a", "b"), ["b"]))).toEqual({
    Base: { properties: members("a", "b") },
  });
  expect(schemasOf(asking(base("a"), ["a"]), asking(base("a", "b"), ["a"]))).toEqual({
    Base: { properties: members("a") },
  });
  // Required by only one of the documents with the same `Base`.
  const [first, optional, required] = [
    asking(base("a"), ["a"]),
    asking(base("a", "b"), ["a"]),
    asking(base("a", "b"), ["b"]),
  ] as const;
  for (const versions of [
    [first, optional, required],
    [first, required, optional],
  ]) {
    expect(schemasOf(...versions)).toEqual({ Base: { properties: members("a", "b") } });
  }
});

it("a change that was taken back is one of the shapes, and the newest text counts, even if others have none", () => {
  const described = (description: string, schema: JsonObject) => ({
    properties: { a: { description, ...schema } },
  });
  const schemas = schemasOf(
    version(described("First.", text)),
    version({ properties: { a: whole } }),
    version(described("Now.", text)),
  );
  expect(schemas.Thing).toEqual(described("Now.", { type: ["string", "integer"] }));
  expect(schemas.ThingRequest).toEqual(described("Now.", { allOf: [text, whole] }));
});

it("a discriminator has the values of all documents in requests, of any in responses", () => {
  const choosing = (...names: string[]) =>
    version(
      {
        oneOf: names.map(schemaRef),
        discriminator: {
          propertyName: "is",
          mapping: Object.fromEntries(names.map((name) => [name, schemaRef(name).$ref as string])),
        },
      },
      members("A", "B", "C"),
    );
  const { Thing, ThingRequest } = schemasOf(choosing("A", "B"), choosing("A", "C"));
  expect(Object.keys(Thing.discriminator.mapping)).toEqual(["A", "B", "C"]);
  expect(Thing.anyOf).toEqual([schemaRef("A"), schemaRef("B"), schemaRef("C")]);
  expect(ThingRequest.discriminator.mapping).toEqual({ A: schemaRef("A").$ref });
  expect(ThingRequest.oneOf).toEqual([schemaRef("A")]);
});

it("an example of a request shows only what all documents take, or one requires", () => {
  const shown = (value: JsonObject, required: string[]) =>
    api({
      "PUT /a": requesting(
        { properties: members(...Object.keys(value)), required },
        { examples: { one: { value } } },
      ),
    });
  const found = together([
    shown({ a: "A", b: "B" }, ["a"]),
    shown({ a: "A", b: "B", c: "C", d: "D" }, ["a", "d"]),
  ]);
  const media = "#/paths/~1a/put/requestBody/content/application~1json";
  expect(resolve(found, `${media}/examples/one/value`)).toEqual({ a: "A", b: "B", d: "D" });
});

it("an example keeps a property that another request requires, because examples of components have no schema", () => {
  const shown = (value: JsonObject) =>
    api({
      "PUT /a": requesting({ properties: members("a", "b") }, { example: value }),
      "PUT /b": requesting({ properties: members("b"), required: ["b"] }),
    });
  const found = together([shown({ a: "A" }), shown({ a: "A", b: "B", c: "C" })]);
  const media = "#/paths/~1a/put/requestBody/content/application~1json";
  expect(resolve(found, `${media}/example`)).toEqual({ a: "A", b: "B" });
});

it("a component that only some documents have requires what these require", () => {
  const room = { properties: members("id", "size"), required: ["id"] };
  const having = (schemas: JsonObject) => api({}, { schemas });
  expect(schemasOf(having({}), having({ Room: room }), having({}))).toEqual({ Room: room });
  const larger = { ...room, required: ["id", "size"] };
  expect(schemasOf(having({ Room: larger }), having({ Room: room }))).toEqual({ Room: room });
});

it("a component without references goes where it ends", () => {
  const Room = { ...whole, "x-feature-level": { until: 5 } };
  const document = api({}, { schemas: { Room } });
  expect(projectFrom(document, 0).components).toEqual({ schemas: { Room: whole } });
  expect(projectFrom(document, 5).components).toBeUndefined();
});

it("a security scheme that nothing requires stays; one that only a removed operation requires goes", () => {
  const http = { type: "http" };
  const asking = (scheme: string) => ({ ...responding(text), security: [{ [scheme]: [] }] });
  const version = (more: JsonObject, schemes: JsonObject) =>
    api({ "GET /a": asking("key"), ...more }, { securitySchemes: { ...schemes, unused: http } });
  const older = version({}, { key: http });
  const newer = version({ "GET /b": asking("pin") }, { key: http, pin: http });
  expect(together([older, newer]).components).toEqual(older.components);
});

it.each(boundaries(library()))(
  "the library from level %i is its plain documents together",
  (from) => {
    const levels = boundaries(library()).filter((level) => level >= from);
    const documents = levels.map((level) => project(library(), level));
    expect(together(documents)).toEqual(projectFrom(library(), from));
  },
);
