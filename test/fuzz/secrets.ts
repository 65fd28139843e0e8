// Who may see which text of what a sandbox holds.

import type { SandboxState } from "../../src/service/sandbox/index.ts";
import type { ArgumentValues } from "../../src/toolkit/document/arguments.ts";
import { isObject, type JsonObject } from "../../src/toolkit/document/json.ts";
import type { ReadAnswer } from "./judge-answer.ts";
import { nounOf } from "./known-ids.ts";
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
  { headers, text: sentBack }: ReadAnswer,
  body: JsonObject,
  sent: string,
  reader: User | undefined,
): string | undefined {
  const shown = `${JSON.stringify([...headers])} ${sentBack}`;
  const tokens = new Set(tokensOf(body));
  const found = [...secrets].find(([text, secret]) => {
    // A text may stand within another; a number within another is none.
    const isShown = tokens.has(text) || (text.length >= 20 && shown.includes(text));
    if (!isShown || secret === "public") return false;
    if (secret.userId === undefined) return true;
    if (sent.includes(text) || secret.userId === reader?.userId) return false;
    return !(secret.isAdministrable && reader?.isAdministrator === true);
  });
  return found?.[0];
}

/** What an argument names, where it belongs to somebody else: a queue, a draft (sources §11.2, §13.1). */
export function foreignIn(
  state: SandboxState,
  values: ArgumentValues,
  user: User,
): string | undefined {
  return Object.keys(values).find((name) => {
    const noun = nounOf(name);
    const lists = Object.entries<readonly unknown[]>(state);
    const [, records = []] = lists.find(([key]) => key === `${noun}s`) ?? [];
    return records.some((listed) => {
      const record = Object(listed);
      const isNamed = (record[`${noun}_id`] ?? record.id) === values[name];
      return isNamed && record.user_id !== undefined && record.user_id !== user.userId;
    });
  });
}
