import { authorizationOf } from "../../client/authorization.ts";
import type { SpecifiedOperation } from "../../sandbox/specification.ts";
import { type Check, check } from "../check.ts";
import type { Credentials } from "../exchange.ts";
import type { Session } from "../session.ts";
import { success } from "./successes.ts";

/** Spellings of the same credentials that a server takes for the same (sources §10.7). */
export function spellingChecks(session: Session, specified: SpecifiedOperation): Check[] {
  const { own } = session;
  if (!("account" in own)) return [];
  const { email, apiKey } = own.account;
  const spelt = (name: string, title: string, credentials: Credentials) =>
    check(specified, name, title, "beyond the document", async () =>
      session.stateless
        ? { notChecked: "a stateless server accepts any credentials" }
        : success(session, specified, { credentials }),
    );
  return [
    spelt("email-in-capitals", "the e-mail address is compared without case", {
      as: "those of --email in capitals",
      account: { email: email.toUpperCase(), apiKey },
    }),
    spelt("scheme-in-small-letters", "the authentication scheme is compared without case", {
      as: "those of --email, scheme basic",
      authorization: authorizationOf(email, apiKey).replace("Basic", "basic"),
    }),
  ];
}
