/** The recorded answers of real servers: test/fixtures/recordings/README.md describes the files. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inHome } from "../../src/node/package-root.ts";
import { isLevelIn } from "../../src/toolkit/levels/level-range.ts";

/** Parameters by name; a value that is no string is sent as JSON. */
type Fields = Readonly<Record<string, unknown>> | readonly (readonly [string, unknown])[];

/** A request of a scenario, or, with `await`, the answer to an earlier one. */
export interface Step {
  readonly name: string;
  readonly as: string | null;
  readonly method: string;
  readonly path: string;
  readonly query?: Fields;
  readonly form?: Fields;
  readonly multipart?: Fields;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly saves?: Readonly<Record<string, string>>;
  readonly wait_ms?: number;
  readonly repeat?: number;
  readonly background?: string;
  readonly await?: string;
  readonly keep?: string;
  readonly select?: Readonly<Record<string, string>>;
}

/** Requests in their order, which belong together. */
export interface Scenario {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly cleans?: readonly string[];
  readonly stateless?: boolean;
  readonly page?: boolean;
  /** The only levels at which it was recorded, with a limit of 200 requests a minute. */
  readonly levels?: readonly number[];
}

/** What is compared of an answer; what an answer does not have is absent. */
export interface RecordedAnswer {
  readonly status: number;
  readonly type?: string;
  readonly allow?: readonly string[];
  readonly wwwAuthenticate?: string;
  readonly cacheControl?: boolean;
  readonly retryAfter?: boolean;
  readonly limits?: readonly string[];
  readonly types?: Readonly<Record<string, string>>;
  readonly others?: readonly string[];
  readonly body: unknown;
}

const folder = inHome("test/fixtures/recordings");
const linesOf = (name: string) =>
  readFileSync(join(folder, name), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

/** The levels of the recorded servers, ascending, and lists of compared fields by name. */
export const {
  levels: recordedLevels,
  compared,
}: {
  readonly levels: readonly number[];
  readonly compared: Readonly<Record<string, readonly string[]>>;
} = JSON.parse(readFileSync(join(folder, "about.json"), "utf8"));

type Bounded = { readonly since?: number; readonly until?: number };

const scenarios: readonly (Scenario & Bounded & { readonly steps: readonly (Step & Bounded)[] })[] =
  linesOf("scenarios.jsonl");

/** The scenarios of a level, with its steps. */
export function recordedScenarios(level: number): Scenario[] {
  const isWithin = ({ since = 0, until = level }: Bounded) => since <= level && level <= until;
  return scenarios
    .filter((scenario) => isWithin(scenario) && scenario.levels?.includes(level) !== false)
    .map((scenario) => ({ ...scenario, steps: scenario.steps.filter(isWithin) }));
}

/** The operation that a step calls, among these. IDs are numbers or addresses. */
export const calledBy = <Operation extends { readonly method: string; readonly path: string }>(
  { method, path = "" }: Partial<Step>,
  operations: readonly Operation[],
): Operation | undefined => {
  const filled = path.replace(/\$\{address:[^}]*\}/g, "a@b").replace(/\$\{[^}]*\}/g, "1");
  return operations.find(
    (one) =>
      one.method === method &&
      new RegExp(`^${one.path.replace(/\{[^}]*\}/g, "([0-9]+|[^/]+@[^/]+)")}$`).test(
        `/api/v1${filled}`,
      ),
  );
};

type RecordedAt = RecordedAnswer & { readonly from: number; readonly to?: number };

const answers = new Map<string, Map<string, readonly RecordedAt[]>>();
for (const { scenario, step, answers: some } of linesOf("answers.jsonl")) {
  answers.set(scenario, (answers.get(scenario) ?? new Map()).set(step, some));
}

/** The answers to all steps of a scenario. */
export const recordedAnswers = (scenario: string): readonly RecordedAt[] =>
  [...(answers.get(scenario)?.values() ?? [])].flat();

/** The answer of the server of a level to a step; `undefined` if it was not recorded. */
export function recordedAnswer(
  level: number,
  scenario: string,
  step: string,
): RecordedAnswer | undefined {
  const found = answers
    .get(scenario)
    ?.get(step)
    ?.find(({ from, to = Number.POSITIVE_INFINITY }) => isLevelIn([{ from, to }], level));
  if (found === undefined) return undefined;
  const { from: _, to: __, ...answer } = found;
  return answer;
}
