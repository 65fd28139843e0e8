import { fileURLToPath } from "node:url";
import { bundle as bundleFiles, createConfig, lint } from "@redocly/openapi-core";
import { requireFile } from "../../node/command-options.ts";
import { Failure } from "../../node/failure.ts";
import type { GitRevision } from "../../node/git.ts";
import { displayPath } from "../../node/package-root.ts";
import { escapeInvisibleLines } from "../../universal/escape-invisible.ts";
import { describeCallers } from "../document/callers.ts";
import { type JsonObject, join, type OpenApiDocument, steps } from "../document/json.ts";
import { normalize } from "../levels/normalize.ts";
import { ofEachLevel, ofExamples, plugin } from "../lint-rules/plugin.ts";
import type { RuleSetting } from "../lint-rules/redocly-types.ts";
import { checkVersion, unsupportedVersion, upgraded } from "./openapi-version.ts";
import {
  lineOf,
  messageOf,
  newestLevelIn,
  problemLines,
  refuse,
  sortedProblems,
} from "./problem-lines.ts";
import { resolverWithin } from "./readable-files.ts";

type Rules = Readonly<Record<string, RuleSetting>>;

/** The rules that generation needs; `npm run lint` checks more, for example prose and other extensions. */
const required: Rules = {
  ...plugin.configs.recommended?.rules,
  ...Object.fromEntries(ofExamples.map((rule) => [rule, "off"])), // `lint` judges them.
  struct: "error",
  "no-unresolved-refs": "error",
  "path-parameters-defined": "error",
  "spec-components-invalid-map-name": "error",
};

/** Without the rules that only warn. */
const refusing: Rules = Object.fromEntries(
  Object.entries(required).filter(([, setting]) => setting !== "warn"),
);

/** Rules that published documents break: errors if `isStrict`, otherwise warnings. */
const beyondOpenApi = [
  "operation-operationId",
  "operation-2xx-response",
  "levels/security-defined",
] as const;

/** Errors where `isStrict`: what an author can correct. */
const ofAuthors: Rules = {
  "levels/annotation-smallest": "error",
  "levels/closed-request": "error",
  "operation-operationId-unique": "error",
};

type Report = (text: string) => void;

const onStderr: Report = (text) => void process.stderr.write(escapeInvisibleLines(text));

/**
 * Combines the files of a specification in one document, with its annotations, and converts older versions to OpenAPI
 * 3.1. Reports warnings, by default on stderr.
 *
 * @throws Failure as `inspectSpecification` does, or with file and line of each place that is not valid OpenAPI 3.1, of
 *   each unresolved reference, and of each annotation that breaks a rule (src/toolkit/lint).
 */
export function bundleSpecification(
  specification: string,
  isStrict = false,
  report = onStderr,
): Promise<OpenApiDocument> {
  const severity = isStrict ? "error" : "warn";
  const beyond: Rules = Object.fromEntries(beyondOpenApi.map((rule) => [rule, severity]));
  const rules = { ...required, ...beyond, ...(isStrict && { ...ofAuthors, ...ofEachLevel }) };
  return bundleBy(rules, specification, isStrict, report);
}

/** The same, without warnings and the rules that only warn: for who lints the files. */
export const bundleQuietly = (specification: string): Promise<OpenApiDocument> =>
  bundleBy(refusing, specification, false, onStderr, () => {});

async function bundleBy(
  rules: Rules,
  specification: string,
  isStrict: boolean,
  report: Report,
  warn = report,
): Promise<OpenApiDocument> {
  const linted = await lintBy(rules, specification, report);
  const { problems, newest, source, unfollowed, older } = linted;
  const { errors, warnings } = problemLines(problems, specification, newest, isStrict);
  if (errors.length > 0) {
    const note =
      older &&
      `${displayPath(specification)} was converted from ${older}. Locations are those of the converted document.`;
    throw new Failure(errors.concat(note ?? []));
  }
  const result = await bundleFiles(source).catch((error) => refuse(specification, error));
  const document = result.bundle.parsed as OpenApiDocument;
  const left = unfollowed(document);
  normalize(document);
  describeCallers(document);
  for (const line of warnings) warn(`warning: ${line}\n`);
  if (left.length > 0) throw new Failure(left);
  return document;
}

