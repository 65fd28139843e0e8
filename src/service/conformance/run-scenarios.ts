import type { Operation } from "../../toolkit/document/operation-model.ts";
import { TimeoutError } from "../../toolkit/runtime/errors.ts";
import { supports } from "../sandbox/supports.ts";
import { assessResponse } from "./assess-response.ts";
import type { CheckResult } from "./conformance-report.ts";
import type { ConformanceSettings } from "./conformance-settings.ts";
import type { CreatedObjects } from "./created-objects.ts";
import {
  type Exchange,
  isOfGateway,
  type PlannedCall,
  type ReceivedResponse,
  type Requester,
  successOf,
  type Target,
  whyNoResponse,
} from "./exchange.ts";
import type { CauseFinder, FindingContext } from "./failure-causes.ts";
import {
  absentAt,
  invalidRequestsOf,
  isCreating,
  withMoreNames,
  withoutCredentials,
} from "./invalid-requests.ts";
import type { RequestChange } from "./planned-request.ts";
import type { CapturedValues, Step } from "./scenarios.ts";
import {
  harmlessArguments,
  operationOfSomeLevel,
  type SpecifiedOperation,
  specificationAt,
} from "./specified-operations.ts";

/** A run, and what it knows of its server. */
export interface Run {
  readonly settings: ConformanceSettings;
  readonly asker: Requester;
  readonly made: CreatedObjects;
  readonly level: number;
  readonly specification: readonly SpecifiedOperation[];
  /** The sandbox that follows the service document, and the one that follows public servers. */
  readonly document: Target;
  readonly servers: Target;
  readonly causeOf: CauseFinder;
  /** The lists that the models do not have as the server has them, by their names in responses, with the reason. */
  readonly uncompared: ReadonlyMap<string, string>;
  readonly checks: CheckResult[];
  /** Whether the server may have done something that the models have not, because its answer did not come in time. */
  isUnclear: boolean;
}

/** The request to all targets. */
interface RequestToTargets
  extends Pick<Step, "as" | "values" | "keep" | "meanwhile" | "isPatient"> {
  /** The scenario to which it belongs, if it may change something. */
  readonly scenario?: string;
  readonly change?: RequestChange | undefined;
}

/**
 * Makes the calls that change nothing: plain and invalid calls of each operation, and calls of operations that the
 * level does not have.
 */
export async function callEach(run: Run): Promise<void> {
  for (const specified of run.specification) {
    const { operation } = specified;
    const harmless = harmlessArguments(specified);
    const ask = (name: string, change?: RequestChange) =>
      compare(run, `${operation.id}/${name}`, specified, { values: harmless, change });
    if (operation.method === "GET" && Object.keys(harmless).length === 0) {
      await ask("plain");
      await ask("more names", withMoreNames);
    } else if (!isCreating(operation.id)) await ask("of nothing");
    for (const { name, change } of invalidRequestsOf(specified)) await ask(name, change);
  }
  for (const { id, since } of absentAt(run.level)) {
    const specified = operationIn(specificationAt(since), id);
    if (specified === undefined) continue;
    const values = harmlessArguments(specified);
    await compare(run, `${id}/absent`, specified, { values, change: withoutCredentials });
  }
}

/** Plays scenarios: once the models have carried out an operation, with names that no operation has. */
export async function runScenarios(run: Run, scenarios: Readonly<Record<string, readonly Step[]>>) {
  const carriedOut = new Set<string>();
  for (const [name, steps] of Object.entries(scenarios)) {
    for (const step of steps) {
      const change = carriedOut.has(step.operation) ? withMoreNames : undefined;
      if (await play(run, name, step, change)) carriedOut.add(step.operation);
    }
  }
}

const operationIn = (specification: readonly SpecifiedOperation[], id: string) =>
  specification.find(({ operation }) => operation.id === id);

