import { longestTimer } from "../../base/longest-timer.ts";
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
import { ownSignal } from "./sleep.ts";

/** The settings of one attempt. */
interface AttemptOptions {
  /** The caller's signal. */
  readonly signal: AbortSignal | null | undefined;
  /** The name of the operation, for messages. */
  readonly operation: string;
  readonly fetch: Settings["fetch"];
  /** In milliseconds. */
  readonly timeout: number;
  readonly maxResponseBytes: number;
  readonly redact: Redact;
}

/**
 * Sends a request once and reads the whole body of the response. The result and any error are free of credentials.
 *
 * @throws NoAnswerError if no complete response arrives in time, or the server redirects. An error of `fetch` that
 *   shows a mistake in the program is thrown unchanged.
 */
export async function attempt(
  url: string,
  init: RequestInit,
  { operation, fetch: ask, signal: given, timeout, maxResponseBytes, redact }: AttemptOptions,
): Promise<ReadAnswer> {
  const outer = given && ownSignal(given);
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
        reject(reason); // Needed if `fetch` ignores its signal.
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

/** The body as text, or `undefined` if it is longer than `limit` bytes; the rest is then not read. */
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

/** How messages of a failed connection begin in undici, Chromium, Firefox, Safari and Workers. */
const failures =
  /^(?:fetch failed|failed to fetch|load failed|terminated|the internet connection|.*network)/i;

/**
 * Whether an error of `fetch` shows a mistake in the program, for example a call of `undefined`. A network failure is a
 * TypeError too (Fetch §5.6), but it has a cause, a code or one of the messages above.
 */
function isMistake(error: unknown): boolean {
  const { name, message, cause, code }: Partial<Error & { code: unknown }> = Object(error);
  return (
    ["TypeError", "ReferenceError", "RangeError"].includes(`${name}`) &&
    (cause ?? code) === undefined &&
    !failures.test(`${message}`)
  );
}
