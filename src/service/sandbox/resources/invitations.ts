import type { components } from "../../../../generated/types/from-0.js";
import { omitAbsent } from "../omit-absent-fields.ts";
import type { Organization, User } from "../organization.ts";
import { originOf } from "../sandbox-request.ts";
import {
  badRequest,
  errorNamed,
  internalServerError,
  invitationFailed,
  type NamedError,
  success,
} from "../sandbox-responses.ts";
import { supports } from "../supports.ts";
import { refuseInput } from "../validate-input.ts";
import { announce } from "./events.ts";
import { checkAddresses, someExist } from "./invited-addresses.ts";
import {
  type CallContext,
  countIds,
  type IdCounter,
  type Resource,
  type SpecifiedArguments,
  tooMany,
} from "./resource-types.ts";
import { isAdministrator, store, users } from "./users.ts";

type Schemas = components["schemas"];

/** An invitation as the newest feature level shows it; earlier levels show fewer fields. */
export type Invitation =
  | Stored<Schemas["EmailInvitation"]>
  | Stored<Schemas["ReusableInvitationLink"]>;

type Stored<Wire extends Schemas["InvitationBase"]> = Omit<
  Wire,
  "ref" | "invited_by_user_id" | "notify_referrer_on_join"
> & {
  invited_by_user_id: number;
  /** Defaults to true for an e-mail invitation, and to false for a link, where servers have none. */
  notify_referrer_on_join?: boolean;
};

/** The invitations that an organization keeps. */
export interface Invitations {
  kept: readonly Invitation[];
  readonly revoked: Set<number>;
  /** Each kind counts its own IDs. */
  readonly ids: Readonly<Record<"email" | "link", IdCounter>>;
}

/** What a sandbox can do with invitations. */
export interface InvitationActions {
  /**
   * Creates the account of an invited person, as if they had accepted, and returns it with its key. An e-mail
   * invitation then ends, and administrators get the event; a link stays. `email` is the address of a person who
   * follows a link; an e-mail invitation has its own address.
   *
   * @throws InvalidInputError if there is no such unexpired invitation, or the address is missing or in use.
   */
  acceptInvitation(id: number, isLink: boolean, email?: string): User;
}

