// The contents of an operation's page, each with its levels.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import type { Json } from "../../../src/toolkit/document/json.ts";
import {
  isLevelIn,
  type JsonObject,
  type OpenApiDocument,
} from "../../../src/toolkit/levels/index.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { normalize } from "../../../src/toolkit/levels/normalize.ts";
import type { Block } from "../../../src/toolkit/site/blocks.ts";
import { type At, foldJson, foldLines } from "../../../src/toolkit/site/fold-revisions.ts";
import { type FieldView, foldViews, type PageView } from "../../../src/toolkit/site/fold-views.ts";
import { frontPage } from "../../../src/toolkit/site/front-page.ts";
import { makePages } from "../../../src/toolkit/site/pages.ts";
import { folderName, type SiteOptions, siteOf } from "../../../src/toolkit/site/site-model.ts";
import {
  annotate,
  api,
  registry,
  requesting,
  responding,
  schemaRef,
  since,
  until,
} from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";
import { typeFiles } from "../../helpers/type-files.ts";

const always = Number.POSITIVE_INFINITY;
const at = <T>(value: T, ...ranges: (readonly [number, number])[]): At<T> => ({
  value,
  ranges: ranges.map(([from, to]) => ({ from, to })),
});

/** All files of a site, without Redoc's script. */
async function filesOf(
  document: OpenApiDocument,
  options: SiteOptions = {},
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  await makePages((path, text) => files.set(path, text), levelled(document), options);
  return files;
}

it("each change names its recorded servers, or its other source", async () => {
  const operations = Object.fromEntries(
    [5, 20, 30].map((level) => [
      `GET /from-${level}`,
      since(level, { operationId: `from${level}` }),
    ]),
  );
  const document = api(operations, {}, registry(5, 20, 30));
  const recorded = { levels: [10, 15, 20, 25], otherwise: "from the news" };
  const files = await filesOf(document, { recorded });
  const textOf = (path: string) => files.get(path) ?? "";
  const known = [5, 20, 30].map(
    (level) =>
      /recorded at \d+ and \d+|from the news/.exec(textOf(`operations/from${level}/index.md`))?.[0],
  );
  expect(known).toEqual(["from the news", "recorded at 15 and 20", "from the news"]);
  expect(textOf("changes/index.md").match(/recorded at|from the news/g)).toHaveLength(3);
  const unrecorded = await filesOf(document);
  expect(unrecorded.get("changes/index.md")).not.toContain("recorded");
  expect(JSON.parse(unrecorded.get("downloads/annotated.json") ?? "")).toEqual(document);
});

describe("the pages of several levels", () => {
  it("are merged by the keys of their parts; removed parts keep their place", () => {
    const field = (name: string, type: string): FieldView => ({
      key: name,
      id: name,
      term: name,
      notes: { type },
      blocks: [],
    });
    const page = (...fields: readonly FieldView[]): PageView[] => [
      { is: "fields", key: "", fields },
    ];
    const folded = foldViews(
      [
        at(page(field("a", "string"), field("c", "string")), [5, always]),
        at(page(field("a", "integer"), field("b", "string")), [0, 5]),
      ],
      [{ from: 0, to: always }],
      (id) => id,
    );
    const [newer, older] = [[{ from: 5, to: always }], [{ from: 0, to: 5 }]];
    const blocks: Block[] = [];
    const types = [
      { text: "string", ranges: newer },
      { text: "integer", ranges: older },
    ];
    const plain = [{ text: "string" }];
    expect(folded).toEqual([
      {
        is: "fields",
        fields: [
          { id: "a", term: "a", notes: types, blocks },
          { id: "b", term: "b", notes: plain, blocks, ranges: older },
          { id: "c", term: "c", notes: plain, blocks, ranges: newer },
        ],
      },
    ]);
  });

  it("share equal lines", () => {
    const texts = [at("{\n  new\n}", [5, always]), at("{\n  old\n}", [0, 5])];
    expect(foldLines(texts)).toEqual([
      at("{", [0, always]),
      at("  new", [5, always]),
      at("  old", [0, 5]),
      at("}", [0, always]),
    ]);
  });
});

