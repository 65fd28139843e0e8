/** What a limit says of one request. */
export interface RateLimitStatus {
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds until the next request is allowed; absent where this one is. */
  readonly retryAfter?: number;
}

const period = 60_000;

/**
 * Counts the requests of each user in the last minute and allows so many. A request that is refused
 * does not count. The moment of reset is when the user may make all of them again, and on a refusal when
 * one is free (sources §10.14).
 */
export function createRateLimit(
  requests: number,
  now: () => number,
): (userId: number) => RateLimitStatus {
  const made = new Map<number, number[]>();
  return (userId) => {
    const time = now();
    const recent = (made.get(userId) ?? []).filter((moment) => moment > time - period);
    const isAllowed = recent.length < requests;
    if (isAllowed) recent.push(time);
    made.set(userId, recent);
    const [oldest = time] = recent;
    const reset = (isAllowed ? time : oldest) + period;
    const headers = {
      "X-RateLimit-Limit": String(requests),
      "X-RateLimit-Remaining": String(requests - recent.length),
      "X-RateLimit-Reset": String(Math.ceil(reset / 1000)),
    };
    return { headers, ...(isAllowed ? {} : { retryAfter: (reset - time) / 1000 }) };
  };
}
