import { BaseResolver, lintDocument, type NormalizedProblem, Source } from "@redocly/openapi-core";
import { displayPath } from "../../node/package-root.ts";
import { messageText } from "../../universal/escape-invisible.ts";
import { type Json, join, type OpenApiDocument, steps } from "../document/json.ts";
import { readAnnotation, releasesKey } from "../levels/annotation.ts";
import { rangesAmong } from "../levels/level-range.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import { ownRules } from "../lint-rules/plugin.ts";
import { messageOf } from "../read/problem-lines.ts";
import { sourceLocations } from "../read/source-locations.ts";
import { findingOf, type LintRules, rulesFor } from "./lint-output.ts";

/** A problem of the plain documents of some levels. */
interface LevelProblem {
  readonly problem: NormalizedProblem;
  /** Where it is in each of them. */
  readonly pointer: string;
  readonly levels: number[];
}

interface LevelLintOptions {
  readonly specification: string;
  /** A redocly.yaml, or what one would say. */
  readonly configuration: string | LintRules;
  /** Problems of the files as written, which are left out. */
  readonly reported: ReadonlySet<string>;
  /** Whether problems that the newest level does not have are errors too. */
  readonly isEachLevel: boolean;
  /** Whether to check the levels between the releases too. */
  readonly isAllLevels: boolean;
}

/**
 * Problems that Redocly's rules find in the plain documents of the releases and of the newest level: each problem once,
 * with its location in the files, and the levels.
 *
 * @param document the bundle of the specification
 */
export async function levelProblems(
  document: LevelledDocument,
  options: LevelLintOptions,
): Promise<Readonly<Record<"errors" | "warnings", string[]>>> {
  const { specification, reported, isEachLevel, isAllLevels } = options;
  const { boundaries } = document;
  const levels = isAllLevels ? boundaries : chosenLevels(document);
  const found = await foundAtLevels(document, levels, options);
  const places = await sourceLocations(
    specification,
    found.map(({ pointer }) => pointer),
  );
  const errors: string[] = [];
  const warnings: string[] = [];
  for (const [index, { problem, levels: some }] of found.entries()) {
    const { file = specification, line, column } = places[index] ?? {};
    const words = rangesAmong(boundaries, some).map(document.nameOfRange);
    const at = some.length === levels.length ? "" : `, at ${words.join(" and ")}`;
    const placed = `${displayPath(file)}:${line}:${column}: ${messageText(messageOf(problem))}`;
    if (reported.has(findingOf(placed, problem.ruleId))) continue;
    const text = findingOf(placed, `${problem.ruleId}${at}`);
    const isError = problem.severity === "error";
    const isNewest = some.at(-1) === boundaries.at(-1);
    (isError && (isEachLevel || isNewest) ? errors : warnings).push(text);
  }
  return { errors, warnings };
}

/**
 * The rules that check the files as written, and so have already checked earlier fields in annotations.
 */
const ofForm: ReadonlySet<string> = new Set(["struct", "no-unresolved-refs"]);

/** Whether a place of a snapshot is within an earlier field of an object, which is written in its annotation. */
function isEarlier(document: OpenApiDocument, pointer: string, level: number): boolean {
  let node: Json | undefined = document;
  return steps(pointer).some((step) => {
    const { changes = [] } = readAnnotation(node) ?? {};
    node = Object(node)[step];
    return changes.some(({ level: end, was = {} }) => end > level && Object.hasOwn(was, step));
  });
}

/**
 * The levels that are checked by default: the newest, and those of the releases; all levels if no list names releases.
 */
function chosenLevels({ annotated, boundaries, boundaryAt, releases }: LevelledDocument) {
  if (!(releasesKey in annotated)) return boundaries;
  const released = new Set(releases.map(({ level }) => boundaryAt(level)));
  return boundaries.filter((level) => released.has(level) || level === boundaries.at(-1));
}

async function foundAtLevels(
  { annotated, at }: LevelledDocument,
  levels: readonly number[],
  { specification, configuration }: LevelLintOptions,
): Promise<LevelProblem[]> {
  const source = new Source(specification, "");
  // Our own rules have checked each level in the files.
  const config = await rulesFor(specification, configuration, ownRules);
  const found = new Map<string, LevelProblem>();
  for (const level of levels) {
    const problems = await lintDocument({
      document: { source, parsed: at.documentAt(level) },
      config,
      externalRefResolver: new BaseResolver(), // All references are within the document.
    });
    for (const problem of problems) {
      const pointer = steps(problem.location[0]?.pointer ?? "#").reduce(join, "#");
      const isLeftOut = ofForm.has(problem.ruleId) && isEarlier(annotated, pointer, level);
      if (problem.ignored === true || isLeftOut) continue;
      const key = JSON.stringify([problem.ruleId, problem.message, pointer]);
      const known = found.get(key) ?? { problem, pointer, levels: [] };
      if (known.levels.at(-1) !== level) known.levels.push(level);
      found.set(key, known);
    }
  }
  return [...found.values()];
}
