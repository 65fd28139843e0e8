import { isPlainText } from "../../../toolkit/document/arguments.ts";
import type { Json } from "../../../toolkit/document/json.ts";
import { placeholder } from "../../../toolkit/document/placeholder.ts";
import type { Schema } from "../../../toolkit/document/schema.ts";
import {
  type AskedOperation,
  ifAbsent,
  instead,
  isFreeText,
  type NamedArgument,
  ofArgument,
  type PlannedRequest,
  unlessText,
  type Wanted,
  type Way,
} from "./way.ts";

const notJson = [
  "not JSON",
  "abc",
  "[1,",
  "{",
  "'1'",
  "NaN",
  "undefined",
  "tru",
  "0x10",
  "01",
  "+1",
  "[1,2,]",
  "1;2",
  "[1][2]",
  "/**/1",
  "[1 2]",
  "\u0000",
  "\ufeff1",
];
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
export const waysOfValues: readonly Way[] = [
  ofArgument("missing", (argument) => [instead(argument, ifAbsent(argument))]),
  ofArgument("empty value", (argument) => texts(argument, [""], unlessText(argument))),
  ofArgument("key without =", (argument) => {
    const { name } = argument;
    return [instead(argument, unlessText(argument), { name, text: "", encoded: name })];
  }),
  ofArgument("not JSON", (argument) => texts(argument, notJson, unlessText(argument, "not-json"))),
  ofArgument("wrong type", (argument, asked) => {
    const type = argument.schema?.types[0];
    const example = type === "array" ? "not-a-list" : `not-${type}`;
    return json(argument, wrongValues(asked, argument.schema), { is: "malformed", example });
  }),
  ofArgument("wrong element", (argument, asked) => {
    const { schema } = argument;
    if (schema === undefined) return [];
    const example = schema.items?.types[0] === "integer" ? "not-an-integer" : "wrong-element";
    return json(argument, wrongWithin(asked, schema), { is: "malformed", example });
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

const texts = (argument: NamedArgument, all: readonly string[], wanted: Wanted) =>
  all.map((text) => instead(argument, wanted, { name: argument.name, text }));

/** A string may be any text, so this way does not apply to it. */
const json = (argument: NamedArgument, values: readonly Json[], wanted: Wanted) =>
  isPlainText(argument)
    ? []
    : texts(
        argument,
        values.map((value) => JSON.stringify(value)),
        wanted,
      );

const isList = ({ schema }: NamedArgument) => schema?.types.join() === "array";

const openUnlessText = (argument: NamedArgument): Wanted => ({
  is: isFreeText(argument) ? "accepted" : "open",
});

const textIn = ({ fields }: PlannedRequest, name: string): string | undefined =>
  fields.find((field) => field.name === name)?.text;

/** Values that careless programs send, and careless servers accept, for a type. */
const nearMisses: Readonly<Record<string, readonly Json[]>> = {
  integer: [{}, 1.5, "1", true, null, [1]],
  number: [{}, "1.5", true, null, [1]],
  boolean: [{}, "true", 1, 0, null, "false"],
  string: [{}, 1, null, true, ["a"]],
  array: [{}, "1", 1, "1,2", { 0: 1 }, null],
  object: [[], "{}", null, [["a", 1]]],
};

const oddities: readonly Json[] = [null, true, 0, -1.5, "", "text", [], [[]], {}, { a: 1 }];

/** Values of types that a schema does not allow. */
function wrongValues(
  { isValid }: Pick<AskedOperation, "isValid">,
  schema: Schema | undefined,
): Json[] {
  const [type = ""] = schema?.types ?? [];
  const distinct = new Map(
    [...(nearMisses[type] ?? []), ...oddities].map((value) => [JSON.stringify(value), value]),
  );
  return [...distinct.values()].filter((value) => !isValid(schema, value));
}

/** Lists with one wrong element, and objects with one wrong property. */
function wrongWithin(asked: Pick<AskedOperation, "isValid">, schema: Schema): Json[] {
  const { items, properties } = schema;
  const lists = wrongValues(asked, items).flatMap((wrong): Json[] => {
    const right = placeholder(items);
    return [[wrong], [right, wrong], [wrong, right]];
  });
  const objects = [...properties.values()].flatMap((property) =>
    [...wrongValues(asked, property.schema), ...wrongWithin(asked, property.schema)].map(
      (wrong): Json => ({ [property.name]: wrong }),
    ),
  );
  return [...lists, ...objects].filter((value) => !asked.isValid(schema, value));
}
