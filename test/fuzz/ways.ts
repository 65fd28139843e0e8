/**
 * The catalogue of ways in which a request can differ from the plain one, valid or not: those of the conformance suite,
 * and those that only tests of our own servers use, because no public fact says how servers answer, or none would need
 * them to agree.
 */
import type { AccountSecrets } from "../../src/service/client/options.ts";
import { extended } from "./extended.ts";
import { waysOfForms } from "./of-forms.ts";
import { waysOfRoutes } from "./of-routes.ts";
import { waysOfValues } from "./of-values.ts";
import { basic, plainWays, refused } from "./plain-ways.ts";
import type { AskedOperation, Wanted, Way } from "./way.ts";

const wayOfQuery: Way = {
  name: "credentials in the query",
  variantsOf: ({ operation }) =>
    ["api_key", "key", "Authorization"].map((name) => ({
      wanted: inQuery(operation),
      change: ({ authorization: _, ...request }, { apiKey }) => ({
        ...request,
        fields: [...request.fields, { in: "query", name, text: apiKey }],
      }),
    })),
};

const inQuery = ({ isAuthenticated }: AskedOperation["operation"]): Wanted =>
  isAuthenticated ? { is: "credentials", example: "no-credentials" } : { is: "accepted" };

/** A deactivated account is refused although its key is correct (sources §10.5). */
export const wayOfDeactivated = (accounts: readonly AccountSecrets[]): Way =>
  refused(
    "deactivated account",
    "account-deactivated",
    accounts.map((account) => () => basic(account)),
  );

/** Every way that depends only on the operation. */
export const ways: readonly Way[] = [
  ...plainWays.filter(({ name }) => !extended.some((way) => way.name === name)),
  ...extended,
  ...waysOfForms,
  ...waysOfValues,
  ...waysOfRoutes,
  wayOfQuery,
];
