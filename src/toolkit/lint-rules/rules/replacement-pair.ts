import { annotationKey } from "../../levels/annotation.ts";
import type { Check, SpecificationObject } from "../source-objects.ts";
import { annotationOf } from "../wellformed-annotation.ts";

const sides = [
  { own: "replaces", bound: "since", other: "replacedBy", otherBound: "until" },
  { own: "replacedBy", bound: "until", other: "replaces", otherBound: "since" },
] as const;
type Side = (typeof sides)[number];

/**
 * A property and its replacement name each other, belong to the same schema, meet at one level, and are either both
 * required or both optional.
 */
export const replacementPair: Check = ({ objects }) =>
  objects.flatMap((object) =>
    sides.flatMap((side) =>
      messages(object, side).map((message) => ({
        location: object.location.child([annotationKey, side.own]),
        message,
      })),
    ),
  );

function messages(object: SpecificationObject, side: Side): string[] {
  const { own, bound, other, otherBound } = side;
  const annotation = annotationOf(object);
  const name = annotation[own];
  if (name === undefined) return [];
  if (object.field !== "properties" || object.parent === undefined) {
    return [`\`${own}\` is for properties. Use \`since\` and \`until\` here.`];
  }
  const level = annotation[bound];
  const missing =
    level === undefined
      ? [`\`${own}\` requires \`${bound}\`, the level at which one property replaces the other.`]
      : [];
  const sibling = object.parent.children.find(
    ({ field, key }) => field === "properties" && key === name,
  );
  if (sibling === undefined) {
    return [
      ...missing,
      `\`${own}: ${name}\` is not the name of a property of the same schema. Correct the name.`,
    ];
  }
  const siblingAnnotation = annotationOf(sibling);
  if (siblingAnnotation[other] !== object.key) {
    return [
      ...missing,
      `\`${name}\` does not refer back to this property. Give it \`${other}: ${object.key}\`.`,
    ];
  }
  if (own === "replaces") return missing; // Problems of the pair are reported once, at the older property.
  const siblingLevel = siblingAnnotation[otherBound];
  const apart =
    level !== undefined && siblingLevel !== undefined && level !== siblingLevel
      ? [
          `\`until: ${level}\` but \`${name}\` starts at ${siblingLevel}. Both must have the same level.`,
        ]
      : [];
  return [...missing, ...apart, ...requirement(object.parent, String(object.key), name)];
}

function requirement({ node }: SpecificationObject, older: string, newer: string): string[] {
  const required = Array.isArray(node.required) ? node.required : [];
  if (required.includes(older) === required.includes(newer)) return [];
  const [is, isNot] = required.includes(older) ? [older, newer] : [newer, older];
  return [
    `\`${is}\` is required and \`${isNot}\` is not. List both in \`required\`, or neither; a snapshot keeps the property that exists.`,
  ];
}
