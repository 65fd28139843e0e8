/** A longer time would make a timer fire at once (HTML §8.6, a signed 32-bit number). */
export const longestTimer = 2 ** 31 - 1;

/** Waits so many milliseconds, or until the signal aborts; then it rejects with the signal's reason. */
export async function sleep(delay: number, signal: AbortSignal | null | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (let left = delay; left >= 0; left -= longestTimer) {
    const waited = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, Math.min(left, longestTimer));
    });
    await abortable(waited, signal).finally(() => clearTimeout(timer));
  }
}

/**
 * A signal that aborts with the given one, to listen to: platforms warn of a leak where many calls at the same time
 * listen to one signal of the program.
 */
export const ownSignal = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal]);

/** A promise that gives up, with the signal's reason, as soon as the signal aborts. */
export function abortable<T>(
  promise: Promise<T>,
  given: AbortSignal | null | undefined,
): Promise<T> {
  if (!given) return promise;
  const signal = ownSignal(given);
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
