import createFetchClient, { type HeadersOptions, mergeHeaders } from "openapi-fetch";
import type { OperationRow } from "../../toolkit/document/operation-row.ts";
import { type ReadAnswer, textResponse } from "./clean.ts";
import { encodeFields, encodePath } from "./encode.ts";
import type { Settings } from "./options.ts";
import { type CallProgress, PlainRequest, type Send } from "./send.ts";
import type { ServerLevel } from "./server-level.ts";

/** What openapi-fetch takes for a request, as far as it matters here. */
interface Init {
  readonly params?: object;
  readonly body?: unknown;
  readonly parseAs?: "text";
  readonly signal?: AbortSignal | null | undefined;
  readonly headers?: HeadersOptions | undefined;
  readonly fetch?: (request: Request) => Promise<Response>;
}

interface FetchResult {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** The method of openapi-fetch by which requests are made, for a path that is known at run time only. */
export type Ask = (method: string, path: string, init?: Init) => Promise<FetchResult>;

/** What openapi-fetch makes a request of, and how that becomes plain data, and an answer a `Response`. */
export interface Conversion {
  readonly Request: typeof Request | typeof PlainRequest;
  readonly plain: (request: Request) => PlainRequest | Promise<PlainRequest>;
  readonly finish: (answer: ReadAnswer) => Response;
}

/** What lies beneath the methods of a client. */
export interface Transport {
  /** The client of openapi-fetch, whose types follow from a path that the compiler sees, and here it sees none. */
  readonly client: { readonly request: Ask };
  readonly settings: Settings;
  readonly send: Send;
  readonly level: ServerLevel;
  /** Of the requests of methods. Middleware, which reads a `Request`, needs another (`rawClient`). */
  conversion: Conversion;
}

/** The transport of each client: no member of it, so that nothing prints it, and compilers compare methods alone. */
export const transports = new WeakMap<object, Transport>();

/** A transport over openapi-fetch, made to send the way the client does. */
export function createTransport(settings: Settings, send: Send, level: ServerLevel): Transport {
  const { baseUrl, userAgent } = settings;
  const client = createFetchClient({
    baseUrl,
    // A browser shall add no cookies, nor show a log-in window of its own on a 401. Elsewhere there are
    // neither, and some runtimes refuse the word.
    ...(canSetUserAgent()
      ? { headers: { "User-Agent": userAgent } }
      : { credentials: "omit" as const }),
  });
  const conversion: Conversion = {
    Request: PlainRequest,
    plain: (request: PlainRequest | Request) => request as PlainRequest, // What openapi-fetch has made.
    finish: textResponse,
  };
  return { client: client as unknown as Transport["client"], settings, send, level, conversion };
}

/** What openapi-fetch needs to know to send the request of a call; what `init` says goes before. */
export function initOf(
  call: CallProgress,
  init: Init,
  { send }: Transport,
  { Request, plain, finish }: Conversion,
): Init {
  const ways = {
    Request,
    fetch: async (request: Request) => finish(await send(await plain(request), call)),
  };
  const { operation } = call;
  return operation === undefined ? { ...init, ...ways } : { ...encoded(operation, init), ...ways };
}

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
