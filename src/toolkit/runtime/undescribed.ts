import type { OperationRow, ParameterRow } from "../document/operation-row.ts";
import type { ClientConventions } from "./conventions.ts";

// Loaded when it is first used, because most programs never do.

/**
 * An operation that the specification does not have, for one call with these arguments: those whose names stand in
 * braces are put into the path. `undefined` if the path would not be the one that is requested.
 *
 * @param body where the others are put, if not into the query of GET and HEAD. Defaults to JSON.
 */
export function undescribed(
  id: string,
  method: OperationRow["method"],
  path: string,
  given: object,
  body: ClientConventions<object>["body"] = "json",
): OperationRow | undefined {
  if (!/^\/[^?#]*$/.test(path) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(path)) return undefined;
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
