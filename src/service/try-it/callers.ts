import type { User } from "../sandbox/organization.ts";
import { roleNames } from "../sandbox/resources/users.ts";

/** Who calls, with what identifies this caller, if anything does. */
export interface Caller {
  readonly name: string;
  readonly credentials?: { readonly email: string; readonly key: string };
}

/** The accounts of a seed as callers, somebody with a wrong key, and nobody. */
export function callersOf(users: readonly User[]): Caller[] {
  const accounts = users.map((user) => ({
    name: `${wordsOf(user)} · ${user.email}`,
    credentials: { email: user.email, key: user.api_key },
  }));
  const { email = "" } = users[0] ?? {};
  return [
    ...accounts,
    { name: `wrong key · ${email}`, credentials: { email, key: "wrong-key" } },
    { name: "nobody: no credentials" },
  ];
}

function wordsOf(user: User): string {
  return [
    user.is_bot === true ? "bot" : roleNames[user.role],
    ...(user.is_active === false ? ["deactivated"] : []),
    ...(user.enable_drafts_synchronization === false ? ["drafts not synchronized"] : []),
  ].join(", ");
}
