import { badRequest, type PlainAnswer, unauthorized } from "./answers.ts";
import type { Organization } from "./organization.ts";
import type { User } from "./seed.ts";

/** The user that an `Authorization` header identifies, or the answer to whoever it does not (sources §10.1). */
export function authenticate(
  header: string | null,
  { usersByKey, isDeactivated }: Organization,
): { readonly user: User } | { readonly refusal: PlainAnswer } {
  if (header === null) {
    return challenge("Not logged in: API authentication or user session required");
  }
  const [scheme = "", credentials = "", ...rest] = header.trim().split(/\s+/);
  if (scheme !== "" && scheme.toLowerCase() !== "basic") {
    return { refusal: badRequest("This endpoint requires HTTP basic authentication.") };
  }
  const [email, key, ...more] = decode(credentials)?.split(":") ?? [];
  if (email === undefined || key === undefined || more.length > 0 || rest.length > 0) {
    return challenge("Invalid authorization header for basic auth");
  }
  const user = usersByKey.get(key);
  if (user?.email.toLowerCase() !== email.toLowerCase()) return challenge("Invalid API key");
  if (isDeactivated) return { refusal: unauthorized("This organization has been deactivated") };
  if (user.is_active === false) return { refusal: unauthorized("Account is deactivated") };
  return { user };
}

function challenge(msg: string): { refusal: PlainAnswer } {
  return {
    refusal: { ...unauthorized(msg), headers: { "WWW-Authenticate": 'Basic realm="zulip"' } },
  };
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decode(credentials: string): string | undefined {
  try {
    const bytes = atob(credentials);
    return /^[\x20-\x7e]*$/.test(bytes)
      ? bytes // Almost always: what follows takes ten times as long.
      : utf8.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
