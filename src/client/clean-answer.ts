import { type Redact, redacted } from "./redactor.ts";

/**
 * An answer with this body and without credentials, in whatever part of it the server repeats them. The
 * data of a success keeps e-mail addresses: by that of the account a list tells what is its own.
 */
export function cleanAnswer(answer: Response, body: string, redact: Redact): Response {
  const { ok, url, status } = answer;
  // Whole, as a header field cannot hold every character that an escape stands for.
  const field = (text: string) => (redact(text) === text ? text : redacted);
  const headers = new Headers();
  for (const [name, value] of answer.headers) {
    if (field(name) === name) headers.append(name, field(value));
  }
  // Fetch §2.2.3: these have none, nor has 304, which does not come this far.
  const content = [204, 205].includes(status) ? null : cleanBody(body, redact, ok);
  const response = new Response(content, { status, statusText: field(answer.statusText), headers });
  Object.defineProperty(response, "url", { value: redact(url) });
  return response;
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
