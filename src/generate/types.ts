import { fileURLToPath } from "node:url";
import { createConfig } from "@redocly/openapi-core";
import type { OpenAPI3, OpenAPITSOptions } from "openapi-typescript";
import { isObject, type OpenApiDocument } from "../document/json.ts";
import { writtenOut } from "../document/written-out.ts";
import { inheritedNames } from "./inherited-names.ts";
import { nameSchemas } from "./name-schemas.ts";
import { header } from "./text.ts";

/**
 * The types of a document, with one by name for each of its schemas. openapi-typescript looks for a
 * `redocly.yaml` by itself and would apply our lint with an engine of its own, so it is handed an empty
 * configuration.
 */
export async function emitTypes(document: OpenApiDocument, what: string): Promise<string> {
  // Loaded when it is needed: the TypeScript compiler comes with it, and a wrong call or specification
  // is told without.
  const { astToString, default: openapiTS } = await import("openapi-typescript");
  const { default: ts } = await import("typescript");
  let hasOther = false;
  const transform: NonNullable<OpenAPITSOptions["transform"]> = (schema) => {
    const { type, not }: { readonly type?: unknown; readonly not?: unknown } = schema;
    if (type !== "string" || !isObject(not) || not.enum === undefined) return undefined;
    hasOther = true;
    return ts.factory.createTypeReferenceNode("UndocumentedValue");
  };
  const nodes = await openapiTS(writtenOut(document) as unknown as OpenAPI3, {
    defaultNonNullable: false, // A default is the server's: it does not make a field present.
    // Plugins that Redocly would load by itself are looked for beside this, not in the working directory.
    redocly: await createConfig({ plugins: [inheritedNames], rules: {} } as never, {
      configPath: fileURLToPath(new URL("redocly.yaml", import.meta.url)),
    }),
    silent: true,
    transform,
  });
  // TypeScript's printer leaves a text of many small pieces, which takes seven times the memory of a whole one.
  const text = Buffer.from(astToString(nameSchemas(ts, nodes))).toString();
  return `${header(what)}${text}${hasOther ? undocumentedValue : ""}`;
}

/** What a schema like `{type: string, not: {enum: […]}}` becomes: TypeScript knows no "any string but". */
const undocumentedValue = `
/**
 * The type of a text that is none of those that the specification lists. At run time it is what the server
 * sent: \`const type: string = event.type\`. It is a type of its own, and not \`string\`, because \`string\`
 * could be any listed one too, and comparing it would then tell nothing.
 */
export declare enum UndocumentedValue {
    /** Never occurs: it stands for every text that the specification does not list. */
    anyOther = "any text that the specification does not list"
}
`;
