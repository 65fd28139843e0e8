import { loadAjv } from "./ajv.ts";
import type { OpenApiDocument } from "./json.ts";
import { remembered } from "./remembered.ts";
import type { Schema } from "./schema.ts";

/** One thing wrong with a value. */
interface Violation {
  /** A JSON pointer into the value, empty for the whole. */
  readonly instancePath: string;
  /** For example `must be integer`. */
  readonly message: string;
}

/** Validates values by the schemas of one document; each is compiled when it is first needed. */
export interface Validator {
  /** The violations of a value; none if there is no schema. */
  violations(schema: Schema | undefined, value: unknown): readonly Violation[];
}

/** The options of Ajv everywhere: formats are not checked, because servers differ in them. */
export const judging = {
  strict: false,
  strictNumbers: true,
  validateFormats: false,
  validateSchema: false,
} as const;

/** Its options for validating few values: optimized code takes longer to make than it saves. */
export const compiledQuickly = { inlineRefs: false, code: { optimize: false } } as const;

/** A validator for a document that is not changed any more. */
export function validatorOf(document: OpenApiDocument): Validator {
  const { Ajv2020 } = loadAjv();
  const ajv = new Ajv2020(judging);
  ajv.addSchema(document, "specification");
  const compiled = remembered((place: string) => ajv.compile(referenceTo(place)));
  return {
    violations(schema, value) {
      if (schema === undefined) return [];
      const validate = compiled(schema.place);
      if (validate(value)) return [];
      const errors = validate.errors ?? [];
      return errors.map(({ keyword, instancePath, message = keyword }) => ({
        instancePath,
        message,
      }));
    },
  };
}

/** Violations in a line: `body/invites/0/id must be integer`. */
export function inWords(what: string, violations: readonly Violation[]): string {
  return violations
    .map(({ instancePath, message }) => `${what}${instancePath} ${message}`)
    .join(", ");
}

/** A pointer as part of a URI, where braces are not allowed (RFC 6901 §6). */
const referenceTo = (place: string) => ({
  $ref: `specification${place.replaceAll("{", "%7B").replaceAll("}", "%7D")}`,
});
