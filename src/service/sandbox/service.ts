import { type ServedOperation, servedOperations } from "../../../generated/sandbox.gen.js";
import { isObject } from "../../toolkit/document/json.ts";
import { type PathParameters, routesOf } from "../../toolkit/document/path-template.ts";
import { isLevelIn, spansOfRow } from "../../toolkit/levels/span.ts";
import {
  eventsPath,
  exampleHeader,
  internalServerError,
  notFound,
  type PlainAnswer,
  rateLimitHit,
  successHeaders,
  withoutMethod,
} from "./answers.ts";
import { type Asked, decoded } from "./asked.ts";
import { authenticate } from "./authenticate.ts";
import { DroppedConnectionError, type Faults, faultAnswer } from "./faults.ts";
import type { Journal, RecordedRequest } from "./journal.ts";
import type { Organization, User } from "./organization.ts";
import { argumentsIn } from "./read-arguments.ts";
import { eventQueues } from "./resources/events.ts";
import { behaviourOf } from "./resources/index.ts";
import { without } from "./without.ts";

/** The state of a sandbox between two resets. */
export interface SandboxRun {
  readonly organization: Organization;
  readonly faults: Faults;
  readonly journal: Journal;
  /** Absent if requests are not limited. */
  readonly limit?: (userId: number, path: string) => RateLimitStatus;
}

/** The operations that servers of a feature level have. */
export const servedAt = (featureLevel: number): readonly ServedOperation[] =>
  servedOperations.filter((operation) => isLevelIn(spansOfRow(operation), featureLevel));

/** An operation of the specification, or a route of the user. */
export interface SandboxOperation
  extends Pick<
    ServedOperation,
    "id" | "method" | "path" | "isAuthenticated" | "arguments" | "absent" | "examples"
  > {
  /** The refusal of a user who may not call the operation; checked before the arguments are read. */
  refuse?(user: User | undefined, organization: Organization): PlainAnswer | undefined;
  carryOut(call: AdmittedRequest): Promise<PlainAnswer | Response>;
}

/** A request that has passed the checks that all operations share. */
export interface AdmittedRequest {
  readonly organization: Organization;
  readonly user: User | undefined;
  readonly asked: Asked;
  readonly params: PathParameters;
  /** Records the fields of the request in the journal. */
  record(fields: ReadonlyMap<string, string>): void;
}

/** Answers a request; `pathOf` has decoded its path. HEAD is answered like GET; the server removes the body. */
export type Service = (asked: Asked, path: string) => Promise<PlainAnswer | Response>;

/** Creates a function that finds the operation of a request, checks the request, and carries it out. */
export function createService(
  operations: readonly SandboxOperation[],
  currentRun: () => SandboxRun,
): Service {
  // IDs are whole numbers (sources §13.3).
  const operationsAt = routesOf(operations, ({ arguments: known }, name) =>
    known.some((one) => one.name === name && !one.isPlainText),
  );
  return async (asked, path) => {
    const here = operationsAt(path);
    const run = currentRun();
    const recorded = run.journal.add({
      method: asked.method,
      path,
      time: run.organization.clock.now(),
    });
    const refused = (answer: PlainAnswer) => {
      recorded.status = answer.status;
      return answer;
    };
    if (here.length === 0) return refused(notFound("Not Found"));
    const method = asked.method === "HEAD" ? "GET" : asked.method;
    const found = here.find(({ operation }) => operation.method === method);
    if (found === undefined) {
      const operations = here.map(({ operation }) => operation);
      return refused(withoutMethod(asked.method, operations));
    }
    const { operation } = found;
    recorded.operation = operation.id;
    const params = decoded(found.params);
    const answer = await answerWithFaults({ operation, params, run, recorded, asked });
    recorded.status = answer.status;
    return answer;
  };
}

export function specified(served: ServedOperation): SandboxOperation {
  const behaviour = behaviourOf(served.id);
  return {
    ...served,
    refuse: (user, organization) => behaviour?.refuse?.(user, organization),
    async carryOut({ organization, user, asked, params, record }) {
      const read = await argumentsIn(asked, params, served, organization, record);
      if (!("values" in read)) return read.refusal;
      const context = {
        organization,
        user,
        get origin() {
          return new URL(asked.url).origin;
        },
        get userAgent() {
          return asked.headers.get("user-agent") ?? "";
        },
        get signal() {
          return asked.signal;
        },
      };
      const answer =
        read.refusal === undefined
          ? ((await behaviour?.carryOut(context, read.values)) ?? exampleAnswer(served))
          : (behaviour?.carryOutInvalid?.(context, read.values) ?? read.refusal);
      const isSilent = organization.follow === "servers" && takesNothing(served);
      if (answer.status >= 400 || read.ignored.length === 0 || isSilent) return answer;
      const body = { ...Object(answer.body), ignored_parameters_unsupported: read.ignored };
      return { ...answer, body };
    },
  };
}

/** Servers read no parameters for these operations, and so report none (sources §10.21). */
const takesNothing = ({ arguments: all }: ServedOperation): boolean =>
  all.every((argument) => argument.in === "path");

