import { annotationKey } from "../../levels/annotation.ts";
import { rangeAround, rangesOf } from "../../levels/level-range.ts";
import { nameOf } from "../object-names.ts";
import type { Check, SpecificationObject } from "../source-objects.ts";
import { annotationOf, type LevelUse, usesOf } from "../wellformed-annotation.ts";

/** An annotated object exists only at levels of the objects around it, and does not repeat their annotations. */
export const annotationWithinParent: Check = ({ objects }) =>
  objects.flatMap((object) => {
    const { from, to } = boundsAround(object);
    return usesOf(annotationOf(object)).flatMap((use) => {
      const message = outOfBounds(use, from, to);
      const location = object.location.child([annotationKey, ...use.path]);
      return message === undefined ? [] : [{ location, message }];
    });
  });

/** A level at which an object around another begins or ends. */
interface Bound {
  readonly level: number;
  readonly object: SpecificationObject;
}

function outOfBounds(use: LevelUse, from?: Bound, to?: Bound): string | undefined {
  const { level, field } = use;
  for (const [bound, repeated] of [
    [from, "since"],
    [to, "until"],
  ] as const) {
    if (bound?.level === level && field === repeated) {
      return `\`${field}: ${level}\` repeats the annotation of ${nameOf(bound.object)} around it. Remove it.`;
    }
  }
  if (from !== undefined && level <= from.level) {
    return `\`${field}: ${level}\` is not above ${from.level}, where ${nameOf(from.object)} around it begins. Raise or remove it.`;
  }
  if (to !== undefined && level >= to.level) {
    return `\`${field}: ${level}\` is not below ${to.level}, where ${nameOf(to.object)} around it ends. Lower or remove it.`;
  }
  return undefined;
}

/** The latest beginning and the earliest end of the objects around an object. */
export function boundsAround({ parent }: SpecificationObject): { from?: Bound; to?: Bound } {
  if (parent === undefined) return {};
  const bounds = boundsAround(parent);
  const { from, to } = rangeAround(rangesOf(annotationOf(parent)));
  return {
    ...bounds,
    ...(from > (bounds.from?.level ?? 0) && { from: { level: from, object: parent } }),
    ...(to < (bounds.to?.level ?? Number.POSITIVE_INFINITY) && {
      to: { level: to, object: parent },
    }),
  };
}
