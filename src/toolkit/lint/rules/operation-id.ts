import { shapeAt } from "../../levels/shape.ts";
import type { Check, Problem } from "../check.ts";
import { isThere, levelsUsed, soundNode } from "../sound-mark.ts";
import type { SpecificationObject } from "../specification.ts";

/** An operation where a path leads to it: several may lead to one. */
interface Place {
  readonly item: SpecificationObject;
  readonly operation: SpecificationObject;
}

/** At each level an id is that of one operation (OpenAPI 3.1 §4.8.10.1): one that moves keeps it. */
export const operationId: Check = ({ objects }) => {
  const places = objects.flatMap(placesIn);
  const problems = new Map<Place, Problem>();
  for (const level of [...levelsUsed(objects)].sort((one, other) => one - other)) {
    const first = new Map<string, Place>();
    for (const place of places) {
      const { item, operation } = place;
      if (!isThere(operation, level)) continue;
      const { operationId: id } = shapeAt(soundNode(operation), "operation", level);
      if (typeof id !== "string") continue;
      const other = first.get(id);
      if (other === undefined) first.set(id, place);
      else if (!problems.has(place)) {
        problems.set(place, {
          location:
            item.target === undefined ? operation.location.child(["operationId"]) : item.location,
          message: `\`${id}\` is the id of ${named(other)} too at level ${level}: give each an id of its own, or let one end where the other begins, by \`until\` and \`since\`.`,
        });
      }
    }
  }
  return [...problems.values()];
};

function placesIn(item: SpecificationObject): Place[] {
  // What is referred to counts where the reference stands.
  if (item.kind !== "pathItem" || ["pathItem", "components"].includes(item.parent?.kind ?? "")) {
    return [];
  }
  const chain = new Set([item]);
  for (const { target } of chain) if (target !== undefined) chain.add(target);
  return [...chain].flatMap(({ children }) =>
    children.flatMap((operation) => (operation.kind === "operation" ? [{ item, operation }] : [])),
  );
}

/** `GET /things`. */
const named = ({ item, operation }: Place): string =>
  `\`${operation.field?.toUpperCase()} ${item.key}\``;

/** A name stands once in the template of a path: a parameter has one value (OpenAPI 3.1 §4.8.8.2, §4.8.12.1). */
export const pathTemplate: Check = ({ objects }) =>
  objects.flatMap(({ kind, field, key = "", parent, location }) => {
    if (kind !== "pathItem" || field !== "paths" || parent?.kind !== "document") return [];
    const names = [...key.matchAll(/\{[^{}]*\}/g)].map(([name]) => name);
    const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    return [...twice].map((name) => ({
      location,
      message: `\`${name}\` stands twice in this path, and a parameter has one value: give each place a name of its own.`,
    }));
  });
