import { composed, compositionKeywords } from "../../document/composition.ts";
import type { Check } from "../check.ts";
import type { SpecificationObject } from "../specification.ts";

/**
 * No schema is composed of itself: following its references and parts would never end. Within a
 * property or items it may come again, as there a value ends it.
 */
export const endlessSchema: Check = ({ objects }) =>
  objects
    .filter((object) => object.target !== undefined && partsBelow(object).has(object))
    .map(({ location }) => ({
      location: location.child(["$ref"]),
      message:
        "The schema is composed of itself, so that nothing says what it is; refer to it from a property or from `items`.",
    }));

/** All that a schema is composed of, itself only where it comes again. */
export const partsBelow = (schema: SpecificationObject): Set<SpecificationObject> =>
  composed(composingObjects(schema), composingObjects);

function composingObjects({ children, target }: SpecificationObject): SpecificationObject[] {
  const parts = children.filter(({ field }) => compositionKeywords.some((one) => one === field));
  return [...parts, target ?? []].flat().filter(({ kind }) => kind === "schema");
}
