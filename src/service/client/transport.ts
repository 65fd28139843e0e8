import createFetchClient, { type HeadersOptions, mergeHeaders } from "openapi-fetch";
import type { OperationRow } from "../../toolkit/document/operation-row.ts";
import { type ReadAnswer, textResponse } from "./clean.ts";
import { encodeFields, encodePath } from "./encode.ts";
import type { Settings } from "./options.ts";
import { type CallProgress, PlainRequest, type Send } from "./send.ts";
import type { ServerLevel } from "./server-level.ts";

/** The options of an openapi-fetch request that are used here. */
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

/** The request method of openapi-fetch, for a path that is known only at run time. */
export type Ask = (method: string, path: string, init?: Init) => Promise<FetchResult>;

/** The class of which openapi-fetch creates requests, and the conversions to plain data and to a `Response`. */
export interface Conversion {
  readonly Request: typeof Request | typeof PlainRequest;
  readonly plain: (request: Request) => PlainRequest | Promise<PlainRequest>;
  readonly finish: (answer: ReadAnswer) => Response;
}

/** Sends the requests of a client's methods. */
export interface Transport {
  /** The client of openapi-fetch, without its types, which need paths that are known at compile time. */
  readonly client: { readonly request: Ask };
  readonly settings: Settings;
  readonly send: Send;
  readonly level: ServerLevel;
  /** Replaced by `rawClient`, because middleware reads a `Request`. */
  conversion: Conversion;
}

/** The transport of each client. It is not a member, so that it is never printed and compilers do not compare it. */
export const transports = new WeakMap<object, Transport>();

/** Creates a transport over openapi-fetch that sends with `send`. */
export function createTransport(settings: Settings, send: Send, level: ServerLevel): Transport {
  const { baseUrl, userAgent } = settings;
  const client = createFetchClient({
    baseUrl,
    // Keeps browsers from adding cookies, and from opening a log-in window on a 401. Other runtimes do neither, and
    // some refuse the option.
    ...(canSetUserAgent()
      ? { headers: { "User-Agent": userAgent } }
      : { credentials: "omit" as const }),
  });
  const conversion: Conversion = {
    Request: PlainRequest,
    plain: (request: PlainRequest | Request) => request as PlainRequest, // Created by openapi-fetch.
    finish: textResponse,
  };
  return { client: client as unknown as Transport["client"], settings, send, level, conversion };
}

/** The options with which openapi-fetch sends the request of a call; those in `init` take precedence. */
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
    // By default openapi-fetch sends JSON, and its own form encoding writes a list as `3,2,1`.
    ...(hasForm && { bodySerializer: fields }),
    ...init,
    ...(init.body !== undefined &&
      type && { headers: mergeHeaders({ "Content-Type": type }, init.headers) }),
  };
  return encoding;
}

/**
 * Whether the platform lets programs set `User-Agent`. Browsers send their own, and setting it there makes a
 * cross-origin request need permission.
 */
function canSetUserAgent(): boolean {
  return !("document" in globalThis || "importScripts" in globalThis);
}
