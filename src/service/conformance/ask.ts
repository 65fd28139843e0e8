import { attempt } from "../client/attempt.ts";
import { inStrings, unreadResponse } from "../client/clean.ts";
import { type AccountSecrets, createRedactor, type Redact } from "../client/credentials.ts";
import { NoAnswerError, RedirectError } from "../client/errors.ts";
import { defaultUserAgent } from "../client/options.ts";
import { askedDelay } from "../client/send.ts";
import { type ConformanceCall, type Exchange, type ReadResponse, whyNoAnswer } from "./exchange.ts";
import type { ConformanceSettings } from "./options.ts";
import type { Sent } from "./report.ts";
import { plannedRequest, written } from "./wrong-requests/index.ts";

/** Sends the requests of a run, one after another. */
export interface Asker {
  ask(call: ConformanceCall): Promise<Exchange>;
  /** Waits so many milliseconds; resolves to false where the run ends before. */
  readonly wait: (milliseconds: number) => Promise<boolean>;
  /** How many requests were sent. */
  readonly requests: number;
  /** The first answer of the rate limit for each operation. */
  readonly limited: readonly Exchange[];
  /** The reason to end the run, if there is one. */
  readonly whyOver: () => string | undefined;
  /** The reason to skip an operation that does not answer, if there is one. */
  readonly whyLost: (operation: string) => string | undefined;
  /** A text without credentials and e-mail addresses, shortened to 10,000 characters. */
  readonly clean: (text: string) => string;
}

const maxResponseBytes = 2 ** 24;
/** A text in a report has at most so many characters: a server can send megabytes. */
const longestText = 10_000;
/** Waits for the rate limit that one request may take, and the longest of them in milliseconds. */
const patience = { waits: 3, longest: 120_000 };
/** After so many requests in a row without an answer, an operation is skipped. */
const lostAfter = 2;

/** Creates the sender of a run: it keeps the limits of the run and of the server, and follows no redirect. */
export function createAsker(options: ConformanceSettings): Asker {
  // Both accounts, as any answer may repeat either.
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

  async function once(call: ConformanceCall): Promise<Exchange> {
    const { operation } = call;
    const { init, target, sent } = conformanceRequest(call, cleaned);
    requests += 1;
    try {
      const answer = await attempt(`${options.baseUrl}${target}`, init, {
        operation: operation.id,
        fetch: (url, init) => options.fetch(new Request(url, init)),
        // A request that has been sent is not aborted: what it registers must be known, to be deleted.
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
        const delay = askedDelay(response.headers.get("Retry-After"), response.body) || 1000;
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

/** A call, encoded, and as a report shows it: without credentials. */
function conformanceRequest(
  { operation, values = {}, credentials, change }: ConformanceCall,
  clean: (text: string) => string,
): { readonly target: string; readonly init: RequestInit; readonly sent: Sent } {
  const { as, account } = credentials;
  const request = [change, credentials.change].reduce(
    (request, change) => change?.(request, account) ?? request,
    plannedRequest(operation, values, account),
  );
  const { method, target, headers, body } = written(request);
  return {
    target,
    sent: {
      method,
      path: clean(target),
      credentials: request.authorization === undefined ? "none" : as,
      ...(body === undefined ? {} : { body: clean(body) }),
    },
    init: {
      method,
      headers: {
        Accept: "application/json",
        // Messages are translated to the language of the user where nothing else is asked for.
        "Accept-Language": "en",
        "User-Agent": defaultUserAgent.replace("/", "-conformance/"),
        ...Object.fromEntries(headers),
      },
      ...(body === undefined ? {} : { body }),
    },
  };
}

/**
 * The bounds of a body that is parsed, far beyond any body of the specification: deeper ones overflow the stack of
 * the checks, larger ones the memory.
 */
const bounds = { depth: 100, values: 1_000_000 } as const;

/** A body as JSON; where it is none, or none within the bounds, `undefined` and what it is instead. */
function readJson(text: string): { readonly body: unknown; readonly unreadable?: string } {
  const excess = /^\s*[[{]/.test(text) ? excessOf(text) : undefined;
  if (excess !== undefined) return { body: undefined, unreadable: excess };
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { body: undefined, unreadable: "no JSON" };
  }
}

/** Looks before anything is made of the text, which may be a hundred times its size in memory. */
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

/** Where the string that begins at this quote ends: at the next quote with no backslash of its own. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === "\\" ? 2 : 1;
  return index;
}

/** Removes the credentials of these accounts from texts, in both spellings in which they are sent. */
function redactorOf(accounts: readonly AccountSecrets[]): Redact {
  return createRedactor(
    accounts.flatMap(({ email, apiKey }) =>
      [email, email.toUpperCase()].map((spelt) => ({ email: spelt, apiKey })),
    ),
  );
}

/** Removes credentials, e-mail addresses and invitation links from a text, as many people may read a report. */
export function clean(text: string, redact: Redact): string {
  return (
    redact(text)
      .replaceAll(/\/join\/[^/"\s]+/g, "/join/[redacted]")
      // From the start of a word only: to try each of its letters would take the square of its length.
      .replaceAll(/(?<![^\s"'<>:,@])[^\s"'<>:,@]+@[^\s"'<>:,@]+/g, "[e-mail]")
  );
}

/** The same of a body; what JSON escapes in its strings is read as what it stands for. */
export function cleanBody(body: string, redact: Redact): string {
  try {
    JSON.parse(body);
  } catch {
    return clean(body, redact);
  }
  return inStrings(body, (string) => clean(string, redact));
}
