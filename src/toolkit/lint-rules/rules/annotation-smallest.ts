import { isDeepStrictEqual as isEqual } from "node:util";
import { fieldOf } from "../../document/grammar.ts";
import { isObject, type Json } from "../../document/json.ts";
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
        ...Object.entries(was).map(([field, value]) => ({ field, value, path: ["was", field] })),
        ...without.map((field, position) => ({ field, value: null, path: ["without", position] })),
      ]
        .filter(({ field, value }) => isAnnotatedInside(object, field, value))
        .map(({ field, path }) => ({
          location: object.location.child([annotationKey, "changes", index, ...path]),
          message: `Objects in \`${field}\` have annotations of their own. Annotate the objects that differed, instead of an earlier \`${field}\` here.`,
        })),
    ),
  );

/** Whether annotations of the objects in a field say how it was, instead of an earlier value of the field. */
function isAnnotatedInside(
  { kind, node }: SpecificationObject,
  field: string,
  before: Json,
): boolean {
  if (field === annotationKey || fieldOf(kind, field) === undefined) return false;
  const isInBoth = isObject(before) && field in node;
  // A field of an encoding has no annotation that says when it is there.
  if (field === "encoding") return isInBoth && haveSameNames(before, node[field]);
  return kind !== "schema" || (field === "properties" && isInBoth);
}

const haveSameNames = (one: unknown, other: unknown): boolean =>
  isEqual(Object.keys(Object(one)).sort(), Object.keys(Object(other)).sort());
