// The differences between two responses, and between two states of a server.
import { describe, expect, it } from "vitest";
import { answerChangeLine, answerChanges } from "../../../src/service/try-it/changes.ts";

const lines = (before: unknown, after: unknown) =>
  answerChanges(before, after).map(answerChangeLine);
const [one, two, three] = [1, 2, 3].map((id) => ({ id, pattern: `p${id}`, url: `u${id}` }));

const shown = (value: unknown) => JSON.stringify(value, null, 1).replaceAll(/\n */g, " ");

describe("the differences of two values are", () => {
  it.each<[title: string, before: unknown, after: unknown, want: string[]]>([
    ["none if they are equal", { a: [1] }, { a: [1] }, []],
    ["an added field", { a: 1 }, { a: 1, b: null }, ["+ b: null"]],
    ["a removed field", { a: 1, b: [2] }, { a: 1 }, ["− b: [ 2 ]"]],
    ["a field with another value", { a: { b: 1 } }, { a: { b: "x" } }, ['a.b: 1 → "x"']],
    ["another type", { a: [] }, { a: {} }, ["a: [] → {}"]],
    [
      "an added and a removed field in the elements of a list",
      { all: [{ ...one, ref: "a" }] },
      { all: [{ ...one, by: 3 }] },
      ['− all[].ref: "a"', "+ all[].by: 3"],
    ],
    ["an added element", [one, three], [one, two, three], [`+ []: ${shown(two)}`]],
    ["a removed element", [one, two, three], [two, three], [`− []: ${shown(one)}`]],
    [
      "another order of a list",
      { all: [one, two, three] },
      { all: [three, one, { ...two, url: "new" }] },
      ["order of all: 1, 2, 3 → 3, 1, 2", 'all[].url: "u2" → "new"'],
    ],
    [
      "the moved element if others were added",
      { all: [one, two, three] },
      { all: [three, one, two, { id: 4 }] },
      ["order of all: 1, 2, 3 → 3, 1, 2", '+ all[]: { "id": 4 }'],
    ],
    [
      "one element added and one removed if the id differs, however similar",
      [{ id: 1, kind: "a", to: [1] }],
      [{ id: 2, kind: "a", to: [1] }],
      [
        '− []: { "id": 1, "kind": "a", "to": [ 1 ] }',
        '+ []: { "id": 2, "kind": "a", "to": [ 1 ] }',
      ],
    ],
    [
      "one element added and one removed if most fields of the same id differ",
      [{ id: 1, email: "a", multiuse: false }],
      [{ id: 1, link: "b", multiuse: true }],
      [
        '− []: { "id": 1, "email": "a", "multiuse": false }',
        '+ []: { "id": 1, "link": "b", "multiuse": true }',
      ],
    ],
    [
      "an added text in a list",
      { types: ["a", "c"] },
      { types: ["a", "b", "c"] },
      ['+ types[]: "b"'],
    ],
  ])("%s", (_, before, after, want) => {
    expect(lines(before, after)).toEqual(want);
  });

  it("found in long lists while serializing each element only a few times", () => {
    let written = 0;
    const list = (pattern: string) =>
      Array.from({ length: 300 }, (_, id) => {
        const toJSON = () => {
          written++;
          return { id, pattern };
        };
        return Object.defineProperty({ id, pattern, url: "u" }, "toJSON", { value: toJSON });
      });
    expect(answerChanges(list("a"), list("b"))).toHaveLength(300);
    expect(written).toBeLessThan(300 * 10);
  });
});
