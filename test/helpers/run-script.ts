import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { inHome } from "../../src/base/home.ts";
import { outputOf } from "./output-of.ts";

/** What a script left behind when it ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What Node.js is told to run, for `npm run` with a name. */
export function scriptWords(name: string, project = inHome()): string[] {
  const { scripts } = JSON.parse(readFileSync(inHome("package.json"), "utf8"));
  const [, ...words] = scripts[name].split(" ");
  return words.map((word: string) => (word.endsWith(".ts") ? `${project}/${word}` : word));
}

/** Runs a script to its end, as `npm run` would, from the root of the project. */
export async function runScript(name: string, ...words: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [...scriptWords(name), ...words], {
    cwd: inHome(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  return outputOf(child).ended;
}
