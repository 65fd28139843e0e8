// @ts-nocheck
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";

let takeOver: (() => void) | undefined;

/**
 * Lets Ctrl-C, SIGTERM and a closed terminal end this process at once, with the listeners of its `exit`:
 * those end what it started (processes.ts) and remove what is temporary (temporary.ts). The exit code is
 * the shell's, 128 and the number of the signal, as the work is not done.
 */
export function exitOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => stop(128 + constants.signals[signal]));
  }
}

/**
 * Ends this process in the same way when it is orphaned: when its parent is gone, or npm behind the shell
 * that npm puts in between.
 */
export function exitWhenOrphaned(): void {
  const parent = process.ppid;
  const npm = process.env.npm_lifecycle_event === undefined ? undefined : parentOf(parent);
  const watch = () => {
    const isOrphan = process.ppid !== parent || (npm !== undefined && !isRunning(npm));
    if (isOrphan) stop(128 + constants.signals.SIGHUP);
  };
  setInterval(watch, 200).unref();
}

/**
 * Resolves when this process is asked to stop, which then no longer ends it at once: a server is done when
 * it is stopped, and exits with 0. A second signal does end it.
 */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    takeOver = resolve;
  });
}

function stop(code: number): void {
  if (takeOver === undefined) process.exit(code);
  takeOver();
  takeOver = undefined;
}

/** The parent of a process, from Linux or else from `ps`; `undefined` where neither tells. */
function parentOf(pid: number): number | undefined {
  try {
    const status = existsSync("/proc/self/status")
      ? readFileSync(`/proc/${pid}/status`, "utf8").match(/^PPid:\s*(\d+)/m)?.[1]
      : execFileSync("ps", ["-o", "ppid=", "-p", String(pid)], { encoding: "utf8" });
    return Number(status) || undefined;
  } catch {
    return undefined; // Then only a signal or the death of the parent itself ends us.
  }
}

/** Whether there is a process of this number, whoever's it is. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0); // Signal 0 only asks.
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
