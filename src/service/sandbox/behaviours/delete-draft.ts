import { notFound, success } from "../answers.ts";
import type { Behaviour } from "../behaviour.ts";
import { removeDraft } from "../organization.ts";
import { refuseUnsynchronized } from "./refuse-unsynchronized.ts";

export const deleteDraft: Behaviour<"deleteDraft"> = {
  refuse: refuseUnsynchronized,
  carryOut({ organization, user }, { draft_id }) {
    const draft = organization.drafts.get(draft_id);
    // Another user's draft is answered like none: its existence is not revealed (sources §13.1).
    if (draft?.user_id !== user.user_id) return notFound("Draft does not exist");
    removeDraft(organization, draft);
    return success({});
  },
};
