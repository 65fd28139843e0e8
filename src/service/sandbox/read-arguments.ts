import type {
  CheckError,
  ServedArgument,
  ServedOperation,
} from "../../../generated/sandbox.gen.js";
import { jsonValue } from "../../universal/json-value.ts";
import type { Organization } from "./organization.ts";
import { formType, mediaTypeOf, readBody, type SandboxRequest } from "./sandbox-request.ts";
import {
  badRequest,
  contentTooLarge,
  internalServerError,
  missingParameter,
  type PlainResponse,
} from "./sandbox-responses.ts";

/** The arguments of a call, decoded, and the names of unsupported parameters. */
interface ReadArguments {
  /** The fields as they were sent. */
  readonly fields: ReadonlyMap<string, string>;
  readonly values: Readonly<Record<string, unknown>>;
  /** The names of unsupported parameters, sorted. */
  readonly ignored: readonly string[];
  /** The response, if the arguments are not valid. */
  readonly refusal?: PlainResponse;
}

/** Arguments that cannot be decoded; `fields` is absent if the body cannot be read either. */
interface UnreadArguments {
  readonly fields?: ReadonlyMap<string, string>;
  readonly refusal: PlainResponse;
}

/** Reads the arguments of a call from its request. */
export async function argumentsIn(
  request: SandboxRequest,
  path: Readonly<Record<string, string>>,
  served: ServedOperation,
  { supports, featureLevel }: Pick<Organization, "supports" | "featureLevel">,
): Promise<ReadArguments | UnreadArguments> {
  const read = await readFields(request);
  if ("refusal" in read) return read;
  const { fields } = read;
  const unsupported = new Set(fields.keys());
  unsupported.delete("client");
  for (const name of withoutEffect[served.id] ?? []) {
    const text = fields.get(name);
    if (text !== undefined && jsonValue(text) === undefined) {
      return { fields, refusal: notJson(name) };
    }
    unsupported.delete(name);
  }
  const values: Record<string, unknown> = {};
  const checked: Record<string, unknown> = {};
  for (const argument of served.arguments) {
    const { name } = argument;
    if (argument.in !== "path") unsupported.delete(name);
    const text = argument.in === "path" ? path[name] : fields.get(name);
    if (text === undefined) continue;
    const value = decode(text, argument);
    if (value === undefined) return { fields, refusal: notJson(name) };
    values[name] = value;
    const hasFractions = typeof value !== "string" && /\d[.eE]/.test(text);
    checked[name] = hasFractions ? JSON.parse(withoutWholeFractions(text)) : value;
  }
  const ignored = [...unsupported].sort();
  const isStrict =
    served.id === "getEvents" ? featureLevel > lastEvents : supports("strictIntegers");
  const numbers = isStrict ? /^$/ : supports("draftServerErrors") ? /integer/ : /integer|number/;
  const error = firstError(served, checked, values, numbers);
  if (error === undefined) return { fields, values, ignored };
  const isFatal =
    isFatalDraft(error) && supports("draftServerErrors") && !supports("draftsRefused");
  const refusal = isFatal ? internalServerError : explain(error, served);
  return { fields, values: checked, ignored, refusal };
}

/** The last level whose servers were seen to take `true` as the ID of an event (sources §10.25). */
const lastEvents = 277;

/**
 * The first mistake in the arguments of a call. Booleans in place of these types of numbers become numbers, in `checked`
 * and in `decoded`: all that one validation finds at once, because each validation covers the whole form.
 */
function firstError(
  { check }: ServedOperation,
  checked: object,
  decoded: object,
  numbers: RegExp,
): CheckError | undefined {
  while (!check(checked)) {
    const errors = check.errors ?? [];
    const taken = errors.filter((error) => isBooleanAsNumber(error, checked, numbers));
    if (taken.length === 0) return errors[0];
    for (const values of [checked, decoded]) {
      for (const error of taken) makeNumber(error, Object(values));
    }
  }
  return undefined;
}

/**
 * Parameters of servers that change nothing here, and are not reported as unsupported (sources §16.3, §16.4). They are
 * sent as JSON.
 */
const withoutEffect: Readonly<Record<string, readonly string[]>> = {
  registerEventQueue: ["queue_lifespan_secs"],
  getEvents: [
    ...["client_gravatar", "event_types", "lifespan_secs", "slim_presence"],
    ...["bulk_message_deletion", "stream_typing_notifications", "user_settings_object"],
  ],
};

/** Whether a draft is not an object, or has not all required fields; some servers fail on it (sources §19.7). */
const isFatalDraft = ({ keyword, params, instancePath }: CheckError): boolean =>
  /^\/drafts?(?:\/|$)/.test(instancePath) &&
  (keyword === "required" || (keyword === "type" && params.type === "object"));

/** Whether a boolean stands in place of a number; older servers read it as 0 or 1 (sources §10.25). */
const isBooleanAsNumber = (
  { keyword, params, instancePath }: CheckError,
  values: object,
  numbers: RegExp,
) =>
  keyword === "type" &&
  numbers.test(String(params.type)) &&
  typeof stepsOf(instancePath).reduce<unknown>((at, step) => Object(at)[step], values) ===
    "boolean";

