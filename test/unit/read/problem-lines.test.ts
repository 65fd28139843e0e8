// Problems of a specification as lines for its author: which are warnings, which are listed, and what to do about them.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { bundleSpecification, refusedLocations } from "../../../src/toolkit/read/bundle.ts";
import { fixtureDocuments } from "../../helpers/fixture-documents.ts";
import { annotate, api, registry, responding, schemaRef, until } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const folder = temporaryFolder("problems");
const file = join(folder, "api.json");

/** The warnings about a document and, if it is refused, the errors; without the path of the file. */
async function linesOf(document: JsonObject, isStrict = false): Promise<string[]> {
  writeFileSync(file, JSON.stringify(document, null, 1));
  const lines: string[] = [];
  await bundleSpecification(file, isStrict, (text) => lines.push(text)).catch(
    ({ message }: Error) => lines.push(...message.split("\n")),
  );
  return lines.map((line) => line.trimEnd().replaceAll(/\S*api\.json/g, "api.json"));
}
const text = { type: "string" };
const done = { operationId: "a", security: [] };
const withSchema = (schema: JsonObject, components: JsonObject = {}, root: JsonObject = {}) =>
  api({ "GET /a": { ...done, ...responding(schema) } }, components, { security: [], ...root });
const at = String.raw`^api\.json:\d+:\d+: `;
const warning = (words: string) => expect.stringMatching(at.replace("^", "^warning: ") + words);
const error = (words: string) => expect.stringMatching(at + words);

describe("a problem", () => {
  it.each<[string, JsonObject, string]>([
    [
      "a bound of OpenAPI 3.0",
      { minimum: 3, exclusiveMinimum: true },
      "Expected type `number` but got `boolean`",
    ],
    [
      "named examples of a schema",
      { examples: { one: 1 } },
      "Expected type `array` but got `object`",
    ],
    ["an unknown keyword", { nullable: true }, "Property `nullable` is not expected here"],
    ["an empty text", { description: null }, "Expected type `string` but got `null`"],
  ])(
    "that breaks no tool is a warning, or an error in strict mode: %s",
    async (_, schema, words) => {
      expect(await linesOf(withSchema(schema))).toEqual([warning(words)]);
      expect(await linesOf(withSchema(schema), true)).toEqual([error(words)]);
    },
  );

  it.each<[string, JsonObject, string]>([
    ["another form", { type: 5 }, "`type` can be one of"],
    [
      "an unresolved reference",
      schemaRef("None"),
      "`\\$ref: #/components/schemas/None` has no target\\. Correct the reference, or add its target\\.$",
    ],
    [
      "a reference to definitions",
      { $ref: "#/$defs/None" },
      "`\\$ref: .*` has no target\\. Put the target in `components/schemas`, and refer to it there\\.$",
    ],
    [
      "an unresolved target of a mapping",
      {
        oneOf: [text],
        discriminator: { propertyName: "a", mapping: { b: "#/components/schemas/None" } },
      },
      "This target of `mapping` does not exist\\. Name a component",
    ],
  ])("with %s is an error", async (_, schema, words) => {
    expect(await linesOf(withSchema(schema))).toEqual([error(words)]);
  });

  it("of released levels only is a warning, or an error in strict mode", async () => {
    const was = { type: 5 };
    const properties = {
      gone: until(10, was),
      changed: annotate({ changes: [{ level: 10, was }] }, text),
      later: text,
    };
    const document = withSchema({ properties }, {}, registry(10));
    const words = "`type` can be one of";
    expect(await linesOf(document)).toEqual([warning(words), warning(words)]);
    expect((await linesOf(document, true)).slice(0, 2)).toEqual([error(words), error(words)]);
    writeFileSync(join(folder, "part.json"), JSON.stringify({ properties }));
    const parted = withSchema({ $ref: "part.json" }, {}, registry(10));
    expect(await linesOf(parted)).toEqual(Array(2).fill(expect.stringMatching(/^warning: /)));
    const { later: _, ...others } = properties;
    const newer = withSchema(
      { properties: { ...others, later: until(20, was) } },
      {},
      registry(10),
    );
    expect(await linesOf(newer)).toContainEqual(error(words));
    const { "x-feature-levels": known } = registry(5);
    const levels = {
      "x-feature-levels": [known, { level: "next", name: "a", summary: "A." }].flat(),
    };
    const next = annotate({ since: "next" as never }, was);
    const coming = withSchema(
      { properties: { gone: until(5, was), next } },
      {},
      levels as JsonObject,
    );
    expect(await linesOf(coming)).toEqual([error(words)]);
  });
});

