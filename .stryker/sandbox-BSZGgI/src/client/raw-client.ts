// @ts-nocheck
import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import type { OperationRow } from "../document/operation-row.ts";
import { encodeFields, encodePath } from "./encode.ts";
import type { Settings } from "./options.ts";
import type { Call, Send } from "./send.ts";
import type { ServerLevel } from "./server-level.ts";
import { canSetUserAgent } from "./user-agent.ts";

const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;

type Init = Readonly<Record<string, unknown>> & {
  readonly signal?: AbortSignal | null;
  readonly headers?: object;
};
type Request = (
  method: string,
  path: string,
  init?: Init,
  call?: Call,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** openapi-fetch, made to encode as the specification says and to send the way the client does. */
export interface RawClient {
  readonly request: Request;
  /** The same, as openapi-fetch offers it. */
  readonly client: FetchClient<Record<never, never>>;
}

/** The openapi-fetch client of these settings, through which every request goes. */
export function createRawClient(
  settings: Settings,
  operations: readonly OperationRow[],
  level: ServerLevel,
  send: Send,
): RawClient {
  const { baseUrl, userAgent, middleware } = settings;
  const base = createFetchClient<Record<string, never>>({
    baseUrl,
    // A browser shall add no cookies, nor show a log-in window of its own on a 401. Elsewhere there are
    // neither, and some runtimes refuse the word.
    ...(canSetUserAgent()
      ? { headers: { "User-Agent": userAgent } }
      : { credentials: "omit" as const }),
  });
  base.use(...middleware);

  const request: Request = async (method, path, init = {}, call) => {
    const operation =
      call?.operation ?? operations.find((other) => other.method === method && other.path === path);
    const sent = call ?? { operation, attempts: 0, mayHaveTakenEffect: false };
    if (operation !== undefined) await level.requireOperation(operation, init.signal);
    return base.request(
      method.toLowerCase() as "get",
      path as never,
      {
        ...(operation === undefined ? {} : encodingOf(operation, init)),
        ...init,
        ...(operation === undefined ? {} : { headers: headersOf(operation, init) }),
        fetch: (request: globalThis.Request) => send(request, sent),
      } as never,
    );
  };
  const client = { ...base, request } as unknown as FetchClient<Record<never, never>>;
  for (const method of methods) {
    client[method] = ((path: string, init?: Init) => request(method, path, init)) as never;
  }
  return { request, client };
}

function encodingOf(operation: OperationRow, { body }: Init) {
  const fields = (values: object) => encodeFields(operation, values);
  return {
    pathSerializer: (path: string, values: Readonly<Record<string, unknown>>) =>
      encodePath(operation, path, values),
    querySerializer: fields,
    // Without it, openapi-fetch sends JSON, and its own form encoding writes `3,2,1` for a list.
    ...(isForm(operation) && body !== undefined ? { bodySerializer: fields } : {}),
  };
}

function headersOf(operation: OperationRow, { body, headers }: Init) {
  return isForm(operation) && body !== undefined
    ? { "Content-Type": "application/x-www-form-urlencoded", ...headers }
    : headers;
}

function isForm(operation: OperationRow): boolean {
  return Object.values(operation.parameters).some(({ in: place }) => place === "form");
}
