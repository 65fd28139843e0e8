// @ts-nocheck
import * as http from "node:http";
import * as https from "node:https";
import { text } from "node:stream/consumers";
import type { Seed } from "../../src/sandbox/index.ts";
import { createSandbox, manualClock, type Sandbox } from "../../src/sandbox/index.ts";
import { start } from "./organization.ts";
import type { World } from "./steps.ts";
import type { Answer, WireRequest } from "./wire.ts";

/** What is fuzzed. */
export interface Target {
  /** The answer, or `undefined` where there is none in so many milliseconds. */
  send(request: WireRequest, patience: number): Promise<Answer | undefined>;
  /** Whether a request is the server's business, and not that of what lies below it. */
  takes(request: WireRequest): boolean;
  /** Where the server can be looked into: what it holds, and what happens without a request. */
  readonly inside?: Inside;
}

/** A sandbox in this process. */
export interface Inside extends Pick<Sandbox, "state" | "saveDraft" | "publish"> {
  advance(milliseconds: number): void;
}

/** Makes a sandbox behave otherwise; only a test that seeds a defect does. */
export type Wrap = (sandbox: Sandbox) => Sandbox;

/** A new sandbox, in which nobody waits: a wait ends at once, with a heartbeat. */
export function sandboxTarget(
  level: number,
  seed: Seed,
  world: World = "ordinary",
  wrap: Wrap = (same) => same,
): Target {
  const clock = manualClock(start);
  const special = {
    ordinary: {},
    "limits requests": { rateLimit: 2 },
    "deactivated organization": { is_deactivated: true },
  }[world];
  const sandbox = wrap(
    createSandbox({
      ...seed,
      ...special,
      featureLevel: level,
      now: clock.now,
      sleep: async () => {},
    }),
  );
  return {
    takes: () => true,
    async send({ method, target, headers, body }) {
      const response = await sandbox.fetch(
        new Request(`http://sandbox${target}`, {
          method,
          headers: headers.map(([name, value]) => [name, value] as [string, string]),
          // Bytes have no content type of their own, as a text would.
          ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }),
        }),
      );
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    inside: {
      get state() {
        return sandbox.state;
      },
      saveDraft: sandbox.saveDraft,
      publish: sandbox.publish,
      advance: clock.advance,
    },
  };
}

/** How long a path with its query may be: Node.js takes 16 KiB for all the head of a request. */
const longestTarget = 8_000;

/** A server over HTTP. Paths travel as they are, which the `fetch` of Node.js would tidy up. */
export function httpTarget(baseUrl: URL): Target & { stop(): void } {
  const { Agent } = protocolOf(baseUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    stop: () => agent.destroy(),
    takes: ({ target }) => target.length <= longestTarget,
    send: (request, patience) => sendOver(agent, baseUrl, request, patience),
  };
}

const protocolOf = ({ protocol }: URL) => (protocol === "https:" ? https : http);

function sendOver(
  agent: http.Agent | false,
  address: URL,
  request: WireRequest,
  patience: number,
): Promise<Answer | undefined> {
  const { method, target, headers, body } = request;
  return new Promise((resolve, reject) => {
    const outgoing = protocolOf(address).request({
      agent,
      host: address.hostname.replace(/^\[|\]$/g, ""),
      port: address.port, // Without one, that of the protocol.
      method,
      path: target,
      headers: {
        ...Object.fromEntries(headers),
        ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
      },
      timeout: patience,
    });
    outgoing.on("response", (incoming) => {
      text(incoming).then(
        (read) =>
          resolve({ status: incoming.statusCode ?? 0, headers: headersOf(incoming), text: read }),
        reject,
      );
    });
    outgoing.on("timeout", () => {
      resolve(undefined);
      outgoing.destroy();
    });
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      // A kept connection may have been closed in the meantime, which says nothing of this request.
      if (!outgoing.reusedSocket || error.code !== "ECONNRESET") return reject(error);
      sendOver(false, address, request, patience).then(resolve, reject);
    });
    outgoing.end(body);
  });
}

const headersOf = ({ headers }: http.IncomingMessage): Headers =>
  new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));
