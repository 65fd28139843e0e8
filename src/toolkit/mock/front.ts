import { Agent, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import {
  type Content,
  type GuardedServerOptions,
  type ListeningServer,
  serveGuarded,
} from "../../base/serve-guarded.ts";
import { fieldsBodyOf } from "../document/arguments.ts";
import type { OpenApiDocument } from "../document/json.ts";
import type { Operation } from "../document/operation.ts";
import { validatorOf } from "../document/validator.ts";
import { blameOf, missedByPrism, type Violation } from "./blame.ts";
import { methodsAt, routesOf } from "./routes.ts";

/** An answer of a service; an object is sent as JSON. */
interface ServiceAnswer {
  readonly status: number;
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * How the service reads and refuses requests that its specification does not describe. Defaults to Prism's behaviour.
 */
interface ServiceManners {
  /** The answer to an unknown path. */
  readonly noPath?: ServiceAnswer;
  /** The answer to a method that a path does not have; `methods` are those it has. */
  readonly noMethod?: (methods: readonly string[]) => ServiceAnswer;
  /** The answer to a body that is too large. */
  readonly tooLarge?: ServiceAnswer;
  /** Reads the fields of a form, if the service also reads them from elsewhere, or returns the refusal. */
  readonly readForm?: (
    request: Request,
  ) => Promise<{ fields: ReadonlyMap<string, string> } | { refusal: ServiceAnswer }>;
}

/** The server in front of Prism. */
export interface FrontOptions extends Pick<GuardedServerOptions, "port" | "allowedHosts"> {
  /** The plain document that Prism serves. */
  readonly document: OpenApiDocument;
  /** The answer to a request that cannot be read, with status 400, in the form of the API's errors. */
  readonly malformed: Content;
  readonly manners?: ServiceManners;
  /** The current address of Prism. Waits while Prism starts, and rejects if it is no longer started again. */
  readonly target: () => Promise<string>;
}

/** A request as it is sent to Prism. */
interface HandedOn {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/**
 * Serves the answers of Prism on a port of its own. Answers itself if Prism's answer would be misleading: to unreadable
 * requests, unknown paths and methods, HEAD and OPTIONS (RFC 9110 §9.3.2, §9.3.7). Replaces Prism's error, the first of
 * its status, by the one that fits the problem. Uses node:http on both sides, because `fetch` would normalize paths,
 * merge headers, and send no body with GET.
 *
 * @throws the error of node:net if the port is not available.
 */
export function serveFront({
  target,
  document,
  malformed,
  manners = {},
  ...options
}: FrontOptions): Promise<ListeningServer> {
  const routes = routesOf(document);
  const validator = validatorOf(document);
  const guarded = { ...options, malformed };
  return serveGuarded((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: Error) => {
      if (outgoing.headersSent || outgoing.destroyed) return outgoing.destroy();
      outgoing.writeHead(502, { "Content-Type": "text/plain; charset=utf-8" });
      outgoing.end(`The mock has no response: ${error.message}.\n`);
    });
  }, guarded);

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = incoming;
    const body = await bodyOf(incoming);
    if (body === undefined) return say(outgoing, manners.tooLarge ?? tooLarge);
    const here = routes(url);
    if (here.length === 0 && manners.noPath) return say(outgoing, manners.noPath);
    const isHead = method === "HEAD" && !here.some((one) => one.method === "HEAD");
    const asked = isHead ? "GET" : method;
    const operation = here.find((one) => one.method === asked);
    if (here.length > 0 && operation === undefined) {
      const methods = methodsAt(here);
      if (method === "OPTIONS")
        return say(outgoing, { status: 204, body: "", headers: { Allow: methods.join(", ") } });
      if (manners.noMethod) return say(outgoing, manners.noMethod(methods));
    }
    const plain = {
      method: operation === undefined ? method : asked,
      path: plainlySpelled(url),
      headers: endToEnd(incoming.rawHeaders),
      body,
    };
    const handed = await withForm(plain, operation);
    if ("status" in handed) return say(outgoing, handed);
    const came = await ask(target, handed, outgoing);
    const text = await buffer(came);
    // The answer to HEAD has no body to recognize it by.
    if (mayBeOfServer(came) && (handed.method === "HEAD" || ofServer.test(text.toString()))) {
      return say(outgoing, unreadable(malformed));
    }
    const better = operation && blamed(operation, incoming, handed, came);
    if (better === undefined || better.body === text.toString())
      return void outgoing.writeHead(...headOf(came)).end(text);
    say(outgoing, better);
  }

  /** Rewrites the body of a request to the form that the service reads. */
  async function withForm(
    plain: HandedOn,
    operation: Operation | undefined,
  ): Promise<HandedOn | ServiceAnswer> {
    const { method, path, headers, body } = plain;
    const isForm = operation && fieldsBodyOf(operation)?.in === "form" && method !== "GET";
    if (isForm !== true || manners.readForm === undefined) return plain;
    const pairs = headers.flatMap((name, index): [string, string][] =>
      index % 2 === 0 ? [[name, headers[index + 1] ?? ""]] : [],
    );
    const kept = pairs.filter(
      ([name]) => !/^(?:content-(?:type|length)|transfer-encoding)$/i.test(name),
    );
    const type = pairs.find(([name]) => /^content-type$/i.test(name))?.[1];
    const request = new Request(new URL(path, base), {
      method,
      ...(type !== undefined && { headers: { "Content-Type": type } }),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const read = await manners.readForm(request);
    if ("refusal" in read) return read.refusal;
    const form = Buffer.from(new URLSearchParams([...read.fields]).toString());
    return {
      ...plain,
      headers: [...kept.flat(), "Content-Type", formType],
      body: form,
    };
  }

  /** Chooses the documented error that fits, unless the request prefers one itself. */
  function blamed(
    operation: Operation,
    { headers, url = "/" }: IncomingMessage,
    { headers: sentHeaders, body }: HandedOn,
    came: IncomingMessage,
  ): ServiceAnswer | undefined {
    const { statusCode = 500 } = came;
    const { searchParams: query } = new URL(url, base);
    const isPreferred = "prefer" in headers || query.has("__code") || query.has("__example");
    if (isPreferred) return undefined;
    const type = sentHeaders.findLast((_, index) =>
      /^content-type$/i.test(sentHeaders[index - 1] ?? ""),
    );
    const form = type?.startsWith(formType) ? new URLSearchParams(body.toString()) : undefined;
    const sent = { authorization: headers.authorization, query, form };
    const seen = violationsIn(came);
    const violations =
      statusCode < 400 ? [...seen, ...missedByPrism(operation, validator, sent)] : seen;
    const blame = blameOf(operation, validator, violations, sent);
    if (blame === undefined) return undefined;
    const { status, example } = blame;
    const { "www-authenticate": challenge } = came.headers;
    return {
      status,
      body: JSON.stringify(example.value),
      headers: {
        ...(status === statusCode && challenge !== undefined && { "WWW-Authenticate": challenge }),
        "sl-violations": JSON.stringify(violations).slice(0, 8_000),
      },
    };
  }
}

const formType = "application/x-www-form-urlencoded";

/** The base of relative request targets. */
const base = "http://mock.invalid";

/** The largest body that is read, in bytes. Calls need far less, and Prism takes seconds for a form with many names. */
const limit = 64 * 1024;

const tooLarge: ServiceAnswer = {
  status: 413,
  body: "Content Too Large",
  headers: { "Content-Type": "text/plain;charset=UTF-8" },
};

/** The body of a request, or `undefined` if it is too large; then the rest is read and discarded. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  incoming.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit) chunks.length = 0;
    else chunks.push(chunk);
  });
  // Waits for the whole request, because a client that is still sending may not read.
  await finished(incoming.resume());
  return size > limit ? undefined : Buffer.concat(chunks);
}

/**
 * Decodes unneeded escapes in a path (RFC 3986 §6.2.2.2): Prism matches `/%61/1` with `/a/{id}`, but then finds no
 * `id`.
 */
const plainlySpelled = (url: string): string =>
  url.replace(/^[^?]*/, (path) =>
    path.replace(/%([0-9a-f]{2})/gi, (escaped, hex) => {
      const sign = String.fromCharCode(Number.parseInt(hex, 16));
      return /[\w.~-]/.test(sign) ? sign : escaped;
    }),
  );

function say(outgoing: ServerResponse, { status, body, headers = {} }: ServiceAnswer): void {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const ofText = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) };
  outgoing.writeHead(status, { ...(status !== 204 && ofText), ...headers });
  outgoing.end(text);
}