it("of warnings, and of unresolved references, the first are listed, and how many are left", async () => {
  const operations = Array.from({ length: 12 }, (_, index) => [`GET /a${index}`, {}]);
  const lines = await linesOf(api(Object.fromEntries(operations), {}, { security: [] }));
  const first = ["operationId", "2XX", "operationId", "2XX", "operationId", "2XX"];
  const more = (count: number, rule: string) =>
    expect.stringMatching(
      `api\\.json: ${count} more by ${rule}\\. \`.* lint --spec \\S+ --format=stylish\` lists all\\.$`,
    );
  expect(lines).toEqual([
    ...first.map((name) => warning(`.*\`${name}\``)),
    more(9, "operation-operationId"),
    more(9, "operation-2xx-response"),
  ]);
  const names = Array.from({ length: 8 }, (_, index) => schemaRef(`None${index}`));
  expect(await linesOf(withSchema({ allOf: names }))).toEqual([
    ...Array(5).fill(error("`\\$ref: .*` has no target")),
    more(3, "no-unresolved-refs"),
  ]);
  const five = await linesOf(withSchema({ allOf: names.slice(0, 5) }));
  expect(five).toEqual(Array(5).fill(error("`\\$ref: ")));
});

it("the places that commands refuse are pointers into the file", async () => {
  await linesOf(withSchema({ items: schemaRef("None"), title: null as never }));
  expect(await refusedLocations(file)).toEqual([
    {
      pointer: "#/paths/~1a/get/responses/200/content/application~1json/schema/items",
      message:
        "`$ref: #/components/schemas/None` has no target. Correct the reference, or add its target.",
    },
  ]);
});

const refused: Readonly<Record<string, RegExp>> = {
  "3.2.yaml":
    /^\S*refused\/3\.2\.yaml#\/\$self: OpenAPI 3\.2 is not supported\. Remove this field\.$/,
  "broken.yaml": /^\S*refused\/broken\.yaml:3:1: deficient indentation/,
  "circle-of-files.yaml":
    /^\S*refused\/circle-of-files\.yaml: references form a circle\. Write the target itself/,
  "circle.yaml": /^\S*refused\/circle\.yaml: references form a circle\. Write the target itself/,
  "extension.yaml":
    /^\S*extension\.yaml#\/x-topics\/0\/content\/\$ref: `\$ref: \S+topic\.md` is in an extension.*\n\S*\/x-topics\/1\/content\/\$ref: .*\n\S*\/x-topics\/2\/content\/\$ref: [^\n]*$/,
  "gone-target.yaml":
    /^\S*refused\/gone-target\.yaml:9:\d+: .*`200` exists only until 3\. Annotate the object with the reference/,
  "identifiers.yaml":
    /^\S*:11:\d+: `\$ref: #price` refers to an anchor .*\n\S*:12:\d+: `\$dynamicRef: #node` .*\n\S*:13:\d+: `\$ref: tree` .*\n\S*:14:\d+: `\$ref: \S+things\.json#thing` [^\n]*$/,
  "itself.yaml":
    /^\S*refused\/itself\.yaml#\S*\/schema\/\$ref: `\$ref: #\/` refers to the whole document/,
  "list.json":
    /^\S*refused\/list\.json is not an OpenAPI document, which begins with `openapi: 3\.1\.1`\.$/,
  "name-twice.yaml": /^\S*refused\/name-twice\.yaml:4:3: `\{id\}` occurs twice in this path/,
  "percent.yaml":
    /^\S*refused\/percent\.yaml:8:\d+: `\$ref: .*` has no target\. Correct the reference/,
  "prose.yaml":
    /^\S*refused\/prose\.yaml is not an OpenAPI document, which begins with `openapi: 3\.1\.1`\.$/,
  "unnameable.yaml": /^\S*refused\/unnameable\.yaml:10:\d+: `schemas of things` .*\. Rename it\.$/,
  "unversioned.yaml":
    /^\S*refused\/unversioned\.yaml: `openapi` is missing\. Write `openapi: 3\.1\.1`\.$/,
};

describe("a document that cannot be used", () => {
  const { folder: documents, documents: fixtures } = fixtureDocuments("documents.yaml");

  it("is listed here", () => {
    const names = fixtures.map(({ name }) => name).filter((name) => name.startsWith("refused/"));
    expect(names).toEqual(Object.keys(refused).map((name) => `refused/${name}`));
  });

  it.each(Object.entries(refused))("is refused: %s", async (name, message) => {
    vi.stubEnv("REFERENCE_FOLDERS", join(documents, "files")); // One of them uses it.
    onTestFinished(() => void vi.unstubAllEnvs());
    const bundling = bundleSpecification(join(documents, "refused", name), false, () => {});
    await expect(bundling).rejects.toMatchObject({
      name: "Failure",
      exitCode: 1,
      message: expect.stringMatching(message),
    });
  });
});
