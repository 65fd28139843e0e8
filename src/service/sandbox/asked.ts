import { methods } from "./route-name.ts";

/** A request, as far as a sandbox reads it; a `Request` can still be made of it. */
interface PlainlyAsked
  extends Pick<Request, "method" | "url" | "headers" | "signal" | "body" | "arrayBuffer"> {
  request(): Request;
}

/** What a sandbox is asked. */
export type Asked = Request | PlainlyAsked;

const plainMethods: ReadonlySet<string> = new Set(methods);
const plainNames = new Set(["method", "headers", "body", "signal"]);
const utf8 = new TextEncoder();

/** The media type of a form whose fields are as in a query string. */
export const formType = "application/x-www-form-urlencoded";

/**
 * What the arguments of `fetch` ask. To make a `Request` of them takes longer than to answer it, and is left
 * out where they say nothing that only a `Request` understands.
 *
 * @throws TypeError as `fetch` does, and the reason of a signal that was aborted before.
 */
export function askedOf(input: Request | URL | string, init?: RequestInit): Asked {
  if (!(input instanceof Request)) {
    const plain = plainlyAsked(input, init);
    if (plain !== undefined) return plain;
  }
  const request = input instanceof Request && init === undefined ? input : new Request(input, init);
  request.signal.throwIfAborted();
  return request;
}

/** The request itself, for those who read one. */
export function requestOf(asked: Asked): Request {
  return asked instanceof Request ? asked : asked.request();
}

/** What the body of a request is said to be, in small letters and without parameters. */
export function mediaTypeOf({ headers }: Asked): string | undefined {
  return headers.get("content-type")?.replace(/;.*/, "").trim().toLowerCase();
}

function plainlyAsked(input: URL | string, init: RequestInit = {}): PlainlyAsked | undefined {
  const { method = "GET", headers, body, signal } = init;
  const isForm = body instanceof URLSearchParams;
  const text = isForm ? body.toString() : body;
  const isPlain =
    /^https?:/.test(String(input)) && // In a page, others are relative to it.
    plainMethods.has(method) &&
    (text === undefined || (typeof text === "string" && method !== "GET")) &&
    Object.keys(init).every((name) => plainNames.has(name));
  if (!isPlain) return undefined;
  signal?.throwIfAborted();
  const { href, username, password } = new URL(input);
  if (username !== "" || password !== "") return undefined;
  const known = new Headers(headers);
  if (isForm && !known.has("content-type")) known.set("content-type", formType);
  return {
    method,
    url: href,
    headers: known,
    get signal() {
      return signal ?? new AbortController().signal;
    },
    body: null,
    arrayBuffer: async () => utf8.encode(text).buffer,
    request: () => new Request(input, init),
  };
}
