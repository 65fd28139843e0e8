// How a request authenticates, and the group that documentation shows an operation in.
import { describe, expect, it } from "vitest";
import { credentialAlternatives } from "../../../src/toolkit/document/credentials.ts";
import { groupOf } from "../../../src/toolkit/document/document-info.ts";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { api } from "../../helpers/small-api.ts";

describe("a credential", () => {
  const of = (scheme: Json, security: Json = [{ it: [] }]) =>
    credentialAlternatives(api({}, { securitySchemes: { it: scheme, a: {}, b: {} } }), security);

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
    expect(of({ ...scheme, description: "D" }, [{ it: ["read"] }])).toEqual([
      [{ scheme: "it", kind, name, description: "D", scopes: ["read"], flows: expect.any(Array) }],
    ]);
  });

  it("is read through a reference, and is of kind `other` if the scheme is missing", () => {
    const none = { name: "", description: "", scopes: [], flows: [] };
    const credential = { ...none, scheme: "it", kind: "bearer" };
    const document = api(
      {},
      { securitySchemes: { it: { $ref: "#/x" } } },
      { x: { type: "oauth2" } },
    );
    expect(credentialAlternatives(document, [{ it: [] }])).toEqual([[credential]]);
    expect(credentialAlternatives({}, [{ it: [] }])).toEqual([[{ ...credential, kind: "other" }]]);
  });

  it.each<[JsonObject, object[]]>([
    [{ type: "http", scheme: "basic" }, []],
    [
      {
        type: "oauth2",
        flows: {
          password: { tokenUrl: "/token", refreshUrl: "/more", scopes: { read: "Reads." } },
        },
      },
      [
        {
          name: "password",
          addresses: [
            ["tokenUrl", "/token"],
            ["refreshUrl", "/more"],
          ],
          scopes: [["read", "Reads."]],
        },
      ],
    ],
    [
      { type: "openIdConnect", openIdConnectUrl: "/who" },
      [{ name: "OpenID Connect", addresses: [["openIdConnectUrl", "/who"]], scopes: [] }],
    ],
  ])("of %j has the flows %j", (scheme, flows) => {
    expect(of(scheme)).toMatchObject([[{ flows }]]);
  });

  it.each<[string, Json | undefined, string[]]>([
    ["all of each alternative", [{ a: [], b: [] }, { it: [] }], ["a and b", "it"]],
    ["none if one alternative is empty", [{ a: [] }, {}], []],
    ["none if security is empty", [], []],
    ["none if security is missing", undefined, []],
    ["those of alternatives that are objects", [null, { b: [] }], ["b"]],
  ])("of a request is %s", (_, security, names) => {
    const ways = credentialAlternatives({}, security).map((way) =>
      way.map(({ scheme }) => scheme).join(" and "),
    );
    expect(ways).toEqual(names);
  });
});

it.each<[isOf: string, tags: string[], isWebhook: boolean, group: string, path?: string]>([
  ["its first tag", ["C", "B"], false, "C"],
  ["its path, without a tag", [], false, "rooms", "/api/v1/rooms/{room_id}/doors"],
  ["its path, with an empty tag", [""], false, "rooms", "/{house}/rooms"],
  ["all operations without a tag and a name in the path", [], false, "Operations", "/v2/{id}"],
  ["all webhooks without a tag", [], true, "Webhooks"],
  ["its first tag, if it is a webhook", ["B"], true, "B"],
])("the group of an operation is that of %s", (_, tags, isWebhook, group, path = "/a") => {
  expect(groupOf({ tags, isWebhook, path })).toBe(group);
});
