import { dirname, resolve } from "node:path";
import {
  type Config,
  createConfig,
  formatProblems,
  getTotals,
  lint,
  loadConfig,
  type NormalizedProblem,
  type OutputFormat,
} from "@redocly/openapi-core";
import { captureOutput } from "../../node/progress.ts";
import {
  escapeInvisible,
  escapeInvisibleLines,
  messageText,
} from "../../universal/escape-invisible.ts";
import { isFirstCause, lineOf, refuse } from "../read/problem-lines.ts";

/** Problems in an output format. */
export interface Printed {
  readonly isOk: boolean;
  readonly text: string;
  /** How many problems beyond `most` were left out. */
  readonly hidden: number;
  /** The places and messages of all problems, with their rules. */
  readonly found: ReadonlySet<string>;
}

/** Identifies a problem, to compare two runs of the rules. */
export const findingOf = (placed: string, rule: string): string => `${placed} (${rule})`;

/**
 * The problems that Redocly's `lint` finds in a file, in one of its formats. Redocly's own program prints texts of the
 * document unchanged: a line break in a key would begin a new line of output, which a CI may read as a command.
 */
export async function lintPrinted({
  file,
  configuration,
  format,
  most = Number.MAX_SAFE_INTEGER,
  skipped,
}: {
  readonly file: string;
  readonly configuration: string | LintRules;
  readonly format: string;
  /** How many problems are printed. Defaults to all. */
  readonly most?: number;
  /** Rules that are switched off. */
  readonly skipped: readonly string[];
}): Promise<Printed> {
  const rules = await rulesFor(file, configuration, skipped);
  const all = await lint({ ref: file, config: rules }).catch((error) => refuse(file, error));
  const problems = all.filter(isFirstCause);
  const totals = getTotals(problems);
  // Redocly reports an unresolved target of a mapping twice.
  const distinct = new Map(
    problems.map((one) => {
      const [place] = one.location;
      return [`${one.ruleId} ${one.message} ${place?.source.absoluteRef}${place?.pointer}`, one];
    }),
  );
  const counted = [...distinct.values()]
    .filter(({ ignored }) => ignored !== true)
    .sort((one, other) => one.severity.localeCompare(other.severity)); // Errors first.
  const print = async () =>
    formatProblems(counted.slice(0, most).map(inOneLine), {
      format: format as OutputFormat,
      maxProblems: Number.POSITIVE_INFINITY,
      totals,
      cwd: process.cwd(),
      color: false,
    });
  const text = await captureOutput(process.stdout, print);
  const hidden = Math.max(0, counted.length - most);
  const found = new Set(counted.map((one) => findingOf(lineOf(one), one.ruleId)));
  return { isOk: totals.errors === 0, text: escapeInvisibleLines(text), hidden, found };
}

/** The configuration of a redocly.yaml. */
export type LintRules = NonNullable<Parameters<typeof createConfig>[0]> & object;

/** The rules of a redocly.yaml, or what one would say, for a specification, without those to skip. */
export async function rulesFor(
  specification: string,
  configuration: string | LintRules,
  skipped: readonly string[],
): Promise<Config> {
  // A configuration in memory needs no file, which an interrupted run would leave behind.
  const isFile = typeof configuration === "string";
  const loading = isFile ? loadConfig({ configPath: configuration }) : createConfig(configuration);
  const config = await loading.catch((error) => refuse(isFile ? configuration : "lint", error));
  const folder = isFile ? dirname(configuration) : ".";
  const [alias] =
    Object.entries(config.resolvedConfig.apis ?? {}).find(
      ([, { root }]) => resolve(folder, root) === specification,
    ) ?? [];
  const rules = config.forAlias(alias);
  rules.skipRules([...skipped]);
  return rules;
}

/** A problem without line breaks in its texts. Its pointers still work, because Redocly decodes them. */
function inOneLine(problem: NormalizedProblem): NormalizedProblem {
  const encoded = (pointer: string) => pointer.replaceAll(/\p{Cc}/gu, encodeURIComponent);
  const placed = <Place extends { pointer?: string | undefined }>(place: Place): Place =>
    place.pointer === undefined ? place : { ...place, pointer: encoded(place.pointer) };
  return {
    ...problem,
    message: messageText(problem.message),
    suggest: problem.suggest.map(escapeInvisible),
    location: problem.location.map(placed),
    ...(problem.from && { from: placed(problem.from) }),
  };
}
