import { fieldOf, type ObjectKind } from "../../document/grammar.ts";
import { join, steps } from "../../document/json.ts";
import { isPositional } from "./lists.ts";
import type { Whole } from "./versions.ts";

/** One thing that is said otherwise. */
interface Coarser {
  readonly how: keyof Whole;
  readonly pointer: string;
}

/** Nothing yet. */
export const nothingWhole = (): Whole => ({
  asWritten: new Set(),
  kept: new Set(),
  fields: new Set(),
  objects: new Set(),
});

/**
 * For each place at which a projection is not its version, the next thing to be said otherwise: the smallest around it,
 * and where that did not do, the next around that, at last each field of the document, as what differs may come from elsewhere.
 * Each is decided by what was said before, so that a place is said more coarsely by one step, wherever else it differs.
 */
export function coarsen(whole: Whole, places: ReadonlySet<string>): ReadonlyMap<string, Coarser> {
  const found = [...places].flatMap((place) => {
    const next = ladder(place).find(({ how, pointer }) => !whole[how].has(pointer));
    return next === undefined ? [] : [[place, next] as const];
  });
  for (const [, { how, pointer }] of found) whole[how].add(pointer);
  return new Map(found);
}

/** What names other things and may lose them, as the last step to a place, or the one before it. */
const naming = new Set(
  "required example examples default discriminator value tags x-tagGroups".split(" "),
);
const namingMaps = new Set(["links", "encoding"]);

/** What marks cannot say of, or takes one on each operation. */
const unmarked: readonly ObjectKind[] = ["components", "pathItem"];

/** What can be said otherwise of a place, from the smallest up, as far as members are where they were. */
function ladder(place: string): Coarser[] {
  const way = steps(place);
  const found: Coarser[] = [];
  let kind: ObjectKind = "document";
  let pointer = "#";
  const names = way.values();
  for (const name of names) {
    const field = fieldOf(kind, name);
    if (field === undefined) break;
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
