// What real servers answered to requests that need no state, held against the mock (test/fixtures/recordings/README.md).
import { afterAll, describe, expect, it } from "vitest";
import {
  type DifferenceKind,
  differenceKinds,
  differencesFrom,
  formOf,
  kindOf,
} from "../helpers/recorded-differences.ts";
import { recordedLevels, recordedScenarios } from "../helpers/recordings.ts";
import { replay, sandboxAccounts } from "../helpers/replay.ts";
import { isThorough } from "../helpers/seed.ts";
import { mockOf } from "../helpers/shared.ts";

/** Each level needs a Prism of its own. */
const levels = isThorough ? recordedLevels : [156, 208, 384];

describe("the mock answers without state in the form of the recorded server", () => {
  const met = new Set<DifferenceKind | undefined>();
  afterAll(() => {
    const gone = differenceKinds.filter((kind) => kind.of === "mock" && !met.has(kind));
    expect(gone, "kinds that no longer differ: remove them").toEqual([]);
  });

  it.each(levels)("of level %i", async (level) => {
    const url = await mockOf(level);
    const answers = await replay(
      {
        ...sandboxAccounts,
        level,
        fetch: (request) => fetch(new Request(request.url.replace("http://replay", url), request)),
        wait: async () => {},
      },
      recordedScenarios(level).filter(({ stateless }) => stateless),
    );
    expect(answers.length).toBeGreaterThan(100);
    const differences = answers.flatMap((answer) => differencesFrom(level, answer, formOf));
    for (const difference of differences) met.add(kindOf(difference, differenceKinds));
    const wrong = differences.filter((one) => kindOf(one, differenceKinds) === undefined);
    expect(wrong).toEqual([]);
  });
});
