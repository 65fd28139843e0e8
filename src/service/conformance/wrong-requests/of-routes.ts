import { isPlainText } from "../../../toolkit/document/arguments.ts";
import type { AskedOperation, RequestVariant, Wanted, Way } from "./way.ts";

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

/** Steps of a path that are not whole numbers, which have only digits (sources §13.3). */
const notWhole = [
  "abc",
  "1.0",
  "1e3",
  "+1",
  "-1",
  "%2017",
  "17%20",
  "0x11",
  "%2F",
  "..",
  "%2e%2e",
  "17%00",
  "17;",
  "%E0%A5%A7%E0%A5%AD",
  "1_0",
  "17.",
  "%",
  "%ZZ",
  "%ff",
  "null",
  "[17]",
  "17,18",
  "__proto__",
  "true",
  "",
];
const oddWhole = [
  "017",
  "0",
  "00000000000000000017",
  "9007199254740993",
  "9".repeat(400),
  "%31%37",
];

/** The first are the least likely to exist. Without HEAD and OPTIONS, which every path has (sources §10.12). */
const methods = ["PUT", "PATCH", "POST", "GET", "DELETE", "PROPFIND", "REPORT"];

/** The ways in which path and method can be wrong. */
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
    name: "ID in the path that is not a whole number",
    variantsOf: (asked) => inPath(asked, notWhole, noRoute),
  },
  {
    name: "odd whole number in the path",
    variantsOf: (asked) => inPath(asked, oddWhole, { is: "accepted" }),
  },
  {
    name: "wrong method",
    variantsOf: (asked) =>
      methods
        .filter((method) => !asked.methods.includes(method))
        .map((method) => ({
          wanted: { is: "method", example: "method-not-allowed" },
          change: (request) => ({ ...request, method }),
        })),
  },
];

/** Replaces whole numbers in the path by other texts. */
function inPath(asked: AskedOperation, texts: readonly string[], wanted: Wanted): RequestVariant[] {
  const { operation, arguments: all, isValid } = asked;
  const template = operation.path.split("/");
  return all
    .filter((argument) => argument.in === "path" && !isPlainText(argument))
    .filter(({ schema }) => isValid(schema, 17) && !isValid(schema, 1.5))
    .flatMap(({ name }) =>
      texts.map((text) => ({
        wanted,
        argument: name,
        change: (request) => {
          const steps = request.path.split("/");
          steps[template.indexOf(`{${name}}`)] = text;
          return { ...request, path: steps.join("/") };
        },
      })),
    );
}
