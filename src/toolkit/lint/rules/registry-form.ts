import { isObject, type Json } from "../../document/json.ts";
import { registryKey } from "../../levels/mark.ts";
import type { Check, Problem } from "../check.ts";
import { listed } from "../names.ts";
import type { Location } from "../redocly.ts";
import { isLevel, isText } from "../sound-mark.ts";

const fields = ["level", "release", "name", "summary"];

/** The registry lists entries of one form, lowest level first, each under a name of its own. */
export const registryForm: Check = ({ root, objects }) => {
  const problems: Problem[] = objects
    .filter((object) => object !== root && registryKey in object.node)
    .map(({ location }) => ({
      location: location.child([registryKey]),
      message: `The registry stands at the root of the document only. A mark is written \`x-feature-level\`, without s.`,
    }));
  const registry = root.node[registryKey];
  if (registry === undefined) return problems;
  const place = root.location.child([registryKey]);
  if (!Array.isArray(registry) || registry.length === 0) {
    return [
      ...problems,
      {
        location: place,
        message: "The registry is a list of feature levels; remove it where there are none.",
      },
    ];
  }
  const names = new Set<Json>();
  let lastLevel = 0;
  for (const [index, entry] of registry.entries()) {
    const location = place.child([index]);
    if (!isObject(entry)) {
      problems.push({ location, message: `An entry has the fields ${listed(fields)}.` });
      continue;
    }
    problems.push(...entryProblems(entry, location));
    const { level, name } = entry;
    if (isLevel(level)) {
      if (level < lastLevel) {
        problems.push({
          location: location.child(["level"]),
          message: `\`level: ${level}\` stands after ${lastLevel}; list the lowest level first.`,
        });
      }
      lastLevel = Math.max(lastLevel, level);
    }
    if (isText(name) && names.has(name)) {
      problems.push({
        location: location.child(["name"]),
        message: `\`name: ${name}\` is taken by an entry above; each entry needs its own.`,
      });
    }
    names.add(name ?? null);
  }
  return problems;
};

function entryProblems(entry: Record<string, Json>, location: Location): Problem[] {
  const problems: Problem[] = [];
  const report = (field: string, message: string) =>
    problems.push({ location: field in entry ? location.child([field]) : location, message });
  const others = Object.keys(entry).filter((field) => !field.startsWith("x-"));
  for (const field of others.filter((field) => !fields.includes(field))) {
    report(field, `An entry has no field \`${field}\`; it has ${listed(fields)}.`);
  }
  const { level, release, name, summary } = entry;
  if (!isLevel(level)) report("level", "`level` is a whole number from 1 up.");
  if (!isText(release)) report("release", '`release` is a text: quote it, as in `release: "8.0"`.');
  if (typeof name !== "string" || !/^[a-z][A-Za-z0-9]*$/.test(name)) {
    report("name", "`name` is what code asks for: write it in camelCase, as in `linkifierOrder`.");
  }
  if (!isText(summary))
    report("summary", "`summary` is one sentence for the change log; write it.");
  return problems;
}
