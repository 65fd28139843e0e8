import { type ServedOperation, servedOperations } from "../../../generated/sandbox.gen.js";
import { isObject } from "../../toolkit/document/json.ts";
import { type PathParameters, routesOf } from "../../toolkit/document/path-template.ts";
import { isLevelIn, rangesOfRow } from "../../toolkit/levels/level-range.ts";
import { authenticate } from "./authenticate.ts";
import { DroppedConnectionError, type Faults, faultResponse } from "./faults.ts";
import type { Journal, RecordedRequest } from "./journal.ts";
import { omitAbsent } from "./omit-absent-fields.ts";
import type { Organization, User } from "./organization.ts";
import { argumentsIn } from "./read-arguments.ts";
import { eventQueues } from "./resources/events.ts";
import { handlerOf } from "./resources/index.ts";
import { decoded, type SandboxRequest } from "./sandbox-request.ts";
import {
  errorNamed,
  eventsPath,
  exampleHeader,
  internalServerError,
  type NamedError,
  noRoute,
  type PlainResponse,
  rateLimitHit,
  successHeaders,
  withoutMethod,
} from "./sandbox-responses.ts";

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
  servedOperations.filter((operation) => isLevelIn(rangesOfRow(operation), featureLevel));

/** Answers a request; `pathOf` has decoded its path. HEAD is answered like GET; the server removes the body. */
export type Service = (request: SandboxRequest, path: string) => Promise<PlainResponse>;

/** Creates a function that finds the operation of a request, checks the request, and carries it out. */
export function createService(
  operations: readonly ServedOperation[],
  currentRun: () => SandboxRun,
): Service {
  // IDs are whole numbers (sources §13.3).
  const operationsAt = routesOf(operations, ({ arguments: known }, name) =>
    known.some((one) => one.name === name && !one.isPlainText && !one.isTextOrOther),
  );
  return async (request, path) => {
    const run = currentRun();
    const time = run.organization.clock.now();
    const recorded = run.journal.add({ method: request.method, path, time });
    const all = operationsAt(path);
    // A path without parameters has precedence over a path with parameters (OpenAPI 3.1 §4.8.8.2).
    const plain = all.filter(({ operation }) => !operation.path.includes("{"));
    const here = plain.length > 0 ? plain : all;
    const method = request.method === "HEAD" ? "GET" : request.method;
    const found = here.find(({ operation }) => operation.method === method);
    const { follow } = run.organization;
    const respond = () => {
      if (found !== undefined) return answerWithFaults({ ...found, run, recorded, request });
      if (here.length === 0) return noRoute(operations, follow);
      const others = here.map(({ operation }) => operation);
      return withoutMethod(request.method, others, follow);
    };
    const response = await respond();
    recorded.status = response.status;
    return response;
  };
}

interface ReceivedRequest {
  readonly run: SandboxRun;
  readonly recorded: RecordedRequest;
  readonly operation: ServedOperation;
  readonly request: SandboxRequest;
  readonly params: PathParameters;
}

async function answerWithFaults(received: ReceivedRequest): Promise<PlainResponse> {
  const { run, recorded, operation, request } = received;
  recorded.operation = operation.id;
  run.organization.stateOf(eventQueues).removeIdle(); // Their events take memory.
  const fault = run.faults.take(operation.id);
  if (fault === undefined) return ofLevel(await answerTo(received), operation);
  recorded.fault = fault;
  const { delay, drop, status, body } = fault;
  if (delay !== undefined) {
    await run.organization.clock.sleep(delay, request.signal);
    request.signal.throwIfAborted();
  }
  if (drop === "request") throw new DroppedConnectionError();
  if (status !== undefined) {
    const response = faultResponse(status, fault, operation);
    return body === undefined ? ofLevel(response, operation) : response;
  }
  const response = await answerTo(received);
  if (drop === "response") throw new DroppedConnectionError();
  return ofLevel(response, operation);
}

