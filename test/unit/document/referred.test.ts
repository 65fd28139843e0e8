// What a place of a document refers to.
import { expect, it } from "vitest";
import { referredIn } from "../../../src/toolkit/document/references.ts";

it("a place refers to all that it leads to, at any depth, once, also to itself in a circle", () => {
  const referred = referredIn({
    a: { items: { $ref: "#/b" } },
    b: { items: { $ref: "#/c" }, other: { $ref: "#/a" } },
    c: { type: "string" },
    d: { $ref: 1 },
  });
  expect(referred("#/a")).toEqual(["#/b", "#/c", "#/a"]);
  expect(referred("#/b")).toEqual(["#/c", "#/a", "#/b"]);
  expect(referred("#/c")).toEqual([]);
  expect(referred("#/d")).toEqual([]);
  expect(referred("#/none")).toEqual([]);
});
