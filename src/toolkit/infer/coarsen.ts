import { fieldOf, type ObjectKind } from "../document/grammar.ts";
import { join, steps } from "../document/json.ts";
import { markKey } from "../levels/mark.ts";
import { isPositional } from "./lists.ts";
import type { Whole } from "./versions.ts";

/** A step to a coarser description. */
interface Coarser {
  readonly how: keyof Whole;
  readonly pointer: string;
}

/** The start: nothing is described coarsely. */
export const nothingWhole = (): Whole => ({
  asWritten: new Set(),
  kept: new Set(),
  fields: new Set(),
  objects: new Set(),
});

/**
 * Finds the next coarser description of each place at which a projection differs from its version. The first steps are
 * about the smallest object around the place, the next steps about larger objects. The last steps are about each field
 * of the document, because the cause may be elsewhere. A call takes one step for each place, even if several parts of
 * the same object differ.
 *
 * @param isAllowed which steps may be taken. Defaults to all.
 */
export function coarsen(
  whole: Whole,
  places: ReadonlySet<string>,
  isAllowed: (step: Coarser) => boolean = () => true,
): ReadonlyMap<string, Coarser> {
  const found = [...places].flatMap((place) => {
    const next = ladder(place).find(
      (step) => !whole[step.how].has(step.pointer) && isAllowed(step),
    );
    return next === undefined ? [] : [[place, next] as const];
  });
  for (const [, { how, pointer }] of found) whole[how].add(pointer);
  return new Map(found);
}

/** Keywords that name other objects and may lose these names, as the last or second last step to a place. */
const naming = new Set([
  "required",
  "example",
  "examples",
  "default",
  "discriminator",
  "value",
  "tags",
  "x-tagGroups",
]);
const namingMaps = new Set(["links", "encoding"]);

/** Kinds that cannot have marks, or need one on each operation. */
const unmarked: readonly ObjectKind[] = ["components", "pathItem"];

/** The steps for a place, from the smallest object up, as long as members keep their places. */
function ladder(place: string): Coarser[] {
  const way = steps(place);
  const found: Coarser[] = [];
  let kind: ObjectKind = "document";
  let pointer = "#";
  const names = way.values();
  for (const name of names) {
    const field = fieldOf(kind, name);
    if (field === undefined || name === markKey) break;
    const container = join(pointer, name);
    found.unshift({ how: "fields", pointer: container });
    if (field.holds === "list" && !isPositional(name)) break;
    const key = field.holds === "one" ? undefined : names.next().value;
    if (field.holds !== "one" && key === undefined) break;
    const isLost = key !== undefined && namingMaps.has(name) && way.at(-1) === key;
    if (isLost) break;
    pointer = key === undefined ? container : join(container, key);
    kind = field.kind;
    if (!unmarked.includes(kind)) found.unshift({ how: "objects", pointer });
  }
  const isNaming = naming.has(way.at(-1) ?? "") || way.slice(-2).some((one) => namingMaps.has(one));
  const isComponent = way[0] === "components" && way.length === 3;
  return [
    ...(isNaming ? [{ how: "asWritten", pointer } as const] : []),
    ...(isComponent ? [{ how: "kept", pointer: place } as const] : []),
    ...found.filter(({ pointer }) => !ofDocument.includes(pointer)),
    ...ofDocument.map((pointer) => ({ how: "fields", pointer }) as const),
  ];
}

const ofDocument = ["#/paths", "#/webhooks", "#/components"];

/** Whether a step is about a part of the document, not about all paths or all components. */
export const isInDocument = ({ how, pointer }: Coarser): boolean =>
  (how === "fields" || how === "objects") && !ofDocument.includes(pointer);
