import type { OperationRow, ParameterRow } from "../document/operation-row.ts";
import type { ClientConventions } from "./api-conventions.ts";
import type { ArgumentError } from "./errors.ts";

// Loaded when it is first used, because most programs never do. The error is passed in: if it were imported, bundlers
// would split out its module.

/**
 * The operation of a method and path. If the specification does not have it, one for one call with these arguments:
 * those whose names stand in braces are put into the path.
 *
 * @param body where the others are put, if not into the query of GET and HEAD. Defaults to JSON.
 *
 * @throws ArgumentError if the path would not be the one that is requested.
 */
export function operationAt(
  { id, method, path }: Pick<OperationRow, "id" | "method" | "path">,
  rows: readonly OperationRow[],
  given: object,
  body: ClientConventions<object>["body"] = "json",
  Refusal: typeof ArgumentError,
): OperationRow {
  const places = rows.flatMap((row) => [row, ...(row.earlier ?? [])]);
  const described = places.find((row) => row.method === method && row.path === path);
  if (described) return described;
  if (!/^\/[^?#\\\t\n\r]*$/.test(path) || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) {
    throw new Refusal(id, "path", 'must begin with "/", and have no "..", query or fragment.');
  }
  const place = ["GET", "HEAD"].includes(method) ? "query" : body;
  const parameters = Object.entries(given).map(([name, value]): [string, ParameterRow] => [
    name,
    {
      in: path.includes(`{${name}}`) ? "path" : place,
      required: false,
      encoding: typeof value === "object" ? "json" : "raw",
    },
  ]);
  return {
    id,
    method,
    path,
    isAuthenticated: true,
    isIdempotent: !["POST", "PATCH"].includes(method),
    isLongPoll: false,
    since: 0,
    parameters: Object.fromEntries(parameters),
  };
}
