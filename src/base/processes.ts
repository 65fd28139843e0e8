import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { budgetOf } from "./budget.ts";
import { Failure } from "./failure.ts";
import { shownLines } from "./shown-text.ts";
import { tell } from "./steps.ts";
import { foldersInUse } from "./temporary.ts";

export interface RunningServer {
  readonly url: string;
  /** Stops it, politely and then firmly; resolves when it is gone. */
  stop(): Promise<void>;
}

/** A server in a separate process. */
export interface ServerProcess extends RunningServer {
  /** Resolves with its last output when the process has ended for any reason. */
  readonly ended: Promise<string>;
}

const running = new Set<ChildProcess>();
// Before temporary.ts removes folders, so that nothing writes to them any more.
process.prependOnceListener("exit", () => running.forEach(kill));
const kill = (child: ChildProcess) => child.kill("SIGKILL");

const host = "127.0.0.1";
/** The time that a process has to end by itself, and until a server that does not serve is reported, in milliseconds. */
const patience = { end: 3_000, notice: 20_000 };

/**
 * Starts a program of Node.js, with its output in pipes, that ends with this process, whatever ends this one. It has
 * its own process group, so that a terminal's signals reach only this process.
 */
function startProgram(
  program: string,
  words: readonly string[],
  options: {
    readonly cwd?: string;
    readonly env?: NodeJS.ProcessEnv;
    /** Modules that it loads first. Defaults to none. */
    readonly preload?: readonly string[];
    /** Kills it after this many milliseconds. Defaults to never. */
    readonly timeout?: number;
  } = {},
): ChildProcess {
  const preload = [
    new URL("./die-with-parent.mjs", import.meta.url).href,
    ...(options.preload ?? []),
  ];
  const child = fork(program, [...words], {
    ...options,
    env: {
      ...(options.env ?? process.env),
      ...inPlainText,
      TEMPORARY_FOLDERS: JSON.stringify(foldersInUse()),
    },
    execArgv: preload.flatMap((module) => ["--import", module]),
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    detached: true,
    killSignal: "SIGKILL",
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Without variables that force colors, because its output is read. */
const inPlainText = { NO_COLOR: "1", FORCE_COLOR: undefined };

export interface EndedProgram {
  readonly isOk: boolean;
  /** Whether it was killed because it took too long. */
  readonly isOutOfTime: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program of Node.js to its end, or to the end of this process. */
export async function runProgram(...words: Parameters<typeof startProgram>): Promise<EndedProgram> {
  const child = startProgram(...words);
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  }
  const [code] = await once(child, "close");
  return { isOk: code === 0, isOutOfTime: child.killed, ...output };
}

/**
 * Starts a program of Node.js that serves on a loopback port, and waits for its announcement, at most `BUDGET_SECONDS`.
 *
 * @throws Failure with the program's last output if it ends or announces nothing; its cause has the system's error code
 *   if the port was refused.
 */
export async function startServer(options: {
  readonly name: string;
  readonly program: string;
  readonly arguments: readonly string[];
  readonly port: number;
  /**
   * The line that the program prints when it listens. An answer from the port would not prove it, because another
   * program could have taken the port.
   */
  readonly announcement: string;
  /** Receives the program's output after the announcement. */
  readonly log?: NodeJS.WritableStream | undefined;
  /** Modules that the program loads first. Defaults to none. */
  readonly preload?: readonly string[];
  /** What to do if it does not serve in time. Defaults to nothing. */
  readonly hint?: string;
}): Promise<ServerProcess> {
  const { name, port, log, announcement, preload = [], hint } = options;
  const url = `http://${host}:${port}`;
  const child = startProgram(options.program, options.arguments, { preload });
  let output = "";
  let listener: NodeJS.WritableStream | undefined;
  let isLineBegun = false;
  /** Lines with the program's name before them, so that no line begins with text of a document or a request. */
  const named = (text: string) => {
    const lines = text.replaceAll(/\n(?!$)/g, `\n${name}  `);
    const begun = isLineBegun ? lines : `${name}  ${lines}`;
    isLineBegun = !text.endsWith("\n");
    return begun;
  };
  const ended = once(child, "close").then(() => output);
  const announced = new Promise<"announced">((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        const shown = named(shownLines(text)); // The log contains text of requests.
        listener?.write(shown);
        output = (output + shown).slice(-20_000);
        if (output.includes(announcement)) resolve("announced");
      });
    }
  });
  const advice = hint === undefined ? "" : `: ${hint}`;
  const seconds = budgetOf("BUDGET_SECONDS");
  const silence = delay(seconds * 1_000, "silent", { ref: false });
  const lines = () => output.trimEnd().split("\n");
  const notice = setTimeout(() => {
    tell(`${name} is not there yet, ${patience.notice / 1_000} s.`);
  }, patience.notice);
  const first = await Promise.race([announced, silence, ended]);
  clearTimeout(notice);
  if (first === "silent") {
    kill(child);
    const more = `BUDGET_SECONDS=${seconds * 2} allows more`;
    const said = `${name} did not serve ${url} in ${seconds} s${advice}; ${more}:`;
    throw new Failure([said, ...lines()]);
  }
  if (first !== "announced") {
    const code = /\b(EADDRINUSE|EACCES)\b/.exec(output)?.[0];
    throw new Failure([`${name} ended before it served ${url}:`, ...lines()], { cause: { code } });
  }
  listener = log;
  return { url, ended, stop: () => stopProcess(child) };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const isGone = await Promise.race([gone, delay(patience.end, false, { ref: false })]);
  if (isGone === false) {
    kill(child);
    await gone;
  }
}

export interface WishedPort {
  readonly port: number;
  /** The option that requests it. */
  readonly option: string;
}

/**
 * A free port: the requested one, or any. It may be taken a moment later, so callers bind it through `onPort`.
 *
 * @throws Failure if the requested port is not available.
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
 * Starts a server on a requested port.
 *
 * @throws Failure that names the port and its option if the port is taken or not allowed.
 */
export async function onPort<T>(
  { port, option }: WishedPort,
  start: (port: number) => Promise<T>,
): Promise<T> {
  try {
    return await start(port);
  } catch (error) {
    const reason = refusals[systemCode(error) ?? systemCode((error as Error).cause) ?? ""];
    if (reason === undefined) throw error;
    throw new Failure(`Port ${port} ${reason}: choose another with --${option}.`, { cause: error });
  }
}

const refusals: Readonly<Record<string, string>> = {
  EACCES: "is not allowed to this user",
  EADDRINUSE: "is taken",
};

/** The code of an error of the system, for example `ENOENT`. */
export const systemCode = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code;
