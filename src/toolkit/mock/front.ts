import { Agent, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { finished, pipeline } from "node:stream/promises";
import {
  type Content,
  type GuardedServerOptions,
  type ListeningServer,
  serveGuarded,
} from "../../base/serve-guarded.ts";

/** The server in front of Prism. */
export interface FrontOptions extends Pick<GuardedServerOptions, "port" | "allowedHosts"> {
  /** The answer to a request that cannot be read, with status 400, in the form of the API's errors. */
  readonly malformed: Content;
  /** The current address of Prism; waits while Prism starts, and rejects where it has been given up. */
  readonly target: () => Promise<string>;
}

/**
 * Serves the answers of Prism unchanged on a port of its own, except for requests that Prism cannot read: its
 * server answers those with its own error, mostly 500. It uses node:http on both sides, because `fetch` would
 * normalize paths, merge headers, and send no body with GET.
 *
 * @throws the error of node:net where the port cannot be had.
 */
export function serveFront({ target, ...options }: FrontOptions): Promise<ListeningServer> {
  return serveGuarded((incoming, outgoing) => {
    passOn(incoming, outgoing).catch((error: Error) => {
      if (outgoing.headersSent || outgoing.destroyed) return outgoing.destroy();
      outgoing.writeHead(502, { "Content-Type": "text/plain; charset=utf-8" });
      outgoing.end(`The mock has no answer: ${error.message}.\n`);
    });
  }, options);

  async function passOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isTooLong = Number(incoming.headers["content-length"]) > limit;
    const answer = isTooLong ? undefined : await ask(await target(), incoming, outgoing);
    if (answer === undefined) return refuse(incoming, outgoing, options.malformed);
    if (mayBeOfServer(answer)) {
      const body = await buffer(answer);
      // An answer to HEAD has no body that would show it.
      const isOfServer = incoming.method === "HEAD" || ofServer.test(body.toString());
      if (isOfServer) return refuse(incoming, outgoing, options.malformed);
      outgoing.writeHead(...headOf(answer)).end(body);
    } else {
      outgoing.writeHead(...headOf(answer));
      await pipeline(answer, outgoing);
    }
  }
}

/** A connection for each request: a kept one may be closed at the moment when it is used again. */
const agent = new Agent({ keepAlive: false });

/** The size of a body in bytes at which Prism closes the connection. */
const limit = 10 * 1024 * 1024;

/** Hands a request on, and resolves with the answer, or `undefined` where the body is too large. */
function ask(
  url: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<IncomingMessage | undefined> {
  const { method = "GET", url: path = "/", headers } = incoming;
  const hasBody = "content-length" in headers || "transfer-encoding" in headers;
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({
      agent,
      hostname,
      port,
      method,
      path,
      // Without a length Node.js would announce a chunked body, which Prism would take for one.
      headers: [...endToEnd(incoming.rawHeaders), ...(hasBody ? [] : ["Content-Length", "0"])],
    });
    asked.on("response", resolve).on("error", reject);
    outgoing.on("close", () => asked.destroy());
    let size = 0;
    incoming.on("data", ({ length }: Buffer) => {
      size += length;
      if (size <= limit || asked.destroyed) return;
      resolve(undefined);
      asked.destroy();
    });
    incoming.pipe(asked);
  });
}

function headOf(answer: IncomingMessage): [number, string, string[]] {
  const { statusCode = 500, statusMessage = "", rawHeaders } = answer;
  return [statusCode, statusMessage, endToEnd(rawHeaders)];
}

/** Headers as names and values in turns, without those of a single connection (RFC 9110 §7.6.1). */
function endToEnd(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => !ofConnection.test(rawHeaders[index & ~1] ?? ""));
}

const ofConnection = /^(?:connection|keep-alive|te|trailer|upgrade)$/i;

/** Whether an answer may come from the server in Prism (micri) and not from the specification. */
function mayBeOfServer({ statusCode = 0, headers }: IncomingMessage): boolean {
  return (
    [400, 413, 500].includes(statusCode) &&
    headers["sl-violations"] === undefined &&
    /^(?:application\/json|text\/plain); charset=utf-8$/.test(headers["content-type"] ?? "")
  );
}

const codes = "internal_server_error|invalid_json|invalid_body|request_entity_too_large";
const texts = "Internal Server Error|Invalid JSON|Invalid body|Body exceeded .* limit";
const ofServer = new RegExp(`^(?:\\{"error":\\{"code":"(?:${codes})",.*\\}\\}|${texts})$`);

/** Answers after the whole request, because a client that is still sending may not read. */
async function refuse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { type, body }: Content,
): Promise<void> {
  await finished(incoming.resume());
  const message = "The path, a header or the body cannot be read";
  outgoing.writeHead(400, {
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    "sl-violations": JSON.stringify([{ location: ["request"], severity: "Error", message }]),
  });
  outgoing.end(body);
}
