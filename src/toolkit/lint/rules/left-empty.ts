import type { Check, Problem } from "../check.ts";
import { listed } from "../names.ts";
import { isThere, levelsUsed } from "../sound-mark.ts";
import type { SpecificationObject } from "../specification.ts";

/** Fields whose members marks may take, but not all: of nothing a request or an answer could be. */
const containers = ["responses", "content", "oneOf", "anyOf"];

/** At each level at which an object exists, something is left of its responses, media types and branches. */
export const leftEmpty: Check = ({ objects }) => {
  const levels = levelsUsed(objects);
  return objects.flatMap((object) => containers.flatMap((field) => emptied(object, field, levels)));
};

function emptied(
  object: SpecificationObject,
  field: string,
  levels: ReadonlySet<number>,
): Problem[] {
  const members = object.children.filter((child) => child.field === field);
  if (members.length === 0 || object.kind === "components") return [];
  const empty = [...levels].filter(
    (level) => isThere(object, level) && !members.some((member) => isThere(member, level)),
  );
  if (empty.length === 0) return [];
  return [
    {
      location: object.location.child([field]),
      levels: empty,
      message: `Nothing is left of \`${field}\` at level ${listed(empty.sort((one, other) => one - other).map(String)).replaceAll("`", "")}; leave one in it, or mark what holds it.`,
    },
  ];
}
