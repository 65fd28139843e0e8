import { type ErrorName, inputChecks } from "../../../../generated/sandbox.gen.js";
import type { Organization, User } from "../organization.ts";
import { badRequest, errorNamed, success } from "../sandbox-responses.ts";
import { InvalidInputError, jsonOf, validated } from "../validate-input.ts";
import { announce } from "./events.ts";
import { endInvitationsBy } from "./invitations.ts";
import { countIds, type Handlers, type SpecifiedArguments } from "./resource-types.ts";
import { defaultName, isAdministrator, noUser, ownUser, store, users } from "./users.ts";

/** What a sandbox can do with accounts. */
export interface UserActions {
  /**
   * Gives an account another role, or deactivates or reactivates it, from its next request on. The sandbox sends events
   * and ends invitations as if an owner had called the server.
   *
   * @throws InvalidInputError if there is no such account, or the change has another form.
   */
  changeUser(user_id: number, change: Partial<Pick<User, "role" | "is_active">>): void;
}

/** Changes an account as `UserActions` says. */
export function changeUser(
  organization: Organization,
  ...[user_id, change]: Parameters<UserActions["changeUser"]>
): void {
  const what = "The change";
  const { role, is_active } = validated<typeof change>(
    what,
    inputChecks.userChange,
    jsonOf(what, change),
  );
  const known = organization.stateOf(users).byId.get(user_id);
  if (known === undefined) {
    throw new InvalidInputError("The account", [{ place: "#", reason: noUser(user_id) }]);
  }
  const changed = role === undefined ? known : changeFields(known, { role }, organization);
  if (is_active === undefined || is_active === (known.is_active !== false)) return;
  if (is_active) reactivate(changed, organization);
  else deactivate(changed, organization);
}

/** The operations on the accounts of an organization. */
export const userOperations: Handlers = {
  listUsers: {
    carryOut({ organization, user }, { user_ids, ...wishes }) {
      const all = [...organization.stateOf(users).byId.values()];
      const found = all.filter(({ user_id }) => user_ids?.includes(user_id) !== false);
      return success({ members: found.map((one) => shownTo(user, one, wishes, organization)) });
    },
  },
  getUser: {
    carryOut({ organization, user }, { user_id, ...wishes }) {
      const found = find(user_id, user, organization);
      return found === undefined
        ? errorNamed("no-such-user")
        : success({ user: shownTo(user, found, wishes, organization) });
    },
  },
  createUser: {
    carryOut({ organization, user }, { email, full_name }) {
      if (organization.supports("userCreationPermission") && !user.can_create_users) {
        return errorNamed("may-not-create");
      }
      const problem = problemOfName(full_name) ?? problemOfAddress(email, organization);
      if (problem !== undefined) return errorNamed(problem);
      const { byId } = organization.stateOf(users);
      const user_id = countIds([...byId.keys()].map((id) => ({ id }))).next();
      const added: User = {
        user_id,
        email,
        full_name: full_name.trim(),
        api_key: `created-${user_id}-key`,
        role: 400,
      };
      store(added, organization);
      announceNew(added, organization);
      return success({ user_id });
    },
  },
  updateUser: {
    carryOut({ organization, user }, { user_id, ...changes }) {
      const target = find(user_id, user, organization);
      if (target === undefined) return errorNamed("no-such-user");
      if (!mayAdminister(user, target)) return errorNamed("insufficient-permission");
      return change(user, target, changes, organization);
    },
  },
  deactivateUser: {
    carryOut({ organization, user }, { user_id }) {
      const target = find(user_id, user, organization);
      if (target === undefined || target.is_bot) return errorNamed("no-such-user");
      if (target.is_active === false) return errorNamed("deactivated-before");
      if (!mayAdminister(user, target)) return errorNamed("insufficient-permission");
      if (target.role === 100 && user.role !== 100) return errorNamed("not-owner");
      if (isLastOwner(target, organization)) return errorNamed("only-owner");
      deactivate(target, organization);
      return success({});
    },
  },
  reactivateUser: {
    carryOut({ organization, user }, { user_id }) {
      const target = find(user_id, user, organization);
      if (target === undefined) return errorNamed("no-such-user");
      if (!mayAdminister(user, target)) return errorNamed("insufficient-permission");
      reactivate(target, organization);
      return success({});
    },
  },
};

