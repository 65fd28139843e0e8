// @ts-nocheck
import { isDeepStrictEqual } from "node:util";
import { isObject, type Json } from "../../src/document/json.ts";
import type { SandboxState } from "../../src/sandbox/index.ts";
import { bodyCheckOf } from "./body-checks.ts";
import { Broken } from "./broken.ts";
import { addCanaries, type Canaries, leakIn } from "./canaries.ts";
import { type Case, judge } from "./judge.ts";
import { createMemory, type Memory } from "./nouns.ts";
import type { BackstageStep, Life, RequestStep, Stage } from "./steps.ts";
import type { Target } from "./target.ts";
import { textOf } from "./text.ts";
import { basic } from "./users.ts";
import { type Answer, type Draft, type WireRequest, written } from "./wire.ts";

/** One request and its answer, as a reader may want to repeat it. */
export interface Exchange {
  readonly step: RequestStep;
  readonly request: WireRequest;
  readonly answer: Answer | undefined;
}

/** That the answer before was other than documented, as is known of its server. */
export interface Excuse {
  readonly excuse: string;
}

/** What happened in a life, in order. */
export type Happening = Exchange | Excuse | BackstageStep;
export type Record = (happened: Happening) => void;

/**
 * Lives through steps on a new server and judges each answer, and what it did.
 *
 * @returns the answers that the same life, with every change undone that should make no difference,
 *   must have as well
 * @throws Broken naming the property that does not hold
 */
export async function live(
  { steps, world }: Life,
  stage: Stage,
  target: Target,
  { record, isPlain = false }: { record?: Record; isPlain?: boolean } = {},
): Promise<Answer[]> {
  const memory = createMemory();
  const canaries: Canaries = new Map(
    [...stage.users, ...stage.deactivated].map(({ apiKey }) => [
      apiKey,
      { isAdministrable: false },
    ]),
  );
  const { inside } = target;
  const look = (): SandboxState | undefined => {
    const state = inside?.state;
    if (state !== undefined) addCanaries(canaries, state);
    return state;
  };
  let state = look();
  memory.learn(state);
  const answers: Answer[] = [];
  for (const step of steps) {
    if ("happens" in step) {
      record?.(step);
      if (inside !== undefined) happen(step, inside);
      state = look();
      continue;
    }
    const isUndone = isPlain && step.change.wanted.is === "same";
    const draft = draftOf(step, stage, memory, isUndone);
    const request = written(draft);
    if (!target.takes(request)) continue;
    for (let time = 0; time < (draft.isRepeated ? 2 : 1); time++) {
      const answer = await send(target, request, step, record);
      if (answer === undefined) continue;
      const { subject, change, user } = step;
      if (Object.keys(Object.prototype).length > 0) {
        throw new Broken("leaves JavaScript alone", Object.keys(Object.prototype).join());
      }
      const judged = { world, subject, wanted: change.wanted, user, draft, answer };
      const body = judgeOrExcuse(judged, step, stage, record);
      const before = state;
      state = look();
      judgeChange(step, answer, before, state, time > 0);
      const reader =
        answer.status === 401 ||
        change.wanted.is === "credentials" ||
        !subject.operation.isAuthenticated
          ? undefined
          : user;
      const asked = JSON.stringify([request, draft.fields]);
      const leak = leakIn(canaries, body, asked, reader);
      if (leak !== undefined) {
        throw new Broken("leaks nothing", `the answer shows what is another's: ${leak}`);
      }
      // An error only repeats what was sent.
      if (answer.status < 400) memory.learn(body, user.userId);
      answers.push(answer);
    }
  }
  return answers;
}

/** The body of an answer, which may be other than documented where that is known of the server. */
function judgeOrExcuse(
  judged: Case,
  { kind }: RequestStep,
  { deviations }: Stage,
  record: Record | undefined,
): unknown {
  try {
    return judge(judged, bodyCheckOf(judged.subject.document));
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    const known = deviations?.find((deviation) => deviation.excuses(error, judged, kind.name));
    if (known === undefined) throw error;
    record?.({ excuse: known.reason });
    return undefined;
  }
}

/** In milliseconds; a server that waits for an event is left alone soon. */
const patience = { answer: 10_000, event: 300 };

