// What a request carries to prove whose it is, and in which group documentation shows its operation.
import { describe, expect, it } from "vitest";
import { credentialsOf } from "../../../src/toolkit/document/credentials.ts";
import { groupOf } from "../../../src/toolkit/document/info.ts";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { api } from "../../helpers/small-api.ts";

describe("a credential", () => {
  const of = (scheme: Json, security: Json = [{ it: [] }]) =>
    credentialsOf(api({}, { securitySchemes: { it: scheme, a: {}, b: {} } }), security);

  it.each<[JsonObject, string, string?]>([
    [{ type: "http", scheme: "Basic" }, "basic"],
    [{ type: "http", scheme: "bearer" }, "bearer"],
    [{ type: "http", scheme: "digest" }, "other"],
    [{ type: "oauth2" }, "bearer"],
    [{ type: "openIdConnect" }, "bearer"],
    [{ type: "apiKey", in: "header", name: "X-Key" }, "header", "X-Key"],
    [{ type: "apiKey", in: "query", name: "key" }, "query", "key"],
    [{ type: "apiKey", in: "cookie", name: "key" }, "cookie", "key"],
    [{ type: "apiKey", in: "body", name: "key" }, "other"],
    [{ type: "mutualTLS", in: "header", name: "key" }, "other"],
  ])("of %j is of the kind %s", (scheme, kind, name = "") => {
    expect(of({ ...scheme, description: "D" })).toEqual([
      { scheme: "it", kind, name, description: "D" },
    ]);
  });

  it("is read where a reference leads, and is of another kind where nothing stands", () => {
    const credential = { scheme: "it", kind: "bearer", name: "", description: "" };
    const document = api(
      {},
      { securitySchemes: { it: { $ref: "#/x" } } },
      { x: { type: "oauth2" } },
    );
    expect(credentialsOf(document, [{ it: [] }])).toEqual([credential]);
    expect(credentialsOf({}, [{ it: [] }])).toEqual([{ ...credential, kind: "other" }]);
  });

  it.each<[string, Json | undefined, string[]]>([
    ["all of the first way", [{ a: [], b: [] }, { it: [] }], ["a", "b"]],
    ["none where one way needs none", [{ a: [] }, {}], []],
    ["none where nothing is asked for", [], []],
    ["none where nothing is said", undefined, []],
    ["those of what is a way", [null, { b: [] }], ["b"]],
  ])("is one of %s", (_, security, names) => {
    expect(credentialsOf({}, security).map(({ scheme }) => scheme)).toEqual(names);
  });
});

it.each<[isOf: string, tags: string[], isWebhook: boolean, group: string]>([
  ["its first tag", ["C", "B"], false, "C"],
  ["all without a tag", [], false, "Operations"],
  ["all with an empty one", [""], false, "Operations"],
  ["all webhooks without a tag", [], true, "Webhooks"],
  ["its first tag, if it is a webhook", ["B"], true, "B"],
])("the group of an operation is that of %s", (_, tags, isWebhook, group) => {
  expect(groupOf({ tags, isWebhook })).toBe(group);
});
