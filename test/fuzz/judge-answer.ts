// What has to hold of one answer by itself.
import {
  type PlannedRequest,
  type Wanted,
  written,
} from "../../src/service/conformance/wrong-requests/index.ts";
import { exampleHeader } from "../../src/service/sandbox/index.ts";
import { jsonBodyOf } from "../../src/toolkit/document/answers.ts";
import { isObject, type JsonObject } from "../../src/toolkit/document/json.ts";
import { asTravelled, unsupportedNames } from "./as-read.ts";
import { Broken } from "./broken.ts";
import { expectedOf } from "./expected.ts";
import type { FuzzedLevel, FuzzedOperation } from "./level.ts";
import type { User } from "./organization.ts";
import type { Setup } from "./sequences.ts";

/** An answer as it came. */
export interface ReadAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** An answer, and what the request was meant to be. */
export interface Judged {
  readonly setup: Setup;
  readonly asked: FuzzedOperation;
  readonly wanted: Wanted;
  readonly user: User;
  readonly request: PlannedRequest;
  readonly answer: ReadAnswer;
}

/**
 * Judges one answer by itself.
 *
 * @returns its body, empty where HTTP answers and not the service
 * @throws Broken naming the property that does not hold
 */
export function judgeAnswer(judged: Judged, level: FuzzedLevel): JsonObject {
  const { answer, asked, wanted } = judged;
  if (answer.status === 413) return judgeTooLong(judged);
  if (answer.status >= 500) throw new Broken("answers", `${answer.status} ${answer.text}`);
  const body = bodyOf(answer);
  judgeStatus(judged, body);
  const { operation, methods } = asked;
  const isDescribed = wanted.is !== "route" && methods.includes(operation.method);
  const fault = isDescribed ? level.bodyFault(operation, answer.status, body) : envelopeFault(body);
  if (fault !== undefined) throw new Broken("body of its schema", `${fault}: ${answer.text}`);
  judgeHeaders(judged);
  if (answer.status === 405) judgeMethods(judged, body);
  if (answer.status >= 400) judgeError(judged, body);
  else judgeIgnored(judged, body);
  return body;
}

/** In bytes; a sandbox reads no more of a body, and says so as HTTP servers do. */
const longestBody = 64 * 1024;

function judgeTooLong({ request, answer }: Judged): JsonObject {
  const { length } = new TextEncoder().encode(written(request).body);
  const isTooLong = length > longestBody;
  if (isTooLong && /^text\/plain\b/.test(answer.headers.get("content-type") ?? "")) return {};
  throw new Broken("status as documented", `413 to a body of ${length} bytes: ${answer.text}`);
}

function bodyOf({ headers, text }: ReadAnswer): JsonObject {
  const type = headers.get("content-type") ?? "none";
  if (!/^application\/json\b/i.test(type)) throw new Broken("content type", `${type}, not JSON`);
  try {
    const body: unknown = JSON.parse(text);
    if (isObject(body)) return body;
  } catch (cause) {
    throw new Broken("content type", `the body is no JSON: ${text}`, { cause });
  }
  throw new Broken("body of its schema", `no object: ${text}`);
}

function judgeStatus({ setup, asked, wanted, user, answer }: Judged, body: JsonObject): void {
  const { status, text } = answer;
  const inWords = (status: number, code: unknown) => `${status} ${code ?? "without code"}`;
  const expected = expectedOf(asked, wanted, user, setup);
  const code = status >= 400 ? body.code : undefined;
  if (expected.some((one) => one.status === status && one.code === code)) return;
  const named = new Set(expected.map((one) => inWords(one.status, one.code)));
  throw new Broken(
    "status as documented",
    `${inWords(status, code)}, where a request with ${JSON.stringify(wanted)} wants ` +
      `${[...named].join(" or ")}: ${text}`,
  );
}

/** What no operation answers is only known to be an error (sources §7.1). */
function envelopeFault({ result, msg }: JsonObject): string | undefined {
  const isEnvelope = result === "error" && typeof msg === "string" && msg !== "";
  return isEnvelope ? undefined : "not the envelope of an error";
}

/** Headers of HTTP and of browsers' cross-origin requests, which are not the operation's business. */
const ofHttp =
  /^(?:content-(?:type|length)|date|connection|keep-alive|transfer-encoding|vary|access-control-.*)$/;

function judgeHeaders({ asked, answer }: Judged): void {
  const { status, headers } = answer;
  const response = asked.operation.responses.find((one) => one.status === String(status));
  const declared = (response?.headers ?? []).map(({ name }) => name.toLowerCase());
  for (const [name, value] of headers) {
    if (ofHttp.test(name) || declared.includes(name) || name.startsWith("x-ratelimit-")) continue;
    if (name === "allow" && status === 405) continue;
    if (name === exampleHeader.toLowerCase()) continue; // The sandbox says that it only shows one.
    throw new Broken("headers as declared", `${name}: ${value} is not declared`);
  }
}

function judgeMethods({ asked, answer }: Judged, { allowed_methods: named }: JsonObject): void {
  const inWords = (methods: readonly unknown[]) => methods.map(String).sort().join(", ");
  const allow = (answer.headers.get("allow") ?? "").split(",").map((name) => name.trim());
  const wanted = inWords(asked.methods);
  if (Array.isArray(named) && inWords(named) === wanted && inWords(allow) === wanted) return;
  throw new Broken("body of its schema", `names other methods than ${wanted}: ${answer.text}`);
}

/** A field of an error that has the name of an argument repeats it; `var_name` names what is missing. */
function judgeError({ asked, wanted, request, answer }: Judged, body: JsonObject): void {
  const demand = (field: string, value: string) => {
    if (!Object.hasOwn(body, field) || body[field] === value) return;
    const what = `${field} is not ${JSON.stringify(value)}: ${answer.text}`;
    throw new Broken("error tells which parameter", what);
  };
  if (wanted.is === "missing") demand("var_name", wanted.name);
  for (const { name } of asked.arguments) {
    const [field, ...more] = request.fields.filter((field) => field.name === name);
    if (field === undefined || more.length > 0 || field.encoded !== undefined) continue;
    demand(name, asTravelled(field.text));
  }
}

const ignoredKey = "ignored_parameters_unsupported";

function judgeIgnored({ asked, wanted, request, answer }: Judged, body: JsonObject): void {
  const schema = jsonBodyOf(asked.operation, answer.status)?.schema;
  if (schema?.properties.has(ignoredKey) !== true || wanted.is === "open") return;
  const supported = asked.arguments.filter((argument) => argument.in !== "path");
  const names = unsupportedNames(
    request,
    supported.map(({ name }) => name),
  );
  const told = JSON.stringify(body[ignoredKey] ?? []);
  if (names === undefined || told === JSON.stringify(names)) return;
  const what = `${JSON.stringify(names)} were sent, and ${told} are named`;
  throw new Broken("names ignored parameters", what);
}
