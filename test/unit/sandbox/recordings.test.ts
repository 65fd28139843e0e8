// What real servers answered, held against the sandbox at their levels (test/fixtures/recordings/README.md). Here at three
// levels: the oldest, one between and the newest; test/e2e/conformance-judges.test.ts has all.
import { expect, it } from "vitest";
import { differencesFrom, kindOf } from "../../helpers/recorded-differences.ts";
import { replayedBySandbox } from "../../helpers/replayed-sandbox.ts";

it.each([156, 208, 384])(
  "the sandbox answers as the recorded server of level %i",
  async (level) => {
    const answers = await replayedBySandbox(level);
    const differences = answers.flatMap((answer) => differencesFrom(level, answer));
    expect(differences.filter((difference) => kindOf(difference) === undefined)).toEqual([]);
  },
);