/** A place of a specification that other commands refuse. */
export interface RefusedLocation {
  /** A pointer into the file with the problem. */
  readonly pointer: string;
  readonly message: string;
}

/**
 * The places of a specification that `bundleSpecification` refuses.
 *
 * @throws Failure as `inspectSpecification` does.
 */
export async function refusedLocations(specification: string): Promise<RefusedLocation[]> {
  const { problems, newest } = await lintBy(refusing, specification, () => {});
  return sortedProblems(problems, newest).errors.map((problem) => ({
    pointer: steps(problem.location[0]?.pointer ?? "#").reduce(join, "#"),
    message: messageOf(problem),
  }));
}

/**
 * Checks that a specification refers only to files that may be read, before Redocly's own program gets it, which
 * follows every reference. Ignores its other problems, and does not report a conversion.
 *
 * @throws Failure with the place of each reference that leads out of the folders or is an address.
 */
export async function inspectSpecification(specification: string): Promise<void> {
  await lintBy({}, specification, () => {});
}

/**
 * Combines the files of a plain document, possibly of an older version of OpenAPI or of a Git revision, in one
 * document. Checks only its references.
 *
 * @throws Failure with each reference that leads out of its folder or cannot be resolved.
 */
export async function bundlePlain(file: string, revision?: GitRevision): Promise<JsonObject> {
  const config = await createConfig({ rules: { "no-unresolved-refs": "error" } }, besideUs);
  const { resolver, refused, unfollowed } = resolverWithin(file, revision);
  const source = { ref: file, config, externalRefResolver: resolver };
  const { bundle, problems } = await bundleFiles(source).catch((error) => refuse(file, error));
  const dangers = refused();
  const lost = problems.filter(({ severity }) => severity === "error").map(lineOf);
  const parsed = bundle.parsed as JsonObject;
  const failures = [...dangers, ...lost, ...unfollowed(parsed)];
  if (failures.length > 0) throw new Failure(failures);
  return parsed;
}

/**
 * Redocly searches for plugins and a list of exceptions in the folder of this file, instead of the working directory.
 */
const besideUs = { configPath: fileURLToPath(new URL("redocly.yaml", import.meta.url)) };

async function lintBy(rules: Rules, specification: string, report: Report) {
  requireFile(specification);
  const config = await createConfig(
    { plugins: [plugin], rules } as Parameters<typeof createConfig>[0],
    besideUs,
  );
  const { resolver, refused, unfollowed } = resolverWithin(specification);
  const source = { ref: specification, config, externalRefResolver: resolver };
  const root = await resolver.resolveDocument(null, specification, true).catch(() => undefined);
  let older: string | undefined;
  let newest: number | undefined;
  // `lint` reports unreadable files.
  if (root !== undefined && "parsed" in root) {
    checkVersion(specification, root.parsed);
    newest = newestLevelIn(root.parsed);
    older = unsupportedVersion(root.parsed);
    if (older !== undefined) {
      const { bundle } = await bundleFiles(source).catch((error) => refuse(specification, error));
      const whole = await upgraded(specification, bundle.parsed as JsonObject, report);
      // From here on, Redocly uses the changed document, with the line numbers of the file.
      resolver.cache.set(specification, Promise.resolve({ ...root, parsed: whole }));
    }
  }
  const problems = await lint(source).catch((error) => refuse(specification, error));
  const dangers = refused();
  if (dangers.length > 0) throw new Failure(dangers);
  return { problems, newest, source, unfollowed, older };
}
