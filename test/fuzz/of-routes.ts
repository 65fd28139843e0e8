import { inPath } from "./plain-ways.ts";
import type { Wanted, Way } from "./way.ts";

const noRoute: Wanted = { is: "route" };

/** A way that changes the path. */
const elsewhere = (
  name: string,
  wanted: Wanted,
  ...changes: readonly ((path: string) => string)[]
): Way => ({
  name,
  variantsOf: () =>
    changes.map((change) => ({
      wanted,
      change: (request) => ({ ...request, path: change(request.path) }),
    })),
});

/** A way to a path that no operation has, if there is one. */
const nowhere = (name: string, ...changes: readonly ((path: string) => string)[]): Way => ({
  name,
  variantsOf: ({ operation }) =>
    changes.map((change) => ({
      wanted: noRoute,
      change(request) {
        const path = change(request.path);
        // The last step is a parameter, for which other values may be valid too.
        const isFree = operation.path.endsWith("}") && path.startsWith(request.path);
        const isOther = path !== request.path && !isFree;
        return { ...request, path: isOther ? path : `/nowhere${request.path}` };
      },
    })),
});

const oddWhole = [
  "017",
  "0",
  "00000000000000000017",
  "9007199254740993",
  "9".repeat(400),
  "%31%37",
];

/** The ways in which the path can be wrong. */
export const waysOfRoutes: readonly Way[] = [
  elsewhere("trailing slash", noRoute, (path) => `${path}/`),
  elsewhere(
    "doubled slash",
    noRoute,
    (path) => path.replace(/\/(?=[^/]*$)/, "//"),
    (path) => `/${path}`,
  ),
  elsewhere("path in upper case", noRoute, (path) => path.toUpperCase()),
  nowhere(
    "unknown path",
    (path) => `${path}x`,
    (path) => path.replace(/\/v\d+\//, "/v999/"),
    () => "/",
    (path) => `/${path.split("/")[1]}/__proto__`,
    (path) => path.replace(/^(.*?\/v\d+)\/(.*)$/, "$1/..%2f$2"),
    (path) => path.replace(/^.*\/v\d+\//, "/json/"),
  ),
  elsewhere(
    "path in another encoding",
    { is: "open" },
    (path) => path.replace(/^\/(.)/, (_, sign: string) => `/%${sign.charCodeAt(0).toString(16)}`),
    (path) => `/.${path}`,
  ),
  {
    name: "odd whole number in the path",
    variantsOf: (asked) => inPath(asked, oddWhole, { is: "accepted" }),
  },
];
