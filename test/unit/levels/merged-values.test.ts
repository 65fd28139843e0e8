// What programs can rely on in the examples and lists of several versions.
import { expect, it } from "vitest";
import type { Json } from "../../../src/toolkit/document/json.ts";
import { inOrder, mergedLists, mergedValue } from "../../../src/toolkit/levels/merged-values.ts";

it.each<[order: string, orders: string[]]>([
  ["", []],
  ["ab", ["ab"]],
  ["ab", ["ba", "ab"]],
  ["xab", ["xab", "ab"]],
  ["axb", ["axb", "ab"]],
  ["abxy", ["abxy", "ab"]],
  ["axyb", ["axyb", "axb"]],
  ["axyb", ["axb", "ayb", "ab"]],
])("the newest order with what was removed: %s of %j", (want, orders) => {
  expect(inOrder(orders.map((one) => new Set(one))).join("")).toBe(want);
});

it.each<[value: Json | undefined, values: (Json | undefined)[]]>([
  [undefined, []],
  [undefined, [{ a: 1 }, undefined]],
  [{ a: 1 }, [undefined, { a: 1 }]],
  [2, [{ a: 1 }, 2]],
  [null, [1, null]],
  [{ a: 2 }, [1, { a: 2 }]],
  [{ old: 1, a: 2 }, [{ old: 1, a: 1 }, { a: 2 }]],
  [{ a: null, old: null }, [{ a: 1, old: null }, { a: null }]],
  [{ a: { old: 1, b: 2 } }, [{ a: { old: 1 } }, { a: { b: 2 } }]],
  [{ a: 1 }, [{ a: 1, lost: 1 }, { a: 1 }]],
  [
    { a: 1, lost: 2 },
    [
      { a: 1, lost: 1 },
      { a: 1, lost: 2 },
    ],
  ],
  [[{ old: 1, a: 2 }], [[{ old: 1 }], [{ a: 2 }]]],
  [[{ a: 2 }], [[{ old: 1 }, {}], [{ a: 2 }]]],
  [[{ a: 2 }], [{ old: 1 }, [{ a: 2 }]]],
  [["b"], [["a"], ["b"]]],
])("an example is %j after %j", (want, values) => {
  expect(mergedValue(values, (name) => name === "lost")).toEqual(want);
});

it.each<[sender: "client" | "server", keyword: string, lists: (Json | undefined)[], want: Json]>([
  ["client", "required", [["a"], undefined, ["b", "a"]], ["a", "b"]],
  [
    "server",
    "required",
    [
      ["a", "b"],
      ["b", "c"],
    ],
    ["b"],
  ],
  ["server", "required", [["a"], undefined], []],
  ["server", "type", ["string", ["string", "null"]], ["string", "null"]],
  ["server", "enum", [[1], [2]], [1, 2]],
  ["server", "enum", [[1], undefined], []],
])("as sent by the %s, %s of %j is %j", (sender, keyword, lists, want) => {
  expect(mergedLists[sender].get(keyword)?.(lists)).toEqual(want);
});
