import { successesOf } from "../document/answers.ts";
import { isObject, type JsonObject } from "../document/json.ts";
import type { SpecifiedOperation } from "../sandbox/specification.ts";
import { whyNoAnswer } from "./ask.ts";
import { type Outcome, together } from "./check.ts";
import type { Exchange, ReadResponse } from "./exchange.ts";
import { oneProblem, problem, replied, said } from "./problem.ts";
import { agreesWith, callerSituations, matches, type Refusal } from "./refusals.ts";
import type { Problem, Source } from "./report.ts";
import { type Session, type SessionCall, type SessionExchange, successOf } from "./session.ts";
import { notWhole, sourceOf } from "./sources.ts";

/** A further look at an exchange that went as it should. */
type Look = (exchange: Exchange) => Outcome;

const nothingMore: Look = () => ({ problems: [] });

/** Asks what must succeed; `more` looks at what else a success must have. */
export async function expectSuccess(
  session: Session,
  specified: SpecifiedOperation,
  call: Omit<SessionCall, "operation">,
  more: Look = nothingMore,
): Promise<Outcome> {
  const exchange = await session.ask({ operation: specified.operation, ...call });
  const outcome = successOutcome(session, specified, exchange);
  return successOf(exchange) === undefined ? outcome : together(outcome, more(exchange));
}

/** Whether an answer is a success by the schema of the level. */
function successOutcome(
  session: Session,
  specified: SpecifiedOperation,
  exchange: SessionExchange,
): Outcome {
  const read = readAnswer(exchange);
  if ("outcome" in read) return read.outcome;
  const met = callerSituation(session, specified, read);
  if (met !== undefined) return met;
  const { response, body } = read;
  const { operation } = specified;
  const source = sourceOf(operation, "§4");
  const successes = successesOf(operation);
  if (!successes.includes(response.status)) {
    const got = replied(exchange);
    const wanted = `a success, status ${successes.join(" or ")}`;
    return oneProblem(exchange, source, wanted, got);
  }
  const mistake = specified.checkBody(response.status, body);
  const wanted = `a body by the schema of feature level ${session.level}`;
  const problems = mistake === undefined ? [] : [problem(exchange, source, wanted, mistake)];
  const { fields, isWhole } = exchange.fields ?? { fields: [], isWhole: true };
  const undeclared = fields
    .filter(({ state }) => state === "undeclared")
    .map(({ place }) => place.replaceAll(/\/\d+(?=\/)/g, "/*"));
  const names = [...new Set(undeclared)];
  return {
    problems: [...problems, ...mediaTypeProblems(exchange)],
    notes: [
      ...(names.length === 0 ? [] : [`fields that the specification lacks: ${names.join(", ")}`]),
      ...(isWhole ? [] : [notWhole]),
    ],
  };
}

/** Asks what must be refused; `more` looks at what else the answer of that status must have. */
export async function expectRefusal(
  session: Session,
  specified: SpecifiedOperation,
  wanted: Refusal,
  call: Omit<SessionCall, "operation">,
  more: Look = nothingMore,
): Promise<Outcome> {
  // A mock knows that a request is wrong, and answers with the first example whatever is wrong with it.
  const [example] = specified.examples(wanted.status);
  if (session.stateless && !agreesWith(wanted, example?.value)) {
    return { notChecked: "a stateless server refuses with the first example of the status" };
  }
  const exchange = await session.ask({ operation: specified.operation, ...call });
  const outcome = refusalOutcome(session, specified, exchange, wanted);
  // What is not the wanted answer need not have what belongs to it.
  const isWanted = exchange.response?.status === wanted.status;
  return isWanted ? together(outcome, more(exchange)) : outcome;
}

/**
 * Whether an answer is a refusal, has the form of sources §7, and code, fields and status are those of the
 * situation.
 */
