import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { escapeInvisibleLines } from "../universal/escape-invisible.ts";
import { type EndedProgram, runProgram } from "./processes.ts";

/** The folder of Redocly's command line, an optional peer. */
export const redoclyFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json"));

/** The environment in which Redocly's command line sends no telemetry and does not check for a newer version. */
export const withoutOutput = {
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
};

/** Runs Redocly's command line to its end. */
export async function runRedocly(words: readonly string[], cwd?: string): Promise<EndedProgram> {
  const ended = await runProgram(join(redoclyFolder(), "bin/cli.js"), words, {
    env: { ...process.env, ...withoutOutput },
    ...(cwd !== undefined && { cwd }),
  });
  // Removes a box about the end of support for Node.js 20, which no option turns off.
  const stderr = ended.stderr.replaceAll(/^ *[╔║╚].*\n/gm, "").trim();
  return {
    ...ended,
    stdout: escapeInvisibleLines(ended.stdout),
    stderr: escapeInvisibleLines(stderr),
  };
}
