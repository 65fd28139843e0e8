import type { OperationRow } from "../../toolkit/document/operation-row.ts";
import { attempt } from "./attempt.ts";
import { cleanCause, type ReadAnswer } from "./clean.ts";
import type { Redact } from "./credentials.ts";
import { AbortError, NetworkError, type NoAnswerError } from "./errors.ts";
import type { Settings } from "./options.ts";
import { sleep } from "./sleep.ts";

/** One call on its way: what is called and, as it goes, what happened. */
export interface CallProgress {
  /** `undefined` for a request of the raw client that is none of the operations. */
  readonly operation: OperationRow | undefined;
  /** In milliseconds, for each attempt. Defaults to the client's. */
  readonly timeout?: number | undefined;
  attempts: number;
  mayHaveTakenEffect: boolean;
}

/** Sends the request of a call, again where that is safe and may help. */
export type Send = (request: Request | PlainRequest, call: CallProgress) => Promise<ReadAnswer>;

/** The way out: the only place where a request gets its credentials. */
export function createSend(settings: Settings, authorization: string, redact: Redact): Send {
  const { baseUrl, fetch, maxResponseBytes, retry, onAttempt } = settings;
  return async (request, call) => {
    const { operation } = call;
    const { url, init } = await plainRequest(request);
    const { signal, method = "GET" } = init;
    const path = () => redact(new URL(url).pathname);
    const name = operation?.id ?? `${method} ${path()}`;
    const headers = new Headers(init.headers);
    // Middleware may have turned the request to another server, which must not get them.
    if (operation?.isAuthenticated !== false && url.startsWith(`${baseUrl}/`)) {
      headers.set("Authorization", authorization);
    }
    const timeout = call.timeout ?? timeoutOf(settings, operation);
    const options = { operation: name, fetch, signal, timeout, maxResponseBytes, redact };

    async function once(): Promise<ReadAnswer> {
      const start = Date.now();
      const begin = performance.now();
      let status: number | undefined;
      let error: unknown;
      try {
        const answer = await attempt(url, { ...init, headers }, options);
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
          path: path(),
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
      let answer: ReadAnswer | undefined;
      let reason: number | NoAnswerError;
      try {
        answer = await once();
        reason = answer.response.status;
        // Only "too many requests" is an answer of the service that says that nothing was done.
        const isSafe = operation?.isIdempotent || reason === 429;
        if (isLast || !isSafe || !isPassing(reason)) return answer;
      } catch (error) {
        const mayPass = error instanceof NetworkError && !error.isLasting;
        if (isLast || !operation?.isIdempotent || !mayPass) throw error;
        reason = error;
      }
      const delay = delayOf(answer) ?? Math.min(retry.backoff(retries + 1), retry.maxDelay);
      if (answer !== undefined && delay > retry.maxDelay) return answer;
      call.mayHaveTakenEffect ||= reason !== 429;
      retry.onRetry({ operation: name, retry: retries + 1, delay, reason });
      await sleep(delay, signal).catch((cause: unknown) => {
        throw new AbortError(name, cleanCause(cause, redact));
      });
    }
  };
}

/** A read that waits for something to happen shall not be cut by what is meant for all other calls. */
function timeoutOf({ timeout }: Settings, operation: OperationRow | undefined): number {
  return operation?.isLongPoll ? Math.max(timeout ?? 0, 90_000) : (timeout ?? 30_000);
}

function delayOf(answer: ReadAnswer | undefined): number | undefined {
  if (answer === undefined) return undefined;
  let body: unknown;
  try {
    body = JSON.parse(answer.body);
  } catch {} // A gateway's page.
  return askedDelay(answer.response.headers.get("Retry-After"), body);
}

/**
 * A request before it is made. openapi-fetch makes one of these where nobody looks at requests: a
 * `Request` costs more than all else of a call, and each attempt has to make one of its own.
 */
export class PlainRequest {
  readonly url: string;
  readonly init: RequestInit;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.init = init;
  }
}

/** A request that can be made again and again: its body is text or bytes. */
export async function plainRequest(request: Request | PlainRequest): Promise<PlainRequest> {
  if (!(request instanceof PlainRequest)) {
    const { url, method, headers, credentials, cache, signal } = request;
    // Copying the body of a Request takes several times as long.
    const body = await request.arrayBuffer();
    return new PlainRequest(url, {
      method,
      headers,
      signal,
      ...(credentials && { credentials, cache }), // Some runtimes have neither and refuse both.
      ...(body.byteLength > 0 && { body }),
    });
  }
  const { url, init } = request;
  if (typeof (init.body ?? "") === "string") return request;
  return plainRequest(new Request(url, init));
}

/** The statuses of an answer that another attempt may better: too many requests, or a gateway's. */
const passing = new Set([429, 502, 503, 504]);

/**
 * How long the server asks to wait, in milliseconds: the longest of the `Retry-After` header (seconds,
 * fractions too, or a date: RFC 9110 §10.2.3) and the `retry-after` field of the body. `undefined` where
 * it says nothing that makes sense.
 */
export function askedDelay(header: string | null, body: unknown): number | undefined {
  const { "retry-after": said }: { readonly "retry-after"?: unknown } = Object(body);
  // Not every object becomes a number: `Number` throws where its methods are of the server's making.
  const inBody = typeof said === "object" ? undefined : said;
  const waits = [secondsOf(header ?? ""), Number(inBody ?? Number.NaN)]
    .map((seconds) => seconds * 1000)
    .filter((wait) => wait >= 0 && wait < Number.POSITIVE_INFINITY);
  return waits.length > 0 ? Math.ceil(Math.max(...waits)) : undefined;
}

/** The three forms of RFC 9110 §5.6.7, the weekday left out or not. */
const httpDate =
  /^(?:[A-Z][a-z]{2,8}, )?\d\d[ -][A-Z][a-z]{2}[ -]\d+ [\d:]{8} GMT$|^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d [\d:]{8} \d{4}$/;

/** Whether an answer's status invites another attempt. */
function isPassing(status: number): boolean {
  return passing.has(status);
}

function secondsOf(header: string): number {
  if (/^\s*-?[\d.]+\s*$/.test(header)) return Number(header);
  if (!httpDate.test(header)) return Number.NaN; // `Date.parse` reads "x 5" as a day in May.
  const date = Date.parse(/GMT/.test(header) ? header : `${header} GMT`);
  // A date that has passed asks for no wait.
  return Math.max(0, (date - Date.now()) / 1000);
}
