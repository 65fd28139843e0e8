import type { Organization, User } from "./organization.ts";
import { users } from "./resources/users.ts";
import { badRequest, forbidden, type PlainResponse, unauthorized } from "./sandbox-responses.ts";

/** The user that an `Authorization` header identifies, or the refusal (sources §10.1). */
export function authenticate(
  header: string | null,
  { stateOf, settings, supports }: Organization,
): { readonly user: User } | { readonly refusal: PlainResponse } {
  if (header === null) {
    return { refusal: unauthorized("Not logged in: API authentication or user session required") };
  }
  const [scheme = "", credentials, ...rest] = header.split(/\s+/);
  if (credentials === undefined || rest.length > 0) return undecodable;
  if (scheme.toLowerCase() !== "basic") {
    return { refusal: badRequest("This endpoint requires HTTP basic authentication.") };
  }
  const [email, key, ...more] =
    decode(credentials)
      ?.split(":")
      .map((part) => part.trim()) ?? [];
  if (email === undefined || key === undefined || more.length > 0) return undecodable;
  const user = stateOf(users).byKey.get(key);
  if (user === undefined && !isKey.test(key)) return { refusal: unauthorized("Malformed API key") };
  if (user?.email.toLowerCase() !== email.toLowerCase()) {
    return { refusal: unauthorized("Invalid API key") };
  }
  const deactivated = supports("deactivatedUnauthorized") ? unauthorized : forbidden;
  if (settings.is_deactivated)
    return { refusal: deactivated("This organization has been deactivated") };
  if (user.is_active === false) return { refusal: deactivated("Account is deactivated") };
  return { user };
}

const undecodable = { refusal: unauthorized("Invalid authorization header for basic auth") };

/** The form of keys of servers; those of a sandbox may be easier to read (sources §10.4). */
const isKey = /^[A-Za-z0-9]{32}$/;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Decodes Base64; `atob` accepts missing padding, which servers refuse (sources §10.2). */
function decode(credentials: string): string | undefined {
  if (credentials.length % 4 !== 0) return undefined;
  try {
    const bytes = atob(credentials);
    return /^[\x20-\x7e]*$/.test(bytes)
      ? bytes // The common case; the code below takes ten times as long.
      : utf8.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
