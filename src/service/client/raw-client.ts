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
 * The openapi-fetch client beneath, typed by path: `rawClient(client).GET("/api/v1/invites")`. It encodes,
 * authenticates, retries and throws as the methods do, and resolves to what openapi-fetch resolves to.
 *
 * The middleware that its `use` takes is around each call (not each attempt), the client's methods included, and
 * never sees credentials.
 *
 * @throws TypeError where the argument is no client of `createClient`.
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
  const raw = transport.client as unknown as FetchClient<PathsFrom[L]>; // Which it is.
  return { ...raw, ...Object.fromEntries(byMethod), request, use };
}

/** With a `Request`, and an answer that can be read in any way, once. */
const whole: Conversion = {
  // Read at each call: adapters such as @hono/node-server replace the global one when a program starts its server.
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
    // What is read otherwise, as text or bytes, and what is no answer of the service, says nothing of the level.
    const data: Readonly<Record<string, unknown>> = Object(result.data);
    if (operation && data.result === "success") level.learn(operation, data);
    return result;
  };
}

async function plainRequest(request: Request): Promise<PlainRequest> {
  const { url, method, headers, credentials, cache, signal } = request;
  // Copying the body of a Request takes several times as long.
  const body = await request.arrayBuffer();
  return new PlainRequest(url, {
    method,
    headers,
    signal,
    ...(credentials && { credentials, cache }), // Some runtimes have neither and refuse both.
    ...(body.byteLength > 0 && { body }),
  });
}
