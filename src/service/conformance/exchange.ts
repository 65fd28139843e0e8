import type { ArgumentValues } from "../../toolkit/document/arguments.ts";
import { isObject, type Json, type JsonObject } from "../../toolkit/document/json.ts";
import type { Operation } from "../../toolkit/document/operation-model.ts";
import { basicAuthorization } from "../../toolkit/runtime/api-conventions.ts";
import { attempt } from "../../toolkit/runtime/attempt.ts";
import { NoResponseError, RedirectError } from "../../toolkit/runtime/errors.ts";
import { createRedactor } from "../../toolkit/runtime/redact.ts";
import { requestedDelay } from "../../toolkit/runtime/send-with-retries.ts";
import { jsonValue } from "../../universal/json-value.ts";
import { type AccountSecrets, defaultUserAgent } from "../client/client-options.ts";
import type { ConformanceSettings, CredentialOwner } from "./conformance-settings.ts";
import {
  inAnotherCase,
  plannedRequest,
  type RequestChange,
  serializeRequest,
} from "./planned-request.ts";
import { curlOf, shellAccount } from "./reproduce-request.ts";

/** The name of the suite, of 30 characters: servers up to level 156 answer 500 if it has more (sources §10.20). */
export const suiteUserAgent = defaultUserAgent.replace(/^[^/]+/, "administration-api-conformance");

/** The server, or a model of it. */
export interface Target {
  /** The address of the request. Only the server itself has the path of its address. */
  readonly baseUrl: string;
  readonly send: (operation: string, url: string, init: RequestParts) => Promise<Exchange>;
  /** What its responses have captured so far, by name. */
  readonly captured: Map<string, Json>;
}

type RequestParts = Parameters<typeof attempt>[1];

/** A call of an operation, valid or not. */
export interface PlannedCall {
  readonly operation: Operation;
  /** Arguments that the operation does not have are not sent. */
  readonly values: ArgumentValues;
  readonly as: CredentialOwner;
  /** Changes the request, for example to an invalid one. */
  readonly change?: RequestChange | undefined;
}

/** A received response. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The body as JSON; `undefined` if it is none, or nested too deep to be compared. */
  readonly body: Json | undefined;
  /** Whether the call was repeated, because a gateway responded first. */
  readonly isAgain?: boolean;
}

/** A response, or the error instead of it. */
export type Exchange = ReceivedResponse | NoResponseError;

/** The most characters of a foreign text, and of a request, in a report: a server can send megabytes. */
const longest = { text: 200, request: 10_000 };
/** How many waits for the rate limit a request may take, and the longest of them, in milliseconds. */
const patience = { waits: 3, longest: 120_000 };
/** The most by which the clock of a server may differ, in milliseconds: ten years. */
const mostSkew = 3.2e11;
/** An operation is skipped after this many unanswered requests in a row. */
const lostAfter = 2;

