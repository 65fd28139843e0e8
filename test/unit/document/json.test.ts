import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changeField,
  dereference,
  isObject,
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

describe("isObject", () => {
  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ["text", false],
    [undefined, false],
  ])("of %j is %s", (value, want) => {
    expect(isObject(value)).toBe(want);
  });
});

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

  it("comes apart into the steps it was joined from", () => {
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

  it("returns what is no reference as it is", () => {
    expect(dereference(document, true)).toBe(true);
    expect(dereference(document, undefined)).toBeUndefined();
  });

  it("finds nothing where a reference leads nowhere", () => {
    expect(dereference(document, { $ref: "#/components/schemas/Missing" })).toBeUndefined();
  });

  it("throws where references go round in a circle", () => {
    expect(() => dereference(document, document.components.loops.A)).toThrow(
      "#/components/loops/B refers to itself.",
    );
  });
});

describe("changeField", () => {
  const node = Object.freeze({ a: 1, b: 2 });

  it("changes a field at its place", () => {
    expect(Object.entries(changeField(node, "a", () => 3))).toEqual([
      ["a", 3],
      ["b", 2],
    ]);
  });

  it("leaves out a field that comes to nothing", () => {
    expect(changeField(node, "a", () => undefined)).toStrictEqual({ b: 2 });
  });

  it("does not ask for a field that is not there", () => {
    expect(changeField(node, "c", () => 3)).toBe(node);
  });
});

describe("mapValues", () => {
  it("leaves out the entries that come to nothing", () => {
    const change = (value: unknown, key: string) => (key === "a" ? undefined : `${key}${value}`);
    expect(mapValues({ a: 1, b: 2 }, change)).toStrictEqual({ b: "b2" });
  });
});
