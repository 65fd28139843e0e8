import { isComposing } from "../../document/composition.ts";
import { reachable } from "../../document/json.ts";
import { annotationKey } from "../../levels/annotation.ts";
import { isLevelIn, rangesOf } from "../../levels/level-range.ts";
import type { Check, SpecificationObject } from "../source-objects.ts";
import { annotationOf, isPresentField, levelsUsed } from "../wellformed-annotation.ts";

/**
 * No schema is composed of itself at any level, because following its references and parts would never end. It may
 * occur in its own properties or items, where a value ends the circle.
 */
export const endlessSchema: Check = ({ objects }) => {
  const partsEver = (object: SpecificationObject) => [object, ...earlier(object)].flatMap(partsIn);
  const suspects = objects.filter(
    (object) => object.target !== undefined && reachable(partsEver(object), partsEver).has(object),
  );
  if (suspects.length === 0) return [];
  const levels = [...levelsUsed(objects)];
  return suspects.flatMap((object) => {
    const endless = levels.filter((level) => {
      const partsNow = partsAt(level);
      return reachable(partsNow(object), partsNow).has(object);
    });
    if (endless.length === 0) return [];
    return [
      {
        location: object.location.child(["$ref"]),
        levels: endless,
        message:
          "The schema is composed of itself, so it has no definition. Refer to it from a property or from `items`.",
      },
    ];
  });
};

function partsIn({ children, target }: SpecificationObject): SpecificationObject[] {
  const parts = children.filter(({ field }) => isComposing(field));
  return [...parts, target ?? []].flat().filter(({ kind }) => kind === "schema");
}

const earlier = (schema: SpecificationObject): SpecificationObject[] =>
  below(below(below([schema], annotationKey), "changes"), "was");

const below = (objects: readonly SpecificationObject[], field: string): SpecificationObject[] =>
  objects.flatMap(({ children }) => children.filter((child) => child.field === field));

/** The schemas that a schema is composed of at a level. */
const partsAt =
  (level: number) =>
  (schema: SpecificationObject): SpecificationObject[] =>
    [schema, ...earlier(schema)].flatMap((shape) =>
      partsIn(shape).filter((part) => {
        const field = part === shape.target ? "$ref" : part.field;
        return (
          isPresentField(shape, field, level) && isLevelIn(rangesOf(annotationOf(part)), level)
        );
      }),
    );
