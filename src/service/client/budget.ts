/** How many retries a client has at once, and how long it takes to get one back, in milliseconds. */
const burst = 20;
const interval = 1000;

/**
 * Takes a retry out of the budget of a client, which all its calls and all that follow events share: a bucket of
 * tokens, which fills again by one a second. Returns how long to wait until it is there, in milliseconds; where that
 * is longer than the caller's patience, none is taken.
 */
export type Budget = (patience: number) => number;

/** A budget that is full. */
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
