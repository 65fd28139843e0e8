import type { OpenApiDocument } from "../document/json.ts";
import { type Operation, operationsOf } from "../document/operation.ts";

/** The operations at the path of a request; none if the document does not have the path. */
type PathRoutes = (url: string) => readonly Operation[];

/** The routes of a document. Paths with fewer parameters are matched first (OpenAPI 3.1 §4.8.8.2). */
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

/** Integer parameters match only digits. */
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

/** The path of a request's URL, with escapes of letters decoded. An invalid URL matches nothing. */
function pathIn(url: string): string {
  try {
    return decodeURI(new URL(url, "http://mock.invalid").pathname);
  } catch {
    return "";
  }
}

/** The methods of a path, sorted, and HEAD if there is GET (RFC 9110 §9.3.2). */
export function methodsAt(operations: readonly Operation[]): string[] {
  const methods = operations.map(({ method }) => method);
  return [...new Set([...methods, ...(methods.includes("GET") ? ["HEAD"] : [])])].sort();
}
