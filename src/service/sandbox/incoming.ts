import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { PlainlyAsked } from "./asked.ts";

/**
 * A request over HTTP as a sandbox reads it, without the `Request` whose making would take longer than the answer. The
 * signal is aborted when the caller has gone.
 *
 * @throws TypeError where host and path are no URL.
 */
export function askedOver(incoming: IncomingMessage, outgoing: ServerResponse): PlainlyAsked {
  const { method = "GET", headers, url: target = "" } = incoming;
  // A client of a proxy names the whole address (RFC 9112 §3.2.2).
  const { href: url } = new URL(
    target.startsWith("/") ? `http://${headers.host}${target}` : target,
  );
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
    request() {
      const hasBody = method !== "GET" && method !== "HEAD";
      const sent = Object.entries(headers).map(([name, value]) => [name, `${value}`] as const);
      return new Request(url, {
        method,
        headers: sent.map(([name, value]) => [name, value]),
        signal: this.signal,
        ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" }),
      });
    },
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

/** A body; the rest of one that is longer than so many bytes is left to node:http, which reads and forgets it. */
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
