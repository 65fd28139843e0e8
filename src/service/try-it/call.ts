import type { ServedOperation } from "../../../generated/sandbox.gen.js";
import { jsonValue } from "../../base/json-value.ts";
import { placedTexts } from "../../toolkit/document/arguments.ts";
import { isObject, type Json, type JsonObject } from "../../toolkit/document/json.ts";
import { basicAuthorization } from "../../toolkit/runtime/conventions.ts";
import { type CurlCall, curl } from "../../toolkit/site/curl.ts";
import type { User } from "../sandbox/organization.ts";
import { roleNames } from "../sandbox/resources/users.ts";

/** The default address of a reader's own sandbox; the sandbox in the page uses it too. */
const baseUrl = "http://127.0.0.1:4020";

/** A call, as filled in the form. */
export interface TriedCall {
  /** The feature level of the server. */
  readonly level: number;
  readonly operation: Pick<
    ServedOperation,
    "id" | "method" | "path" | "isAuthenticated" | "arguments"
  >;
  readonly caller: TriedCaller;
  /** The texts of arguments by name, including unknown arguments. */
  readonly texts: ReadonlyMap<string, string>;
  /** Arguments from a preparation of the server (prepare.ts). Defaults to none. */
  readonly found?: ReadonlyMap<string, string>;
}

export function fetched(call: TriedCall): readonly [url: string, init: RequestInit] {
  const { path, query, form, header } = curlCallOf(call);
  const { email, key } = credentialsOf(call) ?? {};
  const search = new URLSearchParams(query.map(({ name, text }) => [name, text]));
  return [
    `${baseUrl}${path}${query.length === 0 ? "" : `?${search}`}`,
    {
      method: call.operation.method,
      headers: {
        ...Object.fromEntries(header.map(({ name, text }) => [name, text])),
        ...(email !== undefined &&
          key !== undefined && { Authorization: basicAuthorization(email, key) }),
      },
      ...(form.length > 0 && {
        body: new URLSearchParams(form.map(({ name, text }) => [name, text])),
      }),
    },
  ];
}

/** The commands that start such a sandbox and send it the call with curl. */
export function commandsOf(call: TriedCall): string {
  const credentials = credentialsOf(call);
  const line = curl(
    baseUrl,
    curlCallOf(call),
    credentials && `${credentials.email}:${credentials.key}`,
  );
  return `# npm run sandbox -- --level ${call.level}\n${line}`;
}

/** None if the operation does not authenticate. */
const credentialsOf = ({ operation, caller }: TriedCall): TriedCaller["credentials"] =>
  operation.isAuthenticated ? caller.credentials : undefined;

/** Unknown arguments are sent in the form, if there is one, otherwise in the query. */
function curlCallOf({ operation, texts }: TriedCall): CurlCall {
  const known = new Map(operation.arguments.map((argument) => [argument.name, argument.in]));
  const otherwise = [...known.values()].includes("form") ? "form" : "query";
  const inPath = operation.arguments.filter((argument) => argument.in === "path");
  const all = new Map([...inPath.map(({ name }) => [name, ""] as const), ...texts]);
  const given = [...all].map(([name, text]) => ({ name, text, in: known.get(name) ?? otherwise }));
  return { method: operation.method, ...placedTexts(operation.path, given) };
}

/** The shown parts of an answer. */
export interface TriedAnswer {
  readonly status: number;
  /** JSON, or otherwise the text. */
  readonly body: unknown;
}

/** Reads an answer. */
export async function answerOf(response: Response): Promise<TriedAnswer> {
  const text = await response.text();
  const body = jsonValue(text);
  return { status: response.status, body: body === undefined ? text : body };
}

/** A caller, with credentials unless anonymous. */
export interface TriedCaller {
  readonly name: string;
  readonly credentials?: { readonly email: string; readonly key: string };
}

/** The accounts of a seed, a caller with a wrong key, and an anonymous caller. */
export function callersOf(users: readonly User[]): TriedCaller[] {
  const accounts = users.map((user) => ({
    name: `${wordsOf(user)} · ${user.email}`,
    credentials: { email: user.email, key: user.api_key },
  }));
  const { email = "" } = users[0] ?? {};
  return [
    ...accounts,
    { name: `wrong key · ${email}`, credentials: { email, key: "wrong-key" } },
    { name: "nobody: no credentials" },
  ];
}

function wordsOf(user: User): string {
  return [
    user.is_bot === true ? "bot" : roleNames[user.role],
    ...(user.is_active === false ? ["deactivated"] : []),
    ...(user.enable_drafts_synchronization === false ? ["drafts not synchronized"] : []),
  ].join(", ");
}

/** The values in an answer that later calls need, by argument: fields of that name (`queue_id`), or IDs from a list. */
export function carried(body: unknown, names: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  if (!isObject(body)) return found;
  for (const name of names) {
    const value = body[name] ?? fromLists(body, name);
    if (value !== undefined)
      found.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return found;
}

/**
 * The ID of a list's first item (`draft_id` of `drafts`) or last item (`last_event_id` of `events`), or the IDs of all
 * items (`ordered_linkifier_ids` of `linkifiers`).
 */
function fromLists(body: JsonObject, name: string): Json | undefined {
  for (const [plural, list] of Object.entries(body)) {
    if (!Array.isArray(list)) continue;
    const ids = list.flatMap((element) => (isObject(element) ? (element.id ?? []) : []));
    const thing = plural.replace(/s$/, "");
    if (name === `${thing}_id`) return ids[0];
    if (name === `last_${thing}_id`) return ids.at(-1);
    if (`_${name}`.endsWith(`_${thing}_ids`) && ids.length === list.length) return ids;
  }
  return undefined;
}
