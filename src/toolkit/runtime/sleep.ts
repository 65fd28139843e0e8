import { longestTimer } from "../../universal/longest-timer.ts";

/** Waits `delay` milliseconds, at most 24 days. If the signal aborts, it rejects with the signal's reason. */
export async function sleep(delay: number, signal: AbortSignal | null | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.min(delay, longestTimer));
  });
  await abortable(waited, signal).finally(() => clearTimeout(timer));
}

/** The listeners of each signal. */
const listening = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls `listener` when the signal aborts, unless the returned function is called before. Each signal has at most one
 * listener of the platform, which warns of a leak if there are many, and none when nothing waits: in Node.js 20,
 * `AbortSignal.any` keeps memory for as long as the given signal lives.
 */
export function onAbort(signal: AbortSignal, listener: () => void): () => void {
  let all = listening.get(signal);
  if (all === undefined) {
    all = new Set();
    listening.set(signal, all);
  }
  const listeners = all;
  if (listeners.size === 0) signal.addEventListener("abort", notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) signal.removeEventListener("abort", notify);
  };
}

function notify(this: AbortSignal): void {
  for (const listener of listening.get(this) ?? []) listener();
}

/** A promise that also rejects, with the signal's reason, as soon as the signal aborts. */
export function abortable<T>(
  promise: Promise<T>,
  signal: AbortSignal | null | undefined,
): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    const forget = onAbort(signal, abort);
    promise.then(resolve, reject).finally(forget);
  });
}
