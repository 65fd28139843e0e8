import { loadAjv } from "./ajv.ts";
import type { OpenApiDocument } from "./json.ts";
import { remembered } from "./remembered.ts";
import type { Schema } from "./schema.ts";

/** The options of Ajv everywhere: formats are not checked, because servers differ in them. */
export const judging = {
  strict: false,
  strictNumbers: true,
  validateFormats: false,
  validateSchema: false,
} as const;

/** Its options for validating few values: optimized code takes longer to make than it saves. */
export const compiledQuickly = { inlineRefs: false, code: { optimize: false } } as const;

/**
 * Creates a function that describes what is wrong with a value by a schema of a document that is not changed any more, as
 * in `body/invites/0/id must be integer`; an empty text if nothing is, or if there is no schema. Each schema is compiled
 * when it is first needed.
 */
export function validatorOf(
  document: OpenApiDocument,
): (what: string, schema: Schema | undefined, value: unknown) => string {
  const { Ajv2020 } = loadAjv();
  const ajv = new Ajv2020(judging);
  ajv.addSchema(document, "specification");
  const compiled = remembered((place: string) => ajv.compile(referenceTo(place)));
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
