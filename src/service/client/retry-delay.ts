/** The statuses of an answer that another attempt may better: too many requests, or a gateway's. */
const passing = new Set([429, 502, 503, 504]);

/**
 * How long the server asks to wait, in milliseconds: the longest of the `Retry-After` header (seconds,
 * fractions too, or a date: RFC 9110 §10.2.3) and the `retry-after` field of the body. `undefined` where
 * it says nothing that makes sense.
 */
export function askedDelay(header: string | null, body: unknown): number | undefined {
  const { "retry-after": said }: { readonly "retry-after"?: unknown } = Object(body);
  // Not every object becomes a number: `Number` throws where its methods are of the server's making.
  const inBody = typeof said === "object" ? undefined : said;
  const waits = [secondsOf(header ?? ""), Number(inBody ?? Number.NaN)]
    .map((seconds) => seconds * 1000)
    .filter((wait) => wait >= 0 && wait < Number.POSITIVE_INFINITY);
  return waits.length > 0 ? Math.ceil(Math.max(...waits)) : undefined;
}

/** The three forms of RFC 9110 §5.6.7, the weekday left out or not. */
const httpDate =
  /^(?:[A-Z][a-z]{2,8}, )?\d\d[ -][A-Z][a-z]{2}[ -]\d+ [\d:]{8} GMT$|^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d [\d:]{8} \d{4}$/;

/** Whether an answer's status invites another attempt. */
export function isPassing(status: number): boolean {
  return passing.has(status);
}

function secondsOf(header: string): number {
  if (/^\s*-?[\d.]+\s*$/.test(header)) return Number(header);
  if (!httpDate.test(header)) return Number.NaN; // `Date.parse` reads "x 5" as a day in May.
  const date = Date.parse(/GMT/.test(header) ? header : `${header} GMT`);
  // A date that has passed asks for no wait.
  return Math.max(0, (date - Date.now()) / 1000);
}
