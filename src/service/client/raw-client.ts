import type { Client as FetchClient, Middleware } from "openapi-fetch";
import type { PathsFrom } from "../../../generated/client.gen.ts";
import type { Boundary } from "../../../generated/feature-levels.gen.ts";
import { operations } from "../../../generated/operations.gen.ts";
import type { OperationRow } from "../../toolkit/document/operation-row.ts";
import { unreadResponse } from "./clean.ts";
import type { Client } from "./client.ts";
import { PlainRequest } from "./send.ts";
import { type Ask, type Conversion, initOf, type Transport, transports } from "./transport.ts";

const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;

/**
 * The openapi-fetch client that a client uses, typed by path: `rawClient(client).GET("/api/v1/invites")`. It encodes,
 * authenticates, retries and throws like the methods, but resolves to results of openapi-fetch.
 *
 * Middleware added with `use` runs once for each call (not each attempt), the client's methods included, and never sees
 * credentials.
 *
 * @throws TypeError if the argument does not come from `createClient`.
 */
export function rawClient<L extends Boundary>(client: Client<L>): FetchClient<PathsFrom[L]> {
  const transport = transports.get(client);
  if (transport === undefined) throw new TypeError("rawClient takes what createClient returned.");
  const request = requestBy(transport);
  const byMethod = methods.map((method) => [
    method,
    (path: string, init?: object) => request(method, path, init),
  ]);
  const use = (...middleware: Middleware[]) => {
    transport.conversion = whole;
    raw.use(...middleware);
  };
  const raw = transport.client as unknown as FetchClient<PathsFrom[L]>; // `Transport` leaves out the types.
  return { ...raw, ...Object.fromEntries(byMethod), request, use };
}

/** Gives middleware a `Request`, and a `Response` that can be read as text, JSON or bytes. */
const whole: Conversion = {
  // Read for each call: adapters such as @hono/node-server replace the global class when a program starts its server.
  get Request() {
    return Request;
  },
  plain: plainRequest,
  finish: unreadResponse,
};

function requestBy(transport: Transport): Ask {
  const { client, settings, level } = transport;
  return async (given, path, init = {}) => {
    const method = given.toUpperCase();
    const table: readonly OperationRow[] = Object.values(operations);
    const operation = table.find((other) => other.method === method && other.path === path);
    if (operation !== undefined) await level.admit(operation, { signal: init.signal ?? undefined });
    const call = { operation, retry: settings.retry, attempts: 0, mayHaveTakenEffect: false };
    const result = await client.request(method, path, initOf(call, init, transport, whole));
    // Data read as text or bytes, or from another sender than the service, does not report a level.
    const data: Readonly<Record<string, unknown>> = Object(result.data);
    if (operation && data.result === "success") level.learn(operation, data);
    return result;
  };
}

async function plainRequest(request: Request): Promise<PlainRequest> {
  const { url, method, headers, credentials, cache, signal } = request;
  // Reading the body as bytes is several times faster than cloning the Request.
  const body = await request.arrayBuffer();
  return new PlainRequest(url, {
    method,
    headers,
    signal,
    ...(credentials && { credentials, cache }), // Some runtimes support neither and throw.
    ...(body.byteLength > 0 && { body }),
  });
}
