import { attempt } from "../client/attempt.ts";
import { unreadResponse } from "../client/clean.ts";
import type { Redact } from "../client/credentials.ts";
import { NetworkError, NoAnswerError, RedirectError } from "../client/errors.ts";
import { askedDelay } from "../client/retry-delay.ts";
import { readJson } from "./bounded-json.ts";
import { clean, cleanBody, redactorOf } from "./discretion.ts";
import type { Call, Exchange, ReadResponse } from "./exchange.ts";
import type { Settings } from "./options.ts";
import { requestOf } from "./request.ts";

/** Sends one request after another. */
export interface Asker {
  ask(call: Call): Promise<Exchange>;
  /** Waits so many milliseconds; false where the run is over before. */
  readonly wait: (milliseconds: number) => Promise<boolean>;
  /** How many requests were sent. */
  readonly requests: number;
  /** The first answer of each operation that said that there were too many requests. */
  readonly limited: readonly Exchange[];
  /** Why nothing more should be asked, where that is so. */
  readonly whyOver: () => string | undefined;
  /** Why an operation is not worth another request, where it is not. */
  readonly whyLost: (operation: string) => string | undefined;
  /** A text without credentials and without the addresses of persons, and not longer than can be read. */
  readonly clean: (text: string) => string;
}

const maxResponseBytes = 2 ** 24;
/** A server can put megabytes wherever it puts a text: so many characters of one stand in a report. */
const longestText = 10_000;
/** Waits for the rate limit that one request may take, and the longest of them in milliseconds. */
const patience = { waits: 3, longest: 120_000 };
/** So many requests of an operation in a row without an answer: the others would have none either. */
const lostAfter = 2;

/** Asks one server, with a time limit, as slowly as it wants, and never after a redirect. */
export function createAsker(options: Settings): Asker {
  // Also where they are not used: they could come back all the same.
  const secrets = [options.account, options.other].filter((account) => account !== undefined);
  const redact = redactorOf(secrets);
  const cleaned = (text: string) => shortened(clean(text, redact));
  const limited: Exchange[] = [];
  const { timeLimit, requestLimit, now } = options;
  const end = now() + timeLimit;
  let requests = 0;
  let refusal: string | undefined;
  const silences = new Map<string, number>();
  const lost = new Map<string, string>();

  async function once(call: Call): Promise<Exchange> {
    const { operation } = call;
    const { init, target, sent } = requestOf(call, cleaned);
    requests += 1;
    try {
      const answer = await attempt(`${options.baseUrl}${target}`, init, {
        operation: operation.id,
        fetch: (url, init) => options.fetch(new Request(url, init)),
        // A request that is under way ends by itself: what it made must be known, to be removed.
        signal: new AbortController().signal,
        timeout: options.timeout,
        maxResponseBytes,
        redact,
      });
      silences.delete(operation.id);
      return { operation, sent, response: await read(unreadResponse(answer), redact, cleaned) };
    } catch (failure) {
      if (!(failure instanceof NoAnswerError)) throw failure;
      // A redirect is an answer, though none that helps.
      const count = failure instanceof RedirectError ? 0 : (silences.get(operation.id) ?? 0) + 1;
      silences.set(operation.id, count);
      if (count >= lostAfter) lost.set(operation.id, `no answers: ${whyNoAnswer(failure)}`);
      return { operation, sent, failure };
    }
  }

  function whyOver(): string | undefined {
    if (requests >= requestLimit) {
      return `the run has sent its ${requestLimit} requests (--request-limit)`;
    }
    const seconds = Math.round(timeLimit / 1000);
    return now() >= end ? `the run has taken its ${seconds} s (--time-limit)` : refusal;
  }

  return {
    async ask(call) {
      for (let waits = 0; ; waits++) {
        const exchange = await once(call);
        const { response } = exchange;
        if (response?.status !== 429) return exchange;
        if (!limited.some(({ operation }) => operation.id === call.operation.id)) {
          limited.push(exchange);
        }
        if (call.isOnce === true) return exchange;
        const delay = askedDelay(response.headers.get("Retry-After"), response.body) ?? 1000;
        if (whyOver() !== undefined) return exchange;
        const asks = `the server's rate limit asks to wait ${Math.ceil(delay / 1000)} s`;
        if (waits === patience.waits || delay > patience.longest) refusal = `${asks} more`;
        else if (now() + delay >= end) {
          refusal = `${asks}, and less is left of the run (--time-limit)`;
        }
        if (refusal !== undefined) return exchange;
        options.onWait(delay);
        await options.sleep(delay);
        if (options.signal.aborted) return exchange;
      }
    },
    async wait(milliseconds) {
      if (whyOver() !== undefined || now() + milliseconds >= end) return false;
      await options.sleep(milliseconds);
      return !options.signal.aborted;
    },
    get requests() {
      return requests;
    },
    limited,
    whyOver,
    whyLost: (operation) => lost.get(operation),
    clean: cleaned,
  };
}

function shortened(text: string): string {
  const more = text.length - longestText;
  return more > 0 ? `${text.slice(0, longestText)}… (${more} more characters)` : text;
}

/** Why no answer came, without the name of the operation. */
export function whyNoAnswer(failure: NoAnswerError): string {
  if (failure instanceof NetworkError) return `the network failed: ${rootOf(failure)}.`;
  return failure.message.slice(failure.operation.length + 2);
}

function rootOf(error: Error): string {
  let root = error;
  while (root.cause instanceof Error) root = root.cause;
  return (root as NodeJS.ErrnoException).code ?? root.message;
}

async function read(
  response: Response,
  redact: Redact,
  clean: Asker["clean"],
): Promise<ReadResponse> {
  const text = await response.text();
  const { status, headers } = response;
  // Copied, as a slice would keep the whole text in memory.
  const excerpt = structuredClone(cleanBody(text, redact).slice(0, 200));
  const contentType = headers.get("Content-Type");
  return {
    status,
    headers,
    ...readJson(text),
    came: { status, contentType: contentType && clean(contentType), excerpt },
  };
}
