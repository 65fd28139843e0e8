import { isObject, type Json } from "../../document/json.ts";
import { releasesKey } from "../../levels/releases.ts";
import type { Check, Problem } from "../check.ts";
import { isText } from "../sound-mark.ts";

/** The list of releases has entries of one form, each of a higher level than the one before. */
export const releasesForm: Check = ({ root }) => {
  const list = root.node[releasesKey];
  if (list === undefined) return [];
  const place = root.location.child([releasesKey]);
  if (!Array.isArray(list)) {
    return [{ location: place, message: "The releases are a list of `{release, level}`." }];
  }
  let last = -1;
  return list.flatMap((entry, index): Problem[] => {
    const location = place.child([index]);
    if (!isRelease(entry)) {
      const message =
        'A release has a `release`, a text in quotes as in `"8.0"`, and a `level`, a whole number from 0 up, which its servers report.';
      return [{ location, message }];
    }
    const before = last;
    last = Math.max(last, entry.level);
    if (entry.level > before) return [];
    const message = `\`level: ${entry.level}\` stands after ${before}; list the oldest release first.`;
    return [{ location: location.child(["level"]), message }];
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
