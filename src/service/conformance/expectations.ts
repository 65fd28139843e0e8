import { jsonBodyOf, successesOf } from "../../toolkit/document/answers.ts";
import { isObject, type Json, type JsonObject } from "../../toolkit/document/json.ts";
import type { Operation } from "../../toolkit/document/operation.ts";
import {
  alternativesOf,
  constantsOf,
  type Property,
  type Schema,
} from "../../toolkit/document/schema.ts";
import { compare, type Findings, firstOf, problem, replied, said, skip } from "./check.ts";
import { type Exchange, type ReadResponse, whyNoAnswer } from "./exchange.ts";
import { agreesWith, callerSituations, type DocumentedRefusal, matches } from "./refusals.ts";
import type { ReportedProblem, Source } from "./report.ts";
import { type Session, type SessionCall, type SessionExchange, successOf } from "./session.ts";
import { isBeyond, isUndocumented, lackOf, notWhole, sourceOf } from "./sources.ts";
import { harmlessValue, type SpecifiedOperation } from "./specification.ts";

/** Further checks of an exchange that has the expected status. */
type Look = (exchange: SessionExchange) => Findings;

/** No further checks. */
export const nothingMore: Look = () => [];

/**
 * Sends a call that must succeed. `more` checks the rest of the answer; only one check of each operation includes the
 * schema of its body. `source` is the source of the rule that the call succeeds.
 */
export async function expectSuccess(
  session: Session,
  specified: SpecifiedOperation,
  call: Omit<SessionCall, "operation">,
  more: Look = nothingMore,
  source: Source = sourceOf(specified.operation, "§4"),
): Promise<Findings> {
  const exchange = await session.ask({ operation: specified.operation, ...call });
  const read = readAnswer(exchange);
  if (!("body" in read)) return read;
  checkCaller(session, specified, read);
  const { operation } = specified;
  const statuses = successesOf(operation);
  if (statuses.includes(read.response.status) && successOf(exchange) !== undefined) {
    return more(exchange);
  }
  const wanted = `a success, status ${statuses.join(" or ")}`;
  return compare(exchange, source, wanted, replied(exchange));
}

/** Checks that a success has the body and the media type that its level specifies. */
export function asSpecified(
  { level }: Session,
  specified: SpecifiedOperation,
  exchange: SessionExchange,
): Findings {
  const { operation } = specified;
  const { status = 0 } = exchange.response ?? {};
  const source = sourceOf(operation, "§4");
  const { schema } = jsonBodyOf(operation, status) ?? {};
  const body = completed(schema, successOf(exchange) ?? {}, level);
  const mistake = specified.checkBody(status, body);
  const isOnlyBeyond =
    mistake !== undefined && specified.checkBody(status, asDocumented(schema, body)) === undefined;
  const wanted = `a body that fits the schema of feature level ${level}`;
  const { fields, isWhole } = exchange.fields ?? { fields: [], isWhole: true };
  const undeclared = fields
    .filter(({ state }) => state === "undeclared")
    .map(({ place }) => place.replaceAll(/\/\d+(?=\/)/g, "/*"));
  const names = [...new Set(undeclared)];
  // Fields that were added at a level have their own check.
  const lack = fields.find(
    ({ knownLack, marks }) => knownLack && marks.every(({ since }) => since === undefined),
  );
  const isTooMuch = names.length > 0 && holdsNothingElse(operation, status);
  const more = `further fields: ${names.join(", ")}`;
  return [
    ...compare(exchange, isOnlyBeyond ? "beyond the document" : source, wanted, mistake),
    ...(isTooMuch ? [problem(exchange, source, "result and msg, and nothing else", more)] : []),
    ...(lack?.knownLack ? [problem(exchange, lack.knownLack, lack.place, "none")] : []),
    ...mediaTypeProblems(exchange),
    ...(names.length === 0 || isTooMuch
      ? []
      : [`fields that the specification lacks: ${names.join(", ")}`]),
    ...(isWhole ? [] : [notWhole]),
  ];
}

/** The fields that every success may have. */
const ofEachSuccess = ["result", "msg", "ignored_parameters_unsupported"];

