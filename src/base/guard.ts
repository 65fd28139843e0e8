import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Who may ask a server. Programs may; web pages of another origin may not. */
export interface Guard {
  /** The address that the server listens on. */
  readonly host: string;
  /** More names that the server goes by, and whose pages may ask it. Defaults to none. */
  readonly allowedHosts?: readonly string[];
  /** Whether a page of another origin may link to it, as to documentation without a state. Defaults to false. */
  readonly isLinkable?: boolean;
}

/**
 * Why a request is refused, as a line for whoever sent it; `undefined` where it is not. A browser sends
 * requests for any page that it shows, also to this machine. It cannot lie in three headers:
 * - `Host`: a page can let its own name lead here (DNS rebinding), and would then count as the same origin;
 * - `Origin`, of a `fetch` or a form, and `Sec-Fetch-Site`, of everything (Fetch Metadata, W3C): they say
 *   where the page comes from. Another port of this machine is `same-site`, and is let in.
 */
export function refusalOf({ method, headers }: IncomingMessage, guard: Guard): string | undefined {
  const { host, origin } = headers;
  const name = host === undefined ? undefined : nameIn(host);
  const isKnown = name !== undefined && (isOwn(name, guard) || isAddress(name, guard));
  if (host !== undefined && !isKnown) {
    return `This server does not go by ${quoted(name)}. ${optionFor(name)}`;
  }
  const from =
    origin === undefined || origin === "null" ? undefined : nameIn(withoutScheme(origin));
  const isForeign =
    from === undefined
      ? headers["sec-fetch-site"] === "cross-site"
      : from !== name && !isOwn(from, guard);
  if (!isForeign || (guard.isLinkable === true && isLinkFollowed(method, headers)))
    return undefined;
  return `A page of ${quoted(from, "another site")} may not ask this server. ${optionFor(from)}`;
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

const withoutScheme = (origin: string) => origin.replace(/^https?:\/\//, "");

const quoted = (name: string | undefined, otherwise = "that name") =>
  name === undefined ? otherwise : `"${name}"`;

const optionFor = (name = "NAME") => `If it should, start it with --allow-host ${name}.`;
