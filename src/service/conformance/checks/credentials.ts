import { type ConformanceCheck, compare, type Findings, plannedCheck } from "../check.ts";
import type { Exchange } from "../exchange.ts";
import { expectRefusal, expectSuccess, nothingMore } from "../expectations.ts";
import { situationOf } from "../refusals.ts";
import { type Session, withAccounts } from "../session.ts";
import { beyond, sourceOf } from "../sources.ts";
import { pathArguments, type SpecifiedOperation } from "../specification.ts";
import type { RequestVariant } from "../wrong-requests/way.ts";
import { plainestVariants, wayNamed } from "../wrong-requests/ways.ts";

/** Ways in which a request fails to identify its sender. */
const failures = [
  { way: "no credentials", title: "a request without Authorization header is refused" },
  { way: "not Basic", title: "an authentication scheme other than Basic is refused" },
  { way: "undecodable credentials", title: "credentials that cannot be decoded are refused" },
  { way: "malformed key", title: "a malformed API key is refused" },
  { way: "wrong key", title: "a wrong API key is refused" },
] as const;

/** The failures that a server without accounts notices. */
const seenByForm: readonly string[] = ["no credentials", "undecodable credentials"];

/**
 * Unidentified callers are refused (sources §5). The requests have only what the path needs, so they are harmless even
 * if they are not refused.
 */
export function credentialChecks(
  session: Session,
  specified: SpecifiedOperation,
): ConformanceCheck[] {
  const values = pathArguments(specified);
  return failures.flatMap(({ way, title }) => {
    const [variant] = plainestVariants(way, specified);
    if (variant?.wanted.is !== "credentials") return [];
    const found = situationOf(specified, variant.wanted.example);
    if (found === undefined) return [];
    const wanted = { ...found, refusedBy: sourceOf(specified.operation, "§5") };
    const call = { values, credentials: inWay(session, variant) };
    const run = () =>
      expectRefusal(session, specified, wanted, call, (exchange) =>
        found.status === 401 ? challenge(exchange) : [],
      );
    const isSeenByForm = seenByForm.includes(way);
    return plannedCheck(
      specified,
      found.name,
      title,
      wanted.source,
      isSeenByForm ? run : withAccounts(session, run),
    );
  });
}

/** Spellings of the same credentials (sources §10.7). */
const spellings = [
  { name: "email-in-capitals", title: "the e-mail address is compared without case" },
  { name: "scheme-in-small-letters", title: "the authentication scheme is compared without case" },
] as const;

/** Other spellings of the credentials are accepted. */
export function spellingChecks(
  session: Session,
  specified: SpecifiedOperation,
): ConformanceCheck[] {
  const variants = wayNamed("credentials in another spelling").variantsOf(specified);
  const source = beyond("§10.7");
  return spellings.flatMap(({ name, title }) => {
    const variant = variants.find((one) => one.name === name);
    if (variant === undefined) return [];
    const credentials = inWay(session, variant);
    const run = withAccounts(session, () =>
      expectSuccess(session, specified, { credentials }, nothingMore, source),
    );
    return plannedCheck(specified, name, title, source, run);
  });
}

/** A key works only with the address of its account (sources §5). */
export function addressChecks(session: Session, specified: SpecifiedOperation): ConformanceCheck[] {
  const found = situationOf(specified, "invalid-api-key");
  const [variant] = plainestVariants("wrong address", specified);
  if (found === undefined || variant === undefined) return [];
  const wanted = { ...found, refusedBy: sourceOf(specified.operation, "§5") };
  const credentials = inWay(session, variant);
  const run = withAccounts(session, () =>
    expectRefusal(session, specified, wanted, { credentials }, challenge),
  );
  const title = "an API key with the address of another account is refused";
  return [plannedCheck(specified, `${found.name}/other-address`, title, wanted.source, run)];
}

/** The credentials of the run, changed by a variant of the catalogue. */
const inWay = ({ own }: Session, { change, credentials = own.as }: RequestVariant) => ({
  ...own,
  as: credentials,
  change,
});

/** Checks that the answer names an authentication scheme (RFC 9110 §11.6.1). */
function challenge(exchange: Exchange): Findings {
  const header = exchange.response?.headers.get("WWW-Authenticate") ?? undefined;
  if (header !== undefined && /^basic\b/i.test(header)) return [];
  const got = header === undefined ? "none" : `WWW-Authenticate: ${header}`;
  const wanted = "a header WWW-Authenticate: Basic …";
  return compare(exchange, beyond("§10.6"), wanted, got);
}
