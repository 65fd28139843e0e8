/**
 * What the conformance suite thinks of recorded servers: their answers, judged by what sandboxes answer to the same
 * requests.
 */

import { assessResponse } from "../../src/service/conformance/assess-response.ts";
import type { CapturedResponse } from "../../src/service/conformance/compare-responses.ts";
import type { CheckVerdict } from "../../src/service/conformance/conformance-report.ts";
import {
  type SpecifiedOperation,
  specificationAt,
} from "../../src/service/conformance/specified-operations.ts";
import { isObject, type Json } from "../../src/toolkit/document/json.ts";
import { differencesFrom, kindOf } from "./recorded-differences.ts";
import { type RecordedAnswer, recordedAnswer, type Scenario } from "./recordings.ts";
import type { ReplayedAnswer } from "./replay.ts";
import { replayedBySandbox } from "./replayed-sandbox.ts";

/** A recorded answer and its verdict, or `error` if the server failed. */
interface Judged {
  readonly step: string;
  readonly verdict: CheckVerdict | "error";
  readonly differences: readonly unknown[];
}

/**
 * Judges each recorded answer of a level to an operation of that level, by the answers of the sandbox that follows the
 * document, and of the one that follows servers.
 */
export async function judgedRecordings(
  level: number,
  document: readonly ReplayedAnswer[],
): Promise<Judged[]> {
  const servers = await replayedBySandbox(level, "servers");
  return document.flatMap(({ scenario, step: name, answer }, index): Judged[] => {
    const got = recordedAnswer(level, scenario.name, name);
    const ofServers = servers[index]?.answer;
    const specified = operationOf(scenario, name, level);
    if (got === undefined || ofServers === undefined || specified === undefined) return [];
    const step = `${scenario.name}: ${name}`;
    const isUnjudged = differencesFrom(level, { scenario, step: name, answer }).some(
      (difference) => kindOf(difference)?.isUnjudged,
    );
    if (isUnjudged) return [];
    if (got.status >= 500) return [{ step, verdict: "error", differences: [] }];
    const models = { document: cameAs(answer), servers: cameAs(ofServers) };
    return [{ step, ...assessResponse(cameAs(got), models, specified, level) }];
  });
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
function cameAs({ status, type, allow, wwwAuthenticate, body }: RecordedAnswer): CapturedResponse {
  const headers = new Headers();
  const set = (name: string, value: string | undefined) =>
    value === undefined ? undefined : headers.set(name, value);
  set("Content-Type", type);
  set("Allow", allow?.join(", "));
  set("WWW-Authenticate", wwwAuthenticate);
  const captured = new Map<string, Json>();
  const isJson = isObject(body) || Array.isArray(body);
  if (isJson) return { status, headers, body: body as Json, captured };
  return { status, headers, body: undefined, captured };
}
