import { authorizationOf } from "../client/authorization.ts";
import { createRedactor, type Redactor } from "../client/redactor.ts";
import type { Account } from "./exchange.ts";

/** Keeps the credentials of these accounts out of what is shown. */
export function redactorOf(accounts: readonly Account[]): Redactor {
  return createRedactor(accounts.flatMap(formsOf));
}

/** Reports are read by many: who was invited, and a link by which anyone may join, stay out of them. */
export function clean(text: string, redactor: Redactor): string {
  return (
    redactor
      .text(text)
      .replaceAll(/\/join\/[^/"\s]+/g, "/join/[redacted]")
      // From the start of a word only: to try each of its letters would take the square of its length.
      .replaceAll(/(?<![^\s"'<>:,@])[^\s"'<>:,@]+@[^\s"'<>:,@]+/g, "[e-mail]")
  );
}

/** The ways in which a server may echo credentials: all in which they are sent, escaped or not. */
function formsOf({ email, apiKey }: Account): string[] {
  const headers = [email, email.toUpperCase()].map((spelt) => authorizationOf(spelt, apiKey));
  return [
    ...headers.map((header) => header.slice("Basic ".length)),
    ...[apiKey, email].flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
    ]),
  ];
}
