import { existsAt } from "../existence.ts";
import { describeLevelsOf } from "../make-rule.ts";
import type { Check, Problem, Specification, SpecificationObject } from "../source-objects.ts";
import { isPresentField, levelsUsed } from "../wellformed-annotation.ts";

/** Fields whose members annotations may remove, but not all of them, because no request or response would be valid. */
const containers = ["responses", "content", "oneOf", "anyOf"];

/** At each level at which an object exists, it has a response, a media type and a branch left. */
export const noEmptyAtLevel: Check = (specification) => {
  const { objects } = specification;
  const levels = levelsUsed(objects);
  return objects.flatMap((object) =>
    containers.flatMap((field) => emptied(object, field, levels, specification)),
  );
};

function emptied(
  object: SpecificationObject,
  field: string,
  levels: ReadonlySet<number>,
  specification: Specification,
): Problem[] {
  const members = object.children.filter((child) => child.field === field);
  if (members.length === 0 || object.kind === "components") return [];
  const empty = [...levels].filter(
    (level) =>
      existsAt(specification, object, level) &&
      isPresentField(object, field, level) &&
      !members.some((member) => existsAt(specification, member, level)),
  );
  if (empty.length === 0) return [];
  return [
    {
      location: object.location.child([field]),
      levels: empty,
      message: `No member of \`${field}\` exists at ${describeLevelsOf(specification, empty)}. Keep one, or annotate the object around it.`,
    },
  ];
}
