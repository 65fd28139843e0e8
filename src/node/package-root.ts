import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the package, with these modules in `dist/`, or of its clone: the nearest folder with a package.json. */
export const home = packageFolder(dirname(fileURLToPath(import.meta.url)));

function packageFolder(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : packageFolder(dirname(folder));
}

/** The absolute path of a file below the root. */
export const inHome = (...path: string[]): string => resolve(home, ...path);

/** Reads the package.json of a folder. Defaults to our own. */
export const readPackage = (folder = home) =>
  JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8"));

/** Whether the program was called by its name for any API. */
export const isForAnyApi = basename(process.argv[1] ?? "") === "openapi-levels";

const programName = isForAnyApi ? "openapi-levels" : "administration-service-api";

/** How scripts of a clone run this program, whose package may not be built there. */
const fromSource = "node --import tsx src/program/program.ts";

/**
 * The command line for a command: the script of the project in the working directory that runs it, without the options
 * of the script. If no script runs the command for this specification, the command line uses npx, or in a clone the
 * source. The caller quotes words of users (`quoteForShell`).
 */
export function commandLine(name: string, ...words: readonly string[]): string {
  const scripts = scriptsHere();
  const options = words.join(" ").split(/ (?=--)/);
  const spec = options.find((option) => option.startsWith("--spec "));
  const fits = (command: string) =>
    command.startsWith(`${name} `) &&
    (spec === undefined || !command.includes("--spec ") || command.includes(spec));
  const [script, text = ""] = scripts.find(([, text]) => fits(programOf(text) ?? "")) ?? [];
  if (script === undefined) {
    const isClone = scripts.some(([, text]) => text.startsWith(fromSource));
    return [isClone ? fromSource : `npx ${programName}`, name, ...words].join(" ");
  }
  const others = options.filter((option) => !text.includes(option));
  return ["npm run", script, ...(others.length > 0 ? ["--", ...others] : [])].join(" ");
}

/** The command with its options in the text of a script that runs this program, from the package or from its source. */
const programOf = (script: string) =>
  / (?:administration-service-api|openapi-levels|src\/program\/program\.ts) (.+)/.exec(
    ` ${script} `,
  )?.[1];

function scriptsHere(): [name: string, text: string][] {
  try {
    return Object.entries(readPackage(process.cwd()).scripts);
  } catch {
    return []; // No project, or one without scripts.
  }
}

/** A path for messages, relative to the working directory. */
export const displayPath = (path: string): string => relative(process.cwd(), path) || ".";
