import { fieldOf, type ObjectKind } from "../../document/grammar.ts";
import { join, type OpenApiDocument, resolve, steps } from "../../document/json.ts";
import { isPositional } from "./lists.ts";

/** What is said as it was in each version, since what its members say did not come out as it was. */
export interface Whole {
  /** Fields, by their pointers. */
  readonly fields: Set<string>;
  /** Properties of this name: the field that holds them is said as it was where one comes or goes. */
  readonly properties: Set<string>;
}

/**
 * Lets the smallest field around a difference be said as it was, where that does not do the next around it, and at
 * last each of the document, so that no member says anything any more: what differs may come from elsewhere, as a
 * tag goes with operations. Answers whether anything was left to be said so.
 *
 * @param found the projection of a level
 * @param want the version that it should be
 */
export function coarsen(
  { fields, properties }: Whole,
  place: string,
  found: OpenApiDocument,
  want: OpenApiDocument,
): boolean {
  // A name stays required only where no mark says of a property of this name that it is not there.
  const names = place.endsWith("/required")
    ? namesOnlyIn(resolve(want, place), resolve(found, place))
    : [];
  const added = names.filter((name) => !properties.has(name));
  for (const name of added) properties.add(name);
  if (added.length > 0) return true;
  const around = [...ofDocument, ...fieldsAlong(place)];
  const smallest = around.findLast((field) => !fields.has(field));
  if (smallest !== undefined) fields.add(smallest);
  return smallest !== undefined;
}

const ofDocument = ["#/components", "#/webhooks", "#/paths"];

function namesOnlyIn(list: unknown, other: unknown): string[] {
  const others = Array.isArray(other) ? other : [];
  return Array.isArray(list) ? list.filter((name) => !others.includes(name)) : [];
}

/** The fields along a pointer that hold objects, from the root down, as far as members are where they were. */
function fieldsAlong(place: string): string[] {
  const found: string[] = [];
  let kind: ObjectKind = "document";
  let pointer = "#";
  const way = steps(place).values();
  for (const name of way) {
    const field = fieldOf(kind, name);
    if (field === undefined) break;
    pointer = join(pointer, name);
    found.push(pointer);
    if (field.holds === "list" && !isPositional(name)) break;
    if (field.holds !== "one") pointer = join(pointer, way.next().value ?? "");
    kind = field.kind;
  }
  return found;
}
