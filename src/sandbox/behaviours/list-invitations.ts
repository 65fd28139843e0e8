import { badRequest, success } from "../answers.ts";
import type { Behaviour } from "../behaviour.ts";
import type { Organization } from "../organization.ts";
import { isAdministrator, isGuest } from "../roles.ts";
import type { Invitation } from "../seed.ts";
import { supports } from "../supports.ts";

export const listInvitations: Behaviour<"listInvitations"> = {
  refuse(user) {
    if (isGuest(user)) return badRequest("Not allowed for guest users");
    if (user.is_bot) return badRequest("This endpoint does not accept bot requests.");
    return undefined;
  },
  carryOut({ organization, user }) {
    const { invitations, clock, featureLevel } = organization;
    const mayHaveLinks = isAdministrator(user) || supports(featureLevel, "memberInvitationLinks");
    const listed = invitations.filter(
      ({ expiry_date, invited_by_user_id, is_multiuse }) =>
        (expiry_date === null || expiry_date * 1000 > clock.now()) &&
        (invited_by_user_id === user.user_id || isAdministrator(user)) &&
        (!is_multiuse || mayHaveLinks),
    );
    const emailFirst = [
      ...listed.filter(({ is_multiuse }) => !is_multiuse),
      ...listed.filter(({ is_multiuse }) => is_multiuse),
    ];
    return success({ invites: emailFirst.map(shownBy(organization)) });
  },
};

/** How an invitation is shown at a feature level. */
function shownBy({ featureLevel, users }: Organization) {
  const namesCreatorById = supports(featureLevel, "invitationCreator");
  const tellsReferrer = supports(featureLevel, "notifyReferrerOnJoin");
  return (invitation: Invitation) => {
    // Each field by its name: `...rest` takes several times as long as all else here.
    const { id, invited, expiry_date, invited_as, invited_by_user_id } = invitation;
    const { notify_referrer_on_join = true } = invitation;
    return {
      ...{ id, invited, expiry_date, invited_as },
      ...(invitation.is_multiuse
        ? { is_multiuse: true as const, link_url: invitation.link_url }
        : { is_multiuse: false as const, email: invitation.email }),
      ...(namesCreatorById
        ? { invited_by_user_id }
        : { ref: users.get(invited_by_user_id)?.email ?? "" }),
      ...(tellsReferrer ? { notify_referrer_on_join } : {}),
    };
  };
}
