// Who may see which text of what a sandbox holds.
import { isObject } from "../../src/document/json.ts";
import type { SandboxState } from "../../src/sandbox/index.ts";
import { deactivated, type User, users } from "./organization.ts";

/** Who may see a text: its owner, or everybody where it is `public`. */
type Secrets = Map<string, Secret | "public">;

interface Secret {
  /** Absent where nobody may see it: an API key. */
  readonly userId?: number;
  /** Whether administrators may see it, too. */
  readonly isAdministrable: boolean;
}

/** An administrator manages the invitations of others, and nothing else of theirs (sources §5.3). */
const administrable = ["invitations"];

/** The API keys, which no answer ever shows. */
export const keysAsSecrets = (): Secrets =>
  new Map([...users, ...deactivated].map(({ apiKey }) => [apiKey, { isAdministrable: false }]));

/**
 * Adds what somebody owns in a state: every long text and large number of a record with an owner. The
 * organization of the fuzz gives each of them a value that occurs nowhere else; what two users have, as
 * an event that both received, is no secret.
 */
export function addSecrets(secrets: Secrets, state: SandboxState): void {
  for (const [collection, records] of Object.entries(state)) {
    for (const record of records) {
      const owner = Object.entries(record).find(([name]) => /(?:^|_)user_id$/.test(name))?.[1];
      const isOwned = collection !== "users" && typeof owner === "number";
      for (const text of tokensOf(record)) {
        const known = secrets.get(text);
        if (known === undefined && isOwned) {
          const isAdministrable = administrable.includes(collection);
          secrets.set(text, { userId: owner, isAdministrable });
        } else if (known !== "public" && known?.userId !== owner) secrets.set(text, "public");
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

/** A text in an answer that its reader, if anybody is known, may not see and did not send, or `undefined`. */
export function leakIn(
  secrets: Secrets,
  answer: unknown,
  sent: string,
  reader: User | undefined,
): string | undefined {
  return tokensOf(answer).find((text) => {
    const secret = secrets.get(text);
    if (secret === undefined || secret === "public" || sent.includes(text)) return false;
    if (reader === undefined) return true;
    return secret.userId !== reader.userId && !(secret.isAdministrable && reader.isAdministrator);
  });
}
