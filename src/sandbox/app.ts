import { Hono } from "hono";
import type { OperationId } from "../../generated/operations.gen.ts";
import { successesOf } from "../document/answers.ts";
import { isPlainText } from "../document/arguments.ts";
import { isObject } from "../document/json.ts";
import { methodNotAllowed, notFound, type PlainAnswer, rateLimitHit } from "./answers.ts";
import { authenticate } from "./authenticate.ts";
import type { Behaviour, Caller } from "./behaviour.ts";
import { behaviours } from "./behaviours/index.ts";
import { exampleHeader } from "./example-header.ts";
import { DroppedConnectionError, type Faults, faultAnswer } from "./faults.ts";
import type { Organization } from "./organization.ts";
import type { RateLimitVerdict } from "./rate-limit.ts";
import { readArguments } from "./read-arguments.ts";
import type { Specification, SpecifiedOperation } from "./specification.ts";
import { supports } from "./supports.ts";

/** What the operations are carried out on; a reset puts a new one in its place. */
export interface Life {
  readonly organization: Organization;
  readonly faults: Faults;
  /** Absent where requests are not limited. */
  readonly limit?: (caller: number | undefined) => RateLimitVerdict;
}

/** The routes of a specification, each request judged before it is carried out and each answer after. */
export function createApp(specification: Specification, life: () => Life): Hono {
  const app = new Hono();
  for (const path of new Set(specification.map(routeOf))) {
    const operations = specification.filter((specified) => routeOf(specified) === path);
    const methods = operations.map(({ operation }) => operation.method);
    app.all(path, async (context) => {
      const request = context.req.raw;
      const specified = operations.find(({ operation }) => operation.method === request.method);
      if (specified === undefined) return respond(methodNotAllowed(methods));
      return answerWithFaults(life(), specified, request, context.req.param());
    });
  }
  app.notFound(() => respond(notFound("Not Found")));
  // Hono would answer 500: what is thrown here is a connection that ends, or a defect to be seen.
  app.onError((error) => {
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
  life: Life,
  specified: SpecifiedOperation,
  request: Request,
  path: Readonly<Record<string, string>>,
): Promise<Response> {
  life.organization.queues.removeIdle();
  const fault = life.faults.take(specified.operation.id);
  if (fault?.delay !== undefined) {
    await life.organization.clock.sleep(fault.delay, request.signal);
    request.signal.throwIfAborted();
  }
  if (fault?.drop === "request") throw new DroppedConnectionError();
  if (fault?.status !== undefined) return respond(faultAnswer(fault, specified));
  const answer = await answerTo(life, specified, request, path);
  if (fault?.drop === "response") throw new DroppedConnectionError();
  const mistake = specified.checkBody(answer.status, answer.body);
  if (mistake !== undefined) {
    throw new Error(`${specified.operation.id} answered outside its specification: ${mistake}.`);
  }
  return respond(answer);
}

/** The checks in the order of sources §10.8: header, key, rate limit, role, parameters, state. */
async function answerTo(
  { organization, limit }: Life,
  specified: SpecifiedOperation,
  request: Request,
  path: Readonly<Record<string, string>>,
): Promise<PlainAnswer> {
  const { id, isAuthenticated } = specified.operation;
  const authorization = request.headers.get("authorization");
  const caller = isAuthenticated ? authenticate(authorization, organization) : { user: undefined };
  if ("refusal" in caller) return caller.refusal;
  const verdict = limit?.(caller.user?.user_id);
  const limited = (answer: PlainAnswer): PlainAnswer =>
    verdict === undefined
      ? answer
      : { ...answer, headers: { ...answer.headers, ...verdict.headers } };
  if (verdict?.retryAfter !== undefined) return limited(rateLimitHit(verdict.retryAfter));
  // The table of behaviours has each under its own operation, which decides caller and arguments.
  const behaviour = behaviours[id as OperationId] as Behaviour<never> | undefined;
  const user = caller.user as Caller<never>;
  const refused = behaviour?.refuse?.(user) as PlainAnswer | undefined;
  if (refused !== undefined) return limited(refused);
  const read = await readArguments(request, path, specified);
  if ("refusal" in read) return limited(read.refusal);
  const call = {
    organization,
    user,
    get signal() {
      return request.signal;
    },
  };
  const answer: PlainAnswer =
    behaviour === undefined
      ? exampleAnswer(specified)
      : await behaviour.carryOut(call, read.values as never);
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