describe("values in JSON", () => {
  /** What a reader sees and copies at a level. */
  const read = (lines: ReturnType<typeof foldJson>, level: number) =>
    lines
      .filter(({ ranges }) => isLevelIn(ranges, level))
      .map(({ value, comma = [] }) => (isLevelIn(comma, level) ? `${value},` : value))
      .join("\n");

  it("are merged by field: a field that only newer levels have repeats no other line", () => {
    const lines = foldJson([
      at({ msg: "", list: [1], more: {} }, [5, always]),
      at({ msg: "", list: [1] }, [0, 5]),
    ]);
    expect(lines.map(({ value }) => value.trim())).toEqual([
      "{",
      '"msg": "",',
      '"list": [',
      "1",
      "]",
      '"more": {}',
      "}",
    ]);
    expect(read(lines, 0)).toBe(JSON.stringify({ msg: "", list: [1] }, null, 2));
  });

  it("are the value of each level, with its commas", () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue({ maxDepth: 3 }), { minLength: 1, maxLength: 4 }),
        (values) => {
          const forms = values.map((value, index) => at(value as Json, [index, index + 1]));
          const lines = foldJson(forms.toReversed());
          for (const [level, value] of values.entries())
            expect(JSON.parse(read(lines, level))).toEqual(JSON.parse(JSON.stringify(value)));
        },
      ),
    );
  });
});

describe("the pages", () => {
  it("end for lists that contain each other", async () => {
    const list = (name: string) => ({
      type: "array",
      items: { $ref: `#/components/schemas/${name}` },
    });
    const schemas = { One: list("Two"), Two: { ...list("One"), description: "Each other." } };
    const operation = { operationId: "list", ...responding(list("One")) };
    const files = await filesOf(api({ "GET /a": operation }, { schemas }));
    expect(files.get("operations/list/index.html")).toContain("array of arrays of arrays");
  });

  it("end for unions that contain each other", async () => {
    const union = (keyword: string, schema: JsonObject, name: string) => ({
      [keyword]: [schema, { $ref: `#/components/schemas/${name}` }],
    });
    const schemas = {
      One: union("oneOf", { type: "string", minLength: 2 }, "Two"),
      Two: union("anyOf", { type: "integer" }, "One"),
    };
    const schema = { $ref: "#/components/schemas/One" };
    const operation = { operationId: "list", ...responding(schema) };
    const files = await filesOf(api({ "GET /a": operation }, { schemas }));
    expect(files.get("operations/list/index.md")).toContain(
      "(string or integer): As string: Minimum length `2`.\n",
    );
  });

  it("stay small if each component requires the previous one twice", async () => {
    const text = { type: "string" };
    const schemas: JsonObject = { S0: { type: "object", properties: { a: text } } };
    for (let n = 1; n <= 40; n++) {
      const $ref = `#/components/schemas/S${n - 1}`;
      schemas[`S${n}`] = {
        type: "object",
        required: ["a", "b"],
        properties: { a: { $ref }, b: { $ref } },
      };
    }
    const answer = responding({ $ref: "#/components/schemas/S40" });
    const body = {
      content: { "application/json": { schema: { $ref: "#/components/schemas/S40" } } },
    };
    const document = api(
      { "POST /x": { operationId: "makeX", requestBody: body, ...answer } },
      { schemas },
    );
    const files = await filesOf(normalize(document));
    const sizes = [...files]
      .filter(([path]) => /\.(html|md)$/.test(path))
      .map(([, { length }]) => length);
    expect(Math.max(...sizes)).toBeLessThan(50_000);
    expect(files.get("operations/make-x/index.html")?.match(/id="schema-S39"/g)).toHaveLength(1);
  });

  it("of an API without levels mention none, of releases show their names", async () => {
    const plain = api({
      "GET /x": { operationId: "getX", summary: "Get", ...responding({ type: "string" }) },
    });
    const without = await filesOf(plain);
    for (const [path, text] of without) {
      const read = text.replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, "");
      if (/\.(html|md|txt)$/.test(path)) expect(read, path).not.toMatch(/\blevels?\b/i);
    }
    const released = parse(`
openapi: 3.1.1
info: { title: Dated, version: "2" }
x-feature-levels: [{ level: 2, release: 2024-06-01, name: level2, summary: "" }]
x-releases: [{ release: 2024-01-01, level: 1 }, { release: 2024-06-01, level: 2 }]
paths:
  /x: { get: { operationId: getX, x-feature-level: { since: 2 }, responses: { "200": { description: Yes. } } } }
  /y: { get: { operationId: getY, responses: { "200": { description: Yes. } } } }
`);
    const files = await filesOf(released);
    expect(files.get("operations/get-x/index.md")).toContain("Exists since release 2024-06-01");
    expect(files.get("operations/get-x/index.md")).toContain('PathsFrom["2024-06-01"]');
    expect(files.get("changes/index.md")).toMatch(
      /## Release 2024-06-01\n[\s\S]*## Release 2024-01-01\n\nNo changes\./,
    );
    expect([...files.keys()]).toContain("downloads/openapi-2024-01-01.json");
    expect([...without.keys(), ...files.keys()]).not.toContain("downloads/annotated.json");
    expect(files.get("changes/index.html")).toContain('id="level-2"'); // The search links to it.
    for (const [path, text] of files) {
      if (/\.md$/.test(path)) expect(text, path).not.toMatch(/\blevels?\b/i);
    }
  });
});

