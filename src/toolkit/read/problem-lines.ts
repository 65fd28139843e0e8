import { basename, dirname } from "node:path";
import { type NormalizedProblem, parseYaml, type Source } from "@redocly/openapi-core";
import { Failure } from "../../node/failure.ts";
import { commandLine, displayPath } from "../../node/package-root.ts";
import { messageText, quoteForShell } from "../../universal/escape-invisible.ts";
import { memoize } from "../../universal/memoize.ts";
import { grouped, isObject, type Json, type JsonObject, steps } from "../document/json.ts";
import { annotationKey, featureLevels, registryKey } from "../levels/annotation.ts";
import { boundaries, isLevelIn, rangesOf } from "../levels/index.ts";
import { matchesForm } from "../lint-rules/extension-schema.ts";
import { highest, wellFormedAnnotation } from "../lint-rules/wellformed-annotation.ts";
import { placeOf } from "./readable-files.ts";
import { yamlHint } from "./yaml-text.ts";

/**
 * Redocly's problems as lines for the author, each once. Of warnings, and of references that lead nowhere, only the first
 * are listed if there are many. Problems that are harmless or only in released levels are errors only if `isStrict`.
 */
export function problemLines(
  found: readonly NormalizedProblem[],
  specification: string,
  newest: number | undefined,
  isStrict: boolean,
): { readonly errors: string[]; readonly warnings: string[] } {
  const { errors, warnings } = sortedProblems(found, newest, isStrict);
  return {
    errors: inShort(errors, specification, 5, (rule) => rule === "no-unresolved-refs"),
    warnings: inShort(warnings, specification, 3),
  };
}

/**
 * Redocly's problems by their severity for the author of a specification, without repetitions of one cause.
 *
 * @param newest the level that `newestLevelIn` finds in the specification
 */
export function sortedProblems(
  found: readonly NormalizedProblem[],
  newest: number | undefined,
  isStrict = false,
): Readonly<Record<"errors" | "warnings", NormalizedProblem[]>> {
  const problems = found.map((problem): NormalizedProblem => {
    if (isHarmless(problem)) return { ...problem, severity: isStrict ? "error" : "warn" };
    return !isStrict && isReleased(problem, newest) ? { ...problem, severity: "warn" } : problem;
  });
  const hasAnchors = problems.some(({ ruleId }) => ruleId === "levels/plain-reference");
  const errors = problems
    .filter(({ severity }) => severity === "error")
    .filter(isFirstCause)
    // Redocly reports references to anchors as unresolved. Our own rule reports them with a remedy.
    .filter(({ ruleId }) => ruleId !== "no-unresolved-refs" || !hasAnchors);
  return { errors, warnings: problems.filter(({ severity }) => severity === "warn") };
}

/** Redocly reports an unparsable file itself, and again for each reference to it; these are left out. */
export const isFirstCause = ({ message }: NormalizedProblem): boolean =>
  !/^Can't resolve \$ref: .* \(\d+:\d+\)$/s.test(message);

/**
 * Problems of `struct` that break no tool: an unknown keyword and a boolean schema, both valid in JSON Schema; a text
 * that is `null` or missing; a variable of a server without `default`; named examples of a schema.
 */
const harmless =
  /^(Property `.+` is not expected here|Expected type `(Schema` \(object\) but got `boolean|string` but got `null)`|The field `(description|default)` must be present)/;

const isHarmless = ({ message, location }: NormalizedProblem): boolean =>
  harmless.test(message) ||
  (message.startsWith("Expected type `array`") &&
    location[0]?.pointer?.endsWith("/examples") === true) ||
  (message.endsWith("but got `boolean`.") &&
    /\/exclusiveM(in|ax)imum$/.test(location[0]?.pointer ?? ""));

/** The newest level of a specification, given its first file; `undefined` without a registry of a valid form. */
export function newestLevelIn(root: JsonObject): number | undefined {
  if (!matchesForm("registry", root[registryKey])) return undefined;
  const hasNext = featureLevels(root).some((entry) => entry["x-next"] === true);
  return hasNext ? highest : Math.max(...boundaries(root));
}

/**
 * Whether a problem of a stock rule is in a part that only levels before the newest have: a removed object, or earlier
 * fields. Such servers are released and cannot be changed.
 */
