import { memoize } from "../../universal/memoize.ts";
import {
  componentPointer,
  componentsNamedBy,
  subtypesOf,
} from "../document/component-references.ts";
import { isObject, reachable } from "../document/json.ts";
import { isLevelIn, rangesOf } from "../levels/level-range.ts";
import type { Specification, SpecificationObject } from "./source-objects.ts";
import { annotationOf, isPresentField, levelsUsed } from "./wellformed-annotation.ts";

type Levels = ReadonlySet<number>;

/** At which levels something leads to an object (`wanted`), and at which of these it exists (`present`). */
interface Existence {
  readonly wanted: Levels;
  readonly present: Levels;
}

const nowhere: Existence = { wanted: new Set(), present: new Set() };

/** When an object exists. */
export const existenceOf = (specification: Specification, object: SpecificationObject): Existence =>
  existenceIn(specification).get(object) ?? nowhere;

/** Whether an object exists at a level: something leads to it there, and neither it nor its target is left out. */
export const existsAt = (
  specification: Specification,
  object: SpecificationObject,
  level: number,
): boolean =>
  existenceOf(specification, object).present.has(level) &&
  (object.target === undefined || isLevelIn(rangesOf(annotationOf(object.target)), level));

/**
 * Reads the document from the paths through all references, for all levels at once, as snapshots do for one. An object
 * is read again only for further levels.
 */
const existenceIn = memoize(
  ({ root, objects }: Specification): ReadonlyMap<SpecificationObject, Existence> => {
    const existence = new Map<SpecificationObject, Existence>();
    const visit = (object: SpecificationObject, levels: Levels): void => {
      const { wanted, present } = existence.get(object) ?? nowhere;
      const further = within(levels, (level) => !wanted.has(level));
      if (further.size === 0) return;
      const ranges = rangesOf(annotationOf(object));
      const passing = within(further, (level) => isLevelIn(ranges, level));
      existence.set(object, { wanted: union(wanted, further), present: union(present, passing) });
      for (const child of object.children) {
        if (child.kind !== "components") visit(child, holding(object, child.field, passing));
      }
      if (object.target !== undefined) visit(object.target, holding(object, "$ref", passing));
      if (!isObject(object.node.discriminator)) return;
      const own = object.parent?.kind === "components" ? [pointerOf(object)] : [];
      const implied = reachable(own, (parent) => subtypes.get(parent) ?? []);
      for (const pointer of [...componentsNamedBy(object.node), ...implied]) {
        const named = components.get(pointer);
        if (named !== undefined) visit(named, holding(object, "discriminator", passing));
      }
    };
    const pointerOf = ({ field, key }: SpecificationObject) =>
      componentPointer(String(field), String(key));
    const ofRoot = objects.filter(({ parent }) => parent?.kind === "components");
    const components = new Map(ofRoot.map((object) => [pointerOf(object), object]));
    const subtypes = subtypesOf(root.node);
    const levels = levelsUsed(objects);
    visit(root, levels);
    // Components without references stay (src/toolkit/levels/unreferenced.ts).
    const alone = ofRoot.filter((one) => !existence.has(one));
    // Found before they are visited, because one may refer to another.
    for (const object of alone) visit(object, levels);
    return existence;
  },
);

/** The levels at which an object has a field in its written form. */
export const holding = (
  object: SpecificationObject,
  field: string | undefined,
  levels: Levels,
): Levels => within(levels, (level) => isPresentField(object, field, level));

const within = (levels: Levels, isIn: (level: number) => boolean): Levels =>
  new Set([...levels].filter(isIn));

const union = (levels: Levels, others: Levels): Levels => new Set([...levels, ...others]);
