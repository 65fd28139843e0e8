import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { operationsOf } from "../../../src/toolkit/document/operation.ts";
import { boundaries, isLevelIn, project } from "../../../src/toolkit/levels/index.ts";
import { lifeLines } from "../../../src/toolkit/levels/life-lines.ts";
import { library } from "../../helpers/annotated.ts";
import { api, responding, schemaRef } from "../../helpers/small-api.ts";

const registry = {
  "x-feature-levels": [
    { level: 5, release: "1.0", name: "first", summary: "The first." },
    { level: 10, release: "2.0", name: "second", summary: "The second." },
    { level: 20, release: "3.0", name: "last", summary: "The last." },
  ],
};
const span = (from: number, to = Number.POSITIVE_INFINITY) => ({ from, to });
const mark = (mark: JsonObject, node: JsonObject = {}) => ({ ...node, "x-feature-level": mark });

/** The life lines of a schema in the responses of two operations; `getB` exists since 5. */
function livesOf(properties: JsonObject) {
  const answer = responding(schemaRef("Thing"));
  const document = api(
    {
      "GET /a": { operationId: "getA", ...mark({ until: 20 }), ...answer },
      "GET /b": { operationId: "getB", ...mark({ since: 5 }), ...answer },
    },
    { schemas: { Thing: { type: "object", properties } } },
    registry,
  );
  const own = lifeLines(document).filter(({ carrier }) => carrier !== "operation");
  return own.map(({ where: _, ...line }) => line);
}

describe("the life of", () => {
  const both = { operations: ["getA", "getB"] };
  const value = { ...both, carrier: "enum value" };
  const name = { ...both, carrier: "property", subject: "name" };
  it.each<[string, JsonObject, object[]]>([
    ["an unmarked property is not listed", { name: { type: "string" } }, []],
    [
      "a property that was removed and added again",
      { name: mark({ until: 5, since: 20 }, { type: "string" }) },
      [{ ...name, spans: [span(0, 5), span(20)] }],
    ],
    [
      "a property that changed",
      { name: mark({ changes: [{ level: 10, note: "Before, it was short." }] }) },
      [{ ...name, spans: [span(0)] }],
    ],
    [
      "values, by the schema that has them",
      { format: mark({ values: { tape: { until: 10 } } }, { enum: ["tape", "paper"] }) },
      [{ ...value, subject: "tape", spans: [span(0, 10)] }],
    ],
    [
      "a branch for a value",
      { format: { oneOf: [{ const: "paper" }, mark({ since: 10 }, { const: "disc" })] } },
      [{ ...value, subject: "disc", spans: [span(10)] }],
    ],
    [
      "a branch for a value in a list",
      { format: { items: { oneOf: [mark({ since: 10 }, { const: "disc" })] } } },
      [{ ...value, subject: "disc", spans: [span(10)] }],
    ],
    [
      "a part that changed while it did not exist",
      { maker: { properties: { name: mark({ until: 10, changes: [{ level: 20, note: "" }] }) } } },
      [{ ...name, spans: [span(0, 10)] }],
    ],
    [
      "a part, limited to that of the property around it",
      { maker: mark({ since: 5 }, { properties: { name: mark({ until: 20 }) } }) },
      [
        { ...name, subject: "maker", spans: [span(5)] },
        { ...name, spans: [span(5, 20)] },
      ],
    ],
  ])("%s", (_, properties, want) => {
    expect(livesOf(properties)).toStrictEqual(want);
  });

  it("a part ends with the last operation that has it", () => {
    const name = mark({ since: 5 }, { type: "string" });
    const document = api(
      {
        "GET /a": {
          operationId: "getA",
          ...mark({ until: 20 }),
          ...responding({ type: "object", properties: { name } }),
        },
      },
      {},
      registry,
    );
    expect(lifeLines(document).map(({ subject, spans }) => [subject, spans])).toEqual([
      ["getA", [span(0, 20)]],
      ["name", [span(5, 20)]],
    ]);
  });

  it("a parameter of a path ends with its last operation, and a component with its last use", () => {
    const examples = { one: mark({ since: 10 }, { value: "a" }) };
    const query = { name: "q", in: "query", schema: schemaRef("Name"), examples };
    const item = {
      get: { operationId: "getA", ...mark({ until: 20 }) },
      parameters: [mark({ since: 10 }, query)],
    };
    const tags = [mark({ since: 5 }, { name: "Things" })];
    const schemas = { Name: mark({ since: 5 }, { type: "string" }) };
    const document = { ...api({}, { schemas }, { ...registry, tags }), paths: { "/a": item } };
    expect(lifeLines(document).map(({ subject, spans }) => [subject, spans])).toEqual([
      ["Things", [span(5)]],
      ["getA", [span(0, 20)]],
      ["q", [span(10, 20)]],
      ["Name", [span(10, 20)]],
    ]);
  });

  it("an operation that moved has two lines; what both places share has one", () => {
    const answer = responding(schemaRef("Thing"));
    const properties = { name: mark({ until: 10 }, { type: "string" }) };
    const document = api(
      {
        "GET /new": { operationId: "getA", ...mark({ since: 5, until: 20 }), ...answer },
        "GET /old": { operationId: "getA", ...mark({ until: 5 }), ...answer },
      },
      { schemas: { Thing: { type: "object", properties } } },
      registry,
    );
    const lines = lifeLines(document);
    expect(lines.map(({ subject, spans, operations }) => [subject, spans, operations])).toEqual([
      ["getA", [span(5, 20)], ["getA"]],
      ["getA", [span(0, 5)], ["getA"]],
      ["name", [span(0, 10)], ["getA"]],
    ]);
  });

  it("an operation includes the levels whose projections have it", () => {
    const document = library();
    const lines = lifeLines(document).filter(({ carrier }) => carrier === "operation");
    expect(lines.length).toBeGreaterThan(1);
    for (const level of boundaries(document)) {
      const there = operationsOf(project(document, level)).map(({ id }) => id);
      for (const { subject, spans } of lines) {
        expect(isLevelIn(spans, level), `${subject} at ${level}`).toBe(there.includes(subject));
      }
    }
  });
});