/** Whether a user may change, deactivate and reactivate another. */
const mayAdminister = (user: User, target: User): boolean =>
  isAdministrator(user) || (target.is_bot === true && target.bot_owner_id === user.user_id);

const isOwner = ({ role, is_bot, is_active }: User) =>
  role === 100 && !is_bot && is_active !== false;

const isLastOwner = (target: User, { stateOf }: Organization): boolean =>
  isOwner(target) && [...stateOf(users).byId.values()].filter(isOwner).length === 1;

/** Whether a user sees the real address of another. */
const seesAddress = (user: User, target: User, { settings }: Organization): boolean =>
  settings.email_visibility !== "administrators" ||
  target.is_bot === true ||
  isAdministrator(user) ||
  user.user_id === target.user_id;

/** The address that the API shows to everybody. */
const apiAddress = ({ email, user_id, is_bot }: User, { settings }: Organization): string =>
  settings.email_visibility === "administrators" && !is_bot
    ? `user${user_id}${email.slice(email.lastIndexOf("@"))}`
    : email;

/** Finds a user by ID, or by an address that the caller may use. */
function find(wanted: number | string, user: User, organization: Organization): User | undefined {
  const { byId } = organization.stateOf(users);
  if (typeof wanted === "number") return byId.get(wanted);
  const isMeant = (address: string) => address.toLowerCase() === wanted.toLowerCase();
  return [...byId.values()].find(
    (one) =>
      isMeant(apiAddress(one, organization)) ||
      (organization.supports("usersByRealEmail") &&
        seesAddress(user, one, organization) &&
        isMeant(one.email)),
  );
}

/** How a call wants users to be shown. */
interface Wishes {
  readonly client_gravatar?: boolean;
  readonly include_custom_profile_fields?: boolean;
}

/** An account as another one sees it (sources §25.1). */
function shownTo(
  user: User,
  target: User,
  { client_gravatar, include_custom_profile_fields = false }: Wishes,
  organization: Organization,
) {
  const { supports, settings } = organization;
  const { max_message_id: _, ...own } = ownUser(target, organization, "");
  const { profile_data, delivery_email, ...fields } = { profile_data: {}, ...own };
  const areHidden = settings.email_visibility === "administrators";
  const isSeen = seesAddress(user, target, organization);
  const isClose = isAdministrator(user) || user.user_id === target.user_id;
  const isSent = supports("deliveryEmail") || (areHidden && isClose);
  const isComputed =
    (client_gravatar ?? supports("gravatarsByDefault")) &&
    (!areHidden || (target.is_bot === true && supports("deliveryEmail")));
  return {
    ...fields,
    email: apiAddress(target, organization),
    is_active: target.is_active !== false,
    avatar_url: isComputed ? null : gravatarOf(target),
    ...(isSent && { delivery_email: isSeen ? delivery_email : null }),
    ...(include_custom_profile_fields && !target.is_bot && { profile_data }),
  };
}

/** The address of an avatar; a sandbox has no images. */
const gravatarOf = ({ user_id }: User): string =>
  `https://secure.gravatar.com/avatar/${user_id.toString(16).padStart(32, "0")}?d=identicon&version=1`;

