import { markKey } from "../../levels/mark.ts";
import type { Check } from "../check.ts";
import { nounOf } from "../names.ts";
import type { SpecificationObject } from "../specification.ts";

/** Nothing of ours stands beside a Reference Object: OpenAPI ignores its siblings (3.1 §4.8.23). */
export const markBesideReference: Check = ({ objects }) =>
  objects.filter(isReferenceObject).flatMap(({ node, kind, location }) =>
    Object.keys(node)
      .filter((key) => key === markKey || key === "x-beyond-document")
      .map((key) => ({
        location: location.child([key]),
        message: `OpenAPI ignores \`${key}\` beside the \`$ref\` of a ${nounOf(kind)}; move it into ${node.$ref}.`,
      })),
  );

/** Whether an object is a Reference Object. The `$ref` of a schema (3.1 §4.8.24) or a path item makes none. */
export function isReferenceObject({
  node,
  kind,
}: Pick<SpecificationObject, "node" | "kind">): boolean {
  return typeof node.$ref === "string" && kind !== "schema" && kind !== "pathItem";
}
