import { createRequire } from "node:module";

/**
 * Ajv of JSON Schema 2020-12, loaded when it is needed: only commands judge values, and who wants the client alone does
 * not install it.
 */
export function loadAjv(): typeof import("ajv/dist/2020.js") {
  return createRequire(import.meta.url)("ajv/dist/2020.js");
}
