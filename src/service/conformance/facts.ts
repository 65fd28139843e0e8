import type { Beyond, Source } from "./report.ts";

/** A public fact, by its number in docs/sources.md. */
export const beyond = (fact: `§${number}.${number}` | "§18"): Beyond =>
  `beyond the document, sources ${fact}`;

/** Whether a rule is none of the service document. */
export function isBeyond(source: Source): source is Beyond {
  return source.startsWith("beyond the document");
}

/**
 * What is known beyond the document: of each named example of an error, its status included, and of each field that
 * servers leave out.
 */
const facts: Readonly<Record<string, Beyond>> = {
  "no-credentials": beyond("§10.1"),
  "undecodable-credentials": beyond("§10.2"),
  "not-basic": beyond("§10.3"),
  "malformed-api-key": beyond("§10.4"),
  "invalid-api-key": beyond("§10.4"),
  "account-deactivated": beyond("§10.5"),
  "organization-deactivated": beyond("§10.5"),
  "missing-parameter": beyond("§10.9"),
  "method-not-allowed": beyond("§10.11"),
  "rate-limit-hit": beyond("§10.13"),
  "bad-event-queue-id": beyond("§11.1"),
  guest: beyond("§12.3"),
  bot: beyond("§12.3"),
  notify_referrer_on_join: beyond("§12.4"),
  "no-such-draft": beyond("§13.1"),
  "synchronization-disabled": beyond("§13.2"),
  "not-administrator": beyond("§14.1"),
  "not-json": beyond("§14.2"),
  "not-a-list": beyond("§14.2"),
  "not-an-integer": beyond("§14.2"),
  "duplicate-ids": beyond("§14.3"),
  "not-all-ids": beyond("§14.4"),
  "missing-capability": beyond("§16.2"),
  "unknown-event": beyond("§16.6"),
  "pruned-event": beyond("§16.6"),
};

/** Where what is known beyond the document of a named example, or of a field, is written down. */
export function factOf(name: string): Beyond {
  return facts[name] ?? "beyond the document";
}
