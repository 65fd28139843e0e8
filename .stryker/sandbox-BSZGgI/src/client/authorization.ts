/** The `Authorization` header of HTTP Basic (RFC 7617), in UTF-8. */
// @ts-nocheck

export function authorizationOf(email: string, apiKey: string): string {
  const bytes = new TextEncoder().encode(`${email}:${apiKey}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
