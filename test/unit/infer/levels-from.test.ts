// Levels that the prose of a document tells narrow those that versions leave open.
import { expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { levelsFromTexts } from "../../../src/toolkit/infer/levels-from.ts";
import { snapshotAt } from "../../../src/toolkit/levels/snapshot.ts";
import { annotate, api, requesting, since, until } from "../../helpers/small-api.ts";

const entry = (level: number, more: object = {}) => ({
  level,
  release: `${level / 10}.0`,
  name: `level${level}`,
  summary: "",
  ...more,
});
const from20 = (description: string) => since(20, { type: "string", description });
const properties: JsonObject = {
  told: from20("New in 1.5 (level 15)."),
  twice: from20("New (level 14), wider (level 17)."),
  before: from20("Documented late: level 7."),
  untold: from20("The untold one."),
  earlier: since(10, { type: "string", description: "New in 0.5 (level 5)." }),
  changed: annotate(
    { changes: [{ level: 20, was: { maxLength: 5 } }] },
    { type: "string", description: "Wider (level 15)." },
  ),
};
const document = api(
  {
    "POST /rooms": { operationId: "addRoom", ...requesting({ properties }) },
    "GET /old": until(20, { operationId: "moved", description: "Level 16." }),
    "GET /new": since(20, { operationId: "moved", description: "Level 16." }),
  },
  {},
  { "x-feature-levels": [entry(10), entry(20, { after: 12 })] },
);
const { document: narrowed, ...told } = levelsFromTexts(document, /[lL]evel (\d+)/);
const propertiesAt = (level: number) => {
  const [{ schema }] = Object.values(
    Object(snapshotAt(narrowed, level).paths)["/rooms"].post.requestBody.content,
  ) as [{ schema: JsonObject }];
  return Object.keys(Object(schema.properties));
};

it("one level between the bounds is that of what was added; others are listed", () => {
  expect(propertiesAt(14)).toEqual(["earlier", "changed"]);
  expect(propertiesAt(15)).toEqual(["told", "earlier", "changed"]);
  const place = "#/paths/~1rooms/post/requestBody/content/application~1json/schema/properties";
  expect(told).toEqual({
    exact: 1,
    open: 3,
    unused: [
      { pointer: `${place}/twice`, said: [14, 17], after: 12, level: 20 },
      { pointer: `${place}/before`, said: [7], after: 12, level: 20 },
    ],
  });
});

it("the registry has the levels that texts tell, and those that are still used", () => {
  expect(narrowed["x-feature-levels"]).toEqual([
    entry(10),
    { level: 15, release: "2.0", name: "level15", summary: "" },
    entry(20, { after: 12 }),
  ]);
});

it("an operation that moved begins where its earlier place ends", () => {
  expect(Object.keys(Object(snapshotAt(narrowed, 16).paths))).not.toContain("/new");
});
