import { jsonValue } from "../../universal/json-value.ts";

/** A response whose body has been read. */
export interface ReadResponse {
  /** Its body has been read; only `text` can read it again. */
  readonly response: Response;
  readonly body: string;
  /** What the body says as JSON; `undefined` if it is not JSON. */
  readonly value: unknown;
  /** The body as bytes, for media types that are not text. */
  readonly bytes: () => Uint8Array<ArrayBuffer>;
}

/** A response with this body, which is passed on as it came. */
export function readWhole(response: Response, chunks: readonly Uint8Array[]): ReadResponse {
  const bytes = joined(chunks);
  const body = decoder.decode(bytes); // Node.js takes three times as long for pieces.
  return {
    response: Object.defineProperty(response, "text", { value: async () => body }),
    body,
    value: jsonValue(body),
    bytes: () => bytes,
  };
}

const decoder = new TextDecoder();

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** A `Response` whose body can be read once, as text, JSON or bytes. */
export function unreadResponse({
  response: { status, statusText, headers, url },
  bytes,
}: Pick<ReadResponse, "response" | "bytes">) {
  // These statuses have no body (Fetch §2.2.3).
  const content = [204, 205, 304].includes(status) ? null : bytes();
  const response = new Response(content, { status, statusText, headers });
  return Object.defineProperty(response, "url", { value: url });
}
