// The judge of the suite: it calls nothing wrong that a recorded server answered (test/fixtures/recordings).
import { describe, expect, it } from "vitest";
import { isBroken } from "../../../src/program/conformance/evidence.ts";
import { createAsker, suiteAgent } from "../../../src/service/conformance/ask.ts";
import type { Findings } from "../../../src/service/conformance/check.ts";
import { badRequestSituation } from "../../../src/service/conformance/checks/parameters.ts";
import { methodChecks } from "../../../src/service/conformance/checks/routes.ts";
import {
  asSpecified,
  expectRefusal,
  expectSuccess,
} from "../../../src/service/conformance/expectations.ts";
import { settingsOf } from "../../../src/service/conformance/options.ts";
import { situationsOf } from "../../../src/service/conformance/refusals.ts";
import { badQueue } from "../../../src/service/conformance/scenarios/queue-errors.ts";
import { createSession } from "../../../src/service/conformance/session.ts";
import {
  harmlessValue,
  type SpecifiedOperation,
  specificationAt,
} from "../../../src/service/conformance/specification.ts";
import { jsonBodyOf } from "../../../src/toolkit/document/answers.ts";
import { isObject } from "../../../src/toolkit/document/json.ts";
import { accountOf, foundBy, verdictsOf } from "../../helpers/conformance.ts";
import { recordedServer, responseOf } from "../../helpers/recorded-server.ts";
import {
  type RecordedAnswer,
  recordedAnswer,
  recordedLevels,
  recordedScenarios,
} from "../../helpers/recordings.ts";

/** The distinct answers of a level in JSON, each with a step that got it. */
function answersOf(level: number) {
  const found = new Map<
    string,
    { step: string; operations: SpecifiedOperation[]; answer: RecordedAnswer }
  >();
  for (const { name, steps } of recordedScenarios(level)) {
    for (const step of steps) {
      const answer = recordedAnswer(level, name, step.name);
      if (answer === undefined || step.path === undefined || !isObject(answer.body)) continue;
      const path = `/api/v1${step.path.replace(/\$\{[^}]*\}/g, "1")}`;
      const operations = specificationAt(level).filter(
        ({ operation }) =>
          new RegExp(`^${operation.path.replace(/\{[^}]*\}/g, "\\d+")}$`).test(path) &&
          (answer.status === 405 || operation.method === step.method),
      );
      const ids = operations.map(({ operation }) => operation.id);
      const key = JSON.stringify([ids, answer]);
      if (ids.length > 0) found.set(key, { step: `${name}: ${step.name}`, operations, answer });
    }
  }
  return [...found.values()];
}

/** The outcome of the check that wants this answer; `undefined` if no check may cause it. */
async function judge(level: number, specified: SpecifiedOperation, answer: RecordedAnswer) {
  const { operation } = specified;
  const schema = jsonBodyOf(operation, answer.status)?.schema;
  const declared = (answer.others ?? []).map((name) => [
    name,
    harmlessValue(schema?.properties.get(name)?.schema),
  ]);
  const fetch = async () => responseOf(answer, new Response(), Object.fromEntries(declared));
  const settings = settingsOf({ baseUrl: "http://recorded", account: accountOf("iago"), fetch });
  const session = createSession(createAsker(settings), settings, level);
  const { result, code, queue_id } = answer.body as Readonly<Record<string, unknown>>;
  if (result === "success") {
    return expectSuccess(session, specified, {}, (exchange) =>
      asSpecified(session, specified, exchange),
    );
  }
  if (answer.status === 405) return methodChecks(session, specified)[0]?.run();
  const situations =
    code === "BAD_EVENT_QUEUE_ID"
      ? [badQueue(session, specified, String(queue_id))]
      : [...situationsOf(specified), badRequestSituation]
          .filter((one) => one.status === answer.status && one.code === code)
          .map((one) => ({ ...one, fields: {} }));
  const outcomes = situations.map((one) =>
    foundBy(() => expectRefusal(session, specified, one, {})),
  );
  return (await Promise.all(outcomes)).find(isFree) ?? (await outcomes[0]);
}

/** Whether nothing was found but differences that are known of public servers. */
const isFree = (found: Findings) =>
  found.every((one) => typeof one === "string" || one.source.startsWith("as public servers do"));

describe.each(recordedLevels)("the answers of a server of level %i", (level) => {
  it("are as the suite wants them, except failures of the server", async () => {
    const answers = answersOf(level);
    const wrong: unknown[] = [];
    for (const { step, operations, answer } of answers) {
      for (const specified of operations) {
        const outcome = await judge(level, specified, answer);
        const isFailure = outcome === undefined && answer.status === 500;
        if (!isFailure && (outcome === undefined || !isFree(outcome)))
          wrong.push({ step, outcome });
      }
    }
    expect(wrong).toEqual([]);
    expect(answers.length).toBeGreaterThan(190);
  });
});

/** Both sides of each change between recorded levels that the suite can see, and who asks. */
const runs = [
  [156, "iago", "cordelia"],
  [176, "iago", "cordelia"],
  [208, "cordelia", "iago"],
  [237, "iago", "cordelia"],
  [243, "cordelia", "iago"],
  [371, "iago", "cordelia"],
] as const;

describe("a server that answers as recorded", () => {
  it.each(runs)("at level %i, asked by %s, has no finding", async (level, name, other) => {
    const server = recordedServer(level);
    const report = await server.run({ account: accountOf(name), other: accountOf(other) });
    const { failed, differs, errored } = verdictsOf(report);
    expect({ failed, differs, errored }).toEqual({ failed: [], differs: [], errored: [] });
    expect(isBroken(report, { strict: false })).toBe(false);
    expect(report.leftBehind).toEqual([]);
    expect(server.answered.size).toBeGreaterThan(40);
    for (const pairs of server.sent) expectHarmless(new Map(pairs), level);
    const names = server.requests.map(({ headers }) => headers.get("User-Agent"));
    expect(new Set(names)).toEqual(new Set([suiteAgent]));
  });
});

/** What made recorded servers fail: requests answered 500, and an expiry that breaks the list of invitations. */
function expectHarmless(sent: ReadonlyMap<string, string>, level: number): void {
  const sentAs = (name: string) => {
    try {
      return JSON.parse(sent.get(name) ?? "null");
    } catch {
      return null;
    }
  };
  for (const name of ["invite_expires_in_minutes", "invite_expires_in_days"]) {
    const value = sentAs(name);
    if (typeof value === "number") expect(value).toBeGreaterThan(0);
  }
  const saved = sentAs("drafts");
  const drafts = [sentAs("draft") ?? (Array.isArray(saved) ? saved : [])].flat(1);
  for (const draft of drafts.filter(isObject)) {
    expect(draft.timestamp ?? 0).toBeLessThan(2 ** 32);
    expect(Object.keys(draft)).toEqual(expect.arrayContaining(["type", "to", "topic", "content"]));
  }
  const isList = Array.isArray(sentAs("draft")) || drafts.some(Array.isArray);
  if (level >= 237 && level < 277) expect(isList).toBe(false);
  for (const term of [sentAs("narrow") ?? []].flat()) {
    if (Array.isArray(term)) expect(term).toHaveLength(2);
  }
}

it("the name of the suite has at most 30 characters, which servers of level 156 need", () => {
  const [name = ""] = suiteAgent.split("/");
  expect(name.length).toBeLessThanOrEqual(30);
});
