// One form for what OpenAPI allows to be written in several ways.
import { describe, expect, it } from "vitest";
import { type Json, resolve } from "../../../src/toolkit/document/json.ts";
import { operationsOf } from "../../../src/toolkit/document/operation-model.ts";
import { normalize } from "../../../src/toolkit/levels/normalize.ts";
import { api, responding, schemaRef } from "../../helpers/small-api.ts";

describe("an operation without an id", () => {
  it.each([
    ["GET /", "getRoot"],
    ["GET /pets/{petId}", "getPetsByPetId"],
    ["PATCH /api/v1/foo-bar/{a.b}/größe", "patchApiV1FooBarByABGröße"],
  ])("%s gets the id %s", (key, id) => {
    expect(operationsOf(normalize(api({ [key]: {} }))).map((one) => one.id)).toEqual([id]);
  });

  it("gets no id that another operation has", () => {
    const named = api({
      "GET /a": {},
      "GET /{a}": { operationId: "getA" },
      "GET /A": {},
      "GET /b": { operationId: "getA2" },
    });
    const ids = operationsOf(normalize(named)).map(({ id }) => id);
    expect(ids).toEqual(["getA3", "getA", "getA4", "getA2"]);
  });

  it("keeps its id when an operation with the same words in its path is added", () => {
    const [annotation, path] = [
      { "x-feature-level": { since: 2 } },
      "#/paths/~1a~1b/get/operationId",
    ];
    const ids = operationsOf(normalize(api({ "GET /a-b": annotation, "GET /a/b": {} })));
    expect(ids.map(({ id }) => id)).toEqual(["getAB2", "getAB"]);
    const onPath = {
      openapi: "3.1.1",
      paths: { "/a-b": { ...annotation, get: {} }, "/a/b": { get: {} } },
    };
    expect(resolve(normalize(onPath), path)).toBe("getAB");
    const known = normalize(api({ "GET /a/b": {} }));
    const later = normalize(api({ "GET /a-b": {}, "GET /a/b": {}, "GET /A/B": {} }), known);
    expect(operationsOf(later).map(({ id }) => id)).toEqual(["getAB2", "getAB", "getAB3"]);
  });

  it("does not keep an id that was given to another operation, or was not derived", () => {
    const known = normalize(api({ "GET /a/b": {}, "GET /c": { operationId: "list" } }));
    const later = api({ "GET /d": { operationId: "getAB" }, "GET /a/b": {}, "GET /c": {} });
    const ids = operationsOf(normalize(later, known)).map(({ id }) => id);
    expect(ids).toEqual(["getAB", "getAB2", "getC"]);
  });

  it("of a webhook or callback is named after it", () => {
    const callbacks = { done: { "{$request.body#/url}": { post: { responses: {} } } } };
    const document = normalize({
      ...api({ "PUT /a": { callbacks } }),
      webhooks: { newPet: { post: { responses: {} } } },
    });
    expect(resolve(document, "#/webhooks/newPet/post/operationId")).toBe("postNewPet");
    const callback = "#/paths/~1a/put/callbacks/done/{$request.body#~1url}/post/operationId";
    expect(resolve(document, callback)).toBe("postAPutDoneByRequestBodyUrl");
  });

  it("in a callback has the same id if other operations have the same callback, or not", () => {
    const callbacks = { done: { "{$url}": { post: { responses: {} } } } };
    const [both, second] = [{ callbacks }, {}].map((first) =>
      normalize(api({ "GET /a": structuredClone(first), "PUT /a": { callbacks } })),
    );
    const place = "#/paths/~1a/put/callbacks/done/{$url}/post/operationId";
    expect(resolve(both ?? {}, place)).toBe(resolve(second ?? {}, place));
  });
});

it.each<[Json, Json]>([
  [true, {}],
  [false, { not: {} }],
  [{ items: true }, { items: true }],
  [{ $id: "https://a.example/", $anchor: "a" }, {}],
  [{ $id: "a", $anchor: "a", $dynamicAnchor: "b" }, {}],
])("the schema %j becomes %j", (schema, want) => {
  const document = normalize(
    api({ "GET /a": responding(schemaRef("S")) }, { schemas: { S: schema } }),
  );
  expect(document.components).toEqual({ schemas: { S: want } });
});

it("a document without schemas is unchanged", () => {
  const components = { responses: {} };
  expect(normalize({ components })).toEqual({ components: { responses: {} } });
});

it.each([
  ["#/components/schemas/%7Ba%7D", "#/components/schemas/{a}"],
  ["#/components/schemas/b%25", "#/components/schemas/b%25"],
  ["#/components/schemas/none%7D", "#/components/schemas/none%7D"],
  ["other.yaml#/components/schemas/%7Ba%7D", "other.yaml#/components/schemas/%7Ba%7D"],
])("the reference %s becomes %s, wherever it occurs", ($ref, want) => {
  const document = normalize(
    api(
      { "GET /a": { ...responding({ $ref }), "x-list": [null, { $ref }] } },
      {
        schemas: { "{a}": {}, "b%": {} },
      },
    ),
  );
  const text = JSON.stringify(document.paths);
  expect(text.split(JSON.stringify({ $ref: want }))).toHaveLength(3);
});
