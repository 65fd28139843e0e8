// What `changelog` says of a change from one level to another.
import { resolve } from "node:path";
import { expect, it } from "vitest";
import {
  type ChangeReport,
  reportAnnotations,
  reportJson,
  reportMarkdown,
  unacceptedImpact,
  unmatchedNames,
} from "../../../src/toolkit/compatibility/breaking-report.ts";
import { rateChanges } from "../../../src/toolkit/compatibility/rate-changes.ts";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { infer } from "../../../src/toolkit/infer/infer-annotations.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { recordedDiff } from "../../helpers/recorded-diff.ts";
import { api, responding } from "../../helpers/small-api.ts";

const { diff, checkReports } = recordedDiff("breaking-report");
const text = { type: "string" };
const number = { type: "number" };

/** An API with releases, whose two operations respond with an object of these properties. */
const version = (level: number, properties: JsonObject) => {
  const done = responding({ type: "object", properties });
  const operations = {
    "GET /a": { operationId: "getA", ...done },
    "GET /b": { operationId: "getB", ...done },
  };
  const document = api(operations);
  return { level, document, release: `1.${level}` };
};
/** `ref` exists since level 10. `name` was a number before 20, and is removed at 30, when `owner` is added. */
const document = levelled(
  infer([
    version(5, { name: number }),
    version(10, { name: number, ref: text }),
    version(20, { name: text, ref: text }),
    version(30, { owner: text, ref: text }),
  ]).document,
);
const place = (path: string) =>
  `#/paths/~1${path}/get/responses/200/content/application~1json/schema/properties`;

/** The report on clients of these levels. */
async function report(
  first: number,
  last: number,
  to: number,
  accepted: ReadonlySet<string> = new Set(),
): Promise<ChangeReport> {
  const clients = [first, last] as const;
  return {
    document,
    clients,
    to,
    accepted,
    judgement: await rateChanges(document, clients, to, diff),
  };
}

it("lists what breaks, at each of its places, and what was gained and lost", async () => {
  const accepted = new Set([`property-removed ${place("a")}/name`]);
  expect(
    reportMarkdown(await report(20, 20, 30, accepted)),
  ).toBe(`# Small: from level 20 (release 1.20) to level 30 (release 1.30)

**major** by \`redocly diff\`: 2 major, 2 minor, 0 patch.

## Breaks

- Property \`name\` was removed, accepted (\`property-removed\`, \`${place("a")}/name\`).
- Property \`name\` was removed (\`property-removed\`, \`${place("b")}/name\`).

## Gained

- **Added** property \`owner\` of response \`200\` (\`getA\`, \`getB\`).

## Lost

- **Removed** property \`name\` of response \`200\` (\`getA\`, \`getB\`).
`);
});

it("names the clients that a change breaks, and towards an older server, losses as gains", async () => {
  const printed = reportMarkdown(await report(10, 20, 5));
  expect(printed).toContain(`from level 10 (release 1.10) to level 5 (release 1.5)

**major** by \`redocly diff\`, for clients of levels 10 to 20 (releases 1.10 to 1.20).
`);
  expect(printed).toContain(`
- Type of \`name\` widened from 'string' to 'number': breaks clients of level 20 (release 1.20) (\`schema-type-changed\`), at 2 places:
  - \`${place("a")}/name/type\`
  - \`${place("b")}/name/type\`
`);
  expect(printed).toContain("## Lost\n\n- **Added** property `ref`");
  expect(printed).not.toContain("## Gained");
});

it("says that nothing differs, without a rating of the tool", async () => {
  const printed = reportMarkdown(await report(22, 25, 25));
  expect(printed).toBe(`# Small: from level 22 to level 25

**none**, without \`redocly diff\`, as the document is the same, for clients of levels 22 to 25.

Nothing differs.
`);
});

it("is data with the clients by first and last level", async () => {
  const accepted = new Set([`property-removed ${place("a")}/name`]);
  const found = JSON.parse(reportJson(await report(10, 20, 30, accepted)));
  expect(found).toMatchObject({ title: "Small", from: 10, to: 30, clients: [10, 20] });
  expect(found).toMatchObject({ impact: "major" });
  expect(found.history).toEqual(document.history.filter(({ level }) => level > 10));
  expect(found).not.toHaveProperty("otherImpact");
  const removed = { rule: "property-removed", isRemoved: true, impact: "major" };
  const clients = [[10, 20]];
  const message = "Property `name` was removed.";
  expect(found.breaks).toEqual([
    { ...removed, pointer: `${place("a")}/name`, message, isAccepted: true, clients },
    { ...removed, pointer: `${place("b")}/name`, message, clients },
  ]);
});

it("is rated once for each boundary of the clients, but not for the level itself", async () => {
  const levels: string[] = [];
  const counting: typeof diff = (before, now) => {
    levels.push(JSON.stringify(before.paths));
    return diff(before, now);
  };
  const { breaks, counts, impact, otherImpact } = await rateChanges(
    document,
    [7, 20],
    20,
    counting,
  );
  expect(levels).toHaveLength(2);
  expect([counts, impact, otherImpact]).toEqual([undefined, "major", "minor"]);
  expect(breaks.map(({ clients }) => clients)).toEqual(Array(2).fill([{ from: 7, to: 20 }]));
  const alone = await rateChanges(document, [7, 8], 12, diff);
  expect(alone).toEqual({
    impact: "minor",
    otherImpact: "minor",
    counts: { major: 0, minor: 2, patch: 0 },
    breaks: [],
  });
});

it("accepted breaks have no impact, and names of no break are found", async () => {
  const names = ["a", "b"].map((path) => `property-removed ${place(path)}/name`);
  const accepting = (...accepted: string[]) =>
    report(20, 20, 30, new Set([...accepted, "property-removed #/paths/gone"]));
  const [none, one, all] = [
    await accepting(),
    await accepting(...names.slice(0, 1)),
    await accepting(...names),
  ];
  expect([none, one, all].map(unacceptedImpact)).toEqual(["major", "major", "minor"]);
  expect(unmatchedNames(all)).toEqual(["property-removed #/paths/gone"]);
});

it.each([
  ["major", 20, "error", ""],
  ["major", 10, "error", " It breaks clients of levels 10 to 20 (releases 1.10 to 1.20)."],
  ["none", 20, "warning", ""],
] as const)(
  "annotates each break, with --fail-on %s for clients from %i up with this severity (%s), and then the verdict",
  async (failOn, first, severity, whom) => {
    const accepted = new Set([`property-removed ${place("a")}/name`]);
    const places = [3, 5].map((line) => ({ file: resolve("rooms.yaml"), line, column: 7 }));
    const line = (severity: string, at: number) =>
      `::${severity} title=property-removed,file=rooms.yaml,line=${at},col=7::Property \`name\` was removed.${whom}\n`;
    const printed = reportAnnotations(await report(first, 20, 30, accepted), places, failOn);
    const from = `level ${first} (release 1.${first})`;
    expect(printed).toBe(
      `${line("warning", 3)}${line(severity, 5)}::notice title=changes::major by redocly diff, from ${from} to level 30 (release 1.30)\n`,
    );
  },
);

it("the reports are those of the stock tool", checkReports);
