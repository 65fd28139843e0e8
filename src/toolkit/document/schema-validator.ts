import { createRequire } from "node:module";
import type { Ajv2020, Options } from "ajv/dist/2020.js";
import { memoizeBy } from "../../universal/memoize.ts";
import type { OpenApiDocument } from "./json.ts";
import type { Schema } from "./schema-model.ts";

/**
 * Ajv for JSON Schema 2020-12, with the same options everywhere: formats are not checked, because servers differ in
 * them. It is loaded on first use: users of the client alone do not install it.
 */
export function newAjv(options: Options = {}): Ajv2020 {
  const { Ajv2020 }: typeof import("ajv/dist/2020.js") = createRequire(import.meta.url)(
    "ajv/dist/2020.js",
  );
  return new Ajv2020({
    strict: false,
    strictNumbers: true,
    validateFormats: false,
    validateSchema: false,
    ...options,
  });
}

/** Its options for validating few values: optimized code takes longer to make than it saves. */
export const compiledQuickly = { inlineRefs: false, code: { optimize: false } } as const;

/**
 * Creates a function that validates a value by a schema of a document, and describes the mistakes, as in
 * `body/invites/0/id must be integer`; the text is empty without mistakes or without a schema. The document must not
 * change. Each schema is compiled when it is first needed.
 */
export function validatorOf(
  document: OpenApiDocument,
  options: Options = {},
): (what: string, schema: Pick<Schema, "place"> | undefined, value: unknown) => string {
  const ajv = newAjv(options);
  ajv.addSchema(document, "specification");
  const compiled = memoizeBy((place: string) => ajv.compile(referenceTo(place)));
  return (what, schema, value) => {
    const validate = schema && compiled(schema.place);
    if (validate === undefined || validate(value)) return "";
    return ajv.errorsText(validate.errors, { dataVar: what });
  };
}

/** A pointer as part of a URI, where braces are not allowed (RFC 6901 §6). */
const referenceTo = (place: string) => ({
  $ref: `specification${place.replaceAll("{", "%7B").replaceAll("}", "%7D")}`,
});
