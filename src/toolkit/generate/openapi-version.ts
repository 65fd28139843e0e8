import { existsSync, readFileSync, statSync } from "node:fs";
import { Failure } from "../../base/failure.ts";
import { shown } from "../../base/home.ts";
import { needPeers } from "../../base/peers.ts";
import { isObject, type JsonObject } from "../document/json.ts";
import { registryKey } from "../levels/mark.ts";

/** The package that brings older documents up. */
export const upgrader = "@scalar/openapi-upgrader";

/**
 * The packages that read a specification. Its version is read from the text of the file, before any of them is loaded;
 * where the text does not show it, `judgeVersion` is called again when the file is read.
 *
 * @throws Failure as `judgeVersion` does.
 */
export function readersOf(file: string): readonly string[] {
  const readers = ["@redocly/openapi-core", "ajv"];
  if (!existsSync(file) || !statSync(file).isFile()) return readers;
  const text = readFileSync(file, "utf8");
  const top = /^(?:\{\s*)?["']?(openapi|swagger)["']?[ \t]*:[ \t]*["']?([\d.]+)/m.exec(text);
  if (top?.[1] === undefined) return readers;
  const document = { [top[1]]: top[2] };
  judgeVersion(file, document);
  return olderVersion(document) === undefined ? readers : [...readers, upgrader];
}

/** The version of a document that has to be brought up to OpenAPI 3.1: "OpenAPI 3.0.3", "Swagger 2.0". */
export function olderVersion({ openapi, swagger }: JsonObject): string | undefined {
  if (/^3\.0(\.|$)/.test(String(openapi))) return `OpenAPI ${openapi}`;
  const isSwagger = openapi === undefined && /^2(\.|$)/.test(String(swagger));
  return isSwagger ? `Swagger ${swagger}` : undefined;
}

/**
 * Refuses a document that is neither OpenAPI 3.1 nor can be brought up to it. It comes before all other checks, since
 * such a document has many problems with this one cause.
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

/**
 * A document in one piece as OpenAPI 3.1. One of Swagger 2 or OpenAPI 3.0 is converted by `@scalar/openapi-upgrader`, and
 * that is reported. The file and the object stay as they are.
 *
 * @throws Failure where the package is missing or cannot convert the document, and where the document has marks: the
 *   package would leave what they say about earlier levels in the old form.
 */
export async function broughtUp(
  file: string,
  document: JsonObject,
  report: (text: string) => void,
): Promise<JsonObject> {
  const version = olderVersion(document);
  if (version === undefined) return document;
  if (registryKey in document) {
    throw new Failure(
      `${shown(file)}#/${registryKey}: annotations need OpenAPI 3.1, and this is ${version}: convert the document before you annotate it.`,
    );
  }
  needPeers(version, upgrader);
  const { upgrade } = await import("@scalar/openapi-upgrader");
  report(
    `${shown(file)}: ${version}, brought up to OpenAPI 3.1 in memory; the file stays as it is.\n`,
  );
  try {
    // It edits the object that it is given; what aliases of YAML share it would edit once for each of them.
    return upgrade(JSON.parse(JSON.stringify(document)), "3.1") as JsonObject;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(
      `${shown(file)}: ${upgrader} cannot convert it from ${version}: ${reason}. Convert it by hand.`,
      { cause: error },
    );
  }
}
