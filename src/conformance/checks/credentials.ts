import type { SpecifiedOperation } from "../../sandbox/specification.ts";
import { type Check, check, type Outcome } from "../check.ts";
import type { Credentials } from "../exchange.ts";
import { problem } from "../judge.ts";
import { nobody, type Session } from "../session.ts";
import { sourceOf } from "../sources.ts";
import { situationOf } from "../wanted.ts";
import { pathArguments } from "./parameters.ts";
import { refusal } from "./refusal.ts";

const wrongKey = "conformance-check-wrong-key";

/** How a request fails to identify its sender, by situation. */
const failures: readonly {
  readonly situation: string;
  readonly title: string;
  /** Whether a server without accounts notices. */
  readonly isForm: boolean;
  readonly credentials: (own: Credentials) => Credentials;
}[] = [
  {
    situation: "no-credentials",
    title: "a request without Authorization header is refused",
    isForm: true,
    credentials: () => nobody,
  },
  {
    situation: "not-basic",
    title: "an authentication scheme other than Basic is refused",
    isForm: false,
    credentials: () => ({ as: "Authorization: Bearer x", authorization: "Bearer x" }),
  },
  {
    situation: "undecodable-credentials",
    title: "credentials that cannot be decoded are refused",
    isForm: true,
    credentials: () => ({ as: "Authorization: Basic %%%", authorization: "Basic %%%" }),
  },
  {
    situation: "invalid-api-key",
    title: "a wrong API key is refused",
    isForm: false,
    credentials: (own) => ({
      as: "those of --email with a wrong key",
      account: { email: "account" in own ? own.account.email : "", apiKey: wrongKey },
    }),
  },
];

/**
 * Who is not identified is refused (sources §5). The requests carry nothing but what the path
 * needs, so that they are harmless also where they are not refused.
 */
export function credentialChecks(session: Session, specified: SpecifiedOperation): Check[] {
  if (!specified.operation.isAuthenticated) return [];
  const values = pathArguments(specified);
  return failures.flatMap(({ situation, title, isForm, credentials }) => {
    const found = situationOf(specified, situation);
    if (found === undefined) return [];
    const wanted = { ...found, refusedBy: sourceOf(specified.operation, "§5") };
    return check(specified, situation, title, wanted.source, async () => {
      if (session.stateless && !isForm) {
        return { notChecked: "a stateless server accepts any credentials" };
      }
      const question = { values, credentials: credentials(session.own) };
      return refusal(session, specified, wanted, question, (exchange) =>
        found.status === 401 ? challenge(exchange) : { problems: [] },
      );
    });
  });
}

/** The answer says how to authenticate (RFC 9110 §11.6.1). */
function challenge(exchange: Parameters<typeof problem>[0]): Outcome {
  const header = exchange.answer?.headers.get("WWW-Authenticate") ?? undefined;
  if (header !== undefined && /^basic\b/i.test(header)) return { problems: [] };
  const got = header === undefined ? "none" : `WWW-Authenticate: ${header}`;
  const wanted = "a header WWW-Authenticate: Basic …";
  return { problems: [problem(exchange, "beyond the document", wanted, got)] };
}
