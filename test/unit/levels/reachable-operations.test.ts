import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { operationsReaching } from "../../../src/toolkit/levels/reachable-operations.ts";
import { api, requesting, responding, schemaRef } from "../../helpers/small-api.ts";

const document = api(
  {
    "GET /a": { operationId: "getA", ...responding(schemaRef("Outer")) },
    "PUT /a": { operationId: "putA", ...requesting({ items: schemaRef("Inner") }) },
    "GET /b": {
      operationId: "getB",
      responses: { "200": { description: "Done.", links: { next: { operationId: "getA" } } } },
    },
    "GET /c": {},
  },
  {
    parameters: { Shared: { name: "shared", in: "query", schema: schemaRef("Shared") } },
    schemas: {
      Outer: { properties: { inner: schemaRef("Inner"), again: schemaRef("Outer") } },
      Inner: { type: "string" },
      Shared: { type: "string" },
      Unused: { type: "string" },
    },
    pathItems: { Apart: { get: { operationId: "apart" } } },
  },
);
const paths = document.paths as { "/a": JsonObject };
paths["/a"].parameters = [{ name: "own", in: "query" }, { $ref: "#/components/parameters/Shared" }];

describe("operationsReaching", () => {
  it.each([
    { what: "an operation", pointer: "#/paths/~1a/get", want: ["getA"] },
    { what: "an object within one", pointer: "#/paths/~1a/get/responses/200", want: ["getA"] },
    { what: "a path", pointer: "#/paths/~1a", want: ["getA", "putA"] },
    { what: "a parameter of a path", pointer: "#/paths/~1a/parameters/0", want: ["getA", "putA"] },
    { what: "a component", pointer: "#/components/schemas/Outer", want: ["getA"] },
    {
      what: "an object in a component",
      pointer: "#/components/schemas/Inner/properties/a",
      want: ["getA", "putA"],
    },
    {
      what: "a component that only a path's parameter reaches",
      pointer: "#/components/schemas/Shared",
      want: ["getA", "putA"],
    },
    { what: "a component that nothing reaches", pointer: "#/components/schemas/Unused", want: [] },
    { what: "a link", pointer: "#/paths/~1b/get/responses/200/links/next", want: ["getB"] },
    { what: "an operation in a component", pointer: "#/components/pathItems/Apart/get", want: [] },
    { what: "an operation without an id", pointer: "#/paths/~1c/get", want: [] },
    {
      what: "a pointer with an operation's pointer as a mere prefix",
      pointer: "#/paths/~1a/getter",
      want: [],
    },
  ])("for $what returns $want", ({ pointer, want }) => {
    expect(operationsReaching(document)(pointer).ids).toEqual(want);
  });

  it("answers each question to one reader on its own", () => {
    const reaching = operationsReaching(document);
    const ids = ["#/paths/~1a", "#/paths/~1b", "#/paths", "#/paths/~1a"].map(
      (pointer) => reaching(pointer).ids,
    );
    expect(ids).toEqual([["getA", "putA"], ["getB"], ["getA", "putA", "getB"], ["getA", "putA"]]);
  });

  it("returns the operations that exist at a level", () => {
    const moved = (annotation: JsonObject) => ({
      operationId: "move",
      "x-feature-level": annotation,
    });
    const places = { "GET /old": moved({ until: 5 }), "GET /new": moved({ since: 5, until: 9 }) };
    const reach = operationsReaching(api({ ...places, "GET /late": moved({ since: 12 }) }));
    const at = (path: string) =>
      [4, 5, 9].map((level) => reach(`#/paths/~1${path}/get`).idsAt(level));
    expect(at("old")).toEqual([["move"], [], []]);
    expect(at("new")).toEqual([[], ["move"], []]);
  });
});
