import { annotationKey, removableFrom } from "../../levels/annotation.ts";
import { isLevelIn, type LevelRange, rangeAround, rangesOf } from "../../levels/level-range.ts";
import { isChoice } from "../../levels/object-at-level.ts";
import { existenceOf, holding } from "../existence.ts";
import { describeLevelsOf } from "../make-rule.ts";
import { nameOf } from "../object-names.ts";
import type { Check, Problem, Specification, SpecificationObject } from "../source-objects.ts";
import { annotationOf, wellFormedNode } from "../wellformed-annotation.ts";
import { boundsAround } from "./annotation-within-parent.ts";

/**
 * The annotations of components fit the references to them: something refers to a component at a level at which it
 * exists; each bound of an annotation has an effect; a reference that cannot be removed finds its target at every level;
 * and a reference into a component finds one shape.
 *
 * A property, branch, parameter, response, header or example is removed together with the component that it refers to
 * (src/toolkit/levels/snapshot.ts). `items` are not removed, because an array without them would allow anything, so
 * such a reference would dangle.
 */
export const componentRange: Check = (specification) => {
  return specification.objects.flatMap((object) => [
    ...danglingReference(object, specification),
    ...partOfChoice(object),
    ...uselessAnnotation(object, existenceOf(specification, object)),
  ]);
};

const always = Number.POSITIVE_INFINITY;

function danglingReference(object: SpecificationObject, specification: Specification): Problem[] {
  const { target, field, location } = object;
  if (target === undefined) return [];
  const { from, to } = boundsAround(target); // For a reference to a part of a component.
  const around = { from: from?.level ?? 0, to: to?.level ?? always };
  const own = rangesOf(removableFrom.includes(field ?? "") ? {} : annotationOf(target));
  const { present } = existenceOf(specification, object);
  const referring = holding(object, "$ref", present);
  const missing = [...referring].filter(
    (level) => !isLevelIn(own, level) || !isLevelIn([around], level),
  );
  if (missing.length === 0) return [];
  return [
    {
      location: location.child(["$ref"]),
      levels: missing,
      message: `This reference exists at ${describeLevelsOf(specification, [Math.min(...missing)])}, but ${nameOf(target)} exists only ${rangeInWords(sharedRange(around, rangeAround(own)))}. Annotate the object with the reference, or give both the same levels.`,
    },
  ];
}

/** If a component has several shapes, the types for several levels have no place for a part of it. */
function partOfChoice({ node, target, location }: SpecificationObject): Problem[] {
  // References to other files become references to components.
  if (!/^#\/components\/schemas\/[^/]+\//.test(String(node.$ref))) return [];
  const whole = choiceAround(target);
  if (whole === undefined) return [];
  return [
    {
      location: location.child(["$ref"]),
      message: `This refers to a part of ${nameOf(whole)}, whose form differs between levels. Make the part a component, and refer to that component.`,
    },
  ];
}

function choiceAround(part: SpecificationObject | undefined): SpecificationObject | undefined {
  const whole = part?.parent;
  if (whole?.kind !== "schema") return undefined;
  return isChoice(wellFormedNode(whole)) ? whole : choiceAround(whole);
}

function uselessAnnotation(
  object: SpecificationObject,
  { wanted, present }: ReturnType<typeof existenceOf>,
): Problem[] {
  const { from, to } = rangeAround(rangesOf(annotationOf(object)));
  if (wanted.size === 0 || isReportedElsewhere(object)) return [];
  const location = object.location.child([annotationKey]);
  if (present.size === 0) {
    return [
      {
        location,
        message: `Nothing refers to ${nameOf(object)} at the levels where it exists, ${rangeInWords({ from, to })}. Correct the annotation, or remove the object.`,
      },
    ];
  }
  const lowest = Math.min(...wanted);
  const useless = [
    ...(from > 0 && lowest >= from
      ? [{ field: "since", level: from, why: `refers to it before ${lowest}` }]
      : []),
    ...(to < always && Math.max(...wanted) < to
      ? [{ field: "until", level: to, why: `refers to it from ${to} on` }]
      : []),
  ];
  return useless.map(({ field, level, why }) => ({
    location: location.child([field]),
    message: `\`${field}: ${level}\` has no effect, because nothing ${why}; remove it.`,
  }));
}

/**
 * Whether the annotation contradicts itself (`annotation-form`) or an annotation around it (`annotation-within-parent`).
 */
function isReportedElsewhere(object: SpecificationObject): boolean {
  const own = rangeAround(rangesOf(annotationOf(object)));
  const { from, to } = boundsAround(object);
  const isOutside = (level: number) =>
    level <= (from?.level ?? 0) || level >= (to?.level ?? always);
  return (
    (own.from > 0 && isOutside(own.from)) ||
    (own.to < always && isOutside(own.to)) ||
    own.from >= own.to
  );
}

const sharedRange = (one: LevelRange, other: LevelRange): LevelRange => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});

function rangeInWords({ from, to }: LevelRange): string {
  return [...(from === 0 ? [] : [`from ${from}`]), ...(to === always ? [] : [`until ${to}`])].join(
    " ",
  );
}
