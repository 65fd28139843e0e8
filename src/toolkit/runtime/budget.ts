/** How many retries a full budget allows, and after how many milliseconds it regains one. */
const burst = 20;
const interval = 1000;

/**
 * Takes a retry from the budget that all calls of a client share: a token bucket that regains one token a second.
 * Returns how many milliseconds to wait for the token. If that is longer than the caller's patience, no token is taken.
 */
export type Budget = (patience: number) => number;

export function createBudget(): Budget {
  let fullAt = 0;
  return (patience) => {
    const now = performance.now();
    const next = Math.max(fullAt, now) + interval;
    const wait = Math.max(0, next - now - burst * interval);
    if (wait <= patience) fullAt = next;
    return wait;
  };
}
