import type { IncomingMessage, ServerResponse } from "node:http";
import { finished } from "node:stream/promises";
import {
  type Content,
  type GuardedServerOptions,
  type ListeningServer,
  serveGuarded,
} from "../../base/serve-guarded.ts";
import { fieldsBodyOf } from "../document/arguments.ts";
import type { OpenApiDocument } from "../document/json.ts";
import type { Operation } from "../document/operation.ts";
import { methodsOf } from "../document/path-template.ts";
import { validatorOf } from "../document/validator.ts";
import { ask, endToEnd, type HandedOn, headOf, isOfServer, violationsIn } from "./ask-prism.ts";
import { blameOf, missedByPrism } from "./blame.ts";
import { documentRoutes } from "./routes.ts";

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
  /** The answer to a request that cannot be read, with status 400. Defaults to a line of text. */
  readonly malformed?: Content;
  /** The answer to an unknown path. */
  readonly noPath?: ServiceAnswer;
  /** The answer to a method that a path does not have, or to OPTIONS; `here` are the operations that it has. */
  readonly noMethod?: (method: string, here: readonly Operation[]) => ServiceAnswer;
  /** Headers of every success of an operation. Defaults to none. */
  readonly ofSuccess?: (operation: Operation) => Readonly<Record<string, string>>;
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
  readonly manners?: ServiceManners;
  /** The current address of Prism. Waits while Prism starts, and rejects if it is no longer started again. */
  readonly target: () => Promise<string>;
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
  manners = {},
  ...options
}: FrontOptions): Promise<ListeningServer> {
  const routes = documentRoutes(document);
  const validator = validatorOf(document);
  const {
    malformed = { type: "text/plain; charset=utf-8", body: "The request cannot be read.\n" },
  } = manners;
  return serveGuarded(
    (incoming, outgoing) => {
      answer(incoming, outgoing).catch((error: Error) => {
        if (outgoing.headersSent || outgoing.destroyed) return outgoing.destroy();
        outgoing.writeHead(502, { "Content-Type": "text/plain; charset=utf-8" });
        outgoing.end(`The mock has no response: ${error.message}.\n`);
      });
    },
    { ...options, malformed },
  );

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = incoming;
    const sent = await bodyOf(incoming);
    if (sent === undefined) return say(outgoing, manners.tooLarge ?? tooLarge);
    const here = routes(url);
    if (here.length === 0 && manners.noPath) return say(outgoing, manners.noPath);
    const isHead = method === "HEAD" && !here.some((one) => one.method === "HEAD");
    const asked = isHead ? "GET" : method;
    const operation = here.find((one) => one.method === asked);
    if (here.length > 0 && operation === undefined) {
      if (manners.noMethod) return say(outgoing, manners.noMethod(method, here));
      const headers = { Allow: methodsOf(here).join(", ") };
      if (method === "OPTIONS") return say(outgoing, { status: 204, body: "", headers });
    }
    const plain = {
      method: operation === undefined ? method : asked,
      path: plainlySpelled(url),
      headers: endToEnd(incoming).map(plainCredentials),
      body: sent,
    };
    const handed = await withForm(plain, operation);
    if ("status" in handed) return say(outgoing, handed);
    const { came, body } = await ask(target, handed, outgoing);
    const text = body.toString();
    if (isOfServer(came, handed.method === "HEAD" ? undefined : text)) {
      return say(outgoing, unreadable(malformed));
    }
    const better = operation && blamed(operation, incoming, handed, came);
    if (better !== undefined && better.body !== text) return say(outgoing, better);
    const [status, message, headers] = headOf(came);
    const more = status < 400 && operation ? manners.ofSuccess?.(operation) : undefined;
    outgoing.writeHead(status, message, [...headers, ...Object.entries(more ?? {}).flat()]);
    outgoing.end(body);
  }

  /** Rewrites the body of a request to the form that the service reads. */
  async function withForm(
    plain: HandedOn,
    operation: Operation | undefined,
  ): Promise<HandedOn | ServiceAnswer> {
    const { method, path, headers, body } = plain;
    const isForm = operation && fieldsBodyOf(operation)?.in === "form" && method !== "GET";
    if (isForm !== true || manners.readForm === undefined) return plain;
    const type = headers.find(([name]) => isContentType(name))?.[1];
    const request = new Request(new URL(path, base), {
      method,
      ...(type !== undefined && { headers: { "Content-Type": type } }),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const read = await manners.readForm(request);
    if ("refusal" in read) return read.refusal;
    const form = Buffer.from(new URLSearchParams([...read.fields]).toString());
    const others = headers.filter(([name]) => !isContentType(name));
    return { ...plain, headers: [...others, ["Content-Type", formType]], body: form };
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
    const type = sentHeaders.findLast(([name]) => isContentType(name))?.[1];
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

const isContentType = (name: string): boolean => /^content-type$/i.test(name);

const formType = "application/x-www-form-urlencoded";

/**
 * Credentials as Prism reads them: with one space after the scheme, where more are allowed (RFC 9110 §11.4), and without
 * a third word, which Prism would not see.
 */
function plainCredentials([name, value]: HandedOn["headers"][number]) {
  const [scheme, token, third] = value.split(/ +/);
  const isPlain = !/^authorization$/i.test(name) || !/^(?:basic|bearer)$/i.test(scheme ?? "");
  const plain = third === undefined ? `${scheme} ${token ?? ""}` : scheme;
  return [name, isPlain ? value : String(plain)] as const;
}

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
 * `id`. Escapes commas, where Prism makes a list of a text, and fails on a list.
 */
const plainlySpelled = (url: string): string =>
  url.replace(/^[^?]*/, (path) =>
    path
      .replace(/%([0-9a-f]{2})/gi, (escaped, hex) => {
        const sign = String.fromCharCode(Number.parseInt(hex, 16));
        return /[\w.~-]/.test(sign) ? sign : escaped;
      })
      .replaceAll(",", "%2C"),
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
