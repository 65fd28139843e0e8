// The judge of the suite: it calls nothing wrong that recorded servers answered. Here at three levels, whose servers
// list linkifiers in no order, have an order, and describe links without a field; test/e2e/conformance-judges.test.ts
// has the others.
import { expect, it } from "vitest";
import { suiteUserAgent } from "../../../src/service/conformance/exchange.ts";
import { judgedRecordings } from "../../helpers/judged-recordings.ts";
import { replayedBySandbox } from "../../helpers/replayed-sandbox.ts";

it.each([167, 208, 277])("no answer of a recorded server of level %i differs", async (level) => {
  const judged = await judgedRecordings(level, await replayedBySandbox(level));
  expect(judged.filter(({ verdict }) => verdict === "differs")).toEqual([]);
  expect(judged.filter(({ verdict }) => verdict === "same").length).toBeGreaterThan(480);
  expect(judged.filter(({ verdict }) => verdict === "known").length).toBeGreaterThan(0);
});

it("the name of the suite has at most 30 characters, which servers of level 156 need", () => {
  const [name = ""] = suiteUserAgent.split("/");
  expect(name.length).toBeLessThanOrEqual(30);
});
