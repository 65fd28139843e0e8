// A level that is known only as an interval is told so everywhere: the version after 10, at 20 the latest, brought it.
import { expect, it } from "vitest";
import { emitChanges } from "../../../src/toolkit/generate/change-log.ts";
import { emitClient } from "../../../src/toolkit/generate/client/client-types.ts";
import { describeBoundary, labelRanges } from "../../../src/toolkit/levels/level-names.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { levelledOperations } from "../../../src/toolkit/levels/revisions.ts";
import { siteOf } from "../../../src/toolkit/site/site-model.ts";
import { documentWithNotes } from "../../../src/toolkit/text/change-notes.ts";
import { annotate, api, requesting, since } from "../../helpers/small-api.ts";

const text = { type: "string" };
const level = (level: number, more: object = {}) => ({
  level,
  release: `${level / 10}.0`,
  name: `level${level}`,
  summary: "New.",
  ...more,
});
/** As a person leaves it who narrows an interval, by one number. */
const documentAfter = (after: number) =>
  levelled(
    api(
      {
        "POST /rooms": {
          operationId: "addRoom",
          ...requesting({
            properties: {
              seats: annotate({ since: 20, until: 30 }, text),
              name: annotate({ changes: [{ level: 20, was: { maxLength: 5 } }] }, text),
              color: since(30, text),
            },
          }),
        },
      },
      {},
      {
        "x-feature-levels": [level(20, { after }), level(30)],
        "x-releases": [
          { release: "2.0", level: 20 },
          { release: "3.0", level: 30 },
        ],
      },
    ),
  );
const unsure = documentAfter(10);
const exact = documentAfter(19);

it("the history and the change log", () => {
  const entries = unsure.history.map(({ level, after }) => [level, after]);
  expect(entries).toEqual([
    [20, 10],
    [20, 10],
    [30, undefined],
    [30, undefined],
  ]);
  const headings = (document: typeof unsure) => emitChanges(document).match(/^## .*$/gm);
  expect(headings(unsure)).toEqual([
    "## Feature level 30, release 3.0",
    "## By feature level 20, after 10, release 2.0",
  ]);
  expect(headings(exact)).toContain("## Feature level 20, release 2.0");
});

it("the descriptions of published documents", () => {
  const words = JSON.stringify(documentWithNotes(unsure, 20)).match(/\*\*[^*]+\*\*/g);
  expect(words).toEqual([
    "**By 2.0 · between levels 11 and 20.**",
    "**Until 3.0 · level 30.**",
    "**Changed by 2.0 · between levels 11 and 20.**",
  ]);
  expect(JSON.stringify(documentWithNotes(exact, 20))).toContain("**Since 2.0 · level 20.**");
});

it("the comments of types", () => {
  const from = unsure.from();
  expect(JSON.stringify(from.documentAt(0))).toContain(
    "Only servers of levels 20 to 29 (release 2.0) accept it. For levels 11 to 19, this is not known.",
  );
  const client = emitClient(unsure, levelledOperations(from));
  expect(client).toContain('level20: "By level 20, after 10: New.";');
  expect(client).toContain('level30: "Level 30: New.";');
});

it("pages", () => {
  const site = siteOf(unsure, { guides: [], canTry: false });
  expect(labelRanges(site, [{ from: 20, to: 30 }])).toBe("by 20 · 2.0, before 30 · 3.0");
  expect(labelRanges(site, [{ from: 0, to: 20 }])).toBe("gone by 20 · 2.0");
  expect(describeBoundary(site, 20)).toBe("level 20 (release 2.0), after 10");
});