/** The invitations, including expired ones. */
export const invitations: Resource<{
  given: Invitation;
  complete: Invitation;
  state: Invitations;
  shown: Invitation;
}> = {
  seed: {
    unique: ({ id, is_multiuse }) => ({ id: `${id} ${is_multiuse}` }),
    userId: "invited_by_user_id",
    complete: (invitation) => invitation,
    byDefault,
  },
  start: (seeded) => ({
    kept: seeded,
    revoked: new Set(),
    ids: {
      email: countIds(seeded.filter(({ is_multiuse }) => !is_multiuse)),
      link: countIds(seeded.filter(({ is_multiuse }) => is_multiuse)),
    },
  }),
  shown: (organization) => organization.stateOf(invitations).kept,
  handlers: {
    listInvitations: {
      carryOut({ organization, user }) {
        const { supports } = organization;
        const { kept } = organization.stateOf(invitations);
        if (organization.follow === "servers" && isAdministrator(user) && kept.some(isFatal)) {
          return internalServerError as never; // Not a specified response, because the document has none.
        }
        const mayHaveLinks = isAdministrator(user) || supports("memberInvitationLinks");
        const listed = kept.filter(
          (one) =>
            isOpen(one, organization) &&
            (one.invited_by_user_id === user.user_id || isAdministrator(user)) &&
            (!one.is_multiuse || mayHaveLinks),
        );
        const emailFirst = listed.sort((a, b) => Number(a.is_multiuse) - Number(b.is_multiuse));
        return success({ invites: emailFirst.map((one) => onWire(one, organization)) });
      },
    },
    sendInvitations: {
      refuse: (user, { settings: { email_inviters = "members" } }) =>
        refuseUnless(email_inviters, user),
      carryOut({ organization, user }, sent) {
        const { invitee_emails, stream_ids, notify_referrer_on_join = true } = sent;
        const refusal = refusalOf(sent, user);
        if (refusal !== undefined) return refusal;
        const found = checkAddresses(invitee_emails, organization.stateOf(users).byId.values());
        if (invitee_emails === "") {
          return errorNamed("no-addresses");
        }
        const { supports } = organization;
        const mayBeEmpty =
          supports("channellessInvitations") ||
          (supports("channellessInvitations62") && !supports("channelsRequiredAgain"));
        if (stream_ids.length === 0 && !mayBeEmpty) {
          return badRequest("You must specify at least one stream for invitees to join.");
        }
        const unknown = unknownChannel(sent, organization) ?? unknownGroup(sent);
        if (unknown !== undefined) return unknown;
        if (found.failure !== undefined) return invitationFailed(found.failure, organization);
        const { kept } = organization.stateOf(invitations);
        const refused = tooMany("invitations", kept.length + found.addresses.length);
        if (refused !== undefined) return refused;
        const added = found.addresses.map((email) => ({
          ...newInvitation("email", sent, user, organization),
          email,
          notify_referrer_on_join,
          is_multiuse: false as const,
        }));
        change(organization, user.user_id, (kept) => [...kept, ...added]);
        if (found.existing.length === 0) return success({});
        return invitationFailed(someExist(found.existing), organization);
      },
    },
    createInvitationLink: {
      refuse: refuseOthersLinks,
      carryOut: createLink,
      // Some servers take any role (sources §24.6).
      carryOutInvalid(context, { invite_as, ...others }) {
        const { follow, featureLevel } = context.organization;
        const isTaken = follow === "servers" && featureLevel <= lastWithAnyRole;
        if (!isTaken || !Number.isInteger(invite_as) || Object.keys(others).length > 0)
          return undefined;
        return createLink(context, { invite_as: invite_as as User["role"] });
      },
    },
    revokeInvitation: {
      carryOut({ organization, user }, { invite_id }) {
        const found = manageable(organization, user, invite_id, false);
        if ("refusal" in found) return found.refusal;
        remove(organization, found.invited_by_user_id, [found]);
        return success({});
      },
    },
    revokeInvitationLink: {
      refuse: refuseOthersLinks,
      carryOut({ organization, user }, { invite_id }) {
        const { revoked } = organization.stateOf(invitations);
        if (revoked.has(invite_id) && organization.featureLevel >= firstToNameRevoked) {
          return errorNamed("already-revoked");
        }
        const found = manageable(organization, user, invite_id, true);
        if ("refusal" in found) return found.refusal;
        remove(organization, found.invited_by_user_id, [found]);
        return success({});
      },
    },
    resendInvitation: {
      carryOut({ organization, user }, { invite_id }) {
        const found = manageable(organization, user, invite_id, false);
        if ("refusal" in found) return found.refusal;
        const timestamp = Math.floor(organization.clock.now() / 1000);
        // Sources §21.10. No list shows an expired one.
        if (!organization.supports("resentWithoutTime") && isOpen(found, organization)) {
          const state = organization.stateOf(invitations);
          const again = { ...found, invited: timestamp };
          state.kept = state.kept.map((one) => (one === found ? again : one));
        }
        return success({ timestamp });
      },
    },
  },
};

/** The first level whose servers say that a link has been revoked before (sources §21.8). */
const firstToNameRevoked = 155;

const isOpen = ({ expiry_date }: Invitation, { clock }: Organization): boolean =>
  expiry_date === null || expiry_date * 1000 > clock.now();

/** Whether an e-mail invitation never was valid, on which servers fail (sources §24.5). */
const isFatal = ({ is_multiuse, invited, expiry_date }: Invitation): boolean =>
  !is_multiuse && expiry_date !== null && expiry_date <= invited;

/** The last level whose servers were seen to take any number as the role of a link (sources §24.6). */
const lastWithAnyRole = 156;

function createLink(
  { organization, user, request }: CallContext<"createInvitationLink">,
  sent: Sent,
) {
  const refusal = refusalOf(sent, user) ?? unknownChannel(sent, organization) ?? unknownGroup(sent);
  if (refusal !== undefined) return refusal;
  const refused = tooMany("invitations", organization.stateOf(invitations).kept.length + 1);
  if (refused !== undefined) return refused;
  const invite_link = `${originOf(request)}/join/${randomKey()}/`;
  const base = newInvitation("link", sent, user, organization);
  const added = { ...base, link_url: invite_link, is_multiuse: true as const };
  change(organization, user.user_id, (kept) => [...kept, added]);
  return success({ invite_link });
}