function isReleased(
  { ruleId, location: [place] }: NormalizedProblem,
  newest: number | undefined,
): boolean {
  if (newest === undefined || place?.pointer === undefined || ruleId.startsWith("levels/"))
    return false;
  let node: Json | undefined = rootOf(place.source);
  const isGone = () =>
    isObject(node) &&
    annotationKey in node &&
    !isLevelIn(rangesOf(wellFormedAnnotation(node[annotationKey])), newest);
  for (const step of steps(place.pointer)) {
    if (step === annotationKey || isGone()) return true;
    node = (Object(node) as JsonObject)[step];
  }
  return isGone();
}

/** The content of a file as it is written, with `next`. */
const rootOf = memoize((source: Source) => parseYaml(source.body) as Json);

/** Up to this number, all problems of a rule are listed. */
const most = 5;

/**
 * A line for each problem, in the order of places; if a rule has many, the first ones and the number of others.
 *
 * @param isCounted whether this is so for a rule. Defaults to all rules.
 */
function inShort(
  problems: readonly NormalizedProblem[],
  specification: string,
  listed: number,
  isCounted: (rule: string) => boolean = () => true,
): string[] {
  const byRule = grouped(problems, ({ ruleId }) => ruleId);
  const name = displayPath(specification);
  const command = commandLine("lint", "--spec", quoteForShell(name), "--format=stylish");
  const first: string[] = [];
  const more: string[] = [];
  for (const [rule, some] of byRule) {
    const lines = [...new Set(some.map(lineOf))].sort(inOrder);
    const isLong = lines.length > most && isCounted(rule);
    first.push(...(isLong ? lines.slice(0, listed) : lines));
    if (isLong)
      more.push(`${name}: ${lines.length - listed} more by ${rule}. \`${command}\` lists all.`);
  }
  return [...first.sort(inOrder), ...more];
}

const { compare: inOrder } = new Intl.Collator("en", { numeric: true });

/** A problem in one line: `openapi/paths/invites.yaml:12:5: what is wrong`. */
export function lineOf(problem: NormalizedProblem): string {
  const [location] = problem.location;
  if (location === undefined) return messageText(problem.message);
  const folder = dirname(location.source.absoluteRef);
  const message = messageOf(problem)
    .replaceAll(folder, displayPath(folder))
    .replaceAll(process.cwd(), ".");
  return `${placeOf(location)}: ${messageText(message)}`;
}

/**
 * The message of a problem. Redocly calls the targets in a discriminator's mapping references, and does not say which
 * reference has no target, nor what to do about it.
 */
export function messageOf({ message, location: [place] }: NormalizedProblem): string {
  const { pointer, source } = place ?? {};
  if (!message.startsWith("Can't resolve $ref") || pointer === undefined) return message;
  if (pointer.includes("/discriminator/mapping/"))
    return "This target of `mapping` does not exist. Name a component, as in `#/components/schemas/Name`.";
  const root: unknown = source && rootOf(source);
  const written = steps(pointer).reduce((node, step): unknown => Object(node)[step], root);
  const { $ref = written } = Object(written);
  const isApart = /^#\/(\$defs|definitions)\//.test(String($ref));
  if (!isApart && message !== "Can't resolve $ref") return message;
  const remedy = isApart
    ? "Put the target in `components/schemas`, and refer to it there."
    : "Correct the reference, or add its target.";
  return `\`$ref: ${$ref}\` has no target. ${remedy}`;
}

/**
 * Throws an error of Redocly with the name of the file.
 *
 * @throws Failure whose message names the file, which Redocly's message may not do.
 */
export function refuse(specification: string, error: unknown): never {
  if (error instanceof Failure) throw error;
  const folder = dirname(specification);
  const text = error instanceof Error ? error.message : String(error);
  const message = text
    .replace(
      "Self-referencing circular pointer",
      "references form a circle. Write the target itself at one of these locations.",
    )
    .replaceAll(folder, displayPath(folder))
    .replace(/^(.+) in "(.+)" \((\d+:\d+)\)$/s, `$2:$3: $1. ${yamlHint}`);
  const place = message.includes(basename(specification)) ? "" : `${displayPath(specification)}: `;
  throw new Failure(messageText(place + message), { cause: error });
}
