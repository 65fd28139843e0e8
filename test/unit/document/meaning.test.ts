// What stands at a place says the same as what stands at another.
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { meaningIn, share } from "../../../src/toolkit/document/meaning.ts";

const document = (leaf: JsonObject): JsonObject => ({
  a: { items: { $ref: "#/b" } },
  b: { items: { $ref: "#/c" }, other: { $ref: "#/a" } },
  c: leaf,
  d: { $ref: 1 },
});
const one = document({ type: "string" });

describe("the meaning of a place", () => {
  it("has all that is referred to, at any depth, once, and not itself", () => {
    expect(meaningIn(one)("#/a").referred).toEqual(["#/b", "#/c"]);
    expect(meaningIn(one)("#/a", "#/c").referred).toEqual(["#/b"]);
    expect(meaningIn(one)("#/d").referred).toEqual([]);
  });

  it.each<[boolean, string, JsonObject]>([
    [true, "#/a", document({ type: "string" })],
    [false, "#/a", document({ type: "integer" })],
    [true, "#/d", document({ type: "integer" })],
    [true, "#/none", {}],
  ])("is %s to be the same: of %s, in a document with %j", (isSame, place, other) => {
    const mean = meaningIn(one);
    expect(meaningIn(other)(place).text === mean(place).text).toBe(isSame);
    expect(mean(place)).toEqual(meaningIn(one)(place)); // A second time, too.
  });
});

it.each<[boolean, JsonObject, readonly string[]]>([
  [true, { a: one.a, b: 1 } as JsonObject, ["#/a"]],
  [true, { a: one.a } as JsonObject, ["#/a", "#/none"]],
  [false, { a: one.a } as JsonObject, ["#/a", "#/b"]],
  [false, document({}), ["#/a"]],
  [false, one, ["#/none"]],
])("two documents share: %s", (want, other, places) => {
  expect(share(one, other, ...places)).toBe(want);
});
