import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import {
  type GuardedServerOptions,
  type ListeningServer,
  serveGuarded,
} from "../../base/serve-guarded.ts";
import { createSandbox } from "./create-sandbox.ts";
import { DroppedConnectionError } from "./faults.ts";
import type { Sandbox, SandboxOptions } from "./sandbox.ts";

/** Where and how a sandbox listens. Pages of other origins may neither call it nor link to it, as it has a state. */
interface SandboxServerOptions
  extends Pick<GuardedServerOptions, "port" | "host" | "allowedHosts"> {
  /**
   * Whether the process does nothing else: then the adapter's faster `Request` and `Response` take the
   * place of the global ones. Defaults to false.
   */
  readonly isAlone?: boolean;
}

/**
 * Serves a sandbox over HTTP/1.1. Stopped, it also ends the connections that wait for an event.
 *
 * @throws the error of node:net where the port cannot be had.
 */
export async function serveSandbox(
  sandbox: Pick<Sandbox, "fetch">,
  { isAlone = false, ...where }: SandboxServerOptions = {},
): Promise<ListeningServer> {
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      try {
        return await sandbox.fetch(request);
      } catch (error) {
        // Of a caller who has gone, a wait or the rest of a body ends in an error. Any other is a defect.
        const isDefect = !outgoing.destroyed && !(error instanceof DroppedConnectionError);
        if (isDefect) process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    {
      overrideGlobalObjects: isAlone,
      errorHandler: () => Response.json(malformed, { status: 400 }),
    },
  );
  return serveGuarded((incoming, outgoing) => void listener(incoming, outgoing), {
    ...where,
    malformed: { type: "application/json", body: JSON.stringify(malformed) },
  });
}

/** The service's answer to what is no HTTP request at all. */
export const malformed = { result: "error", msg: "Malformed request", code: "BAD_REQUEST" };

/** Starts a sandbox of one feature level in this process, on any free loopback port where none is named. */
export async function startSandbox({
  level,
  ...options
}: { readonly level: number } & SandboxServerOptions &
  Omit<SandboxOptions, "featureLevel">): Promise<ListeningServer> {
  const { port, host, allowedHosts, isAlone, ...ofSandbox } = options;
  return serveSandbox(createSandbox({ ...ofSandbox, featureLevel: level }), options);
}
