import { existsSync, readFileSync, statSync } from "node:fs";
import { Failure } from "../../base/failure.ts";
import { shown } from "../../base/home.ts";
import { shellQuoted } from "../../base/shown-text.ts";
import { isObject, type JsonObject } from "../document/json.ts";

/**
 * Refuses a file by the version that its text names, before anything is loaded that reads all of it. Where the text
 * does not show it, it is judged when it is read.
 *
 * @throws Failure as `judgeVersion` does.
 */
export function judgeText(file: string): void {
  if (!existsSync(file) || !statSync(file).isFile()) return;
  const text = readFileSync(file, "utf8");
  const top = /^(?:\{\s*)?["']?(openapi|swagger)["']?[ \t]*:[ \t]*["']?([\d.]+)/m.exec(text);
  if (top?.[1] !== undefined) judgeVersion(file, { [top[1]]: top[2] });
}

/**
 * Refuses another version of OpenAPI than 3.1 before all else: a document of it has many problems, and one
 * cause.
 *
 * @throws Failure with the version, and a command that converts what can be converted, or where there is no document.
 */
export function judgeVersion(file: string, document: unknown): asserts document is JsonObject {
  if (!isObject(document)) throw new Failure(`${shown(file)} holds no OpenAPI document.`);
  const { openapi, swagger } = document;
  if (/^3\.1\./.test(String(openapi))) return;
  const version = openapi ?? swagger;
  if (version === undefined) {
    throw new Failure(
      `${shown(file)}: \`openapi\` is missing, which names the version: write \`openapi: 3.1.1\`.`,
    );
  }
  const step = /^(2|3\.0)(\.|$)/.test(String(version))
    ? `convert to 3.1 first, for example with \`npx @scalar/cli document upgrade ${shellQuoted(shown(file))} --output openapi.json\`.`
    : "only 3.1 is read.";
  throw new Failure(
    `${shown(file)}#/openapi: this is ${openapi === undefined ? "Swagger" : "OpenAPI"} ${version}: ${step}`,
  );
}
