// What real servers answered, held against the sandbox at their levels (test/fixtures/recordings/README.md).

import { afterAll, describe, expect, it } from "vitest";
import { createSandbox } from "../../../src/service/sandbox/index.ts";
import { newYear } from "../../helpers/caller.ts";
import {
  type DifferenceKind,
  differenceKinds,
  differencesFrom,
  kindOf,
} from "../../helpers/recorded-differences.ts";
import { recordedLevels, recordedScenarios } from "../../helpers/recordings.ts";
import { clean, replay, sandboxAccounts } from "../../helpers/replay.ts";

describe("the sandbox answers as the recorded server", () => {
  const met = new Set<DifferenceKind | undefined>();
  afterAll(() => {
    const gone = differenceKinds.filter((kind) => !met.has(kind)).map(({ reason }) => reason);
    expect(gone, "kinds that no longer differ: remove them").toEqual([]);
  });

  it.each(recordedLevels)("of level %i", async (level) => {
    const scenarios = recordedScenarios(level);
    const unlimited = scenarios.filter(({ levels }) => levels === undefined);
    const limited = scenarios.filter(({ levels }) => levels !== undefined);
    const answers = [
      ...(await answersOf(level, unlimited)),
      ...(await answersOf(level, limited, { rateLimit: 200 })),
    ];
    const differences = answers.flatMap((answer) => differencesFrom(level, answer));
    for (const difference of differences) met.add(kindOf(difference));
    expect(differences.filter((difference) => kindOf(difference) === undefined)).toEqual([]);
  });
});

async function answersOf(
  level: number,
  scenarios: ReturnType<typeof recordedScenarios>,
  options: { readonly rateLimit?: number } = {},
) {
  const sandbox = createSandbox({ ...options, now: newYear, featureLevel: level });
  const fetch = (request: Request) => {
    sandbox.advance(0.5); // So that times between requests have fractions, as on servers.
    return sandbox.fetch(request);
  };
  const wait = async (milliseconds: number) => {
    await new Promise((resolve) => setImmediate(resolve)); // Requests that were sent begin.
    sandbox.advance(milliseconds);
  };
  const target = { ...sandboxAccounts, level, fetch, wait };
  await clean(["drafts", "linkifiers", "invitations"], target);
  if (options.rateLimit !== undefined) await wait(60_000);
  return replay(target, scenarios);
}
