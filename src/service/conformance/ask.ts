import { jsonValue } from "../../base/json-value.ts";
import { unreadResponse } from "../../toolkit/runtime/answer.ts";
import { attempt } from "../../toolkit/runtime/attempt.ts";
import { basicAuthorization } from "../../toolkit/runtime/conventions.ts";
import { NoAnswerError, RedirectError } from "../../toolkit/runtime/errors.ts";
import { createRedactor, type Redact } from "../../toolkit/runtime/redact.ts";
import { askedDelay } from "../../toolkit/runtime/send.ts";
import { defaultUserAgent } from "../client/options.ts";
import { type ConformanceCall, type Exchange, type ReadResponse, whyNoAnswer } from "./exchange.ts";
import type { ConformanceSettings } from "./options.ts";
import type { Sent } from "./report.ts";
import { plannedRequest, written } from "./request.ts";

/**
 * The name of the suite, which has 30 characters: servers up to level 156 answer 500 if it has more (sources §10.20).
 */
export const suiteAgent = defaultUserAgent.replace(/^[^/]+/, "administration-api-conformance");

/** Sends the requests of a run, one after another. */
export interface Asker {
  ask(call: ConformanceCall): Promise<Exchange>;
  /** Waits; resolves to false if the run ends first. */
  readonly wait: (milliseconds: number) => Promise<boolean>;
  /** How many requests were sent. */
  readonly requests: number;
  /** The first refusal by the rate limit for each operation. */
  readonly limited: readonly Exchange[];
  /** The reason to end the run, if there is one. */
  readonly whyOver: () => string | undefined;
  /** The reason to skip an operation that does not answer, if there is one. */
  readonly whyLost: (operation: string) => string | undefined;
  /** A text without credentials and e-mail addresses, shortened to 10,000 characters. */
  readonly clean: (text: string) => string;
}

/** The most characters of a text in a report, because a server can send megabytes. */
const longestText = 10_000;
/** How many waits for the rate limit a request may take, and the longest of them, in milliseconds. */
const patience = { waits: 3, longest: 120_000 };
/** An operation is skipped after this many unanswered requests in a row. */
const lostAfter = 2;

