import type { Operation } from "../../toolkit/document/operation.ts";
import {
  type Answer,
  type Asker,
  type Came,
  isLate,
  type Party,
  successOf,
  whyNoAnswer,
} from "./ask.ts";
import type { Causes, Where } from "./causes.ts";
import { judgeAnswer } from "./judge-answer.ts";
import type { Life, Step, Told } from "./lives.ts";
import type { MadeThings } from "./made.ts";
import type { ConformanceSettings } from "./options.ts";
import type { CheckResult } from "./report.ts";
import type { RequestChange } from "./request.ts";
import { operationOfSomeLevel, type SpecifiedOperation, specificationAt } from "./specification.ts";
import {
  absentAt,
  argumentsOfNothing,
  isMaker,
  variantsOf,
  withMoreNames,
  withoutCredentials,
} from "./wrong.ts";

/** A run, and what it knows of its server. */
export interface Run {
  readonly settings: ConformanceSettings;
  readonly asker: Asker;
  readonly made: MadeThings;
  readonly level: number;
  readonly specification: readonly SpecifiedOperation[];
  /** The sandbox that follows the service document, and the one that follows public servers. */
  readonly document: Party;
  readonly servers: Party;
  readonly causes: Causes;
  readonly checks: CheckResult[];
  /** Whether the server may have done something that the models have not, because its answer did not come in time. */
  isUnclear: boolean;
}

/** What is asked of all parties. */
interface Asked extends Pick<Step, "as" | "values" | "keep" | "meanwhile" | "isPatient"> {
  /** The life to which it belongs, if it may change something. */
  readonly life?: string;
  readonly change?: RequestChange | undefined;
}

/** Makes the calls of each operation that do nothing: plain, wrong, and those of operations that the level lacks. */
export async function callEach(run: Run): Promise<void> {
  for (const specified of run.specification) {
    const { operation } = specified;
    const harmless = argumentsOfNothing(specified);
    const ask = (name: string, change?: RequestChange) =>
      compare(run, `${operation.id}/${name}`, specified, { values: () => harmless, change });
    if (operation.method === "GET" && Object.keys(harmless).length === 0) {
      await ask("plain");
      await ask("more names", withMoreNames);
    } else if (!isMaker(operation.id)) await ask("of nothing");
    for (const { name, change } of variantsOf(specified)) await ask(name, change);
  }
  for (const { id, since } of absentAt(run.level)) {
    const specified = operationIn(specificationAt(since), id);
    if (specified === undefined) continue;
    const values = () => argumentsOfNothing(specified);
    await compare(run, `${id}/absent`, specified, { values, change: withoutCredentials });
  }
}

/**
 * Plays lives, and then others of the same kinds: of these, only the steps that the models carry out, with names that
 * no operation has.
 */
export async function playAll(run: Run, first: readonly Life[], second: readonly Life[]) {
  const refused = new Set<string>();
  for (const { name, steps } of first) {
    for (const step of steps) {
      if (!(await play(run, name, step))) refused.add(`${step.operation}/${step.name}`);
    }
  }
  for (const { name, steps } of second) {
    for (const step of steps) {
      if (refused.has(`${step.operation}/${step.name}`)) continue;
      await play(run, name, step, withMoreNames);
    }
  }
}

const operationIn = (specification: readonly SpecifiedOperation[], id: string) =>
  specification.find(({ operation }) => operation.id === id);

/** Plays a step, if the level has its operations. Tells whether the models carry it out. */
async function play(run: Run, life: string, step: Step, change?: RequestChange): Promise<boolean> {
  const specified = operationIn(run.specification, step.operation);
  const isWhole = step.meanwhile && !operationIn(run.specification, step.meanwhile.operation);
  if (specified === undefined || isWhole) return false;
  const id = `${step.operation}/${step.name}${change ? ", more names" : ""}`;
  return compare(run, id, specified, { ...step, life, change });
}

/** Makes a call on all parties, and compares the answers. Tells whether the models carry it out. */
async function compare(
  run: Run,
  id: string,
  specified: SpecifiedOperation,
  asked: Asked,
): Promise<boolean> {
  const { asker, document, servers, level } = run;
  const { operation } = specified;
  const skip = (reason: string) => {
    const more = { differences: [], reason: asker.clean(reason) };
    run.checks.push({ id, operation: operation.id, verdict: "not checked", ...more });
    return false;
  };
  const whyNot = whyNotAsked(run, operation, asked);
  if (whyNot !== undefined) return skip(whyNot);
  try {
    // Before anything is asked, as otherwise the parties would part.
    for (const party of [document, servers, asker.server]) asked.values?.(toldBy(party));
    const models = {
      document: await answerOfModel(run, document, operation, asked),
      servers: await answerOfModel(run, servers, operation, asked),
    };
    if (models.document.status >= 500 || models.servers.status >= 500) {
      return skip("servers of the level fail at such a request");
    }
    const got = await answerOfServer(run, operation, asked, models.document);
    const isShowing = operation.method === "GET" || operation.id === "registerEventQueue";
    if (typeof got === "string") return skip(got);
    if (isLate(got)) {
      run.isUnclear ||= asked.life !== undefined && operation.method !== "GET";
      return skip(whyNoAnswer(got));
    }
    const judged = verdictOn(got, (came) =>
      judgeAnswer({ ...came, told: asker.server.told }, models, specified, level),
    );
    const values = asked.values?.(toldBy(asker.server)) ?? {};
    const call = { operation, values, as: asked.as ?? "own", change: asked.change };
    const request = judged.verdict === "same" ? {} : { request: asker.curl(call) };
    const isRefused = models.document.status >= 400;
    const isWrongly = isRefused && !(got instanceof Error) && successOf(got) !== undefined;
    const isOfAll = asked.life === undefined && operation.method !== "GET" && isWrongly;
    const where = { life: asked.life, isShowing, isOfAll };
    conclude(run, { id, operation: operation.id, ...request, ...judged }, where);
    return !isRefused;
  } catch (error) {
    if (error instanceof NotToldError) return skip(error.message);
    throw error;
  }
}

