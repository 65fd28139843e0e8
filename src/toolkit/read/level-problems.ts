import {
  BaseResolver,
  type Config,
  lintDocument,
  type NormalizedProblem,
  Source,
} from "@redocly/openapi-core";
import { shown } from "../../base/home.ts";
import { shownMessage } from "../../base/shown-text.ts";
import { grouped, type Json, join, type OpenApiDocument, steps } from "../document/json.ts";
import { readMark } from "../levels/mark.ts";
import { releases, spanInWords } from "../levels/releases.ts";
import { isLevelIn, spansAmong } from "../levels/span.ts";
import type { Variants } from "../levels/variants.ts";
import { findingOf, rulesFor } from "./lint-printed.ts";
import { messageOf } from "./problems.ts";
import { writtenPlaces } from "./written-places.ts";

/** A problem of the plain documents of some levels. */
interface LevelProblem {
  readonly problem: NormalizedProblem;
  /** Where it is in each of them. */
  readonly pointer: string;
  readonly levels: number[];
}

interface Asked {
  readonly specification: string;
  /** A redocly.yaml. */
  readonly configuration: string;
  /** Rules that are switched off. */
  readonly skipped: readonly string[];
  /** Problems of the files as written, which are left out. */
  readonly told: ReadonlySet<string>;
  /** Whether problems that the newest level does not have are errors too. */
  readonly isEachLevel: boolean;
}

/**
 * What Redocly's rules find in the plain documents of all levels: each problem once, with the place in the files where
 * the part is written, and its levels.
 *
 * @param document the bundle of the specification
 * @param served its documents of single levels
 */
export async function levelProblems(
  document: OpenApiDocument,
  served: Variants,
  asked: Asked,
): Promise<Readonly<Record<"errors" | "warnings", string[]>>> {
  const { specification, told, isEachLevel } = asked;
  const levels = served.boundaries;
  const found = await foundAtLevels(document, served, asked);
  const places = await writtenPlaces(
    specification,
    found.map(({ pointer }) => pointer),
  );
  const known = releases(document);
  const errors: string[] = [];
  const warnings: string[] = [];
  for (const [index, { problem, levels: some }] of found.entries()) {
    const { file = specification, line, column } = places[index] ?? {};
    const words = spansAmong(levels, some).map((span) => spanInWords(span, known));
    const at = some.length === levels.length ? "" : `, at ${words.join(" and ")}`;
    const placed = `${shown(file)}:${line}:${column}: ${shownMessage(messageOf(problem))}`;
    if (told.has(findingOf(placed, problem.ruleId))) continue;
    const text = findingOf(placed, `${problem.ruleId}${at}`);
    const isError = problem.severity === "error";
    const isNewest = some.at(-1) === levels.at(-1);
    (isError && (isEachLevel || isNewest) ? errors : warnings).push(text);
  }
  return { errors, warnings };
}

/** The rules that judge what is written, and so have judged earlier fields where they are written: in their marks. */
const ofForm: ReadonlySet<string> = new Set(["struct", "no-unresolved-refs"]);

/** Whether a place of a projection is within an earlier field of an object, which is written in its mark. */
function isEarlier(document: OpenApiDocument, pointer: string, level: number): boolean {
  let node: Json | undefined = document;
  return steps(pointer).some((step) => {
    const { changes = [] } = readMark(node) ?? {};
    node = Object(node)[step];
    return changes.some(({ level: end, was = {} }) => end > level && Object.hasOwn(was, step));
  });
}

/**
 * Rules of Redocly that judge a path or a component by itself, what it refers to, and the fields of the root. Redocly
 * does not say which do. All others judge the document as a whole at each level: those that compare parts, as
 * `no-unused-components`, those that miss something, as `no-unresolved-refs`, and those of other plugins.
 */
