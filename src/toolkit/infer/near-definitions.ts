import { isDeepStrictEqual as isEqual } from "node:util";
import { componentPointer } from "../document/component-references.ts";
import { walk } from "../document/grammar.ts";
import { isObject, type JsonObject, type OpenApiDocument, resolve } from "../document/json.ts";
import { freeId } from "../levels/normalize.ts";

/**
 * Makes components of the `$defs` of schemas to which references lead as if they were at the root of the document, as
 * tools write them that put a JSON Schema into a document as it is. Changes the document, and returns the places of these
 * schemas.
 */
export function repairDefinitions(document: OpenApiDocument): string[] {
  const names = new Map<JsonObject, string>();
  const holders = new Map<JsonObject, string>();
  const components: JsonObject = Object(document.components);
  const schemas: JsonObject = { ...Object(components.schemas) };
  const nameOf = (definition: JsonObject, name: string): string => {
    const known = names.get(definition);
    if (known !== undefined) return known;
    const isFree = schemas[name] === undefined || isEqual(schemas[name], definition);
    const own = isFree ? name : freeId(name, new Set(Object.keys(schemas)));
    names.set(definition, own);
    schemas[own] = definition;
    return own;
  };
  walk(document, "document", "#", ({ node, kind, pointer }, ancestors) => {
    const [, name] = /^#\/(?:\$defs|definitions)\/([^/]+)$/.exec(String(node.$ref)) ?? [];
    if (kind !== "schema" || name === undefined) return;
    if (resolve(document, String(node.$ref)) !== undefined) return;
    const near = [...ancestors, { node, pointer }].findLast((one) =>
      isObject(Object(one.node.$defs)[name]),
    );
    if (near === undefined) return;
    const definition = Object(near.node.$defs)[name] as JsonObject;
    node.$ref = componentPointer("schemas", nameOf(definition, name));
    holders.set(near.node, near.pointer);
  });
  if (holders.size > 0) document.components = { ...components, schemas };
  for (const holder of holders.keys()) delete holder.$defs;
  return [...holders.values()];
}
