/**
 * The catalogue of ways in which a request can differ from the plain one, valid or not: those of the conformance suite,
 * and those that only tests of our own servers use, because no public fact says how servers answer, or none would need
 * them to agree.
 */

import type { AccountSecrets } from "../../src/service/client/options.ts";
import {
  type AskedOperation,
  asForm,
  ifAbsent,
  ifUnread,
  inForm,
  instead,
  isFreeText,
  type NamedArgument,
  ofArgument,
  ofForm,
  type PlannedRequest,
  type RequestVariant,
  same,
  texts,
  unlessText,
  type Wanted,
  type Way,
} from "../../src/service/conformance/wrong-requests/way.ts";
import {
  basic,
  inPath,
  refused,
  waysOfSuite,
  withMore,
} from "../../src/service/conformance/wrong-requests/ways.ts";
import { isPlainText } from "../../src/toolkit/document/arguments.ts";
import type { Json } from "../../src/toolkit/document/json.ts";

/** A way that every operation has. */
const everywhere = (name: string, variants: readonly RequestVariant[]): Way => ({
  name,
  variantsOf: () => variants,
});

const variant = (wanted: Wanted, change: RequestVariant["change"]): RequestVariant => ({
  wanted,
  change,
});

/** Percent-encodes every byte, which the URL standard allows. */
const percent = (text: string): string =>
  [...new TextEncoder().encode(text)]
    .map((byte) => `%${byte.toString(16).padStart(2, "0")}`)
    .join("");

const unsupported = [
  "unknown",
  "__proto__",
  "constructor",
  "toString",
  "a[]",
  "a.b",
  "ä",
  "💬",
  "a&b=c",
  "%",
  "A",
  "_method",
  "result",
  "ignored_parameters_unsupported",
  "a b",
  "x".repeat(300),
  "\r\nX-Injected: 1",
];
const spellings = [
  "APPLICATION/X-WWW-FORM-URLENCODED",
  "application/x-www-form-urlencoded; charset=utf-8",
  'application/x-www-form-urlencoded;charset="UTF-8"',
  " application/x-www-form-urlencoded ;",
];
const otherTypes = ["text/plain", "application/octet-stream", "*/*", "application/xml", "x", "/"];
const boundaries = ["", "; boundary=", "; boundary=other", '; boundary="'];
const headers = [
  ["x-http-method-override", "DELETE"],
  ["x-method-override", "POST"],
  ["x-forwarded-for", "127.0.0.1"],
  ["x-forwarded-host", "other.example"],
  ["x-original-url", "/api/v1/register"],
  ["accept", "application/xml"],
  ["range", "bytes=0-1"],
  ["if-none-match", "*"],
  ["origin", "null"],
  ["cookie", "a=b"],
] as const;

/** Other forms of the same request, and forms that a server does not read. */
const waysOfForms: readonly Way[] = [
  ofForm("content type in another spelling", () =>
    spellings.map((contentType) => same(asForm("urlencoded", contentType))),
  ),
  ofForm("every byte percent-encoded", () => [
    same((request) =>
      inForm(request, (field) => [
        { ...field, encoded: `${percent(field.name)}=${percent(field.text)}` },
      ]),
    ),
  ]),
  ofForm("empty pairs", () => {
    const nothing = { in: "form", name: "", text: "" } as const;
    return [
      same((request) =>
        inForm(request, (field) => [
          { ...nothing, encoded: "&&" },
          field,
          { ...nothing, encoded: "" },
        ]),
      ),
    ];
  }),
  ofForm("other charset", () =>
    ["utf-16", "latin-1", "bogus", ""].map((charset) =>
      variant(
        { is: "open" },
        asForm("urlencoded", `application/x-www-form-urlencoded; charset=${charset}`),
      ),
    ),
  ),
  ofForm("no content type", (asked) => [variant(ifUnread(asked), asForm("unnamed"))]),
  ofForm("other content type", (asked) =>
    otherTypes.map((contentType) => variant(ifUnread(asked), asForm("unnamed", contentType))),
  ),
  ofForm("broken multipart", () =>
    boundaries.flatMap((boundary) =>
      (["urlencoded", "multipart"] as const).map((form) =>
        variant({ is: "open" }, asForm(form, `multipart/form-data${boundary}`)),
      ),
    ),
  ),
  everywhere(
    "unsupported parameter",
    unsupported.flatMap((_, index) => {
      // One to four of them, from each on.
      const names = [...unsupported, ...unsupported].slice(index, index + 1 + (index % 4));
      return inBothPlaces(names, { is: "same" });
    }),
  ),
  everywhere(
    "many parameters",
    [50, 300, 10_000].flatMap((count) => {
      const names = Array.from({ length: count }, (_, index) => `p${index}`);
      // The limit is not known.
      return inBothPlaces(names, { is: count <= 1_000 ? "same" : "open" });
    }),
  ),
  everywhere(
    "another header",
    headers.map((header) =>
      same((request) => ({ ...request, headers: [...request.headers, header] })),
    ),
  ),
  everywhere("sent again", [
    variant({ is: "accepted" }, (request) => ({ ...request, isRepeated: true })),
  ]),
];

function inBothPlaces(names: readonly string[], wanted: Wanted): RequestVariant[] {
  return (["query", "form"] as const).map((place) => variant(wanted, withMore(names, place)));
}

