import type { ErrorObject } from "ajv/dist/2020.js";
import { loadAjv } from "./ajv.ts";
import { mapChildren } from "./grammar.ts";
import { interpreter } from "./interpreter.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  objectsWithin,
  onlyFields,
  reachable,
  resolve,
  steps,
} from "./json.ts";
import { lazily, numbering, onceEach, remembered } from "./remembered.ts";
import { isAnnotation } from "./stand-alone.ts";
import { compiledQuickly, judging } from "./validator.ts";

interface Misfit {
  readonly path: readonly string[];
  readonly message: string;
}

/** A schema without annotations. */
interface Content {
  /** With discriminators, which tell its branches apart. */
  readonly schema: JsonObject;
  /** The same for equal schemas. */
  readonly number: string;
  readonly references: readonly string[];
}

/** Finds the errors in a value by a schema of one document. */
type ExampleJudge = (schema: JsonObject, value: unknown) => readonly Misfit[];

/**
 * Checks values by the schemas of the projections of one document. A schema that is the same at several levels, with
 * everything it refers to, is one; a value is judged by an interpreter, and only what does not fit by Ajv, which finds
 * the words. If `isOpen` is false, objects may have only described properties.
 */
export function exampleJudges(isOpen: boolean): (projection: OpenApiDocument) => ExampleJudge {
  const { add, fits } = interpreter();
  const schemas = new Map<string, JsonObject>();
  const ajvOfAll = lazily(() => {
    const { Ajv2020 } = loadAjv();
    const reporting = { allErrors: true, ownProperties: true, logger: false } as const;
    return new Ajv2020({ ...judging, ...compiledQuickly, ...reporting });
  });
  const misfitsBy = (name: string, value: unknown): readonly Misfit[] => {
    const ajv = ajvOfAll();
    for (const [added, schema] of schemas) ajv.addSchema(schema, added);
    schemas.clear();
    const validate = ajv.getSchema(name);
    return validate === undefined || validate(value) ? [] : misfits(validate.errors ?? []);
  };
  const numbered = numbering();
  const contentOf = onceEach((node: JsonObject): Content => {
    const schema = withoutAnnotations(node);
    const within = objectsWithin(schema).map(({ $ref }) => $ref);
    const references = within.filter((reference) => typeof reference === "string");
    return { schema, number: numbered(JSON.stringify(schema)), references };
  });
  /** The names of schemas, by their content and that of all they refer to. */
  const names = new Map<string, string>();

  return (projection) => {
    const targetOf = (reference: string): JsonObject | undefined => {
      const target = resolve(projection, reference);
      return isObject(target) ? target : undefined;
    };
    const below = (reference: string) => {
      const target = targetOf(reference);
      return target === undefined ? [] : contentOf(target).references;
    };
    /** The same for references to equal schemas that refer to equal ones. */
    const meaningOf = remembered((reference: string): string => {
      const reached = Array.from(reachable([reference], below), (one) => {
        const target = targetOf(one);
        return [one, target && contentOf(target).number];
      });
      return numbered(JSON.stringify(reached));
    });
    const nameOf = (node: JsonObject, field = "schemas"): string => {
      const { schema, number, references } = contentOf(node);
      const key = [field, number, ...references.map(meaningOf)].join(" ");
      const name = names.get(key) ?? `schema-${names.size}`;
      if (names.has(key)) return name;
      names.set(key, name); // Named first, because a schema may refer to itself.
      const judged = judgedBy(schema, field);
      schemas.set(name, judged);
      add(name, judged);
      return name;
    };
    const judgedBy = (node: JsonObject, field: string): JsonObject => {
      const copy = mapChildren(node, "schema", (child) => judgedBy(child.node, child.field));
      const isClosed = !isOpen && valueFields.has(field) && hasProperties(projection, node);
      const target = typeof node.$ref === "string" ? targetOf(node.$ref) : undefined;
      return {
        ...(isClosed && { unevaluatedProperties: false }),
        ...byTag(projection, node, copy),
        ...(target !== undefined && { $ref: nameOf(target) }),
      };
    };
    return (schema, value) => {
      try {
        const name = nameOf(schema, "schema");
        return fits(name, value) ? [] : misfitsBy(name, value);
      } catch (error) {
        return [{ path: [], message: (error as Error).message }];
      }
    };
  };
}

