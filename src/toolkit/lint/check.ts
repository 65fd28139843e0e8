import type { JsonObject } from "../document/json.ts";
import type { Context, Location, Rule } from "./redocly.ts";
import { readSpecification, type Specification } from "./specification.ts";

/** One thing that is wrong, and the place to mend it. */
export interface Problem {
  /** Shown at its key. */
  readonly location: Location;
  readonly message: string;
}

/** A pure check of a whole specification. */
export type Check = (specification: Specification) => Problem[];

/** By the `resolve` of a run, which all rules share there: an editor may keep a root whose parts have changed. */
const read = new WeakMap<Context["resolve"], Specification>();

/** The specification of a run, read when the first rule asks for it. */
export function readOnce(root: JsonObject, context: Context): Specification {
  const specification = read.get(context.resolve) ?? readSpecification(root, context);
  read.set(context.resolve, specification);
  return specification;
}

/**
 * Makes a check a rule of Redocly.
 *
 * Redocly's typed visitors would name file and line as well, but they see one object at a time and only
 * where Redocly expects one; most of our rules are about two objects, or about a mark where none
 * belongs. Checks of the bundle would be as simple as these, but a bundle has lost files and lines.
 * So each check gets all objects of all files, each with Redocly's own `Location`, at once.
 */
export function ruleOf(check: Check): Rule {
  return () => ({
    Root(root, context) {
      for (const { location, message } of check(readOnce(root, context))) {
        context.report({ message, location: location.key() });
      }
    },
  });
}
