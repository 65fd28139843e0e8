// What tells one answer from another, and one state of a server from the next.
import { describe, expect, it } from "vitest";
import { answerChangeLine, answerChanges } from "../../../src/service/try-it/changes.ts";

const lines = (before: unknown, after: unknown) =>
  answerChanges(before, after).map(answerChangeLine);
const [one, two, three] = [1, 2, 3].map((id) => ({ id, pattern: `p${id}`, url: `u${id}` }));

const shown = (value: unknown) => JSON.stringify(value, null, 1).replaceAll(/\n */g, " ");

describe("of two values it is told", () => {
  it.each<[title: string, before: unknown, after: unknown, want: string[]]>([
    ["nothing where they are equal", { a: [1] }, { a: [1] }, []],
    ["which field came", { a: 1 }, { a: 1, b: null }, ["+ b: null"]],
    ["which field went", { a: 1, b: [2] }, { a: 1 }, ["− b: [ 2 ]"]],
    ["which field has another value", { a: { b: 1 } }, { a: { b: "x" } }, ['a.b: 1 → "x"']],
    ["another shape", { a: [] }, { a: {} }, ["a: [] → {}"]],
    [
      "what became of a field in the elements of a list",
      { all: [{ ...one, ref: "a" }] },
      { all: [{ ...one, by: 3 }] },
      ['− all[].ref: "a"', "+ all[].by: 3"],
    ],
    ["which element came", [one, three], [one, two, three], [`+ []: ${shown(two)}`]],
    ["which element went", [one, two, three], [two, three], [`− []: ${shown(one)}`]],
    [
      "another order of a list as an order",
      { all: [one, two, three] },
      { all: [three, one, { ...two, url: "new" }] },
      ["order of all: 1, 2, 3 → 3, 1, 2", 'all[].url: "u2" → "new"'],
    ],
    [
      "which element has another place where others came",
      [one, two, three],
      [three, one, two, { id: 4 }],
      [`+ []: ${shown(three)}`, `− []: ${shown(three)}`, '+ []: { "id": 4 }'],
    ],
    [
      "an element of another id as one that came, however alike",
      [{ id: 1, kind: "a", to: [1] }],
      [{ id: 2, kind: "a", to: [1] }],
      [
        '− []: { "id": 1, "kind": "a", "to": [ 1 ] }',
        '+ []: { "id": 2, "kind": "a", "to": [ 1 ] }',
      ],
    ],
    [
      "elements of one id as two where most of them differs",
      [{ id: 1, email: "a", multiuse: false }],
      [{ id: 1, link: "b", multiuse: true }],
      [
        '− []: { "id": 1, "email": "a", "multiuse": false }',
        '+ []: { "id": 1, "link": "b", "multiuse": true }',
      ],
    ],
    [
      "which text of a list came",
      { types: ["a", "c"] },
      { types: ["a", "b", "c"] },
      ['+ types[]: "b"'],
    ],
  ])("%s", (_, before, after, want) => {
    expect(lines(before, after)).toEqual(want);
  });

  it("what changed in long lists, with each element written as text a few times only", () => {
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