export const rulesOfParts: readonly string[] = `
  array-parameter-serialization boolean-parameter-prefixes info-contact info-license info-license-strict
  no-duplicated-enum-values no-duplicated-tag-names no-empty-servers no-enum-type-mismatch
  no-example-value-and-externalValue no-http-verbs-in-paths no-illogical-composition-keywords
  no-invalid-media-type-examples no-invalid-parameter-examples no-invalid-schema-examples
  no-mixed-number-range-constraints no-path-trailing-slash no-required-schema-properties-undefined
  no-schema-type-mismatch no-server-example.com no-server-trailing-slash no-server-variables-empty-enum
  no-undefined-server-variable no-unsafe-markdown operation-2xx-response operation-4xx-response operation-description
  operation-operationId operation-operationId-url-safe operation-parameters-unique operation-singular-tag
  operation-summary operation-tag-defined parameter-description path-declaration-must-exist path-http-verbs-order
  path-not-include-query path-parameters-defined path-params-defined path-segment-plural paths-kebab-case
  request-mime-type response-contains-header response-contains-property response-mime-type
  spec-components-invalid-map-name spec-example-values spec-ref-siblings spec-strict-refs struct tag-description
  tags-alphabetical`
  .trim()
  .split(/\s+/);

/**
 * The fewest levels at which the rules of parts see all there is: each root, and each variant of a path or a component
 * beside each root that it has.
 */
function tellingLevels({ boundaries: levels, parts, documentAt }: Variants): Set<number> {
  const roots = levels.map((level) => {
    const { paths: _p, webhooks: _w, components: _c, ...root } = documentAt(level);
    return JSON.stringify(root);
  });
  const all = [...levels.keys()];
  const ofParts = [...parts.values()]
    .flat()
    .map(({ spans }) => all.filter((at) => isLevelIn(spans, levels[at] ?? 0)));
  const open = new Set(
    [all, ...ofParts].flatMap((there) => grouped(there, (at) => roots[at]).map(([, some]) => some)),
  );
  const chosen = all.filter((at) => {
    const here = [...open].filter((some) => some.includes(at));
    const isLast = here.some((some) => some.at(-1) === at);
    for (const some of isLast ? here : []) open.delete(some);
    return isLast;
  });
  return new Set(chosen.map((at) => levels[at] ?? 0));
}

/**
 * Lints the documents of all levels. The rules of parts judge the others only if they find anything at those that show
 * each part once: for this API, at half of its levels.
 */
async function foundAtLevels(
  document: OpenApiDocument,
  served: Variants,
  { specification, configuration, skipped }: Omit<Asked, "told" | "isEachLevel">,
): Promise<LevelProblem[]> {
  const source = new Source(specification, "");
  const rules = await rulesFor(specification, configuration, skipped);
  const lintBy = async (config: Config, level: number) => {
    const problems = await lintDocument({
      document: { source, parsed: served.documentAt(level) },
      config,
      externalRefResolver: new BaseResolver(), // All references are within the document.
    });
    return [level, problems.filter(({ ignored }) => ignored !== true)] as const;
  };
  const telling = tellingLevels(served);
  const problemsAt = new Map<number, NormalizedProblem[]>();
  for (const level of telling) problemsAt.set(...(await lintBy(rules, level)));
  const seen = [...problemsAt.values()].flat();
  const isSilent = !seen.some(({ ruleId }) => rulesOfParts.includes(ruleId));
  const others = isSilent
    ? await rulesFor(specification, configuration, [...skipped, ...rulesOfParts])
    : rules;
  const found = new Map<string, LevelProblem>();
  for (const level of served.boundaries) {
    if (!telling.has(level)) problemsAt.set(...(await lintBy(others, level)));
    for (const problem of problemsAt.get(level) ?? []) {
      const pointer = steps(problem.location[0]?.pointer ?? "#").reduce(join, "#");
      if (ofForm.has(problem.ruleId) && isEarlier(document, pointer, level)) continue;
      const key = JSON.stringify([problem.ruleId, problem.message, pointer]);
      const known = found.get(key) ?? { problem, pointer, levels: [] };
      if (known.levels.at(-1) !== level) known.levels.push(level);
      found.set(key, known);
    }
  }
  return [...found.values()];
}
