// The function that is replaced in Prism, beside the stock one.
import { createRequire } from "node:module";
import { expect, it } from "vitest";

const require = createRequire(import.meta.url);
const program = require.resolve("@stoplight/prism-cli");
const json = createRequire(program)("@stoplight/json");
const stock: (value: unknown) => Record<string, object> = json.decycle;
process.argv[1] = program;
// @ts-expect-error: Node.js loads it as it is, without types.
await import("../../../src/toolkit/mock/prism-decycle.mjs");
const own: typeof stock = json.decycle;

const name = { type: "string" };
const room = { properties: { name, size: {} as object } };
const shared = { a: room, b: [room, { name }] };

it("writes what the stock one writes", () => expect(own(shared)).toEqual(stock(shared)));

it("writes a shared object once", () => {
  const { a, b } = own(shared);
  expect(Object(b)[0]).toBe(a);
});

it("writes an object within itself as a reference to where it begins", () => {
  const tree: Record<string, unknown> = { name };
  tree.parent = tree;
  const forest = { first: { tree }, second: [tree, { of: tree, name }] };
  const copy = own(forest);
  expect(Object(copy.first)).toEqual({ tree: { name, parent: { $ref: "#/first/tree" } } });
  expect(copy.second).toEqual([Object(copy.first).tree, { of: Object(copy.first).tree, name }]);
});

it("writes objects of a circle as the stock one does where it begins", () => {
  const one: Record<string, unknown> = { name };
  const other = { one, rooms: [room, room] };
  one.other = other;
  expect(own({ one })).toEqual(stock({ one }));
  expect(own({ other, name })).toEqual(stock({ other, name }));
});
