// What `infer` says of its result.
import { expect, it } from "vitest";
import {
  fallbackLines,
  rewrittenLines,
  sideLines,
} from "../../../src/toolkit/infer/files/inference-report.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { api } from "../../helpers/small-api.ts";

const version = (name: string, ...operations: string[]) => ({
  level: 1,
  release: name,
  file: name,
  document: api(Object.fromEntries(operations.map((one) => [one, {}]))),
});
const document = api({}, {}, { "x-releases": [{ release: "May", level: 4 }] });

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
    [
      /^2 has only 1 of the 3 operations of 1; GET \/a is missing.* parts of one API.*join the parts.*join 1 2/,
    ],
  ],
])("warns of parts side by side if %s", (_, operations, want) => {
  const versions = operations.map((names, index) => version(`${index + 1}`, ...names));
  expect(sideLines(versions)).toEqual(want.map((line) => expect.stringMatching(line)));
});

it("warns of none side by side if operations keep their ids at other places", () => {
  const named = (path: string, ...ids: string[]) => ({
    ...version(path),
    document: api(Object.fromEntries(ids.map((id) => [`GET /${id}${path}`, { operationId: id }]))),
  });
  expect(sideLines([named("/", "rooms", "doors"), named("", "rooms", "doors")])).toEqual([]);
  expect(sideLines([named("/", "rooms", "doors"), named("", "keys", "doors2")])).toHaveLength(1);
});

const held = { pointer: "#/paths/~1a/get", place: "#/paths/~1a/get/callbacks", level: 4 };

it("says why a part is stored whole, and which fields are, in one line", () => {
  const referring = ["#/a/parameters", "#/b/parameters", "#/a/responses"];
  expect(fallbackLines({ fallbacks: [held], referring }, levelled(document))).toEqual([
    expect.stringMatching(
      /#\/paths\/~1a\/get is stored whole .* #\/paths\/~1a\/get\/callbacks of May\.$/,
    ),
    "  Fields stored whole because a reference comes or goes in them: 2 of `parameters`, 1 of `responses`.",
  ]);
});

it("lists ten parts that are stored whole, and the number of the others", () => {
  const all = Array.from({ length: 13 }, (_, index) => ({ ...held, pointer: `#/${index}` }));
  const lines = fallbackLines({ fallbacks: all, referring: [] }, levelled(document));
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toBe("  3 more are stored whole.");
});

it("names the parts of an edited document that have new annotations", () => {
  expect(rewrittenLines([held], levelled(document))).toEqual([
    expect.stringMatching(
      /#\/paths\/~1a\/get has new annotations .* restore #\/paths\/~1a\/get\/callbacks of May\.$/,
    ),
  ]);
});
