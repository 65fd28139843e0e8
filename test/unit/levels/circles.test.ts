// The circles of a graph, judged by what reaches what.
import fc from "fast-check";
import { expect, it } from "vitest";
import { reachable } from "../../../src/toolkit/document/json.ts";
import { circlesFrom } from "../../../src/toolkit/levels/circles.ts";

/** The circles of a graph from its first node: each node with those to which it leads. */
function circlesOf(graph: readonly (readonly number[])[]) {
  const below = (node: number) => graph[node] ?? [];
  return { found: circlesFrom(0, below), reached: (node: number) => reachable(below(node), below) };
}

const graph = fc
  .integer({ min: 1, max: 8 })
  .chain((size) =>
    fc.array(fc.array(fc.nat(size - 1), { maxLength: 3 }), { minLength: size, maxLength: size }),
  );

it("nodes are in one circle if they reach each other, and after all that they reach", () => {
  fc.assert(
    fc.property(graph, (graph) => {
      const { found, reached } = circlesOf(graph);
      const nodes = found.flatMap(({ members }) => members);
      expect(nodes.toSorted()).toEqual([...new Set([0, ...reached(0)])].sort());
      const before = new Set<number>();
      for (const { members, isCircle } of found) {
        for (const one of members) before.add(one);
        for (const one of members) {
          const isMutual = (other: number) => reached(one).has(other) && reached(other).has(one);
          expect([...nodes].filter((other) => other === one || isMutual(other)).sort()).toEqual(
            members.toSorted(),
          );
          expect(isCircle).toBe(reached(one).has(one));
          for (const other of reached(one)) expect(before).toContain(other);
        }
      }
    }),
    { examples: [[[[1], [2], [0]]], [[[1], [2, 3], [1], [0]]]] },
  );
});
