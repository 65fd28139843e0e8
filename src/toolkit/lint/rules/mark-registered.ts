import { registryKey } from "../../levels/mark.ts";
import type { Check } from "../check.ts";
import { registryOf, soundMark, usesOf } from "../sound-mark.ts";

/** Every level that a mark uses is registered, and every registered level is used by a mark. */
export const markRegistered: Check = (specification) => {
  const registry = registryOf(specification);
  const levels = new Set(registry.map(({ level }) => level));
  const uses = specification.marks.flatMap(({ value, location }) =>
    usesOf(soundMark(value)).map((use) => ({ ...use, location: location.child(use.path) })),
  );
  const unregistered = uses
    .filter(({ level }) => !levels.has(level))
    .map(({ level, location }) => ({
      location,
      message: `Feature level ${level} is not in the registry; add an entry to \`${registryKey}\` at the root of the document.`,
    }));
  const unused = registry
    .filter((entry) => {
      const isShared = registry.filter(({ level }) => level === entry.level).length > 1;
      return !uses.some(
        ({ level, names }) => level === entry.level && (!isShared || names.includes(entry.name)),
      );
    })
    .map(({ level, name, index }) => ({
      location: specification.root.location.child([registryKey, index]),
      message: `No mark uses feature level ${level}, \`${name}\`; mark what differs there, or remove the entry.`,
    }));
  return [...unregistered, ...unused];
};
