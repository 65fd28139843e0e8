import type { OpenApiDocument } from "../document/json.ts";
import { type Operation, operationsOf } from "../document/operation.ts";
import { fewestParametersFirst, templateReader } from "../document/path-template.ts";

/** The operations at the path of a request; none if the document does not have the path. */
type PathRoutes = (url: string) => readonly Operation[];

/** The routes of a document. Paths with fewer parameters are matched first (OpenAPI 3.1 §4.8.8.2). */
export function routesOf(document: OpenApiDocument): PathRoutes {
  const routes = fewestParametersFirst(operationsOf(document)).map((operation) => ({
    operation,
    read: templateReader(operation.path, (name) => isInteger(operation, name)),
  }));
  return (url) => {
    const path = pathIn(url);
    return routes.filter(({ read }) => read(path) !== undefined).map(({ operation }) => operation);
  };
}

/** Whether a path parameter takes only integers, which match only digits. */
function isInteger({ parameters }: Operation, name: string): boolean {
  return parameters.some(
    (one) => one.in === "path" && one.name === name && one.schema?.types.join() === "integer",
  );
}

/** The path of a request's URL, with escapes of letters decoded. An invalid URL matches nothing. */
function pathIn(url: string): string {
  try {
    return decodeURI(new URL(url, "http://mock.invalid").pathname);
  } catch {
    return "";
  }
}
