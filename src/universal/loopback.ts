/**
 * Whether a host always means this machine, independent of name servers: `localhost` and the names below it (RFC 6761
 * §6.3), 127.0.0.0/8 (RFC 1122 §3.2.1.3) and `::1` (RFC 4291 §2.5.3), with or without brackets.
 */
export function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);
}
