import { inStrings } from "../client/clean.ts";
import type { AccountSecrets } from "../client/credentials.ts";
import { createRedactor, type Redact } from "../client/credentials.ts";

/** Keeps the credentials of these accounts out of what is shown, in both spellings in which they are sent. */
export function redactorOf(accounts: readonly AccountSecrets[]): Redact {
  return createRedactor(
    accounts.flatMap(({ email, apiKey }) =>
      [email, email.toUpperCase()].map((spelt) => ({ email: spelt, apiKey })),
    ),
  );
}

/** Reports are read by many: who was invited, and a link by which anyone may join, stay out of them. */
export function clean(text: string, redact: Redact): string {
  return (
    redact(text)
      .replaceAll(/\/join\/[^/"\s]+/g, "/join/[redacted]")
      // From the start of a word only: to try each of its letters would take the square of its length.
      .replaceAll(/(?<![^\s"'<>:,@])[^\s"'<>:,@]+@[^\s"'<>:,@]+/g, "[e-mail]")
  );
}

/** The same of a body; what JSON escapes in its strings is read as what it stands for. */
export function cleanBody(body: string, redact: Redact): string {
  try {
    JSON.parse(body);
  } catch {
    return clean(body, redact);
  }
  return inStrings(body, (string) => clean(string, redact));
}
