// What `changelog` prints of a judgement that `redocly diff` has given.
import { resolve } from "node:path";
import { expect, it } from "vitest";
import {
  type ChangeReport,
  reportAnnotations,
  reportMarkdown,
} from "../../../src/toolkit/compatibility/breaking-report.ts";
import type { BreakingChange } from "../../../src/toolkit/compatibility/rate-changes.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { api } from "../../helpers/small-api.ts";

const broken = (name: string, impact: BreakingChange["impact"]): BreakingChange => ({
  rule: "property-removed",
  pointer: `#/components/schemas/Room/properties/${name}`,
  message: `Property \`${name}\` was removed.`,
  impact,
  isRemoved: true,
  clients: [{ from: 5, to: 10 }],
});

/** A report on clients of these levels: a major break, one that is accepted, and a minor one. */
const report = (first: number, last: number): ChangeReport => {
  const breaks = [broken("size", "major"), broken("tint", "major"), broken("seats", "minor")];
  return {
    document: levelled(api({}, {}, { "x-releases": [{ release: "1.0", level: 5 }] })),
    from: 5,
    to: 20,
    clients: [first, last],
    isRated: true,
    judgement: { impact: "major", breaks, otherImpact: "none" },
    history: [],
    accepted: new Set([`property-removed ${breaks[1]?.pointer}`]),
  };
};
const places = [3, 5, 8].map((line) => ({ file: resolve("rooms.yaml"), line, column: 7 }));
const noted =
  "::notice title=changes::major by redocly diff, from level 5 (release 1.0) to level 20\n";

it.each([
  [[5, 5], ""],
  [[5, 15], " It breaks clients of levels 5 to 9 (release 1.0)."],
] as const)(
  "annotates each break for clients of %j, and then the verdict",
  ([first, last], whom) => {
    const line = (severity: string, at: number, name: string) =>
      `::${severity} title=property-removed,file=rooms.yaml,line=${at},col=7::Property \`${name}\` was removed.${whom}\n`;
    expect(reportAnnotations(report(first, last), places, "major")).toBe(
      [
        line("error", 3, "size"),
        line("warning", 5, "tint"),
        line("warning", 8, "seats"),
        noted,
      ].join(""),
    );
  },
);

it("names who gave the rating", () => {
  expect(reportMarkdown(report(5, 5))).toContain("**major** by `redocly diff`");
});
