import type { PlannedRequest } from "../../src/service/conformance/request.ts";
import { isPlainText } from "../../src/toolkit/document/arguments.ts";
import type { Json } from "../../src/toolkit/document/json.ts";
import {
  ifAbsent,
  instead,
  isFreeText,
  type NamedArgument,
  ofArgument,
  texts,
  unlessText,
  type Wanted,
  type Way,
} from "./way.ts";

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
