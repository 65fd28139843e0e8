// Texts of a specification become parts of source code, but never code.
import fc from "fast-check";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import {
  docComment,
  literal,
  memberOf,
  stringLiteral,
} from "../../../src/toolkit/text/typescript-text.ts";

/** Texts that are likely to contain the end of a comment or string. */
const awkward = fc.string({
  unit: fc.constantFrom("*", "/", "\\", "'", '"', "`", "\n", "\r", "a"),
});

describe("a doc comment", () => {
  it("is not ended by its text", () => {
    fc.assert(
      fc.property(awkward, (text) => {
        const { statements } = ts.createSourceFile(
          "a.ts",
          `${docComment(text)}export {};`,
          ts.ScriptTarget.Latest,
        );
        expect(statements.map(({ kind }) => kind)).toEqual([ts.SyntaxKind.ExportDeclaration]);
      }),
      { examples: [["a */ b /*"], ["*/"], ["*//"]] },
    );
  });
});

describe("a literal", () => {
  it("evaluates to the value that it was made of", () => {
    const json = fc.json({ maxDepth: 2, stringUnit: "binary" });
    fc.assert(
      fc.property(json, (json) => {
        const value: unknown = JSON.parse(json);
        const made: unknown = new Function(`return ${literal(value)}`)();
        expect(JSON.stringify(made)).toBe(JSON.stringify(value));
      }),
      { examples: [['{"__proto__":{"a":1},"a-b":[{}]}']] },
    );
  });
});

describe("a string literal", () => {
  it.each([
    ['a "b" \\ `c` $d', '"a \\"b\\" \\\\ `c` $d"'],
    ["end\u2028of\u2029line\u0085", '"end\\u2028of\\u2029line\\u0085"'],
    ["shown \u202ebackwards", '"shown \\u202ebackwards"'],
    ["é 😀", '"é 😀"'],
  ])("escapes only characters that could mislead a reader: %j", (text, want) => {
    expect(stringLiteral(text)).toBe(want);
  });
});

describe("a member", () => {
  it.each([
    ["listBooks", "client.listBooks"],
    ["delete", "client.delete"],
    ["list-books", 'client["list-books"]'],
    ["a(); b", 'client["a(); b"]'],
    ["__proto__", 'client["__proto__"]'],
  ])("%s", (name, want) => expect(memberOf("client", name)).toBe(want));
});
