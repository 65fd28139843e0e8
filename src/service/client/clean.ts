import { type Redact, redacted } from "./credentials.ts";

/** A response whose body has been read. */
export interface ReadAnswer {
  /** Its own body cannot be read again. */
  readonly response: Response;
  readonly body: string;
}

/** A response with this body, in which the API key is redacted wherever the server repeats it. */
export function cleanAnswer(response: Response, body: string, redact: Redact): ReadAnswer {
  const { statusText, url } = response;
  const fields = [statusText, url, ...[...response.headers].flat()].join("\n");
  const clean = cleanBody(body, redact);
  // A platform may keep the text of a body in its Response, where `inspect` finds it.
  const isClean = clean === body && redact(fields) === fields;
  return { response: isClean ? response : cleanFields(response, redact), body: clean };
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
  body,
}: ReadAnswer) {
  // These statuses have no body (Fetch §2.2.3); 304 does not get here.
  const content = [204, 205].includes(status) ? null : body;
  const response = new Response(content, { status, statusText, headers });
  return Object.defineProperty(response, "url", { value: url });
}

/** Like `unreadResponse`, for readers of text only; cheaper, because it creates no second `Response`. */
export function textResponse({ response, body }: ReadAnswer): Response {
  return Object.defineProperty(response, "text", { value: async () => body });
}

function cleanBody(body: string, redact: Redact): string {
  const text = redact(body);
  // Searching the text finds all keys except those with JSON escapes.
  if (text === body && !body.includes("\\")) return body;
  try {
    JSON.parse(body);
  } catch {
    return text;
  }
  return inStrings(body, redact);
}

/** JSON with `change` applied to each string and property name, at any depth. */
export function inStrings(json: string, change: (string: string) => string): string {
  return json.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, (written) => {
    const string = JSON.parse(written);
    const changed = change(string);
    return changed === string ? written : JSON.stringify(changed);
  });
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
