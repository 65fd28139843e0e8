/** What a limit says of one request. */
export interface RateLimitStatus {
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds until the next request is allowed; absent where this one is. */
  readonly retryAfter?: number;
}

const period = 60_000;

/**
 * Counts the requests of each user in the last minute and allows so many. A request that is refused
 * does not count.
 */
export function createRateLimit(
  requests: number,
  now: () => number,
): (userId: number | undefined) => RateLimitStatus {
  const made = new Map<number | undefined, number[]>();
  return (userId) => {
    const time = now();
    const recent = (made.get(userId) ?? []).filter((moment) => moment > time - period);
    const isAllowed = recent.length < requests;
    if (isAllowed) recent.push(time);
    made.set(userId, recent);
    const headers = {
      "X-RateLimit-Limit": String(requests),
      "X-RateLimit-Remaining": String(requests - recent.length),
      "X-RateLimit-Reset": String(Math.ceil(((recent.at(-1) ?? time) + period) / 1000)),
    };
    if (isAllowed) return { headers };
    return { headers, retryAfter: ((recent[0] ?? time) + period - time) / 1000 };
  };
}
