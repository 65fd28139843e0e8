// What real servers answered, held against the sandbox at their levels (test/fixtures/recordings/README.md). Here at
// three levels: the oldest, one between and the newest; test/e2e/conformance-judges.test.ts has all. No other test is
// about these facts, which scenarios have: deleting a queue twice (§3.1, §3.2), and by whom (§11.3), and what ends with
// it (§11.4), and unknown queues (§11.1); deleting a draft twice (§3.4), and drafts that are not synchronized (§13.2,
// §17.3); other schemes (§10.3), deactivated accounts (§10.5), missing parameters (§10.9), what is not stored (§10.22),
// methods of a path without credentials (§10.24), numbers in paths (§13.3); who may order linkifiers (§14.1); links
// (§12.5), invited accounts (§21.6), invitations that are revoked (§21.8) and sent again (§21.3).
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