it("folds the fields that most responses have, behind those of an operation", async () => {
  const schemas = { Success: { type: "object", properties: { msg: {} } } };
  const body = (own: string) => ({
    allOf: [{ $ref: "#/components/schemas/Success" }, { properties: { [own]: {} } }],
  });
  const operations = [1, 2, 3, 4, 5].map((n): [string, JsonObject] => [
    `GET /${n}`,
    { operationId: `get${n}`, ...responding(body(`of${n}`)) },
  ]);
  const files = await filesOf(api(Object.fromEntries(operations), { schemas }));
  expect(files.get("operations/get1/index.md")).toMatch(
    /- `of1` .*\n\nFields of most responses:\n\n- `msg`/,
  );
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
  const page = (await filesOf(document)).get("operations/list-boats/index.md") ?? "";
  expect(page).toMatch(/`result` \(string; optional\):\s+One of `"success"`, `"error"`\./);
  expect(page).toContain("`msg` (string; optional): What happened.");
  const types = [...typeFiles(document).values()].join("\n");
  expect(types).toMatch(/Base & \{\s+result\?: unknown;/); // An intersection with `unknown` is the other type.
  expect(types).toContain('result?: "success" | "error";');
});

it("says what the values of branches mean, by title and description", async () => {
  const when = {
    oneOf: [
      { const: "now", title: "Now", description: "At once" },
      { const: "later", title: "Later" },
    ],
  };
  const nothing = { const: null };
  const operation = { operationId: "a", ...responding({ properties: { when, nothing } }) };
  const page = (await filesOf(api({ "GET /a": operation }))).get("operations/a/index.md");
  expect(page).toContain('- `"now"` (Now: At once)\n  - `"later"` (Later)');
  expect(page).toMatch(/`nothing` \(null; optional\): Always `null`\./);
});

it("shows read-only and write-only fields where they are sent, also in made examples", async () => {
  const schema = {
    required: ["id", "secret"],
    properties: { id: { const: 7, readOnly: true }, secret: { writeOnly: true } },
  };
  const requestBody = { content: { "application/json": { schema } } };
  const files = await filesOf(
    api({ "POST /a": { operationId: "a", requestBody, ...responding(schema) } }),
  );
  const [, request = "", response = ""] =
    /## Request([\s\S]*)## Response([\s\S]*)## Samples/.exec(
      files.get("operations/a/index.md") ?? "",
    ) ?? [];
  expect(request).toMatch(/`secret`.*: Write-only\./);
  expect(request).not.toContain("`id`");
  expect(response).toMatch(/`id`.*: Read-only\./);
  expect(response).not.toContain("`secret`");
  expect(response).toContain('{\n  "id": 7\n}'); // An example of what servers send.
});

