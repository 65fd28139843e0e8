import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { inHome } from "../../src/base/home.ts";
import { outputOf } from "./output-of.ts";
import { type Ended, scriptWords } from "./run-script.ts";

/** A script that runs in a group of its own, to which a terminal would send Ctrl-C. */
export interface StartedScript {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** What it has said so far, on stderr and stdout. */
  readonly said: () => string;
  /** Resolves once it has said this, and rejects where it ends before. */
  readonly says: (words: string) => Promise<void>;
  /** Sends a signal to all of the group. */
  readonly signal: (signal: NodeJS.Signals) => void;
}

/** How a script of these tests is started. */
export interface StartOptions {
  /** Where the project is. Defaults to this one. */
  readonly project?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Modules of test/fixtures/faults that the script and what it starts load first. Defaults to none. */
  readonly preload?: readonly string[];
  /**
   * What a shell does that stands between us and the script, as with npm: `"$@"` is the script. Defaults
   * to no shell.
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
  const script = [...scriptWords(name, project), ...words];
  const [program = "", ...rest] = [...before, process.execPath, ...script];
  const child = spawn(program, rest, {
    cwd: project,
    env: { ...process.env, ...environment, ...(preload.length > 0 ? preloading(...preload) : {}) },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const { output, ended } = outputOf(child);
  const said = () => output.stderr + output.stdout;
  return {
    child,
    ended,
    said,
    async says(words) {
      while (!said().includes(words)) {
        if (child.exitCode !== null) throw new Error(`It ended:\n${said()}`);
        await delay(20);
      }
    },
    signal: (signal) => process.kill(-(child.pid ?? 0), signal),
  };
}
