import type { JsonObject } from "../document/json.ts";
import type { Context, Location } from "./redocly.ts";
import { readSpecification, type Specification } from "./specification.ts";

/** A problem, and the place to correct it. */
export interface Problem {
  /** Shown at its key. */
  readonly location: Location;
  readonly message: string;
  /** The levels with the problem; absent if it is in the text as written. */
  readonly levels?: readonly number[];
}

/** A pure check of a whole specification. */
export type Check = (specification: Specification) => Problem[];

/**
 * By the `resolve` of a run, which its rules share. The root would be wrong as a key: an editor may keep it while other
 * files change.
 */
const read = new WeakMap<Context["resolve"], Specification>();

/** The specification of a run, read only once. */
export function readOnce(root: JsonObject, context: Context): Specification {
  const specification = read.get(context.resolve) ?? readSpecification(root, context);
  read.set(context.resolve, specification);
  return specification;
}
