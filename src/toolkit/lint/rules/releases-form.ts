import { isObject, type Json } from "../../document/json.ts";
import { releasesKey } from "../../levels/releases.ts";
import type { Check, Problem } from "../check.ts";
import { isText } from "../sound-mark.ts";

/**
 * The list of releases has entries of one form, each of a higher level and another name than those before. Whoever
 * names a level by digits means the level, so that a release may be called so only if it reports just that one.
 */
export const releasesForm: Check = ({ root }) => {
  const list = root.node[releasesKey];
  if (list === undefined) return [];
  const place = root.location.child([releasesKey]);
  if (!Array.isArray(list)) {
    return [{ location: place, message: "The releases are a list of `{release, level}`." }];
  }
  let last = -1;
  const names = new Set<string>();
  return list.flatMap((entry, index): Problem[] => {
    const location = place.child([index]);
    if (!isRelease(entry)) {
      const message =
        'A release has a `release`, a text in quotes as in `"8.0"`, and a `level`, a whole number from 0 up, which its servers report.';
      return [{ location, message }];
    }
    const { release, level } = entry;
    const before = last;
    last = Math.max(last, level);
    const problems: [field: string, message: string][] = [];
    if (names.has(release)) problems.push(["release", `\`${release}\` is listed already.`]);
    else if (/^\d+$/.test(release) && Number(release) !== level)
      problems.push(["release", `\`"${release}"\` reads as a level; call it \`v${release}\`.`]);
    if (level <= before)
      problems.push([
        "level",
        `\`level: ${level}\` stands after ${before}; list the oldest release first.`,
      ]);
    names.add(release);
    return problems.map(([field, message]) => ({ location: location.child([field]), message }));
  });
};

function isRelease(entry: Json): entry is { release: string; level: number } {
  return (
    isObject(entry) &&
    Object.keys(entry).every((field) => field === "release" || field === "level") &&
    isText(entry.release) &&
    Number.isSafeInteger(entry.level) &&
    Number(entry.level) >= 0
  );
}
