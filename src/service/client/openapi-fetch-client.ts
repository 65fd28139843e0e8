import createFetchClient, {
  type Client as FetchClient,
  type HeadersOptions,
  type Middleware,
  mergeHeaders,
} from "openapi-fetch";
import type { Levels, PathsFrom } from "../../../generated/client.gen.ts";
import { operations } from "../../../generated/operations.gen.ts";
import type { OperationRow } from "../../toolkit/document/operation-row.ts";
import { encodeFields, encodePath } from "../../toolkit/runtime/encode-request.ts";
import { type ReadResponse, unreadResponse } from "../../toolkit/runtime/read-response.ts";
import type { CallProgress, PlainRequest } from "../../toolkit/runtime/send-with-retries.ts";
import {
  bodyOf,
  ownHeaders,
  platformInit,
  type SortedCall,
  type Transport,
  transports,
} from "../../toolkit/runtime/transport.ts";
import { jsonValue } from "../../universal/json-value.ts";
import { memoize } from "../../universal/memoize.ts";
import type { Client, LevelOrRelease } from "./client-types.ts";
import { zulipConventions } from "./zulip-conventions.ts";

const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;

/** A request of openapi-fetch, for a path that is known only at run time. */
type Ask = (
  method: string,
  path: string,
  init?: Readonly<Record<string, unknown>> & {
    readonly signal?: AbortSignal;
    readonly headers?: HeadersOptions;
  },
) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>;

/**
 * An openapi-fetch client over the same connection, typed by path: `rawClient(client).GET("/api/v1/invites")`. It
 * encodes, authenticates, retries and throws like the methods, but resolves to results of openapi-fetch.
 *
 * Middleware added with `use` runs once for each call (not each attempt), the client's methods included, and never sees
 * credentials.
 *
 * @throws TypeError if the argument does not come from `createClient`.
 */
export function rawClient<L extends LevelOrRelease>(
  client: Client<L>,
): FetchClient<PathsFrom[Levels[L]]> {
  const transport = transports.get(client);
  if (transport === undefined)
    throw new TypeError("rawClient requires a client from createClient.");
  // Without types, which need paths known at compile time.
  return rawClientOf(transport) as FetchClient<PathsFrom[Levels[L]]>;
}

const rawClientOf = memoize((transport: Transport): object => {
  const { settings, level, redact } = transport;
  const headers = ownHeaders(settings);
  const fetchClient = createFetchClient({ baseUrl: settings.baseUrl, ...platformInit(), headers });
  const ask = fetchClient.request as unknown as Ask; // Its types need paths known at compile time.
  const request: Ask = async (anyCase, path, init = {}) => {
    const method = anyCase.toUpperCase();
    const table: readonly OperationRow[] = Object.values(operations);
    const described = table.find((other) => other.method === method && other.path === path);
    const operation =
      described && (await level.admit(described, init.signal ? { signal: init.signal } : {}));
    const name = operation?.id ?? redact(`${method} ${path}`);
    const call = { name, operation, retry: settings.retry, attempts: 0, mayHaveTakenEffect: false };
    const result = await ask(method, path, {
      ...(operation && encodingOf(operation)),
      ...init,
      headers: mergeHeaders(
        init.body === undefined ? {} : typeOf(operation),
        plainHeaders(init.headers),
      ),
      ...sending(transport, call),
    });
    const { data, response } = result;
    // Data read as text or bytes, or from another sender than the service, does not report a level.
    if (operation)
      level.learn(operation.id, zulipConventions.level.of(data, operation.id, response));
    return result;
  };
  const byMethod = methods.map((method) => [
    method,
    (path: string, init?: object) => request(method, path, { ...init }),
  ]);
  const use = (...middleware: Middleware[]) => {
    fetchClient.use(...middleware);
    transport.carry = (call, progress) => carriedBy(ask, transport, call, progress);
  };
  return { ...fetchClient, ...Object.fromEntries(byMethod), request, use };
});

/** Carries out a call of a method by openapi-fetch, with its middleware. */
async function carriedBy(
  ask: Ask,
  transport: Transport,
  call: SortedCall,
  progress: CallProgress,
): Promise<ReadResponse> {
  const { operation, places, signal, headers } = call;
  const { path, query, header } = places;
  const { content: body, type } = bodyOf(call) ?? { content: undefined, type: undefined };
  const { data, error, response } = await ask(operation.method, operation.path, {
    ...encodingOf(operation),
    params: { path, query, header },
    ...(signal && { signal }),
    headers: { ...(type && { "Content-Type": type }), ...Object.fromEntries(new Headers(headers)) },
    ...(body !== undefined && { body, bodySerializer: () => body }),
    parseAs: "text",
    ...sending(transport, progress),
  });
  // Middleware may have replaced the response. openapi-fetch reads an error that is JSON as its value.
  const content = data ?? error ?? "";
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const value = typeof content === "string" ? jsonValue(content) : content;
  return { response, body: text, value, bytes: () => new TextEncoder().encode(text) };
}

/** The options that encode arguments as the specification says. */
function encodingOf(operation: OperationRow) {
  const fields = (values: object) => encodeFields(operation, values);
  return {
    pathSerializer: (path: string, values: Readonly<Record<string, unknown>>) =>
      encodePath(operation, path, values),
    querySerializer: fields,
    // By default openapi-fetch sends JSON, and its own form encoding writes a list as `3,2,1`.
    ...(hasForm(operation) && { bodySerializer: fields }),
  };
}

const hasForm = ({ parameters }: OperationRow): boolean =>
  Object.values(parameters).some(({ in: place }) => place === "form");

/** The header of a body that is not JSON. */
function typeOf(operation: OperationRow | undefined): HeadersOptions {
  const isForm = operation && hasForm(operation);
  const type = isForm ? "application/x-www-form-urlencoded" : operation?.mediaType;
  return type ? { "Content-Type": type } : {};
}

/** openapi-fetch reads pairs as a record whose names are 0, 1, and so on. */
const plainHeaders = (headers: HeadersOptions | undefined): HeadersOptions | undefined =>
  headers && Symbol.iterator in headers ? new Headers(headers) : headers;

/** The options that send with the client's credentials, limits and retries. */
function sending({ send }: Transport, progress: CallProgress) {
  return {
    // Read for each call: adapters such as @hono/node-server replace the global class when a program starts its server.
    Request,
    fetch: async (request: Request) =>
      unreadResponse(await send(await plainRequest(request), progress)),
  };
}

async function plainRequest(request: Request): Promise<PlainRequest> {
  const { url, method, credentials, cache, signal } = request;
  // Reading the body as bytes is several times faster than cloning the Request.
  const body = await request.arrayBuffer();
  const init = {
    method,
    headers: new Headers(request.headers),
    signal,
    ...(credentials && { credentials, cache }), // Some runtimes support neither and throw.
    ...(body.byteLength > 0 && { body }),
  };
  return { url, init };
}
