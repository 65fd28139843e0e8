// The sources that a report names exist: each number is in docs/sources.md.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inHome } from "../../../src/base/home.ts";
import { type Situation, situationsOf } from "../../../src/service/conformance/refusals.ts";
import { isBeyond, isUndocumented } from "../../../src/service/conformance/sources.ts";
import { specificationAt } from "../../../src/service/conformance/specification.ts";
import { soundReport } from "../../helpers/conformance.ts";
import { sampleLevels } from "../../helpers/levels.ts";

const sources = readFileSync(inHome("docs/sources.md"), "utf8");

/** Whether docs/sources.md has the section or fact that a source names. */
const canBeFound = (source: string) => {
  const [, number = ""] = /§([\d.]+)$/.exec(source) ?? [];
  return sources.includes(number.includes(".") ? `- **${number}** ` : `### ${number} `);
};

describe("docs/sources.md has", () => {
  it("the number of each fact from which named errors of documented operations come", () => {
    const situations = sampleLevels.flatMap((level) =>
      specificationAt(level)
        .filter(({ operation }) => !isUndocumented(operation))
        .flatMap(situationsOf),
    );
    const named = ({ source, statusSource }: Situation) =>
      [source, statusSource].filter((one) => isBeyond(one) && !canBeFound(one));
    expect(situations.filter((situation) => named(situation).length > 0)).toEqual([]);
  });

  it("the source of each check", async () => {
    const { checks } = await soundReport(267);
    const numbered = checks.filter(({ source }) => source.includes("§"));
    expect(numbered.filter(({ source }) => !canBeFound(source))).toEqual([]);
    expect(numbered.length).toBeGreaterThan(checks.length * 0.8);
  });
});
