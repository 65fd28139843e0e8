// The suite against our own servers, at each level where something changes and at the last before it.
import { describe, expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { runConformance } from "../../src/conformance/index.ts";
import { startMock } from "../../src/mock/mock.ts";
import { sandboxServer } from "../helpers/conformance.ts";
import { unexplained } from "../helpers/explained.ts";

const levels = [...new Set(boundaries.flatMap((level) => [level - 1, level]))].filter(
  (level) => level >= 0,
);

describe.each(levels)("at feature level %i", (level) => {
  it("the sandbox passes, and each thing left out is explained", async () => {
    expect(unexplained(await sandboxServer(level).run({}))).toEqual([]);
  });

  it("the mock passes, reports the level, and each thing left out is explained", async () => {
    const mock = await startMock({ level });
    const report = await runConformance({ baseUrl: mock.url, stateless: true }).finally(mock.stop);
    expect(unexplained(report)).toEqual([]);
    expect(report.reportedLevel).toBe(level);
  });
});