const wrongInNames = /[*`>"@\p{Cc}]/u;

function problemOfName(text: string): ErrorName | undefined {
  const name = text.trim();
  if (name.length > 100) return "name-too-long";
  if (name.length < 2) return "name-too-short";
  return wrongInNames.test(name) ? "wrong-character" : undefined;
}

function problemOfAddress(email: string, { stateOf }: Organization): ErrorName | undefined {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return "bad-address";
  const isTaken = [...stateOf(users).byId.values()].some(
    (one) => one.email.toLowerCase() === email.toLowerCase(),
  );
  return isTaken ? "address-in-use" : undefined;
}

/** Changes an account that the caller may administer. */
function change(
  user: User,
  target: User,
  changes: Omit<SpecifiedArguments<"updateUser">, "user_id">,
  organization: Organization,
) {
  const { full_name = "", role = roleIn(changes, target), profile_data = [], new_email } = changes;
  let changed = target;
  if (new_email !== undefined) {
    const problem = user.can_change_user_emails
      ? problemOfAddress(new_email, organization)
      : "may-not-change-addresses";
    if (problem !== undefined) return errorNamed(problem);
    changed = { ...changed, email: new_email };
    store(changed, organization);
  }
  if (role !== undefined && role !== target.role) {
    if ((role === 100 || target.role === 100) && user.role !== 100) return errorNamed("not-owner");
    if (isLastOwner(target, organization)) return errorNamed("last-owner");
    changed = changeFields(changed, { role }, organization);
  }
  const name = full_name.trim();
  if (name !== "" && name !== (target.full_name ?? defaultName(target.email))) {
    const problem = problemOfName(name);
    if (problem !== undefined) return errorNamed(problem);
    changeFields(changed, { full_name: name }, organization);
  }
  // A sandbox has no fields of profiles.
  return profile_data.length === 0
    ? success({})
    : badRequest(`Field id ${profile_data[0]?.id} not found.`);
}

/** Changes fields of an account, and informs all clients. */
function changeFields(
  target: User,
  fields: Partial<Pick<User, "role" | "full_name">>,
  organization: Organization,
): User {
  const changed = { ...target, ...fields };
  store(changed, organization);
  const person = { user_id: target.user_id, ...fields };
  announce(organization, { type: "realm_user", op: "update", person });
  return changed;
}

/** The role that a change means below the level of roles. */
function roleIn(
  { is_admin, is_guest }: { readonly is_admin?: boolean; readonly is_guest?: boolean },
  { role }: User,
): User["role"] | undefined {
  if (is_admin === undefined && is_guest === undefined) return undefined;
  if (is_admin) return 200;
  return is_guest ? 600 : role === 200 || role === 600 ? 400 : role;
}

/** Deactivates an account, its bots before it, and ends what belongs to each (sources §25.6). */
function deactivate(target: User, organization: Organization): void {
  const { supports, stateOf } = organization;
  const bots = [...stateOf(users).byId.values()].filter(
    ({ is_bot, is_active, bot_owner_id }) =>
      is_bot && is_active !== false && bot_owner_id === target.user_id,
  );
  for (const bot of bots) deactivate(bot, organization);
  store({ ...target, is_active: false }, organization);
  endInvitationsBy(target, organization);
  const { user_id, full_name = defaultName(target.email) } = target;
  announce(
    organization,
    supports("userDeactivationUpdate")
      ? { type: "realm_user", op: "update", person: { user_id, is_active: false } }
      : { type: "realm_user", op: "remove", person: { user_id, full_name } },
  );
}

/** Reactivates an account, also an active one. */
function reactivate(target: User, organization: Organization): void {
  const active = { ...target, is_active: true };
  store(active, organization);
  const person = { user_id: target.user_id, is_active: true };
  if (organization.supports("userDeactivationUpdate")) {
    announce(organization, { type: "realm_user", op: "update", person });
  } else announceNew(active, organization);
}

/** Informs all clients of a new account, each as its user may see it. */
function announceNew(target: User, organization: Organization): void {
  const wishes = { client_gravatar: false, include_custom_profile_fields: true };
  announce(organization, (receiver) => {
    const person = shownTo(receiver, target, wishes, organization);
    return { type: "realm_user", op: "add", person };
  });
}
