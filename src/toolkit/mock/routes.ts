import type { OpenApiDocument } from "../document/json.ts";
import { type Operation, operationsOf } from "../document/operation.ts";
import { routesOf } from "../document/path-template.ts";

/** The operations at the path of a request; none if the document does not have the path. */
type PathRoutes = (url: string) => readonly Operation[];

/** The routes of a document. */
export function documentRoutes(document: OpenApiDocument): PathRoutes {
  const at = routesOf(operationsOf(document), isInteger);
  return (url) => at(pathIn(url)).map(({ operation }) => operation);
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
