import { jsonValue } from "../../base/json-value.ts";
import { type Redact, redacted } from "./redact.ts";

/** A response whose body has been read. */
export interface ReadAnswer {
  /** Its body has been read; only `text` can read it again. */
  readonly response: Response;
  readonly body: string;
  /** What the body says as JSON; `undefined` if it is not JSON. */
  readonly value: unknown;
  /** The body as bytes, for media types that are not text. */
  readonly bytes: () => Uint8Array<ArrayBuffer>;
}

/** A response with this body, in which the credentials are redacted wherever the server repeats them. */
export function cleanAnswer(
  response: Response,
  chunks: readonly Uint8Array[],
  redact: Redact,
): ReadAnswer {
  const { statusText, url } = response;
  const bytes = joined(chunks);
  const body = decoder.decode(bytes); // Node.js takes three times as long for pieces.
  const fields = `${statusText}\n${url}\n${[...response.headers].join("\n")}`;
  const clean = cleanBody(body, redact);
  // A platform may keep the text of a body in its Response, where `inspect` finds it.
  const isClean = clean === body && redact(fields) === fields;
  const kept = isClean ? response : cleanFields(response, redact);
  return {
    response: Object.defineProperty(kept, "text", { value: async () => clean }),
    body: clean,
    value: jsonValue(clean),
    bytes: () => (clean === body ? bytes : new TextEncoder().encode(clean)),
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

function cleanFields({ status, statusText, url, headers }: Response, redact: Redact): Response {
  // Redacted as a whole: decoded escapes may be characters that a header field cannot hold.
  const field = (text: string) => (redact(text) === text ? text : redacted);
  const clean = new Headers();
  for (const [name, value] of headers) if (field(name) === name) clean.append(name, field(value));
  const response = new Response(null, { status, statusText: field(statusText), headers: clean });
  return Object.defineProperty(response, "url", { value: redact(url) });
}

/** A `Response` whose body can be read once, as text, JSON or bytes. */
export function unreadResponse({
  response: { status, statusText, headers, url },
  bytes,
}: Pick<ReadAnswer, "response" | "bytes">) {
  // These statuses have no body (Fetch §2.2.3).
  const content = [204, 205, 304].includes(status) ? null : bytes();
  const response = new Response(content, { status, statusText, headers });
  return Object.defineProperty(response, "url", { value: url });
}

/** The body without credentials. JSON stays JSON. */
function cleanBody(body: string, redact: Redact): string {
  const clean = redact(body);
  if (clean === body || jsonValue(clean) !== undefined || jsonValue(body) === undefined)
    return clean;
  // A credential of digits was a number, which "[redacted]" without quotes cannot replace.
  let isText = false;
  const quoted = body.replace(/\\.|"|-?\d[\d.eE+-]*/gs, (token) => {
    if (token === '"') isText = !isText;
    return isText || redact(token) === token ? token : `"${redacted}"`;
  });
  return redact(quoted);
}

/**
 * Returns an error of foreign code unchanged if it is plain data without credentials. Otherwise returns a new error
 * with only its text, `code` and causes, as other properties may hold anything.
 */
export function cleanCause(error: unknown, redact: Redact, depth = 6): unknown {
  if (isHarmless(error, redact, depth)) return error;
  const { code, cause }: { readonly code?: unknown; readonly cause?: unknown } = Object(error);
  // Parsers quote a part of the response, which may begin or end inside a credential.
  const message = error instanceof SyntaxError ? error.name : redact(String(error));
  const clean = new Error(message, {
    cause: depth > 0 ? cleanCause(cause, redact, depth - 1) : undefined,
  });
  return typeof code === "string" ? Object.assign(clean, { code: redact(code) }) : clean;
}

function isHarmless(value: unknown, redact: Redact, depth: number): boolean {
  const object: Readonly<Record<PropertyKey, unknown>> = Object(value);
  if (object !== value) return redact(String(value)) === String(value);
  if (depth === 0 || value instanceof SyntaxError) return false;
  const isPlain =
    value instanceof Error ||
    Array.isArray(value) ||
    Object.getPrototypeOf(value) === Object.prototype;
  return (
    isPlain &&
    Reflect.ownKeys(object).every(
      (name) =>
        // undici puts the text there that it could not parse.
        name !== "data" &&
        isHarmless(name, redact, depth) &&
        isHarmless(object[name], redact, depth - 1),
    )
  );
}
