// What real servers answered, held against the sandbox at their levels (test/fixtures/recordings/README.md).

import { afterAll, describe, expect, it } from "vitest";
import {
  type DifferenceKind,
  differenceKinds,
  differencesFrom,
  kindOf,
} from "../../helpers/recorded-differences.ts";
import { recordedLevels } from "../../helpers/recordings.ts";
import { replayedBySandbox } from "../../helpers/replayed-sandbox.ts";

describe("the sandbox answers as the recorded server", () => {
  const met = new Set<DifferenceKind | undefined>();
  afterAll(() => {
    const gone = differenceKinds.filter((kind) => !met.has(kind)).map(({ reason }) => reason);
    expect(gone, "kinds that no longer differ: remove them").toEqual([]);
  });

  it.each(recordedLevels)("of level %i", async (level) => {
    const answers = await replayedBySandbox(level);
    const differences = answers.flatMap((answer) => differencesFrom(level, answer));
    for (const difference of differences) met.add(kindOf(difference));
    expect(differences.filter((difference) => kindOf(difference) === undefined)).toEqual([]);
  });
});
