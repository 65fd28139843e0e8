import { resolve } from "node:path";
import { Failure } from "../../node/failure.ts";
import { annotation } from "../../node/github-annotation.ts";
import { optimizeLater } from "../../node/optimize-later.ts";
import { displayPath } from "../../node/package-root.ts";
import { log, step } from "../../node/progress.ts";
import { readText } from "../../node/read-text-file.ts";
import { registryKey } from "../levels/annotation.ts";
import { type LevelledDocument, levelled } from "../levels/levelled-document.ts";
import { ofExamples, ownRules, pluginFile } from "../lint-rules/plugin.ts";
import { checkReleasedLevels, type LevelsLock } from "../release-lock/check-releases.ts";
import type { levelProblems } from "./lint-levels.ts";
import type { LintRules, lintPrinted } from "./lint-output.ts";

/** A run of lint. */
interface LintRun {
  /** The absolute path of the specification. */
  readonly specification: string;
  /** The output format for problems in the files as written. By default, they are in the Failure. */
  readonly format?: string | undefined;
  /** A file with rules. By default, those for any API. */
  readonly config?: string | undefined;
  /** Whether to check the levels between the releases too. */
  readonly isAllLevels: boolean;
  /** The released levels that must not change. */
  readonly lock?: LevelsLock | undefined;
}

/**
 * Lints a specification.
 *
 * @throws Failure with the problems.
 */
export async function lintSpecification({
  specification,
  format,
  config,
  isAllLevels,
  lock,
}: LintRun): Promise<void> {
  const name = displayPath(specification);
  optimizeLater();
  const configuration = config === undefined ? neutral(specification) : resolve(config);
  let reported: ReadonlySet<string> = new Set();
  const bundled = loadBundler().then((bundler) => bundler.bundleQuietly(specification));
  bundled.catch(() => {}); // It may fail before the steps wait for it.
  const written = step(`spec  ${name}`, async () => {
    const known = await bundled.catch(() => undefined);
    if (known === undefined) await (await loadBundler()).inspectSpecification(specification);
    const skipped = known !== undefined && registryKey in known ? ofExamples : [];
    const run = { file: specification, configuration, skipped };
    const { print, found } = await lintWritten(run, format);
    reported = found;
    print();
  });
  await written.catch(() => {}); // Redocly prints to stdout, so one run must not begin in another.
  const levels = step(
    `levels  ${name} at ${isAllLevels ? "each level" : "its releases"}`,
    async () => {
      const document = await bundled;
      const skipped = ownRules; // They have checked each level in the files.
      const isEachLevel = config !== undefined;
      const run = { specification, configuration, skipped, reported, isEachLevel, isAllLevels };
      await lintLevels(levelled(document), lock, run);
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
  run: Omit<Parameters<typeof lintPrinted>[0], "format" | "most">,
  format: string | undefined,
) {
  const most = format === undefined ? { most: mostFrames } : {};
  const printed = await printLint({ ...run, format: format ?? "codeframe", ...most });
  const { isOk, text, hidden, found } = printed;
  const print = () => {
    if (format !== undefined) {
      process.stdout.write(text);
      if (!isOk) throw new Failure(`${displayPath(run.file)} has problems. See stdout.`);
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
  document: LevelledDocument,
  lock: LevelsLock | undefined,
  run: Parameters<typeof levelProblems>[1],
): Promise<void> {
  const { specification } = run;
  if (lock !== undefined) await checkReleasedLevels(document, { ...lock, specification });
  const { levelProblems } = await import("./lint-levels.ts");
  const { errors, warnings } = await levelProblems(document, run);
  for (const line of warnings) log(`warning: ${line}`);
  if (errors.length > 0) throw new Failure(errors);
}

// Both load peers.
const loadBundler = () => import("../read/bundle.ts");

const printLint = async (run: Parameters<typeof lintPrinted>[0]) =>
  (await import("./lint-output.ts")).lintPrinted(run);
