import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changeField,
  dereference,
  inOrder,
  join,
  mapValues,
  resolve,
  steps,
} from "../../../src/toolkit/document/json.ts";

const document = {
  paths: { "/a~b": { get: { tags: ["one", "two"] } }, "~1": "a tilde" },
  components: {
    schemas: { Leaf: { type: "string" }, Branch: { $ref: "#/components/schemas/Leaf" } },
    loops: { A: { $ref: "#/components/loops/B" }, B: { $ref: "#/components/loops/A" } },
  },
};

describe("a pointer", () => {
  it.each([
    { pointer: "#", want: document },
    { pointer: "#/paths/~1a~0b/get/tags/1", want: "two" },
    { pointer: "#/paths/%2Fa~0b/get/tags/0", want: "one" },
    { pointer: "#/paths/~01", want: "a tilde" },
    { pointer: "#/components/schemas/Missing", want: undefined },
    { pointer: "#/paths/~1a~0b/get/tags/1/deeper", want: undefined },
    { pointer: "#/constructor", want: undefined },
  ])("$pointer resolves to $want", ({ pointer, want }) => {
    expect(resolve(document, pointer)).toBe(want);
  });

  it("is split into the steps that it was joined from", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (keys) => {
        expect(steps(keys.reduce((pointer, key) => join(pointer, key), "#"))).toEqual(keys);
      }),
    );
  });
});

describe("dereference", () => {
  it("follows references to the object at their end", () => {
    const reference = { $ref: "#/components/schemas/Branch" };
    expect(dereference(document, reference)).toBe(document.components.schemas.Leaf);
  });

  it("returns a value that is not a reference unchanged", () => {
    expect(dereference(document, true)).toBe(true);
    expect(dereference(document, undefined)).toBeUndefined();
  });

  it("returns undefined for a missing target", () => {
    expect(dereference(document, { $ref: "#/components/schemas/Missing" })).toBeUndefined();
  });

  it("throws for circular references", () => {
    expect(() => dereference(document, document.components.loops.A)).toThrow(
      "#/components/loops/B refers to itself.",
    );
  });
});

describe("changeField", () => {
  const node = Object.freeze({ a: 1, b: 2 });

  it("changes a field in place, keeping the order", () => {
    expect(Object.entries(changeField(node, "a", () => 3))).toEqual([
      ["a", 3],
      ["b", 2],
    ]);
  });

  it("removes a field if the result is undefined", () => {
    expect(changeField(node, "a", () => undefined)).toStrictEqual({ b: 2 });
  });

  it("does not call the function for a missing field", () => {
    expect(changeField(node, "c", () => 3)).toBe(node);
  });
});

describe("mapValues", () => {
  it("removes entries whose result is undefined", () => {
    const change = (value: unknown, key: string) => (key === "a" ? undefined : `${key}${value}`);
    expect(mapValues({ a: 1, b: 2 }, change)).toStrictEqual({ b: "b2" });
  });
});

it.each<[order: string, orders: string[]]>([
  ["", []],
  ["ab", ["ab"]],
  ["ab", ["ba", "ab"]],
  ["xab", ["xab", "ab"]],
  ["axb", ["axb", "ab"]],
  ["abxy", ["abxy", "ab"]],
  ["axyb", ["axyb", "axb"]],
  ["axyb", ["axb", "ayb", "ab"]],
])(
  "the newest order of keys, with those of older maps where they were: %s of %j",
  (want, orders) => {
    expect(inOrder(orders.map((one) => new Set(one))).join("")).toBe(want);
  },
);
