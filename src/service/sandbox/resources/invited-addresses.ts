import type { User } from "../organization.ts";
import type { InvitationFailure } from "../sandbox-responses.ts";

/** The addresses of an invitation, sorted by what the server does with them. */
interface CheckedAddresses {
  readonly addresses: readonly string[];
  /** Those that have an account. */
  readonly existing: InvitationFailure["errors"];
  /** The reason why nobody is invited. */
  readonly failure?: InvitationFailure;
}

/** Reads addresses that are separated by commas or line breaks, and checks each (sources §21.6). */
export function checkAddresses(text: string, users: Iterable<User>): CheckedAddresses {
  const given = text
    .split(/[,\n]/)
    .map((one) => (/<([^<>]*)>\s*$/.exec(one)?.[1] ?? one).trim())
    .filter((one) => one !== "");
  const accounts = new Map([...users].map((user) => [user.email.toLowerCase(), user]));
  const addresses: string[] = [];
  const invalid: InvitationFailure["errors"][number][] = [];
  const existing: InvitationFailure["errors"][number][] = [];
  for (const address of new Set(given)) {
    const account = accounts.get(address.toLowerCase());
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
      invalid.push([address, "Invalid address.", false]);
    } else if (account?.is_active === false) {
      existing.push([address, "Account has been deactivated.", true]);
    } else if (account !== undefined) {
      existing.push([address, "Already has an account.", false]);
    } else addresses.push(address);
  }
  if (invalid.length > 0) {
    const msg = "Some emails did not validate, so we didn't send any invitations.";
    const errors = [...invalid, ...existing];
    return { addresses: given, existing, failure: { msg, errors, sent_invitations: false } };
  }
  if (given.length === 0 || addresses.length > 0) return { addresses, existing };
  const failure = {
    msg: "We weren't able to invite anyone.",
    errors: existing,
    sent_invitations: false,
  };
  return { addresses: given, existing, failure };
}

/** The response if only the addresses without an account were invited. */
export const someExist = (errors: InvitationFailure["errors"]): InvitationFailure => ({
  msg: "Some of those addresses are already using Zulip, so we didn't send them an invitation. We did send invitations to everyone else!",
  errors,
  sent_invitations: true,
});
