import { fileURLToPath } from "node:url";
import { createConfig } from "@redocly/openapi-core";
import type { OpenAPI3 } from "openapi-typescript";
import { mapChildren, type ObjectKind } from "../document/grammar.ts";
import { isObject, type JsonObject, type OpenApiDocument, resolve } from "../document/json.ts";
import { inheritedNames } from "./inherited-names.ts";
import { header } from "./text.ts";

/**
 * The TypeScript types of a document. openapi-typescript looks for a `redocly.yaml` by itself and
 * would apply our lint with an engine of its own, so it is handed an empty configuration.
 */
export async function emitTypes(document: OpenApiDocument, what: string): Promise<string> {
  // Loaded when it is needed: the TypeScript compiler comes with it, and a wrong call or specification
  // is told without.
  const { astToString, default: openapiTS } = await import("openapi-typescript");
  const nodes = await openapiTS(writtenOut(document) as unknown as OpenAPI3, {
    defaultNonNullable: false, // A default is the server's: it does not make a field present.
    // Plugins that Redocly would load by itself are looked for beside this, not in the working directory.
    redocly: await createConfig({ plugins: [inheritedNames], rules: {} } as never, {
      configPath: fileURLToPath(new URL("redocly.yaml", import.meta.url)),
    }),
    silent: true,
  });
  // TypeScript's printer leaves a text of many small pieces, which takes seven times the memory of a whole one.
  const text = Buffer.from(astToString(nodes)).toString();
  return `${header(what)}${text}`;
}

/**
 * A copy in which a schema that refers into a path has in its place what stands there: openapi-typescript loses its
 * way below `content`. One that holds itself keeps its reference.
 */
function writtenOut(document: OpenApiDocument): OpenApiDocument {
  const write = (node: JsonObject, kind: ObjectKind, within: readonly string[]): JsonObject => {
    const { $ref } = node;
    const isInPath =
      kind === "schema" && typeof $ref === "string" && /^#\/(paths|webhooks)\//.test($ref);
    if (isInPath && !within.includes($ref)) {
      const target = resolve(document, $ref);
      const { $ref: _, ...beside } = node;
      if (isObject(target)) return write({ ...target, ...beside }, kind, [...within, $ref]);
    }
    return mapChildren(node, kind, (child) => write(child.node, child.kind, within));
  };
  return structuredClone(write(document, "document", []));
}
