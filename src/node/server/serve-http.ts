import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { refusalReason } from "./origin-guard.ts";

export interface ListeningServer {
  /** For example `http://127.0.0.1:4020`. */
  readonly url: string;
  /** Ends every connection; resolves when the port is free. */
  stop(): Promise<void>;
}

/** The address of a server, and what it says about requests that it refuses. */
export interface GuardedServerOptions {
  /** Defaults to any free port. */
  readonly port?: number;
  /** Defaults to loopback, which only this machine reaches. An empty text means the default. */
  readonly host?: string;
  /** The body for data that is not an HTTP request, with status 400. Defaults to a line of text. */
  readonly malformed?: Content;
  /** Gets the reason for a refusal, once for each of the first twenty. Defaults to nothing. */
  readonly onRefusal?: ((reason: string) => void) | undefined;
}

export interface Content {
  readonly type: string;
  readonly body: string;
}

/**
 * Serves requests over HTTP/1.1 if the guard admits them; others get 403 and the reason.
 *
 * @throws the error of node:net if the port is not available.
 */
export async function serveGuarded(
  listener: RequestListener,
  options: GuardedServerOptions = {},
): Promise<ListeningServer> {
  const { port = 0, malformed = text("Malformed request."), onRefusal } = options;
  const host = options.host || "127.0.0.1"; // For node:net, an empty text is every address.
  const refusals = new Set<string>();
  // If a header is repeated, node:http would show only the first value.
  const server = createServer({ joinDuplicateHeaders: true }, (request, response) => {
    const refusal = refusalReason(request.headers, host);
    if (refusal === undefined) {
      if (isPreflight(request, response)) return response.writeHead(204).end();
      return listener(request, response);
    }
    if (refusals.size < 20 && !refusals.has(refusal)) {
      refusals.add(refusal);
      onRefusal?.(refusal);
    }
    const { type, body } = text(refusal);
    response.writeHead(403, {
      "Content-Type": type,
      "X-Content-Type-Options": "nosniff",
      Connection: "close", // The rest is not read.
    });
    response.end(body);
  });
  // The 5 s of Node.js end at the moment of a next request if the client's machine is busy.
  server.keepAliveTimeout = 75_000;
  server.on("clientError", (_: Error, socket: Socket) => {
    if (!socket.writable) return socket.destroy();
    const head = [
      "HTTP/1.1 400 Bad Request",
      `Content-Type: ${malformed.type}`,
      `Content-Length: ${Buffer.byteLength(malformed.body)}`,
      "Connection: close",
    ];
    socket.end([...head, "", malformed.body].join("\r\n"));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  // A TCP server has an address object once it listens.
  const address = server.address() as AddressInfo;
  const name = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return {
    url: `http://${name}:${address.port}`,
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

/**
 * Allows the page of an admitted request to read the response (Fetch §3.2, CORS), and returns whether the request is a
 * preflight. There are no cookies, so credentials are ordinary headers.
 */
function isPreflight({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  const { origin, "access-control-request-method": wanted } = headers;
  response.setHeader("Vary", "Origin");
  if (origin === undefined) return false;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Expose-Headers", "*");
  if (method !== "OPTIONS" || wanted === undefined) return false;
  const fields = headers["access-control-request-headers"];
  response.setHeader("Access-Control-Allow-Methods", wanted);
  if (fields !== undefined) response.setHeader("Access-Control-Allow-Headers", fields);
  return true;
}

const text = (line: string): Content => ({
  type: "text/plain; charset=utf-8",
  body: `${line}\n`,
});