function unreadable({ type, body }: Content): ServiceAnswer {
  const message = "The path, a header or the body cannot be read";
  const violations = [{ location: ["request"], severity: "Error", message }];
  return {
    status: 400,
    body,
    headers: { "Content-Type": type, "sl-violations": JSON.stringify(violations) },
  };
}

/** A new connection for each request, because Prism may close a kept one just when it is used again. */
const agent = new Agent({ keepAlive: false });

/** How often a request is sent if Prism ends during it, and how long to wait in between, in milliseconds. */
const patience = { tries: 3, wait: 100 };

/** Sends a request to Prism, and again if Prism ends before it has answered. */
async function ask(
  target: () => Promise<string>,
  handed: HandedOn,
  outgoing: ServerResponse,
): Promise<IncomingMessage> {
  for (let tried = 1; ; tried++) {
    try {
      return await askOnce(await target(), handed, outgoing);
    } catch (error) {
      const isGone = /^ECONN(?:RESET|REFUSED)$/.test(String((error as NodeJS.ErrnoException).code));
      if (!isGone || tried === patience.tries || outgoing.destroyed) throw error;
      await delay(patience.wait * tried); // Until `target` gives the address of a new process.
    }
  }
}

function askOnce(
  url: string,
  { method, path, headers, body }: HandedOn,
  outgoing: ServerResponse,
): Promise<IncomingMessage> {
  const { hostname, port } = new URL(url);
  const kept = headers.filter(
    (_, index) => !/^(?:content-length|transfer-encoding)$/i.test(headers[index & ~1] ?? ""),
  );
  return new Promise((resolve, reject) => {
    const asked = request({
      agent,
      hostname,
      port,
      method,
      path,
      // Without a length, Node.js would announce a chunked body even if there is none.
      headers: [...kept, "Content-Length", String(body.length)],
    });
    asked.on("response", resolve).on("error", reject);
    outgoing.on("close", () => asked.destroy());
    asked.end(body);
  });
}

