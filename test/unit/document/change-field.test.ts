import { describe, expect, it } from "vitest";
import { changeField, mapValues } from "../../../src/toolkit/document/json.ts";

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
