/**
 * A server that answers like a recorded one: what was recorded of a case is answered, and the sandbox keeps the state
 * and answers the rest. Its answer and the request say which case it is.
 */
import { operations } from "../../generated/operations.gen.ts";
import { isObject, type Json, type JsonObject } from "../../src/toolkit/document/json.ts";
import { sandboxServer } from "./conformance.ts";
import { type RecordedAnswer, recordedAnswer, recordedScenarios, type Step } from "./recordings.ts";

/** The accounts of the sandbox's default organization by the roles of the recordings. */
const roles: Readonly<Record<string, string>> = {
  desdemona: "owner",
  iago: "administrator",
  shiva: "moderator",
  cordelia: "member",
  polonius: "guest",
  "helper-bot": "bot",
  hamlet: "deactivated",
  othello: "no synchronization of drafts",
};

/** A recorded answer of a case. */
type Recorded = RecordedAnswer & { readonly label: string };

/** The server of a level, the recorded steps from which it has answered, and the parameters of all requests. */
export function recordedServer(level: number) {
  const cases = casesOf(level);
  const answered = new Set<string>();
  const sent: Pairs[] = [];
  const server = sandboxServer(level, (handle) => async (request) => {
    const pairs = await pairsOf(request);
    sent.push(pairs);
    const of = caseOf(request, pairs);
    const ours = await handle(request);
    const body: unknown = request.method === "HEAD" ? "" : await ours.clone().json();
    const all = cases.get(of) ?? cases.get(of.replace(/ (owner|administrator) /, " member ")) ?? [];
    const found = recordedFor(all, ours, body, /\*|queue_id/.test(of));
    if (found === undefined) return ours;
    answered.add(found.label);
    return responseOf(found, ours, body);
  });
  return { ...server, answered, sent };
}

/** The recorded answers of a level by case. */
function casesOf(level: number): ReadonlyMap<string, readonly Recorded[]> {
  const cases = new Map<string, Recorded[]>();
  for (const { name, steps, levels } of recordedScenarios(level)) {
    for (const step of levels === undefined ? steps : []) {
      const answer = recordedAnswer(level, name, step.name);
      if (answer === undefined || step.method === undefined) continue;
      const key = caseOfStep(step, level);
      cases.set(key, [...(cases.get(key) ?? []), { ...answer, label: `${name}: ${step.name}` }]);
    }
  }
  return cases;
}

type Pairs = readonly (readonly [string, string])[];

/** What tells cases apart: method, path, who asks, and the kinds of the parameters. */
function keyOf(method: string, path: string, role: string, pairs: Pairs): string {
  const kinds = pairs.map(([name, text]) =>
    supported.has(name) ? `${name}=${kindOfText(text)}` : "unsupported",
  );
  return [method, path.replaceAll(/\/\d+(?=\/|$)/g, "/*"), role, ...new Set(kinds.sort())].join(
    " ",
  );
}

/** The names of the parameters of all operations. */
const supported: ReadonlySet<string> = new Set(
  Object.values(operations).flatMap(({ parameters }) => Object.keys(parameters)),
);

async function pairsOf(request: Request): Promise<Pairs> {
  const type = request.headers.get("Content-Type") ?? "none";
  const copy = request.clone();
  const { searchParams } = new URL(request.url);
  if (/urlencoded/.test(type)) return [...searchParams, ...new URLSearchParams(await copy.text())];
  if (!/multipart/.test(type)) return [...searchParams];
  const form = [...(await copy.formData())];
  return [...searchParams, ...form.map(([name, value]) => [name, String(value)] as const)];
}

function caseOf({ url, method, headers }: Request, pairs: Pairs): string {
  const path = new URL(url).pathname.replace("/api/v1", "");
  return keyOf(method, path, roleOf(headers.get("Authorization") ?? undefined), pairs);
}

function caseOfStep(step: Step, level: number): string {
  const pairsOf = (fields: Step["form"] = []): Pairs =>
    (Array.isArray(fields) ? fields : Object.entries(fields)).map(([name, value]) => [
      filled(name, level),
      filled(typeof value === "string" ? value : JSON.stringify(value), level),
    ]);
  const { method, query, form, multipart, headers = {} } = step;
  const header = headers.Authorization;
  const role = step.as ?? (header === undefined ? "nobody" : schemeOf(header));
  const path = filled(step.path, level);
  return keyOf(method, path, role, [...pairsOf(query), ...pairsOf(form), ...pairsOf(multipart)]);
}

/** The variables of a step, with values of their kind. */
function filled(text: string, level: number): string {
  const isTemplate = level >= 176;
  const known: Readonly<Record<string, string>> = {
    url_name: isTemplate ? "url_template" : "url_format_string",
    url_name_elsewhere: isTemplate ? "url_format_string" : "url_template",
    o: isTemplate ? "{" : "%(",
    c: isTemplate ? "}" : ")s",
    expires: "invite_expires_in_minutes",
    expires_elsewhere: "invite_expires_in_days",
  };
  return text.replaceAll(/\$\{([^}]+)\}/g, (_, name) => known[name] ?? "1");
}

/** The credentials as far as a case depends on them: a role, or the kind of mistake. */
function roleOf(header: string | undefined): string {
  if (header === undefined) return "nobody";
  const [scheme, text = ""] = header.split(" ");
  const [email = "", key] = atobOr(text).toLowerCase().split(":");
  const name = email.trim().replace("@example.com", "");
  const isRight = scheme?.toLowerCase() === "basic" && key?.trim() === `${name}-key`;
  return (isRight ? roles[name] : undefined) ?? schemeOf(header);
}

