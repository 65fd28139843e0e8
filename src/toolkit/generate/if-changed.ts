// Loads nothing of what generates: seeing that nothing has changed should take no longer than starting the program.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { shown } from "../../base/home.ts";
import { overheard } from "../../base/steps.ts";
import type { OpenApiDocument } from "../document/json.ts";
import { type Call, recall, rememberCall } from "../write/memory.ts";
import type { generate } from "./generate.ts";
import { maker } from "./text.ts";

type Options = Parameters<typeof generate>[0];

/**
 * Whether an earlier call of `generateAndRemember` with the same input has made what is there. If so, says it, and
 * repeats the warnings of that call.
 */
export function isUnchanged(options: Options): boolean {
  const known = recall(callOf(options));
  if (known === undefined) return false;
  const size = `${known.count} files, up to date: nothing has changed since the last run`;
  process.stderr.write(`${known.said}${shown(options.folder)}/: ${size}\n`);
  return true;
}

/**
 * Generates all files of a specification as `generate` does, or only compares them, and remembers what it has read and
 * what is there.
 *
 * @throws Failure as `generate` does; such a call is not remembered.
 */
export async function generateAndRemember(options: Options): Promise<void> {
  const begun = Date.now();
  const { generate } = await import("./generate.ts");
  const { filesOf } = await import("../read/references.ts");
  const said = warningsIn(await overheard(process.stderr, () => generate(options)));
  rememberCall(callOf(options), await filesOf(options.specification), begun, said);
}

/** The bundled specification, if an earlier call has made what is there; repeats its warnings. */
export function documentIfUnchanged(options: Options): OpenApiDocument | undefined {
  const known = recall(callOf(options));
  if (known === undefined) return undefined;
  process.stderr.write(known.said);
  return JSON.parse(readFileSync(join(options.folder, "annotated.json"), "utf8"));
}

function callOf({ specification, folder, check: _, ...given }: Options): Call {
  const defaults = { isStrict: false, words: [] };
  // JSON has no functions: which ones are given follows from the words of the command and the specification.
  return { specification, folder, maker, options: { ...defaults, ...given } };
}

/** What a call has written to stderr, without the lines of its steps and its summary. */
function warningsIn(said: string): string {
  const lines = said.split("\n").slice(0, -2); // The summary comes last.
  return lines
    .filter((line) => !/^[✔✖] /.test(stripVTControlCharacters(line)))
    .map((line) => `${line}\n`)
    .join("");
}