/** Plays a step, if the level has its operations. Tells whether the models carry it out. */
async function play(
  run: Run,
  scenario: string,
  step: Step,
  change?: RequestChange,
): Promise<boolean> {
  const specified = operationIn(run.specification, step.operation);
  const isWhole = step.meanwhile && !operationIn(run.specification, step.meanwhile.operation);
  const isTaken = step.since === undefined || supports(run.level, step.since);
  if (specified === undefined || isWhole || !isTaken) return false;
  return compare(run, `${step.operation}/${step.name}`, specified, { ...step, scenario, change });
}

/** Makes a call on all targets, and compares the responses. Tells whether the models carry it out. */
async function compare(
  run: Run,
  id: string,
  specified: SpecifiedOperation,
  request: RequestToTargets,
): Promise<boolean> {
  const { asker, document, servers, level } = run;
  const { operation } = specified;
  const skip = (reason: string) => {
    const more = { differences: [], reason: asker.clean(reason) };
    run.checks.push({ id, operation: operation.id, verdict: "not checked", ...more });
    return false;
  };
  const whyNot = whyNotAsked(run, operation, request);
  if (whyNot !== undefined) return skip(whyNot);
  const { call } = callOn(asker.server, operation, request);
  const answerOfModel = async (target: Target) => {
    const response = await askOn(run, target, operation, request);
    if (response instanceof Error) throw response;
    return { ...response, captured: target.captured };
  };
  const models = { document: await answerOfModel(document), servers: await answerOfModel(servers) };
  const { status } = models.document;
  if (Math.max(status, models.servers.status) >= 500) {
    return skip("not sent, because servers of the level fail on it");
  }
  const got = await answerOfServer(run, operation, request, models.document);
  if (typeof got === "string") return skip(got);
  const isChange = request.scenario !== undefined && operation.method !== "GET";
  if (got instanceof TimeoutError) {
    run.isUnclear ||= isChange;
    return skip(whyNoResponse(got));
  }
  const isRefused = status >= 400;
  const [, why] = [...run.uncompared].find(([list]) => showing[list]?.test(operation.id)) ?? [];
  if (why !== undefined && successOf(got) !== undefined) {
    skip(why);
    return !isRefused;
  }
  const assessed =
    got instanceof Error
      ? differing("a response", whyNoResponse(got))
      : assessResponse({ ...got, captured: asker.server.captured }, models, specified, level);
  // The server may have made a change whose response a gateway lost. A second call then differs, or creates a second
  // object.
  const isTwice = assessed.verdict === "differs" || /^(create|send)/.test(operation.id);
  const isAgain = !(got instanceof Error) && got.isAgain && !isOfGateway(got);
  if (isChange && isAgain && isTwice) {
    run.isUnclear = true;
    return skip("a gateway responded first, and the server may have made the change");
  }
  const isWrongly = isRefused && successOf(got) !== undefined;
  const where = {
    scenario: request.scenario,
    isShowing: operation.method === "GET" || operation.id === "registerEventQueue",
    isOfAll: request.scenario === undefined && operation.method !== "GET" && isWrongly,
  };
  conclude(run, { id, operation: operation.id, ...assessed }, where, call);
  return !isRefused;
}

/** The operations that show a list as a whole. */
const showing: Readonly<Record<string, RegExp>> = {
  drafts: /^(listDrafts|registerEventQueue)$/,
  invites: /^listInvitations$/,
  linkifiers: /^(listLinkifiers|registerEventQueue|getEvents)$/,
};

/** The reason for not making a call; `undefined` without a reason. */
function whyNotAsked(
  run: Run,
  operation: Operation,
  request: RequestToTargets,
): string | undefined {
  const { asker, settings, document, servers, isUnclear } = run;
  const { as, scenario } = request;
  const whyNot = asker.whyOver() ?? asker.whyLost(operation.id);
  if (whyNot !== undefined || scenario === undefined) return whyNot;
  if (!settings.write) return "makes changes: allow them with --write";
  if (scenario === "accounts" && !settings.createAccounts) {
    return "creates an account that stays, deactivated: allow it with --create-accounts";
  }
  if (as === "other" && settings.other === undefined) {
    return "requires a second account: --other-email with OTHER_API_KEY";
  }
  if (isUnclear) return "the state is unknown, because no response to a change came";
  const [missing] = [document, servers, asker.server].flatMap(
    (target) => callOn(target, operation, request).missing,
  );
  return missing && `requires the ${missing}, which no response contained`;
}

