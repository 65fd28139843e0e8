// The suite against our own servers: the sandbox at each boundary and at the level below it; the mock at boundaries
// only, because in between it equals that of the boundary below (test/e2e/mock.test.ts).
import { expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { ownMock } from "../../src/program/own-mock.ts";
import { runConformance } from "../../src/service/conformance/index.ts";
import { startMock } from "../../src/toolkit/mock/mock.ts";
import { sandboxServer } from "../helpers/conformance.ts";
import { unexplained } from "../helpers/explained.ts";

const levels = [...new Set(boundaries.flatMap((level) => [level - 1, level]))].filter(
  (level) => level >= 0,
);

it.each(levels)(
  "the sandbox of level %i passes, and each skipped check is explained",
  async (level) => {
    expect(unexplained(await sandboxServer(level).run({}))).toEqual([]);
  },
);

it.each(boundaries)(
  "the mock of level %i passes, reports the level, and each skipped check is explained",
  async (level) => {
    const mock = await startMock({ ...ownMock(), level });
    const report = await runConformance({ baseUrl: mock.url, stateless: true }).finally(mock.stop);
    expect(unexplained(report)).toEqual([]);
    expect(report.reportedLevel).toBe(level);
  },
);
