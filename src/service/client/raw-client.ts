import createFetchClient, {
  type Client as FetchClient,
  type HeadersOptions,
  type Middleware,
  mergeHeaders,
} from "openapi-fetch";
import type { OperationRow } from "../../toolkit/document/operation-row.ts";
import { textResponse, unreadResponse } from "./clean.ts";
import { encodeFields, encodePath } from "./encode.ts";
import type { Settings } from "./options.ts";
import { type CallProgress, PlainRequest, type Send } from "./send.ts";
import type { ServerLevel } from "./server-level.ts";

const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;

/** What openapi-fetch takes for a request, as far as it matters here. */
interface Init {
  readonly params?: object;
  readonly body?: unknown;
  readonly parseAs?: "text";
  readonly signal?: AbortSignal | null | undefined;
  readonly headers?: HeadersOptions;
  readonly middleware?: readonly Middleware[];
  readonly fetch?: (request: Request) => Promise<Response>;
}

interface FetchResult {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

type MethodName = (typeof methods)[number];

/** The methods of openapi-fetch by which requests are made, for a path that is known at run time only. */
interface UntypedClient extends Record<MethodName, (path: string, init?: Init) => unknown> {
  use(...middleware: Middleware[]): void;
  request(method: string, path: string, init?: Init, call?: CallProgress): Promise<FetchResult>;
}

/**
 * The openapi-fetch client of these settings, made to encode as the specification says and to send the way
 * the client does: for callers who name a path of `Paths`, and for the client, through which `request` goes.
 */
export function createRawClient<Paths extends object>(
  settings: Settings,
  operations: readonly OperationRow[],
  level: ServerLevel,
  send: Send,
): { readonly request: UntypedClient["request"]; readonly client: FetchClient<Paths> } {
  const { baseUrl, userAgent, middleware } = settings;
  const client = createFetchClient<Paths>({
    baseUrl,
    // A browser shall add no cookies, nor show a log-in window of its own on a 401. Elsewhere there are
    // neither, and some runtimes refuse the word.
    ...(canSetUserAgent()
      ? { headers: { "User-Agent": userAgent } }
      : { credentials: "omit" as const }),
  });
  let isWatched = middleware.length > 0;
  client.use(...middleware);

  // The types of openapi-fetch follow from a path that the compiler sees, and here it sees none.
  const untyped = client as unknown as UntypedClient;
  const { request, use } = untyped;
  untyped.use = (...more) => {
    isWatched = true;
    use(...more);
  };
  untyped.request = async (given, path, init = {}, call) => {
    const method = given.toUpperCase();
    const operation =
      call?.operation ?? operations.find((other) => other.method === method && other.path === path);
    const sent = call ?? { operation, attempts: 0, mayHaveTakenEffect: false };
    if (operation !== undefined) await level.requireOperation(operation, init.signal);
    const isPlain = !isWatched && init.middleware === undefined;
    const finish = isPlain && call ? textResponse : unreadResponse;
    const result = await request(method, path, {
      ...(isPlain && { Request: PlainRequest }),
      ...(operation ? encoded(operation, init) : init),
      fetch: async (outgoing: Request) => finish(await send(outgoing, sent)),
    });
    // What is read otherwise, as text or bytes, and what is no answer of the service, says nothing of the level.
    const data: Readonly<Record<string, unknown>> = Object(result.data);
    if (operation !== undefined && data.result === "success") level.judge(operation, data);
    return result;
  };
  for (const method of methods) {
    untyped[method] = (path, init) => untyped.request(method, path, init);
  }
  return { request: untyped.request, client };
}

/** A request as openapi-fetch shall make it; what the caller gives goes before what is given here. */
function encoded(operation: OperationRow, init: Init): Init {
  const fields = (values: object) => encodeFields(operation, values);
  const hasForm = Object.values(operation.parameters).some(({ in: place }) => place === "form");
  const type = hasForm ? "application/x-www-form-urlencoded" : operation.mediaType;
  const encoding = {
    pathSerializer: (path: string, values: Readonly<Record<string, unknown>>) =>
      encodePath(operation, path, values),
    querySerializer: fields,
    // Without it, openapi-fetch sends JSON, and its own form encoding writes `3,2,1` for a list.
    ...(hasForm && { bodySerializer: fields }),
    ...init,
    ...(init.body !== undefined &&
      type && { headers: mergeHeaders({ "Content-Type": type }, init.headers) }),
  };
  return encoding;
}

/**
 * Whether the platform lets a program say who it is. A browser sends its own `User-Agent`, and setting
 * one there makes a cross-origin request need permission.
 */
function canSetUserAgent(): boolean {
  return !("document" in globalThis || "importScripts" in globalThis);
}
