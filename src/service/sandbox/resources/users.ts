import type { Organization, User } from "../organization.ts";
import { originOf } from "../sandbox-request.ts";
import { success } from "../sandbox-responses.ts";
import type { Resource } from "./resource-types.ts";

/** The accounts of an organization. */
export const users: Resource<{
  given: User;
  complete: User;
  state: Users;
  shown: Omit<User, "api_key">;
}> = {
  seed: {
    unique: ({ user_id, email, api_key }) => ({ user_id, email: email.toLowerCase(), api_key }),
    complete: (user) => user,
    byDefault: () => structuredClone(Object.values(defaultUsers)),
  },
  start: (seeded, clock) => ({
    since: clock.now(),
    byId: new Map(seeded.map((user) => [user.user_id, user])),
    byKey: new Map(seeded.map((user) => [user.api_key, user])),
  }),
  shown: (organization) =>
    [...organization.stateOf(users).byId.values()].map(({ api_key: _, ...user }) => user),
  handlers: {
    getOwnUser: {
      carryOut: ({ organization, user, request }) =>
        success(ownUser(user, organization, originOf(request))),
    },
  },
};

/** An account as it is shown to itself (sources §22). All accounts joined when the sandbox started. */
export function ownUser(user: User, organization: Organization, origin: string) {
  const { user_id, email, role, is_bot = false, full_name = defaultName(email) } = user;
  const joined = new Date(organization.stateOf(users).since);
  return {
    user_id,
    full_name,
    email,
    delivery_email: email,
    is_bot,
    is_admin: isAdministrator(user),
    is_owner: role === 100,
    is_guest: isGuest(user),
    is_billing_admin: false,
    // Before the level that introduced moderators, they are members.
    role: role === 300 && !organization.supports("moderators") ? (400 as const) : role,
    is_active: true,
    is_imported_stub: false,
    timezone: user.timezone ?? "",
    date_joined: joined.toISOString().replace(/\.\d+Z$/, "+00:00"),
    avatar_url: `${origin}/avatar/${user_id}`,
    avatar_version: 1,
    max_message_id: -1, // A sandbox keeps no messages.
    ...(is_bot ? { bot_type: 1, bot_owner_id: user.bot_owner_id ?? null } : { profile_data: {} }),
  };
}

/** The default name of a user: `iago@example.com` is Iago. */
export const defaultName = (email: string): string =>
  email.charAt(0).toUpperCase() + email.slice(1).replace(/@.*/, "");

/** The accounts of an organization, by each property used for look-ups. */
export interface Users {
  /** When the sandbox started, in milliseconds. */
  readonly since: number;
  readonly byId: Map<number, User>;
  readonly byKey: Map<string, User>;
}

/** Adds an account, or replaces the one of its ID. */
export function store(user: User, organization: Organization): void {
  const { byId, byKey } = organization.stateOf(users);
  byId.set(user.user_id, user);
  byKey.set(user.api_key, user);
}

const account = (user_id: number, name: string, role: User["role"]): User => ({
  user_id,
  email: `${name}@example.com`,
  api_key: `${name}-key`,
  role,
});

/** The accounts of the default organization, by name: `defaultUsers.cordelia.user_id`. */
export const defaultUsers = {
  desdemona: account(8, "desdemona", 100),
  iago: { ...account(9, "iago", 200), can_create_users: true },
  shiva: account(10, "shiva", 300),
  cordelia: account(11, "cordelia", 400),
  othello: { ...account(12, "othello", 400), enable_drafts_synchronization: false },
  polonius: account(13, "polonius", 600),
  helperBot: { ...account(14, "helper-bot", 400), is_bot: true, bot_owner_id: 9 },
  hamlet: { ...account(15, "hamlet", 400), is_active: false },
} as const satisfies Readonly<Record<string, Readonly<User>>>;

export const hasUser = (organization: Organization, user_id: number): boolean =>
  organization.stateOf(users).byId.has(user_id);

/** The message that no user has the ID. */
export const noUser = (user_id: unknown): string => `no user has the ID ${user_id}`;

export const roleNames: Readonly<Record<User["role"], string>> = {
  100: "owner",
  200: "administrator",
  300: "moderator",
  400: "member",
  600: "guest",
};

export const isAdministrator = ({ role }: User): boolean => role === 100 || role === 200;

export const isGuest = ({ role }: User): boolean => role === 600;