/** Creates the sender of a run, which respects the limits of the run and of the server, and follows no redirect. */
export function createAsker(options: ConformanceSettings): Asker {
  // Any answer may repeat credentials of either account.
  const secrets = [options.account, options.other].filter((account) => account !== undefined);
  const redact = createRedactor(
    secrets.map(({ apiKey }) => apiKey),
    secrets.map(({ email, apiKey }) => basicAuthorization(email, apiKey)),
  );
  const clean = (text: string) => shortened(redactText(text, redact));
  const limited: Exchange[] = [];
  const { timeLimit, requestLimit, now } = options;
  const end = now() + timeLimit;
  let requests = 0;
  let refusal: string | undefined;
  const silences = new Map<string, number>();
  const lost = new Map<string, string>();

  async function once(call: ConformanceCall): Promise<Exchange> {
    const { operation } = call;
    const { init, target, sent } = conformanceRequest(call, clean);
    requests += 1;
    try {
      const answer = await attempt(`${options.baseUrl}${target}`, init, {
        operation: operation.id,
        fetch: (url, init) => options.fetch(new Request(url, init)),
        // A sent request is not aborted, so that anything it registers is known and can be deleted.
        signal: undefined,
        timeout: options.timeout,
        maxResponseBytes: options.maxResponseBytes,
        redact,
      });
      silences.delete(operation.id);
      return { operation, sent, response: await read(unreadResponse(answer), redact, clean) };
    } catch (failure) {
      if (!(failure instanceof NoAnswerError)) throw failure;
      // A redirect counts as an answer.
      const count = failure instanceof RedirectError ? 0 : (silences.get(operation.id) ?? 0) + 1;
      silences.set(operation.id, count);
      if (count >= lostAfter) lost.set(operation.id, `no responses: ${whyNoAnswer(failure)}`);
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
        const delay = askedDelay(response.headers, response.body, "retry-after") || 1000;
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
    clean,
  };
}

function shortened(text: string): string {
  const more = text.length - longestText;
  return more > 0 ? `${text.slice(0, longestText)}… (${more} more characters)` : text;
}

async function read(
  response: Response,
  redact: Redact,
  clean: Asker["clean"],
): Promise<ReadResponse> {
  const text = await response.text();
  const { status, headers } = response;
  // Copied, because a slice would keep the whole text in memory.
  const excerpt = structuredClone(redactBody(text, redact).slice(0, 200));
  const contentType = headers.get("Content-Type");
  return {
    status,
    headers,
    ...readJson(text),
    came: { status, contentType: contentType && clean(contentType), excerpt },
  };
}

/** An encoded call, and its form for reports, without credentials. */
function conformanceRequest(
  { operation, values = {}, credentials, change }: ConformanceCall,
  clean: (text: string) => string,
): { readonly target: string; readonly init: RequestInit; readonly sent: Sent } {
  const { as, account } = credentials;
  const planned = plannedRequest(operation, values, account);
  const changed = change?.(planned, account) ?? planned;
  const request = credentials.change?.(changed, account) ?? changed;
  const { method, target, headers, body } = written(request);
  return {
    target,
    sent: {
      method,
      path: clean(target),
      credentials: request.authorization === undefined ? "none" : as,
      ...(body !== undefined && { body: clean(body) }),
    },
    init: {
      method,
      headers: {
        Accept: "application/json",
        // By default, servers translate messages to the user's language.
        "Accept-Language": "en",
        "User-Agent": suiteAgent,
        ...Object.fromEntries(headers),
      },
      ...(body !== undefined && { body }),
    },
  };
}

/**
 * The limits of parsed bodies, far beyond any body of the specification. Deeper ones would overflow the stack, larger
 * ones the memory.
 */
const bounds = { depth: 100, values: 1_000_000 } as const;

/** A body as JSON; otherwise `undefined` and a description of the body. */
function readJson(text: string): { readonly body: unknown; readonly unreadable?: string } {
  const excess = /^\s*[[{]/.test(text) ? excessOf(text) : undefined;
  const body = excess === undefined ? jsonValue(text) : undefined;
  return body === undefined ? { body, unreadable: excess ?? "no JSON" } : { body };
}

/** Checks the text before it is parsed, because the result may take a hundred times its memory. */
function excessOf(text: string): string | undefined {
  let depth = 0;
  let values = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text[index]) {
      case '"':
        index = endOfString(text, index);
        break;
      case "[":
      case "{":
        depth += 1;
        values += 1;
        break;
      case ",":
        values += 1;
        break;
      case "]":
      case "}":
        depth -= 1;
    }
    if (depth > bounds.depth) return `JSON nested deeper than ${bounds.depth}`;
    if (values > bounds.values) return `JSON of more than ${bounds.values} values`;
  }
  return undefined;
}

/** The end of the string that begins at this quote: the next quote that is not escaped. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === "\\" ? 2 : 1;
  return index;
}

/** Removes credentials, e-mail addresses and invitation links from a text, as many people may read a report. */
function redactText(text: string, redact: Redact): string {
  return (
    redact(text)
      .replaceAll(/\/join\/[^/"\s]+/g, "/join/[redacted]")
      // Matches only from the start of a word; trying each letter would take quadratic time.
      .replaceAll(/(?<![^\s"'<>:,@])[^\s"'<>:,@]+@[^\s"'<>:,@]+/g, "[e-mail]")
  );
}

/** The same for a body, whose JSON escapes are decoded first. */
function redactBody(body: string, redact: Redact): string {
  if (jsonValue(body) === undefined) return redactText(body, redact);
  return body.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, (written) => {
    const string = JSON.parse(written);
    const changed = redactText(string, redact);
    return changed === string ? written : JSON.stringify(changed);
  });
}
