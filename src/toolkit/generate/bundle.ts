import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle as bundleFiles, createConfig, lint } from "@redocly/openapi-core";
import { needFile } from "../../base/arguments.ts";
import { countValues, keepBudget } from "../../base/budget.ts";
import { Failure, wrongly } from "../../base/failure.ts";
import type { Revision } from "../../base/git.ts";
import { shown } from "../../base/home.ts";
import { shownLines } from "../../base/shown-text.ts";
import type { JsonObject, OpenApiDocument } from "../document/json.ts";
import { uniform } from "../document/uniform.ts";
import { registryKey } from "../levels/mark.ts";
import { ofEachLevel, plugin } from "../lint/plugin.ts";
import type { RuleSetting } from "../lint/redocly.ts";
import { broughtUp, judgeVersion, olderVersion } from "./openapi-version.ts";
import { lineOf, problemLines, refuse } from "./problems.ts";
import { resolverWithin } from "./references.ts";

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

/** What OpenAPI leaves to the author: an error where `isStrict`, and else a warning. */
const beyondOpenApi = [
  "operation-operationId",
  "operation-2xx-response",
  "levels/media-type-examples",
] as const;

/**
 * Errors where `isStrict`, and else off. The author of an API can correct these; who describes somebody else's cannot.
 * Our client needs `client-method`, and each id once.
 */
const ofAuthors = [
  "levels/client-method",
  "levels/mark-smallest",
  "levels/open-request",
  "operation-operationId-unique",
] as const;

type Report = (text: string) => void;

const onStderr: Report = (text) => void process.stderr.write(shownLines(text));

/**
 * Puts a specification of many files into one document, with its marks; an older one is brought up to OpenAPI 3.1.
 * Warnings are reported, by default on stderr. References may lead to files in the folder of the specification and in
 * `folders`.
 *
 * @throws Failure as `inspectSpecification` does, or else one naming file and line of each place that is no OpenAPI 3.1,
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
  const { errors, warnings } = problemLines(found, specification, isStrict);
  if (errors.length > 0) {
    const note =
      older &&
      `${shown(specification)} was brought up from ${older}, and the places are those of what came of it.`;
    throw new Failure(errors.concat(note ?? []));
  }
  for (const line of warnings) report(`warning: ${line}\n`);
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
 * Checks that a specification refers to nothing that may not be read: Redocly's own program, to which it is given next,
 * follows every reference. Its other problems do not count.
 *
 * @throws Failure naming the place of each reference that leads out of the folders or is an address, and each file that
 *   is too large when its aliases are written out.
 */
export async function inspectSpecification(
  specification: string,
  folders: readonly string[] = [],
): Promise<void> {
  await lintBy({}, specification, folders, onStderr);
}

/**
 * Puts a plain document of several files into one, also of an older version of OpenAPI or of a revision. Nothing but its
 * references is checked.
 *
 * @throws Failure naming each reference that leads out of its folder, or nowhere.
 */
export async function bundlePlain(file: string, revision?: Revision): Promise<JsonObject> {
  const config = await createConfig({ rules: { "no-unresolved-refs": "error" } }, besideUs);
  const { resolver, refused, unfollowed } = resolverWithin(file, [], revision);
  const source = { ref: file, config, externalRefResolver: resolver };
  const { bundle, problems } = await bundleFiles(source).catch((error) => refuse(file, error));
  const dangers = await refused();
  const lost = problems.filter(({ severity }) => severity === "error").map(lineOf);
  const parsed = bundle.parsed as JsonObject;
  const failures = [...dangers, ...lost, ...unfollowed(parsed)];
  if (failures.length > 0) throw new Failure(failures);
  return parsed;
}

/** Redocly looks for plugins and a list of exceptions beside this file; without it, in the working directory. */
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