/** Creates the sender of a run, which respects the limits of the run and of the server, and follows no redirect. */
export function createRequester(settings: ConformanceSettings) {
  const { baseUrl, account, other, timeLimit, requestLimit, now, signal } = settings;
  // Any response may repeat credentials of either account.
  const bothCases = (one: AccountSecrets) => [one, { ...one, apiKey: inAnotherCase(one.apiKey) }];
  const keys = [account, other ?? account].flatMap(bothCases);
  const redact = createRedactor(
    // Also as it is within JSON.
    keys.flatMap(({ apiKey }) => [apiKey, JSON.stringify(apiKey).slice(1, -1)]),
    keys.flatMap(({ email, apiKey }) =>
      [email, email.toUpperCase()].map((address) => basicAuthorization(address, apiKey)),
    ),
  );
  const server: Target = {
    baseUrl,
    send: (...sent) => sendTo(settings, ...sent),
    captured: new Map(),
  };
  const end = now() + timeLimit;
  const silences = new Map<string, number>();
  /** The responses of the server by operation, without their bodies. */
  const came = new Map<
    string,
    (Pick<ReceivedResponse, "status" | "headers"> & { wait?: unknown })[]
  >();
  const counted = { requests: 0, skew: 0 };
  let refusal: string | undefined;

  /** A text without credentials, e-mail addresses and links of invitations, as many people may read a report. */
  function clean(text: string, most = longest.text): string {
    const whole = withoutPersons(redact(text));
    return whole.length > most ? `${whole.slice(0, most)}…` : whole;
  }

  function planned({ operation, values, change }: PlannedCall, sender: AccountSecrets) {
    const plain = plannedRequest(operation, values, sender);
    return change?.(plain, sender) ?? plain;
  }

  function once(target: Target, call: PlannedCall): Promise<Exchange> {
    const sender = call.as === "other" && other ? other : account;
    const { target: path, headers, ...request } = serializeRequest(planned(call, sender));
    // By default, servers translate messages to the user's language.
    const own = {
      Accept: "application/json",
      "Accept-Language": "en",
      "User-Agent": suiteUserAgent,
    };
    const all = { ...own, ...Object.fromEntries(headers) };
    return target.send(call.operation.id, `${target.baseUrl}${path}`, { ...request, headers: all });
  }

  /** Remembers what a response of the server says about the server itself. */
  function note({ operation }: PlannedCall, answer: ReceivedResponse): void {
    const { status, headers, body } = answer;
    const all = came.get(operation.id) ?? [];
    came.set(operation.id, [...all, { status, headers, wait: Object(body)["retry-after"] }]);
    const date = Date.parse(headers.get("Date") ?? "");
    if (Math.abs(date - now()) < mostSkew) counted.skew = date - now();
  }

  /** The reason for making no further call; `undefined` without a reason. */
  function whyOver(): string | undefined {
    if (signal.aborted) return "the run was stopped";
    if (counted.requests >= requestLimit) {
      return `the run reached its limit of ${requestLimit} requests (--request-limit)`;
    }
    const seconds = Math.round(timeLimit / 1000);
    return now() >= end ? `the run reached its limit of ${seconds} s (--time-limit)` : refusal;
  }

  return {
    server,
    came,
    counted,
    clean,
    whyOver,
    /** The reason for not calling an operation without responses; `undefined` without a reason. */
    whyLost: (operation: string) =>
      (silences.get(operation) ?? 0) < lostAfter ? undefined : "no responses to earlier requests",
    /** A call as a command line of curl. */
    curl: (call: PlannedCall) =>
      clean(curlOf(baseUrl, planned(call, shellAccount(call.as))), longest.request),
    /** Waits, unless the run is over; returns whether the run may continue. */
    async wait(milliseconds: number): Promise<boolean> {
      if (whyOver() !== undefined || now() + milliseconds >= end) return false;
      await settings.sleep(milliseconds);
      return whyOver() === undefined;
    },
    /** Makes a call on a target, again after a wait that the rate limit asks for, and once after a gateway's page. */
    async ask(target: Target, call: PlannedCall): Promise<Exchange> {
      if (target !== server) return once(target, call);
      const { id } = call.operation;
      let isAgain = false;
      for (let waits = 0; ; waits++) {
        counted.requests += 1;
        const answer = await once(target, call);
        if (isOfGateway(answer) && !isAgain && whyOver() === undefined) {
          isAgain = true;
          await settings.sleep(1000);
          continue;
        }
        // A redirect counts as a response.
        const isSilent = answer instanceof Error && !(answer instanceof RedirectError);
        silences.set(id, isSilent ? (silences.get(id) ?? 0) + 1 : 0);
        if (answer instanceof Error) return answer;
        note(call, answer);
        if (answer.status !== 429) return { ...answer, isAgain };
        const delay = requestedDelay(answer.headers, answer.body, "retry-after") || 1000;
        const asks = `the server's rate limit asks to wait ${Math.ceil(delay / 1000)} s`;
        if (waits === patience.waits || delay > patience.longest) refusal = `${asks} more`;
        else if (now() + delay >= end) {
          refusal = `${asks}, longer than the rest of the run (--time-limit)`;
        }
        if (whyOver() !== undefined) return answer;
        settings.onWait(delay);
        await settings.sleep(delay);
        if (signal.aborted) return answer;
      }
    },
  };
}

/** Whether a proxy reports that it has no response of the server. Servers respond with JSON. */
export const isOfGateway = (answer: Exchange): boolean =>
  !(answer instanceof Error) &&
  [502, 503, 504].includes(answer.status) &&
  answer.body === undefined;

/** Sends a request to the server, and reads its answer. */
async function sendTo(
  { fetch, timeout, maxResponseBytes }: ConformanceSettings,
  operation: string,
  url: string,
  init: RequestParts,
): Promise<Exchange> {
  try {
    const { response, body } = await attempt(url, init, {
      operation,
      fetch: (url, init) => fetch(new Request(url, init)),
      // A sent request is not aborted, so that anything it makes is known and can be removed.
      signal: undefined,
      timeout,
      maxResponseBytes,
      redact: (text) => text,
    });
    const json = jsonValue(body) as Json | undefined;
    const isDeep = json !== undefined && isDeeper(json, deepest);
    const { status, headers } = response;
    return { status, headers, body: isDeep ? undefined : json };
  } catch (error) {
    if (error instanceof NoResponseError) return error;
    throw error;
  }
}

export type Requester = ReturnType<typeof createRequester>;

/** The body of a success. */
export function successOf(answer: Exchange | undefined): JsonObject | undefined {
  const body = answer instanceof Error ? undefined : answer?.body;
  return isObject(body) && body.result === "success" ? body : undefined;
}

/** The reason for a missing response, without the name of the operation. */
export const whyNoResponse = ({ message, operation }: NoResponseError): string =>
  message
    .slice(operation.length + 2)
    .replace('"baseUrl"', "--base-url")
    .replace(/(?<![.?])$/, ".");

function withoutPersons(text: string): string {
  return (
    text
      .replaceAll(/\/join\/[^/"\s]+/g, "/join/[redacted]")
      // Matches only from the start of a word; trying each letter would take quadratic time. Own ones are no persons.
      .replaceAll(/(?<![^\s"'<>:,@=])(?!conformance-)[^\s"'<>:,@=]+@[^\s"'<>:,@]+/g, "[e-mail]")
  );
}

/**
 * The greatest depth of the JSON of a response, far beyond any body of the specification. Deeper JSON would overflow
 * the stack.
 */
const deepest = 100;

const isDeeper = (value: Json, depth: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (depth === 0 || Object.values(value).some((one) => isDeeper(one, depth - 1)));
