// What `infer` says of its result.
import { expect, it } from "vitest";
import { heldLines, renameLines, sideLines } from "../../../src/program/infer/lines.ts";
import { api } from "../../helpers/small-api.ts";

const version = (name: string, ...operations: string[]) => ({
  level: 1,
  release: name,
  file: name,
  document: api(Object.fromEntries(operations.map((one) => [one, {}]))),
});
const document = api({}, {}, { "x-releases": [{ release: "May", level: 4 }] });

it("proposes a pair of names once, however many objects have it", () => {
  const rename = { level: 4, from: "ref", to: "owner" };
  const at = (pointer: string, more = {}) => ({ ...rename, pointer, ...more });
  const lines = renameLines([at("#/a"), at("#/b"), at("#/c", { to: "user" }), at("#/d")], document);
  expect(lines).toEqual([
    expect.stringMatching(/^#\/a and 2 other places: at .*May.* `ref` .* `owner`.*--take-renames/),
    expect.stringMatching(/^#\/c: at .*May.* `ref` .* `user`/),
  ]);
});

it.each<[string, readonly (readonly string[])[], RegExp[]]>([
  [
    "most operations stay",
    [
      ["GET /a", "GET /b"],
      ["GET /a", "GET /c"],
    ],
    [],
  ],
  ["the only operation is replaced", [["GET /a"], ["GET /b"]], []],
  [
    "most operations are missing",
    [
      ["GET /a", "PUT /a", "GET /b"],
      ["GET /b", "GET /c"],
    ],
    [/^2 lacks 2 of the 3 operations of 1, for example GET \/a: .* side by side.*join 1 2/],
  ],
])("warns of parts side by side if %s", (_, operations, want) => {
  const versions = operations.map((names, index) => version(`${index + 1}`, ...names));
  expect(sideLines(versions)).toEqual(want.map((line) => expect.stringMatching(line)));
});

it("says why a field is stored whole, and what would avoid it", () => {
  const held = { pointer: "#/paths/~1a", place: "#/paths/~1a/get", level: 4 };
  expect(heldLines([held, { ...held, reason: "Mark it elsewhere." }], document)).toEqual([
    expect.stringMatching(
      /#\/paths\/~1a is stored whole .* #\/paths\/~1a\/get would not be as in .*May.*\. To avoid this, /,
    ),
    expect.stringMatching(
      /a mark at #\/paths\/~1a\/get would be refused\. To avoid this, .*: Mark it elsewhere\.$/,
    ),
  ]);
});

it("lists ten fields that are stored whole, and the number of the others", () => {
  const held = Array.from({ length: 13 }, (_, index) => ({ pointer: `#/${index}`, place: "#" }));
  const lines = heldLines(held, document);
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toBe("  3 more are stored whole.");
});
