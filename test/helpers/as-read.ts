// What a server reads from a request.
import type { PlannedRequest } from "../../src/service/conformance/wrong-requests/index.ts";

/** A text as it arrives: halves of surrogate pairs have no UTF-8. */
export const asTravelled = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");

/**
 * The names that a server reads from a request beside those it supports, sorted; `undefined` where
 * readers of forms may differ.
 */
export function unsupportedNames(
  { fields, bodyForm, method }: PlannedRequest,
  supported: readonly string[],
): string[] | undefined {
  if (fields.some(({ encoded }) => encoded !== undefined)) return undefined;
  const isForm = bodyForm === "urlencoded" || bodyForm === "multipart";
  const read = fields.filter((field) => field.in === "query" || (isForm && method !== "GET"));
  const names = new Set(read.map(({ name }) => name));
  const known = [...supported, "client"]; // Of any request (sources §16.3).
  return [...names].filter((name) => !known.includes(name)).sort();
}