/** The result for a response that is another as a whole. */
export const differing = (expected: string, ...all: readonly string[]) => ({
  verdict: "differs" as const,
  differences: all.map((got) => ({ place: "", expected, got })),
});

/** The most places of a response in a report. */
const mostPlaces = 20;

/** Adds a check to the report, without credentials and persons, and with its call unless the response is the same. */
export function conclude(
  { asker, causeOf, checks }: Pick<Run, "asker" | "causeOf" | "checks">,
  { differences, ...check }: CheckResult,
  where: FindingContext = {},
  call?: PlannedCall,
): void {
  const more = differences.length - mostPlaces;
  const result: CheckResult = {
    ...check,
    ...(call && check.verdict !== "same" && { request: asker.curl(call) }),
    differences: differences.slice(0, mostPlaces).map(({ place, expected, got }) => ({
      place: asker.clean(place),
      expected: asker.clean(expected),
      got: asker.clean(got),
    })),
    ...(more > 0 && { more }),
  };
  const follows = check.verdict === "differs" ? causeOf(result, where) : undefined;
  checks.push({ ...result, ...(follows !== undefined && { follows }) });
}

/** The call that a target gets, and the names of what it needs and the target has not captured. */
function callOn(
  { captured }: Target,
  operation: Operation,
  { as = "own", values, change }: RequestToTargets,
) {
  const missing: string[] = [];
  const find: CapturedValues = (name) => {
    const value = captured.get(name);
    if (value === undefined) missing.push(name);
    return value ?? null;
  };
  const given = typeof values === "function" ? values(find) : (values ?? {});
  const filled = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === "string" && value.startsWith("$") ? find(value.slice(1)) : value,
  ]);
  const call: PlannedCall = { operation, values: Object.fromEntries(filled), as, change };
  return { call, missing };
}

/** How long a read waits for late events, in milliseconds. */
const waits = [100, 200, 400, 800, 1500];

/** The response of the server, read again until it has the events that a model has; a reason if the run ends before. */
async function answerOfServer(
  run: Run,
  operation: Operation,
  request: RequestToTargets,
  model: ReceivedResponse,
) {
  const { asker } = run;
  let got = await askOn(run, asker.server, operation, request);
  for (const wait of request.isPatient ? waits : []) {
    if (got instanceof Error || countEvents(got) >= countEvents(model)) return got;
    if (!(await asker.wait(wait))) {
      return asker.whyOver() ?? "the run ended before an event came (--time-limit)";
    }
    got = await askOn(run, asker.server, operation, request);
  }
  return got;
}

const countEvents = (response: ReceivedResponse) =>
  [successOf(response)?.events ?? []].flat().length;

/** Makes a call on a target, and captures values from the response. */
async function askOn(
  run: Run,
  target: Target,
  operation: Operation,
  request: RequestToTargets,
): Promise<Exchange> {
  const { asker, made } = run;
  const { keep, meanwhile } = request;
  const { call } = callOn(target, operation, request);
  const pending = asker.ask(target, call);
  if (meanwhile !== undefined) {
    // The read has to wait before the event comes.
    if (target === asker.server) await asker.wait(waits[0] ?? 0);
    await askOn(run, target, operationOfSomeLevel(meanwhile.operation), meanwhile);
  }
  const response = await pending;
  if (target === asker.server) made.note(call, response);
  const body = successOf(response);
  const kept = body && keep?.(body, (name) => target.captured.get(name) ?? null);
  for (const [name, value] of Object.entries(kept ?? {})) {
    if (value === undefined) target.captured.delete(name);
    else target.captured.set(name, value);
  }
  return response;
}
