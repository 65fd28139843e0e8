import type { OperationRow } from "../../toolkit/document/operation-row.ts";
import { attempt } from "./attempt.ts";
import type { ReadAnswer } from "./clean.ts";
import { cleanCause } from "./clean.ts";
import type { Redact } from "./credentials.ts";
import { AbortError, NetworkError, type NoAnswerError } from "./errors.ts";
import type { Settings } from "./options.ts";
import { type PlainRequest, plainRequest } from "./plain-request.ts";
import { askedDelay, isPassing } from "./retry-delay.ts";
import { sleep } from "./sleep.ts";

/** One call on its way: what is called and, as it goes, what happened. */
export interface Call {
  /** `undefined` for a request of the raw client that is none of the operations. */
  readonly operation: OperationRow | undefined;
  /** In milliseconds, for each attempt. Defaults to the client's. */
  readonly timeout?: number | undefined;
  attempts: number;
  mayHaveTakenEffect: boolean;
}

/** Sends the request of a call, again where that is safe and may help. */
export type Send = (request: Request | PlainRequest, call: Call) => Promise<ReadAnswer>;

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