/** Whether the document forbids other fields in a success (sources §4.1.2, §4.3.2, §4.4.2). */
function holdsNothingElse(operation: Operation, status: number): boolean {
  const { properties } = jsonBodyOf(operation, status)?.schema ?? {};
  const names = [...(properties?.keys() ?? [])];
  return !isUndocumented(operation) && names.every((name) => ofEachSuccess.includes(name));
}

/** Sends a call that must be refused; `more` checks the rest of an answer with the wanted status. */
export async function expectRefusal(
  session: Session,
  specified: SpecifiedOperation,
  wanted: DocumentedRefusal,
  call: Omit<SessionCall, "operation">,
  more: Look = nothingMore,
): Promise<Findings> {
  // A mock answers all invalid requests of a status with the first example.
  const [example] = specified.examples(wanted.status);
  if (session.stateless && !agreesWith(wanted, example?.value)) {
    return skip("a stateless server refuses with the first example of the status");
  }
  const exchange = await session.ask({ operation: specified.operation, ...call });
  const outcome = refusalOutcome(session, specified, exchange, wanted);
  // The further checks apply only to the wanted answer.
  const isWanted = exchange.response?.status === wanted.status;
  return isWanted ? [...outcome, ...more(exchange)] : outcome;
}

/** Checks that an answer is a refusal in the form of sources §7 with the situation's code, fields and status. */
function refusalOutcome(
  session: Session,
  specified: SpecifiedOperation,
  exchange: Exchange,
  wanted: DocumentedRefusal,
): Findings {
  const read = readAnswer(exchange, wanted.bodySource);
  if (!("body" in read)) return read;
  const { response, body } = read;
  if (body.result === "success" || response.status < 400) {
    const code = wanted.code === undefined ? "" : ` with code ${wanted.code}`;
    const what = `a refusal${code}, status ${wanted.status}`;
    const got = `status ${response.status}, ${said(body, "result")}`;
    return compare(exchange, wanted.refusedBy, what, got);
  }
  if (response.status !== wanted.status || !matches(wanted, response)) {
    checkCaller(session, specified, read);
  }
  const problems = refusalProblems(specified, read, wanted).map((found) => {
    const { source = found.source } = otherWay(wanted, body) ?? {};
    return { ...found, source };
  });
  // Messages beyond the document are for people and may be translated (sources §10.15). A stateless server takes them
  // from its examples.
  const isToBeNoted =
    problems.length === 0 &&
    !session.stateless &&
    isBeyond(wanted.source) &&
    wanted.msg !== undefined &&
    body.msg !== wanted.msg;
  const note = `${said(body, "msg")}, elsewhere ${said({ ...wanted }, "msg")}`;
  return [...problems, ...mediaTypeProblems(exchange), ...(isToBeNoted ? [note] : [])];
}

/** The alternative refusal of public servers that equals a body. */
function otherWay({ otherWays = [] }: DocumentedRefusal, body: JsonObject) {
  return otherWays.find(({ source: _, ...way }) => {
    const fields = Object.entries({ result: "error", ...way });
    const isSame = fields.every(([name, value]) => body[name] === value);
    return isSame && Object.keys(body).length === fields.length;
  });
}

/** The problems in the form, the content and the status of a refusal, in this order. */
function refusalProblems(
  specified: SpecifiedOperation,
  read: Read,
  wanted: DocumentedRefusal,
): ReportedProblem[] {
  const { exchange, response, body } = read;
  const { source } = wanted;
  const problems: ReportedProblem[] = [];
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
  if (!isBeyond(source)) {
    require(source, "msg", wanted.msg);
    const shown = ["result", "msg", "code", ...Object.keys(wanted.fields)];
    const more = Object.keys(body).filter((name) => !shown.includes(name));
    if (more.length > 0) {
      problems.push(problem(exchange, source, "no further fields", firstOf(more)));
    }
  }
  if (response.status !== wanted.status) {
    return [...problems, statusProblem(exchange, wanted, response)];
  }
  const mistake = problems.length === 0 ? specified.checkBody(response.status, body) : undefined;
  if (mistake === undefined) return problems;
  return [
    problem(exchange, source, `a body that fits the schema of status ${response.status}`, mistake),
  ];
}

interface Read {
  readonly exchange: Exchange;
  readonly response: ReadResponse;
  readonly body: JsonObject;
}

