import { basicAuthorization } from "../../../toolkit/runtime/conventions.ts";
import type { AccountSecrets } from "../../client/options.ts";
import { compare, type Findings, plannedCheck } from "../check.ts";
import type { Credentials, Exchange } from "../exchange.ts";
import { expectRefusal, expectSuccess, nothingMore } from "../expectations.ts";
import { situationOf } from "../refusals.ts";
import { type ChecksOf, type Session, withAccounts } from "../session.ts";
import { beyond, sourceOf } from "../sources.ts";
import { pathArguments } from "../specification.ts";

/** The header of a request; `undefined` if it has none. */
type Header = (sender: AccountSecrets) => string | undefined;

/**
 * The credentials with which a request fails to identify its sender, in words, each with the named example of the error
 * (sources §10.1 to §10.5). A server without accounts notices those with a wrong form.
 */
const failures: readonly {
  readonly as: string;
  readonly example: string;
  readonly title: string;
  readonly header: Header;
  readonly isSeenByForm?: boolean;
}[] = [
  {
    as: "no credentials",
    example: "no-credentials",
    title: "a request without Authorization header is refused",
    header: () => undefined,
    isSeenByForm: true,
  },
  {
    as: "Authorization: Bearer x",
    example: "not-basic",
    title: "an authentication scheme other than Basic is refused",
    header: () => "Bearer x",
  },
  {
    as: "Authorization: Basic %%%",
    example: "undecodable-credentials",
    title: "credentials that cannot be decoded are refused",
    header: () => "Basic %%%",
    isSeenByForm: true,
  },
  {
    as: "malformed key",
    example: "malformed-api-key",
    title: "a malformed API key is refused",
    header: ({ email }) => basicAuthorization(email, "a key"),
  },
  {
    as: "wrong key",
    example: "invalid-api-key",
    title: "a wrong API key is refused",
    // In the form of servers' keys, because they may call others malformed (sources §10.4).
    header: ({ email }) => basicAuthorization(email, "0".repeat(32)),
  },
];

/**
 * Unidentified callers are refused (sources §5). The requests have only what the path needs, so they are harmless even
 * if they are not refused.
 */
export const credentialChecks: ChecksOf = (session, specified) => {
  if (!specified.operation.isAuthenticated) return [];
  const values = pathArguments(specified);
  return failures.flatMap(({ as, example, title, header, isSeenByForm }) => {
    const found = situationOf(specified, example);
    if (found === undefined) return [];
    const wanted = { ...found, refusedBy: sourceOf(specified.operation, "§5") };
    const call = { values, credentials: withHeader(session, as, header) };
    const run = () =>
      expectRefusal(session, specified, wanted, call, (exchange) =>
        found.status === 401 ? challenge(exchange) : [],
      );
    const check = isSeenByForm === true ? run : withAccounts(session, run);
    return plannedCheck(specified, found.name, title, wanted.source, check);
  });
};

/** Spellings of the same credentials, by case (sources §10.7). */
const spellings: readonly (readonly [name: string, title: string, header: Header])[] = [
  [
    "email-in-capitals",
    "the e-mail address is compared without case",
    ({ email, apiKey }) => basicAuthorization(email.toUpperCase(), apiKey),
  ],
  [
    "scheme-in-small-letters",
    "the authentication scheme is compared without case",
    ({ email, apiKey }) => basicAuthorization(email, apiKey).replace("Basic", "basic"),
  ],
];

/** Other spellings of the credentials are accepted. */
export const spellingChecks: ChecksOf = (session, specified) => {
  const source = beyond("§10.7");
  return spellings.map(([name, title, header]) => {
    const credentials = withHeader(session, "the same in another spelling", header);
    const run = withAccounts(session, () =>
      expectSuccess(session, specified, { credentials }, nothingMore, source),
    );
    return plannedCheck(specified, name, title, source, run);
  });
};

/** A key works only with the address of its account (sources §5). */
export const addressChecks: ChecksOf = (session, specified) => {
  const found = situationOf(specified, "invalid-api-key");
  if (found === undefined) return [];
  const wanted = { ...found, refusedBy: sourceOf(specified.operation, "§5") };
  const credentials = withHeader(session, "wrong address", ({ apiKey }) =>
    basicAuthorization("someone@example.com", apiKey),
  );
  const run = withAccounts(session, () =>
    expectRefusal(session, specified, wanted, { credentials }, challenge),
  );
  const title = "an API key with the address of another account is refused";
  return [plannedCheck(specified, `${found.name}/other-address`, title, wanted.source, run)];
};

/** The credentials of the run with another header, and these words for it. */
const withHeader = ({ own }: Session, as: string, header: Header): Credentials => ({
  ...own,
  as,
  change({ authorization: _, ...request }, sender) {
    const authorization = header(sender);
    return { ...request, ...(authorization !== undefined && { authorization }) };
  },
});

/** Checks that the answer names an authentication scheme (RFC 9110 §11.6.1). */
function challenge(exchange: Exchange): Findings {
  const header = exchange.response?.headers.get("WWW-Authenticate") ?? undefined;
  if (header !== undefined && /^basic\b/i.test(header)) return [];
  const got = header === undefined ? "none" : `WWW-Authenticate: ${header}`;
  const wanted = "a header WWW-Authenticate: Basic …";
  return compare(exchange, beyond("§10.6"), wanted, got);
}
