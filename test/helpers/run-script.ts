import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { inHome } from "../../src/node/package-root.ts";

/** The result of an ended script. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * The arguments of Node.js for `npm run` with a name and arguments. With `--spec` for another API, those of the program
 * without the settings of this API.
 */
export function scriptWords(name: string, more: readonly string[], project = inHome()): string[] {
  const { scripts } = JSON.parse(readFileSync(inHome("package.json"), "utf8"));
  const [, ...words]: string[] = scripts[name].split(" ");
  const command = more.includes("--spec")
    ? words.slice(0, words.indexOf("src/program/program.ts") + 2)
    : words;
  const isSource = (word: string) => /^(?:src|\.?\/?scripts)\/.*\.m?[jt]s$/.test(word);
  return [...command.map((word) => (isSource(word) ? `${project}/${word}` : word)), ...more];
}

/** Runs a script to its end, as `npm run` would, from the root of the project. */
export async function runScript(name: string, ...words: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, scriptWords(name, words), {
    cwd: inHome(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  return outputOf(child).ended;
}

/** The current output of a process, and its result when it has ended. */
export function outputOf(child: ChildProcess): {
  readonly output: { readonly stdout: string; readonly stderr: string };
  readonly ended: Promise<Ended>;
} {
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  }
  return { output, ended: once(child, "close").then(([code]) => ({ code, ...output })) };
}

/** A script in its own process group, to which a terminal would send Ctrl-C. */
export interface StartedScript {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Its output so far, on stderr and stdout. */
  readonly printed: () => string;
  /** Resolves when it has printed this, and rejects if it ends first. */
  readonly waitFor: (words: string) => Promise<void>;
  /** Sends a signal to all of the group. */
  readonly signal: (signal: NodeJS.Signals) => void;
}

/** The options of starting a script. */
export interface StartOptions {
  /** The folder of the project. Defaults to this one. */
  readonly project?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Modules of test/fixtures/faults that the script and what it starts load first. Defaults to none. */
  readonly preload?: readonly string[];
  /**
   * The commands of a shell between the test and the script, as with npm: `"$@"` is the script. Defaults to no shell.
   */
  readonly shell?: string;
}

/** The environment in which a program and what it starts load modules of test/fixtures/faults first. */
export function preloading(...modules: readonly string[]): Record<"NODE_OPTIONS", string> {
  const urls = modules.map((name) => pathToFileURL(inHome("test/fixtures/faults", name)).href);
  return { NODE_OPTIONS: urls.map((url) => `--import ${url}`).join(" ") };
}

/** Starts a script as `npm run` would. */
export function startScript(
  name: string,
  words: readonly string[],
  { project = inHome(), environment = {}, preload = [], shell }: StartOptions = {},
): StartedScript {
  const before = shell === undefined ? [] : ["sh", "-c", shell, "sh"];
  const script = scriptWords(name, words, project);
  const [program = "", ...rest] = [...before, process.execPath, ...script];
  const child = spawn(program, rest, {
    cwd: project,
    env: { ...process.env, ...environment, ...(preload.length > 0 ? preloading(...preload) : {}) },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const { output, ended } = outputOf(child);
  const printed = () => output.stderr + output.stdout;
  return {
    child,
    ended,
    printed,
    async waitFor(words) {
      while (!printed().includes(words)) {
        if (child.exitCode !== null) throw new Error(`It ended:\n${printed()}`);
        await delay(20);
      }
    },
    signal: (signal) => process.kill(-(child.pid ?? 0), signal),
  };
}

/**
 * Kills the first descendant of a process whose command line contains a word.
 *
 * @throws Error if there is none.
 */
export async function killDescendant(pid: number | undefined, word: string): Promise<void> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-ww", "-o", "pid=,ppid=,args="], {
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const processes = stdout.split("\n").map((line) => line.trim().split(/\s+/));
  const family = new Set([pid]);
  for (const parent of family) {
    for (const [id, parentId] of processes) if (Number(parentId) === parent) family.add(Number(id));
  }
  const found = processes.find(
    ([id, , ...words]) => family.has(Number(id)) && words.join(" ").includes(word),
  );
  if (found === undefined) throw new Error(`Process ${pid} has started no ${word}.`);
  process.kill(Number(found[0]), "SIGKILL");
}
