import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Who may ask a server. Programs may, and its own pages; web pages of another origin may not. */
export interface Guard {
  /** The address that the server listens on. */
  readonly host: string;
  /** Further host names of the server. Defaults to none. */
  readonly allowedHosts?: readonly string[];
  /** Other origins whose pages may ask it and read the answers (CORS), such as `http://localhost:3000`. */
  readonly allowedOrigins?: readonly string[];
  /** Whether a page of another origin may link to it, as to documentation without a state. Defaults to false. */
  readonly isLinkable?: boolean;
}

/**
 * Why a request is refused, as a line for its sender; `undefined` if it is not. A browser sends
 * requests for any page that it shows, also to this machine. It cannot lie in these headers:
 * - `Host`: a page can let its own name lead here (DNS rebinding), and would then count as the same origin;
 * - `Origin`, of a `fetch` or a form: where the page comes from, and `null` of a sandboxed frame or a file;
 * - `Sec-Fetch-Site`, of everything that goes to this machine or over TLS (Fetch Metadata, W3C): the same
 *   of requests without `Origin`, as of images and links. Another port of this machine is `same-site`;
 * - `Referer`, where there is neither: a page can withhold it, and then shows in nothing.
 */
export function refusalOf({ method, headers }: IncomingMessage, guard: Guard): string | undefined {
  const { host } = headers;
  const name = host === undefined ? undefined : nameIn(host);
  const isKnown = name !== undefined && (isOwn(name, guard) || isAddress(name, guard));
  if (host !== undefined && !isKnown) {
    return `This server does not go by ${quoted(name)}. ${optionFor("host", name)}`;
  }
  const from = foreignPage(headers, guard);
  if (from === undefined || (guard.isLinkable === true && isLinkFollowed(method, headers)))
    return undefined;
  const may = `A page of ${from === "" ? "another origin" : quoted(from)} may not ask this server.`;
  if (guard.allowedOrigins === undefined) return may;
  return `${may} ${optionFor("origin", /^https?:/.test(from) ? from : undefined)}`;
}

/** The other origin whose page has caused a request, empty where it is not known; `undefined` where none has. */
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

/** Whether an origin is that of a `Host` header; behind a TLS proxy the scheme differs. */
function isOriginOf(host: string, origin: string): boolean {
  const [scheme = ""] = /^https?:\/\//.exec(origin) ?? [];
  const own = `${scheme}${host}`;
  return scheme !== "" && URL.canParse(own) && new URL(own).origin === origin;
}

/** Whether a host is this machine to itself, whatever its name servers say. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);
}

/** The name or address in a `Host` header as a browser would write it; `undefined` where there is none. */
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

/** Whether it may be one of all the machine's: which these are is not known here. No page can rebind an address. */
function isAddress(name: string, { host }: Guard): boolean {
  return ["0.0.0.0", "::"].includes(host) && isIP(name.replace(/^\[|\]$/g, "")) !== 0;
}

/** A link that somebody clicked, which shows the answer in a tab of its own. */
function isLinkFollowed(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    headers["sec-fetch-mode"] === "navigate" &&
    (headers["sec-fetch-dest"] ?? "document") === "document"
  );
}

const quoted = (name: string | undefined, otherwise = "that name") =>
  name === undefined ? otherwise : `"${name}"`;

const optionFor = (what: "host" | "origin", name = what === "host" ? "NAME" : "ORIGIN") =>
  `If it should, start it with --allow-${what} ${name}.`;
