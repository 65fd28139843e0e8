import { isObject, type JsonObject } from "../levels/json.ts";
import type { SpecifiedOperation } from "../sandbox/specification.ts";
import { type Answer, type Exchange, whyNoAnswer } from "./ask.ts";
import type { Outcome } from "./check.ts";
import type { Problem, Source } from "./report.ts";
import type { Session } from "./session.ts";
import { sightingsIn } from "./sightings.ts";
import { callerSituations, matches, type Wanted } from "./wanted.ts";

/** A problem of an exchange. */
export function problem(
  { sent, answer }: Exchange,
  source: Source,
  wanted: string,
  got: string,
): Problem {
  return { wanted, got, source, sent, ...(answer === undefined ? {} : { came: answer.came }) };
}

/** What holds of every answer; the answer itself where there is one that can be judged further. */
export function readAnswer(
  exchange: Exchange,
): { readonly answer: Answer; readonly body: JsonObject } | { readonly outcome: Outcome } {
  const { answer, failure } = exchange;
  const source = "service-document §4";
  const only = (wanted: string, got: string) => ({
    outcome: { problems: [problem(exchange, source, wanted, got)] },
  });
  if (answer === undefined) {
    return only("an answer", failure === undefined ? "none" : whyNoAnswer(failure));
  }
  if (answer.status === 429) {
    return { outcome: { notChecked: "the server's rate limit was hit, and its wait is too long" } };
  }
  const { body } = answer;
  if (!isObject(body)) {
    const got = body === undefined ? "no JSON" : "JSON that is no object";
    return only("a JSON object as body", `status ${answer.status} with ${got}`);
  }
  return { answer, body };
}

/** Judges an answer that must be a success by the schema of the level. */
export function expectSuccess(
  session: Session,
  specified: SpecifiedOperation,
  exchange: Exchange,
  source: Source,
): Outcome {
  const read = readAnswer(exchange);
  if ("outcome" in read) return read.outcome;
  const { answer, body } = read;
  const { operation } = specified;
  const met = session.stateless ? undefined : callerSituation(session, specified, exchange, answer);
  if (met !== undefined) return met;
  const statuses = operation.success.join(" or ");
  if (!operation.success.includes(answer.status)) {
    const got = `status ${answer.status}${codeIn(body)}`;
    return { problems: [problem(exchange, source, `success, status ${statuses}`, got)] };
  }
  const mistake = specified.checkBody(answer.status, body);
  const wanted = `a body by the schema of feature level ${session.level}`;
  const problems = mistake === undefined ? [] : [problem(exchange, source, wanted, mistake)];
  const undeclared = sightingsIn(operation, answer.status, body, session.level)
    .filter(({ state }) => state === "undeclared")
    .map(({ place }) => place.replaceAll(/\/\d+(?=\/)/g, "/*"));
  const notes = [...new Set(undeclared)];
  return {
    problems: [...problems, ...mediaTypeProblems(exchange, answer)],
    notes: notes.length === 0 ? [] : [`fields that the specification lacks: ${notes.join(", ")}`],
  };
}

/**
 * Judges an answer that must be a refusal: that it is one, that it has the form of service-document §7,
 * and that code, fields and status are those of the situation.
 */
export function expectRefusal(
  session: Session,
  specified: SpecifiedOperation,
  exchange: Exchange,
  wanted: Wanted,
): Outcome {
  const read = readAnswer(exchange);
  if ("outcome" in read) return read.outcome;
  const { answer, body } = read;
  const is = (source: Source, what: string, got: string) => problem(exchange, source, what, got);
  if (body.result === "success" || answer.status < 400) {
    const what = `a refusal${wanted.code === undefined ? "" : `, code ${wanted.code}`}, status ${wanted.status}`;
    const got = `status ${answer.status}, result ${JSON.stringify(body.result)}`;
    return { problems: [is(wanted.refusedBy, what, got)] };
  }
  if (!session.stateless && !matches(wanted, answer)) {
    const met = callerSituation(session, specified, exchange, answer);
    if (met !== undefined) return met;
  }
  const problems: Problem[] = [];
  const form = { result: "error", code: wanted.code === undefined ? undefined : "string" };
  if (body.result !== "error" || typeof body.msg !== "string") {
    const got = `result ${JSON.stringify(body.result)}, msg ${JSON.stringify(body.msg)}`;
    problems.push(is("service-document §7", `result "error" and a msg that is text`, got));
  } else if (form.code !== undefined && typeof body.code !== "string") {
    const got = `code ${JSON.stringify(body.code)}`;
    problems.push(is("service-document §7", "a code that is text", got));
  } else if (wanted.code !== undefined && body.code !== wanted.code) {
    problems.push(is(wanted.source, `code ${wanted.code}`, `code ${body.code}`));
  }
  for (const [name, value] of Object.entries(wanted.fields)) {
    if (body[name] === value) continue;
    const got = `${name} ${JSON.stringify(body[name])}`;
    problems.push(is(wanted.source, `${name} ${JSON.stringify(value)}`, got));
  }
  if (answer.status !== wanted.status) {
    // The document shows no status of an error (§7).
    const what = `status ${wanted.status}`;
    problems.push(is("beyond the document", what, `status ${answer.status}`));
  } else if (problems.length === 0) {
    const mistake = specified.checkBody(answer.status, body);
    const what = `a body by the schema of status ${answer.status}`;
    if (mistake !== undefined) problems.push(is(wanted.source, what, mistake));
  }
  const isOtherText = wanted.msg !== undefined && body.msg !== wanted.msg;
  const text = `msg is ${JSON.stringify(body.msg)}, elsewhere ${JSON.stringify(wanted.msg)}`;
  if (isOtherText && wanted.source !== "beyond the document") {
    const what = `msg ${JSON.stringify(wanted.msg)}`;
    problems.push(is(wanted.source, what, `msg ${JSON.stringify(body.msg)}`));
  }
  return {
    problems: [...problems, ...mediaTypeProblems(exchange, answer)],
    // Messages beyond the document are for people, and may be translated (wire-facts).
    notes: isOtherText && wanted.source === "beyond the document" ? [text] : [],
  };
}

/** An error that is about the account itself, and says nothing of what was asked. */
function callerSituation(
  { met }: Session,
  specified: SpecifiedOperation,
  exchange: Exchange,
  answer: Answer,
): Outcome | undefined {
  const situation = callerSituations(specified).find((wanted) => matches(wanted, answer));
  if (situation === undefined) return undefined;
  const { id } = specified.operation;
  const problems = mediaTypeProblems(exchange, answer);
  met.set(`${id}/${situation.name}`, { problems });
  return { notChecked: `the account is answered "${situation.msg}"` };
}

function mediaTypeProblems(exchange: Exchange, { came: { contentType } }: Answer): Problem[] {
  if (/^application\/json\s*(;|$)/i.test(contentType ?? "")) return [];
  const wanted = "Content-Type: application/json";
  return [problem(exchange, "beyond the document", wanted, `Content-Type: ${contentType}`)];
}

function codeIn({ code, msg }: JsonObject): string {
  return code === undefined ? "" : `, code ${code}, msg ${JSON.stringify(msg)}`;
}
