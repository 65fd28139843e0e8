import { dirname, resolve } from "node:path";
import { oneOfWords, readArguments, requireFile } from "../node/command-options.ts";
import { Failure } from "../node/failure.ts";
import { annotation } from "../node/github-annotation.ts";
import { optimizeLater } from "../node/optimize-later.ts";
import { requirePeers } from "../node/optional-peers.ts";
import { commandLine, displayPath } from "../node/package-root.ts";
import { log, step } from "../node/progress.ts";
import { readText } from "../node/read-text-file.ts";
import { registryKey } from "../toolkit/levels/annotation.ts";
import { type LevelledDocument, levelled } from "../toolkit/levels/levelled-document.ts";
import type { levelProblems } from "../toolkit/lint/lint-levels.ts";
import type { LintRules, lintPrinted } from "../toolkit/lint/lint-output.ts";
import { ofExamples, ownRules, pluginFile } from "../toolkit/lint-rules/plugin.ts";
import { readersOf } from "../toolkit/read/openapi-version.ts";
import { checkReleasedLevels, type LevelsLock } from "../toolkit/release-lock/check-releases.ts";
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
    does: "judges levels between the releases too",
  },
  lock: {
    value: "FILE",
    does: "the annotated.json made by `generate`; a changed released level is an error",
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
  if (options !== undefined) await lintSpecification(options);
}

/**
 * Lints a specification.
 *
 * @throws Failure with the problems, if it is called wrongly, or if a peer is missing.
 */
async function lintSpecification({
  spec,
  format,
  config,
  "all-levels": isAllLevels,
  lock,
}: {
  readonly spec?: string;
  readonly format?: string;
  readonly config?: string;
  readonly "all-levels": boolean;
  readonly lock?: string;
}): Promise<void> {
  if (format !== undefined) oneOfWords("format", format, formats);
  if (config !== undefined) requireFile(config, `--config ${config}`);
  if (lock !== undefined) requireFile(lock, `--lock ${lock}`);
  const specification = specificationOf(spec);
  requireFile(specification);
  const locked = lock === undefined ? undefined : lockAt(lock, specification);
  const readers = readersOf(specification);
  requirePeers("lint", "@redocly/cli", ...readers);
  const name = displayPath(specification);
  optimizeLater();
  const configuration = config === undefined ? neutral(specification) : resolve(config);
  let told: ReadonlySet<string> = new Set();
  const bundled = loadBundler().then((bundler) => bundler.bundleQuietly(specification));
  bundled.catch(() => {}); // It may fail before the steps wait for it.
  const written = step(`spec  ${name}`, async () => {
    const known = await bundled.catch(() => undefined);
    if (known === undefined) await (await loadBundler()).inspectSpecification(specification);
    const skipped = known !== undefined && registryKey in known ? ofExamples : [];
    const asked = { file: specification, configuration, skipped };
    const { print, found } = await lintWritten(asked, format);
    told = found;
    print();
  });
  await written.catch(() => {}); // Redocly prints to stdout, so one run must not begin in another.
  const levels = step(
    `levels  ${name} at ${isAllLevels ? "each level" : "its releases"}`,
    async () => {
      const document = await bundled;
      const skipped = ownRules; // They have checked each level in the files.
      const isEachLevel = config !== undefined;
      const asked = { configuration, skipped, told, isEachLevel, isAllLevels };
      await lintLevels(specification, levelled(document), locked, asked);
    },
  );
  await allDone([
    written,
    levels.catch((error) => {
      if (format === "github-actions" && error instanceof Failure)
        process.stdout.write(annotation("error", "levels", error.message, { file: name }));
      throw error;
    }),
  ]);
}

function lockAt(file: string, specification: string): LevelsLock {
  const words = [
    "--spec",
    displayPath(specification),
    "--out",
    displayPath(dirname(resolve(file))),
  ];
  return { file, words: words.map(quoteForShell) };
}

/** Waits for all steps; a failure that several steps report is printed once. */
async function allDone(steps: readonly Promise<void>[]): Promise<void> {
  const failures = (await Promise.allSettled(steps)).flatMap((result) =>
    result.status === "rejected" ? [result.reason] : [],
  );
  for (const failure of failures) if (!(failure instanceof Failure)) throw failure;
  const messages = new Set(failures.map(({ message }) => message));
  if (messages.size > 0) throw new Failure([...messages].join("\n\n").split("\n"));
}

/**
 * Settings of the rules that are wrong for files of several levels: two paths may be the same at different levels, and
 * earlier levels may require security schemes that nothing else refers to. Each level is linted on its own too.
 */
const ofOneLevel = {
  "no-unresolved-refs": "warn",
  "path-parameters-defined": "off",
  "no-identical-paths": "off",
  "no-ambiguous-paths": "off",
  "no-unused-components": "off",
} as const;

/** The rules for any API. */
const neutral = (specification: string): LintRules => ({
  telemetry: "off",
  plugins: [pluginFile],
  extends: ["minimal", "levels/recommended"],
  rules: {
    struct: "warn", // Making the snapshots fails on these problems.
    ...(readText(specification).includes(registryKey) && ofOneLevel),
  },
});

/** The most problems shown with surrounding lines, which take a third of a screen each. */
const mostFrames = 20;

/** Lints the files; `print` shows what is `found`, and throws Failure if there are errors. */
async function lintWritten(
  asked: Omit<Parameters<typeof lintPrinted>[0], "format" | "most">,
  format: string | undefined,
) {
  const most = format === undefined ? { most: mostFrames } : {};
  const printed = await printLint({ ...asked, format: format ?? "codeframe", ...most });
  const { isOk, text, hidden, found } = printed;
  const print = () => {
    if (format !== undefined) {
      process.stdout.write(text);
      if (!isOk) throw new Failure(`${displayPath(asked.file)} has problems: see stdout.`);
      return;
    }
    const lines = text.trim() === "" ? [] : text.trim().split("\n");
    if (hidden > 0) {
      lines.push(
        "",
        `${hidden} more: \`--format=stylish\` lists each on one line, \`--format=summary\` counts them.`,
      );
    }
    if (!isOk) throw new Failure(lines);
    process.stderr.write(lines.map((line) => `${line}\n`).join("")); // There are only warnings.
  };
  return { print, found };
}

/**
 * Lints the plain documents of levels. Without a rules file, problems that the newest level does not have are
 * warnings, because released versions of an API cannot be changed.
 */
async function lintLevels(
  specification: string,
  document: LevelledDocument,
  locked: LevelsLock | undefined,
  asked: Omit<Parameters<typeof levelProblems>[1], "specification">,
): Promise<void> {
  if (locked !== undefined) await checkReleasedLevels(document, { ...locked, specification });
  const { levelProblems } = await import("../toolkit/lint/lint-levels.ts");
  const { errors, warnings } = await levelProblems(document, { specification, ...asked });
  for (const line of warnings) log(`warning: ${line}`);
  if (errors.length > 0) throw new Failure(errors);
}

// Both load peers.
const loadBundler = () => import("../toolkit/read/bundle.ts");
const printLint = async (asked: Parameters<typeof lintPrinted>[0]) =>
  (await import("../toolkit/lint/lint-output.ts")).lintPrinted(asked);