function violationsIn({ headers }: IncomingMessage): readonly Violation[] {
  try {
    return JSON.parse(String(headers["sl-violations"] ?? "[]"));
  } catch {
    return []; // The header was too long and is cut.
  }
}

function headOf(answer: IncomingMessage): [number, string, string[]] {
  const { statusCode = 500, statusMessage = "", rawHeaders } = answer;
  return [statusCode, statusMessage, endToEnd(rawHeaders)];
}

/** Headers as alternating names and values, without those of a single connection (RFC 9110 §7.6.1). */
function endToEnd(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => !ofConnection.test(rawHeaders[index & ~1] ?? ""));
}

const ofConnection = /^(?:connection|keep-alive|te|trailer|upgrade)$/i;

/** Whether an answer may come from Prism's own server (micri), not from the specification. */
function mayBeOfServer({ statusCode = 0, headers }: IncomingMessage): boolean {
  return (
    [400, 413, 500].includes(statusCode) &&
    headers["sl-violations"] === undefined &&
    /^(?:application\/json|text\/plain); charset=utf-8$/.test(headers["content-type"] ?? "")
  );
}

const codes = "internal_server_error|invalid_json|invalid_body|request_entity_too_large";
const texts = "Internal Server Error|Invalid JSON|Invalid body|Body exceeded .* limit";
const ofServer = new RegExp(`^(?:\\{"error":\\{"code":"(?:${codes})",.*\\}\\}|${texts})$`);