function refusalOutcome(
  session: Session,
  specified: SpecifiedOperation,
  exchange: Exchange,
  wanted: Refusal,
): Outcome {
  const read = readAnswer(exchange);
  if ("outcome" in read) return read.outcome;
  const { response, body } = read;
  if (body.result === "success" || response.status < 400) {
    const code = wanted.code === undefined ? "" : ` with code ${wanted.code}`;
    const what = `a refusal${code}, status ${wanted.status}`;
    const got = `status ${response.status}, ${said(body, "result")}`;
    return oneProblem(exchange, wanted.refusedBy, what, got);
  }
  if (!matches(wanted, response)) {
    const met = callerSituation(session, specified, read);
    if (met !== undefined) return met;
  }
  const problems = refusalProblems(specified, read, wanted);
  // Messages beyond the document are for people, and may be translated (sources §10.15). Those of a
  // stateless server are of its examples.
  const isToBeNoted =
    problems.length === 0 &&
    !session.stateless &&
    wanted.source === "beyond the document" &&
    wanted.msg !== undefined &&
    body.msg !== wanted.msg;
  const note = `${said(body, "msg")}, elsewhere ${said({ ...wanted }, "msg")}`;
  return {
    problems: [...problems, ...mediaTypeProblems(exchange)],
    notes: isToBeNoted ? [note] : [],
  };
}

/** What is wrong with the form, the content and the status of a refusal, in this order. */
function refusalProblems(specified: SpecifiedOperation, read: Read, wanted: Refusal): Problem[] {
  const { exchange, response, body } = read;
  const { source } = wanted;
  const problems: Problem[] = [];
  const require = (source: Source, name: string, value: unknown) => {
    if (body[name] === value) return;
    problems.push(problem(exchange, source, said({ [name]: value }, name), said(body, name)));
  };
  const form = sourceOf(specified.operation, "§7");
  require(form, "result", "error");
  for (const name of wanted.code === undefined ? ["msg"] : ["msg", "code"]) {
    if (typeof body[name] === "string") continue;
    problems.push(problem(exchange, form, `a ${name} that is text`, said(body, name)));
  }
  if (wanted.code !== undefined && typeof body.code === "string") {
    require(source, "code", wanted.code);
  }
  for (const [name, value] of Object.entries(wanted.fields)) require(source, name, value);
  if (source !== "beyond the document") require(source, "msg", wanted.msg);
  if (response.status !== wanted.status) {
    // The document shows no status of an error (§7).
    const [what, got] = [`status ${wanted.status}`, `status ${response.status}`];
    return [...problems, problem(exchange, "beyond the document", what, got)];
  }
  const mistake = problems.length === 0 ? specified.checkBody(response.status, body) : undefined;
  if (mistake === undefined) return problems;
  return [problem(exchange, source, `a body by the schema of status ${response.status}`, mistake)];
}

/** An answer that can be judged. */
interface Read {
  readonly exchange: Exchange;
  readonly response: ReadResponse;
  readonly body: JsonObject;
}

/** What holds of every answer: there is one, and its body is a JSON object. */
function readAnswer(exchange: Exchange): Read | { readonly outcome: Outcome } {
  const { response, failure, operation } = exchange;
  const only = (wanted: string, got: string) => ({
    outcome: oneProblem(exchange, sourceOf(operation, "§4"), wanted, got),
  });
  if (response === undefined) return only("an answer", whyNoAnswer(failure));
  if (response.status === 429) {
    return { outcome: { notChecked: "the server's rate limit was hit again and again" } };
  }
  const { body, unreadable = "JSON that is no object" } = response;
  if (isObject(body)) return { exchange, response, body };
  return only("a JSON object as body", `status ${response.status} with ${unreadable}`);
}

/** An error that is about the account itself, and says nothing of what was asked. */
function callerSituation(
  { met, stateless }: Session,
  specified: SpecifiedOperation,
  { exchange, response }: Read,
): Outcome | undefined {
  if (stateless) return undefined;
  const situation = callerSituations(specified).find((wanted) => matches(wanted, response));
  if (situation === undefined) return undefined;
  const problems = mediaTypeProblems(exchange);
  met.set(`${specified.operation.id}/${situation.name}`, { problems });
  return { notChecked: `the account is answered "${situation.msg}"` };
}

function mediaTypeProblems(exchange: Exchange): Problem[] {
  const contentType = exchange.response?.came.contentType ?? "none";
  if (/^application\/json\s*(;|$)/i.test(contentType)) return [];
  const wanted = "Content-Type application/json";
  return [problem(exchange, "beyond the document", wanted, contentType)];
}
