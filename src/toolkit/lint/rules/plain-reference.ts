import { basename, extname } from "node:path";
import { steps } from "../../document/json.ts";
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

/**
 * What lies in a file of its own has a name that a component may have (OpenAPI 3.1 §4.8.7): in one
 * document it becomes one, called after its file or the last step of the pointer.
 */
export const componentName: Check = ({ objects }) =>
  objects.flatMap(({ node, kind, location, target }) => {
    if (target === undefined || kind === "pathItem") return []; // Path items are put in place.
    if (target.location.source.absoluteRef === location.source.absoluteRef) return [];
    const { absoluteRef } = target.location.source;
    const [, pointer = ""] = String(node.$ref).split("#");
    const name = steps(pointer).at(-1) ?? basename(absoluteRef, extname(absoluteRef));
    if (/^[\w.-]+$/.test(name)) return [];
    return [
      {
        location: location.child(["$ref"]),
        message: `\`${name}\` becomes a component, whose name has only letters, digits, \`.\`, \`_\` and \`-\`; rename it.`,
      },
    ];
  });
