import type { FeatureName } from "../../../../generated/feature-levels.gen.ts";
import type { components } from "../../../../generated/types/from-0.js";
import type { JsonObject } from "../../../toolkit/document/json.ts";
import { badRequest, success } from "../answers.ts";
import { fieldsSince, type Organization } from "../organization.ts";
import { id, type Resource, role, someText, time } from "./resource.ts";
import { isAdministrator, isGuest, users } from "./users.ts";

type Schemas = components["schemas"];

/** An invitation, as the newest feature level shows it; earlier levels show what they know of it. */
export type Invitation =
  | Stored<Schemas["EmailInvitation"]>
  | Stored<Schemas["ReusableInvitationLink"]>;

type Stored<Wire extends Schemas["InvitationBase"]> = Omit<
  Wire,
  "ref" | "invited_by_user_id" | "notify_referrer_on_join"
> & {
  invited_by_user_id: number;
  /** Defaults to true, as it always was before feature level 267. */
  notify_referrer_on_join?: boolean;
};

const base = {
  id,
  invited_by_user_id: id,
  invited: time,
  expiry_date: { ...time, type: ["integer", "null"] },
  invited_as: role,
  notify_referrer_on_join: { type: "boolean" },
  is_multiuse: { type: "boolean" },
};

const withAddress = (address: "email" | "link_url", format: JsonObject) => ({
  required: [address],
  propertyNames: { enum: [...Object.keys(base), address] },
  properties: { [address]: format },
});

/** The invitations, expired ones as well. */
export const invitations: Resource<{
  given: Invitation;
  complete: Invitation;
  state: readonly Invitation[];
  shown: Invitation;
  actions: object;
}> = {
  seed: {
    schema: {
      type: "object",
      required: [
        ...["id", "invited_by_user_id", "invited", "expiry_date", "invited_as", "is_multiuse"],
      ],
      properties: base,
      if: { required: ["is_multiuse"], properties: { is_multiuse: { const: true } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: withAddress("link_url", { type: "string", pattern: "/join/[^/]+/$" }),
      else: withAddress("email", someText),
    },
    unique: ({ id, is_multiuse }) => ({ id: `${id} ${is_multiuse}` }),
    userId: "invited_by_user_id",
    complete: (invitation) => invitation,
    byDefault,
  },
  start: (seeded) => seeded,
  shown: (organization) => organization.stateOf(invitations),
  behaviours: {
    listInvitations: {
      refuse(user) {
        if (isGuest(user)) return badRequest("Not allowed for guest users");
        if (user.is_bot) return badRequest("This endpoint does not accept bot requests.");
        return undefined;
      },
      carryOut({ organization, user }) {
        const { clock, supports } = organization;
        const mayHaveLinks = isAdministrator(user) || supports("memberInvitationLinks");
        const listed = organization
          .stateOf(invitations)
          .filter(
            ({ expiry_date, invited_by_user_id, is_multiuse }) =>
              (expiry_date === null || expiry_date * 1000 > clock.now()) &&
              (invited_by_user_id === user.user_id || isAdministrator(user)) &&
              (!is_multiuse || mayHaveLinks),
          );
        const emailFirst = [
          ...listed.filter(({ is_multiuse }) => !is_multiuse),
          ...listed.filter(({ is_multiuse }) => is_multiuse),
        ];
        return success({ invites: emailFirst.map((one) => onWire(one, organization)) });
      },
    },
  },
};

/** A cache of `makeOnWire`: invitations do not change, and the call takes longer than the rest of the answer. */
const made = new WeakMap<Invitation, ReturnType<typeof makeOnWire>>();

/** An invitation as the feature level of its organization shows it. */
function onWire(invitation: Invitation, organization: Organization) {
  const shown = made.get(invitation) ?? makeOnWire(invitation, organization);
  made.set(invitation, shown);
  return shown;
}

function makeOnWire(invitation: Invitation, organization: Organization) {
  const { invited_by_user_id, notify_referrer_on_join = true, ...rest } = invitation;
  const creator = organization.supports("invitationCreator")
    ? { invited_by_user_id }
    : { ref: organization.stateOf(users).byId.get(invited_by_user_id)?.email ?? "" };
  return {
    ...rest,
    ...creator,
    ...fieldsSince("notifyReferrerOnJoin", organization, { notify_referrer_on_join }),
  };
}

/** Below the feature level that brought them no invitation is permanent (sources §18). */
function byDefault(today: number, supports: (name: FeatureName) => boolean): Invitation[] {
  const day = 24 * 60 * 60;
  const email = (
    id: number,
    invited_by_user_id: number,
    address: string,
    expiresIn: number,
  ): Invitation => ({
    id,
    invited_by_user_id,
    invited: today - 20 * day,
    expiry_date: today + expiresIn,
    invited_as: 400,
    email: address,
    notify_referrer_on_join: true,
    is_multiuse: false,
  });
  const link = (
    id: number,
    invited_by_user_id: number,
    key: string,
    expiresIn: number | null,
  ): Invitation => ({
    id,
    invited_by_user_id,
    invited: today - 19 * day,
    expiry_date: expiresIn === null ? null : today + expiresIn,
    invited_as: 600,
    link_url: `https://chat.example.com/join/${key}/`,
    notify_referrer_on_join: false,
    is_multiuse: true,
  });
  return [
    email(1, 9, "roderigo@example.com", -day),
    email(2, 9, "zoe@example.com", 10 * day),
    email(3, 11, "emilia@example.com", 10 * day),
    link(1, 8, "cb9ov7qhbmszh2nyw5wcrqzk", -day),
    link(2, 9, "yddhtzk4jgl7rsmazc5fyyyy", supports("permanentInvitations") ? null : 300 * day),
    link(3, 11, "w4t6fzx2qndp8mkb5hjrs7ue", 30 * day),
  ];
}
