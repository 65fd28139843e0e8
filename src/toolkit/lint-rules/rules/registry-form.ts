import { conventionsKey } from "../../document/documented-conventions.ts";
import { isObject, type Json } from "../../document/json.ts";
import { registryKey, releasesKey } from "../../levels/annotation.ts";
import { areOrdered, compareReleases } from "../../levels/release-order.ts";
import { formProblems } from "../extension-schema.ts";
import type { Location } from "../redocly-types.ts";
import type { Check, Problem } from "../source-objects.ts";

/** The registry is at the root, and its entries have valid forms, ascending levels and different names. */
export const registryForm: Check = ({ root, objects }) => {
  const misplaced = objects
    .filter((object) => object !== root && registryKey in object.node)
    .map(({ location }) => ({
      location: location.child([registryKey]),
      message: `The registry is allowed only at the root of the document. The name of an annotation is \`x-feature-level\`, without s.`,
    }));
  const registry = root.node[registryKey];
  if (registry === undefined) return misplaced;
  const place = root.location.child([registryKey]);
  const names = new Set<Json>();
  const taken = entriesOf(registry).flatMap(({ name = null }, index): Problem[] => {
    const isTaken = typeof name === "string" && names.has(name);
    names.add(name);
    const message = `\`name: ${name}\` is already in use by an entry above. Give each entry its own name.`;
    return isTaken ? [{ location: place.child([index, "name"]), message }] : [];
  });
  const late = entriesOf(registry).flatMap(({ after, level }, index): Problem[] => {
    if (typeof after !== "number" || typeof level !== "number" || after < level) return [];
    const message = `\`after: ${after}\` is not below \`level: ${level}\`. Remove \`after\` if the level is exact.`;
    return [{ location: place.child([index, "after"]), message }];
  });
  return [
    ...misplaced,
    ...formProblems("registry", registry, place),
    ...late,
    ...fallingLevels(registry, place, (level, last) => level < last),
    ...taken,
  ];
};

/** `x-conventions` has a valid form. */
export const conventionsForm: Check = ({ root }) => {
  const conventions = root.node[conventionsKey];
  return conventions === undefined
    ? []
    : formProblems("conventions", conventions, root.location.child([conventionsKey]));
};

/**
 * The entries of the list of releases have valid forms, ascending levels and different names, in order if all are dates
 * or numbers. Digits always name a level, so a release may be named by digits only if it reports that level. The last
 * release may be in development.
 */
export const releasesForm: Check = ({ root }) => {
  const list = root.node[releasesKey];
  if (list === undefined) return [];
  const place = root.location.child([releasesKey]);
  return [
    ...formProblems("releases", list, place),
    ...fallingLevels(list, place, (level, last) => level <= last),
    ...namesOfReleases(list, place),
    ...fallingReleases(list, place),
    ...comingReleases(list, place),
  ];
};

function namesOfReleases(list: Json, place: Location): Problem[] {
  const names = new Set<Json>();
  return entriesOf(list).flatMap(({ release = null, level, since }, index): Problem[] => {
    const isListed = typeof release === "string" && names.has(release);
    names.add(release);
    const first = level ?? since;
    const isAnotherLevel = /^\d+$/.test(String(release)) && Number(release) !== first;
    if (typeof release !== "string" || typeof first !== "number") return [];
    if (!isListed && !isAnotherLevel) return [];
    const message = isListed
      ? `\`${release}\` is listed already.`
      : `\`"${release}"\` would mean a level. Name the release \`v${release}\`.`;
    return [{ location: place.child([index, "release"]), message }];
  });
}

/** A problem for each release that is older than the one before it. */
function fallingReleases(list: Json, place: Location): Problem[] {
  const names = entriesOf(list).map(({ release }) => String(release));
  if (!areOrdered(names)) return [];
  return names.flatMap((name, index): Problem[] => {
    const before = names[index - 1];
    if (before === undefined || compareReleases(before, name) <= 0) return [];
    const message = `\`${name}\` is older than \`${before}\`, which is listed before it. List the oldest release first.`;
    return [{ location: place.child([index, "release"]), message }];
  });
}

/** A release in development is the last entry, and begins above the newest release. */
function comingReleases(list: Json, place: Location): Problem[] {
  const entries = entriesOf(list);
  const newest = Math.max(-1, ...entries.map(({ level }) => Number(level ?? -1)));
  return entries.flatMap(({ since }, index): Problem[] => {
    if (typeof since !== "number") return [];
    const message =
      index < entries.length - 1
        ? "`since` is for a release in development. Only the last entry can have it."
        : `\`since: ${since}\` is not above ${newest}, the level of the newest release.`;
    if (index === entries.length - 1 && since > newest) return [];
    return [{ location: place.child([index, "since"]), message }];
  });
}

const entriesOf = (list: Json) =>
  Array.isArray(list) ? list.map((entry) => (isObject(entry) ? entry : {})) : [];

/** A problem for each entry whose level is not above those before it. */
function fallingLevels(
  list: Json,
  place: Location,
  falls: (level: number, last: number) => boolean,
): Problem[] {
  let last = -1;
  return entriesOf(list).flatMap(({ level }, index): Problem[] => {
    if (typeof level !== "number") return [];
    const before = last;
    last = Math.max(last, level);
    if (!falls(level, before)) return [];
    const message = `\`level: ${level}\` comes after ${before}. List the lowest level first.`;
    return [{ location: place.child([index, "level"]), message }];
  });
}
