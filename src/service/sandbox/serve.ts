import type { IncomingMessage, ServerResponse } from "node:http";
import { finished } from "node:stream/promises";
import {
  type GuardedServerOptions,
  type ListeningServer,
  serveGuarded,
} from "../../base/serve-guarded.ts";
import { type PlainAnswer, sentParts } from "./answers.ts";
import type { Asked } from "./asked.ts";
import { answering, createSandbox } from "./create-sandbox.ts";
import { DroppedConnectionError } from "./faults.ts";
import { askedOver } from "./incoming.ts";
import type { Sandbox, SandboxOptions } from "./sandbox.ts";

/** Where a sandbox listens. Pages of other origins may neither call it nor link to it, because it has state. */
type SandboxServerOptions = Pick<
  GuardedServerOptions,
  "port" | "host" | "allowedHosts" | "allowedOrigins" | "onRefusal"
>;

/**
 * Serves a sandbox over HTTP/1.1. Stopping it also ends the connections that wait for events.
 *
 * @throws the error of node:net if the port is not available.
 */
export async function serveSandbox(
  sandbox: Sandbox,
  where: SandboxServerOptions = {},
): Promise<ListeningServer> {
  const answer = answering.get(sandbox);
  if (answer === undefined) throw new TypeError("Only what createSandbox returned can be served.");
  return serveGuarded(
    (incoming, outgoing) => {
      const asked = readable(incoming, outgoing);
      (asked === undefined ? Promise.resolve({ status: 400, body: malformed }) : answer(asked))
        .then((answer) => send(answer, incoming, outgoing))
        .catch((error: unknown) => {
          // If the caller has disconnected, waiting or reading the body throws. Other errors are defects.
          const isDefect = !outgoing.destroyed && !(error instanceof DroppedConnectionError);
          if (isDefect) process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
          outgoing.destroy();
        });
    },
    {
      allowedOrigins: [],
      ...where,
      malformed: { type: "application/json", body: JSON.stringify(malformed) },
    },
  );
}

/** The request, or `undefined` if its target is not a URL, as in `OPTIONS *`. */
function readable(incoming: IncomingMessage, outgoing: ServerResponse): Asked | undefined {
  try {
    return askedOver(incoming, outgoing);
  } catch {
    return undefined;
  }
}

/**
 * Sends an answer after the whole request has arrived, because some clients do not read before they have sent
 * everything.
 */
async function send(
  answer: PlainAnswer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (!incoming.complete) await finished(incoming.resume());
  const { headers, body } = sentParts(answer);
  const all = {
    ...headers,
    ...(body !== undefined && { "Content-Length": Buffer.byteLength(body) }),
  };
  outgoing.writeHead(answer.status, all).end(body);
}

/** The service's answer to data that is not an HTTP request. */
const malformed = { result: "error", msg: "Malformed request", code: "BAD_REQUEST" };

/** Starts a sandbox of one feature level in this process, by default on a free loopback port. */
export async function startSandbox(
  options: { readonly level: number } & SandboxServerOptions & Omit<SandboxOptions, "featureLevel">,
): Promise<ListeningServer> {
  const { level, port, host, allowedHosts, allowedOrigins, onRefusal, ...ofSandbox } = options;
  return serveSandbox(createSandbox({ ...ofSandbox, featureLevel: level }), options);
}
