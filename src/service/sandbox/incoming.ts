import type { IncomingMessage, ServerResponse } from "node:http";
import type { Asked } from "./asked.ts";

/**
 * Reads an HTTP request without creating a `Request`, which would take longer than answering it. The signal aborts when
 * the caller disconnects.
 *
 * @throws TypeError if host and path do not form a URL.
 */
export function askedOver(incoming: IncomingMessage, outgoing: ServerResponse): Asked {
  const { method = "GET", headers, url: target = "" } = incoming;
  const { host = "127.0.0.1" } = headers; // HTTP/1.0 does not require it.
  // Clients of a proxy send the whole address (RFC 9112 §3.2.2).
  const { href: url } = new URL(target.startsWith("/") ? `http://${host}${target}` : target);
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
