import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { successesOf } from "../document/answers.ts";
import { isPlainText } from "../document/arguments.ts";
import { isObject } from "../document/json.ts";
import {
  methodNotAllowed,
  noContent,
  notFound,
  type PlainAnswer,
  rateLimitHit,
} from "./answers.ts";
import { authenticate } from "./authenticate.ts";
import { behaviourOf } from "./behaviours/index.ts";
import { exampleHeader } from "./example-header.ts";
import { DroppedConnectionError, type Faults, faultAnswer } from "./faults.ts";
import type { Organization } from "./organization.ts";
import type { RateLimitStatus } from "./rate-limit.ts";
import { readArguments } from "./read-arguments.ts";
import type { Specification, SpecifiedOperation } from "./specification.ts";
import { supports } from "./supports.ts";

/** What the operations are carried out on, from the start or a reset of a sandbox to the next reset. */
export interface SandboxRun {
  readonly organization: Organization;
  readonly faults: Faults;
  /** Absent where requests are not limited. */
  readonly limit?: (userId: number) => RateLimitStatus;
}

/** The routes of a specification, each request judged before it is carried out and each answer after. */
export function createApp(specification: Specification, currentRun: () => SandboxRun): Hono {
  const app = new Hono();
  for (const path of new Set(specification.map(routeOf))) {
    const operations = specification.filter((specified) => routeOf(specified) === path);
    const methods = operations[0]?.methods ?? [];
    app.all(path, async (context) => {
      const request = context.req.raw;
      if (request.method === "OPTIONS") return respond(noContent(methods));
      // Hono takes the body from the answer to HEAD.
      const method = request.method === "HEAD" ? "GET" : request.method;
      const specified = operations.find(({ operation }) => operation.method === method);
      if (specified === undefined) return respond(methodNotAllowed(methods));
      return answerWithFaults(currentRun(), specified, request, context.req.param());
    });
  }
  app.notFound(() => respond(notFound("Not Found")));
  // Hono would answer 500: what else is thrown here is a connection that ends, or a defect to be seen.
  app.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    throw error;
  });
  return app;
}

/** A path template as Hono writes it. An ID that is no whole number matches no route (sources §13.3). */
function routeOf({ operation }: SpecifiedOperation): string {
  return operation.parameters
    .filter((parameter) => parameter.in === "path")
    .reduce((path, parameter) => {
      const { name } = parameter;
      return path.replace(`{${name}}`, `:${name}${isPlainText(parameter) ? "" : "{[0-9]+}"}`);
    }, operation.path);
}

async function answerWithFaults(
  run: SandboxRun,
  specified: SpecifiedOperation,
  request: Request,
  path: Readonly<Record<string, string>>,
): Promise<Response> {
  run.organization.queues.removeIdle();
  const fault = run.faults.take(specified.operation.id);
  if (fault?.delay !== undefined) {
    await run.organization.clock.sleep(fault.delay, request.signal);
    request.signal.throwIfAborted();
  }
  if (fault?.drop === "request") throw new DroppedConnectionError();
  if (fault?.status !== undefined) {
    return respond(withKnownCode(faultAnswer(fault, specified), specified));
  }
  const answer = withKnownCode(await answerTo(run, specified, request, path), specified);
  if (fault?.drop === "response") throw new DroppedConnectionError();
  const mistake = specified.checkBody(answer.status, answer.body);
  if (mistake !== undefined) {
    throw new Error(`${specified.operation.id} answered outside its specification: ${mistake}.`);
  }
  return respond(answer);
}

/** Without its code, where the feature level has none for errors of this status (sources §18). */
function withKnownCode(answer: PlainAnswer, { errors }: SpecifiedOperation): PlainAnswer {
  const documented = errors.filter(({ status }) => status === answer.status);
  if (documented.length === 0 || documented.some(({ code }) => code !== undefined)) return answer;
  const { code: _, ...body } = { code: undefined, ...answer.body };
  return { ...answer, body };
}

/** The checks in the order of sources §10.8: header, key, rate limit, role, parameters, state. */
async function answerTo(
  { organization, limit }: SandboxRun,
  specified: SpecifiedOperation,
  request: Request,
  path: Readonly<Record<string, string>>,
): Promise<PlainAnswer> {
  const { id, isAuthenticated } = specified.operation;
  const authorization = request.headers.get("authorization");
  const caller = isAuthenticated ? authenticate(authorization, organization) : { user: undefined };
  if ("refusal" in caller) return caller.refusal;
  const { user } = caller;
  const rate = user && limit?.(user.user_id);
  const limited = (answer: PlainAnswer): PlainAnswer =>
    rate === undefined ? answer : { ...answer, headers: { ...answer.headers, ...rate.headers } };
  if (rate?.retryAfter !== undefined) return limited(rateLimitHit(rate.retryAfter));
  const behaviour = behaviourOf(id);
  const refused = behaviour?.refuse?.(user);
  if (refused !== undefined) return limited(refused);
  const read = await readArguments(request, path, specified);
  if ("refusal" in read) return limited(read.refusal);
  const context = {
    organization,
    user,
    get origin() {
      return new URL(request.url).origin;
    },
    get signal() {
      return request.signal;
    },
  };
  const answer =
    behaviour === undefined
      ? exampleAnswer(specified)
      : await behaviour.carryOut(context, read.values);
  const isToldOfIgnored =
    answer.status < 400 &&
    read.ignored.length > 0 &&
    supports(organization.featureLevel, "ignoredParameters");
  return limited(
    isToldOfIgnored
      ? { ...answer, body: { ...answer.body, ignored_parameters_unsupported: read.ignored } }
      : answer,
  );
}

function exampleAnswer({ operation, examples }: SpecifiedOperation): PlainAnswer {
  const [status = 200] = successesOf(operation);
  const [example] = examples(status);
  const body = isObject(example?.value) ? example.value : {};
  return { status, body, headers: { [exampleHeader]: example?.name ?? "" } };
}

/** Statuses of a fault with which no body can travel: `Response` throws on one (Fetch, "null body status"). */
const withoutBody: readonly number[] = [204, 205, 304];

function respond({ status, body, headers }: PlainAnswer): Response {
  if (withoutBody.includes(status))
    return new Response(null, { status, ...(headers && { headers }) });
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json", ...headers },
  });
}
