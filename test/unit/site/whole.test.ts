// Nothing of a document is dropped without a word: each media type, parameter, response and field is on its page.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { inHome } from "../../../src/node/package-root.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
} from "../../../src/toolkit/document/json.ts";
import { boundaries, snapshotAt } from "../../../src/toolkit/levels/index.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { leftOutKeywords } from "../../../src/toolkit/site/left-out-keywords.ts";
import { makePages } from "../../../src/toolkit/site/pages.ts";
import { siteOf } from "../../../src/toolkit/site/site-model.ts";
import { annotated, library } from "../../helpers/annotated.ts";
import { api, responding, schemaRef } from "../../helpers/small-api.ts";
import { typeFiles } from "../../helpers/type-files.ts";

const everything = parse(readFileSync(inHome("test/fixtures/every-keyword.yaml"), "utf8"));

const several = ["properties", "patternProperties", "dependentSchemas"];
const lists = ["allOf", "oneOf", "anyOf", "prefixItems"];
const single = ["items", "contains", "additionalProperties", "not", "if", "then", "else"];

/** The names of all properties below a schema of a plain document, except those below `unsent` ones. */
function namesIn(document: OpenApiDocument, schema: Json | undefined, unsent: string): Set<string> {
  const names = new Set<string>();
  const seen = new Set<Json>();
  const walk = (given: Json | undefined) => {
    const node = given === undefined ? undefined : dereference(document, given);
    for (const one of [given, node]) {
      if (!isObject(one) || seen.has(one) || one[unsent] === true) continue;
      seen.add(one);
      for (const [name, held] of Object.entries(Object(one.properties) as JsonObject)) {
        const field = dereference(document, held);
        if (isObject(field) && field[unsent] === true) continue;
        names.add(name);
      }
      for (const word of [...several, ...lists])
        for (const each of Object.values(Object(one[word]) as JsonObject)) walk(each);
      for (const word of single) walk(one[word]);
      const { mapping } = Object(one.discriminator) as JsonObject;
      for (const target of Object.values(Object(mapping)).map(String))
        walk({ $ref: target.startsWith("#") ? target : `#/components/schemas/${target}` });
    }
  };
  walk(schema);
  return names;
}

/** What a plain document has that its pages lack, and how much it has. */
function lacking(document: OpenApiDocument, pages: ReadonlyMap<string, string>) {
  const missing: string[] = [];
  let count = 0;
  for (const { id, name, revisions } of siteOf(levelled(document), { guides: [], canTry: false })
    .operations) {
    const { operation } = revisions.at(-1) ?? expect.unreachable();
    // The page, and the pages of components to which it leads.
    const texts = new Map<string, string>();
    const open = (path: string) => {
      const text = pages.get(path);
      if (text === undefined || texts.has(path)) return;
      texts.set(path, text);
      for (const [, component] of text.matchAll(/\]\([./]*schemas\/([^)]*?)\/index\.md/g))
        open(`schemas/${component}/index.md`);
    };
    open(`operations/${name}/index.md`);
    const text = [...texts.values()].join("\n");
    const need = (what: string, shown: string) => {
      count++;
      if (!text.includes(shown)) missing.push(`${id}: ${what}`);
    };
    for (const one of operation.parameters) {
      need(`parameter ${one.name}`, `\`${one.name}\``);
      if (one.isDeprecated) need(`deprecated ${one.name}`, "*[deprecated]*");
    }
    const node = operation.pointer
      .split("/")
      .slice(1)
      .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"))
      .reduce<Json | undefined>(
        (at, key) => (isObject(at) ? dereference(document, at[key]) : undefined),
        document,
      );
    const { requestBody, responses } = Object(node) as JsonObject;
    const noteMedia = (holder: Json | undefined, unsent: string) => {
      const { content } = Object(dereference(document, holder ?? null)) as JsonObject;
      for (const [media, held] of Object.entries(Object(content) as JsonObject)) {
        if (media !== "application/json" && !/form/.test(media)) need(`media type ${media}`, media);
        const { schema } = Object(dereference(document, held)) as JsonObject;
        for (const field of namesIn(document, schema, unsent))
          need(`field ${field}`, `\`${field}\``);
      }
    };
    noteMedia(requestBody, "readOnly");
    for (const [status, response] of Object.entries(Object(responses) as JsonObject)) {
      need(`response ${status}`, `*[${status}]*`);
      noteMedia(response, "writeOnly");
    }
  }
  return { missing, count };
}

