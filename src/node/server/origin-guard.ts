import type { IncomingHttpHeaders } from "node:http";
import { isLoopback } from "../../universal/loopback.ts";

/**
 * The reason for refusing a request, as a line for its sender; `undefined` if the request is admitted. A server on
 * loopback responds only to programs and pages of this machine. Browsers send requests of any page that they show, also
 * to this machine, but pages cannot forge these headers:
 * - `Host`: a page can make its own name lead here (DNS rebinding), and would then be of the same origin;
 * - `Origin`, for `fetch` and forms: the origin of the page; `null` for a sandboxed frame or a file.
 *
 * Requests without `Origin`, such as links and images, change nothing, and pages cannot read the responses. A server
 * that listens elsewhere is meant for other machines, whose names are not known here.
 */
export function refusalReason(
  { host, origin }: IncomingHttpHeaders,
  listensOn: string,
): string | undefined {
  if (!isLoopback(listensOn)) return undefined;
  const only = "it responds only to this machine, unless --host names another address.";
  const name = host === undefined ? "localhost" : nameIn(`http://${host}`);
  if (!isLoopback(name)) return `This server does not accept the host "${name}": ${only}`;
  const page = origin === undefined ? "localhost" : nameIn(origin);
  return isLoopback(page) ? undefined : `A page of "${page}" may not call this server: ${only}`;
}

/** The host in an address as browsers write it; empty without a host. */
function nameIn(address: string): string {
  if (/^https?:\/\/[^/\\?#@\s]+$/.test(address)) {
    try {
      return new URL(address).hostname; // `URL.canParse` of Node.js 20 says yes to some that throw.
    } catch {}
  }
  return "";
}
