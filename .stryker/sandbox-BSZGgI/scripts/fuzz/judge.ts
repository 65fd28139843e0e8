// @ts-nocheck
import { isObject } from "../../src/document/json.ts";
import { propertiesOf } from "../../src/document/parts.ts";
import { exampleHeader } from "../../src/sandbox/index.ts";
import type { BodyCheck } from "./body-checks.ts";
import { Broken } from "./broken.ts";
import { documentedFor } from "./documented.ts";
import type { Wanted } from "./kind.ts";
import type { World } from "./steps.ts";
import { at, type Subject } from "./subject.ts";
import type { User } from "./users.ts";
import { type Answer, type Draft, unsupportedNames } from "./wire.ts";

/** What is judged: an answer, and what the request was meant to be. */
export interface Case {
  readonly world: World;
  readonly subject: Subject;
  readonly wanted: Wanted;
  readonly user: User;
  readonly draft: Draft;
  readonly answer: Answer;
}

/**
 * Judges one answer by itself.
 *
 * @returns its body
 * @throws Broken naming the property that does not hold
 */
export function judge(judged: Case, check: BodyCheck): unknown {
  const { answer, subject, wanted } = judged;
  if (answer.status >= 500) {
    throw new Broken("answers", `${answer.status} ${answer.text}`);
  }
  const body = readBody(answer);
  judgeStatus(judged, body);
  const { operation, methods } = subject;
  const isDescribed = wanted.is !== "route" && methods.includes(operation.method);
  const fault = isDescribed ? check(operation, answer.status, body) : envelopeFault(body);
  if (fault !== undefined) throw new Broken("body of its schema", `${fault}: ${answer.text}`);
  judgeHeaders(judged);
  if (answer.status === 405) judgeMethods(judged, body);
  if (answer.status >= 400) judgeError(judged, body);
  else judgeIgnored(judged, body);
  return body;
}

function readBody({ headers, text }: Answer): unknown {
  const type = headers.get("content-type") ?? "none";
  if (!/^application\/json\b/i.test(type)) throw new Broken("content type", `${type}, not JSON`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Broken("content type", `the body is no JSON: ${text}`);
  }
}

function judgeStatus(
  { world, subject, wanted, user, answer: { status } }: Case,
  body: unknown,
): void {
  const { success, errors } = documentedFor(subject, wanted, user, world);
  const code = isObject(body) ? body.code : undefined;
  if (success && subject.operation.success.includes(status)) return;
  if (errors.some((error) => error.status === status && error.code === code)) return;
  const named = [
    ...(success ? subject.operation.success.map(String) : []),
    ...errors.map((error) => `${error.status} ${error.code ?? "without code"}`),
  ];
  throw new Broken(
    "status as documented",
    `${status} ${code ?? "without code"}, where ${[...new Set(named)].join(" or ")} is documented ` +
      `for a request that is ${meaning(wanted)}`,
  );
}

function meaning(wanted: Wanted): string {
  switch (wanted.is) {
    case "accepted":
    case "same":
      return "well-formed";
    case "refused":
      return "about what does not exist";
    case "judged":
      return "odd";
    case "malformed":
      return "malformed";
    case "missing":
      return `without ${wanted.name}`;
    case "credentials":
      return `made with ${wanted.example}`;
    case "method":
      return "of a method that the path does not have";
    case "route":
      return "for a path that is not there";
  }
}

/** What no operation answers is only known to be an error. */
function envelopeFault(body: unknown): string | undefined {
  const isEnvelope =
    isObject(body) && body.result === "error" && typeof body.msg === "string" && body.msg !== "";
  return isEnvelope ? undefined : "not the envelope of an error";
}

/** Headers of HTTP and of browsers' cross-origin requests, which are not the operation's business. */
const ofHttp =
  /^(?:content-(?:type|length)|date|connection|keep-alive|transfer-encoding|vary|access-control-.*)$/;

function judgeHeaders({ subject, answer }: Case): void {
  const { document, operation } = subject;
  const node = at(
    document,
    at(document, document.paths, operation.path),
    operation.method.toLowerCase(),
  );
  const response = at(document, at(document, node, "responses"), String(answer.status));
  const declared = Object.keys(at(document, response, "headers") ?? {}).map((name) =>
    name.toLowerCase(),
  );
  for (const [name] of answer.headers) {
    if (ofHttp.test(name) || declared.includes(name) || name.startsWith("x-ratelimit-")) continue;
    if (name === "allow" && answer.status === 405) continue;
    if (name === exampleHeader.toLowerCase()) continue; // The sandbox says that it only shows one.
    throw new Broken("headers as declared", `${name}: ${answer.headers.get(name)} is not declared`);
  }
}

function judgeMethods({ subject, answer }: Case, body: unknown): void {
  const wanted = [...subject.methods].sort().join(", ");
  const told = isObject(body) && Array.isArray(body.allowed_methods) ? body.allowed_methods : [];
  const allow = (answer.headers.get("allow") ?? "").split(",").map((name) => name.trim());
  if ([...told].sort().join(", ") === wanted && allow.sort().join(", ") === wanted) return;
  throw new Broken("body of its schema", `names other methods than ${wanted}: ${answer.text}`);
}

/** A field of an error that has the name of a parameter repeats it, and `var_name` names what is missing. */
function judgeError({ subject, wanted, draft, answer }: Case, body: unknown): void {
  if (!isObject(body)) return;
  const wrong = (field: string, value: string) =>
    new Broken(
      "error tells which parameter",
      `${field} is not ${JSON.stringify(value)}: ${answer.text}`,
    );
  if (wanted.is === "missing" && "var_name" in body && body.var_name !== wanted.name) {
    throw wrong("var_name", wanted.name);
  }
  for (const { name } of subject.parameters) {
    const [field, ...more] = draft.fields.filter((field) => field.name === name);
    if (field === undefined || more.length > 0 || field.encoded !== undefined) continue;
    if (!Object.hasOwn(body, name)) continue;
    // Halves of surrogate pairs travel as U+FFFD.
    const sent = field.text.replace(/\p{Surrogate}/gu, "\ufffd");
    if (body[name] !== sent) throw wrong(name, sent);
  }
}

const ignoredKey = "ignored_parameters_unsupported";

function judgeIgnored({ subject, wanted, draft, answer }: Case, body: unknown): void {
  const { document, operation, parameters } = subject;
  const node = at(
    document,
    at(document, document.paths, operation.path),
    operation.method.toLowerCase(),
  );
  const response = at(document, at(document, node, "responses"), String(answer.status));
  const media = at(document, at(document, response, "content"), "application/json");
  if (!propertiesOf(document, media?.schema).has(ignoredKey) || wanted.is === "judged") return;
  const supported = parameters.filter((parameter) => parameter.in !== "path");
  const names = unsupportedNames(
    draft,
    supported.map(({ name }) => name),
  );
  const told = isObject(body) && Array.isArray(body[ignoredKey]) ? body[ignoredKey] : [];
  if (names === undefined || JSON.stringify(told) === JSON.stringify(names)) return;
  throw new Broken(
    "names ignored parameters",
    `${JSON.stringify(names)} were sent, and ${JSON.stringify(told)} are named`,
  );
}