it("each alternative of a body has the examples that fit it", async () => {
  const branch = (name: string, kind: string): JsonObject => ({
    title: kind,
    required: ["kind", name],
    properties: { kind: { const: kind }, [name]: { type: "string" } },
  });
  const schema = {
    oneOf: [
      { title: "any", properties: { kind: {} } },
      ...[branch("street", "house"), branch("locker", "shop"), branch("id", "box")],
    ],
  };
  const examples = {
    second: { value: { kind: "shop", locker: "7" } },
    first: { value: { kind: "house", street: "High" } },
    other: { value: { kind: "boat" } },
  };
  const operation = { operationId: "a", ...requesting(schema, { examples }) };
  const page = (await filesOf(api({ "POST /a": operation }))).get("operations/a/index.md");
  // The alternative of the first example, which samples send, leads.
  const [request] = page?.split("## Samples") ?? [];
  expect(request?.match(/^\w+:$|"(?:locker|street|id)": ".*"|"boat"/gm)).toEqual([
    ...["shop:", "Example:", '"locker": "7"', "any:", "Example:", '"boat"'],
    ...["house:", "Example:", '"street": "High"', "box:"],
  ]);
});

it("a list has the description, limits and values of its items", async () => {
  const listOf = (items: JsonObject): JsonObject => ({ type: "array", items });
  const properties = {
    kinds: listOf({ type: "string", enum: ["x", "y"], description: "A kind." }),
    sizes: listOf({ type: "integer", minimum: 3 }),
    named: listOf({ oneOf: [{ const: "u", title: "Up" }, { const: "v" }] }),
  };
  const files = await filesOf(
    api({ "GET /a": { operationId: "a", ...responding({ properties }) } }),
  );
  const page = files.get("operations/a/index.md") ?? "";
  expect(page).toMatch(/`kinds` .*: A kind\.\n\n {2}One of `"x"`, `"y"`\./);
  expect(page).toMatch(/`sizes` .*: Each item: At least `3`\./);
  expect(page).toMatch(/`named` .*\n\n {2}- `"u"` \(Up\)\n {2}- `"v"`/);
});