const oddNumbers = [
  "1e400",
  "[1e400]",
  "-1e400",
  "[-0]",
  "-0",
  "1e-400",
  "[9007199254740993]",
  "9007199254740993",
  `[1${"0".repeat(400)}]`,
  "[1.0000000000000001]",
];
/** Numbers that servers do not read as whole numbers, each with an equivalent value (sources §10.10). */
const fractions: readonly (readonly [string, Json])[] = [
  ["1.0", 0.5],
  ["1e0", 0.5],
  ["-10E-1", -0.5],
  ["[1.0]", [0.5]],
  ["[1,1e0]", [1, 0.5]],
];
const namesOfPrototypes = [
  '{"__proto__":{"role":100}}',
  '["__proto__"]',
  '{"constructor":{"prototype":{"role":100}}}',
  "__proto__",
  '[{"__proto__":[]}]',
  "constructor",
  "hasOwnProperty",
  '{"toString":1}',
];
const wrongEncodings = [
  "%ZZ",
  "%",
  "%f",
  "%ff",
  "%fe%ff",
  "%c0%af",
  "%00",
  "%ed%a0%80",
  "%u0041",
  "%%%",
];
const linesOfHeaders = ["\r\nX-Injected: 1", "\nSet-Cookie: a=b", "a\r\n\r\n<html>"];
const lists = ["1,2", "17,1,2", "message,1", "message", "1", "1,1,1,17"];
/** The last is longer than servers accept. */
const lengths = [999, 20_000, 70_000];
const depths = [3, 300, 30_000];

/** The ways in which the value of an argument can be wrong. */
const waysOfValues: readonly Way[] = [
  ofArgument("empty value", (argument) => texts(argument, [""], unlessText(argument))),
  ofArgument("key without =", (argument) => {
    const { name } = argument;
    return [instead(argument, unlessText(argument), { name, text: "", encoded: name })];
  }),
  ofArgument("JSON twice", (argument, { isValid }) => [
    {
      wanted: isFreeText(argument)
        ? { is: "unknown", name: argument.name }
        : { is: isValid(argument.schema, "[1]") ? "open" : "malformed" },
      change(request, sender) {
        const text = JSON.stringify(textIn(request, argument.name) ?? "null");
        const { change } = instead(argument, { is: "open" }, { name: argument.name, text });
        return change(request, sender);
      },
    },
  ]),
  ofArgument("comma list", (argument) =>
    isList(argument) ? texts(argument, lists, { is: "malformed" }) : [],
  ),
  ofArgument("repeated key as a list", (argument) =>
    isList(argument)
      ? lists.map((list) => {
          const fields = list.split(",").map((text) => ({ name: argument.name, text }));
          return instead(argument, { is: "malformed" }, ...fields);
        })
      : [],
  ),
  ofArgument("key with brackets", (argument) =>
    isList(argument)
      ? ["[]", "[0]", ".0"].flatMap((suffix) =>
          ["1", "message", "[1]"].map((text) =>
            instead(argument, ifAbsent(argument), { name: argument.name + suffix, text }),
          ),
        )
      : [],
  ),
  ofArgument("name in another spelling", (argument) => {
    const { name } = argument;
    const hyphenated = name.replaceAll("_", "-");
    return [name.toUpperCase(), ` ${name}`, `${name}\u0000`, hyphenated, name.replace("_", "__")]
      .filter((other) => other !== name)
      .map((other) => instead(argument, ifAbsent(argument), { name: other, text: "1" }));
  }),
  ofArgument("repeated key", ({ name, in: place }) =>
    ["", "1", "[1]", "abc"].map((text) => ({
      wanted: { is: "open" },
      change: (request) => ({ ...request, fields: [{ name, text, in: place }, ...request.fields] }),
    })),
  ),
  ofArgument("wrong percent-encoding", (argument) =>
    wrongEncodings.map((text) => {
      const { name } = argument;
      return instead(argument, unlessText(argument), { name, text, encoded: `${name}=${text}` });
    }),
  ),
  ofArgument("whole number with a fraction", (argument, { isValid }) =>
    fractions.flatMap(([text, alike]) =>
      texts(
        argument,
        [text],
        isFreeText(argument) || !isValid(argument.schema, alike)
          ? unlessText(argument)
          : { is: "open" },
      ),
    ),
  ),
  ofArgument("odd number", (argument) => texts(argument, oddNumbers, openUnlessText(argument))),
  ofArgument("name of a prototype", (argument) =>
    texts(argument, namesOfPrototypes, openUnlessText(argument)),
  ),
  ofArgument("deep nesting", (argument, { isValid }) => {
    const isOpen = isPlainText(argument) || isValid(argument.schema, [[[]]]);
    const deep = depths.flatMap((depth) => [
      "[".repeat(depth) + "]".repeat(depth),
      "[".repeat(depth),
    ]);
    return texts(argument, deep, { is: isOpen ? "open" : "malformed" });
  }),
  ofArgument("very long value", (argument) =>
    texts(
      argument,
      lengths.map((length) => "x".repeat(length)),
      { is: isPlainText(argument) ? "open" : "malformed" },
    ),
  ),
  ofArgument("header in a value", (argument) =>
    texts(argument, linesOfHeaders, unlessText(argument)),
  ),
];

const isList = ({ schema }: NamedArgument) => schema?.types.join() === "array";

const openUnlessText = (argument: NamedArgument): Wanted => ({
  is: isFreeText(argument) ? "accepted" : "open",
});

const textIn = ({ fields }: PlannedRequest, name: string): string | undefined =>
  fields.find((field) => field.name === name)?.text;

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
const waysOfRoutes: readonly Way[] = [
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
  ...waysOfSuite,
  ...waysOfForms,
  ...waysOfValues,
  ...waysOfRoutes,
  wayOfQuery,
];