interface ReceivedRequest {
  readonly run: SandboxRun;
  readonly recorded: RecordedRequest;
  readonly operation: SandboxOperation;
  readonly asked: Asked;
  readonly params: PathParameters;
}

async function answerWithFaults(received: ReceivedRequest): Promise<PlainAnswer | Response> {
  const { run, recorded, operation, asked } = received;
  run.organization.stateOf(eventQueues).removeIdle();
  const fault = run.faults.take(operation.id);
  if (fault !== undefined) recorded.fault = fault;
  if (fault?.delay !== undefined) {
    await run.organization.clock.sleep(fault.delay, asked.signal);
    asked.signal.throwIfAborted();
  }
  if (fault?.drop === "request") throw new DroppedConnectionError();
  if (fault?.status !== undefined || fault?.error !== undefined) {
    const answer = faultAnswer(fault, operation);
    return fault.body === undefined ? ofLevel(answer, operation) : answer;
  }
  const answer = await answerTo(received);
  if (fault?.drop === "response") throw new DroppedConnectionError();
  return answer instanceof Response ? answer : ofLevel(answer, operation);
}

/** An answer with the fields that it has at the feature level; a success may not be stored (sources §10.22). */
function ofLevel(answer: PlainAnswer, operation: SandboxOperation): PlainAnswer {
  const { status, body, headers } = answer;
  const fields = operation.absent[status];
  const isPruned = typeof fields === "object" && typeof body !== "string";
  return {
    status,
    body: isPruned ? without(body, fields) : body,
    headers: status < 400 ? { ...successHeaders(operation), ...headers } : (headers ?? {}),
  };
}

/** Servers up to this level fail if a client has a longer name, in characters (sources §10.20). */
const fatalNames = { to: 156, longest: 30 };

/** Checks in the order of sources §10.8: header, key, rate limit, role, parameters, state. */
async function answerTo({
  run: { organization, limit, journal },
  recorded,
  operation,
  asked,
  params,
}: ReceivedRequest): Promise<PlainAnswer | Response> {
  const caller = operation.isAuthenticated
    ? authenticate(asked.headers.get("authorization"), organization)
    : { user: undefined };
  if ("refusal" in caller) return caller.refusal;
  const { user } = caller;
  if (user !== undefined) recorded.user_id = user.user_id;
  const [name = ""] = (asked.headers.get("user-agent") ?? "").split("/", 1);
  const isFatalName =
    organization.featureLevel <= fatalNames.to && name.length > fatalNames.longest;
  if (user !== undefined && isFatalName) return internalServerError;
  const record = (fields: ReadonlyMap<string, string>) => journal.setFields(recorded, fields);
  const rate = user && limit?.(user.user_id, operation.path);
  const answer =
    rate?.retryAfter === undefined
      ? (operation.refuse?.(user, organization) ??
        (await operation.carryOut({ organization, user, asked, params, record })))
      : rateLimitHit(rate.retryAfter);
  return rate === undefined ? answer : withHeaders(answer, rate.headers);
}

function withHeaders(
  answer: PlainAnswer | Response,
  headers: Readonly<Record<string, string>>,
): PlainAnswer | Response {
  if (!(answer instanceof Response)) {
    return { ...answer, headers: { ...answer.headers, ...headers } };
  }
  const copy = new Response(answer.body, answer); // The headers of some responses are immutable.
  for (const [name, value] of Object.entries(headers)) copy.headers.set(name, value);
  return copy;
}

function exampleAnswer({ success, examples }: ServedOperation): PlainAnswer {
  const [status = 200] = success;
  const example = examples[status];
  const body = isObject(example?.value) ? example.value : {};
  return { status, body, headers: { [exampleHeader]: example?.name ?? "" } };
}

interface RateLimitStatus {
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds until the next request is allowed; absent if this one is. */
  readonly retryAfter?: number;
}

/** The period in which requests are counted, in milliseconds. */
const period = 60_000;

/**
 * Limits the requests of each user in the last minute. Refused requests do not count. The reported time of reset is
 * when all requests are available again; on a refusal, when one is (sources §10.14).
 */
export function createRateLimit(
  requests: number,
  now: () => number,
): (userId: number, path: string) => RateLimitStatus {
  const made = new Map<string, number[]>();
  return (userId, path) => {
    const time = now();
    const counter = `${userId} ${path === eventsPath}`;
    const recent = (made.get(counter) ?? []).filter((moment) => moment > time - period);
    const isAllowed = recent.length < requests;
    if (isAllowed) recent.push(time);
    made.set(counter, recent);
    const [oldest = time] = recent;
    const reset = (isAllowed ? time : oldest) + period;
    const headers = {
      "X-RateLimit-Limit": String(requests),
      "X-RateLimit-Remaining": String(requests - recent.length),
      "X-RateLimit-Reset": String(Math.ceil(reset / 1000)),
    };
    return { headers, ...(!isAllowed && { retryAfter: (reset - time) / 1000 }) };
  };
}