it("the front page begins with a first call, after the step of the guides", async () => {
  const parameters = [{ name: "id", in: "path", required: true, schema: { type: "string" } }];
  const example = { name: since(5, { type: "string" }), size: { type: "integer" } };
  const document = api(
    {
      "POST /rooms": { responses: {} },
      "GET /rooms/{id}": { parameters, responses: {} },
      "GET /rooms": responding({ properties: example }, { example: { name: "Hall", size: 3 } }),
    },
    {},
    registry(5),
  );
  const folder = temporaryFolder("guides", onTestFinished);
  const command = "```console\nrooms serve --level 5\n```\n\nAnd wait.\n";
  writeFileSync(
    join(folder, "index.md"),
    `# Rooms\n\nAll.\n\n## Serve\n\n${command}\n## More\n\nText.\n`,
  );
  const front = (await filesOf(document, { guides: folder })).get("index.md") ?? "";
  const order = ["All.", "## Serve", "rooms serve", "And wait.", "## Send a request"];
  const rest = ['BASE_URL/rooms"', "## Read the response", '"size": 3', "## Operations", "## More"];
  const places = [...order, ...rest].map((text) => front.indexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThan(0);
});

it.each(["con", "AUX", "nul.json", "com1"])(
  "%s becomes the name of a folder on Windows too",
  (name) => {
    expect(folderName(name)).toBe(`_${name}`);
    expect(folderName(`${name}2`).startsWith("_")).toBe(name === "nul.json");
  },
);

it("a level that is not exact has the last level that certainly lacks it", async () => {
  const annotation = { since: 9, changes: [{ level: 12, was: { summary: "Old" }, note: "Why." }] };
  const operation = { operationId: "a", summary: "New", ...annotate(annotation) };
  const levels = [
    { level: 9, after: 5, release: "9.0", name: "nine", summary: "Something." },
    { level: 12, release: "9.0", name: "twelve", summary: "" },
  ];
  const root = { "x-feature-levels": levels };
  const files = await filesOf(api({ "GET /a": operation, "GET /b": {} }, {}, root));
  expect(files.get("changes/index.md")).toContain("- **by 9, after 5** *[Added]*: Something.");
  expect(files.get("operations/a/index.md")).toContain("- **by 9 · 9.0** *[Added]*");
  const plain = JSON.parse(files.get("downloads/openapi-9.0.json") ?? "");
  expect(plain.paths["/a"].get.description).toBe(
    "**By 9.0 · between levels 6 and 9.** Something.\n\n**Changed in 9.0 · level 12.** `a` is described differently. Why.",
  );
});

it("the picture has the names of releases that have room, the whole ones first", async () => {
  const levels = Array.from({ length: 60 }, (_, index) => index + 1);
  const registered = levels.map((level) => {
    const release =
      level % 10 === 0 ? `${level / 10}.0` : `${Math.floor(level / 10)}.${level % 10}`;
    return { level, release, name: `l${level}`, summary: "" };
  });
  const operations = levels.map((level): [string, JsonObject] => [`GET /${level}`, since(level)]);
  const root = { "x-feature-levels": registered };
  const { length } = operations;
  const front = (await filesOf(api(Object.fromEntries(operations), {}, root))).get("index.html");
  const names = Array.from(front?.matchAll(/<text[^>]*>([^<]*)</g) ?? [], ([, name]) => name);
  expect(names.slice(0, 6)).toEqual(["6.0", "5.0", "4.0", "3.0", "2.0", "1.0"]);
  expect(names.length).toBeLessThan(length / 2);
});

it("a release named by its level is named once", async () => {
  const operation = { operationId: "a", "x-feature-level": { since: 30 }, responses: {} };
  const files = await filesOf(api({ "GET /a": operation, "GET /b": {} }, {}, registry(30)));
  expect(files.get("changes/index.md")).toMatch(/## Release 30\n\n1 added\.\n\n- \*\[Added\]\*/);
  expect(files.get("operations/a/index.html")?.match(/<text[^>]*>30</g)).toHaveLength(1);
  const releases = [25, 30].map((level) => ({ release: `${level}`, level }));
  const root = { ...registry(30), "x-releases": releases };
  const listed = await filesOf(api({ "GET /a": operation, "GET /b": {} }, {}, root));
  expect(listed.get("changes/index.md")).toMatch(/## Release 30\n[^#]*## Release 25\n\nNo changes/);
  expect(listed.get("operations/a/index.md")).toContain("Exists since release 30");
  expect([...listed.keys()]).toContain("downloads/openapi-25.json");
  expect([...listed.keys()]).not.toContain("downloads/openapi-0.json");
});

it("the change log and the scripts know the operation that reports the level", async () => {
  const reporting = responding({
    properties: { version: {}, level: { "x-reports": "feature-level" } },
  });
  const securitySchemes = { key: { type: "apiKey", in: "header", name: "X-Key" } };
  const operations = {
    "GET /mine": { ...reporting, security: [{ key: [] }] },
    "GET /server": reporting,
    "GET /new": since(5),
  };
  const filesOfLevels = (root: JsonObject) => filesOf(api(operations, { securitySchemes }, root));
  const files = await filesOfLevels(registry(5));
  expect(files.get("changes/index.md")).toContain(
    "Ask a server for its feature level with `GET /server`.",
  );
  expect(files.get("site-data.js")).toContain(
    '"reporter":{"method":"GET","path":"/server","property":"level"}',
  );
  const root = { ...registry(5), "x-releases": [{ release: "5", level: 5 }] };
  expect((await filesOfLevels(root)).get("changes/index.md")).not.toContain("Ask a server");
});

it("an error is named by its code or status; several share description and headers", async () => {
  const error = (code: string): JsonObject => ({
    type: "object",
    properties: { code: { const: code }, [`of${code}`]: { type: "string" } },
  });
  const answer = (description: string, ...codes: readonly string[]): JsonObject => ({
    description,
    headers: { "X-Limit": { schema: { type: "integer" } } },
    content: { "application/json": { schema: { oneOf: codes.map(error) } } },
  });
  const responses = {
    "400": answer("Wrong.", "BAD"),
    "404": { description: "Gone." },
    "409": answer("Taken.", "HERE", "THERE"),
  };
  const conventions = { "x-conventions": { errorCode: "code" } };
  const files = await filesOf(api({ "GET /a": { operationId: "a", responses } }, {}, conventions));
  const [, errors] = files.get("operations/a/index.md")?.split(/## Errors|## Samples/) ?? [];
  const lines = errors
    ?.match(/^ *(- (`[\w-]+`)?( ?\*.*)?|\w+:$|\*\*.*)/gm)
    ?.map((line) => line.trim());
  expect(lines).toEqual([
    "- `BAD` *[400]*: Wrong.",
    "- `ofBAD`",
    "Headers:",
    "- `X-Limit`",
    "- *[404]*: Gone.",
    "**409**: Taken.",
    "Headers:",
    "- `X-Limit`",
    "- `HERE` *[409]*",
    "- `ofHERE`",
    "- `THERE` *[409]*",
    "- `ofTHERE`",
  ]);
});

it("an error without a code yet has the examples of no other code, with its fields", async () => {
  const error = (code: JsonObject, name: string): JsonObject => ({
    type: "object",
    required: [name],
    properties: { code, [name]: {} },
  });
  const schemas = {
    Full: error({ const: "FULL" }, "seats"),
    Late: error(since(9, { const: "LATE" }), "hours"),
  };
  const schema = { oneOf: [schemaRef("Full"), schemaRef("Late")] };
  const examples = {
    full: { value: { code: "FULL", seats: 3, hours: 4 } },
    late: { value: { hours: 5 }, ...until(9) },
  };
  const content = { "application/json": { schema, examples } };
  const responses = { "409": { description: "No.", content } };
  const root = { ...registry(9), "x-conventions": { errorCode: "code" } };
  const operation = { operationId: "a", responses };
  const files = await filesOf(api({ "GET /a": operation }, { schemas }, root));
  const [, errors] = files.get("operations/a/index.md")?.split(/## Errors|## What changed/) ?? [];
  expect(errors?.match(/`(FULL|LATE)`.*|"(seats|hours)": \d/g)).toEqual([
    ...["`FULL` *[409]*", '"seats": 3', '"hours": 4'],
    ...["`LATE` *[since 9]* *[409]*", '"hours": 5'],
  ]);
});

it("an error that gets its code at a level has its fields, headers and examples once", async () => {
  const schema = {
    properties: { msg: {}, wait: {}, code: since(20, { const: "SLOW" }) },
  };
  const headers = { "X-Limit": { schema: { type: "integer" } } };
  const examples = { one: { value: { msg: "No.", wait: 3 } }, two: { value: { msg: "No." } } };
  const content = { "application/json": { schema, examples } };
  const responses = { "429": { description: "Wait.", headers, content } };
  const root = { ...registry(20), "x-conventions": { errorCode: "code" } };
  const files = await filesOf(api({ "GET /a": { operationId: "a", responses } }, {}, root));
  const [, errors] = files.get("operations/a/index.md")?.split(/## Errors|## What changed/) ?? [];
  expect(errors?.match(/^ *- .*|^ *\w+:$|\*\[before.*/gm)).toEqual([
    "- `SLOW` *[since 20]* *[429]*: Wait.",
    "  - `msg` (anything; optional)",
    "  - `wait` (anything; optional)",
    "  Headers:",
    "  - `X-Limit` (integer; optional)",
    "  Examples:",
    "  Example:",
    "  Example:",
  ]);
});

it("shows the examples of a response whose media type changed, as JSON and as text", async () => {
  const media = (annotation: JsonObject, value: Json) => ({
    ...annotate(annotation),
    examples: { shown: { value } },
  });
  const document = api(
    {
      "GET /size": {
        operationId: "size",
        responses: {
          "200": {
            description: "Done.",
            content: {
              "text/plain": media({ since: 20 }, "3 by 4"),
              "application/json": media({ until: 20 }, { width: 3 }),
            },
          },
        },
      },
    },
    {},
    registry(20),
  );
  const files = await filesOf(document);
  const page = files.get("operations/size/index.md") ?? "";
  expect(page).toContain("3 by 4");
  expect(page).toContain('"width": 3');
});

it("a page has each ID once, also with headings named like its sections", async () => {
  const description = "# Errors\n\nOne.\n\n# Samples\n\nTwo.\n\n# Samples\n\n# Side";
  const responses = { "200": { description }, "404": { description: "Gone." } };
  const info = { title: "Small", version: "1", description: "One.\n\n# Contents\n\n# Operations" };
  const operation = { operationId: "a", description, responses };
  const files = await filesOf(api({ "GET /a": operation }, {}, { info }));
  for (const path of ["index.html", "operations/a/index.html"]) {
    const ids = Array.from(files.get(path)?.matchAll(/ id="([^"]*)"/g) ?? [], ([, id]) => id);
    expect(ids.length).toBeGreaterThan(4);
    expect(ids.toSorted(), path).toEqual([...new Set(ids)].sort());
  }
  expect(files.get("operations/a/index.html")).toContain('<h2 id="errors">');
});

it("with many operations, the front page has their groups instead of the picture", () => {
  const operations = Array.from({ length: 201 }, (_, index): [string, JsonObject] => [
    `GET /${index}`,
    { operationId: `get${index}`, responses: {}, tags: [index < 2 ? "Few" : "Many"] },
  ]);
  const front = (count: number) => {
    const [[name, first] = ["", {}], ...others] = operations.slice(0, count);
    const all = [[name, { ...first, ...annotate({ since: 5 }) }] as const, ...others];
    const document = api(Object.fromEntries(all), {}, registry(5));
    return frontPage(siteOf(levelled(document), { guides: [], canTry: false }), undefined, []).main
      .html;
  };
  expect(front(200)).toContain('class="lives"');
  const many = front(201);
  expect(many).not.toContain('class="lives"');
  expect(many).toContain('<a href="operations/#group-many">Many</a><span>199 operations</span>');
});

it("a component of many operations has a linked page; of few it is on each", async () => {
  const pagesOf = (count: number) => {
    const $ref = "#/components/schemas/User";
    const outer = {
      type: "object",
      properties: { owner: { $ref }, pet: schemaRef("Pet") },
    };
    const operations = Array.from({ length: count }, (_, index): [string, JsonObject] => [
      `GET /${index}`,
      { operationId: `get${index}`, ...responding(outer) },
    ]);
    const User = { type: "object", properties: { login: { type: "string" } } };
    const Pet = { oneOf: [schemaRef("Cat"), schemaRef("Dog")] };
    const [Cat, Dog] = ["claws", "tail"].map((name) => ({ properties: { [name]: {} } }));
    const schemas = { User, Pet, Cat: Cat ?? {}, Dog: Dog ?? {} };
    return filesOf(api(Object.fromEntries(operations), { schemas }));
  };
  const [few, many] = [await pagesOf(10), await pagesOf(14)];
  expect(few.get("operations/get0/index.html")).toContain('id="field-login"');
  expect(few.has("schemas/User/index.html")).toBe(false);
  expect(many.get("operations/get0/index.html")).toContain('<a href="../../schemas/User/">User');
  expect(many.get("operations/get0/index.html")).not.toContain('id="field-login"');
  expect(many.get("schemas/User/index.html")).toContain('id="field-login"');
  expect(many.get("search-data.js")).toContain("schemas/User/");
  const pet = many.get("schemas/Pet/index.md")?.split("## Used by")[0];
  expect(pet).toContain("Cat:\n\nFields: see [Cat](../../schemas/Cat/index.md).");
  expect(pet).not.toContain("claws");
  const [, users = ""] = (many.get("schemas/User/index.md") ?? "").split("## Used by");
  expect(users.match(/\[get\d+\]\(..\/..\/operations\/get\d+\/index.md\)/g)).toHaveLength(14);
  expect(users).toContain("3 more:");
});

it("labels lines of which no level has all, with a first line of some levels", async () => {
  const query = (name: string, annotation: JsonObject = {}) => ({
    name,
    in: "query",
    example: `of ${name}`,
    schema: { type: "string" },
    ...annotation,
  });
  const body = (value: JsonObject) => ({
    "application/json": { schema: { type: "object" }, examples: { one: { value } } },
  });
  const operation = {
    operationId: "a",
    parameters: [query("kind"), query("side", { "x-feature-level": { since: 5 } })],
    responses: { "200": { description: "Done.", content: body({ a: 1 }) } },
  };
  const document = {
    ...api({ "GET /a": operation }),
    "x-feature-levels": [{ level: 5, release: "5", name: "side", summary: "A side." }],
  };
  const files = await filesOf(document);
  const page = files.get("operations/a/index.md") ?? "";
  // Read alone, each sample is a program of one level.
  const [newest = "", older = ""] = page.match(/```python\n[\s\S]*?```/g) ?? [];
  expect(newest).toContain("side");
  expect(older).not.toContain("side");
  for (const text of [newest, older]) expect(text).toMatch(/^```python\nimport/);
});
