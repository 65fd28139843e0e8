/**
 * The ways in which a request can differ from the plain one, right and wrong: for the conformance suite,
 * which asks any server, and for the fuzz of the sandbox.
 */
import { waysOfCredentials } from "./of-credentials.ts";
import { waysOfForms } from "./of-forms.ts";
import { waysOfRoutes } from "./of-routes.ts";
import { waysOfValues } from "./of-values.ts";
import type { Way } from "./way.ts";

export { wayOfDeactivated } from "./of-credentials.ts";
export {
  asTravelled,
  type PlannedRequest,
  plannedRequest,
  unsupportedNames,
  type WrittenRequest,
  written,
} from "./planned-request.ts";
export type { AskedOperation, Variant, Wanted, Way } from "./way.ts";

/** Every way that needs to know no more than the operation. */
export const ways: readonly Way[] = [
  ...waysOfForms,
  ...waysOfValues,
  ...waysOfRoutes,
  ...waysOfCredentials,
];
