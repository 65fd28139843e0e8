import { dirname, resolve } from "node:path";
import { oneOfWords, readArguments, requireFile } from "../node/command-options.ts";
import { requirePeers } from "../node/optional-peers.ts";
import { commandLine, displayPath } from "../node/package-root.ts";
import { lintSpecification } from "../toolkit/lint/lint-specification.ts";
import { readersOf } from "../toolkit/read/openapi-version.ts";
import type { LevelsLock } from "../toolkit/release-lock/check-releases.ts";
import { quoteForShell } from "../universal/escape-invisible.ts";
import { foldersNote, specificationOf, specOption } from "./specification-options.ts";

/** The values of `--format`. */
export const formats = [
  "codeframe",
  "stylish",
  "json",
  "checkstyle",
  "codeclimate",
  "summary",
  "markdown",
  "github-actions",
  "junit",
];

/** The options of `lint`. */
const lintOptions = {
  ...specOption,
  format: {
    value: "NAME",
    does: `the output format for problems in the files as written, on stdout: ${formats.join(", ")} (default: codeframe, on stderr)`,
  },
  config: {
    value: "FILE",
    does: "a redocly.yaml with your own rules (default: those of OpenAPI and of the annotations)",
  },
  "all-levels": {
    does: "also check the levels between the releases",
  },
  lock: {
    value: "FILE",
    does: "an annotated.json of `generate`; a changed released level is an error",
  },
} as const;

export async function lint(words: readonly string[]): Promise<void> {
  const options = readArguments(words, {
    usage: commandLine("lint", "[options]"),
    about:
      "Lints a specification as written, and the plain documents of its releases and of its newest level.",
    options: lintOptions,
    notes: foldersNote,
  });
  if (options === undefined) return;
  const { format, config, lock, "all-levels": isAllLevels } = options;
  if (format !== undefined) oneOfWords("format", format, formats);
  if (config !== undefined) requireFile(config, `--config ${config}`);
  if (lock !== undefined) requireFile(lock, `--lock ${lock}`);
  const specification = specificationOf(options.spec);
  requirePeers("lint", "@redocly/cli", ...readersOf(specification));
  await lintSpecification({
    specification,
    format,
    config,
    isAllLevels,
    lock: lock === undefined ? undefined : lockOf(lock, specification),
  });
}

/** The released levels in a file, with the command that makes it. */
function lockOf(file: string, specification: string): LevelsLock {
  const words = [
    "--spec",
    displayPath(specification),
    "--out",
    displayPath(dirname(resolve(file))),
  ];
  return { file, words: words.map(quoteForShell) };
}
