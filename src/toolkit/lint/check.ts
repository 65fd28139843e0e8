import type { JsonObject } from "../document/json.ts";
import type { Context, Location } from "./redocly.ts";
import { readSpecification, type Specification } from "./specification.ts";

/** One thing that is wrong, and the place to mend it. */
export interface Problem {
  /** Shown at its key. */
  readonly location: Location;
  readonly message: string;
  /** The levels at which it is wrong, where it is not so of the text as it is written. */
  readonly levels?: readonly number[];
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
