import type { ErrorObject } from "ajv/dist/2020.js";
import { loadAjv } from "../document/ajv.ts";
import { mapChildren } from "../document/grammar.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  onlyFields,
  resolve,
  steps,
} from "../document/json.ts";
import { numbering } from "../document/remembered.ts";
import { isAnnotation } from "../document/stand-alone.ts";
import { compiledQuickly, judging } from "../document/validator.ts";

interface Misfit {
  readonly path: readonly string[];
  readonly message: string;
}

/** A schema in the form in which it is compiled, except for the targets of its references. */
interface Form {
  readonly copy: JsonObject;
  /** A short text that is the same for equal schemas. */
  readonly content: string;
  readonly references: readonly string[];
}

/** Finds the errors in a value by a schema of one document. */
type ExampleJudge = (schema: JsonObject, value: unknown) => readonly Misfit[];

/**
 * Checks values by the schemas of the projections of one document. Compiling schemas takes longer than the rest of
 * lint, so a schema that is the same at several levels, with everything it refers to, is compiled once. If `isOpen` is
 * false, objects may have only described properties.
 */
export function exampleJudges(isOpen: boolean): (projection: OpenApiDocument) => ExampleJudge {
  const { Ajv2020 } = loadAjv();
  const reporting = { allErrors: true, ownProperties: true, logger: false } as const;
  const ajv = new Ajv2020({ ...judging, ...compiledQuickly, ...reporting });
  const forms = new WeakMap<JsonObject, Form>();
  const contentOf = numbering();
  const names = new Map<string, string>();

  return (projection) => {
    const formOf = (schema: JsonObject, field = "schemas"): Form => {
      const known = forms.get(schema);
      if (known !== undefined) return known;
      const references = new Set<string>();
      const copyOf = (node: JsonObject, field: string): JsonObject => {
        if (typeof node.$ref === "string") references.add(node.$ref);
        const copy = mapChildren(node, "schema", (child) => copyOf(child.node, child.field));
        const keywords = onlyFields(copy, (name) => !isAnnotation(name));
        const isClosed = !isOpen && valueFields.has(field) && hasProperties(projection, node);
        return {
          ...(isClosed && { unevaluatedProperties: false }),
          ...byTag(projection, node.discriminator, keywords),
        };
      };
      const copy = copyOf(schema, field);
      const form = { copy, content: contentOf(JSON.stringify(copy)), references: [...references] };
      forms.set(schema, form);
      return form;
    };
    /** All schemas that a schema reaches by references, by pointer. */
    const reach = ({ references }: Form): Map<string, Form> => {
      const reached = new Map<string, Form>();
      const waiting = [...references];
      for (const pointer of waiting) {
        const target = resolve(projection, pointer);
        if (reached.has(pointer) || !isObject(target)) continue;
        const form = formOf(target);
        reached.set(pointer, form);
        waiting.push(...form.references);
      }
      return reached;
    };
    const named = new Map<Form, string>();
    const nameOf = (form: Form): string => {
      const known = named.get(form);
      if (known !== undefined) return known;
      const reached = Array.from(reach(form), ([pointer, { content }]) => `${pointer} ${content}`);
      const key = JSON.stringify([form.content, reached.sort()]);
      const name = names.get(key) ?? `schema-${names.size}`;
      named.set(form, name); // Named first, because a schema may refer to itself.
      if (!names.has(key)) {
        names.set(key, name);
        ajv.addSchema(pointed(form.copy), name);
      }
      return name;
    };
    const pointed = (copy: JsonObject): JsonObject => {
      const changed = mapChildren(copy, "schema", ({ node }) => pointed(node));
      const target = typeof copy.$ref === "string" && resolve(projection, copy.$ref);
      return isObject(target) ? { ...changed, $ref: nameOf(formOf(target)) } : changed;
    };
    return (schema, value) => {
      try {
        const validate = ajv.getSchema(nameOf(formOf(schema, "schema")));
        return validate === undefined || validate(value) ? [] : misfits(validate.errors ?? []);
      } catch (error) {
        return [{ path: [], message: (error as Error).message }];
      }
    };
  };
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
 * Replaces a `oneOf` whose branches a property distinguishes by a chain of conditions, so that errors are about one
 * branch. (With Ajv's own `discriminator`, `unevaluatedProperties` ignores the properties of the branch.)
 */
function byTag(document: OpenApiDocument, discriminator: unknown, schema: JsonObject): JsonObject {
  const { oneOf, ...others } = schema;
  if (!isObject(discriminator) || !Array.isArray(oneOf)) return schema;
  const tag = String(discriminator.propertyName);
  const branches = oneOf.filter(isObject).map((then) => ({
    then,
    values: valuesOf(document, tag, then),
  }));
  const isTagged = branches.every(({ values }) => values.length > 0);
  if (!isTagged || branches.length < oneOf.length) return schema;
  const hasValue = (values: Json[]) => ({
    properties: { [tag]: { enum: values } },
    required: [tag],
  });
  const chain = branches.reduceRight<JsonObject>(
    (otherwise, { then, values }) => ({ if: hasValue(values), then, else: otherwise }),
    hasValue(branches.flatMap(({ values }) => values)),
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
