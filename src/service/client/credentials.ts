/** The credentials of an account. */
export interface AccountSecrets {
  readonly email: string;
  readonly apiKey: string;
}

/** The `Authorization` header of HTTP Basic (RFC 7617), in UTF-8. */
export function authorizationOf(email: string, apiKey: string): string {
  return `Basic ${btoa(inBytes(`${email}:${apiKey}`))}`;
}

/** The UTF-8 bytes of a text as characters up to U+00FF, which is what `btoa` accepts. */
function inBytes(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

/** Takes API keys out of a text. */
export type Redact = (text: string) => string;

/** Replaces a key. */
export const redacted = "[redacted]";

/** Shorter texts occur by chance, and replacing them would spoil responses without a secret. */
const shortest = 6;

/**
 * Replaces the API keys of these accounts in texts: plain, percent-encoded, or in the base64 of the header, and in any
 * case, because header names are lower-cased. Keys of less than 6 characters are not replaced.
 */
export function createRedactor(accounts: readonly AccountSecrets[]): Redact {
  const forms = accounts.flatMap(({ email, apiKey }) => [
    apiKey,
    encodeURIComponent(apiKey),
    authorizationOf(email, apiKey).slice("Basic ".length).replace(/=+$/, ""),
  ]);
  const sources = forms
    .filter(({ length }) => length >= shortest)
    .map((form) => form.replace(/\W/g, "\\$&"));
  const pattern = new RegExp(sources.join("|") || "(?!)", "gi"); // Without keys, matches nothing.
  return (text) => text.replace(pattern, redacted);
}
