import { inBytes } from "./redact.ts";

/** The credentials of an account. */
export interface AccountSecrets {
  readonly email: string;
  readonly apiKey: string;
}

/** The `Authorization` header of HTTP Basic (RFC 7617), in UTF-8. */
export function authorizationOf(email: string, apiKey: string): string {
  return `Basic ${btoa(inBytes(`${email}:${apiKey}`))}`;
}