const schemeOf = (header: string) => (/^basic\b/i.test(header) ? "wrong" : "another scheme");

function atobOr(text: string): string {
  try {
    return atob(text);
  } catch {
    return "";
  }
}

function kindOfText(text: string): string {
  if (/^[\s,]*$/.test(text)) return text === "" ? "empty" : "blank";
  try {
    return kindOfValue(JSON.parse(text));
  } catch {
    return "text";
  }
}

/** Types, with those of elements and fields. */
function kindOfValue(value: Json): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(kindOfValue))].join()}]`;
  if (isObject(value)) {
    const fields = Object.entries(value).map(([name, item]) => `${name}:${kindOfValue(item)}`);
    return `{${fields.sort().join()}}`;
  }
  if (typeof value === "number")
    return `${value < 0 ? "negative " : ""}${Number.isInteger(value) ? "integer" : "number"}`;
  if (typeof value === "string" && value.includes("\0")) return "null byte";
  return typeof value === "string" && value.trim() === ""
    ? "blank"
    : value === null
      ? "null"
      : typeof value;
}

/**
 * The recorded answer with the outcome of ours. If there is none, and all recorded ones agree, the sandbox is wrong;
 * except where the outcome depends on an object of the run.
 */
function recordedFor(
  all: readonly Recorded[],
  ours: Response,
  body: unknown,
  dependsOnObject: boolean,
): Recorded | undefined {
  const { code, msg } = Object(body) as JsonObject;
  const outcomeOf = (status: number, body: unknown) =>
    `${status} ${isObject(body) ? (body.code ?? "") : ""}`;
  const outcomes = all.map((one) => outcomeOf(one.status, one.body));
  const same = all.filter((_, index) => outcomes[index] === outcomeOf(ours.status, { code }));
  const best = same.find((one) => isObject(one.body) && one.body.msg === msg) ?? same[0];
  if (best !== undefined) return { ...best, body: withAllForms(best.body, same) };
  if (dependsOnObject) return undefined;
  return new Set(outcomes).size === 1 ? all[0] : undefined;
}

/** Answers of objects: for each kind of object that one of them has, the list has one. */
function withAllForms(body: unknown, all: readonly Recorded[]): unknown {
  if (!isObject(body)) return body;
  const listOf = (name: string) =>
    all.flatMap((one) => (isObject(one.body) ? [one.body[name] ?? []] : [])).flat();
  const fields = Object.entries(body).map(([name, value]) => [
    name,
    ["invites", "drafts", "linkifiers", "events"].includes(name) ? listOf(name) : value,
  ]);
  return Object.fromEntries(fields);
}

/** A recorded answer, with the values of another where values change from run to run. */
export function responseOf(recorded: RecordedAnswer, ours: Response, body: unknown): Response {
  const { status, type, allow, wwwAuthenticate, cacheControl, types = {}, others = [] } = recorded;
  const headers = new Headers(ours.headers);
  const set = (name: string, value: string | undefined) =>
    value === undefined ? headers.delete(name) : headers.set(name, value);
  set("Content-Type", type);
  set("Allow", allow?.join(", "));
  set("WWW-Authenticate", wwwAuthenticate);
  set("Cache-Control", cacheControl ? "max-age=0" : undefined);
  if (recorded.body === "<html>") return new Response("<html></html>", { status, headers });
  if (!isObject(recorded.body)) return new Response(null, { status, headers });
  const known = isObject(body) ? body : {};
  const more = [...Object.keys(types), ...others].map((name) => [
    name,
    known[name] ?? sampleOf[types[name] ?? "string"] ?? null,
  ]);
  const whole = { ...Object.fromEntries(more), ...(merged(recorded.body, known) as JsonObject) };
  return new Response(JSON.stringify(whole), { status, headers });
}

const sampleOf: Readonly<Record<string, Json>> = {
  string: "text",
  integer: 1,
  number: 1.5,
  boolean: false,
  array: [],
  object: {},
};

/** The form of a recorded value with the state of ours. Messages and codes are recorded. */
function merged(recorded: Json, ours: Json | undefined, name = ""): Json {
  if (Array.isArray(recorded)) {
    if (!Array.isArray(ours) || name === "errors" || name === "allowed_methods")
      return recorded.map((item) => merged(item, undefined));
    return ours.map((item) => {
      const like = recorded.find((one) => kindOfItem(one) === kindOfItem(item)) ?? undefined;
      return like === undefined ? item : merged(like, item);
    });
  }
  if (isObject(recorded)) {
    const known = isObject(ours) ? ours : {};
    return Object.fromEntries(
      Object.entries(recorded).map(([key, value]) => [key, merged(value, known[key], key)]),
    );
  }
  if (["msg", "code", "result", "var_name"].includes(name)) return messageOf(recorded, ours);
  if (typeof recorded === "string" && ours === undefined) return sample(recorded);
  return ours === undefined ? recorded : ours;
}

const kindOfItem = (item: Json) =>
  isObject(item) ? [item.type, item.op, item.is_multiuse].join() : typeof item;

/** Messages are recorded, but the one about an unknown queue names ours. */
const messageOf = (recorded: Json, ours: Json | undefined): Json =>
  typeof recorded === "string" && typeof ours === "string"
    ? recorded.replace(/(?<=^Bad event queue ID: ).*/i, ours.replace(/^.*?: /, ""))
    : recorded;

/** A value for a placeholder. Other placeholders are texts, and stay. */
const sample = (text: string): Json => {
  if (/^<(integer|id of .*)>$/.test(text)) return 1;
  return text === "<number>" ? 1.5 : text.replace("<link /join/KEY/>", "http://sandbox/join/key/");
};
