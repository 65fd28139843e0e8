import { fileURLToPath } from "node:url";
import { createConfig } from "@redocly/openapi-core";
import type { OpenAPI3 } from "openapi-typescript";
import type { OpenApiDocument } from "../document/json.ts";
import { writtenOut } from "../document/written-out.ts";
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
