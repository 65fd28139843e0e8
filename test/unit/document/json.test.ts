import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inOrder, join, resolve, steps } from "../../../src/toolkit/document/json.ts";

const document = {
  paths: { "/a~b": { get: { tags: ["one", "two"] } }, "~1": "a tilde" },
  components: { schemas: {} },
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
