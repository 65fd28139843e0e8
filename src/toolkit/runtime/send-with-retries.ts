import type { OperationRow } from "../document/operation-row.ts";
import { attempt } from "./attempt.ts";
import { abortedBy, NetworkError, type NoResponseError, TimeoutError } from "./errors.ts";
import type { ReadResponse } from "./read-response.ts";
import { cleanCause, type Redact } from "./redact.ts";
import type { Settings } from "./runtime-options.ts";
import { sleep } from "./sleep.ts";

/** One call: its operation, and its attempts so far. */
export interface CallProgress {
  /** The `operationId`, or method and path of a request that is no operation. */
  readonly name: string;
  /** `undefined` for `client.request`. */
  readonly operation: OperationRow | undefined;
  /** In milliseconds, for each attempt. Defaults to the client's. */
  readonly timeout?: number | undefined;
  readonly retry: Settings["retry"];
  attempts: number;
  mayHaveTakenEffect: boolean;
}

/** Sends the request of a call, and retries if that is safe and may help. */
export type Send = (request: PlainRequest, call: CallProgress) => Promise<ReadResponse>;

/** Creates the function that sends requests. No other code adds credentials. */
export function createSend(
  settings: Settings,
  credentials: Readonly<Record<string, string>>,
  redact: Redact,
  retryField?: string,
): Send {
  const { baseUrl, fetch, maxResponseBytes, onAttempt } = settings;
  return async ({ url, init }, call) => {
    const { name, operation, retry } = call;
    const { signal, method = "GET" } = init;
    // Middleware may have changed the address to another server, which must not receive the credentials.
    if (operation?.isAuthenticated !== false && url.startsWith(`${baseUrl}/`)) {
      for (const [field, secret] of Object.entries(credentials)) init.headers.set(field, secret);
    }
    const timeout = call.timeout ?? timeoutOf(settings, operation);
    const options = { operation: name, fetch, signal, timeout, maxResponseBytes, redact };

    async function once(): Promise<ReadResponse> {
      const start = Date.now();
      const begin = performance.now();
      let status: number | undefined;
      let error: unknown;
      try {
        const answer = await attempt(url, init, options);
        status = answer.response.status;
        return answer;
      } catch (failure) {
        error = failure;
        status = Object(failure).status;
        throw failure;
      } finally {
        onAttempt?.({
          operation: name,
          method,
          path: redact(new URL(url).pathname),
          attempt: call.attempts,
          start,
          duration: performance.now() - begin,
          status,
          error,
        });
      }
    }

    for (;;) {
      const retries = call.attempts++;
      const isLast = retries >= retry.limit;
      let answer: ReadResponse | undefined;
      let reason: number | NoResponseError;
      try {
        answer = await once();
        reason = answer.response.status;
        // After 429, every operation can be retried, because the server did nothing.
        const isSafe = operation?.isIdempotent || reason === 429;
        if (isLast || !isSafe || !passing.has(reason)) return answer;
      } catch (error) {
        if (isLast || !operation?.isIdempotent || !isPassing(error)) throw error;
        reason = error;
      }
      const requested = answer
        ? requestedDelay(answer.response.headers, answer.value, retryField)
        : 0;
      if (requested > retry.maxDelay) {
        if (answer !== undefined) return answer;
        throw reason;
      }
      const delay = Math.min(requested + retry.backoff(retries + 1), retry.maxDelay);
      call.mayHaveTakenEffect ||= reason !== 429;
      retry.onRetry({
        operation: name,
        retry: retries + 1,
        delay,
        reason,
        code: errorCodeIn(answer?.value ?? reason, redact),
      });
      await sleep(delay, signal).catch((cause: unknown) => {
        throw abortedBy(name, cleanCause(cause, redact));
      });
    }
  };
}

/** In milliseconds. The client's `timeout` may lengthen long polls but never shortens them. */
function timeoutOf({ timeout }: Settings, operation: OperationRow | undefined): number {
  return operation?.isLongPoll ? Math.max(timeout ?? 0, 90_000) : (timeout ?? 30_000);
}

/** The code in the body of an error, or of a failed connection, as a word of the client. */
export function errorCodeIn(failure: unknown, redact: Redact): string | undefined {
  const { code }: { readonly code?: unknown } = Object(failure);
  return typeof code === "string" ? redact(code) : undefined;
}

/** Whether the same request may succeed later. */
export const isPassing = (error: unknown): error is NetworkError | TimeoutError =>
  (error instanceof NetworkError && !error.isLasting) ||
  (error instanceof TimeoutError && error.timeout !== undefined);

/** A request as plain data, whose body is text or bytes, so that each attempt can use it. */
export interface PlainRequest {
  /** As the platform writes it, without dot segments. */
  readonly url: string;
  /** The headers get the credentials. */
  readonly init: RequestInit & { readonly headers: Headers };
}

/** The statuses after which a retry may succeed: rate limit, and failures of a gateway. */
const passing = new Set([429, 502, 503, 504]);

/**
 * How long the server asks to wait, in milliseconds: the longer of the `Retry-After` header (seconds, also with
 * fractions, or a date, compared with the `Date` of the response: RFC 9110 §10.2.3) and the seconds in a field of the
 * body. 0 if neither can be understood.
 */
export function requestedDelay(headers: Headers, body: unknown, field?: string): number {
  const value: unknown = field === undefined ? undefined : Object(body)[field];
  // `Number` throws for an object with a field `toString`.
  const inBody = typeof value === "object" ? Number.NaN : Number(value);
  const waits = [secondsOf(headers), inBody]
    .map((seconds) => seconds * 1000)
    .filter((wait) => wait >= 0 && wait < Number.POSITIVE_INFINITY);
  return Math.ceil(Math.max(0, ...waits));
}

/** The three date formats of RFC 9110 §5.6.7, with an optional weekday. */
const httpDate =
  /^(?:[A-Z][a-z]{2,8}, )?\d\d[ -][A-Z][a-z]{2}[ -]\d+ [\d:]{8} GMT$|^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d [\d:]{8} \d{4}$/;

function secondsOf(headers: Headers): number {
  const header = headers.get("Retry-After") ?? "";
  if (/^\s*-?[\d.]+\s*$/.test(header)) return Number(header);
  // The clock of this machine may be wrong.
  const now = dateOf(headers.get("Date") ?? "");
  return (dateOf(header) - (Number.isNaN(now) ? Date.now() : now)) / 1000;
}

/** A date in milliseconds since the UNIX epoch. `Date.parse` alone reads "x 5" as a day in May. */
function dateOf(header: string): number {
  return httpDate.test(header)
    ? Date.parse(/GMT/.test(header) ? header : `${header} GMT`)
    : Number.NaN;
}
