import { compare, type Findings, firstOf, plannedCheck, skip } from "../check.ts";
import { type ChecksOf, unlessStateless } from "../session.ts";
import { beyond } from "../sources.ts";

const names = ["Limit", "Remaining", "Reset"].map((name) => `X-RateLimit-${name}`);

/** Checks the headers of the rate limit (sources §10.14) in all answers of an operation. */
export const rateLimitHeaderChecks: ChecksOf = (session, specified) => {
  const source = beyond("§10.14");
  const title =
    "headers of the rate limit hold whole numbers, a reset time in the future, and a count that falls with each request";
  const run = async (): Promise<Findings> => {
    const answers = (session.answers.get(specified.operation.id) ?? []).flatMap((exchange) => {
      const texts = names.map((name) => exchange.response?.headers.get(name) ?? undefined);
      return texts.some((text) => text !== undefined) ? [{ exchange, texts }] : [];
    });
    const [first] = answers;
    if (first === undefined) return skip("no response had headers of a rate limit");
    for (const { exchange, texts } of answers) {
      const wrong = names.filter((_, index) => !/^\d+$/.test(texts[index] ?? "0"));
      if (wrong.length > 0) {
        return compare(exchange, source, "whole numbers", `another value of ${firstOf(wrong)}`);
      }
      const reset = Number(texts[2] ?? Number.POSITIVE_INFINITY);
      // Clocks may be wrong by hours; a duration instead of a time is wrong by decades.
      if (reset < session.now() / 1000 - 86_400) {
        return compare(exchange, source, `${names[2]} as a UNIX timestamp to come`, `${reset}`);
      }
    }
    const left = answers.flatMap(({ texts }) => (texts[1] === undefined ? [] : [Number(texts[1])]));
    // It may rise occasionally, when earlier requests expire.
    const rises = left.filter((count, index) => count > (left[index - 1] ?? count)).length;
    if (rises === 0 || rises * 2 < left.length - 1) return [];
    return compare(first.exchange, source, `a falling ${names[1]}`, firstOf(left.map(String)));
  };
  const why = "a stateless server counts no requests";
  return [
    plannedCheck(
      specified,
      "rate-limit-headers",
      title,
      source,
      unlessStateless(session, why, run),
    ),
  ];
};
