import { cleanAnswer, cleanCause, type ReadAnswer } from "./clean.ts";
import type { Redact } from "./credentials.ts";
import {
  AbortError,
  InvalidResponseError,
  NetworkError,
  NoAnswerError,
  RedirectError,
  TimeoutError,
} from "./errors.ts";
import type { Settings } from "./options.ts";
import { longestTimer } from "./sleep.ts";

/** What one attempt needs to know. */
interface AttemptOptions {
  /** The caller's. */
  readonly signal: AbortSignal | null | undefined;
  /** For messages. */
  readonly operation: string;
  readonly fetch: Settings["fetch"];
  /** In milliseconds. */
  readonly timeout: number;
  readonly maxResponseBytes: number;
  readonly redact: Redact;
}

/**
 * Sends a request once and reads the answer's body to its end, so that whatever breaks on the way
 * breaks here. What comes back, answer or error, is without credentials.
 *
 * @throws NoAnswerError where no answer arrives in time and whole, or one that redirects. What `fetch`
 *   throws by mistake, as it is.
 */
export async function attempt(
  url: string,
  init: RequestInit,
  { operation, fetch: ask, signal: outer, timeout, maxResponseBytes, redact }: AttemptOptions,
): Promise<ReadAnswer> {
  const controller = new AbortController();
  const { signal } = controller;
  let isAnswered = false;
  const exchange = async () => {
    const response = await ask(url, { ...init, signal, redirect: "manual" });
    const { status, headers } = response;
    isAnswered = true;
    if (
      response.type === "opaqueredirect" ||
      response.redirected ||
      (status >= 300 && status < 400)
    ) {
      const location = headers.get("Location") ?? undefined;
      throw new RedirectError(operation, status, location && redact(location));
    }
    const body = await readText(response, maxResponseBytes);
    if (body === undefined) {
      throw new InvalidResponseError(operation, `more than ${maxResponseBytes} bytes`, status);
    }
    return cleanAnswer(response, body, redact);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort: (() => void) | undefined;
  try {
    outer?.throwIfAborted();
    return await new Promise<ReadAnswer>((resolve, reject) => {
      const give = (reason: unknown) => {
        controller.abort(reason);
        reject(reason); // Also where `fetch` does not heed its signal.
      };
      if (outer) {
        abort = () => give(outer.reason);
        outer.addEventListener("abort", abort);
      }
      if (timeout <= longestTimer) timer = setTimeout(() => give(undefined), timeout);
      exchange().then(resolve, reject);
    });
  } catch (error) {
    if (error instanceof NoAnswerError) throw error;
    const cause = cleanCause(error, redact);
    if (outer?.aborted) throw new AbortError(operation, cause);
    if (signal.aborted) throw new TimeoutError(operation, timeout);
    if (!isAnswered && isMistake(error)) throw cause;
    throw new NetworkError(operation, new URL(url).host, cause);
  } finally {
    clearTimeout(timer);
    if (abort) outer?.removeEventListener("abort", abort);
  }
}

/** The body as text, or `undefined` where it is too large; then the rest is not read. */
async function readText(response: Response, limit: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = "";
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (chunk?.value === undefined) return text + decoder.decode();
    size += chunk.value.length;
    if (size > limit) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}

/** As the platforms say that there was no connection: undici, Chromium, Firefox, Safari, Workers. */
const failures =
  /^(?:fetch failed|failed to fetch|load failed|terminated|the internet connection|.*network)/i;

/**
 * Whether a `fetch` threw what a program throws by mistake, such as the use of what is not there. A failure
 * of the network is a TypeError, too (Fetch §5.6), but has a cause, a code or words of its own.
 */
function isMistake(error: unknown): boolean {
  const { name, message, cause, code }: Partial<Error & { code: unknown }> = Object(error);
  return (
    ["TypeError", "ReferenceError", "RangeError"].includes(`${name}`) &&
    (cause ?? code) === undefined &&
    !failures.test(`${message}`)
  );
}