it.each<[string, () => OpenApiDocument, number]>([
  ["with every keyword", () => everything, 40],
  ["of this API", () => snapshotAt(annotated(), Math.max(...boundaries(annotated()))), 600],
  ["of this API at its oldest level", () => snapshotAt(annotated(), 0), 300],
  ["of the library", () => snapshotAt(library(), 40), 50],
])("pages of the document %s have all of it", async (_, documentOf, least) => {
  const document = documentOf();
  const pages = new Map<string, string>();
  await makePages((path, text) => void pages.set(path, text), levelled(document), {});
  const { missing, count } = lacking(document, pages);
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(least);
});

it("the constraints of every keyword are said in words", async () => {
  const pages = new Map<string, string>();
  await makePages((path, text) => void pages.set(path, text), levelled(everything), {});
  const page = pages.get("operations/rebuild-boat/index.md") ?? "";
  for (const words of [
    ...["Minimum number of fields `2`", "maximum number of fields `9`", "No item twice"],
    ...["No other fields", "any other name", "names like `^s_`", "item 1", "item 2"],
    ...["at least one item", "never", "if the value is", "then it is also", "otherwise it is also"],
    ...["with `weight`", 'required with others `{"size":["weight"]}`', "each name"],
    ...["Its address.", "format `uri`", "At least `7`", "As integer: A multiple of `5`."],
    ...["InWater + Paid", "OnLand + Free", 'Always `"sail"`', 'Always `"motor"`'],
    ...["encoded as `base64`", "[The yard](https://boats.example.com/rebuilding)"],
  ])
    expect(page.toLowerCase(), words).toContain(words.toLowerCase());
});

it("a field of several parts of `allOf` has the type and values of all", async () => {
  const base = {
    type: "object",
    properties: { result: { type: "string", enum: ["success", "error"] }, msg: { type: "string" } },
  };
  const again = { properties: { result: {}, msg: { description: "What happened." }, id: {} } };
  const schema = { allOf: [schemaRef("Base"), { ...again, additionalProperties: false }] };
  const document = api(
    { "GET /boats": { operationId: "listBoats", ...responding(schema) } },
    { schemas: { Base: base } },
  );
  const pages = new Map<string, string>();
  await makePages((path, text) => void pages.set(path, text), levelled(document), {});
  const page = pages.get("operations/list-boats/index.md") ?? "";
  expect(page).toMatch(/`result` \(string; optional\):\s+One of `"success"`, `"error"`\./);
  expect(page).toContain("`msg` (string; optional): What happened.");
  const types = [...typeFiles(document).values()].join("\n");
  expect(types).toMatch(/Base & \{\s+result\?: unknown;/); // An intersection with `unknown` is the other type.
  expect(types).toContain('result?: "success" | "error";');
});

it("what pages leave out is counted", () => {
  expect(leftOutKeywords(everything)).toEqual([
    "1 server of single paths",
    "2 callbacks",
    "1 link",
  ]);
  expect(leftOutKeywords(annotated())).toEqual(["2 links"]);
});

it("samples of a union send the value that distinguishes the branch", async () => {
  const pages = new Map<string, string>();
  const document = structuredClone(everything);
  const { content } = document.paths["/boats/{boat}"].post.requestBody;
  content["application/json"].schema = {
    oneOf: [{ $ref: "#/components/schemas/Sailboat" }, { $ref: "#/components/schemas/Motorboat" }],
    discriminator: document.components.schemas.Vessel.discriminator,
  };
  await makePages((path, text) => void pages.set(path, text), levelled(document), {});
  expect(pages.get("operations/rebuild-boat/index.md")).toContain(
    `--data-raw '{ "kind": "sail", "name": "name" }'`,
  );
});
