// Who sends requests, and what belongs to them.
import { defaultOrganization, type Seed } from "../../src/service/sandbox/index.ts";

/** Who sends requests. */
export interface User {
  readonly email: string;
  readonly apiKey: string;
  readonly userId: number;
  /** Whether nothing is refused for who it is: an owner, no bot, every setting on. */
  readonly isUnrestricted: boolean;
  /** Whether it may see what is others' (sources §5.3). */
  readonly isAdministrator: boolean;
}

/** When sequences begin: a fixed moment, so that a seed replays. */
export const start = Date.UTC(2026, 0, 1);

const secret = (what: string) => `secret ${what} of a user`.replaceAll(" ", "-");
const seed = defaultOrganization(start);

/** The sandbox's organization, in which whatever belongs to one user has a text of its own. */
export const organization: Seed = {
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

const usersWhere = (isActive: boolean): User[] =>
  organization.users
    .filter((user) => (user.is_active !== false) === isActive)
    .map((user) => ({
      email: user.email,
      apiKey: user.api_key,
      userId: user.user_id,
      isUnrestricted:
        user.role === 100 && !user.is_bot && user.enable_drafts_synchronization !== false,
      isAdministrator: user.role <= 200,
    }));

/** The one who may do everything is the first. */
export const users: readonly User[] = usersWhere(true);
export const deactivated: readonly User[] = usersWhere(false);
