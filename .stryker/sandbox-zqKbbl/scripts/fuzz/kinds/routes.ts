// @ts-nocheck
import fc from "fast-check";
import { anyOf, type Change, everywhere, type Kind, type Wanted } from "../kind.ts";
import { isValidBy } from "../values.ts";

const noRoute: Wanted = { is: "route" };

/** A change of the path, wherever it leads. */
const elsewhere = (wanted: Wanted, change: (path: string) => string): Change => ({
  wanted,
  apply: (draft) => ({ ...draft, path: change(draft.path) }),
});

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
  "",
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
];
const oddWhole = [
  "017",
  "0",
  "00000000000000000017",
  "9007199254740993",
  "9".repeat(400),
  "%31%37",
];

/** A change of the path to one that no operation has, where there is such a one. */
const nowhere = (change: (path: string) => string): Change => ({
  wanted: noRoute,
  apply(draft, { subject }) {
    const path = change(draft.path);
    // Whatever stands last is a value, of which another may be right as well.
    const isFree = /\}$/.test(subject.operation.path) && path.startsWith(draft.path);
    return { ...draft, path: path === draft.path || isFree ? `/nowhere${draft.path}` : path };
  },
});

/** Methods that requests can have; HEAD has no body to judge, CONNECT and TRACE no client sends. */
const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "PATCH", "PROPFIND", "REPORT"];

/** What may be wrong with path and method. */
export const routeKinds: readonly Kind[] = [
  everywhere("trailing slash", fc.constant(elsewhere(noRoute, (path) => `${path}/`))),
  everywhere(
    "doubled slash",
    fc.constantFrom(
      elsewhere(noRoute, (path) => path.replace(/\/(?=[^/]*$)/, "//")),
      elsewhere(noRoute, (path) => `/${path}`),
    ),
  ),
  everywhere("path in upper case", fc.constant(elsewhere(noRoute, (path) => path.toUpperCase()))),
  everywhere(
    "unknown path",
    fc.constantFrom(
      nowhere((path) => `${path}x`),
      nowhere((path) => path.replace(/\/v\d+\//, "/v999/")),
      nowhere(() => "/"),
      nowhere((path) => `/${path.split("/")[1]}/__proto__`),
      nowhere((path) => path.replace(/^(.*?\/v\d+)\/(.*)$/, "$1/..%2f$2")),
      nowhere((path) => path.replace(/^.*\/v\d+\//, "/json/")),
    ),
  ),
  everywhere(
    "path in another encoding",
    fc.constantFrom(
      elsewhere({ is: "judged" }, (path) =>
        path.replace(/^\/(.)/, (_, sign: string) => `/%${sign.charCodeAt(0).toString(16)}`),
      ),
      elsewhere({ is: "judged" }, (path) => `/.${path}`),
    ),
  ),
  {
    name: "ID in the path that is no whole number",
    changesOf: (subject) =>
      anyOf(
        wholePathParameters(subject).map((name) =>
          fc.constantFrom(...notWhole).map((text) => inPath(noRoute, name, text)),
        ),
      ),
  },
  {
    name: "odd whole number in the path",
    changesOf: (subject) =>
      anyOf(
        wholePathParameters(subject).map((name) =>
          fc.constantFrom(...oddWhole).map((text) => inPath({ is: "accepted" }, name, text)),
        ),
      ),
  },
  {
    name: "wrong method",
    changesOf: (subject) =>
      fc.constantFrom(...methods.filter((method) => !subject.methods.includes(method))).map(
        (method): Change => ({
          wanted: { is: "method" },
          apply: (draft) => ({ ...draft, method }),
        }),
      ),
  },
];

function wholePathParameters({ document, parameters }: Parameters<Kind["changesOf"]>[0]): string[] {
  return parameters
    .filter(({ in: place, schema, isText }) => {
      const isValid = isValidBy(document, schema);
      return place === "path" && !isText && isValid(17) && !isValid(1.5);
    })
    .map(({ name }) => name);
}

/** Puts a text in the place of a parameter's value, whatever that is in this request. */
const inPath = (wanted: Wanted, name: string, text: string): Change => ({
  wanted,
  apply: (draft, { subject }) => {
    const at = subject.operation.path.split("/").indexOf(`{${name}}`);
    const steps = draft.path.split("/");
    steps[at] = text;
    return { ...draft, path: steps.join("/") };
  },
});
