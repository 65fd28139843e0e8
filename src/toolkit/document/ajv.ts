import { createRequire } from "node:module";

/**
 * Ajv for JSON Schema 2020-12, loaded on first use: only commands check values, and users of the client alone do not
 * install it.
 */
export function loadAjv(): typeof import("ajv/dist/2020.js") {
  return createRequire(import.meta.url)("ajv/dist/2020.js");
}
