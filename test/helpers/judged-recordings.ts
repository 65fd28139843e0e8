/** What the conformance suite thinks of recorded servers: their answers, judged by what sandboxes answer to the same requests. */
import type { ToldAnswer } from "../../src/service/conformance/compare.ts";
import { judgeAnswer } from "../../src/service/conformance/judge-answer.ts";
import type { Verdict } from "../../src/service/conformance/report.ts";
import {
  type SpecifiedOperation,
  specificationAt,
} from "../../src/service/conformance/specification.ts";
import { createSandbox, type SandboxOptions } from "../../src/service/sandbox/index.ts";
import { isObject, type Json } from "../../src/toolkit/document/json.ts";
import { newYear } from "./caller.ts";
import {
  type RecordedAnswer,
  recordedAnswer,
  recordedScenarios,
  type Scenario,
} from "./recordings.ts";
import { clean, type ReplayedAnswer, replay, sandboxAccounts } from "./replay.ts";

/** A recorded answer and its verdict, or `error` if the server failed. */
interface Judged {
  readonly step: string;
  readonly verdict: Verdict | "error";
  readonly differences: readonly unknown[];
}

/** Judges each recorded answer of a level to an operation of that level. */
export async function judgedRecordings(level: number): Promise<Judged[]> {
  const document = await answersAt(level, "document");
  const servers = await answersAt(level, "servers");
  return document.flatMap(({ scenario, step: name, answer }, index): Judged[] => {
    const got = recordedAnswer(level, scenario.name, name);
    const ofServers = servers[index]?.answer;
    const specified = operationOf(scenario, name, level);
    if (got === undefined || ofServers === undefined || specified === undefined) return [];
    const step = `${scenario.name}: ${name}`;
    if (got.status >= 500) return [{ step, verdict: "error", differences: [] }];
    const models = { document: cameAs(answer), servers: cameAs(ofServers) };
    return [{ step, ...judgeAnswer(cameAs(got), models, specified, level) }];
  });
}

/** The answers of a sandbox to all recorded requests of a level. */
async function answersAt(level: number, follow: "document" | "servers"): Promise<ReplayedAnswer[]> {
  const scenarios = recordedScenarios(level);
  const isLimited = ({ levels }: Scenario) => levels !== undefined;
  const play = async (some: readonly Scenario[], options: SandboxOptions) => {
    const sandbox = createSandbox({ ...options, now: newYear, featureLevel: level, follow });
    const fetch = (request: Request) => {
      sandbox.advance(0.5);
      return sandbox.fetch(request);
    };
    const wait = async (milliseconds: number) => {
      await new Promise((resolve) => setImmediate(resolve));
      sandbox.advance(milliseconds);
    };
    const target = { ...sandboxAccounts, level, fetch, wait };
    await clean(["drafts", "linkifiers", "invitations"], target);
    if (options.rateLimit !== undefined) await wait(60_000);
    return replay(target, some);
  };
  return [
    ...(await play(
      scenarios.filter((one) => !isLimited(one)),
      {},
    )),
    ...(await play(scenarios.filter(isLimited), { rateLimit: 200 })),
  ];
}

/** The operation that a step calls, or one of its path if the method is wrong. */
function operationOf(
  { steps }: Scenario,
  name: string,
  level: number,
): SpecifiedOperation | undefined {
  const { path, method } = steps.find((step) => step.name === name) ?? {};
  if (path === undefined) return undefined;
  const filled = `/api/v1${path.replace(/\$\{[^}]*\}/g, "1")}`;
  const ofPath = specificationAt(level).filter(({ operation }) =>
    new RegExp(`^${operation.path.replace(/\{[^}]*\}/g, "[^/]+")}$`).test(filled),
  );
  return ofPath.find(({ operation }) => operation.method === method) ?? ofPath[0];
}

/** An answer in the form of the recordings, as if it had just come. */
function cameAs({ status, type, allow, wwwAuthenticate, body }: RecordedAnswer): ToldAnswer {
  const headers = new Headers();
  const set = (name: string, value: string | undefined) =>
    value === undefined ? undefined : headers.set(name, value);
  set("Content-Type", type);
  set("Allow", allow?.join(", "));
  set("WWW-Authenticate", wwwAuthenticate);
  const told = new Map<string, Json>();
  const isJson = isObject(body) || Array.isArray(body);
  if (isJson) return { status, headers, body: body as Json, told };
  return { status, headers, body: undefined, unreadable: "no JSON", told };
}
