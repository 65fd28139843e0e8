// @ts-nocheck
import fc from "fast-check";
import { type Change, everywhere, type Kind, type Wanted } from "../kind.ts";
import type { Subject } from "../subject.ts";
import type { BodyForm, Draft, Field } from "../wire.ts";
import { absent } from "./values.ts";

const same: Wanted = { is: "same" };

const formParameters = ({ parameters }: Subject) =>
  parameters.filter((parameter) => parameter.in === "form");

/** What is wanted where a server does not read the body at all. */
function unread(subject: Subject): Wanted {
  const required = formParameters(subject).find((parameter) => parameter.required);
  return required === undefined ? { is: "accepted" } : absent(required);
}

/** A kind that befalls operations with a form. */
const ofForm = (name: string, changesOf: (subject: Subject) => fc.Arbitrary<Change>): Kind => ({
  name,
  changesOf: (subject) => (formParameters(subject).length === 0 ? undefined : changesOf(subject)),
});

const changed = (wanted: Wanted, apply: (draft: Draft) => Draft): fc.Arbitrary<Change> =>
  fc.constant({ wanted, apply });

const as =
  (bodyForm: BodyForm, contentType?: string) =>
  (draft: Draft): Draft => ({
    ...draft,
    bodyForm,
    ...(contentType === undefined ? {} : { contentType }),
  });

const inForm = (draft: Draft, change: (field: Field) => Field[]): Draft => ({
  ...draft,
  fields: draft.fields.flatMap((field) => (field.in === "form" ? change(field) : [field])),
});

/** Every byte as its percent-encoding, as the URL standard allows. */
const percent = (text: string): string =>
  [...Buffer.from(text, "utf8")].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");

const unsupported = fc.constantFrom(
  "unknown",
  "__proto__",
  "constructor",
  "toString",
  "a[]",
  "a.b",
  "ä",
  "💬",
  "a b",
  "a&b=c",
  "%",
  "A",
  "_method",
  "ignored_parameters_unsupported",
  "result",
  "x".repeat(300),
  "\r\nX-Injected: 1",
);

/** Other forms of the same request, and forms that a server does not read. */
export const formKinds: readonly Kind[] = [
  ofForm("as multipart", () => changed(same, as("multipart"))),
  ofForm("in the query", () =>
    changed(same, (draft) => inForm(draft, (field) => [{ ...field, in: "query" }])),
  ),
  ofForm("in query and body", () =>
    fc.constantFrom("[]", "none", "1", "").map((text) => ({
      wanted: same,
      apply: (draft) => inForm(draft, (field) => [{ name: field.name, text, in: "query" }, field]),
    })),
  ),
  ofForm("content type in another spelling", () =>
    fc
      .constantFrom(
        "APPLICATION/X-WWW-FORM-URLENCODED",
        "application/x-www-form-urlencoded; charset=utf-8",
        'application/x-www-form-urlencoded;charset="UTF-8"',
        " application/x-www-form-urlencoded ;",
      )
      .map((contentType) => ({ wanted: same, apply: as("urlencoded", contentType) })),
  ),
  ofForm("every byte percent-encoded", () =>
    changed(same, (draft) =>
      inForm(draft, (field) => [
        { ...field, encoded: `${percent(field.name)}=${percent(field.text)}` },
      ]),
    ),
  ),
  ofForm("empty pairs", () =>
    changed(same, (draft) =>
      inForm(draft, (field) => [
        { in: "form", name: "", text: "", encoded: "&&" },
        field,
        { in: "form", name: "", text: "", encoded: "" },
      ]),
    ),
  ),
  ofForm("other charset", () =>
    fc.constantFrom("utf-16", "latin-1", "bogus", "").map((charset) => ({
      wanted: { is: "judged" },
      apply: as("urlencoded", `application/x-www-form-urlencoded; charset=${charset}`),
    })),
  ),
  ofForm("JSON body", (subject) => changed(unread(subject), as("json"))),
  ofForm("no content type", (subject) => changed(unread(subject), as("unnamed"))),
  ofForm("other content type", (subject) =>
    fc
      .constantFrom("text/plain", "application/octet-stream", "*/*", "application/xml", "x", "/")
      .map((contentType) => ({ wanted: unread(subject), apply: as("unnamed", contentType) })),
  ),
  ofForm("broken multipart", () =>
    fc
      .constantFrom(
        "multipart/form-data",
        "multipart/form-data; boundary=",
        "multipart/form-data; boundary=other",
        'multipart/form-data; boundary="',
      )
      .chain((contentType) =>
        fc.constantFrom<BodyForm>("urlencoded", "multipart").map((form) => ({
          wanted: { is: "judged" },
          apply: as(form, contentType),
        })),
      ),
  ),
  everywhere(
    "unsupported parameter",
    fc
      .tuple(fc.uniqueArray(unsupported, { minLength: 1, maxLength: 4 }), fc.boolean())
      .map(([names, isInQuery]) => ({
        wanted: same,
        apply: (draft) => add(draft, names, isInQuery),
      })),
  ),
  everywhere(
    "many parameters",
    fc
      .tuple(fc.oneof(fc.nat(50), fc.nat(50), fc.nat(300), fc.nat(10_000)), fc.boolean())
      .map(([count, isInQuery]) => ({
        // Nobody says how many are too many.
        wanted: { is: count <= 1_000 ? "same" : "judged" },
        apply: (draft) =>
          add(
            draft,
            Array.from({ length: count }, (_, index) => `p${index}`),
            isInQuery,
          ),
      })),
  ),
  everywhere(
    "method in a header",
    fc
      .constantFrom<readonly [string, string]>(
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
      )
      .map((header) => ({
        wanted: same,
        apply: (draft) => ({ ...draft, headers: [...draft.headers, header] }),
      })),
  ),
  everywhere(
    "sent again",
    fc.constant({ wanted: { is: "accepted" }, apply: (draft) => ({ ...draft, isRepeated: true }) }),
  ),
];

/** Adds parameters that no operation has; a request without body has them in its query. */
function add(draft: Draft, names: readonly string[], isInQuery: boolean): Draft {
  const place = isInQuery || draft.method === "GET" ? "query" : "form";
  return {
    ...draft,
    fields: [...draft.fields, ...names.map((name) => ({ in: place, name, text: "1" }) as const)],
  };
}
