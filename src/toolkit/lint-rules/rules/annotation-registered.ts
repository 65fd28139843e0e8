import { registryKey } from "../../levels/annotation.ts";
import { matchesForm } from "../extension-schema.ts";
import { joinNames } from "../object-names.ts";
import type { Check } from "../source-objects.ts";
import { formatLevel, registryOf, usesOf, wellFormedAnnotation } from "../wellformed-annotation.ts";

/**
 * Every level that an annotation uses is registered, and every registered level is used by an annotation. A malformed
 * annotation or entry may be the missing one, and other rules report it.
 */
export const annotationRegistered: Check = (specification) => {
  const entries = specification.root.node[registryKey];
  const isRegistryValid = entries === undefined || matchesForm("registry", entries);
  const isAnnotationsValid = specification.annotations.every(
    ({ value }) => usesOf(wellFormedAnnotation(value)).length > 0,
  );
  const registry = registryOf(specification);
  const levels = new Set(registry.map(({ level }) => level));
  const uses = specification.annotations.flatMap(({ value, location }) =>
    usesOf(wellFormedAnnotation(value)).map((use) => ({
      ...use,
      location: location.child(use.path),
    })),
  );
  const unregistered = uses
    .filter(({ level }) => !levels.has(level))
    .map(({ level, location }) => ({
      location,
      message: `Feature level ${formatLevel(level)} is not in the registry. Add an entry to \`${registryKey}\` at the root of the document.`,
    }));
  const unused = registry
    .filter((entry) => {
      const sharing = registry.filter(({ level }) => level === entry.level);
      const isNamed = (names: readonly string[]) =>
        sharing.some(({ name }) => names.includes(name));
      const isDefault = entry === sharing[0] || entry["x-next"] === true;
      return !uses.some(
        ({ level, names }) =>
          level === entry.level && (names.includes(entry.name) || (isDefault && !isNamed(names))),
      );
    })
    .map(({ level, name, index }) => ({
      location: specification.root.location.child([registryKey, index]),
      message: `No annotation uses feature level ${formatLevel(level)}, \`${name}\`. Annotate what differs at this level, or remove the entry.`,
    }));
  return [...(isRegistryValid ? unregistered : []), ...(isAnnotationsValid ? unused : [])];
};

/** An annotation names at most one of several entries of a level, and only entries of its own levels. */
export const annotationName: Check = (specification) => {
  const registry = registryOf(specification);
  const namesAt = (level: number) =>
    registry.filter((entry) => entry.level === level).map(({ name }) => name);
  return specification.annotations.flatMap(({ value, location }) => {
    const annotation = wellFormedAnnotation(value);
    const uses = usesOf(annotation);
    const ambiguous = uses
      .filter(({ level, names }) => namesAt(level).filter((one) => names.includes(one)).length > 1)
      .map(({ level, path }) => ({
        location: location.child(path),
        message: `Level ${formatLevel(level)} has several entries in the registry. Choose one with \`name\`${path[0] === "values" ? " beside `values`" : ""}: ${joinNames(namesAt(level), "or")}.`,
      }));
    const foreign = [
      ...[annotation.name ?? []].flat().map((name) => ({ name, path: ["name"], used: uses })),
      ...(annotation.changes ?? []).flatMap(({ name, level }, index) =>
        name === undefined ? [] : [{ name, path: ["changes", index, "name"], used: [{ level }] }],
      ),
    ]
      .filter(({ name, used }) => !used.some(({ level }) => namesAt(level).includes(name)))
      .map(({ name, path, used }) => ({
        location: location.child(path),
        message: `\`${name}\` is not an entry of the registry at level ${[...new Set(used.map(({ level }) => formatLevel(level)))].join(" or ")}. Write the name of an entry at that level, or remove \`name\`.`,
      }));
    return [...ambiguous, ...foreign];
  });
};
