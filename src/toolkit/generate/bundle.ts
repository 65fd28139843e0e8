import { existsSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import {
  bundle as bundleFiles,
  createConfig,
  lint,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import { needFile } from "../../base/arguments.ts";
import { countValues, keepBudget } from "../../base/budget.ts";
import { Failure, wrongly } from "../../base/failure.ts";
import type { Revision } from "../../base/git.ts";
import { commandLine, shown } from "../../base/home.ts";
import { shellQuoted, shownLines, shownMessage } from "../../base/shown-text.ts";
import type { JsonObject, OpenApiDocument } from "../document/json.ts";
import { uniform } from "../document/uniform.ts";
import { registryKey } from "../levels/mark.ts";
import { ofEachLevel, plugin } from "../lint/plugin.ts";
import type { RuleSetting } from "../lint/redocly.ts";
import { broughtUp, judgeVersion, olderVersion } from "./openapi-version.ts";
import { placeOf, resolverWithin } from "./references.ts";
import { releasedProblems } from "./released-problems.ts";

const isByName = ({ ruleId }: NormalizedProblem): boolean => ruleId === "levels/plain-reference";

type Rules = Readonly<Record<string, RuleSetting>>;

/**
 * The rules without which nothing can be generated; `npm run lint` checks more. Prose and other extensions of a document
 * are not checked here.
 */
const required: Rules = {
  ...plugin.configs.recommended?.rules,
  struct: "error",
  "no-unresolved-refs": "error",
  "path-parameters-defined": "error",
  "spec-components-invalid-map-name": "error",
};

/** What OpenAPI leaves to the author: an error in a specification of ours, a warning in any other. */
const beyondOpenApi = [
  "operation-operationId",
  "operation-2xx-response",
  "levels/media-type-examples",
] as const;

/**
 * What the author of an API can mend, but nobody who describes versions of somebody else's, and what our own client asks for,
 * which has each id once.
 */
const ofAuthors = [
  "levels/client-method",
  "levels/mark-smallest",
  "levels/open-request",
  "operation-operationId-unique",
] as const;

/**
 * Problems of `struct` that no tool stumbles over: an unknown keyword and a boolean schema, both of which JSON Schema
 * admits; a text that is `null`; and named examples of a schema.
 */
const harmless =
  /^(Property `.+` is not expected here|Expected type `(Schema` \(object\) but got `boolean|string` but got `null)`)/;

const isHarmless = ({ message, location }: NormalizedProblem): boolean =>
  harmless.test(message) ||
  (message.startsWith("Expected type `array`") &&
    location[0]?.pointer?.endsWith("/examples") === true);

type Report = (text: string) => void;

const onStderr: Report = (text) => void process.stderr.write(shownLines(text));

/**
 * A specification of many files as one document, with its marks; an older one brought up to OpenAPI 3.1. What is no error
 * is reported, by default on stderr, with file and line; of many of one kind the first. References lead to files in the folder of the specification and
 * in `folders` only. What OpenAPI leaves to the author is an error where `isStrict`, and else a warning.
 *
 * @throws Failure as `inspect` does, or else one naming file and line of each place that is no OpenAPI 3.1,
 *   of each reference that leads nowhere and of each mark that breaks a rule (src/toolkit/lint).
 */
export async function bundleSpecification(
  specification: string,
  folders: readonly string[] = [],
  isStrict = false,
  report = onStderr,
): Promise<OpenApiDocument> {
  const severity = isStrict ? "error" : "warn";
  const beyond: Rules = Object.fromEntries(beyondOpenApi.map((rule) => [rule, severity]));
  const ours: Rules = Object.fromEntries(
    ofAuthors.map((rule) => [rule, isStrict ? "error" : "off"]),
  );
  const rules = { ...required, ...beyond, ...ours, ...(isStrict && ofEachLevel) };
  const linted = await lintBy(rules, specification, folders, report);
  const { problems: found, source, unfollowed, older } = linted;
  const isReleased = releasedProblems(resolve(specification));
  const problems = found.map((problem): NormalizedProblem => {
    if (isHarmless(problem)) return { ...problem, severity };
    return !isStrict && isReleased(problem) ? { ...problem, severity: "warn" } : problem;
  });
  const errors = problems
    .filter(({ severity }) => severity === "error")
    // A file that cannot be parsed is reported once by itself, and again by each that refers to it.
    .filter(({ message }) => !/^Can't resolve \$ref: .* \(\d+:\d+\)$/s.test(message))
    // What is no path cannot be resolved, which our rule says better.
    .filter(({ ruleId }, _, all) => ruleId !== "no-unresolved-refs" || !all.some(isByName));
  if (errors.length > 0) {
    const note =
      older &&
      `${shown(specification)} was brought up from ${older}, and the places are those of what came of it.`;
    throw new Failure([...new Set(errors.map(describe))].sort().concat(note ?? []));
  }
  const warnings = problems.filter(({ severity }) => severity === "warn");
  for (const line of inShort(warnings, specification)) report(`warning: ${line}\n`);
  const result = await bundleFiles(source).catch((error) => refuse(specification, error));
  const parsed = result.bundle.parsed as OpenApiDocument;
  keepBudget(
    "BUDGET_VALUES",
    `${shown(specification)} in one piece`,
    countValues(parsed),
    "a reference to what is no component, for example to all `properties`, puts its target in its place: refer to schemas",
  );
  const left = unfollowed(parsed);
  if (left.length > 0) throw new Failure(left);
  return uniform(structuredClone(parsed));
}

/**
 * Looks whether a specification can be given to Redocly's own program, which follows every reference; its other
 * problems do not count.
 *
 * @throws Failure naming the place of each reference that leads out of the folders or is an address, and each file that
 *   is too large with its aliases.
 */
export async function inspectSpecification(
  specification: string,
  folders: readonly string[] = [],
): Promise<void> {
  await lintBy({}, specification, folders, onStderr);
}

/**
 * A plain document of several files in one piece, also of an older version of OpenAPI or of a revision, without a look at anything
 * else in it.
 *
 * @throws Failure naming each reference that leads out of its folder, or nowhere.
 */
export async function bundlePlain(file: string, revision?: Revision): Promise<JsonObject> {
  const config = await createConfig({ rules: { "no-unresolved-refs": "error" } }, besideUs);
  const { resolver, refused } = resolverWithin(file, [], revision);
  const source = { ref: file, config, externalRefResolver: resolver };
  const { bundle, problems } = await bundleFiles(source).catch((error) => refuse(file, error));
  const dangers = await refused();
  const lost = problems.filter(({ severity }) => severity === "error").map(describe);
  if (dangers.length + lost.length > 0) throw new Failure([...dangers, ...lost]);
  return bundle.parsed as JsonObject;
}

/** Redocly looks beside this for plugins and exceptions, and without it in the working directory. */
const besideUs = { configPath: fileURLToPath(new URL("redocly.yaml", import.meta.url)) };

async function lintBy(
  rules: Rules,
  specification: string,
  folders: readonly string[],
  report: Report,
) {
  needFile(specification);
  const missing = folders.find((path) => !existsSync(path));
  if (missing !== undefined) throw wrongly(`${shown(missing)} does not exist.`);
  const config = await createConfig(
    { plugins: [plugin], rules } as Parameters<typeof createConfig>[0],
    besideUs,
  );
  const { resolver, refused, unfollowed } = resolverWithin(specification, folders);
  const source = { ref: specification, config, externalRefResolver: resolver };
  const root = await resolver.resolveDocument(null, specification, true).catch(() => undefined);
  let older: string | undefined;
  // `lint` reports what cannot be read.
  if (root !== undefined && "parsed" in root) {
    judgeVersion(specification, root.parsed);
    const { [registryKey]: registry } = root.parsed; // Rules take minutes for thousands of levels.
    const levels = Array.isArray(registry) ? registry.length + 1 : 1;
    keepBudget("BUDGET_LEVELS", shown(specification), levels, "leave out levels that nobody has");
    older = olderVersion(root.parsed);
    if (older !== undefined) {
      const { bundle } = await bundleFiles(source).catch((error) => refuse(specification, error));
      const whole = await broughtUp(specification, bundle.parsed as JsonObject, report);
      // From here on that is what the file holds; its lines stay those of the text.
      resolver.cache.set(specification, Promise.resolve({ ...root, parsed: whole }));
    }
  }
  const problems = await lint(source).catch((error) => refuse(specification, error));
  const dangers = await refused();
  if (dangers.length > 0) throw new Failure(dangers);
  return { problems, source, unfollowed, older };
}

/** Throws an error of Redocly as a Failure that begins with the file; Redocly's message may not name it. */
export function refuse(specification: string, error: unknown): never {
  if (error instanceof Failure) throw error;
  const folder = dirname(specification);
  const text = error instanceof Error ? error.message : String(error);
  const message = text
    .replace(
      "Self-referencing circular pointer",
      "references lead round in a circle: write what is meant at one of the places on the way.",
    )
    .replaceAll(folder, shown(folder))
    .replace(/^(.+) in "(.+)" \((\d+:\d+)\)$/s, "$2:$3: $1");
  const place = message.includes(basename(specification)) ? "" : `${shown(specification)}: `;
  throw new Failure(shownMessage(place + message), { cause: error });
}

/** Up to `most` problems of one rule are all reported; of more than that, the first ones. */
const reported = { most: 5, first: 3 };

/** A line for each problem, in the order of places; of many by one rule, lines for the first and one with the number of others. */
function inShort(problems: readonly NormalizedProblem[], specification: string): string[] {
  const byRule = new Map<string, Set<string>>();
  for (const problem of problems) {
    const lines = byRule.get(problem.ruleId) ?? new Set();
    byRule.set(problem.ruleId, lines.add(describe(problem)));
  }
  const name = shown(specification);
  const command = commandLine("lint", "--spec", shellQuoted(name), "--format=stylish");
  const first: string[] = [];
  const more: string[] = [];
  for (const [rule, set] of byRule) {
    const lines = [...set].sort(inOrder);
    first.push(...(lines.length > reported.most ? lines.slice(0, reported.first) : lines));
    if (lines.length <= reported.most) continue;
    more.push(
      `${name}: ${lines.length - reported.first} more by ${rule}: \`${command}\` names each.`,
    );
  }
  return [...first.sort(inOrder), ...more];
}

const { compare: inOrder } = new Intl.Collator("en", { numeric: true });

/** A problem in one line: `openapi/paths/invites.yaml:12:5: what is wrong`. */
function describe(problem: NormalizedProblem): string {
  const [location] = problem.location;
  if (location === undefined) return shownMessage(problem.message);
  const folder = dirname(location.source.absoluteRef);
  const message = problem.message.replaceAll(folder, shown(folder)).replaceAll(process.cwd(), ".");
  return `${placeOf(location)}: ${shownMessage(message)}`;
}
