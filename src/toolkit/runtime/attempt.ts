import { longestTimer } from "../../universal/longest-timer.ts";
import { readChunks } from "../../universal/read-chunks.ts";
import {
  abortedBy,
  InvalidResponseError,
  NetworkError,
  NoResponseError,
  OptionError,
  platformCode,
  RedirectError,
  TimeoutError,
} from "./errors.ts";
import { type ReadResponse, readWhole } from "./read-response.ts";
import { cleanCause, type Redact } from "./redact.ts";
import type { Settings } from "./runtime-options.ts";
import { onAbort } from "./sleep.ts";

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
 * Sends a request once and reads the whole body of the response. No error has credentials.
 *
 * @throws NoResponseError if no complete response arrives and can be read in time, or the server redirects. An error of
 *   `fetch` that shows a mistake in the program is thrown unchanged.
 * @throws OptionError if `fetch` does not take the platform's requests.
 */
export async function attempt(
  url: string,
  init: RequestInit,
  options: AttemptOptions,
): Promise<ReadResponse> {
  const { operation, timeout } = options;
  const begin = performance.now();
  const { response, chunks } = await receive(url, init, options);
  // Outside of `receive`, whose failures are those of the network.
  const answer = readWhole(response, chunks);
  // No timer fires while a large body is read.
  if (performance.now() - begin > timeout) throw new TimeoutError(operation, timeout);
  return answer;
}

async function receive(
  url: string,
  init: RequestInit,
  { operation, fetch: ask, signal: outer, timeout, maxResponseBytes, redact }: AttemptOptions,
): Promise<{ readonly response: Response; readonly chunks: Uint8Array[] }> {
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
      (status >= 300 && status < 400 && status !== 304)
    ) {
      const origin = originOf(headers.get("Location"), url);
      throw new RedirectError(operation, status, origin && redact(origin));
    }
    const chunks = await readChunks(response, maxResponseBytes);
    if (chunks === undefined) {
      throw new InvalidResponseError(operation, `more than ${maxResponseBytes} bytes`, status);
    }
    return { response, chunks };
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forget: (() => void) | undefined;
  try {
    outer?.throwIfAborted();
    return await new Promise((resolve, reject) => {
      const give = (reason: unknown) => {
        controller.abort(reason);
        reject(reason); // Needed if `fetch` ignores its signal.
      };
      if (outer) forget = onAbort(outer, () => give(outer.reason));
      if (timeout <= longestTimer) timer = setTimeout(() => give(undefined), timeout);
      exchange().then(resolve, reject);
    });
  } catch (error) {
    if (error instanceof NoResponseError) throw error;
    const cause = cleanCause(error, redact);
    if (outer?.aborted) throw abortedBy(operation, cause);
    if (signal.aborted) throw new TimeoutError(operation, timeout);
    if (!isAnswered && isMistake(error)) throw cause;
    const code = platformCode(error);
    if (/^(?:UND_)?ERR_INVALID_(?:ARG|URL)/.test(`${code}`)) {
      throw new OptionError(
        "fetch",
        `does not accept the Request of this platform (${code}). For fetch of undici, pass url, method, headers and body.`,
        cause,
      );
    }
    throw new NetworkError(operation, new URL(url).host, cause, code);
  } finally {
    clearTimeout(timer);
    forget?.();
  }
}

/**
 * The origin to which a redirect leads. The rest of the address may repeat the request in any spelling, with its
 * credentials.
 */
function originOf(location: string | null, url: string): string | undefined {
  if (location === null || !URL.canParse(location, url)) return undefined;
  const { origin } = new URL(location, url);
  return origin === "null" ? undefined : origin;
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
