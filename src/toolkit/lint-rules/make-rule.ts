import { releasesKey } from "../levels/annotation.ts";
import { describeLevels } from "../levels/level-names.ts";
import { releases } from "../levels/releases.ts";
import { matchesForm } from "./extension-schema.ts";
import type { Rule } from "./redocly-types.ts";
import { type Check, readSpecification, type Specification } from "./source-objects.ts";
import { registryOf } from "./wellformed-annotation.ts";

/**
 * Makes a check a rule of Redocly.
 *
 * Each check gets all objects of all files, each with Redocly's own `Location`. Redocly's typed visitors would see only
 * one object at a time, where Redocly expects one, but most of our rules are about two objects or a misplaced annotation.
 * Checks of the bundle could not name files and lines.
 */
export function ruleOf(check: Check): Rule {
  return ({ released }) => ({
    Root(root, context) {
      const specification = readSpecification(root, context);
      for (const { location, message, levels } of check(specification)) {
        const old = released === "error" ? undefined : releasedIn(specification, levels);
        const problem = { message, location: location.key() };
        if (old === undefined) context.report(problem);
        else context.report({ ...problem, message: `${message} ${old}`, forceSeverity: "warn" });
      }
    },
  });
}

/** The levels of a problem that only versions before the newest have, which can no longer be changed. */
function releasedIn(
  specification: Specification,
  levels: readonly number[] = [],
): string | undefined {
  const newest = Math.max(...boundariesOf(specification));
  if (levels.length === 0 || levels.some((level) => level >= newest)) return undefined;
  return `(Only before the newest version: ${describeLevelsOf(specification, levels)}.)`;
}

/** The names of levels in messages: releases, if the specification names them. */
export function describeLevelsOf(specification: Specification, levels: readonly number[]): string {
  const { node } = specification.root;
  const named = matchesForm("releases", node[releasesKey]) ? releases(node) : [];
  return describeLevels(levels, named, boundariesOf(specification));
}

const boundariesOf = (specification: Specification): number[] => [
  0,
  ...registryOf(specification).map(({ level }) => level),
];
