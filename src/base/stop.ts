import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { basename } from "node:path";
import { Worker } from "node:worker_threads";

let takeOver: (() => void) | undefined;
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Makes Ctrl-C, SIGTERM and a closed terminal end this process at once. Its `exit` listeners end started programs
 * (processes.ts) and remove temporary folders (temporary.ts). The exit code is that of a shell, 128 plus the number of
 * the signal, because the work is not done.
 */
export function exitOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => stop(128 + constants.signals[signal]));
  }
}

/**
 * Ends this process when it is orphaned: when its parent, or the npm that runs it, directly or through a shell, has
 * ended. It ends like a closed terminal does, or is killed if a computation blocks it.
 */
export function exitWhenOrphaned(): void {
  const parent = process.ppid;
  const runner = isRunByNpm() ? npmAbove(parent) : parent;
  const isOrphan = process.ppid !== parent || runner === undefined || !isRunning(runner);
  if (isOrphan) stop(128 + constants.signals.SIGHUP);
  new Worker(new URL("./watch-parent.mjs", import.meta.url), {
    workerData: { parent, runner, politely: true },
    execArgv: [],
  }).unref();
}

/** Whether npm runs this script, by its environment variables, and processes can be looked up. */
function isRunByNpm(): boolean {
  const { npm_config_user_agent: agent, npm_lifecycle_script: script } = process.env;
  const name = basename(process.argv[1] ?? "");
  const isNamed = agent?.startsWith("npm/") === true && script?.includes(name) === true;
  return isNamed && lookAt(process.pid) !== undefined;
}

/**
 * The npm among the ancestors. If npm has already ended, another process has adopted its children (init, a container's
 * first process, a session manager). So npm is recognized by the title that it gives itself: "npm start", "npm run
 * start", for npx "npm exec …", and before that "node …/npm start".
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
 * Resolves when this process is asked to stop, and keeps the first signal from ending it, because stopping a server is
 * a success with exit code 0. A second signal ends it.
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
    process.exit(code); // npm repeats signals of the terminal: a second one within moments is the same.
  }
}

/** Reads a process from /proc or `ps`; `undefined` if it does not exist or cannot be read. */
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
    process.kill(pid, 0); // Signal 0 only tests.
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
