import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
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
 * Starts a program of Node.js, its output in pipes, that ends with this process, whatever ends this
 * process. It has a group of its own: what a terminal sends to ours is for us to answer.
 */
export function startProgram(
  program: string,
  words: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): ChildProcess {
  const child = fork(program, [...words], {
    ...options,
    execArgv: ["--import", inRoot("scripts/lib/die-with-parent.mjs")],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    detached: true,
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  return child;
}

/**
 * Starts a program of Node.js that serves on a loopback port, and waits until it answers.
 *
 * @throws Failure with the program's last output where it ends or stays silent instead; its cause has the
 *   code of the system's error where the port was refused.
 */
export async function startServer(options: {
  readonly name: string;
  readonly program: string;
  readonly arguments: readonly string[];
  readonly port: number;
  /** What the program prints once the port is its own. Defaults to nothing: an answer is enough. */
  readonly announcement?: string;
  /** Receives the program's output once it serves. Defaults to nobody. */
  readonly log?: NodeJS.WritableStream;
}): Promise<ServerProcess> {
  const { name, port, log, announcement = "" } = options;
  const url = `http://${host}:${port}`;
  const child = startProgram(options.program, options.arguments);
  let output = "";
  let isReady = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-2_000);
      if (isReady) log?.write(text);
    });
  }
  const ended = once(child, "close").then(() => output);
  const stop = () => stopProcess(child);
  const deadline = Date.now() + patience.ready;
  // An answer alone could be another program's, on a port that was free a moment ago.
  while (!output.includes(announcement) || !(await answers(url))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      const code = /\b(EADDRINUSE|EACCES)\b/.exec(await ended)?.[0];
      throw new Failure(`${name} ended before it answered on ${url}:\n${output}`, {
        cause: { code },
      });
    }
    if (Date.now() > deadline) {
      await stop();
      throw new Failure(
        `${name} did not answer on ${url} in ${patience.ready / 1000} s:\n${output}`,
      );
    }
    await delay(patience.poll);
  }
  isReady = true;
  log?.write(output);
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

/** A port that somebody asked for. */
export interface WishedPort {
  readonly port: number;
  /** The option that asked for it. */
  readonly option: string;
}

/**
 * A port that nobody listens on: the wished one, or any where none is wished. It may be gone again a
 * moment later: who binds it does so through `onPort`.
 *
 * @throws Failure where the wished port cannot be had.
 */
export async function freePort(wished?: WishedPort): Promise<number> {
  const server = createServer();
  const listen = async (port: number) => {
    server.listen(port, host);
    await once(server, "listening");
  };
  await (wished === undefined ? listen(0) : onPort(wished, listen));
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

/**
 * Starts what listens on a wished port.
 *
 * @throws Failure that names the port and its option where the port is taken or not allowed.
 */
export async function onPort<T>(
  { port, option }: WishedPort,
  start: (port: number) => Promise<T>,
): Promise<T> {
  try {
    return await start(port);
  } catch (error) {
    const reason = refusals[codeOf(error) ?? codeOf((error as Error).cause) ?? ""];
    if (reason === undefined) throw error;
    throw new Failure(`Port ${port} ${reason}: choose another with --${option}.`, { cause: error });
  }
}

const refusals: Readonly<Record<string, string>> = {
  EACCES: "is not allowed to this user",
  EADDRINUSE: "is taken",
};

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code;
