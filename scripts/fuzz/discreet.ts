import { redactorOf } from "../../src/conformance/discretion.ts";
import type { Account } from "../../src/conformance/index.ts";
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
  const redact = redactorOf([...users, ...exchanges.flatMap(nearlyRight)]);
  return (text, longest) => {
    const safe = users
      .reduce(withoutKey, redact(text))
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, "\ufffd");
    return safe.length > longest ? `${safe.slice(0, longest)}… (${safe.length} characters)` : safe;
  };
}

/** The credentials of a request that hold the key and something else, or the key in other letters. */
function nearlyRight({ step, request }: Exchange): Account[] {
  const [, header = ""] = request.headers.find(([name]) => name === "authorization") ?? [];
  const [, encoded = ""] = header.split(" ");
  const decoded = Buffer.from(encoded, "base64").toString("utf8");
  if (withoutKey(decoded, step.user) === decoded) return [];
  return [encoded, decoded].map((apiKey) => ({ email: step.user.email, apiKey }));
}
