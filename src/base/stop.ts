import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { basename } from "node:path";

let takeOver: (() => void) | undefined;
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Lets Ctrl-C, SIGTERM and a closed terminal end this process at once, with the listeners of its `exit`:
 * those end what it started (processes.ts) and remove what is temporary (temporary.ts). The exit code is
 * that of a shell, 128 plus the number of the signal, because the work is not done.
 */
export function exitOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => stop(128 + constants.signals[signal]));
  }
}

/**
 * Ends this process in the same way when it is orphaned: when its parent is gone, or the npm that runs it,
 * with a shell in between or without; at once where npm is gone already.
 */
export function exitWhenOrphaned(): void {
  const parent = process.ppid;
  const runner = isRunByNpm() ? npmAbove(parent) : parent;
  const watch = () => {
    const isOrphan = process.ppid !== parent || runner === undefined || !isRunning(runner);
    if (isOrphan) stop(128 + constants.signals.SIGHUP);
  };
  watch();
  setInterval(watch, 200).unref();
}

/** Whether npm runs this very script, by what it sets in the environment, and processes can be looked up. */
function isRunByNpm(): boolean {
  const { npm_config_user_agent: agent, npm_lifecycle_script: script } = process.env;
  const name = basename(process.argv[1] ?? "");
  const isNamed = agent?.startsWith("npm/") === true && script?.includes(name) === true;
  return isNamed && lookAt(process.pid) !== undefined;
}

/**
 * The npm among the ancestors. It may have died before anybody asked, and what then adopted us or its shell
 * (init, a container's first process, the manager of a session) stands in its place: so a process is known
 * by the name that npm gives itself, "npm start", "npm run start" or for npx "npm exec …", and before that "node …/npm start".
 */
function npmAbove(pid: number): number | undefined {
  const found = lookAt(pid);
  if (found === undefined) return undefined;
  const isNpm = /^(\S*node \S*\/)?npm(-cli\.js)? /.test(found.command);
  const { npm_lifecycle_event: event = "" } = process.env;
  const isOurs = found.command.includes(event === "npx" ? "npm exec" : event);
  return isNpm && isOurs ? pid : npmAbove(found.parent);
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
  if (takeOver !== undefined) {
    askedAt = performance.now();
    takeOver();
    takeOver = undefined;
  } else if (performance.now() - askedAt >= 100) {
    process.exit(code); // A signal soon after the first is the same one: npm passes on what the terminal has sent to all.
  }
}

/** A process, from Linux or else from `ps`; `undefined` where there is none, or neither can be read. */
function lookAt(pid: number): { readonly parent: number; readonly command: string } | undefined {
  try {
    if (existsSync("/proc/self/status")) {
      const [, parent] = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
      return { parent: Number(parent), command };
    }
    const line = execFileSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], { encoding: "utf8" });
    const [parent = "", ...words] = line.trim().split(/\s+/);
    return { parent: Number(parent), command: `${words.join(" ")} ` };
  } catch {
    return undefined;
  }
}

/** Whether a process with this ID exists, of any user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0); // Signal 0 only checks.
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
