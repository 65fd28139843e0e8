import { basename, extname } from "node:path";
import { steps } from "../../document/json.ts";
import type { Check, SpecificationObject } from "../source-objects.ts";

/**
 * A reference in a schema is a path, a pointer or both. Most tools do not support the other forms of JSON Schema
 * 2020-12 (Core §8.2): `$anchor`, `$dynamicAnchor`, and addresses relative to an `$id`.
 */
export const plainReference: Check = ({ objects }) =>
  objects
    .filter(({ kind }) => kind === "schema")
    .flatMap((schema) => {
      const { $ref, $dynamicRef } = schema.node;
      const named = [
        ...($dynamicRef === undefined ? [] : [{ key: "$dynamicRef", value: $dynamicRef }]),
        ...(typeof $ref === "string" && isByName(schema, $ref)
          ? [{ key: "$ref", value: $ref }]
          : []),
      ];
      return named.map(({ key, value }) => ({
        location: schema.location.child([key]),
        message: `\`${key}: ${value}\` refers to an anchor or an \`$id\`, which is not supported. Write a pointer, as in \`#/components/schemas/Name\`, or first bundle the document with a tool that supports it.`,
      }));
    });

const isByName = (schema: SpecificationObject, $ref: string): boolean =>
  /#[^/]/.test($ref) || (schema.target === undefined && !$ref.startsWith("#") && hasId(schema));

function hasId({ node, parent }: SpecificationObject): boolean {
  return typeof node.$id === "string" || (parent !== undefined && hasId(parent));
}

/**
 * An object in a file of its own has a name that is valid for components (OpenAPI 3.1 §4.8.7): bundling makes it a
 * component, named after the file or the last step of the pointer.
 */
export const componentName: Check = ({ objects }) =>
  objects.flatMap(({ node, kind, location, target }) => {
    if (target === undefined || kind === "pathItem") return []; // Bundling writes path items in place.
    if (target.location.source.absoluteRef === location.source.absoluteRef) return [];
    const { absoluteRef } = target.location.source;
    const [, pointer = ""] = String(node.$ref).split("#");
    const name = steps(pointer).at(-1) ?? basename(absoluteRef, extname(absoluteRef));
    if (/^[\w.-]+$/.test(name)) return [];
    return [
      {
        location: location.child(["$ref"]),
        message: `\`${name}\` becomes a component, whose name may have only letters, digits, \`.\`, \`_\` and \`-\`. Rename it.`,
      },
    ];
  });
