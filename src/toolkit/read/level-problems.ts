import {
  BaseResolver,
  type Config,
  lintDocument,
  type NormalizedProblem,
  Source,
} from "@redocly/openapi-core";
import { shown } from "../../base/home.ts";
import { shownMessage } from "../../base/shown-text.ts";
import { type Json, join, type OpenApiDocument, steps } from "../document/json.ts";
import { readMark } from "../levels/mark.ts";
import { releases, spanInWords } from "../levels/releases.ts";
import { boundaries, spansAmong } from "../levels/span.ts";
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

/**
 * What Redocly's rules find in the plain documents of all levels: each problem once, with the place in the files where
 * the part is written, and its levels.
 *
 * @param asked.document the bundle of the specification
 * @param asked.documentAt its documents of single levels
 * @param asked.configuration a redocly.yaml
 * @param asked.skipped rules that are switched off
 * @param asked.told problems of the files as written, which are left out
 * @param asked.isEachLevel whether problems that the newest level does not have are errors too
 */
export async function levelProblems({
  specification,
  document,
  documentAt,
  configuration,
  skipped,
  told,
  isEachLevel,
}: {
  readonly specification: string;
  readonly document: OpenApiDocument;
  readonly documentAt: (level: number) => OpenApiDocument;
  readonly configuration: string;
  readonly skipped: readonly string[];
  readonly told: ReadonlySet<string>;
  readonly isEachLevel: boolean;
}): Promise<Readonly<Record<"errors" | "warnings", string[]>>> {
  const levels = boundaries(document);
  const rules = await rulesFor(specification, configuration, skipped);
  const found = await foundAtLevels({ specification, document, documentAt }, levels, rules);
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
 * Lints the whole document of each level, although most parts are the same at many: a rule may be about all of it, as
 * `no-unused-components`, and Redocly does not tell which are. For this API, rules about single parts take 57 % of the
 * time here, which is at most what linting each part once would save.
 */
async function foundAtLevels(
  {
    specification,
    document,
    documentAt,
  }: Pick<Parameters<typeof levelProblems>[0], "specification" | "document" | "documentAt">,
  levels: readonly number[],
  rules: Config,
): Promise<LevelProblem[]> {
  const source = new Source(specification, "");
  const found = new Map<string, LevelProblem>();
  for (const level of levels) {
    const problems = await lintDocument({
      document: { source, parsed: documentAt(level) },
      config: rules,
      externalRefResolver: new BaseResolver(), // All references are within the document.
    });
    for (const problem of problems.filter(({ ignored }) => ignored !== true)) {
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
