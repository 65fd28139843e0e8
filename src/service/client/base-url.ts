import { OptionError } from "./errors.ts";

/**
 * The origin of a server's address, checked. No message repeats the address, which may hold a secret.
 *
 * @throws OptionError where it is no http or https address, holds credentials, a path, a query or a
 *   fragment, or would carry credentials over plain http to another host.
 */
export function readBaseUrl(baseUrl: string, allowInsecureHttp: boolean): string {
  const refuse = (problem: string) => {
    throw new OptionError("baseUrl", problem);
  };
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url === undefined || !["http:", "https:"].includes(url.protocol)) {
    return refuse('must be an http or https address, for example "https://chat.example.com".');
  }
  if (url.username || url.password) {
    return refuse('holds credentials: give them as "email" and "apiKey".');
  }
  // An empty query or fragment shows in the text only.
  if (url.pathname !== "/" || /[?#]/.test(baseUrl)) {
    return refuse(
      `must end after the host, as "${url.origin}" does: operations bring their paths.`,
    );
  }
  if (url.protocol === "http:" && !allowInsecureHttp && !isLoopback(url.hostname)) {
    return refuse(
      'would send credentials over plain http: use https, or set "allowInsecureHttp" to true.',
    );
  }
  return url.origin;
}

// RFC 6761 §6.3 for the names, RFC 1122 §3.2.1.3 and RFC 4291 §2.5.3 for the addresses.
function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
