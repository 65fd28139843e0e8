import { isObject } from "../../src/document/json.ts";
import type { SandboxState } from "../../src/sandbox/index.ts";

/** Who may see a text that is on the wire: its owner, or everybody where it is `public`. */
export type Canaries = Map<string, Canary | "public">;

interface Canary {
  /** Absent where nobody may see it: an API key. */
  readonly userId?: number;
  /** Whether administrators may see it, too. */
  readonly isAdministrable: boolean;
}

/** An administrator manages the invitations of others, and nothing else of theirs (sources §4.2). */
const administrable = ["invitations"];

/**
 * Adds what somebody owns in a state: every long text and large number of a record with an owner. The
 * organization of the fuzz gives each of them a value that occurs nowhere else; what two users have, as
 * an event that both received, is no secret.
 */
export function addCanaries(canaries: Canaries, state: SandboxState): void {
  for (const [collection, records] of Object.entries(state)) {
    for (const record of records) {
      const owner = Object.entries(record).find(([name]) => /(?:^|_)user_id$/.test(name))?.[1];
      const isOwned = collection !== "users" && typeof owner === "number";
      for (const text of tokensOf(record)) {
        const known = canaries.get(text);
        if (known === undefined && isOwned) {
          canaries.set(text, {
            userId: owner,
            isAdministrable: administrable.includes(collection),
          });
        } else if (known !== "public" && known?.userId !== owner) canaries.set(text, "public");
      }
    }
  }
}

/** The texts of at least 20 characters, longer than any type of event, and the numbers of six to nine digits. */
function tokensOf(value: unknown): string[] {
  if (typeof value === "string") return value.length >= 20 ? [value] : [];
  // Many records share a role or a UNIX time, which have fewer digits and more.
  if (typeof value === "number") return value >= 100_000 && value < 1e9 ? [String(value)] : [];
  if (Array.isArray(value)) return value.flatMap(tokensOf);
  return isObject(value) ? Object.values(value).flatMap(tokensOf) : [];
}

/** A text in an answer that the asking user may not see and did not send, or `undefined`. */
export function leakIn(
  canaries: Canaries,
  answer: unknown,
  asked: string,
  reader: { readonly userId?: number; readonly isAdministrator: boolean } | undefined,
): string | undefined {
  return tokensOf(answer).find((text) => {
    const canary = canaries.get(text);
    if (canary === undefined || canary === "public" || asked.includes(text)) return false;
    if (reader === undefined) return true;
    return canary.userId !== reader.userId && !(canary.isAdministrable && reader.isAdministrator);
  });
}
