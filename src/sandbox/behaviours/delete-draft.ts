import { badRequest, notFound, success } from "../answers.ts";
import type { Behaviour } from "../behaviour.ts";
import { removeDraft } from "../organization.ts";

export const deleteDraft: Behaviour<"deleteDraft"> = {
  carryOut({ organization, user }, { draft_id }) {
    if (user.enable_drafts_synchronization === false) {
      return badRequest("User has disabled synchronizing drafts.");
    }
    const draft = organization.drafts.get(draft_id);
    // Another user's draft is answered like none: its existence is not revealed (sources §13.1).
    if (draft?.user_id !== user.user_id) return notFound("Draft does not exist");
    removeDraft(organization, draft);
    return success({});
  },
};
