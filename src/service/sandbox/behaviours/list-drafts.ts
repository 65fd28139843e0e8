import { success } from "../answers.ts";
import type { Behaviour } from "../behaviour.ts";
import { shownDraft } from "../organization.ts";
import { refuseUnsynchronized } from "./refuse-unsynchronized.ts";

export const listDrafts: Behaviour<"listDrafts"> = {
  refuse: refuseUnsynchronized,
  carryOut({ organization, user }) {
    const own = [...organization.drafts.values()].filter(({ user_id }) => user_id === user.user_id);
    return success({ count: own.length, drafts: own.map(shownDraft) });
  },
};
