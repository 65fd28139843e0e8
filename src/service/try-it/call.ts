import type { ServedOperation } from "../../../generated/sandbox.gen.js";
import { placedTexts } from "../../toolkit/document/arguments.ts";
import { isObject, type Json, type JsonObject } from "../../toolkit/document/json.ts";
import { type CurlCall, curl } from "../../toolkit/site/curl.ts";
import { authorizationOf } from "../client/credentials.ts";
import type { User } from "../sandbox/organization.ts";
import { roleNames } from "../sandbox/resources/users.ts";

/** Where the sandbox of a reader listens by default: a call reads the same for it and for the one in the page. */
const baseUrl = "http://127.0.0.1:4020";

/** A call as the form has it. */
export interface TriedCall {
  /** The feature level of the server. */
  readonly level: number;
  readonly operation: Pick<
    ServedOperation,
    "id" | "method" | "path" | "isAuthenticated" | "arguments"
  >;
  readonly caller: TriedCaller;
  /** Arguments by name as they travel, also such as the operation does not know. */
  readonly texts: ReadonlyMap<string, string>;
  /** Those that a preparation of its server found (prepare.ts). Defaults to none. */
  readonly found?: ReadonlyMap<string, string>;
}

/** A call as `fetch` takes it. */
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
          key !== undefined && { Authorization: authorizationOf(email, key) }),
      },
      ...(form.length > 0 && {
        body: new URLSearchParams(form.map(({ name, text }) => [name, text])),
      }),
    },
  ];
}

/** How to start such a sandbox, and how curl sends it the call. */
export function commandsOf(call: TriedCall): string {
  const credentials = credentialsOf(call);
  const line = curl(
    baseUrl,
    curlCallOf(call),
    credentials && `${credentials.email}:${credentials.key}`,
  );
  return `# npm run sandbox -- --level ${call.level}\n${line}`;
}

/** None where the operation asks for none. */
const credentialsOf = ({ operation, caller }: TriedCall): TriedCaller["credentials"] =>
  operation.isAuthenticated ? caller.credentials : undefined;

/** What the operation does not know travels in its form, if it has one, and else in the query. */
function curlCallOf({ operation, texts }: TriedCall): CurlCall {
  const known = new Map(operation.arguments.map((argument) => [argument.name, argument.in]));
  const otherwise = [...known.values()].includes("form") ? "form" : "query";
  const inPath = operation.arguments.filter((argument) => argument.in === "path");
  const all = new Map([...inPath.map(({ name }) => [name, ""] as const), ...texts]);
  const given = [...all].map(([name, text]) => ({ name, text, in: known.get(name) ?? otherwise }));
  return { method: operation.method, ...placedTexts(operation.path, given) };
}

/** An answer as it is shown. */
export interface TriedAnswer {
  readonly status: number;
  /** JSON, or else the text. */
  readonly body: unknown;
}

/** Reads an answer. */
export async function answerOf(response: Response): Promise<TriedAnswer> {
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    return { status: response.status, body: text };
  }
}

/** Who calls, with what identifies this caller, if anything does. */
export interface TriedCaller {
  readonly name: string;
  readonly credentials?: { readonly email: string; readonly key: string };
}

/** The accounts of a seed as callers, somebody with a wrong key, and nobody. */
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

/**
 * The values of an answer that later calls need, by the name of the argument: fields of that name (`queue_id`), or the
 * IDs in a list.
 */
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
 * The ID of the first element of a list (`draft_id` of `drafts`), or of the last (`last_event_id` of `events`), or those
 * of all (`ordered_linkifier_ids` of `linkifiers`).
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
