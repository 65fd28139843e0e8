import { describe, expect, it } from "vitest";
import { giverOf } from "../../../src/toolkit/document/giver.ts";
import { operationsOf } from "../../../src/toolkit/document/operation.ts";
import type { JsonObject } from "../../../src/toolkit/levels/index.ts";
import { api } from "../../helpers/small-api.ts";

const responses = (link: JsonObject, status = "201"): JsonObject => ({
  responses: { [status]: { description: "Done.", links: { next: link } } },
});
const parameter = (name: string, place: string, required = true): JsonObject => ({
  name,
  in: place,
  required,
  schema: { type: "string" },
});
const getThing = (...parameters: JsonObject[]): JsonObject => ({
  operationId: "getThing",
  parameters,
});
const id = "$response.body#/things/0/id";

/** What `getThing` is given by `POST /things`, which has this link. */
function given(link: JsonObject, thing: JsonObject, status?: string) {
  const post = { operationId: "addThing", ...responses(link, status) };
  const operations = operationsOf(api({ "POST /things": post, "GET /things/{id}": thing }));
  const taker = operations.find((operation) => operation.id === "getThing");
  const giver = taker && giverOf(taker);
  return giver && [giver.operation.id, Object.fromEntries(giver.values)];
}

describe("the operation that is to be called before another", () => {
  const want = ["addThing", { id: ["things", "0", "id"] }];
  const inPath = getThing(parameter("id", "path"));

  it.each<[string, JsonObject]>([
    ["id", { operationId: "getThing", parameters: { id } }],
    ["place and name", { operationId: "getThing", parameters: { "path.id": id } }],
    ["pointer", { operationRef: "#/paths/~1things~1{id}/get", parameters: { id } }],
    ["an expression in braces", { operationId: "getThing", parameters: { id: `{${id}}` } }],
  ])("is the one of a link by %s", (_, link) => {
    expect(given(link, inPath)).toEqual(want);
  });

  it("gives fields of a form, and `%` in their names is no escape", () => {
    const schema = { type: "object", required: ["id"], properties: { id: { type: "string" } } };
    const content = { "application/x-www-form-urlencoded": { schema } };
    const taker = { ...getThing(), requestBody: { required: true, content } };
    const link = { operationId: "getThing", requestBody: { id: "{$response.body#/a~1b~0c/%zz}" } };
    expect(given(link, taker)).toEqual(["addThing", { id: ["a/b~c", "%zz"] }]);
  });

  it.each<[string, JsonObject, JsonObject, string?]>([
    ["answers an error", { operationId: "getThing", parameters: { id } }, inPath, "400"],
    ["leads elsewhere", { operationId: "addThing", parameters: { id } }, inPath],
    [
      "gives no field of its answer",
      { operationId: "getThing", parameters: { id: "$request.path.id", other: 1 } },
      inPath,
    ],
    ...[`x${id}`, `{${id}}x`, `x{${id}}`].map((id): [string, JsonObject, JsonObject] => [
      `gives what is no field alone: ${id}`,
      { operationId: "getThing", parameters: { id } },
      inPath,
    ]),
    [
      "gives only what is optional",
      { operationId: "getThing", parameters: { id } },
      getThing(parameter("id", "query", false)),
    ],
    [
      "gives only a header",
      { operationId: "getThing", parameters: { id } },
      getThing(parameter("id", "header")),
    ],
  ])("is none that %s", (_, link, thing, status) => {
    expect(given(link, thing, status)).toBeUndefined();
  });

  it("is never the operation itself", () => {
    const next = responses({ operationId: "getThing", parameters: { id } }, "200");
    const [operation] = operationsOf(api({ "GET /things/{id}": { ...inPath, ...next } }));
    expect(operation?.givers).toEqual([]);
  });
});