/** A response with the fields that it has at the feature level; a success may not be stored (sources §10.22). */
function ofLevel(response: PlainResponse, operation: ServedOperation): PlainResponse {
  const { status, body, headers } = response;
  const fields = operation.absent[status];
  const isPruned = typeof fields === "object" && typeof body !== "string";
  return {
    status,
    body: isPruned ? omitAbsent(body, fields) : body,
    headers: status < 400 ? { ...successHeaders(operation), ...headers } : (headers ?? {}),
  };
}

/** Servers up to this level fail if a client has a longer name, in characters (sources §10.20). */
const fatalNames = { to: 156, longest: 30 };

/** Checks in the order of sources §10.8: header, key, rate limit, role, parameters, state. */
async function answerTo(received: ReceivedRequest): Promise<PlainResponse> {
  const { run, recorded, operation, request } = received;
  const { organization, limit } = run;
  const caller = operation.isAuthenticated
    ? authenticate(request.headers.get("authorization"), organization)
    : { user: undefined };
  if ("refusal" in caller) return caller.refusal;
  const { user } = caller;
  if (user === undefined) return carriedOut(received, user);
  recorded.user_id = user.user_id;
  const [name = ""] = (request.headers.get("user-agent") ?? "").split("/", 1);
  if (organization.featureLevel <= fatalNames.to && name.length > fatalNames.longest) {
    return internalServerError;
  }
  if (limit === undefined) return carriedOut(received, user);
  const { headers, retryAfter } = limit(user.user_id, operation.path);
  const response =
    retryAfter === undefined ? await carriedOut(received, user) : rateLimitHit(retryAfter);
  return { ...response, headers: { ...response.headers, ...headers } };
}

/** Carries out the operation for a user who is identified, or for anybody. */
async function carriedOut(
  { run: { organization }, recorded, operation, request, params }: ReceivedRequest,
  user: User | undefined,
): Promise<PlainResponse> {
  const handler = handlerOf(operation.id);
  const refused = refusalOf(operation, user) ?? handler?.refuse?.(user, organization);
  if (refused !== undefined) return inWords(refused, operation);
  const read = await argumentsIn(request, decoded(params), operation, organization);
  if (read.fields !== undefined) recorded.fields = Object.fromEntries(read.fields);
  if (!("values" in read)) return read.refusal;
  const context = { organization, user, request };
  const given =
    read.refusal === undefined
      ? ((await handler?.carryOut(context, read.values)) ?? exampleAnswer(operation))
      : (handler?.carryOutInvalid?.(context, read.values) ?? read.refusal);
  const response = inWords(given, operation);
  const isSilent = organization.follow === "servers" && takesNothing(operation);
  if (response.status >= 400 || read.ignored.length === 0 || isSilent) return response;
  const body = { ...Object(response.body), ignored_parameters_unsupported: read.ignored };
  return { ...response, body };
}

/** The response to a caller whose role or kind the operation refuses (sources §12.3, §14.1). */
function refusalOf({ refused }: ServedOperation, user: User | undefined): NamedError | undefined {
  const found = refused.find(
    ({ below = Number.POSITIVE_INFINITY, bots }) =>
      user !== undefined && (user.role > below || (bots === true && user.is_bot === true)),
  );
  return found && errorNamed(found.answer);
}

/** A response, or the example that it names. */
function inWords(
  response: PlainResponse | NamedError,
  { id, named }: ServedOperation,
): PlainResponse {
  if (!("example" in response)) return response;
  const found = named[response.example];
  if (found === undefined) throw new Error(`${id} has no error example ${response.example}.`);
  return found;
}

/** Servers read no parameters for these operations, and so report none (sources §10.21). */
const takesNothing = ({ arguments: all }: ServedOperation): boolean =>
  all.every((argument) => argument.in === "path");

function exampleAnswer({ success, examples }: ServedOperation): PlainResponse {
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
