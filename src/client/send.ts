import type { OperationRow } from "../document/operation-row.ts";
import { attempt } from "./attempt.ts";
import { cleanCause } from "./clean-cause.ts";
import { AbortError, NetworkError, type NoAnswerError } from "./errors.ts";
import type { Settings } from "./options.ts";
import type { Redact } from "./redactor.ts";
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
export type Send = (request: Request, call: Call) => Promise<Response>;

/** The way out: the only place where a request gets its credentials. */
export function createSend(settings: Settings, authorization: string, redact: Redact): Send {
  const { baseUrl, maxResponseBytes, retry } = settings;
  return async (request, call) => {
    const { operation } = call;
    const name = operation?.id ?? `${request.method} ${new URL(request.url).pathname}`;
    const headers = new Headers(request.headers);
    // Middleware may have turned the request to another server, which must not get them.
    if (operation?.isAuthenticated !== false && new URL(request.url).origin === baseUrl) {
      headers.set("Authorization", authorization);
    }
    const { url, method, credentials, cache, signal } = request;
    // Read once, as the body of a Request can be sent once, and copying it takes several times as long.
    const body = ["GET", "HEAD"].includes(method) ? undefined : await request.arrayBuffer();
    const init = {
      method,
      headers,
      ...(credentials && { credentials, cache }), // Some runtimes have neither and refuse both.
      ...(body?.byteLength ? { body } : {}),
    };
    const options = {
      operation: name,
      fetch: settings.fetch,
      signal,
      timeout: call.timeout ?? settings.timeout ?? (operation?.isLongPoll ? 90_000 : 30_000),
      maxResponseBytes,
      redact,
    };
    for (;;) {
      const retries = call.attempts++;
      const mayRetry = operation?.isIdempotent === true && retries < retry.limit;
      let response: Response | undefined;
      let reason: number | NoAnswerError;
      try {
        response = await attempt(url, init, options);
        reason = response.status;
        if (!mayRetry || !isPassing(reason)) return response;
      } catch (error) {
        if (!mayRetry || !(error instanceof NetworkError)) throw error;
        reason = error;
      }
      const delay = (await delayOf(response)) ?? retry.backoff(retries + 1);
      if (response !== undefined && delay > retry.maxDelay) return response;
      // Only "too many requests" is an answer of the service that says that nothing was done.
      call.mayHaveTakenEffect ||= reason !== 429;
      retry.onRetry({ operation: name, retry: retries + 1, delay, reason });
      await sleep(delay, signal).catch((cause: unknown) => {
        throw new AbortError(name, cleanCause(cause, redact));
      });
    }
  };
}

async function delayOf(response: Response | undefined): Promise<number | undefined> {
  if (response === undefined) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined); // A gateway's page.
  return askedDelay(response.headers.get("Retry-After"), body);
}