function withoutAnnotations(schema: JsonObject): JsonObject {
  const kept = onlyFields(schema, (name) => name === "discriminator" || !isAnnotation(name));
  return mapChildren(kept, "schema", ({ node }) => withoutAnnotations(node));
}

/** The fields with schemas of nested values, which do not describe the value itself. */
const valueFields = new Set([
  "schema",
  "properties",
  "patternProperties",
  "additionalProperties",
  "items",
  "prefixItems",
]);

/**
 * Whether a schema, its reference or one of its branches describes all properties of its objects. An `allOf`, and a
 * base of subtypes, describe only some.
 */
function hasProperties(
  document: OpenApiDocument,
  schema: JsonObject,
  seen = new Set<JsonObject>(),
): boolean {
  const { $ref, properties, patternProperties, anyOf, oneOf, discriminator } = schema;
  const branches = [anyOf, oneOf].flat().filter(isObject);
  if (seen.has(schema) || (isObject(discriminator) && branches.length === 0)) return false;
  seen.add(schema);
  if (isObject(properties) || isObject(patternProperties)) return true;
  const target = typeof $ref === "string" ? resolve(document, $ref) : undefined;
  return [...branches, target].some(
    (part) => isObject(part) && hasProperties(document, part, seen),
  );
}

/** The values of a property that a schema, or a part of it, allows. */
function valuesOf(
  document: OpenApiDocument,
  name: string,
  schema: Json,
  seen = new Set<unknown>(),
): Json[] {
  const found = dereference(document, schema);
  if (!isObject(found) || seen.has(found)) return [];
  seen.add(found);
  const { properties, allOf } = found;
  const { const: value, enum: list } = Object(isObject(properties) && properties[name]);
  if (value !== undefined) return [value];
  if (Array.isArray(list)) return list;
  const parts = Array.isArray(allOf) ? allOf : [];
  return parts.flatMap((part) => valuesOf(document, name, part, seen));
}

/**
 * The copy of a schema, with a chain of conditions in place of a `oneOf` whose branches a property distinguishes, so
 * that errors are about one branch. (With Ajv's own `discriminator`, `unevaluatedProperties` ignores the properties of
 * the branch.)
 */
function byTag(
  document: OpenApiDocument,
  { discriminator, oneOf }: JsonObject,
  { discriminator: _, ...copy }: JsonObject,
): JsonObject {
  const { oneOf: thens, ...others } = copy;
  if (!isObject(discriminator) || !Array.isArray(oneOf) || !Array.isArray(thens)) return copy;
  const tag = String(discriminator.propertyName);
  const values = oneOf.map((branch) => valuesOf(document, tag, branch));
  if (values.some((some) => some.length === 0)) return copy;
  const hasValue = (values: Json[]) => ({
    properties: { [tag]: { enum: values } },
    required: [tag],
  });
  const branches = thens.map((then, index) => ({ then, values: values[index] ?? [] }));
  const chain = branches.reduceRight<JsonObject>(
    (otherwise, { then, values }) => ({ if: hasValue(values), then, else: otherwise }),
    hasValue(values.flat()),
  );
  return { ...others, allOf: [...[others.allOf ?? []].flat(), chain] };
}

/** The errors of Ajv, except those about unevaluated properties that follow from other errors. */
function misfits(errors: readonly ErrorObject[]): Misfit[] {
  const said = errors.filter(({ keyword }) => keyword !== "if"); // The error in the branch is more specific.
  const others = said.filter(({ keyword }) => keyword !== "unevaluatedProperties");
  return said
    .filter(
      (error) =>
        error.keyword !== "unevaluatedProperties" ||
        !others.some(({ instancePath }) => instancePath.startsWith(error.instancePath)),
    )
    .map(({ keyword, instancePath, params, message = keyword }) => {
      const path = steps(instancePath);
      const extra = params.additionalProperty ?? params.unevaluatedProperty;
      const subject = path.length === 0 ? "" : `\`${path.at(-1)}\` `;
      const help = keyword === "enum" ? `: ${params.allowedValues.join(", ")}` : "";
      return extra === undefined
        ? { path, message: `${subject}${message}${help}` }
        : { path: [...path, extra], message: `${subject}${message} \`${extra}\`` };
    });
}
