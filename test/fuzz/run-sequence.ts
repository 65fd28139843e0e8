// Sends the requests of a sequence to a new sandbox, and judges each answer and what it did.
import {
  type PlannedRequest,
  plannedRequest,
  written,
} from "../../src/service/conformance/wrong-requests/index.ts";
import type { JsonObject } from "../../src/toolkit/document/json.ts";
import { newSandbox, occur, send, type Tell, type Wrap } from "./ask-sandbox.ts";
import { Broken } from "./broken.ts";
import { valuesIn } from "./finders.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { judgeState } from "./judge-state.ts";
import { createKnownIds } from "./known-ids.ts";
import type { FuzzedLevel } from "./level.ts";
import { addSecrets, foreignIn, keysAsSecrets, leakIn } from "./secrets.ts";
import type { Occurrence, RequestStep, Sequence } from "./sequences.ts";

/**
 * Runs a sequence and, where some of its requests only say a thing in another form, again with these in
 * the plain form, to which the answers must be the same.
 *
 * @throws Broken naming the property that does not hold
 */
export async function runSequence(
  sequence: Sequence,
  level: FuzzedLevel,
  wrap: Wrap,
  tell: Tell,
): Promise<void> {
  const answers = comparable(await answersTo(sequence, level, wrap, tell));
  const isSame = (step: RequestStep | Occurrence) =>
    !("happens" in step) && step.variant.wanted.is === "same";
  if (!sequence.steps.some(isSame)) return;
  const steps = sequence.steps.map((step) =>
    "happens" in step || !isSame(step)
      ? step
      : { ...step, variant: { ...step.variant, change: (plain: PlannedRequest) => plain } },
  );
  const plain = comparable(await answersTo({ ...sequence, steps }, level, wrap, () => {}));
  const index = answers.findIndex((answer, at) => answer !== plain[at]);
  if (index < 0) return;
  const what = `${answers[index]}, where the plain request gets ${plain[index]}`;
  throw new Broken("same in another form", what);
}

interface JudgedAnswer {
  readonly status: number;
  readonly body: JsonObject;
}

async function answersTo(
  { setup, steps }: Sequence,
  level: FuzzedLevel,
  wrap: Wrap,
  tell: Tell,
): Promise<JudgedAnswer[]> {
  const { sandbox, advance } = newSandbox(setup, level, wrap);
  const known = createKnownIds();
  const secrets = keysAsSecrets();
  const look = () => {
    const { state } = sandbox;
    addSecrets(secrets, state);
    return state;
  };
  let state = look();
  known.learn(state);
  const answers: JudgedAnswer[] = [];
  for (const step of steps) {
    if ("happens" in step) {
      tell(step);
      occur(step, sandbox, advance);
      state = look();
      continue;
    }
    const { asked, variant, user } = step;
    const { wanted } = variant;
    const values = valuesIn(step.finders, known, user);
    const plain = plannedRequest(asked.operation, values, user);
    const request = variant.change(plain, user);
    for (let time = 0; time < (request.isRepeated ? 2 : 1); time++) {
      const answer = await send(sandbox, step, written(request), tell);
      const polluted = Object.keys(Object.prototype);
      // What comes next begins clean, so that this can be made short.
      for (const name of polluted) Reflect.deleteProperty(Object.prototype, name);
      if (polluted.length > 0) throw new Broken("leaves JavaScript alone", polluted.join());
      const body = judgeAnswer({ setup, asked, wanted, user, request, answer }, level);
      const before = state;
      state = look();
      judgeState(asked, answer.status, [before, state], time > 0);
      const isKnown =
        answer.status !== 401 && wanted.is !== "credentials" && asked.operation.isAuthenticated;
      const sent = JSON.stringify([written(request), request.fields]);
      const leak = leakIn(secrets, answer, body, sent, isKnown ? user : undefined);
      if (leak !== undefined) {
        throw new Broken("leaks nothing", `the answer shows what is another's: ${leak}`);
      }
      const foreign = foreignIn(before, values, user);
      const isAsNamed = ["accepted", "same"].includes(wanted.is) && variant.argument === undefined;
      if (answer.status < 400 && isAsNamed && foreign !== undefined) {
        throw new Broken("leaks nothing", `${foreign} names what is another's: ${answer.text}`);
      }
      // An error only repeats what was sent.
      if (answer.status < 400) known.learn(body, user.userId);
      answers.push({ status: answer.status, body });
    }
  }
  return answers;
}

/** The bodies of answers, without the names of ignored parameters and with IDs by order of appearance. */
function comparable(answers: readonly JudgedAnswer[]): string[] {
  const seen: string[] = [];
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
  return answers.map(({ status, body }) => {
    const { ignored_parameters_unsupported: _, ...told } = body;
    return `${status} ${JSON.stringify(told)}`.replace(uuid, (id) => {
      if (!seen.includes(id)) seen.push(id);
      return `id-${seen.indexOf(id)}`;
    });
  });
}
