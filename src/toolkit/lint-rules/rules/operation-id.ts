import { grouped } from "../../document/json.ts";
import { pathShape } from "../../document/path-template.ts";
import { shapeAt } from "../../levels/object-at-level.ts";
import { existsAt } from "../existence.ts";
import { describeLevelsOf } from "../make-rule.ts";
import type { Check, Problem, SpecificationObject } from "../source-objects.ts";
import { levelsUsed, wellFormedNode } from "../wellformed-annotation.ts";

/** An operation at a path; several paths may refer to one. */
interface Place {
  readonly item: SpecificationObject;
  readonly operation: SpecificationObject;
}

/** At each level, an id belongs to one operation (OpenAPI 3.1 §4.8.10.1). An operation that moves keeps its id. */
export const operationId: Check = (specification) => {
  const { objects } = specification;
  const places = objects.flatMap(placesIn);
  const problems = new Map<Place, Problem>();
  for (const level of levelsUsed(objects)) {
    const first = new Map<string, Place>();
    for (const place of places) {
      const { item, operation } = place;
      if (!existsAt(specification, operation, level)) continue;
      const { operationId: id } = shapeAt(wellFormedNode(operation), "operation", level);
      if (typeof id !== "string") continue;
      const other = first.get(id);
      if (other === undefined) first.set(id, place);
      else if (!problems.has(place)) {
        problems.set(place, {
          location:
            item.target === undefined ? operation.location.child(["operationId"]) : item.location,
          message: `At ${describeLevelsOf(specification, [level])}, \`${id}\` is also the id of ${named(other)}. Rename one, or end one with \`until\` where the other begins with \`since\`.`,
        });
      }
    }
  }
  return [...problems.values()];
};

function placesIn(item: SpecificationObject): Place[] {
  // Path items in components count at the references to them.
  if (item.kind !== "pathItem" || ["pathItem", "components"].includes(item.parent?.kind ?? "")) {
    return [];
  }
  const chain = new Set([item]);
  for (const { target } of chain) if (target !== undefined) chain.add(target);
  return [...chain].flatMap(({ children }) =>
    children.flatMap((operation) => (operation.kind === "operation" ? [{ item, operation }] : [])),
  );
}

/** `GET /things`, or in a callback `POST {$request.query.url}`. */
const named = ({ item, operation }: Place): string =>
  `\`${operation.field?.toUpperCase()} ${item.key ?? item.field}\``;

/** A name occurs once in a path template, because a parameter has one value (OpenAPI 3.1 §4.8.8.2, §4.8.12.1). */
export const pathTemplate: Check = ({ objects }) =>
  objects.flatMap(({ kind, field, key = "", parent, location }) => {
    if (kind !== "pathItem" || field !== "paths" || parent?.kind !== "document") return [];
    const names = [...key.matchAll(/\{[^{}]*\}/g)].map(([name]) => name);
    const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    return [...twice].map((name) => ({
      location,
      message: `\`${name}\` occurs twice in this path. Give each parameter a different name.`,
    }));
  });

/** At each level, paths differ in more than the names of their parameters (OpenAPI 3.1 §4.8.8.2). */
export const identicalPaths: Check = (specification) => {
  const { objects } = specification;
  const items = objects.filter(({ kind, field, parent }) => {
    return kind === "pathItem" && field === "paths" && parent?.kind === "document";
  });
  return grouped(items, ({ key = "" }) => pathShape(key)).flatMap(([, same]): Problem[] => {
    const [first, ...others] = same.map((item) => [item, placesIn(item)] as const);
    return others.flatMap(([item, places]) => {
      const areThere = (some: readonly Place[], level: number) =>
        some.some(({ operation }) => existsAt(specification, operation, level));
      const isBoth = (level: number) =>
        areThere(first?.[1] ?? [], level) && areThere(places, level);
      const levels = [...levelsUsed(objects)].filter(isBoth);
      const message = `This is the same path as \`${first?.[0].key}\`. Give the parameters the same names, and write all operations in one path.`;
      return levels.length === 0 ? [] : [{ location: item.location, levels, message }];
    });
  });
};
