import { badRequest, success } from "../answers.ts";
import type { Behaviour } from "../behaviour.ts";
import type { Organization } from "../organization.ts";
import { isAdministrator, isGuest } from "../roles.ts";
import type { Invitation } from "../seed.ts";
import { fieldsSince, supports } from "../supports.ts";

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

/** Of each invitation, once made: nothing changes it, and to make it takes longer than all else here. */
const shown = new WeakMap<Invitation, ReturnType<typeof shownAs>>();

/** How an invitation is shown at the feature level of its organization. */
function shownBy(organization: Organization) {
  return (invitation: Invitation) => {
    const made = shown.get(invitation) ?? shownAs(invitation, organization);
    shown.set(invitation, made);
    return made;
  };
}

function shownAs(invitation: Invitation, { featureLevel, users }: Organization) {
  const { invited_by_user_id, notify_referrer_on_join = true, ...rest } = invitation;
  const creator = supports(featureLevel, "invitationCreator")
    ? { invited_by_user_id }
    : { ref: users.get(invited_by_user_id)?.email ?? "" };
  return {
    ...rest,
    ...creator,
    ...fieldsSince("notifyReferrerOnJoin", featureLevel, { notify_referrer_on_join }),
  };
}
