import { namesOfLevels, releases, releasesKey } from "../levels/releases.ts";
import { type Check, readOnce } from "./check.ts";
import { hasForm } from "./form.ts";
import type { Rule } from "./redocly.ts";
import { registryOf } from "./sound-mark.ts";
import type { Specification } from "./specification.ts";

/**
 * Makes a check a rule of Redocly.
 *
 * Redocly's typed visitors would name file and line as well, but they see one object at a time and only
 * where Redocly expects one; most of our rules are about two objects, or about a mark where none
 * belongs. Checks of the bundle would be as simple as these, but a bundle has lost files and lines.
 * So each check gets all objects of all files, each with Redocly's own `Location`, at once.
 */
export function ruleOf(check: Check): Rule {
  return ({ released }) => ({
    Root(root, context) {
      const specification = readOnce(root, context);
      for (const { location, message, levels } of check(specification)) {
        const old = released === "error" ? undefined : releasedIn(specification, levels);
        const problem = { message, location: location.key() };
        if (old === undefined) context.report(problem);
        else context.report({ ...problem, message: `${message} ${old}`, forceSeverity: "warn" });
      }
    },
  });
}

/** Of what only versions before the newest say, which nobody can change any more: which these are. */
function releasedIn(
  specification: Specification,
  levels: readonly number[] = [],
): string | undefined {
  const newest = Math.max(...boundariesOf(specification));
  if (levels.length === 0 || levels.some((level) => level >= newest)) return undefined;
  return `(Only before the newest version: ${levelsInMessage(specification, levels)}.)`;
}

/** What messages call some levels: by releases, where the specification names them. */
export function levelsInMessage(specification: Specification, levels: readonly number[]): string {
  const { node } = specification.root;
  const named = hasForm("releases", node[releasesKey]) ? releases(node) : [];
  return namesOfLevels(levels, named, boundariesOf(specification));
}

const boundariesOf = (specification: Specification): number[] => [
  0,
  ...registryOf(specification).map(({ level }) => level),
];
