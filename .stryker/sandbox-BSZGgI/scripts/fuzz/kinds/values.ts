// @ts-nocheck
import fc from "fast-check";
import type { Json } from "../../../src/document/json.ts";
import { anyOf, type Change, type Kind, replaceField, type Wanted } from "../kind.ts";
import type { Subject, SubjectParameter } from "../subject.ts";
import { textOf } from "../text.ts";
import { invalidValues, isValidBy } from "../values.ts";
import type { Field } from "../wire.ts";

/** A parameter that stands in the query string or the form. */
export type Named = SubjectParameter & { readonly in: Field["in"] };

/** The parameters of an operation that have a name on the wire. */
export function namedParameters({ parameters }: Subject): Named[] {
  return parameters.filter((parameter): parameter is Named =>
    ["query", "form"].includes(parameter.in),
  );
}

/** A kind that befalls one parameter at a time. */
export function ofParameter(
  name: string,
  changesOf: (parameter: Named, subject: Subject) => fc.Arbitrary<Change> | undefined,
): Kind {
  return {
    name,
    changesOf: (subject) =>
      anyOf(namedParameters(subject).flatMap((parameter) => changesOf(parameter, subject) ?? [])),
  };
}

/** A change that puts other fields in the place of a parameter's own. */
export function instead(
  { name, in: place }: Named,
  wanted: Wanted,
  replacement: readonly Omit<Field, "in">[],
): Change {
  return { wanted, apply: (draft) => replaceField(draft, name, replacement, place) };
}

/** A parameter that is not there: refused where it is required. */
export const absent = ({ name, required }: SubjectParameter): Wanted =>
  required ? { is: "missing", name } : { is: "accepted" };

const malformed: Wanted = { is: "malformed" };

/** Any text is a string; of what travels as JSON text, these texts are none. */
const unlessText = ({ isText }: SubjectParameter): Wanted =>
  isText ? { is: "accepted" } : malformed;

