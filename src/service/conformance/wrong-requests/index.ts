/**
 * The catalogue of ways in which a request can differ from the plain one, valid or not: for the conformance suite and
 * the tests of the sandbox.
 */
import { waysOfCredentials } from "./of-credentials.ts";
import { waysOfForms } from "./of-forms.ts";
import { waysOfRoutes } from "./of-routes.ts";
import { waysOfValues } from "./of-values.ts";
import type { AskedOperation, RequestVariant, Way } from "./way.ts";

export { wayOfDeactivated } from "./of-credentials.ts";
export { withMore } from "./of-forms.ts";
export type { AskedOperation, RequestVariant, Wanted, Way } from "./way.ts";
export {
  type PlannedRequest,
  plannedRequest,
  type WrittenRequest,
  written,
} from "./way.ts";

/** Every way that depends only on the operation. */
export const ways: readonly Way[] = [
  ...waysOfForms,
  ...waysOfValues,
  ...waysOfRoutes,
  ...waysOfCredentials,
];

/**
 * A way by its name.
 *
 * @throws Error if there is none.
 */
export function wayNamed(name: string): Way {
  const way = ways.find((way) => way.name === name);
  if (way === undefined) throw new Error(`There is no way "${name}".`);
  return way;
}

/**
 * The plainest variants of each operation, by way. They are kept because runs at the same level share their operations,
 * and ways of values check each value against its schema.
 */
const known = new WeakMap<AskedOperation, Map<string, RequestVariant[]>>();

/** The plainest variant of a way: one for each argument that it changes, or one for the whole request. */
export function plainestVariants(name: string, asked: AskedOperation): readonly RequestVariant[] {
  const byName = known.get(asked) ?? new Map<string, RequestVariant[]>();
  known.set(asked, byName);
  const variants = byName.get(name) ?? plainestOf(name, asked);
  byName.set(name, variants);
  return variants;
}

function plainestOf(name: string, asked: AskedOperation): RequestVariant[] {
  const variants = wayNamed(name).variantsOf(asked);
  const isFirst = ({ argument }: RequestVariant, index: number) =>
    variants.findIndex((other) => other.argument === argument) === index;
  return variants.filter(isFirst);
}
