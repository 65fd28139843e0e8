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

/** An answer of a service; an object travels as JSON. */
interface ServiceAnswer {
  readonly status: number;
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How the service reads and refuses what its specification does not describe. Defaults to Prism's ways. */
interface ServiceManners {
  /** The answer to a path that is none. */
  readonly noPath?: ServiceAnswer;
  /** The answer to a method that a path does not answer to, which it does to these. */
  readonly noMethod?: (methods: readonly string[]) => ServiceAnswer;
  /** The answer to a body that is too large. */
  readonly tooLarge?: ServiceAnswer;
  /** The fields of a form, where the service reads them from elsewhere too, or why it cannot. */
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
  /** The current address of Prism; waits while Prism starts, and rejects where it has been given up. */
  readonly target: () => Promise<string>;
}

/** A request as it is handed on. */
interface HandedOn {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/**
 * Serves the answers of Prism on a port of its own, and answers what Prism answers misleadingly: what it cannot read,
 * paths and methods that there are not, HEAD and OPTIONS (RFC 9110 §9.3.2, §9.3.7), and with the documented error that
 * fits where Prism takes the first one of its status. It uses node:http on both sides, because `fetch` would
 * normalize paths, merge headers, and send no body with GET.
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
    // An answer to HEAD has no body that would show it.
    if (mayBeOfServer(came) && (handed.method === "HEAD" || ofServer.test(text.toString()))) {
      return say(outgoing, unreadable(malformed));
    }
    const better = operation && blamed(operation, incoming, handed, came);
    if (better === undefined || better.body === text.toString())
      return void outgoing.writeHead(...headOf(came)).end(text);
    say(outgoing, better);
  }

  /** The request with what the service takes for the form of an operation as its body. */
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

  /** The documented error in the place of the first one of its status, unless the request prefers one itself. */
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

/** What the target of a request is relative to. */
const base = "http://mock.invalid";

/** The size of a body in bytes that is read: calls are far shorter, and Prism takes seconds for a form of many names. */
const limit = 64 * 1024;

const tooLarge: ServiceAnswer = {
  status: 413,
  body: "Content Too Large",
  headers: { "Content-Type": "text/plain;charset=UTF-8" },
};

/** The body of a request, or `undefined` where it is too large; then it has been read to its end and forgotten. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  incoming.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit) chunks.length = 0;
    else chunks.push(chunk);
  });
  // After the whole request, because a client that is still sending may not read.
  await finished(incoming.resume());
  return size > limit ? undefined : Buffer.concat(chunks);
}

/**
 * A target without escapes that its path does not need (RFC 3986 §6.2.2.2): Prism finds `/%61/1` to be `/a/{id}`, and then
 * no `id` in it.
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

/** A connection for each request: a kept one may be closed at the moment when it is used again. */
const agent = new Agent({ keepAlive: false });

/** How often a request is asked for where Prism ends over it, or while it is asked, and how long to wait in between. */
const patience = { tries: 3, wait: 100 };

/** Hands a request on, again where Prism ends before it has answered and is started again. */
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
      await delay(patience.wait * tried); // Until its end is known, and its address is that of the next one.
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
      // Without a length Node.js would announce a chunked body, which Prism would take for one.
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
    return []; // There are more than a header holds.
  }
}

function headOf(answer: IncomingMessage): [number, string, string[]] {
  const { statusCode = 500, statusMessage = "", rawHeaders } = answer;
  return [statusCode, statusMessage, endToEnd(rawHeaders)];
}

/** Headers as names and values in turns, without those of a single connection (RFC 9110 §7.6.1). */
function endToEnd(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => !ofConnection.test(rawHeaders[index & ~1] ?? ""));
}

const ofConnection = /^(?:connection|keep-alive|te|trailer|upgrade)$/i;

/** Whether an answer may come from the server in Prism (micri) and not from the specification. */
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
