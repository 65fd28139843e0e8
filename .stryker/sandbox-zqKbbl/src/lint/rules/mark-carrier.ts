// @ts-nocheck
import type { Check } from "../check.ts";
import type { SpecificationObject } from "../specification.ts";
import { isReferenceObject } from "./mark-beside-reference.ts";

const components = ["schema", "parameter", "response", "requestBody", "header", "example"];

/** The fields from which one node can be left out without a change of meaning for the others. */
export const removableFrom = [
  "parameters",
  "properties",
  "oneOf",
  "anyOf",
  "responses",
  "content",
  "headers",
  "examples",
];

/** A mark stands only where the projection knows what to leave out (openapi/EXTENSIONS.md). */
export const markCarrier: Check = ({ marks }) =>
  marks
    .filter(
      ({ object }) => object === undefined || !(mayCarry(object) || isReferenceObject(object)),
    )
    .map(({ location }) => ({
      location,
      message:
        "A mark cannot stand here. It stands on an operation, a parameter, a property's schema, a branch of `oneOf` or `anyOf`, a response, a media type, a header, an example or a component: move it to the nearest of them.",
    }));

function mayCarry({ kind, field, isComponent }: SpecificationObject): boolean {
  if (kind === "operation") return true;
  if (isComponent && components.includes(kind)) return true;
  return removableFrom.includes(field ?? "");
}