/** Ends the invitations by an account that has been deactivated. */
export function endInvitationsBy({ user_id }: User, organization: Organization): void {
  const { kept } = organization.stateOf(invitations);
  const theirs = kept.filter(
    (one) => one.invited_by_user_id === user_id && isOpen(one, organization),
  );
  if (theirs.length > 0) remove(organization, user_id, theirs);
}

/** Accepts an invitation as `InvitationActions` says. */
export function acceptInvitation(
  organization: Organization,
  ...[id, isLink, given]: Parameters<InvitationActions["acceptInvitation"]>
): User {
  const { stateOf } = organization;
  const found = stateOf(invitations).kept.find(
    (one) => one.id === id && one.is_multiuse === isLink && isOpen(one, organization),
  );
  const all = [...stateOf(users).byId.values()];
  const email = found !== undefined && "email" in found ? found.email : given;
  const isNew = all.every((user) => user.email.toLowerCase() !== email?.toLowerCase());
  refuseInput("The acceptance", [
    ...(found === undefined ? [{ place: "#/0", reason: "is not an open invitation" }] : []),
    ...(email !== undefined && /^[^\s:@]+@[^\s:@]+$/.test(email) && isNew
      ? []
      : [{ place: "#/2", reason: "must be an e-mail address without an account" }]),
  ]);
  const accepted = found as Invitation; // `refuseInput` has thrown otherwise.
  const user_id = Math.max(0, ...all.map((user) => user.user_id)) + 1;
  const user: User = {
    user_id,
    email: String(email),
    api_key: `accepted-${user_id}-key`,
    role: accepted.invited_as,
  };
  store(user, organization);
  if (!isLink) remove(organization, accepted.invited_by_user_id, [accepted]);
  return { ...user };
}

/** The response to a member where only administrators may invite (sources §21.1). */
const refuseUnless = (inviters: "members" | "administrators", user: User) =>
  inviters === "members" || isAdministrator(user)
    ? undefined
    : errorNamed("insufficient-permission");

function refuseOthersLinks(user: User, { settings, follow }: Organization) {
  const { link_creators = follow === "servers" ? "administrators" : "members" } = settings;
  return refuseUnless(link_creators, user);
}

/**
 * Refuses the ID of a channel that the organization does not have; without a list, any ID is accepted (sources §21.4).
 */
function unknownChannel(
  { stream_ids = [] }: { readonly stream_ids?: readonly number[] },
  { settings: { stream_ids: known }, supports }: Organization,
) {
  const id = stream_ids.find((one) => known?.includes(one) === false);
  const word = supports("channelsInMessages") ? "channel" : "stream";
  return id === undefined
    ? undefined
    : badRequest(`Invalid ${word} ID ${id}. No invites were sent.`);
}

/** Refuses user groups, because a sandbox has none (sources §21.4). */
const unknownGroup = ({ group_ids = [] }: Partial<Sent>) =>
  group_ids.length > 0 ? badRequest("Invalid user group") : undefined;

/** Why a server refuses a new invitation of either kind (sources §21.5). */
function refusalOf({ invite_as, welcome_message_custom_text }: Partial<Sent>, user: User) {
  if (invite_as === 100 && user.role !== 100) {
    return errorNamed("not-owner");
  }
  const isHigh = invite_as === 200 || invite_as === 300;
  return (isHigh || welcome_message_custom_text !== undefined) && !isAdministrator(user)
    ? badRequest("Must be an organization administrator")
    : undefined;
}

type Sent = SpecifiedArguments<"createInvitationLink">;

/** How long an invitation is valid by default, in minutes. */
const defaultExpiry = 10 * 24 * 60;

function newInvitation(
  kind: "email" | "link",
  { invite_as = 400, invite_expires_in_days: days, invite_expires_in_minutes }: Partial<Sent>,
  { user_id }: User,
  { stateOf, clock }: Organization,
) {
  const minutes = days === undefined ? invite_expires_in_minutes : days && days * 24 * 60;
  const invited = Math.floor(clock.now() / 1000);
  const expiry_date = minutes === null ? null : invited + (minutes ?? defaultExpiry) * 60;
  return {
    id: stateOf(invitations).ids[kind].next(),
    invited_by_user_id: user_id,
    invited,
    expiry_date,
    invited_as: invite_as,
  };
}

