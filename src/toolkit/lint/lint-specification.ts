import { resolve } from "node:path";
import { Failure } from "../../node/failure.ts";
import { annotation } from "../../node/github-annotation.ts";
import { optimizeLater } from "../../node/optimize-later.ts";
import { displayPath } from "../../node/package-root.ts";
import { log, step } from "../../node/progress.ts";
import { readText } from "../../node/read-text-file.ts";
import { registryKey } from "../levels/annotation.ts";
import { levelled } from "../levels/levelled-document.ts";
import { ofExamples, pluginFile } from "../lint-rules/plugin.ts";
import { checkReleasedLevels, type LevelsLock } from "../release-lock/check-releases.ts";
import type { LintRules, Printed } from "./lint-output.ts";

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
  // Loaded late, because they load peers.
  const { bundleQuietly, inspectSpecification } = await import("../read/bundle.ts");
  const { levelProblems } = await import("./lint-levels.ts");
  const { lintPrinted } = await import("./lint-output.ts");
  const bundled = bundleQuietly(specification);
  bundled.catch(() => {}); // It may fail before the steps wait for it.
  let reported: ReadonlySet<string> = new Set();

  const written = await failureOf(`spec  ${name}`, async () => {
    const known = await bundled.catch(() => undefined); // The other step reports its failure.
    if (known === undefined) await inspectSpecification(specification);
    const skipped = known !== undefined && registryKey in known ? ofExamples : [];
    const shown = format === undefined ? { format: "codeframe", most: mostFrames } : { format };
    const printed = await lintPrinted({ file: specification, configuration, skipped, ...shown });
    reported = printed.found;
    if (format === undefined) return report(printed);
    process.stdout.write(printed.text);
    if (!printed.isOk) throw new Failure(`${name} has problems. See stdout.`);
  });
  const where = isAllLevels ? "each level" : "its releases";
  const levels = await failureOf(`levels  ${name} at ${where}`, async () => {
    const document = levelled(await bundled);
    if (lock !== undefined) await checkReleasedLevels(document, { ...lock, specification });
    const { errors, warnings } = await levelProblems(document, {
      specification,
      configuration,
      reported,
      // Released versions of an API cannot be changed, so only its own rules make their problems errors.
      isEachLevel: config !== undefined,
      isAllLevels,
    });
    for (const line of warnings) log(`warning: ${line}`);
    if (errors.length > 0) throw new Failure(errors);
  });
  if (levels !== undefined && format === "github-actions")
    process.stdout.write(annotation("error", "levels", levels, { file: name }));
  const messages = new Set([written, levels].filter((message) => message !== undefined));
  if (messages.size > 0) throw new Failure([...messages].join("\n\n").split("\n"));
}

/** Does a step, and returns the message of its failure, if it fails: the next step is done all the same. */
async function failureOf(title: string, work: () => Promise<void>): Promise<string | undefined> {
  try {
    await step(title, work);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
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

/** Prints warnings on stderr. @throws Failure with the problems if there are errors. */
function report({ isOk, text, hidden }: Printed): void {
  const lines = text.trim() === "" ? [] : text.trim().split("\n");
  if (hidden > 0) {
    lines.push(
      "",
      `${hidden} more: \`--format=stylish\` lists each on one line, \`--format=summary\` counts them.`,
    );
  }
  if (!isOk) throw new Failure(lines);
  process.stderr.write(lines.map((line) => `${line}\n`).join("")); // There are only warnings.
}
