import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { Failure } from "../../node/failure.ts";
import { commandLine, displayPath } from "../../node/package-root.ts";
import { log, step } from "../../node/progress.ts";
import { escapeInvisibleLines } from "../../universal/escape-invisible.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import type { Levels } from "../levels/levels.ts";
import { bundledSpecification } from "../read/read-specification.ts";
import { annotatedFile } from "../write/generated-list.ts";
import { type AddFile, type AddFiles, generateOutput } from "../write/output-files.ts";
import { compareOutput, replaceable, swapOutput } from "../write/replace-folder.ts";
import { unsupportedParts } from "./client/unsupported-parts.ts";
import { type Extras, emitClientFiles, emitTables } from "./emit-files.ts";

/** How many unsupported parts are listed. */
const mostUnsent = 5;

/**
 * Generates all files of an annotated specification into a folder, or with `check` only compares the folder with them.
 * Returns the bundled specification with its levels.
 *
 * @throws Failure if the specification is invalid or changes released levels, or with `check`, if a file is stale,
 *   missing or surplus; with exit code 2 if the folder has files that were not generated. Writes nothing then.
 */
export async function generate({
  specification,
  folder,
  check = false,
  isStrict = false,
  words = [],
  thaw = () => [],
  addFiles,
  ...extras
}: {
  readonly specification: string;
  readonly folder: string;
  readonly check?: boolean;
  /** Whether problems beyond OpenAPI are errors. By default, they are warnings. */
  readonly isStrict?: boolean;
  /** The options of the command that makes the folder, for messages. Defaults to none. */
  readonly words?: readonly string[];
  /** The released levels that this run may change. Defaults to none. */
  readonly thaw?: (levels: Levels) => readonly number[];
  /** Makes the files that `added` describes. Defaults to none. */
  readonly addFiles?: AddFiles;
} & Extras): Promise<LevelledDocument> {
  const start = performance.now();
  if (!check) replaceable(folder, generateOutput); // Fails early if the folder may not be replaced.
  const document = await bundledSpecification(specification, isStrict);
  const unsent = unsupportedParts(document.annotated).map(
    (line) => `${displayPath(specification)}${line}`,
  );
  if (isStrict && unsent.length > 0) throw new Failure(unsent);
  const output = new Map<string, string>();
  // A reviewer must see the real text: texts may contain characters that reverse or hide others.
  const take: AddFile = (path, text) =>
    void output.set(path, path.endsWith(".md") ? text : escapeInvisibleLines(text));
  const file = join(folder, annotatedFile);
  const released = { file, specification, words, thawed: thaw(document) };
  await emitTables(take, document, extras, released);
  await emitClientFiles(take, document);
  await addFiles?.(take, document);
  for (const line of unsent.slice(0, mostUnsent)) log(`warning: ${line}`);
  if (unsent.length > mostUnsent)
    log(`warning: ${unsent.length - mostUnsent} more parts are not sent as described.`);
  const problems = Object.entries(await compareOutput(folder, output, generateOutput)).flatMap(
    ([state, paths]) => paths.map((path: string) => `${displayPath(folder)}/${path} is ${state}.`),
  );
  if (check && problems.length > 0)
    throw new Failure([...problems.sort(), `Run \`${commandLine("generate", ...words)}\`.`]);
  const size = output.size + 1; // The list of files is one too.
  if (problems.length > 0) {
    await step(`write  ${size} files  →  ${displayPath(folder)}/`, () =>
      swapOutput(folder, output, generateOutput),
    );
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const state = problems.length > 0 ? `${problems.length} files changed` : "up to date";
  process.stderr.write(`${displayPath(folder)}/: ${size} files, ${state}, ${seconds} s\n`);
  return document;
}