function makeNumber({ instancePath }: CheckError, values: object): void {
  const steps = stepsOf(instancePath);
  const last = steps.pop() ?? "";
  const holder = steps.reduce((at, step) => Object(at)[step], Object(values));
  holder[last] = Number(holder[last]);
}

const stepsOf = (pointer: string): string[] => pointer.split("/").slice(1);

function decode(text: string, argument: ServedArgument): unknown {
  if (argument.isPlainText) return text;
  // The route has accepted only digits, but JSON has no 017. IDs are never higher than exact integers.
  if (argument.in === "path") {
    return argument.isTextOrOther && !/^\d+$/.test(text) ? text : Math.min(Number(text), 2 ** 53);
  }
  const value = jsonValue(text);
  const isText = value === undefined || typeof value === "string";
  return argument.isTextOrOther && isText ? text : value;
}

const notJson = (name: string) => badRequest(`${name} is not valid JSON`);

/**
 * Rewrites JSON text so that numbers with a fraction or an exponent are never read as whole numbers (sources §10.10):
 * JSON.parse does not distinguish `3` from `3.0` and `30e-1`.
 */
const withoutWholeFractions = (text: string): string =>
  text.replace(/"(?:[^"\\]|\\.)*"|\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') || /^\d+$/.test(token) ? token : "0.5",
  );

const nouns: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "a boolean",
  integer: "an integer",
  number: "a number",
  object: "a dict",
  string: "a string",
};

/** Describes the first mistake in the server's words: `ids[0] is not an integer`. */
function explain(
  { keyword, params, instancePath }: CheckError,
  { errors }: ServedOperation,
): PlainResponse {
  const isMissing = keyword === "required";
  if (isMissing && instancePath === "") {
    const missing = missingParameter(String(params.missingProperty));
    // Operations without a documented error of their own return the general error (sources §16.7).
    const isDocumented = errors.some(({ code }) => code === missing.body.code);
    return isDocumented ? missing : badRequest(missing.body.msg);
  }
  const path = isMissing ? `${instancePath}/${params.missingProperty}` : instancePath;
  const [name = "", ...steps] = stepsOf(path);
  const place = steps.reduce(
    (before, step) => before + (/^\d+$/.test(step) ? `[${step}]` : `["${step}"]`),
    name,
  );
  if (isMissing) return badRequest(`${place} field is missing: Field required`);
  if (keyword === "pattern" && params.pattern === "\\S")
    return badRequest(`${place} cannot be blank`);
  if (keyword === "maxLength") {
    return badRequest(`${place} is too long (limit: ${params.limit} characters)`);
  }
  if (keyword === "additionalProperties") {
    const key = String(params.additionalProperty);
    return badRequest(`Argument "${key}" at ${place}["${key}"] is unexpected`);
  }
  if (keyword === "minItems" || keyword === "maxItems") {
    return badRequest(`${place} should have exactly ${params.limit} items`);
  }
  if (keyword === "enum" && steps.length === 0) {
    return badRequest(`Invalid ${place}: Value error, Not in the list of possible values`);
  }
  const [type = ""] = String(params.type).split(",");
  const noun = nouns[type];
  return badRequest(noun === undefined ? `Invalid ${place}` : `${place} is not ${noun}`);
}

/** The fields of a request by name, or the refusal if they cannot be read. */
type Fields =
  | { readonly fields: ReadonlyMap<string, string> }
  | { readonly refusal: PlainResponse };

/**
 * Reads the parameters of a request from its query string and form body. The body takes precedence, and so does the
 * last of repeated parameters. Bodies of other types have no parameters (sources §10.17).
 */
export async function readFields(request: SandboxRequest): Promise<Fields> {
  const fields = new Map<string, string>();
  if (request.url.includes("?")) {
    for (const [name, value] of new URL(request.url).searchParams) fields.set(name, value);
  }
  // These methods have no body, whatever their headers say.
  if (["GET", "HEAD"].includes(request.method)) return { fields };
  const mediaType = mediaTypeOf(request);
  if (mediaType !== formType && mediaType !== "multipart/form-data") return { fields };
  const body = await readBody(request);
  if (body === undefined) return { refusal: contentTooLarge };
  if (mediaType === formType) {
    for (const [name, value] of new URLSearchParams(utf8.decode(body))) fields.set(name, value);
    return { fields };
  }
  // A form without parts has no fields; some platforms refuse to read it (sources §10.18).
  if (/^\s*(?:--[^\r\n]*--\s*)?$/.test(utf8.decode(body))) return { fields };
  try {
    const headers = { "Content-Type": request.headers.get("content-type") ?? "" };
    const form = await new Response(body, { headers }).formData();
    for (const [name, value] of form) if (typeof value === "string") fields.set(name, value);
    return { fields };
  } catch {
    return { refusal: badRequest("Malformed multipart body") };
  }
}

const utf8 = new TextDecoder();
