import { constants } from "node:os";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

let takeOver: (() => void) | undefined;
let askedAt = Number.NEGATIVE_INFINITY;
let isListening = false;

/**
 * Makes Ctrl-C, SIGTERM and a closed terminal run this process's `exit` listeners, which end started servers
 * (processes.ts) and remove temporary folders (temporary-folder.ts). The exit code is that of a shell, 128 plus the
 * number of the signal. Only processes with a server need this: for others, the signal itself ends them at once, also
 * while they compute.
 */
export function exitOnSignals(): void {
  if (isListening) return;
  isListening = true;
  for (const signal of signals) process.on(signal, () => stop(128 + constants.signals[signal]));
}

/**
 * Resolves when this process is asked to stop, and keeps the first signal from ending it, because stopping a server is
 * a success with exit code 0. A second signal ends it.
 */
export function untilStopped(): Promise<void> {
  exitOnSignals();
  endWithNpm();
  return new Promise((resolve) => {
    takeOver = resolve;
  });
}

/** npm passes a signal on to its shell, which ends without the program that it runs. */
function endWithNpm(): void {
  if (process.env.npm_command === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    stop(128 + constants.signals.SIGTERM);
  }, 500).unref();
}

function stop(code: number): void {
  if (takeOver !== undefined) {
    askedAt = performance.now();
    takeOver();
    takeOver = undefined;
  } else if (performance.now() - askedAt >= 100) {
    process.exit(code); // npm repeats signals of the terminal: a second one within moments is the same.
  }
}
