/** This package as a `User-Agent`; a test holds it to package.json. */
export const defaultUserAgent = "administration-service-api/0.1.0";

/**
 * Whether the platform lets a program say who it is. A browser sends its own `User-Agent`, and setting
 * one there makes a cross-origin request need permission.
 */
export function canSetUserAgent(): boolean {
  return !("document" in globalThis || "importScripts" in globalThis);
}
