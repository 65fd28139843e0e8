// OpenAPI 3.2 is read as 3.1: each new form is shown, told to be left out, or refused with its place.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { asOpenApi31 } from "../../../src/toolkit/read/openapi-3-2.ts";
import { runCommand } from "../../helpers/run-command.ts";
import { api, marked, registry, responding, since } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const folder = temporaryFolder("openapi-3-2");
const text = { type: "string" };
const media = (name: string) => ({ $ref: `#/components/mediaTypes/${name}` });
const event = { type: "object", required: ["at"], properties: { at: { type: "integer" } } };

/** An API of 3.2 with a stream of events, shared media types, parents of tags and a query. */
const stream: OpenApiDocument = {
  ...api(
    {
      "GET /events": {
        operationId: "getEvents",
        tags: ["live"],
        responses: {
          "200": { summary: "The events.", content: { "application/jsonl": media("Events") } },
        },
      },
    },
    { mediaTypes: { Events: media("Lines"), Lines: { itemSchema: event } } },
  ),
  openapi: "3.2.0",
  tags: [{ name: "all", summary: "All" }, { name: "live", parent: "all" }, { name: "other" }],
};

it("a document that uses nothing new stays as it is", () => {
  const plain = api({ "GET /a": responding(text) });
  const found = asOpenApi31({ ...plain, openapi: "3.2.1" });
  expect(found).toEqual({ document: plain, absent: [], refused: [] });
});

it("items, media types of components, summaries of responses and parents of tags have a form", () => {
  const { document, absent, refused } = asOpenApi31(stream);
  expect({ absent, refused }).toEqual({ absent: [], refused: [] });
  expect(document).toEqual({
    ...api(
      {
        "GET /events": {
          operationId: "getEvents",
          tags: ["live"],
          responses: {
            "200": {
              description: "The events.",
              content: { "application/jsonl": { schema: { type: "array", items: event } } },
            },
          },
        },
      },
      {},
      {},
    ),
    components: {},
    tags: [{ name: "all", "x-displayName": "All" }, { name: "live" }, { name: "other" }],
    "x-tagGroups": [
      { name: "all", tags: ["all", "live"] },
      { name: "other", tags: ["other"] },
    ],
  });
});

it("a schema and the schema of its items both hold, and both texts of a response are kept", () => {
  const schema = { maxItems: 3 };
  const content = { "application/jsonl": { schema, itemSchema: event } };
  const responses = { "200": { summary: "A.", description: "B.", content } };
  const { document } = asOpenApi31(api({ "GET /a": { responses } }));
  expect(Object(document.paths)["/a"].get.responses["200"]).toEqual({
    description: "A.\n\nB.",
    content: {
      "application/jsonl": { schema: { allOf: [schema, { type: "array", items: event }] } },
    },
  });
});

const withItem = (item: JsonObject): JsonObject => ({ ...api({}), paths: { "/a": item } });
const example = (more: JsonObject) =>
  api({ "GET /a": responding(text, { examples: { one: more } }) });
const inResponse = (mark: JsonObject) =>
  api({ "GET /a": { responses: { "200": marked(mark as never, { summary: "A." }) } } });

it.each<[name: string, document: JsonObject, place: string]>([
  ["$self", { ...api({}), $self: "https://a.test" }, "#/$self"],
  [
    "additionalOperations",
    withItem({ additionalOperations: {} }),
    "#/paths/~1a/additionalOperations",
  ],
  [
    "querystring",
    api({ "GET /a": { parameters: [{ name: "q", in: "querystring" }] } }),
    "/parameters/0/in",
  ],
  ["itemEncoding", api({ "GET /a": responding(text, { itemEncoding: {} }) }), "json/itemEncoding"],
  ["dataValue", example({ dataValue: "a" }), "/examples/one/dataValue"],
  ["serializedValue", example({ serializedValue: "a" }), "/examples/one/serializedValue"],
  [
    "defaultMapping",
    api({ "GET /a": responding({ discriminator: { propertyName: "k", defaultMapping: "A" } }) }),
    "/schema/discriminator/defaultMapping",
  ],
  ["summary", inResponse({ changes: [{ level: 3, was: { summary: "B." } }] }), "/responses/200: "],
])("%s is refused with its place", (name, document, place) => {
  const { refused } = asOpenApi31(document);
  expect(refused).toEqual([expect.stringContaining(place)]);
  expect(refused[0]).toContain(`\`${name}\``);
});

it("generate shows what is new in types, and names operations that it leaves out", async () => {
  const file = join(folder, "events.json");
  const query = since(4, { operationId: "search", ...responding(text) });
  const paths = { ...Object(stream.paths), "/search": { query, get: responding(text) } };
  writeFileSync(file, JSON.stringify({ ...stream, ...registry(4), paths }));
  const out = join(folder, "out");
  const { code, stderr } = await runCommand("generate", "--spec", file, "--out", out);
  expect(stderr).toContain("events.json: OpenAPI 3.2.0, read as OpenAPI 3.1");
  expect(stderr).toContain("#/paths/~1search/query: types, pages and mock leave out");
  expect(code, stderr).toBe(1); // Level 4 has no mark but that of the operation.
  expect(stderr).toContain("4");
  writeFileSync(file, JSON.stringify(stream));
  expect(await runCommand("generate", "--spec", file, "--out", out)).toMatchObject({ code: 0 });
  const types = readFileSync(join(out, "types/shared.d.ts"), "utf8");
  expect(types.replace(/\s+/g, " ")).toContain('"application/jsonl": { at: number; }[]');
});
