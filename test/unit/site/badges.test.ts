import { describe, expect, it } from "vitest";
import {
  isObject,
  type JsonObject,
  type OpenApiDocument,
  resolve,
} from "../../../src/toolkit/document/json.ts";
import type { Mark } from "../../../src/toolkit/levels/index.ts";
import { annotate, readBadges } from "../../../src/toolkit/site/annotate.ts";
import { api } from "../../helpers/small-api.ts";

/** The names of the badges at a place of a document, seen from a level; `undefined` where nothing stands. */
function badgesAt(document: OpenApiDocument, level: number, pointer: string) {
  const node = resolve(annotate(document, level), pointer);
  return isObject(node) ? readBadges(node).map(({ name }) => name) : undefined;
}

const registry = [20, 30].map((level) => ({
  level,
  release: `${level / 10}.0`,
  name: `l${level}`,
  summary: "",
}));

describe("a mark becomes a badge", () => {
  const documentWith = (mark: object): OpenApiDocument => ({
    ...api({ "GET /a": { "x-feature-level": mark as JsonObject } }),
    "x-feature-levels": registry,
  });
  it.each<[title: string, mark: Mark, level: number, want: string[]]>([
    ["no mark, no badge", {}, 50, []],
    ["what came", { since: 20 }, 50, ["Since 2.0 · level 20"]],
    [
      "what took over",
      { since: 20, replaces: "ref" },
      50,
      ["Since 2.0 · level 20, instead of ref"],
    ],
    ["what goes", { until: 30 }, 20, ["Until 3.0 · level 30"]],
    ["what hands over", { until: 30, replacedBy: "id" }, 20, ["Until 3.0 · level 30, then id"]],
    [
      "behaviour that changed",
      { changes: [{ level: 30, note: "" }] },
      30,
      ["Behaviour changed in 3.0 · level 30"],
    ],
    [
      "behaviour that changes later",
      { changes: [{ level: 30, note: "" }] },
      29,
      ["Behaviour changes in 3.0 · level 30"],
    ],
  ])("%s", (_, mark, level, want) => {
    expect(badgesAt(documentWith(mark), level, "#/paths/~1a/get")).toEqual(want);
  });
});

describe("an annotated projection", () => {
  const document: OpenApiDocument = {
    openapi: "3.1.1",
    info: { title: "T", version: "1" },
    "x-feature-levels": [{ level: 20, release: "2.0", name: "a", summary: "" }],
    paths: {
      "/a": {
        get: {
          operationId: "a",
          "x-feature-level": { changes: [{ level: 20, note: "Before, it was slow." }] },
          responses: {
            200: {
              description: "Done.",
              content: {
                "application/json": { schema: { $ref: "#/components/schemas/Answer" } },
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Answer: {
          type: "object",
          "x-beyond-document": true,
          properties: { old: { type: "string", "x-feature-level": { until: 20 } }, id: {} },
        },
      },
    },
  };
  it("carries the badges of what exists at its level", () => {
    expect(badgesAt(document, 0, "#/components/schemas/Answer/properties/old")).toEqual([
      "Until 2.0 · level 20",
      "Beyond the service document",
    ]);
    expect(badgesAt(document, 20, "#/components/schemas/Answer/properties/old")).toBeUndefined();
  });

  it("says of each property of a schema beyond the document that it is", () => {
    expect(badgesAt(document, 20, "#/components/schemas/Answer/properties/id")).toEqual([
      "Beyond the service document",
    ]);
  });

  it("says what held before a change of behaviour", () => {
    const node = resolve(annotate(document, 20), "#/paths/~1a/get");
    expect(node).toMatchObject({
      description: "**Behaviour changed in 2.0 · level 20.** Before, it was slow.",
    });
  });

  it("leaves the document as it was, and no mark behind", () => {
    const before = JSON.stringify(document);
    expect(JSON.stringify(annotate(document, 20))).not.toContain("x-feature-level");
    expect(JSON.stringify(document)).toBe(before);
  });
});
