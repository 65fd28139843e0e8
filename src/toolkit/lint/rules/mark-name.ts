import type { Check } from "../check.ts";
import { listed } from "../names.ts";
import { registryOf, soundMark, usesOf } from "../sound-mark.ts";

/** A mark at a level with several registry entries names the one it means; a name is of an entry of its levels. */
export const markName: Check = (specification) => {
  const registry = registryOf(specification);
  const namesAt = (level: number) =>
    registry.filter((entry) => entry.level === level).map(({ name }) => name);
  return specification.marks.flatMap(({ value, location }) => {
    const mark = soundMark(value);
    const uses = usesOf(mark);
    const ambiguous = uses
      .filter(({ level, names }) => {
        const candidates = namesAt(level);
        return (
          candidates.length > 1 && candidates.filter((name) => names.includes(name)).length !== 1
        );
      })
      .map(({ level, path }) => ({
        location: location.child(path),
        message: `Level ${level} has several entries in the registry; say by \`name\`${path[0] === "values" ? " beside `values`" : ""} which is meant: ${listed(namesAt(level), "or")}.`,
      }));
    const foreign = [
      ...[mark.name ?? []].flat().map((name) => ({ name, path: ["name"], used: uses })),
      ...(mark.changes ?? []).flatMap(({ name, level }, index) =>
        name === undefined ? [] : [{ name, path: ["changes", index, "name"], used: [{ level }] }],
      ),
    ]
      .filter(({ name, used }) => !used.some(({ level }) => namesAt(level).includes(name)))
      .map(({ name, path, used }) => ({
        location: location.child(path),
        message: `\`${name}\` is no entry of the registry at level ${[...new Set(used.map(({ level }) => level))].join(" or ")}; name one of that level, or remove it.`,
      }));
    return [...ambiguous, ...foreign];
  });
};