/** Checks that there is an answer and that its body is a JSON object. */
function readAnswer(exchange: Exchange, bodySource?: Source): Read | Findings {
  const { response, failure, operation } = exchange;
  const source = sourceOf(operation, "§4");
  if (response === undefined) {
    return compare(exchange, source, "a response", whyNoAnswer(failure));
  }
  if (response.status === 429) skip("the server's rate limit was hit");
  const { body, unreadable = "JSON that is not an object" } = response;
  if (isObject(body)) return { exchange, response, body };
  const got = `status ${response.status} with ${unreadable}`;
  return compare(exchange, bodySource ?? source, "a JSON object as body", got);
}

/** Skips the check if the answer is an error about the account, which is independent of the call. */
function checkCaller(
  { met, stateless }: Session,
  specified: SpecifiedOperation,
  { exchange, response }: Read,
): void {
  if (stateless) return;
  const situation = callerSituations(specified).find((wanted) => matches(wanted, response));
  if (situation === undefined) {
    const { code, msg } = Object(response.body);
    // An organization may allow less than the document says (sources §21.1).
    const isPolicy = code === "BAD_REQUEST" && msg === "Insufficient permission";
    if (isPolicy) skip("the organization does not allow it to the account");
    return;
  }
  const isOther = response.status !== situation.status;
  const problems = [
    ...(isOther ? [statusProblem(exchange, situation, response)] : []),
    ...mediaTypeProblems(exchange),
  ];
  met.set(`${specified.operation.id}/${situation.name}`, problems);
  skip(`the account gets "${situation.msg}"`);
}

function statusProblem(
  exchange: Exchange,
  wanted: DocumentedRefusal,
  { status }: ReadResponse,
): ReportedProblem {
  const { statusSource } = wanted;
  return problem(exchange, statusSource, `status ${wanted.status}`, `status ${status}`);
}

function mediaTypeProblems(exchange: Exchange): ReportedProblem[] {
  const { status, came } = exchange.response ?? {};
  const contentType = came?.contentType ?? "none";
  if (/^application\/json\s*(;|$)/i.test(contentType)) return [];
  // Servers call the JSON of a 405 HTML (sources §10.11).
  if (status === 405 && /^text\/html\s*(;|$)/i.test(contentType)) return [];
  const wanted = "Content-Type application/json";
  return [problem(exchange, "beyond the document", wanted, contentType)];
}

/** Whether a field of an object of this schema counts as valid, present or not. */
type IsSpared = (field: Property, around: Schema, item: Json | undefined) => boolean;

/**
 * An answer, completed with the fields that public servers of its level leave out. Servers of level 156 let a link have
 * any whole number as its role (sources §24.6); the next level known to refuse one is 162.
 */
export const completed = (schema: Schema | undefined, body: Json, level: number): Json =>
  spare(schema, body, ({ name }, around, item) => {
    if (item !== undefined) {
      const isOfLink = constantsOf(around).is_multiuse === true;
      return name === "invited_as" && isOfLink && level < 162 && Number.isInteger(item);
    }
    const isLeftOut = [around.extensions["x-left-out"] ?? []].flat().includes(name);
    return lackOf(name, isLeftOut, level) !== undefined;
  });

/** An answer in which all fields that the service document does not show have valid values. */
const asDocumented = (schema: Schema | undefined, body: Json): Json =>
  spare(schema, body, ({ schema: { extensions } }) => extensions["x-beyond-document"] === true);

function spare(schema: Schema | undefined, value: Json, isSpared: IsSpared): Json {
  if (schema === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => spare(schema.items, item, isSpared));
  if (!isObject(value)) return value;
  const around = alternativesOf(schema).find((branch) =>
    Object.entries(constantsOf(branch)).every(([name, only]) => value[name] === only),
  );
  if (around === undefined) return value;
  const fields = [...around.properties.values()].flatMap((field) => {
    const { name, schema: below } = field;
    const item = Object.hasOwn(value, name) ? value[name] : undefined;
    if (isSpared(field, around, item)) return [[name, harmlessValue(below)]];
    return item === undefined ? [] : [[name, spare(below, item, isSpared)]];
  });
  return { ...value, ...Object.fromEntries(fields) };
}
