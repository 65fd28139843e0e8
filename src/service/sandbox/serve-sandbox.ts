import type { IncomingMessage, ServerResponse } from "node:http";
import { finished } from "node:stream/promises";
import {
  type GuardedServerOptions,
  type ListeningServer,
  serveGuarded,
} from "../../node/server/serve-http.ts";
import { escapeInvisible } from "../../universal/escape-invisible.ts";
import { answerRequests, createSandbox } from "./create-sandbox.ts";
import { DroppedConnectionError } from "./faults.ts";
import type { SandboxRequest } from "./sandbox-request.ts";
import { notSimulatedHeader, type PlainResponse, responseParts } from "./sandbox-responses.ts";
import type { Sandbox, SandboxOptions } from "./sandbox-types.ts";

/** Where a sandbox listens. */
type SandboxServerOptions = Pick<GuardedServerOptions, "port" | "host" | "onRefusal">;

/**
 * Serves a sandbox over HTTP/1.1. Stopping it also ends the connections that wait for events.
 *
 * @throws the error of node:net if the port is not available.
 */
export async function serveSandbox(
  sandbox: Sandbox,
  where: SandboxServerOptions = {},
): Promise<ListeningServer> {
  const response = answerRequests.get(sandbox);
  if (response === undefined) throw new TypeError("Pass a sandbox from createSandbox.");
  let isListed = false;
  const logRefused = ({ method, url }: IncomingMessage, { headers }: PlainResponse) => {
    const simulated = headers?.[notSimulatedHeader];
    if (simulated === undefined) return;
    const list = isListed ? "" : ` The sandbox of this level simulates: ${simulated}.`;
    where.onRefusal?.(`${method} ${escapeInvisible(url ?? "")} is not simulated.${list}`);
    isListed = true;
  };
  return serveGuarded(
    async (incoming, outgoing) => {
      const request = requestOf(incoming, outgoing);
      try {
        const answer = request ? await response(request) : { status: 400, body: malformed };
        logRefused(incoming, answer);
        await send(answer, incoming, outgoing);
      } catch (error) {
        // If the caller has disconnected, waiting or reading the body throws. Other errors are defects.
        const isDefect = !outgoing.destroyed && !(error instanceof DroppedConnectionError);
        if (isDefect) process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
        outgoing.destroy();
      }
    },
    {
      ...where,
      malformed: { type: "application/json", body: JSON.stringify(malformed) },
    },
  );
}

/**
 * What a sandbox reads of an HTTP request. Creating a `Request` would take longer than the response. The signal aborts
 * when the caller disconnects. `undefined` if host and path do not form a URL, as in `OPTIONS *`.
 */
function requestOf(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): SandboxRequest | undefined {
  const { method = "GET", headers } = incoming;
  const url = urlOf(incoming);
  if (url === undefined) return undefined;
  let signal: AbortSignal | undefined;
  return {
    method,
    url,
    headers: { get: (name) => headers[name]?.toString() ?? null },
    get signal() {
      signal ??= signalOf(outgoing);
      return signal;
    },
    read: (longest) => read(incoming, longest),
  };
}

function urlOf({ headers, url: target = "" }: IncomingMessage): string | undefined {
  const { host = "127.0.0.1" } = headers; // HTTP/1.0 does not require it.
  try {
    // Clients of a proxy send the whole address (RFC 9112 §3.2.2).
    return new URL(target.startsWith("/") ? `http://${host}${target}` : target).href;
  } catch {
    return undefined; // `URL.canParse` of Node.js 20 says yes to some that throw.
  }
}

function signalOf(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!outgoing.writableFinished) controller.abort();
  };
  if (outgoing.destroyed) abort();
  else outgoing.once("close", abort);
  return controller.signal;
}

/** Reads a body of at most `longest` bytes. The rest of a longer one is left to node:http, which discards it. */
function read(
  incoming: IncomingMessage,
  longest: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    incoming.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length > longest) resolve(undefined);
      else chunks.push(chunk);
    });
    incoming.once("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    incoming.once("error", reject);
  });
}

/**
 * Sends a response after the whole request has arrived, because some clients do not read before they have sent
 * everything.
 */
async function send(
  response: PlainResponse,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (!incoming.complete) await finished(incoming.resume());
  const { headers, body } = responseParts(response);
  const all = {
    ...headers,
    ...(body !== undefined && { "Content-Length": Buffer.byteLength(body) }),
  };
  outgoing.writeHead(response.status, all).end(body);
}

/** The response of the service to data that is not an HTTP request. */
const malformed = { result: "error", msg: "Malformed request", code: "BAD_REQUEST" };

/** Starts a sandbox of one feature level in this process, by default on a free loopback port. */
export async function startSandbox(
  options: { readonly level: number } & SandboxServerOptions & Omit<SandboxOptions, "featureLevel">,
): Promise<ListeningServer> {
  const { level, port, host, onRefusal, ...ofSandbox } = options;
  return serveSandbox(createSandbox({ ...ofSandbox, featureLevel: level }), options);
}
