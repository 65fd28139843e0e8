// The levels at which another run of a part begins: none at which nothing changes, as what is made of it is then made again.
import { expect, it } from "vitest";
import { partRuns } from "../../../src/toolkit/levels/part-runs.ts";
import { api, responding, schemaRef, since, until } from "../../helpers/small-api.ts";

const linking = (link: object) => ({ responses: { 200: { links: { a: { ...link } } } } });
const A = { properties: { late: since(30), early: since(10), same: since(10) } };
const document = api(
  {
    "GET /ends": until(20, { operationId: "end" }),
    "GET /unmarked": { operationId: "stay" },
    "GET /links": linking({ operationId: "end" }),
    "GET /links-elsewhere": linking({ operationId: "stay" }),
    "GET /refers": linking({ operationRef: "#/paths/~1ends/get" }),
    "GET /uses": responding(schemaRef("Holder")),
    "GET /escaped": responding(schemaRef("a%7Bb")),
    "GET /extension": responding({ $ref: "#/x-more/T" }),
  },
  {
    schemas: {
      A,
      Holder: { items: schemaRef("A") },
      Named: { discriminator: { propertyName: "is", mapping: { a: "A" } } },
      "a{b": since(40),
    },
    "x-feature-level": { changes: [{ level: 70, was: { "x-a": 1 } }] },
  },
  {
    webhooks: { done: { post: since(50) } },
    "x-more": { T: since(60) },
    "x-feature-level": { changes: [{ level: 70, was: { info: {} } }] },
  },
);
const levels = [0, 10, 20, 30, 40, 50, 60, 70];

it.each<[pointer: string, begins: number[]]>([
  ["#/paths/~1ends", [20]],
  ["#/paths/~1unmarked", []],
  ["#/paths/~1links", [20]],
  ["#/paths/~1links-elsewhere", []],
  ["#/paths/~1refers", [20]],
  ["#/paths/~1uses", [10, 30]],
  ["#/paths/~1escaped", [40]],
  ["#/paths/~1extension", [60]],
  ["#/webhooks/done", [50]],
  ["#/components/schemas/A", [10, 30]],
  ["#/components/schemas/Holder", [10, 30]],
  ["#/components/schemas/Named", [10, 30]],
  ["#/components/schemas/a%7Bb", [40]],
])("the runs of %s, with all to which it leads, begin at %j", (pointer, want) => {
  const run = partRuns(document);
  const begins = levels.filter(
    (level) => level > 0 && run(pointer, level) !== run(pointer, level - 1),
  );
  expect(begins).toEqual(want);
});
