import {
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  type OpenApiDocument,
  objectsWithin,
  resolve,
  steps,
} from "../document/json.ts";
import { componentAt, componentPointer, mapPointers, subtypesOf } from "../document/references.ts";
import { sameness } from "../levels/sameness.ts";
import { isForReaders } from "../levels/sentence.ts";
import { areAlike } from "./lists.ts";

/**
 * Renames components of a version like those of another one, if both refer to them at the same place, each name exists
 * in only one of them, and their schemas are the same or similar. Names that a client may receive as the value of a
 * discriminator stay.
 */
export function namedAs(known: OpenApiDocument, version: OpenApiDocument): OpenApiDocument {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const seen = new Set<string>();
  const met = new Set([...valuesOf(known), ...valuesOf(version)]);
  const { idOf } = sameness({ isLeftOut: isForReaders });
  const pair = (one: string, other: string): void => {
    if (seen.has(`${one} ${other}`)) return;
    seen.add(`${one} ${other}`);
    const target = resolve(known, one);
    const otherTarget = resolve(version, other);
    const sections = [one, other].map((pointer) => steps(pointer).slice(0, -1).join("/"));
    const isFree =
      steps(one).length === 3 &&
      sections[0] === sections[1] &&
      !names.has(other) &&
      !taken.has(one) &&
      !met.has(one) &&
      !met.has(other) &&
      resolve(version, one) === undefined &&
      resolve(known, other) === undefined;
    if (isFree && isObject(target) && isObject(otherTarget)) {
      const isSame = idOf(target, "schema") === idOf(otherTarget, "schema");
      if (isSame || (isObject(target.properties) && areAlike(target, otherTarget))) {
        names.set(other, one);
        taken.add(one);
      }
    }
    visit(target, otherTarget);
  };
  const visit = (one: Json | undefined, other: Json | undefined): void => {
    if (Array.isArray(one) && Array.isArray(other)) {
      for (const [index, item] of one.entries()) visit(item, other[index]);
    }
    if (!isObject(one) || !isObject(other)) return;
    if (typeof one.$ref === "string" && typeof other.$ref === "string") pair(one.$ref, other.$ref);
    for (const [name, value] of Object.entries(one)) visit(value, other[name]);
  };
  visit(known.paths, version.paths);
  visit(known.webhooks, version.webhooks);
  return names.size === 0 ? version : renamed(version, names);
}

function renamed(version: OpenApiDocument, names: ReadonlyMap<string, string>): OpenApiDocument {
  const reference = (pointer: string): string => {
    const target = componentAt(pointer)?.target ?? "";
    const name = names.get(target);
    return name === undefined ? pointer : name + pointer.slice(target.length);
  };
  const { components = {}, ...others } = mapPointers(version, "document", reference);
  const sections = mapValues(components as JsonObject, (members, section) => {
    if (!isObject(members)) return members;
    const entries = Object.entries(members).map(([name, node]) => {
      const to = names.get(componentPointer(section, name));
      return [to === undefined ? name : (steps(to).at(-1) ?? name), node] as const;
    });
    return Object.fromEntries(entries);
  });
  return { ...others, ...("components" in version && { components: sections }) };
}

/** The components whose names a discriminator may have as its value. */
function valuesOf(document: OpenApiDocument): string[] {
  const subtypes = subtypesOf(document);
  const { schemas = {} } = Object(document.components);
  const parents = Object.entries(schemas as JsonObject).flatMap(([name, schema]) =>
    isObject(Object(schema).discriminator) ? [componentPointer("schemas", name)] : [],
  );
  const branches = objectsWithin(document).flatMap(({ discriminator, oneOf, anyOf }) =>
    isObject(discriminator) ? [oneOf ?? [], anyOf ?? []].flat() : [],
  );
  return [
    ...parents.flatMap((parent) => [parent, ...(subtypes.get(parent) ?? [])]),
    ...branches.flatMap((branch) => Object(branch).$ref ?? []),
  ];
}
