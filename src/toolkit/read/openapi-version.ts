import { existsSync, statSync } from "node:fs";
import { Failure } from "../../node/failure.ts";
import { requirePeers } from "../../node/optional-peers.ts";
import { displayPath } from "../../node/package-root.ts";
import { readText } from "../../node/read-text-file.ts";
import { mapChildren, type ObjectKind, walk } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  join,
  onlyFields,
  resolve,
} from "../document/json.ts";
import { registryKey } from "../levels/annotation.ts";
import { isForReaders } from "../levels/change-sentences.ts";

/** The package that converts older documents. */
export const upgrader = "@scalar/openapi-upgrader";

/**
 * The packages that reading a specification needs. Searches the text of the file for the version, so that no package is
 * loaded for a version that is refused. If the text does not show it, the check follows when the file is read.
 *
 * @throws Failure as `checkVersion` does.
 */
export function readersOf(file: string): readonly string[] {
  const readers = ["@redocly/openapi-core", "ajv"];
  if (!existsSync(file) || !statSync(file).isFile()) return readers;
  const text = readText(file);
  const top = /^(?:\{\s*)?["']?(openapi|swagger)["']?[ \t]*:[ \t]*["']?([\d.]+)/m.exec(text);
  if (top?.[1] === undefined) return readers;
  const document = { [top[1]]: top[2] };
  checkVersion(file, document);
  const version = unsupportedVersion(document);
  return version === undefined || isNewer(version) ? readers : [...readers, upgrader];
}

/** The version of a document that has to be converted to OpenAPI 3.1: "OpenAPI 3.0.3", "Swagger 2.0", "OpenAPI 3.2.0". */
export function unsupportedVersion({ openapi, swagger }: JsonObject): string | undefined {
  if (/^3\.[02](\.|$)/.test(String(openapi))) return `OpenAPI ${openapi}`;
  const isSwagger = openapi === undefined && /^2(\.|$)/.test(String(swagger));
  return isSwagger ? `Swagger ${swagger}` : undefined;
}

const isNewer = (version: string): boolean => version.startsWith("OpenAPI 3.2");

/**
 * Refuses a document that is not OpenAPI 3.1 and cannot be converted to it. Runs before all other checks, which would
 * report many problems with this one cause.
 *
 * @throws Failure with the version and the next step, or without a document.
 */
export function checkVersion(file: string, document: unknown): asserts document is JsonObject {
  if (!isObject(document))
    throw new Failure(
      `${displayPath(file)} is not an OpenAPI document, which begins with \`openapi: 3.1.1\`.`,
    );
  const { openapi, swagger } = document;
  if (/^3\.1\./.test(String(openapi)) || unsupportedVersion(document) !== undefined) return;
  const version = openapi ?? swagger;
  if (version === undefined) {
    throw new Failure(`${displayPath(file)}: \`openapi\` is missing. Write \`openapi: 3.1.1\`.`);
  }
  throw new Failure(
    `${displayPath(file)}#/openapi: this is ${openapi === undefined ? "Swagger" : "OpenAPI"} ${version}. Commands read Swagger 2 and OpenAPI 3.0, 3.1 and 3.2.`,
  );
}

/**
 * A bundled document as OpenAPI 3.1. OpenAPI 3.2 is read as that if it uses nothing new;
 * `@scalar/openapi-upgrader` converts Swagger 2 and OpenAPI 3.0. Either is reported. The file and the object stay
 * unchanged.
 *
 * @throws Failure if the package is missing or cannot convert the document, if an older document has annotations, whose
 *   earlier fields the package would not convert, or with each place of a newer one that 3.1 has no form for.
 */
export async function upgraded(
  file: string,
  document: JsonObject,
  report: (text: string) => void,
): Promise<JsonObject> {
  const version = unsupportedVersion(document);
  if (version === undefined) return document;
  if (isNewer(version)) {
    const refused = newFields(document).map((place) => `${displayPath(file)}${place}`);
    if (refused.length > 0) throw new Failure(refused);
    report(`${displayPath(file)}: ${version}, read as OpenAPI 3.1; the file does not change.\n`);
    return { ...document, openapi: "3.1.1" };
  }
  if (registryKey in document) {
    throw new Failure(
      `${displayPath(file)}#/${registryKey}: annotations require OpenAPI 3.1, but this is ${version}. Convert the document before you annotate it.`,
    );
  }
  requirePeers(version, upgrader);
  const { upgrade } = await import("@scalar/openapi-upgrader");
  report(
    `${displayPath(file)}: ${version}, converted to OpenAPI 3.1 in memory; the file does not change.\n`,
  );
  const ignored: string[] = [];
  try {
    // It edits its argument, and would edit objects that YAML aliases share several times.
    const own: JsonObject = JSON.parse(
      JSON.stringify(withoutIgnored(document, "document", ignored)),
    );
    // In Swagger 2, schemas have other places.
    const upgraded = withoutIgnored(upgrade(own, "3.1") as JsonObject, "document", ignored);
    for (const line of corrections(document, ignored)) report(`${displayPath(file)}: ${line}\n`);
    return withNull(upgraded, "document");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(
      `${displayPath(file)}: ${upgrader} cannot convert it from ${version}: ${reason}. Convert it by hand.`,
      { cause: error },
    );
  }
}

/**
 * New fields of OpenAPI 3.2, by kind of object. The stock tools, which read 3.1, would silently drop them. A response
 * without a `description` came with it too.
 */
const new32: Partial<Record<ObjectKind, readonly string[]>> = {
  document: ["$self"],
  components: ["mediaTypes"],
  pathItem: ["query", "additionalOperations"],
  response: ["summary"],
  mediaType: ["itemSchema", "prefixEncoding", "itemEncoding"],
  encoding: ["encoding", "prefixEncoding", "itemEncoding"],
  example: ["dataValue", "serializedValue"],
  schema: ["discriminator/defaultMapping", "xml/nodeType"],
  securityScheme: ["flows/deviceAuthorization", "oauth2MetadataUrl", "deprecated"],
  tag: ["summary", "parent", "kind"],
};

/** The kinds of objects with a list of servers, which have no kind of their own. */
const withServers: ReadonlySet<ObjectKind> = new Set(["document", "pathItem", "operation"]);

/** The places at which a document uses what came with OpenAPI 3.2, each with the next step. */
function newFields(document: JsonObject): string[] {
  const found: string[] = [];
  const visit = (node: JsonObject, kind: ObjectKind, pointer: string) => {
    const name = kind.replace("fields of ", "") as ObjectKind; // In an annotation.
    for (const field of new32[name] ?? []) {
      if (resolve(node, `#/${field}`) !== undefined)
        found.push(`${pointer}/${field}: OpenAPI 3.2 is not supported. Remove this field.`);
    }
    const servers = withServers.has(name) ? [node.servers ?? []].flat() : [];
    for (const [index, server] of servers.entries()) {
      if (Object(server).name !== undefined)
        found.push(
          `${pointer}/servers/${index}/name: OpenAPI 3.2 is not supported. Remove this field.`,
        );
    }
    if (kind === "parameter" && node.in === "querystring")
      found.push(
        `${pointer}/in: \`querystring\` of OpenAPI 3.2 is not supported. Describe each parameter.`,
      );
    if (kind === "response" && node.$ref === undefined && node.description === undefined)
      found.push(
        `${pointer}: \`description\` is missing. Write one; only OpenAPI 3.2 allows a response without it.`,
      );
  };
  visit(document, "document", "#");
  walk(document, "document", "#", ({ node, kind, pointer }) => visit(node, kind, pointer));
  return found;
}

/** What this program reads differently from the package, each once with its first location. */
function corrections(document: JsonObject, ignored: readonly string[]): string[] {
  const unlisted: string[] = [];
  const untyped: string[] = [];
  walk(document, "document", "#", ({ node, kind, pointer }) => {
    if (kind !== "schema" || node.nullable !== true) return;
    if (Array.isArray(node.enum) && !node.enum.includes(null)) unlisted.push(pointer);
    else if (node.type === undefined || node.$ref !== undefined) untyped.push(pointer);
  });
  const described = (what: string, [first, ...others]: readonly string[]) =>
    first === undefined
      ? []
      : [`${what}: ${first}${others.length > 0 ? ` and ${others.length} more` : ""}.`];
  return [
    ...described("`null` is added to the values of a nullable `enum`", unlisted),
    ...described("`nullable` applies without a `type`, although OpenAPI 3.0 ignores it", untyped),
    ...described("fields beside a `$ref` are removed, because OpenAPI 3.0 ignores them", ignored),
  ];
}

/**
 * A document whose references to schemas have nothing beside them that OpenAPI 3.0 ignores there (§4.7.23) and 3.1 does
 * not: texts, and `nullable`, stay as their authors meant them.
 *
 * @param ignored gets the places of what is left out
 */
function withoutIgnored(
  node: JsonObject,
  kind: ObjectKind,
  ignored: string[],
  pointer = "#",
): JsonObject {
  const copy = mapChildren(node, kind, ({ node: child, kind: own, field, key }) => {
    const place = join(pointer, field);
    return withoutIgnored(child, own, ignored, key === undefined ? place : join(place, key));
  });
  if (kind !== "schema" || typeof node.$ref !== "string") return copy;
  const isKept = (name: string) => /^(\$ref|nullable)$/.test(name) || isForReaders(kind, name);
  if (!Object.keys(copy).every(isKept)) ignored.push(pointer);
  return onlyFields(copy, isKept);
}

/**
 * The schemas of a converted document, with null among the types and values of nullable ones: the package forgets the
 * values, keeps `nullable` without a type, and lets a union or a part beside the type refuse null.
 */
function withNull(node: JsonObject, kind: ObjectKind): JsonObject {
  const copy = mapChildren(node, kind, (child) => withNull(child.node, child.kind));
  if (kind !== "schema") return copy;
  const { nullable, ...schema } = copy;
  const types = [schema.type ?? []].flat();
  const isTyped = types.includes("null");
  if (nullable !== true && !isTyped) return schema;
  if (Array.isArray(schema.enum)) return { ...schema, enum: [...new Set([...schema.enum, null])] };
  const { type: _, oneOf, anyOf, allOf, $ref, ...others } = schema;
  if ((oneOf ?? anyOf ?? allOf ?? $ref) === undefined) return schema;
  const keywords = Object.keys(others).filter((name) => !isForReaders(kind, name));
  const [own] = types.filter((type) => type !== "null");
  // Beside one of its kinds, `type: object` says nothing, and would make a type of no properties.
  const isMere = own === undefined || (own === "object" && keywords.length === 0);
  const rest = isMere ? onlyFields(schema, (name) => name !== "type") : { ...schema, type: own };
  const orNull = (branches: readonly Json[]) => [...branches, { type: "null" }];
  const isOne = isMere && [oneOf, anyOf, allOf].filter(Array.isArray).length === 1;
  if (isOne && Array.isArray(oneOf)) return { ...rest, oneOf: orNull(oneOf) };
  if (isOne && Array.isArray(anyOf)) return { ...rest, anyOf: orNull(anyOf) };
  const { description, ...whole } = rest;
  const [part, ...parts] = [allOf ?? []].flat();
  const isPart = isOne && part !== undefined && parts.length === 0 && keywords.length === 0;
  const branch = isPart ? part : whole;
  return { ...(description !== undefined && { description }), anyOf: orNull([branch]) };
}
