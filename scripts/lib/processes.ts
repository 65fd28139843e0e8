import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { Failure } from "./failure.ts";
import { inRoot } from "./root.ts";

/** A server that answers, wherever it runs. */
export interface RunningServer {
  readonly url: string;
  /** Stops it, politely and then firmly; resolves when it is gone. */
  stop(): Promise<void>;
}

/** A server in a process of its own. */
export interface ServerProcess extends RunningServer {
  readonly pid: number;
  /** Resolves when the process is gone, with its last output, asked to or not. */
  readonly ended: Promise<string>;
}

const host = "127.0.0.1";
const patience = { ready: 30_000, polite: 3_000, poll: 50 };

/**
 * Starts a program of Node.js that serves on a loopback port, and waits until it answers. It ends with
 * this process, whatever ends this process.
 *
 * @throws Failure with the program's last output where it ends or stays silent instead.
 */
export async function startServer(options: {
  readonly name: string;
  readonly program: string;
  readonly arguments: readonly string[];
  readonly port: number;
  /** What the program prints once the port is its own. Defaults to nothing: an answer is enough. */
  readonly announcement?: string;
  /** Receives the program's output. Defaults to nobody. */
  readonly log?: NodeJS.WritableStream;
}): Promise<ServerProcess> {
  const { name, port, log, announcement = "" } = options;
  const url = `http://${host}:${port}`;
  const child = fork(options.program, [...options.arguments], {
    execArgv: ["--import", inRoot("scripts/lib/die-with-parent.mjs")],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-2_000);
      log?.write(text);
    });
  }
  const ended = once(child, "close").then(() => output);
  const stop = () => stopProcess(child);
  const deadline = Date.now() + patience.ready;
  // An answer alone could be another program's, on a port that was free a moment ago.
  while (!output.includes(announcement) || !(await answers(url))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Failure(`${name} ended before it answered on ${url}:\n${await ended}`);
    }
    if (Date.now() > deadline) {
      await stop();
      throw new Failure(
        `${name} did not answer on ${url} in ${patience.ready / 1000} s:\n${output}`,
      );
    }
    await delay(patience.poll);
  }
  return { url, pid: child.pid ?? 0, ended, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(patience.ready) });
    return true;
  } catch {
    return false;
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const isGone = await Promise.race([gone, delay(patience.polite, false, { ref: false })]);
  if (isGone === false) {
    child.kill("SIGKILL");
    await gone;
  }
}

/**
 * A port that nobody listens on: the wished one, or any where none is wished.
 *
 * @throws Failure with exit code 2 where the wished port is taken.
 */
export async function freePort(wished?: { port: number; option: string }): Promise<number> {
  const server = createServer();
  server.listen(wished?.port ?? 0, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === "EADDRINUSE" ? "is taken" : String(error);
    throw new Failure(`Port ${wished?.port} ${reason}: choose another with --${wished?.option}.`, {
      exitCode: 2,
      cause: error,
    });
  }
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

/**
 * Resolves when this process is asked to stop (Ctrl-C, SIGTERM, a closed terminal) or orphaned: when
 * its parent is gone, or npm behind the shell that npm puts in between.
 */
export function untilStopped(): Promise<void> {
  const parent = process.ppid;
  const npm = process.env.npm_lifecycle_event === undefined ? undefined : parentOf(parent);
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.once(signal, () => resolve());
    }
    const watch = setInterval(() => {
      if (process.ppid === parent && (npm === undefined || isRunning(npm))) return;
      clearInterval(watch);
      resolve();
    }, 200);
    watch.unref();
  });
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

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0); // Signal 0 only asks.
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
