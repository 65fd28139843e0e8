// A new sandbox, and what is done to it.
import type { WrittenRequest } from "../../src/service/conformance/wrong-requests/index.ts";
import { createSandbox, manualClock, type Sandbox } from "../../src/service/sandbox/index.ts";
import { Broken } from "./broken.ts";
import type { ReadAnswer } from "./judge-answer.ts";
import type { FuzzedLevel } from "./level.ts";
import { organization, start } from "./organization.ts";
import type { Occurrence, RequestStep, Setup } from "./sequences.ts";

/** One request and its answer, or something that happened without one. */
export type Happening =
  | Occurrence
  | {
      readonly step: RequestStep;
      readonly request: WrittenRequest;
      readonly answer: ReadAnswer | undefined;
    };

/** Is told what happens, in order. */
export type Tell = (happened: Happening) => void;

/** Makes a sandbox behave otherwise; only a test that seeds a defect does. */
export type Wrap = (sandbox: Sandbox) => Sandbox;

const setups: Readonly<Record<Setup, object>> = {
  ordinary: {},
  "limits requests": { rateLimit: 2 },
  "deactivated organization": { is_deactivated: true },
};

/** A new sandbox in which nobody waits: a wait ends at once, with a heartbeat. */
export function newSandbox(setup: Setup, { level }: FuzzedLevel, wrap: Wrap) {
  const { now, advance } = manualClock(start);
  const options = { ...organization, ...setups[setup], featureLevel: level };
  return { advance, sandbox: wrap(createSandbox({ ...options, now, sleep: async () => {} })) };
}

/**
 * The answer to the request of a step.
 *
 * @throws Broken where there is none
 */
export async function send(
  sandbox: Sandbox,
  step: RequestStep,
  request: WrittenRequest,
  tell: Tell,
): Promise<ReadAnswer> {
  const { method, target, headers, body } = request;
  try {
    const response = await sandbox.fetch(`http://sandbox${target}`, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      // Bytes have no content type of their own, as a text would.
      ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }),
    });
    const text = await response.text();
    const answer = { status: response.status, headers: response.headers, text };
    tell({ step, request, answer });
    return answer;
  } catch (cause) {
    tell({ step, request, answer: undefined });
    throw new Broken("answers", `no answer: ${cause}`, { cause });
  }
}

/** Lets something happen without a request. */
export function occur(step: Occurrence, sandbox: Sandbox, advance: (by: number) => void): void {
  switch (step.happens) {
    case "time":
      advance(step.minutes * 60_000);
      break;
    case "draft": {
      const { userId } = step.user;
      const id = step.id * 10 + (userId % 10); // An ID belongs to one user for good.
      sandbox.saveDraft({ id, user_id: userId, content: `secret-draft-${id}-of-a-user` });
      break;
    }
    case "event": {
      const content = `secret-message-${step.number}-of-${step.user.email}`;
      sandbox.publish({ type: "message", content }, [step.user.userId]);
      break;
    }
  }
}
