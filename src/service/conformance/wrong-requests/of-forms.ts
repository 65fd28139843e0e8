import {
  type AskedOperation,
  type BodyForm,
  ifAbsent,
  namedArguments,
  type PlannedField,
  type PlannedRequest,
  type RequestVariant,
  type Wanted,
  type Way,
} from "./way.ts";

const formArguments = (asked: AskedOperation) =>
  namedArguments(asked).filter((argument) => argument.in === "form");

/** A way that applies to operations with a form. */
const ofForm = (
  name: string,
  variantsOf: (asked: AskedOperation) => readonly RequestVariant[],
): Way => ({
  name,
  variantsOf: (asked) => (formArguments(asked).length === 0 ? [] : variantsOf(asked)),
});

/** A way that every operation has. */
const everywhere = (name: string, variants: readonly RequestVariant[]): Way => ({
  name,
  variantsOf: () => variants,
});

const variant = (wanted: Wanted, change: RequestVariant["change"]): RequestVariant => ({
  wanted,
  change,
});

/** The same request in another form (sources §10.17). */
const same = (change: RequestVariant["change"]): RequestVariant => variant({ is: "same" }, change);

/** The wanted answer if a server does not read the body. */
function ifUnread(asked: AskedOperation): Wanted {
  const required = formArguments(asked).find(({ isRequired }) => isRequired);
  return required === undefined ? { is: "accepted" } : ifAbsent(required);
}

const as =
  (bodyForm: BodyForm, contentType?: string) =>
  (request: PlannedRequest): PlannedRequest => ({
    ...request,
    bodyForm,
    ...(contentType !== undefined && { contentType }),
  });

const inForm = (
  request: PlannedRequest,
  change: (field: PlannedField) => readonly PlannedField[],
): PlannedRequest => ({
  ...request,
  fields: request.fields.flatMap((field) => (field.in === "form" ? change(field) : [field])),
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
export const waysOfForms: readonly Way[] = [
  ofForm("as multipart", () => [same(as("multipart"))]),
  ofForm("in the query", () => [
    same((request) => inForm(request, (field) => [{ ...field, in: "query" }])),
  ]),
  ofForm("in query and body", () =>
    ["[]", "none", "1", ""].map((text) =>
      same((request) =>
        inForm(request, (field) => [{ name: field.name, text, in: "query" }, field]),
      ),
    ),
  ),
  ofForm("content type in another spelling", () =>
    spellings.map((contentType) => same(as("urlencoded", contentType))),
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
        as("urlencoded", `application/x-www-form-urlencoded; charset=${charset}`),
      ),
    ),
  ),
  ofForm("JSON body", (asked) => [variant(ifUnread(asked), as("json"))]),
  ofForm("no content type", (asked) => [variant(ifUnread(asked), as("unnamed"))]),
  ofForm("other content type", (asked) =>
    otherTypes.map((contentType) => variant(ifUnread(asked), as("unnamed", contentType))),
  ),
  ofForm("broken multipart", () =>
    boundaries.flatMap((boundary) =>
      (["urlencoded", "multipart"] as const).map((form) =>
        variant({ is: "open" }, as(form, `multipart/form-data${boundary}`)),
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

/** Adds names that no operation has; without a body, to the query. */
export function withMore(
  names: readonly string[],
  formPlace: PlannedField["in"],
): RequestVariant["change"] {
  return (request) => {
    const place = request.method === "GET" ? "query" : formPlace;
    const more = names.map((name): PlannedField => ({ in: place, name, text: "1" }));
    return { ...request, fields: [...request.fields, ...more] };
  };
}
