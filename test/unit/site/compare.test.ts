import { describe, expect, it } from "vitest";
import { boundaries, history } from "../../../generated/feature-levels.gen.ts";
import { compare } from "../../../src/site/compare.ts";

const names = (from: number, to: number) => {
  const { gained, lost, changed } = compare(history, from, to);
  const subjects = (list: typeof gained) => list.map(({ subject }) => subject);
  return { gained: subjects(gained), lost: subjects(lost), changed: subjects(changed) };
};

describe("from level to level", () => {
  it.each([
    [20, 22, { gained: ["invited_by_user_id"], lost: ["ref"], changed: [] }],
    [22, 20, { gained: ["ref"], lost: ["invited_by_user_id"], changed: [] }],
    [202, 209, { gained: [], lost: [], changed: ["listInvitations"] }],
    [209, 202, { gained: [], lost: [], changed: ["listInvitations"] }],
    [
      176,
      267,
      {
        gained: ["reorderLinkifiers", "realm_url", "notify_referrer_on_join"],
        lost: [],
        changed: ["listInvitations"],
      },
    ],
    [256, 209, { gained: [], lost: [], changed: [] }],
  ])("%i to %i", (from, to, want) => {
    expect(names(from, to)).toEqual(want);
  });

  it("nothing differs from a level to itself", () => {
    for (const level of boundaries) {
      expect(names(level, level)).toEqual({ gained: [], lost: [], changed: [] });
    }
  });

  it("what is gained one way is lost the other", () => {
    for (const from of boundaries) {
      for (const to of boundaries) {
        expect(names(from, to).gained).toEqual(names(to, from).lost);
        expect(names(from, to).changed).toEqual(names(to, from).changed);
      }
    }
  });
});
