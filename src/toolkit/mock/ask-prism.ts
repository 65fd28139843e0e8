import { Agent, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { jsonValue } from "../../base/json-value.ts";
import type { Violation } from "./blame.ts";

type Header = readonly [name: string, value: string];

/** A request as it is sent to Prism. */
export interface HandedOn {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly Header[];
  readonly body: Buffer;
}

/** A new connection for each request, because Prism may close a kept one just when it is used again. */
const agent = new Agent({ keepAlive: false });

/**
 * How often a request is sent if Prism ends during it, and how long it may take until the end of the process is
 * noticed, in milliseconds.
 */
const patience = { tries: 3, wait: 50, waits: 100 };

/** Sends a request to Prism, and again if Prism ends before the whole answer has come. */
export async function ask(
  target: () => Promise<string>,
  handed: HandedOn,
  outgoing: ServerResponse,
): Promise<{ readonly came: IncomingMessage; readonly body: Buffer }> {
  for (let tried = 1; ; tried++) {
    const url = await target();
    try {
      const came = await askOnce(url, handed, outgoing);
      return { came, body: await buffer(came) };
    } catch (error) {
      const isGone = /^(?:ECONN|EPIPE)/.test(String((error as NodeJS.ErrnoException).code));
      if (!isGone || tried === patience.tries || outgoing.destroyed) throw error;
      // Each process has a port of its own, so another address is that of a new process.
      for (let waited = 0; waited < patience.waits && (await target()) === url; waited++) {
        await delay(patience.wait);
      }
    }
  }
}

function askOnce(
  url: string,
  { method, path, headers, body }: HandedOn,
  outgoing: ServerResponse,
): Promise<IncomingMessage> {
  const { hostname, port } = new URL(url);
  const kept = headers.filter(([name]) => !/^(?:content-length|transfer-encoding)$/i.test(name));
  return new Promise((resolve, reject) => {
    const asked = request({
      agent,
      hostname,
      port,
      method,
      path,
      // Without a length, Node.js would announce a chunked body even if there is none.
      headers: [...kept.flat(), "Content-Length", String(body.length)],
    });
    asked.on("response", resolve).on("error", reject);
    outgoing.on("close", () => asked.destroy());
    asked.end(body);
  });
}

/** What Prism says is wrong with a request. */
export function violationsIn({ headers }: IncomingMessage): readonly Violation[] {
  const violations = jsonValue(String(headers["sl-violations"])); // A long header is cut.
  return (violations ?? []) as readonly Violation[];
}

/** Status and headers of an answer, for `writeHead`. */
export function headOf(answer: IncomingMessage): [number, string, string[]] {
  const { statusCode = 500, statusMessage = "" } = answer;
  return [statusCode, statusMessage, endToEnd(answer).flat()];
}

/** The headers of a message, without those of a single connection (RFC 9110 §7.6.1). */
export function endToEnd({ rawHeaders }: IncomingMessage): Header[] {
  return rawHeaders.flatMap((name, index): Header[] =>
    index % 2 === 0 && !ofConnection.test(name) ? [[name, rawHeaders[index + 1] ?? ""]] : [],
  );
}

const ofConnection = /^(?:connection|keep-alive|te|trailer|upgrade)$/i;

/**
 * Whether an answer comes from Prism's own server (micri), not from the specification. The answer to HEAD has no text
 * to recognize it by, so there the headers decide.
 */
export function isOfServer(
  { statusCode = 0, headers }: IncomingMessage,
  text: string | undefined,
): boolean {
  return (
    [400, 413, 500].includes(statusCode) &&
    headers["sl-violations"] === undefined &&
    /^(?:application\/json|text\/plain); charset=utf-8$/.test(headers["content-type"] ?? "") &&
    (text === undefined || ofServer.test(text))
  );
}

const codes = "internal_server_error|invalid_json|invalid_body|request_entity_too_large";
const texts = "Internal Server Error|Invalid JSON|Invalid body|Body exceeded .* limit";
const ofServer = new RegExp(`^(?:\\{"error":\\{"code":"(?:${codes})",.*\\}\\}|${texts})$`);
