// The types of calls, from small specifications.
import { expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import {
  emitClient,
  emitPathsAt,
  emitSchemas,
} from "../../../src/toolkit/generate/client/client-types.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { levelsOf } from "../../../src/toolkit/levels/levels.ts";
import { levelledOperations, revisions } from "../../../src/toolkit/levels/revisions.ts";
import { annotate, api, registry, responding, schemaRef, since } from "../../helpers/small-api.ts";

/** The generated module, with line ends and indents as single spaces. */
function clientOf(operation: JsonObject, root: JsonObject = {}): string {
  const document = api({ "POST /a": { operationId: "postA", ...operation } }, {}, root);
  const operations = levelledOperations(revisions(document, "from"));
  const text = emitClient(levelled(document), operations);
  return text.replaceAll(/\s+/g, " ");
}

const body = {
  description: "A body.",
  content: { "application/json": { schema: { properties: { a: {} } } } },
};
const at = (status: string) =>
  `From0.operations["postA"]["responses"][${status}]["content"]["application/json"]`;
const call = (given: string, data: string, error: string) =>
  `postA: Call<${given}, ${data}, ${error}>;`;

it.each<[string, JsonObject, string, string]>([
  ["default alone is the success that it describes", { default: body }, at('"default"'), "never"],
  [
    "default beside a success is for errors",
    { 200: body, default: body },
    at("200"),
    at('"default"'),
  ],
  [
    "default beside an error is for errors",
    { 404: body, default: body },
    "never",
    at('404 | "default"'),
  ],
  ["a range of successes", { "2XX": body, 400: body, 500: body }, at('"2XX"'), at("400 | 500")],
  ["no body", { 204: { description: "Done." } }, "never", "never"],
  [
    "a file",
    { 200: { description: "Done.", content: { "image/png": {} } } },
    "Uint8Array",
    "never",
  ],
])("the outcomes of a call: %s", (_, responses, data, error) => {
  expect(clientOf({ responses })).toContain(call("unknown", data, error));
});

it.each<[string, JsonObject, string]>([
  [
    "parameters of each place, in the order path, query, header",
    {
      parameters: [
        { in: "header", name: "h" },
        { in: "query", name: "q" },
        { in: "cookie", name: "c" },
      ],
    },
    ["query", "header"]
      .map((place) => `NonNullable<From0.operations["postA"]["parameters"]["${place}"]>`)
      .join(" & "),
  ],
  [
    "a required body",
    { requestBody: { ...body, required: true } },
    'NonNullable<From0.operations["postA"]["requestBody"]>["content"]["application/json"]',
  ],
  ...(
    [
      ["text/plain", "string"],
      ["image/png", "string | Blob | Uint8Array<ArrayBuffer>"],
      ["multipart/form-data", "FormData"],
    ] as const
  ).map(([mediaType, type]): [string, JsonObject, string] => [
    `a body as ${mediaType}`,
    { requestBody: { content: { [mediaType]: {} }, required: true } },
    `{ body: ${type} }`,
  ]),
  [
    "a body that may be left out",
    { requestBody: body },
    'Partial<NonNullable<From0.operations["postA"]["requestBody"]>["content"]["application/json"]>',
  ],
])("the arguments of a call: %s", (_, operation, given) => {
  expect(clientOf(operation)).toContain(call(given, "never", "never"));
});

it("a later operation names the level and the change that bring it", () => {
  const text = clientOf(
    { summary: "Post", description: "It posts.", ...since(10) },
    registry(10, 20),
  );
  expect(text).toContain('postA: Since<10, "l10", Calls10["postA"]>;');
  expect(text).toContain("/** * Post * * It posts. */ postA: unknown;");
  expect(text).toContain("l20: 20,");
  expect(text).toContain("20: AtLeast20; } /** The boundary at or below each");
  expect(text).toContain(
    'interface AtLeast20 extends AtLeast10 { readonly "level 20 and up": true }',
  );
  // Without a list of releases, each is that of its last change.
  expect(text).toContain('releases = { "10": 10, "20": 20, }');
});

it("later arguments name the level and the change that bring them, unless an own one is renamed", () => {
  const query = (name: string, more: JsonObject = {}) => ({ in: "query", name, ...more });
  const parameters = [
    query("old", annotate({ until: 20, replacedBy: "fresh" })),
    query("fresh", annotate({ since: 20, replaces: "old" })),
    query("last", since(20)),
    query("next", since(10)),
  ];
  const text = clientOf({ parameters }, registry(10, 20));
  const argument = (level: number, name: string) =>
    `Calls${level}["postA"]["arguments"]["${name}"]`;
  const fresh = `fresh?: ${argument(20, "fresh")}`;
  const last = `last: Since<20, "l20", ${argument(20, "last")}>`;
  expect(text).toContain(
    `never, { next: Since<10, "l10", ${argument(10, "next")}>; ${fresh}; ${last} }>;`,
  );
  expect(text).toContain(`never, { ${fresh}; ${last} }>;`);
});

it("a schema is that of the first level from which it exists, and never after its last", () => {
  const schemas = { Always: {}, Gone: {}, Late: since(20) };
  const properties = {
    a: schemaRef("Always"),
    g: { ...schemaRef("Gone"), ...annotate({ until: 20 }) },
  };
  const document = api(
    {
      "GET /a": responding({ properties }),
      "GET /b": since(20, responding(schemaRef("Late"))),
    },
    { schemas },
    registry(10, 20),
  );
  const of = revisions(document, "from");
  const text = emitSchemas(of, levelledOperations(of));
  const typeOf = (name: string) => new RegExp(`type ${name}<.* = 0> = (.*);`).exec(text)?.[1];
  expect(["Always", "Gone", "Late"].map(typeOf)).toEqual([
    'FromEach[Levels[Level]]["Always"]',
    '{ 0: FromEach[0]["Gone"]; 10: FromEach[0]["Gone"]; 20: never }[Levels[Level]]',
    '{ 0: FromEach[20]["Late"]; 10: FromEach[20]["Late"]; 20: FromEach[20]["Late"] }[Levels[Level]]',
  ]);
});

it("the operations of exactly one level are found by level and release", () => {
  const text = emitPathsAt(
    levelsOf({
      "x-feature-levels": [{ level: 10 }],
      "x-releases": [
        { release: "1.0", level: 7 },
        { release: "10", level: 10 },
        { release: "2.0", level: 12 },
      ],
    }),
  );
  expect(text).toContain(
    '  0: At.Paths0;\n  10: At.Paths10;\n  "1.0": At.Paths0;\n  "2.0": At.Paths10;\n}',
  );
});

it("a level that is not exact, and levels above 2000, are named as they are", () => {
  const levels = [
    { level: 7, after: 5, release: "1.0", name: "seven", summary: "Why." },
    { level: 20240601, release: "2.0", name: "dated", summary: "" },
  ];
  const root = { "x-feature-levels": levels };
  const text = clientOf(annotate({ since: 7, changes: [{ level: 20240601, was: {} }] }), root);
  expect(text).toContain('seven: "By level 7, after 5: Why.";');
  expect(text).toContain("export type Newest = never;");
  expect(text).toMatch(/interface Levels \{ 0: 0; 7: 7; "1\.0": 7; 20240601: \d+; "2\.0": \d+; \}/);
});
