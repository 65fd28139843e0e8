import type { Difference } from "./conformance-report.ts";
import type { Requester } from "./exchange.ts";

type Answers = NonNullable<ReturnType<Requester["came"]["get"]>>;

const names = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"] as const;

/**
 * The first mistake in the headers of the rate limit of all responses (sources §10.13, §10.14). `now` is in seconds.
 */
export function wrongLimit(responses: Answers, now: number): Difference | undefined {
  const left: number[] = [];
  for (const { status, headers, wait } of responses) {
    const texts = names.map((name) => headers.get(name));
    const wrong = texts.findIndex((text) => text !== null && !/^\d+$/.test(text));
    if (wrong >= 0) {
      return { place: `${names[wrong]}`, expected: "a whole number", got: `${texts[wrong]}` };
    }
    const [, remaining, reset] = texts;
    if (remaining != null) left.push(Number(remaining));
    // Clocks may be wrong by hours; a duration instead of a time is wrong by decades.
    if (reset != null && Number(reset) < now - 86_400) {
      return { place: names[2], expected: "a UNIX timestamp to come", got: reset };
    }
    const inHeader = headers.get("Retry-After");
    const isSame = typeof wait === "number" && Math.abs(Number(inHeader) - wait) <= 1;
    if (status === 429 && inHeader !== null && !isSame) {
      const expected = `about ${JSON.stringify(wait)} s, as in the body`;
      return { place: "Retry-After", expected, got: inHeader };
    }
  }
  // It may rise occasionally, when earlier requests expire.
  const rises = left.filter((count, index) => count > (left[index - 1] ?? count)).length;
  if (rises === 0 || rises * 2 < left.length - 1) return undefined;
  return { place: names[1], expected: "a falling count", got: left.slice(0, 20).join() };
}
