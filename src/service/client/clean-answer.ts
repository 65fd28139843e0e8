import { type Redact, redacted } from "./redactor.ts";

/** An answer that was read to its end. */
export interface Answer {
  /** With a body that cannot be read again. */
  readonly response: Response;
  readonly body: string;
}

/**
 * An answer with this body and without credentials, in whatever part of it the server repeats them. The
 * data of a success keeps e-mail addresses: by that of the account a list tells what is its own.
 */
export function cleanAnswer(response: Response, body: string, redact: Redact): Answer {
  const { ok, statusText, url } = response;
  const fields = [statusText, url, ...[...response.headers].flat()].join("\n");
  const clean = cleanBody(body, redact, ok);
  // A platform may keep the text of a body in its Response, where `inspect` finds it.
  const isClean = clean === body && redact(fields) === fields;
  return { response: isClean ? response : cleanFields(response, redact), body: clean };
}

function cleanFields({ status, statusText, url, headers }: Response, redact: Redact): Response {
  // Whole, as a header field cannot hold every character that an escape stands for.
  const field = (text: string) => (redact(text) === text ? text : redacted);
  const clean = new Headers();
  for (const [name, value] of headers) if (field(name) === name) clean.append(name, field(value));
  const response = new Response(null, { status, statusText: field(statusText), headers: clean });
  return Object.defineProperty(response, "url", { value: redact(url) });
}

/** An answer with a body to be read once, in any way. */
export function unreadResponse({ response: { status, statusText, headers, url }, body }: Answer) {
  // Fetch §2.2.3: these have none, nor has 304, which does not come this far.
  const content = [204, 205].includes(status) ? null : body;
  const response = new Response(content, { status, statusText, headers });
  return Object.defineProperty(response, "url", { value: url });
}

/** The same where it is known to be read as text, without another `Response`. */
export function textResponse({ response, body }: Answer): Response {
  return Object.defineProperty(response, "text", { value: async () => body });
}

function cleanBody(body: string, redact: Redact, ok: boolean): string {
  const text = redact(body);
  if (text === body) return body;
  try {
    const { result } = Object(JSON.parse(body));
    return inStrings(body, (string) => redact(string, ok && result === "success"));
  } catch {
    return text;
  }
}

/** JSON with each of its strings changed, property names too, however deep they are nested. */
export function inStrings(json: string, change: (string: string) => string): string {
  return json.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, (string) =>
    JSON.stringify(change(JSON.parse(string))),
  );
}
