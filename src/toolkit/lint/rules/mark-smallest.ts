import { fieldOf } from "../../document/grammar.ts";
import { markKey } from "../../levels/mark.ts";
import type { Check } from "../check.ts";
import { markOf } from "../sound-mark.ts";
import type { SpecificationObject } from "../specification.ts";

/**
 * A mark stands on the smallest object that differs, so that the change log can say what came and went: what
 * holds such objects does not say what it was. `infer` does so where nothing else says it.
 */
export const markSmallest: Check = ({ objects }) =>
  objects.flatMap((object) =>
    (markOf(object).changes ?? []).flatMap(({ was = {}, without = [] }, index) =>
      [
        ...Object.keys(was).map((field) => ({
          field,
          path: ["was", field],
          isInBoth: field in object.node,
        })),
        ...without.map((field, position) => ({
          field,
          path: ["without", position],
          isInBoth: false,
        })),
      ]
        .filter(({ field, isInBoth }) => isMarkedInside(object, field, isInBoth))
        .map(({ field, path }) => ({
          location: object.location.child([markKey, "changes", index, ...path]),
          message: `What stands in \`${field}\` carries marks itself: mark what differed there, and keep here what was.`,
        })),
    ),
  );

function isMarkedInside({ kind }: SpecificationObject, field: string, isInBoth: boolean): boolean {
  if (field === markKey || fieldOf(kind, field) === undefined) return false;
  return kind !== "schema" || (field === "properties" && isInBoth);
}
