import { longestTimer } from "../../base/longest-timer.ts";

/** Waits `delay` milliseconds. If the signal aborts, it rejects with the signal's reason. */
export async function sleep(delay: number, signal: AbortSignal | null | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (let left = delay; left >= 0; left -= longestTimer) {
    const waited = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, Math.min(left, longestTimer));
    });
    await abortable(waited, signal).finally(() => clearTimeout(timer));
  }
}

/** A signal that aborts with the given one. Platforms warn of a leak if many concurrent calls listen to one signal. */
export const ownSignal = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal]);

/** A promise that also rejects, with the signal's reason, as soon as the signal aborts. */
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