/** Finds an invitation that the user may revoke or resend, or returns the refusal (sources §21.8). */
function manageable(
  { stateOf }: Organization,
  user: User,
  invite_id: number,
  isLink: boolean,
): Invitation | { readonly refusal: NamedError } {
  const { kept } = stateOf(invitations);
  const found = kept.find(({ id, is_multiuse }) => id === invite_id && is_multiuse === isLink);
  if (found === undefined) return { refusal: errorNamed("no-such-invitation") };
  if (found.invited_by_user_id === user.user_id) return found;
  if (found.invited_as === 100 && user.role !== 100) {
    return { refusal: errorNamed("invitation-of-an-owner") };
  }
  return isAdministrator(user) ? found : { refusal: errorNamed("invitation-of-others") };
}

/** Removes invitations of one user, with one event. */
function remove(organization: Organization, inviter: number, gone: readonly Invitation[]): void {
  const { revoked } = organization.stateOf(invitations);
  for (const { id, is_multiuse } of gone) if (is_multiuse) revoked.add(id);
  change(organization, inviter, (kept) => kept.filter((one) => !gone.includes(one)));
}

/** Changes the invitations and informs administrators, and at some levels the inviting user (sources §21.9). */
function change(
  organization: Organization,
  inviter: number,
  changed: (kept: readonly Invitation[]) => readonly Invitation[],
): void {
  const { stateOf, supports } = organization;
  const state = stateOf(invitations);
  state.kept = changed(state.kept);
  announce(organization, (user) => {
    const isTheirs = user.user_id === inviter && supports("memberInvitationLinks");
    return isTheirs || isAdministrator(user) ? { type: "invites_changed" } : undefined;
  });
}

/** The key in the address of a link: 24 letters and digits. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => (byte % 36).toString(36)).join(
    "",
  );

/** An invitation with the fields of all feature levels. */
function onWire(invitation: Invitation, organization: Organization) {
  const { invited_by_user_id, is_multiuse, notify_referrer_on_join = !is_multiuse } = invitation;
  const ref = organization.stateOf(users).byId.get(invited_by_user_id)?.email ?? "";
  const shown = { ...invitation, ref, notify_referrer_on_join };
  if (organization.follow === "document") return shown;
  return omitAbsent(shown, {
    // Servers send it with e-mail invitations only (sources §12.4).
    ...(is_multiuse && { notify_referrer_on_join: true }),
    // Sources §12.6.
    ...(!organization.supports("invitationExpiry") && { expiry_date: true }),
  });
}

/** Servers below the feature level of permanent invitations have none (sources §18). */
function byDefault(today: number, featureLevel: number): Invitation[] {
  const day = 24 * 60 * 60;
  const by = (id: number, invited_by_user_id: number, ago: number, days: number | null) => ({
    id,
    invited_by_user_id,
    invited: today - ago * day,
    expiry_date: days === null ? null : today + days * day,
  });
  const email = (email: string) => ({
    invited_as: 400 as const,
    email,
    notify_referrer_on_join: true,
    is_multiuse: false as const,
  });
  const link = (key: string) => ({
    invited_as: 600 as const,
    link_url: `https://chat.example.com/join/${key}/`,
    notify_referrer_on_join: false,
    is_multiuse: true as const,
  });
  const longest = supports(featureLevel, "permanentInvitations") ? null : 300;
  return [
    { ...by(1, 9, 20, -1), ...email("roderigo@example.com") },
    { ...by(2, 9, 20, 10), ...email("zoe@example.com") },
    { ...by(3, 11, 20, 10), ...email("emilia@example.com") },
    { ...by(1, 8, 19, -1), ...link("cb9ov7qhbmszh2nyw5wcrqzk") },
    { ...by(2, 9, 19, longest), ...link("yddhtzk4jgl7rsmazc5fyyyy") },
    { ...by(3, 11, 19, 30), ...link("w4t6fzx2qndp8mkb5hjrs7ue") },
  ];
}
