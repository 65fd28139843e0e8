import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { isLoopback } from "./loopback.ts";

/** Who may call a server: programs and its own pages, but not web pages of other origins. */
export interface Guard {
  /** The address that the server listens on. */
  readonly host: string;
  /** Further host names of the server. Defaults to none. */
  readonly allowedHosts?: readonly string[];
  /** Other origins whose pages may call it and read the answers (CORS), such as `http://localhost:3000`. */
  readonly allowedOrigins?: readonly string[];
  /** Whether pages of other origins may link to it, for example to documentation. Defaults to false. */
  readonly isLinkable?: boolean;
}

/**
 * The reason for refusing a request, as a line for its sender; `undefined` if it is admitted. Browsers send requests of
 * any page that they show, also to this machine, but pages cannot forge these headers:
 * - `Host`: a page can make its own name lead here (DNS rebinding), and would then be of the same origin;
 * - `Origin`, for `fetch` and forms: the origin of the page; `null` for a sandboxed frame or a file;
 * - `Sec-Fetch-Site`, for all requests to this machine or over TLS (Fetch Metadata, W3C), also those without `Origin`,
 *   such as images and links. Another port of this machine is `same-site`;
 * - `Referer`, if there is neither; a page can suppress it and then cannot be recognized.
 */
export function refusalOf({ method, headers }: IncomingMessage, guard: Guard): string | undefined {
  const { host } = headers;
  const name = host === undefined ? undefined : nameIn(host);
  const isKnown = name !== undefined && (isOwn(name, guard) || isAddress(name, guard));
  if (host !== undefined && !isKnown) {
    return `This server does not accept the host ${quoted(name)}. ${optionFor("host NAME")}`;
  }
  const from = foreignPage(headers, guard);
  if (from === undefined || (guard.isLinkable === true && isLinkFollowed(method, headers)))
    return undefined;
  const may = `A page of ${from === "" ? "another origin" : quoted(from)} may not call this server.`;
  if (guard.allowedOrigins === undefined) return may;
  return `${may} ${optionFor("origin URL")}`;
}

/**
 * The other origin whose page caused a request, or an empty text if it is not known; `undefined` if no page of another
 * origin did.
 */
function foreignPage(
  { host = "", origin, referer = "", "sec-fetch-site": site }: IncomingHttpHeaders,
  guard: Guard,
): string | undefined {
  if (site === "same-origin") return undefined;
  if (origin === undefined && site !== undefined) return site === "none" ? undefined : "";
  if (origin === undefined && (referer === "" || guard.isLinkable === true)) return undefined;
  const from = origin ?? (URL.canParse(referer) ? new URL(referer).origin : "");
  const isMeant = isOriginOf(host, from) || guard.allowedOrigins?.includes(from);
  return isMeant ? undefined : from;
}

/** Whether an origin matches a `Host` header. The scheme may differ behind a TLS proxy. */
function isOriginOf(host: string, origin: string): boolean {
  const [scheme = ""] = /^https?:\/\//.exec(origin) ?? [];
  const own = `${scheme}${host}`;
  return scheme !== "" && URL.canParse(own) && new URL(own).origin === origin;
}

/** The name or address in a `Host` header as browsers write it; `undefined` if there is none. */
function nameIn(authority: string): string | undefined {
  if (/[/\\?#@\s]/.test(authority)) return undefined;
  try {
    return new URL(`http://${authority}`).hostname; // `URL.canParse` of Node.js 20 says yes to some that throw.
  } catch {
    return undefined;
  }
}

function isOwn(name: string, { host, allowedHosts = [] }: Guard): boolean {
  if (isLoopback(name)) return true;
  const own = [host, ...allowedHosts].map((known) => known.toLowerCase());
  return own.some((known) => known === name || `[${known}]` === name);
}

/** Whether a host may be one of the machine's addresses, which are not known here. Pages cannot rebind an address. */
function isAddress(name: string, { host }: Guard): boolean {
  return ["0.0.0.0", "::"].includes(host) && isIP(name.replace(/^\[|\]$/g, "")) !== 0;
}

/** Whether the request follows a link, whose answer the browser shows as a page. */
function isLinkFollowed(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    headers["sec-fetch-mode"] === "navigate" &&
    (headers["sec-fetch-dest"] ?? "document") === "document"
  );
}

const quoted = (name: string | undefined, otherwise = "that name") =>
  name === undefined ? otherwise : `"${name}"`;

/** Without the name that was sent: whoever pastes the line would allow what a foreign page wrote into it. */
const optionFor = (option: "host NAME" | "origin URL") =>
  `If it should, start it with --allow-${option}.`;
