import type { ServedOperation } from "../../../generated/sandbox.gen.js";
import { urlEncoded } from "../../toolkit/document/arguments.ts";
import { type CurlCall, curl } from "../../toolkit/site/curl.ts";
import { authorizationOf } from "../client/credentials.ts";
import type { Caller } from "./callers.ts";

/** Where the sandbox of a reader listens by default: a call reads the same for it and for the one in the page. */
const baseUrl = "http://127.0.0.1:4020";

/** A call as the form has it. */
export interface TriedCall {
  /** The feature level of the server. */
  readonly level: number;
  readonly operation: Pick<ServedOperation, "method" | "path" | "isAuthenticated" | "arguments">;
  readonly caller: Caller;
  /** Arguments by name as they travel, also such as the operation does not know. */
  readonly texts: ReadonlyMap<string, string>;
}

/** A call as `fetch` takes it. */
export function fetched(call: TriedCall): readonly [url: string, init: RequestInit] {
  const { path, query, form, header } = placed(call);
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
  const { method } = call.operation;
  const isAuthenticated = credentials !== undefined;
  const words = isAuthenticated ? `${credentials.email}:${credentials.key}` : undefined;
  const line = curl(baseUrl, { method, isAuthenticated }, placed(call), words);
  return `# npm run sandbox -- --level ${call.level}\n${line}`;
}

/** None where the operation asks for none. */
const credentialsOf = ({ operation, caller }: TriedCall): Caller["credentials"] =>
  operation.isAuthenticated ? caller.credentials : undefined;

/** What the operation does not know travels in its form, if it has one, and else in the query. */
function placed({ operation, texts }: TriedCall): CurlCall {
  const known = new Map(operation.arguments.map((argument) => [argument.name, argument.in]));
  const otherwise = [...known.values()].includes("form") ? "form" : "query";
  const pairs = [...texts].map(([name, text]) => ({
    name,
    text,
    in: known.get(name) ?? otherwise,
  }));
  return {
    path: operation.path.replaceAll(/\{([^{}]*)\}/g, (_, name) =>
      urlEncoded(texts.get(name) ?? ""),
    ),
    query: pairs.filter((pair) => pair.in === "query"),
    form: pairs.filter((pair) => pair.in === "form"),
    header: pairs.filter((pair) => pair.in === "header"),
  };
}
