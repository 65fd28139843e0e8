import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { Failure } from "./failure.ts";
import { log } from "./progress.ts";
import { exitOnSignals } from "./signals.ts";

export interface RunningServer {
  readonly url: string;
  /** Stops it; resolves when it has exited. */
  stop(): Promise<void>;
}

/** A server in a separate process. */
export interface ServerProcess extends RunningServer {
  /** Resolves with its last output when the process has ended for any reason. */
  readonly ended: Promise<string>;
}

export interface EndedProgram {
  readonly isOk: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** Without variables that force colors, because the output of programs is read. */
const inPlainText = { NO_COLOR: "1", FORCE_COLOR: undefined };

/** Runs a program of Node.js to its end. It gets the signals of the terminal too, so Ctrl-C ends both. */
export async function runProgram(
  program: string,
  words: readonly string[],
  { cwd, env = process.env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<EndedProgram> {
  const child = spawn(process.execPath, [program, ...words], {
    cwd,
    env: { ...env, ...inPlainText },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  }
  const [code] = await once(child, "close");
  return { isOk: code === 0, ...output };
}

const servers = new Set<ChildProcess>();
// Before temporary-folder.ts removes folders, so that nothing writes to them any more.
process.prependOnceListener("exit", () => servers.forEach(kill));
const kill = (child: ChildProcess) => child.kill("SIGKILL");

const host = "127.0.0.1";
/** The time until a server that does not serve is reported, in milliseconds. */
const patience = 20_000;

/** Ends a server with this process, even if that is killed: the channel between the two closes. */
const endWithParent =
  'data:text/javascript,process.once("disconnect", () => process.exit()); process.channel.unref()';

/**
 * Starts a program of Node.js that serves on a loopback port, and waits for its announcement. It ends with this process:
 * signals to stop end both (`exitOnSignals`). They do not reach it directly, because it has a process group of its own.
 *
 * @throws Failure with the program's last output if it ends before; its cause has the system's error code if the port
 *   was refused.
 */
export async function startServer(options: {
  readonly name: string;
  readonly program: string;
  readonly arguments: readonly string[];
  readonly port: number;
  /**
   * The line that the program prints when it listens. A response from the port would not prove it, because another
   * program could have taken the port.
   */
  readonly announcement: string;
  /** Receives the program's output as it comes. Defaults to nobody. */
  readonly copyTo?: NodeJS.WritableStream | undefined;
  /** Modules that the program loads first. Defaults to none. */
  readonly preload?: readonly string[];
}): Promise<ServerProcess> {
  const { name, port, copyTo, announcement, preload = [] } = options;
  exitOnSignals();
  const url = `http://${host}:${port}`;
  const modules = [endWithParent, ...preload].flatMap((module) => ["--import", module]);
  const child = spawn(process.execPath, [...modules, options.program, ...options.arguments], {
    env: { ...process.env, ...inPlainText },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    detached: true,
  });
  servers.add(child);
  child.once("exit", () => servers.delete(child));
  let output = "";
  const ended = once(child, "close").then(() => output);
  const announced = new Promise<"announced">((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        copyTo?.write(text);
        output = (output + text).slice(-20_000);
        if (output.includes(announcement)) resolve("announced");
      });
    }
  });
  const notice = setTimeout(() => {
    log(`${name} has not started after ${patience / 1_000} s. Waiting.`);
  }, patience);
  const first = await Promise.race([announced, ended]);
  clearTimeout(notice);
  if (first !== "announced") {
    const code = /\b(EADDRINUSE|EACCES)\b/.exec(output)?.[0];
    const lines = [`${name} exited before it served ${url}:`, ...output.trimEnd().split("\n")];
    throw new Failure(lines, { cause: { code } });
  }
  const stop = async () => {
    kill(child);
    await ended;
  };
  return { url, ended, stop };
}

export interface PortOption {
  readonly port: number;
  /** The option that requests it. */
  readonly option: string;
}

/**
 * A free port: the requested one, or any. It may be taken a moment later, so callers bind it through `listenOnPort`.
 *
 * @throws Failure if the requested port is not available, or this machine has no loopback address.
 */
export async function freePort(port?: PortOption): Promise<number> {
  const server = createServer();
  const listen = async (port: number) => {
    server.listen(port, host);
    await once(server, "listening").catch((error) => {
      if (systemCode(error) !== "EADDRNOTAVAIL") throw error;
      const what = `This machine has no address ${host}, the loopback address`;
      throw new Failure(`${what}. Set up the loopback interface.`, { cause: error });
    });
  };
  await (port === undefined ? listen(0) : listenOnPort(port, listen));
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
export async function listenOnPort<T>(
  { port, option }: PortOption,
  start: (port: number) => Promise<T>,
): Promise<T> {
  try {
    return await start(port);
  } catch (error) {
    const reason = refusals[systemCode(error) ?? systemCode((error as Error).cause) ?? ""];
    if (reason === undefined) throw error;
    throw new Failure(`Port ${port} ${reason}. Choose another port with --${option}.`, {
      cause: error,
    });
  }
}

const refusals: Readonly<Record<string, string>> = {
  EACCES: "requires more rights than this user has",
  EADDRINUSE: "is in use",
};

/** The code of an error of the system, for example `ENOENT`. */
export const systemCode = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code;
