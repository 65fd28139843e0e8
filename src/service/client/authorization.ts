/** The `Authorization` header of HTTP Basic (RFC 7617), in UTF-8. */
export function authorizationOf(email: string, apiKey: string): string {
  return `Basic ${btoa(inBytes(`${email}:${apiKey}`))}`;
}

/** A text with one character for each byte of its UTF-8, as `btoa` takes it and header fields carry it. */
export function inBytes(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}
