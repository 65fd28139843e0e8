// @ts-nocheck
import { createRedactor } from "../../src/client/redactor.ts";
import { redactorOf } from "../../src/conformance/discretion.ts";
import { withoutKey } from "./curl-line.ts";
import type { Exchange } from "./life.ts";

/**
 * Makes what a server said fit to be shown: no credentials that were sent to it, in whatever form they
 * were sent, nothing that moves a terminal's cursor, and only then no more than the beginning.
 */
export function discreetAfter(
  exchanges: readonly Exchange[],
): (text: string, longest: number) => string {
  const users = [...new Set(exchanges.map(({ step }) => step.user))];
  const accounts = redactorOf(users);
  const sent = createRedactor(exchanges.flatMap(credentialsIn));
  return (text, longest) => {
    const safe = users
      .reduce(withoutKey, accounts.text(sent.text(text)))
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, "\ufffd");
    return safe.length > longest ? `${safe.slice(0, longest)}… (${safe.length} characters)` : safe;
  };
}

/** What a request's header holds besides its scheme; a key that is nearly right is in it as well. */
function credentialsIn({ step, request }: Exchange): string[] {
  const [, header = ""] = request.headers.find(([name]) => name === "authorization") ?? [];
  const [, encoded = ""] = header.split(" ");
  const decoded = Buffer.from(encoded, "base64").toString("utf8");
  if (withoutKey(decoded, step.user) === decoded) return [];
  return [encoded, encodeURIComponent(encoded), encoded.replaceAll("/", "\\/")];
}
