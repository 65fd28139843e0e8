/** Requests that may be wrong: written ones, of which one or two parts are changed at random. */
import fc from "fast-check";
import type { SerializedRequest } from "../../src/service/conformance/planned-request.ts";
import { urlEncoded } from "../../src/toolkit/document/arguments.ts";

type Change = (request: SerializedRequest) => SerializedRequest;

/** What careless programs send and careless servers take, as it is written in a URL or a form. */
const oddTexts = [
  ...["", "abc", "1", "0", "-1", "017", "1.0", "1e0", "1e400", "9007199254740993", "NaN", "0x10"],
  ...["null", "true", "[]", "[[]]", "[null]", "[1.0]", "[-0]", "[1,%221%22]", "1,2", "{}", "{"],
  ...["%22text%22", "[%22a%22,1]", "[{}]", "{%22a%22:1}", "%EF%BB%BF1", "1;2", "..", "%2e%2e"],
  ...["__proto__", "[%22__proto__%22]", "{%22__proto__%22:{%22role%22:100}}", "constructor"],
  ...["%", "%ZZ", "%ff", "%00", "%c0%af", "%ed%a0%80", "%u0041", "%0D%0AX-Injected:%201", "%2F"],
  ...["[".repeat(3_000), "x".repeat(20_000), "x".repeat(70_000)],
];
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.oneof(fc.json({ maxDepth: 2 }), fc.string()).map(urlEncoded) },
);
const names = ["unknown", "a[]", "a.b", "%C3%A4", "_method", "result", "client", "toString"];

/** Credentials of nobody, and other spellings of the right ones. */
const credentials: readonly ((authorization: string) => string | undefined)[] = [
  () => undefined,
  ...["Bearer x", "Basic", "Basic ", "Basic %%%", "Basic =", "Basic YWJj", "Digest a b"].map(
    (one) => () => one,
  ),
  ...["a@b.c:", ":", "__proto__:__proto__", "iago@example.com:k\u00e9y"].map(
    (one) => () => `Basic ${btoa(one)}`,
  ),
  (own) => own.replace("Basic", "bASIC"),
  (own) => `${own}x`,
  (own) => own.toUpperCase(),
];
const headers = [
  ...["application/json", "text/plain", "", "/", "multipart/form-data", "APPLICATION/XML"],
  ...["; charset=utf-16", "; charset=utf-8"].map(
    (end) => `application/x-www-form-urlencoded${end}`,
  ),
  ...["multipart/form-data; boundary=", "multipart/form-data; boundary=x"],
].map((type) => ["content-type", type] as const);
const otherHeaders = [
  ["x-http-method-override", "DELETE"],
  ["x-forwarded-host", "other.example"],
  ["accept", "application/xml"],
  ["range", "bytes=0-1"],
  ["cookie", "a=b"],
] as const;

const withHeader = (
  request: SerializedRequest,
  name: string,
  value?: string,
): SerializedRequest => ({
  ...request,
  headers: [
    ...request.headers.filter(([other]) => other !== name),
    ...(value === undefined ? [] : [[name, value] as const]),
  ],
});

/** Changes one of the pairs of a query or a form, or has one more. */
const ofPair = fc
  .tuple(fc.nat(), text, fc.constantFrom(...names))
  .map(([at, value, name]) => (pairs: readonly string[]): string[] => {
    const [own = name] = pairs[at % Math.max(pairs.length, 1)]?.split("=") ?? [];
    const others = pairs.filter((pair) => pair.split("=")[0] !== own);
    const ways = [
      [...others, `${own}=${value}`],
      others,
      [...pairs, `${own}=${value}`],
      [...others, own],
      [...others, `${own}[]=${value}`],
      [...pairs, `${name}=${value}`],
      [...pairs, `${value}=1`],
      [...pairs, "", ""],
    ];
    return ways[at % ways.length] ?? [];
  });

const inQuery = ofPair.map(
  (change): Change =>
    (request) => {
      const [path = "", query] = request.target.split("?");
      return { ...request, target: `${path}?${change(query?.split("&") ?? []).join("&")}` };
    },
);
const inBody = ofPair.map(
  (change): Change =>
    ({ body, ...request }) => {
      if (body === undefined) return request;
      return { ...request, body: change(body.split("&").filter(Boolean)).join("&") };
    },
);
const asJson: Change = ({ body, ...request }) =>
  body === undefined
    ? request
    : withHeader(
        { ...request, body: JSON.stringify(Object.fromEntries(new URLSearchParams(body))) },
        "content-type",
        "application/json",
      );
const ofPath = fc.tuple(fc.nat(), text).map(
  ([at, value]): Change =>
    (request) => {
      const [path = "", query] = request.target.split("?");
      const steps = path.split("/");
      const paths = [
        steps.with(1 + (at % (steps.length - 1)), value).join("/"),
        steps.with(-1, value).join("/"),
        `${path}/`,
        `${path}x`,
        `/${path}`,
        path.toUpperCase(),
        path.replace(/\/v\d+\//, "/v999/"),
      ];
      const changed = paths[at % paths.length] ?? path;
      return { ...request, target: query === undefined ? changed : `${changed}?${query}` };
    },
);

const change = fc.oneof(
  { weight: 4, arbitrary: inBody },
  { weight: 4, arbitrary: inQuery },
  { weight: 2, arbitrary: ofPath },
  fc.constant(asJson),
  fc.constantFrom("PUT", "PATCH", "POST", "GET", "DELETE", "HEAD", "OPTIONS", "REPORT").map(
    (method): Change =>
      ({ body, ...request }) => ({
        ...request,
        method,
        ...(body !== undefined && !/^(GET|HEAD)$/.test(method) && { body }),
      }),
  ),
  fc.constantFrom(...credentials).map(
    (other): Change =>
      (request) => {
        const [, own = ""] = request.headers.find(([name]) => name === "authorization") ?? [];
        return withHeader(request, "authorization", other(own));
      },
  ),
  fc.constantFrom(...headers, ...otherHeaders).map(
    ([name, value]): Change =>
      (request) =>
        withHeader(request, name, value),
  ),
);

/** Changes of a request, as one. */
export const randomChange: fc.Arbitrary<Change> = fc
  .array(change, { minLength: 1, maxLength: 2 })
  .map((all) => (request) => all.reduce((changed, one) => one(changed), request));
