import type { Check } from "../check.ts";
import type { SpecificationObject } from "../specification.ts";

/**
 * A reference of a schema is a path, a pointer or both. What JSON Schema 2020-12 has besides (Core §8.2), names by
 * `$anchor` and `$dynamicAnchor` and addresses that an `$id` completes, most tools do not follow.
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
        message: `\`${key}: ${value}\` leads to an anchor or an \`$id\`, which is not followed: write a pointer, as in \`#/components/schemas/Name\`, or bundle the document first with a tool that does so.`,
      }));
    });

const isByName = (schema: SpecificationObject, $ref: string): boolean =>
  /#[^/]/.test($ref) || (schema.target === undefined && !$ref.startsWith("#") && hasId(schema));

function hasId({ node, parent }: SpecificationObject): boolean {
  return typeof node.$id === "string" || (parent !== undefined && hasId(parent));
}
