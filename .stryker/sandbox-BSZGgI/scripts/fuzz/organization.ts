// @ts-nocheck
import { defaultOrganization, type Seed } from "../../src/sandbox/index.ts";
import type { User } from "./users.ts";

/** When lives begin: a fixed moment, so that a seed replays. */
export const start = Date.UTC(2026, 0, 1);

/** The sandbox's organization, in which whatever belongs to one user has a text of its own. */
export function fuzzOrganization(): Seed {
  const seed = defaultOrganization(start);
  const secret = (what: string) => `secret ${what} of a user`.replaceAll(" ", "-");
  return {
    ...seed,
    users: seed.users.map((user) => ({ ...user, api_key: `${user.api_key}-0123456789abcdef` })),
    drafts: seed.drafts.map((draft) => ({
      ...draft,
      id: 900_000 + draft.id,
      content: secret(`draft ${draft.id}`),
    })),
    invitations: seed.invitations.map((invitation, index) =>
      invitation.is_multiuse
        ? { ...invitation, link_url: `https://chat.example.com/join/${secret(`link ${index}`)}/` }
        : { ...invitation, email: `${secret(`address ${index}`)}@example.com` },
    ),
  };
}

/** The active users of an organization, the one who may do everything first, and those who are not. */
export function usersOf({ users }: Seed): { active: User[]; deactivated: User[] } {
  const all = users.map((user) => ({
    isActive: user.is_active !== false,
    user: {
      email: user.email,
      apiKey: user.api_key,
      userId: user.user_id,
      isUnrestricted:
        user.role === 100 && !user.is_bot && user.enable_drafts_synchronization !== false,
      isAdministrator: user.role <= 200,
    },
  }));
  const of = (wanted: boolean) =>
    all.filter(({ isActive }) => isActive === wanted).map(({ user }) => user);
  return { active: of(true), deactivated: of(false) };
}