const notJson = [
  "abc",
  "[1,",
  "{",
  "'1'",
  "NaN",
  "undefined",
  "[1 2]",
  "tru",
  "0x10",
  "01",
  "+1",
  "[1,2,]",
  "\u0000",
  "\ufeff1",
  "1;2",
  "[1][2]",
  "/**/1",
];
const oddNumbers = [
  "1e400",
  "[1e400]",
  "-1e400",
  "[-0]",
  "-0",
  "1.0",
  "[1.0]",
  "1e2",
  "[1E2]",
  "1e-400",
  "[9007199254740993]",
  "9007199254740993",
  `[1${"0".repeat(400)}]`,
  "[1.0000000000000001]",
];
const prototypes = [
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
const depth = (max: number) => fc.integer({ min: 3, max });
const longest = 1_200_000;

/** What may be wrong with the value of one parameter. */
export const valueKinds: readonly Kind[] = [
  ofParameter("missing", (parameter) => fc.constant(instead(parameter, absent(parameter), []))),
  ofParameter("empty value", (parameter) =>
    fc.constant(instead(parameter, unlessText(parameter), [{ name: parameter.name, text: "" }])),
  ),
  ofParameter("key without =", (parameter) => {
    const { name } = parameter;
    return fc.constant(
      instead(parameter, unlessText(parameter), [{ name, text: "", encoded: name }]),
    );
  }),
  ofParameter("wrong type", (parameter, { document }) =>
    parameter.isText
      ? undefined
      : invalidValues(document, parameter.schema)?.map((value) =>
          instead(parameter, malformed, [{ name: parameter.name, text: JSON.stringify(value) }]),
        ),
  ),
  ofParameter("not JSON", (parameter) =>
    fc
      .constantFrom(...notJson)
      .map((text) => instead(parameter, unlessText(parameter), [{ name: parameter.name, text }])),
  ),
  ofParameter("JSON twice", (parameter, { document }) => {
    const isValid = isValidBy(document, parameter.schema);
    const wanted: Wanted = parameter.isText
      ? // What is named is then something else, which does not exist.
        { is: parameter.noun === undefined ? "accepted" : "refused" }
      : isValid("[1]")
        ? { is: "judged" }
        : malformed;
    return fc.constant({
      wanted,
      apply(draft, { values }) {
        const text = JSON.stringify(textOf(parameter, values[parameter.name] ?? null));
        return replaceField(draft, parameter.name, [{ name: parameter.name, text }], parameter.in);
      },
    });
  }),
  ofParameter("comma list", (parameter) =>
    parameter.isList
      ? fc
          .array(fc.constantFrom("1", "2", "17", "message"), { minLength: 1, maxLength: 4 })
          .map((items) =>
            instead(parameter, malformed, [{ name: parameter.name, text: items.join() }]),
          )
      : undefined,
  ),
  ofParameter("repeated key as a list", (parameter) =>
    parameter.isList
      ? fc
          .array(fc.constantFrom("1", "2", "17", "message"), { minLength: 2, maxLength: 4 })
          .map((items) =>
            instead(
              parameter,
              malformed,
              items.map((text) => ({ name: parameter.name, text })),
            ),
          )
      : undefined,
  ),
  ofParameter("key with brackets", (parameter) =>
    parameter.isList
      ? fc
          .tuple(fc.constantFrom("[]", "[0]", ".0"), fc.constantFrom("1", "message", "[1]"))
          .map(([suffix, text]) =>
            instead(parameter, absent(parameter), [{ name: parameter.name + suffix, text }]),
          )
      : undefined,
  ),
  ofParameter("name in another spelling", (parameter) =>
    fc
      .constantFrom(
        parameter.name.toUpperCase(),
        ` ${parameter.name}`,
        `${parameter.name}\u0000`,
        parameter.name.replaceAll("_", "-"),
        parameter.name.replace("_", "__"),
      )
      .filter((name) => name !== parameter.name)
      .map((name) => instead(parameter, absent(parameter), [{ name, text: "1" }])),
  ),
  ofParameter("repeated key", (parameter) =>
    fc.constantFrom("", "1", "[1]", "abc").map((text) => ({
      wanted: { is: "judged" },
      apply: (draft) => ({
        ...draft,
        fields: [{ name: parameter.name, text, in: parameter.in }, ...draft.fields],
      }),
    })),
  ),
  ofParameter("wrong percent-encoding", (parameter) =>
    fc.constantFrom(...wrongEncodings).map((value) => {
      const { name } = parameter;
      const field = { name, text: value, encoded: `${name}=${value}` };
      return instead(parameter, unlessText(parameter), [field]);
    }),
  ),
  ofParameter("odd number", (parameter) =>
    fc.constantFrom(...oddNumbers).map((text) => {
      const wanted: Wanted = { is: parameter.isText ? "accepted" : "judged" };
      return instead(parameter, wanted, [{ name: parameter.name, text }]);
    }),
  ),
  ofParameter("name of a prototype", (parameter) =>
    fc.constantFrom(...prototypes).map((text) => {
      const wanted: Wanted = { is: parameter.isText ? "accepted" : "judged" };
      return instead(parameter, wanted, [{ name: parameter.name, text }]);
    }),
  ),
  ofParameter("deep nesting", (parameter, { document }) => {
    const isValid = isValidBy(document, parameter.schema);
    const deep: Json = [[[]]];
    const wanted: Wanted = parameter.isText
      ? { is: "judged" } // It may be longer than a server takes.
      : isValid(deep)
        ? { is: "judged" }
        : malformed;
    return fc.tuple(fc.oneof(depth(300), depth(30_000)), fc.boolean()).map(([depth, isClosed]) => {
      const text = "[".repeat(depth) + (isClosed ? "]".repeat(depth) : "");
      return instead(parameter, wanted, [{ name: parameter.name, text }]);
    });
  }),
  ofParameter("very long value", (parameter) =>
    fc.oneof(fc.nat(999), fc.nat(70_000), fc.nat(70_000), fc.nat(longest)).map((length) => {
      const wanted: Wanted = parameter.isText ? { is: "judged" } : malformed;
      return instead(parameter, wanted, [{ name: parameter.name, text: "x".repeat(length) }]);
    }),
  ),
  ofParameter("header in a value", (parameter) =>
    fc
      .constantFrom("\r\nX-Injected: 1", "\nSet-Cookie: a=b", "a\r\n\r\n<html>")
      .map((text) => instead(parameter, unlessText(parameter), [{ name: parameter.name, text }])),
  ),
];
