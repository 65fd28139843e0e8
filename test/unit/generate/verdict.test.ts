// What the stock `redocly diff` says of two documents, and what it says nothing of.
import { expect, it } from "vitest";
import { verdictOn } from "../../../src/toolkit/generate/verdict.ts";
import { thing } from "../../helpers/small-api.ts";

const text = { type: "string" };

it("has the greatest impact, and each objection with its place", async () => {
  const base = thing({ type: "object", properties: { a: text, b: text } });
  const revision = thing({ type: "object", properties: { b: { type: "integer" }, c: text } });
  const schema = "#/paths/~1thing/get/responses/200/content/application~1json/schema";
  expect(await verdictOn(base, revision)).toEqual({
    impact: "major",
    counts: { major: 2, minor: 1, patch: 0 },
    objections: [
      {
        pointer: `${schema}/properties/a`,
        isRemoved: true,
        rule: "property-removed",
        impact: "major",
        message: "Property `a` was removed.",
      },
      {
        pointer: `${schema}/properties/b/type`,
        isRemoved: false,
        rule: "schema-type-changed",
        impact: "major",
        message: expect.stringContaining("from 'string' to 'integer'"),
      },
    ],
  });
});

it("is none of documents that say the same", async () => {
  expect(await verdictOn(thing(text), thing(text))).toMatchObject({
    impact: "none",
    objections: [],
  });
});
