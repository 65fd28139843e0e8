import { badRequest, success, unauthorizedPrincipal } from "../answers.ts";
import type { Behaviour } from "../behaviour.ts";
import { setLinkifiers } from "../organization.ts";
import { isAdministrator } from "../roles.ts";

export const reorderLinkifiers: Behaviour<"reorderLinkifiers"> = {
  refuse: (user) =>
    isAdministrator(user)
      ? undefined
      : unauthorizedPrincipal("Must be an organization administrator"),
  carryOut({ organization }, { ordered_linkifier_ids }) {
    if (new Set(ordered_linkifier_ids).size < ordered_linkifier_ids.length) {
      return badRequest("The ordered list must not contain duplicated linkifiers");
    }
    const byId = new Map(organization.linkifiers.map((linkifier) => [linkifier.id, linkifier]));
    const ordered = ordered_linkifier_ids.flatMap((id) => byId.get(id) ?? []);
    if (ordered.length < ordered_linkifier_ids.length || ordered.length < byId.size) {
      return badRequest("The ordered list must enumerate all existing linkifiers exactly once");
    }
    // Where there are none there is nothing to tell (sources §14.5).
    if (ordered.length > 0) setLinkifiers(organization, ordered);
    return success({});
  },
};
