import { existsSync, readFileSync, statSync } from "node:fs";
import { Failure } from "../../base/failure.ts";
import { shown } from "../../base/home.ts";
import { isObject, type JsonObject } from "../document/json.ts";

/** The package that brings older documents up. */
export const upgrader = "@scalar/openapi-upgrader";

/**
 * Judges a file by the version that its text names, before anything is loaded that reads all of it. Where the text does
 * not show it, it is judged when it is read. Returns the packages without which that version cannot be read.
 *
 * @throws Failure as `judgeVersion` does.
 */
export function judgeText(file: string): readonly string[] {
  if (!existsSync(file) || !statSync(file).isFile()) return [];
  const text = readFileSync(file, "utf8");
  const top = /^(?:\{\s*)?["']?(openapi|swagger)["']?[ \t]*:[ \t]*["']?([\d.]+)/m.exec(text);
  if (top?.[1] === undefined) return [];
  const document = { [top[1]]: top[2] };
  judgeVersion(file, document);
  return olderVersion(document) === undefined ? [] : [upgrader];
}

/** The version of a document that has to be brought up to OpenAPI 3.1: "OpenAPI 3.0.3", "Swagger 2.0". */
export function olderVersion({ openapi, swagger }: JsonObject): string | undefined {
  if (/^3\.0(\.|$)/.test(String(openapi))) return `OpenAPI ${openapi}`;
  const isSwagger = openapi === undefined && /^2(\.|$)/.test(String(swagger));
  return isSwagger ? `Swagger ${swagger}` : undefined;
}

/**
 * Refuses what is neither OpenAPI 3.1 nor can be brought up to it, before all else: a document of another version has
 * many problems, and one cause.
 *
 * @throws Failure with the version and what can be done, or where there is no document.
 */
export function judgeVersion(file: string, document: unknown): asserts document is JsonObject {
  if (!isObject(document)) throw new Failure(`${shown(file)} is not an OpenAPI document.`);
  const { openapi, swagger } = document;
  if (/^3\.1\./.test(String(openapi)) || olderVersion(document) !== undefined) return;
  const version = openapi ?? swagger;
  if (version === undefined) {
    throw new Failure(`${shown(file)}: \`openapi\` is missing: write \`openapi: 3.1.1\`.`);
  }
  const step = /^3\.2(\.|$)/.test(String(version))
    ? "Swagger 2, OpenAPI 3.0 and 3.1 are read. Write `openapi: 3.1.1`, and leave out what came with 3.2: `$self`, `query` and `additionalOperations` of a path, `in: querystring`, `itemSchema`, `prefixEncoding` and `itemEncoding`, `dataValue` and `serializedValue` of examples, `mediaTypes` of components; lint then names what is left."
    : "Swagger 2, OpenAPI 3.0 and 3.1 are read.";
  throw new Failure(
    `${shown(file)}#/openapi: this is ${openapi === undefined ? "Swagger" : "OpenAPI"} ${version}: ${step}`,
  );
}
