// References by `$id` and `$anchor` become pointers into the file that has these.
import { describe, expect, it } from "vitest";
import {
  isAddress,
  pointerAt,
  pointToIdentifiers,
} from "../../../src/toolkit/document/identifiers.ts";
import { type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";

const thing = "#/schemas/Thing";
/** A file in which a reference stands at a place of its own. */
const fileWith = ($ref: string, within: "Thing" | "User"): JsonObject => ({
  schemas: {
    Thing: {
      $id: "https://a.example/thing#",
      $defs: {
        part: { $anchor: "part" },
        node: { $dynamicAnchor: "node" },
        own: { $id: "own", $anchor: "part" },
        not: { $id: 1, $anchor: 2, $ref: 3, default: null },
      },
      ...(within === "Thing" && { items: { $ref } }),
    },
    Again: { $id: "https://a.example/thing", $defs: { part: {} } },
    Above: { $anchor: "above" },
    User: { items: [{ $ref: within === "User" ? $ref : "#" }] },
  },
});

describe("a reference", () => {
  it.each<[string, string]>([
    ["https://a.example/thing", thing],
    ["https://a.example/thing#", thing],
    ["https://a.example/thing#part", `${thing}/$defs/part`],
    ["https://a.example/thing#node", `${thing}/$defs/node`],
    ["https://a.example/thing#/$defs/part", `${thing}/$defs/part`],
    ["https://a.example/own#part", `${thing}/$defs/own`],
  ])("by the address %s is one to %s, and told", (from, to) => {
    const file = fileWith(from, "User");
    const pointer = "#/schemas/User/items/0/$ref";
    expect(pointToIdentifiers(file).pointed).toEqual([{ pointer, from, to }]);
    expect(resolve(file, pointer)).toBe(to);
  });

  it.each<["Thing" | "User", string, string]>([
    ["User", "#above", "#/schemas/Above"],
    ["Thing", "#part", `${thing}/$defs/part`],
    ["Thing", "own", `${thing}/$defs/own`],
    ["Thing", "#/$defs/part", `${thing}/$defs/part`],
    // What stands there from the root of the document, too, is meant so.
    ["Thing", "#/schemas/Again", "#/schemas/Again"],
    ["Thing", "#above", "#above"],
    ["User", "#part", "#part"],
    ["User", "#", "#"],
    ["User", "thing", "thing"],
    ["User", "other.yaml#/schemas/Thing", "other.yaml#/schemas/Thing"],
    ["User", "https://a.example/thing#none", "https://a.example/thing#none"],
    ["User", "https://b.example/thing", "https://b.example/thing"],
    ["User", "http://[", "http://["],
  ])("in %s, %s, reads %s, and is not told", (within, from, to) => {
    const file = fileWith(from, within);
    const place = within === "Thing" ? `${thing}/items/$ref` : "#/schemas/User/items/0/$ref";
    expect(pointToIdentifiers(file).pointed).toEqual([]);
    expect(resolve(file, place)).toBe(to);
  });

  it("that stands twice or in a circle, as YAML lets it, is read once", () => {
    const shared: { $ref: string; self?: object } = { $ref: "https://a.example/thing" };
    shared.self = shared;
    const file = { a: { $id: shared.$ref }, b: shared, c: shared };
    expect(pointToIdentifiers(file).pointed).toHaveLength(1);
  });

  it("to the whole file stays an address", () => {
    const file = { $id: "https://a.example/file", it: { $ref: "https://a.example/file" } };
    const before = structuredClone(file);
    expect(pointToIdentifiers(file).pointed).toEqual([]);
    expect(file).toEqual(before);
  });
});

it("an address leads to what has it in its file, and nowhere else", () => {
  const { resources } = pointToIdentifiers(fileWith("#", "User"));
  expect([...resources.keys()]).toEqual(["https://a.example/thing", "https://a.example/own"]);
  expect(pointerAt(resources, "https://a.example/thing#part")).toBe(`${thing}/$defs/part`);
  expect(pointerAt(resources, "https://a.example/")).toBeUndefined();
});

it.each([
  ["https://a.example", true],
  ["URN:a", true],
  ["a+b.c-1:d", true],
  ["C:\\thing.yaml", false],
  ["1a:b", false],
  ["./ab:c", false],
  ["thing.yaml", false],
])("%s has a scheme: %s", (uri, has) => {
  expect(isAddress(uri)).toBe(has);
});
