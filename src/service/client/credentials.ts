/** What identifies an account, and proves it. */
export interface AccountSecrets {
  readonly email: string;
  readonly apiKey: string;
}

/** The `Authorization` header of HTTP Basic (RFC 7617), in UTF-8. */
export function authorizationOf(email: string, apiKey: string): string {
  return `Basic ${btoa(inBytes(`${email}:${apiKey}`))}`;
}

/** A text with one character for each byte of its UTF-8, as `btoa` takes it. */
function inBytes(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

/** Takes API keys out of a text. */
export type Redact = (text: string) => string;

/** What stands in the place of a key. */
export const redacted = "[redacted]";

/** A shorter text occurs by chance: to hide it would spoil answers that hold no secret. */
const shortest = 6;

/**
 * Keeps the keys of these accounts out of texts: as they are, percent-encoded, and in the base64 of the header,
 * in capitals or not, as names of header fields come. A key of less than 6 characters is not looked for.
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
  const pattern = new RegExp(sources.join("|") || "(?!)", "gi"); // Of no forms at all it matches nothing.
  return (text) => text.replace(pattern, redacted);
}
