import { inForm, type RequestChange, withMore } from "../../src/service/conformance/request.ts";
import {
  asForm,
  ifUnread,
  ofForm,
  type RequestVariant,
  same,
  type Wanted,
  type Way,
} from "./way.ts";

/** A way that every operation has. */
const everywhere = (name: string, variants: readonly RequestVariant[]): Way => ({
  name,
  variantsOf: () => variants,
});

const variant = (wanted: Wanted, change: RequestChange): RequestVariant => ({
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
export const waysOfForms: readonly Way[] = [
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
