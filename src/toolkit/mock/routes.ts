import type { OpenApiDocument } from "../document/json.ts";
import { type Operation, operationsOf } from "../document/operation.ts";

/** The operations whose path a request has; none where it is no path of the document. */
type PathRoutes = (url: string) => readonly Operation[];

/** The routes of a document: paths without parameters before those with (OpenAPI 3.1 §4.8.8.2). */
export function routesOf(document: OpenApiDocument): PathRoutes {
  const routes = operationsOf(document)
    .map((operation) => ({ operation, pattern: patternOf(operation) }))
    .sort((one, other) => placesIn(one.operation) - placesIn(other.operation));
  return (url) => {
    const path = pathIn(url);
    return routes.flatMap(({ operation, pattern }) => (pattern.test(path) ? operation : []));
  };
}

const placesIn = ({ path }: Operation): number => path.split("{").length;

/** An integer in a path is written in digits, and whatever else stands there is another path. */
function patternOf({ path, parameters }: Operation): RegExp {
  const isInteger = (name: string | undefined) =>
    parameters.some(
      (one) => one.in === "path" && one.name === name && one.schema?.types.join() === "integer",
    );
  const parts = path.split(/\{([^{}]*)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.*+?^$()[\]|\\]/g, "\\$&");
    return isInteger(part) ? "[0-9]+" : "[^/]+";
  });
  return new RegExp(`^${parts.join("")}$`);
}

/** The path of a request as a URL has it, escapes of letters decoded; a text that is none matches nothing. */
function pathIn(url: string): string {
  try {
    return decodeURI(new URL(url, "http://mock.invalid").pathname);
  } catch {
    return "";
  }
}

/** The methods that a path answers to, sorted; with GET comes HEAD (RFC 9110 §9.3.2). */
export function methodsAt(operations: readonly Operation[]): string[] {
  const methods = operations.map(({ method }) => method);
  return [...new Set([...methods, ...(methods.includes("GET") ? ["HEAD"] : [])])].sort();
}