/** Why a call is not made, if there is a reason. */
function whyNotAsked(run: Run, { id }: Operation, { as, life }: Asked): string | undefined {
  const { asker, settings, isUnclear } = run;
  const whyNot = asker.whyOver() ?? asker.whyLost(id);
  if (whyNot !== undefined || life === undefined) return whyNot;
  if (!settings.write) return "changes something: allow it with --write";
  if (as === "other" && settings.other === undefined) {
    return "needs a second account: --other-email with OTHER_API_KEY";
  }
  return isUnclear ? "the state is unknown, as the response to a change did not come" : undefined;
}

/** Judges an answer; whatever came instead of one, or cannot be judged, is a finding. */
function verdictOn(
  got: Answer,
  judgeOne: (came: Came) => Pick<CheckResult, "verdict" | "differences">,
): Pick<CheckResult, "verdict" | "differences"> {
  const differs = (expected: string, got: string) => {
    const differences = [{ place: "", expected, got }];
    return { verdict: "differs" as const, differences };
  };
  if (got instanceof Error) return differs("an answer", whyNoAnswer(got));
  try {
    return judgeOne(got);
  } catch (error) {
    return differs("an answer that can be compared", String(error));
  }
}

/** The most places of an answer in a report, and the most characters of a value. */
const most = { places: 20, characters: 200 };

/** Adds a check to the report, without credentials and persons. */
export function conclude(
  { asker, causes, checks }: Pick<Run, "asker" | "causes" | "checks">,
  { request, differences, ...check }: CheckResult,
  where: Where = {},
): void {
  if (check.verdict === "same") {
    checks.push({ ...check, differences });
    return;
  }
  const clean = (text: string) => {
    const whole = asker.clean(text);
    return whole.length > most.characters ? `${whole.slice(0, most.characters)}…` : whole;
  };
  const more = differences.length - most.places;
  const result: CheckResult = {
    ...check,
    ...(request !== undefined && { request }),
    differences: differences.slice(0, most.places).map(({ place, expected, got }) => ({
      place: clean(place),
      expected: clean(expected),
      got: clean(got),
    })),
    ...(more > 0 && { more }),
  };
  const follows = check.verdict === "differs" ? causes.of(result, where) : undefined;
  checks.push({ ...result, ...(follows !== undefined && { follows }) });
}

/** Thrown by a step that needs what a party has not told. */
class NotToldError extends Error {
  override readonly name = "NotToldError";
}

const toldBy =
  ({ told }: Party): Told =>
  (name) => {
    const value = told.get(name);
    if (value === undefined) throw new NotToldError(`needs the ${name}, which no answer has told`);
    return value;
  };

async function answerOfModel(run: Run, party: Party, operation: Operation, asked: Asked) {
  const answer = await askOn(run, party, operation, asked);
  if (answer instanceof Error) throw answer;
  return { ...answer, told: party.told };
}

/** How long a read waits for late events, in milliseconds. */
const waits = [100, 200, 400, 800, 1500];

/** The answer of the server, read again until it has the events that a model has; a reason if the run ends before. */
async function answerOfServer(run: Run, operation: Operation, asked: Asked, model: Came) {
  const { asker } = run;
  let got = await askOn(run, asker.server, operation, asked);
  for (const wait of asked.isPatient ? waits : []) {
    if (got instanceof Error || countEvents(got) >= countEvents(model)) return got;
    if (!(await asker.wait(wait))) {
      return asker.whyOver() ?? "the run ended before an event came (--time-limit)";
    }
    got = await askOn(run, asker.server, operation, asked);
  }
  return got;
}

const countEvents = (answer: Came) => [successOf(answer)?.events ?? []].flat().length;

/** Makes a call on a party, and keeps what the party tells. */
async function askOn(
  run: Run,
  party: Party,
  operation: Operation,
  { as = "own", values = () => ({}), keep, meanwhile, change }: Asked,
): Promise<Answer> {
  const { asker, made } = run;
  const told = toldBy(party);
  const call = { operation, values: values(told), as, change };
  const pending = asker.ask(party, call);
  if (meanwhile !== undefined) {
    // The read has to wait before the event comes.
    if (party === asker.server) await asker.wait(waits[0] ?? 0);
    await askOn(run, party, operationOfSomeLevel(meanwhile.operation), meanwhile);
  }
  const answer = await pending;
  if (party === asker.server) made.note(call, answer);
  const body = successOf(answer);
  for (const [name, value] of Object.entries((body && keep?.(body, told)) ?? {})) {
    if (value === undefined) party.told.delete(name);
    else party.told.set(name, value);
  }
  return answer;
}
