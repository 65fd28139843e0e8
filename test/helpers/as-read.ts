// The names that servers read from a request.
import type { PlannedRequest } from "../../src/service/conformance/request.ts";

/** A text as it arrives: lone surrogates cannot be encoded. */
export const asReceived = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");

/** The unsupported names that a server reads from a request, sorted; `undefined` if form parsers may differ. */
export function unsupportedNames(
  { fields, bodyForm, method }: PlannedRequest,
  supported: readonly string[],
): string[] | undefined {
  if (fields.some(({ encoded }) => encoded !== undefined)) return undefined;
  const isForm = bodyForm === "urlencoded" || bodyForm === "multipart";
  const read = fields.filter((field) => field.in === "query" || (isForm && method !== "GET"));
  const names = new Set(read.map(({ name }) => name));
  const known = [...supported, "client"]; // Every request may have it (sources §16.3).
  return [...names].filter((name) => !known.includes(name)).sort();
}
