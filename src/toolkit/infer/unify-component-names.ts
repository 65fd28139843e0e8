import {
  componentAt,
  componentPointer,
  componentsNamedBy,
  subtypesOf,
} from "../document/component-references.ts";
import { walk } from "../document/grammar.ts";
import {
  grouped,
  isObject,
  type JsonObject,
  mapValues,
  type OpenApiDocument,
  objectsWithin,
  resolve,
  steps,
} from "../document/json.ts";
import { equalityOfVersions } from "./infer-annotations.ts";
import type { RepairedVersion } from "./repair-version.ts";

/**
 * Gives components of a version, in place, the names that another version has for the same, so that a renamed component
 * is no change of all that refers to it: clients do not see its name. Components are the same if both versions say the
 * same of them, and refer to them at the same places.
 */
export function nameComponents(
  version: OpenApiDocument,
  other: OpenApiDocument,
): RepairedVersion[] {
  const { idOf } = equalityOfVersions();
  const seen = seenByClients(version);
  const uses = referencesIn(other);
  const found: RepairedVersion[] = [];
  // One may be the same only when those that it refers to have their names.
  for (;;) {
    const shared = [...referencesIn(version)].filter(([place]) => uses.has(place));
    const pairs = grouped(shared, ([, from]) => from).flatMap(([from, all]) => {
      const [to = "", ...others] = new Set(all.map(([place]) => uses.get(place)));
      const isRenamed =
        others.length === 0 &&
        !seen.has(from) &&
        isRenamable(from) &&
        isRenamable(to) &&
        resolve(version, from) !== undefined && // A reference without a target has nothing to name.
        resolve(other, from) === undefined &&
        resolve(version, to) === undefined &&
        idOf(resolve(version, from), componentAt(from)?.kind) ===
          idOf(resolve(other, to), componentAt(to)?.kind);
      return isRenamed ? [[from, to] as const] : [];
    });
    const alone = grouped(pairs, ([, to]) => to).filter(([, some]) => some.length === 1);
    const names = new Map(alone.map(([to, [[from]]]) => [from, to]));
    if (names.size === 0) return found;
    Object.assign(version, renamed(version, names));
    for (const [pointer, to] of names) {
      const name = steps(to).at(-1);
      found.push({
        pointer,
        what: `another version calls it \`${name}\`. Renamed`,
      });
    }
  }
}

/**
 * Whether a pointer leads to a component that only references name, and is written as its key is found by it.
 * Security schemes are also named in `security`.
 */
function isRenamable(pointer: string): boolean {
  const [, section = "", name = ""] = steps(pointer);
  return section !== "securitySchemes" && componentPointer(section, name) === pointer;
}

/** The references of a document, each by its place. */
function referencesIn(document: OpenApiDocument): Map<string, string> {
  const found = new Map<string, string>();
  walk(document, "document", "#", ({ node: { $ref }, pointer }) => {
    if (typeof $ref === "string") found.set(pointer, $ref);
  });
  return found;
}

/** The components whose names a discriminator may make a value that is sent (OpenAPI 3.1 §4.8.25). */
function seenByClients(document: OpenApiDocument): Set<string> {
  const choices = objectsWithin(document).filter(({ discriminator }) => isObject(discriminator));
  if (choices.length === 0) return new Set();
  const named = choices.flatMap((node) => [
    ...componentsNamedBy(node),
    ...[node.oneOf ?? [], node.anyOf ?? []].flat().flatMap((one) => componentsNamedBy(Object(one))),
  ]);
  return new Set([...named, ...[...subtypesOf(document).values()].flat()]);
}

/** A document with other pointers for some components. */
function renamed(document: OpenApiDocument, names: ReadonlyMap<string, string>): JsonObject {
  const nameOf = (pointer: string) => names.get(pointer) ?? pointer;
  const copy: JsonObject = JSON.parse(JSON.stringify(document), (_, value) => {
    const { target } = (typeof value === "string" && componentAt(value)) || {};
    return target === undefined ? value : nameOf(target) + value.slice(target.length);
  });
  const components = mapValues(Object(copy.components), (section, field) =>
    isObject(section)
      ? Object.fromEntries(
          Object.entries(section).map(([name, node]) => [
            steps(nameOf(componentPointer(field, name))).at(-1),
            node,
          ]),
        )
      : section,
  );
  return { ...copy, components };
}