async function send(
  target: Target,
  request: WireRequest,
  step: RequestStep,
  record: Record | undefined,
): Promise<Answer | undefined> {
  const { isLongPoll } = step.subject.operation;
  try {
    const answer = await target.send(request, isLongPoll ? patience.event : patience.answer);
    record?.({ step, request, answer });
    if (answer !== undefined || isLongPoll) return answer;
  } catch (cause) {
    record?.({ step, request, answer: undefined });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Broken("answers", `no answer: ${reason}`, { cause });
  }
  throw new Broken("answers", "no answer in time");
}

/** The request of a step: the plain one, with its change. */
function draftOf(step: RequestStep, stage: Stage, memory: Memory, isPlain: boolean): Draft {
  const { subject, change, user, draws } = step;
  const values: { [name: string]: Json } = {};
  for (const [name, draw] of Object.entries(draws)) {
    const value = draw(memory, user);
    if (value !== undefined) values[name] = value;
  }
  const { operation, parameters } = subject;
  const given = parameters.flatMap((parameter) => {
    const value = values[parameter.name];
    return value === undefined ? [] : [{ parameter, text: textOf(parameter, value) }];
  });
  const plain: Draft = {
    method: operation.method,
    path: given.reduce(
      (path, { parameter: { name, in: place }, text }) =>
        place === "path" ? path.replace(`{${name}}`, encodeURIComponent(text)) : path,
      operation.path,
    ),
    fields: given.flatMap(({ parameter: { name, in: place }, text }) =>
      place === "query" || place === "form" ? [{ in: place, name, text }] : [],
    ),
    ...(operation.isAuthenticated ? { authorization: basic(`${user.email}:${user.apiKey}`) } : {}),
    headers: given.flatMap(({ parameter: { name, in: place }, text }) =>
      // A value of any text may hold what no header can.
      place === "header" && /^[!-~]+(?: [!-~]+)*$/.test(text)
        ? [[name.toLowerCase(), text] as const]
        : [],
    ),
    bodyForm: "urlencoded",
    isRepeated: false,
  };
  const { deactivated } = stage;
  return isPlain ? plain : change.apply(plain, { subject, user, values, deactivated });
}

/** What a request may have done to what the server holds. */
function judgeChange(
  { subject }: RequestStep,
  { status }: Answer,
  before: SandboxState | undefined,
  after: SandboxState | undefined,
  isRepetition: boolean,
): void {
  const { operation } = subject;
  if (before === undefined || after === undefined) return;
  const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one, other);
  if (status >= 400 && !isSame(before, after)) {
    throw new Broken("refused changes nothing", changed(before, after));
  }
  // Who reads a queue acknowledges its events.
  if (operation.method === "GET" && !operation.isLongPoll && !isSame(before, after)) {
    throw new Broken("reading changes nothing", changed(before, after));
  }
  if (isRepetition && operation.isIdempotent && !isSame(eventless(before), eventless(after))) {
    throw new Broken("repeating changes nothing more", changed(before, after));
  }
}

/** An event tells of a request, not of a change, so that a repetition may send one more. */
const eventless = ({ queues, ...rest }: SandboxState) => ({
  ...rest,
  queues: queues.map(({ events: _, ...queue }) => queue),
});

function changed(before: SandboxState, after: SandboxState): string {
  const names = Object.keys(before) as (keyof SandboxState)[]; // Keys of a plain object.
  return names
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map(
      (name) => `${name} were ${JSON.stringify(before[name])}, are ${JSON.stringify(after[name])}`,
    )
    .join("; ");
}

function happen(step: BackstageStep, inside: NonNullable<Target["inside"]>): void {
  if (step.happens === "time") {
    inside.advance(step.minutes * 60_000);
    return;
  }
  const { userId = 0, email } = step.user;
  if (step.happens === "draft") {
    // An ID belongs to one user for good.
    const id = step.id * 10 + (userId % 10);
    inside.saveDraft({ id, user_id: userId, content: `secret-draft-${id}-of-a-user` });
  } else {
    const content = `secret-message-${step.number}-of-${email}`;
    inside.publish({ type: "message", content }, [userId]);
  }
}

/** The bodies of answers, without the names of ignored parameters and with IDs by order of appearance. */
export function comparable(answers: readonly Answer[]): string[] {
  const seen: string[] = [];
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
  return answers.map(({ status, text }) => {
    const body: unknown = JSON.parse(text);
    const { ignored_parameters_unsupported: _, ...told } = isObject(body) ? body : {};
    return `${status} ${JSON.stringify(told)}`.replace(uuid, (id) => {
      if (!seen.includes(id)) seen.push(id);
      return `id-${seen.indexOf(id)}`;
    });
  });
}
