import { isDeepStrictEqual as isEqual } from "node:util";
import { fieldOf } from "../../document/grammar.ts";
import { annotationKey } from "../../levels/annotation.ts";
import type { Check, SpecificationObject } from "../source-objects.ts";
import { annotationOf } from "../wellformed-annotation.ts";

/**
 * An annotation is on the smallest object that differs, so that the change log can name the added and removed objects.
 * Objects around it keep no earlier fields for that. (`infer` writes such fields if no smaller annotation can express
 * the difference.)
 */
export const annotationSmallest: Check = ({ objects }) =>
  objects.flatMap((object) =>
    (annotationOf(object).changes ?? []).flatMap(({ was = {}, without = [] }, index) =>
      [
        ...Object.keys(was).map((field) => ({
          field,
          path: ["was", field],
          // A field of an encoding has no annotation that says when it is there.
          isInBoth:
            field in object.node &&
            (field !== "encoding" || haveSameNames(was[field], object.node[field])),
        })),
        ...without.map((field, position) => ({
          field,
          path: ["without", position],
          isInBoth: false,
        })),
      ]
        .filter(({ field, isInBoth }) => isAnnotatedInside(object, field, isInBoth))
        .map(({ field, path }) => ({
          location: object.location.child([annotationKey, "changes", index, ...path]),
          message: `Objects in \`${field}\` have annotations of their own. Annotate the objects that differed, instead of an earlier \`${field}\` here.`,
        })),
    ),
  );

const haveSameNames = (one: unknown, other: unknown): boolean =>
  isEqual(Object.keys(Object(one)).sort(), Object.keys(Object(other)).sort());

function isAnnotatedInside(
  { kind }: SpecificationObject,
  field: string,
  isInBoth: boolean,
): boolean {
  if (field === annotationKey || fieldOf(kind, field) === undefined) return false;
  if (field === "encoding") return isInBoth;
  return kind !== "schema" || (field === "properties" && isInBoth);
}
