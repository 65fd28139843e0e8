// @ts-nocheck
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Sandbox } from "./create-sandbox.ts";
import { DroppedConnectionError } from "./faults.ts";

/** A sandbox that listens. */
export interface SandboxServer {
  /** For example `http://127.0.0.1:4020`. */
  readonly url: string;
  /** Ends every connection, also those that wait for an event; resolves when the port is free. */
  stop(): Promise<void>;
}

/** Where and how a sandbox listens. */
export interface SandboxServerOptions {
  /** Defaults to any free port. */
  readonly port?: number;
  /** Defaults to loopback, where only this machine reaches it. */
  readonly host?: string;
  /**
   * Whether the process does nothing else: then the adapter's faster `Request` and `Response` take the
   * place of the global ones. Defaults to false.
   */
  readonly isAlone?: boolean;
}

/**
 * Serves a sandbox over HTTP/1.1.
 *
 * @throws the error of node:net where the port cannot be had.
 */
export async function serveSandbox(
  sandbox: Pick<Sandbox, "fetch">,
  options: SandboxServerOptions = {},
): Promise<SandboxServer> {
  const { port = 0, host = "127.0.0.1", isAlone = false } = options;
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      try {
        return await sandbox.fetch(request);
      } catch (error) {
        // Of a caller who has gone, a wait or the rest of a body ends in an error. Any other is a defect.
        const isDefect = !outgoing.destroyed && !(error instanceof DroppedConnectionError);
        if (isDefect) process.stderr.write(`${(error as Error).stack}\n`);
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    {
      overrideGlobalObjects: isAlone,
      errorHandler: () => Response.json(malformed, { status: 400 }),
    },
  );
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    void listener(incoming, outgoing);
  });
  server.on("clientError", (_: Error, socket: Socket) => {
    if (!socket.writable) return socket.destroy();
    const body = JSON.stringify(malformed);
    const head = [
      "HTTP/1.1 400 Bad Request",
      "Content-Type: application/json",
      "Connection: close",
    ];
    socket.end([...head, `Content-Length: ${body.length}`, "", body].join("\r\n"));
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

/** The answer to what is no HTTP request at all. */
const malformed = { result: "error", msg: "Malformed request", code: "BAD_REQUEST" };
