// Released levels are locked: which edits change the lock, which do not, and what a command says of them.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { captureOutput } from "../../../src/node/progress.ts";
import type { JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { checkReleasedLevels } from "../../../src/toolkit/release-lock/check-releases.ts";
import {
  changesOf,
  commonChanges,
  newestReleasedLevel,
} from "../../../src/toolkit/release-lock/released-changes.ts";
import { json } from "../../../src/toolkit/text/typescript-text.ts";
import { api, registry, responding, schemaRef } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

/**
 * Two releases, 2.0 at level 10 and 3.0 at 20. `name` exists since 5, and `tag` since a level after the newest
 * release.
 */
const draft = (more: JsonObject = {}): JsonObject => ({
  type: "object",
  required: ["id", "name"],
  properties: {
    id: { type: "integer", description: "Which." },
    name: { type: "string", "x-feature-level": { since: 5 } },
    tag: { type: "string", "x-feature-level": { since: 30 } },
    ...more,
  },
});

const drafts = (
  schema = draft(),
  {
    operations = {},
    root = {},
    get = {},
  }: Partial<Record<"operations" | "root" | "get", JsonObject>> = {},
): OpenApiDocument =>
  api(
    {
      "GET /drafts": { ...responding(schemaRef("Draft")), ...get },
      ...(operations as Record<string, JsonObject>),
    },
    { schemas: { Draft: schema } },
    {
      security: [],
      ...registry(5, 30),
      "x-releases": [
        { release: "2.0", level: 10 },
        { release: "3.0", level: 20 },
      ],
      ...root,
    },
  );

/** What an edit changes, compared with the document as `generate` wrote it. */
const changedBy = (edited: OpenApiDocument, before = drafts()) =>
  changesOf(levelled(JSON.parse(JSON.stringify(before))), levelled(edited));

it("levels up to the newest release, or without releases all, are released", () => {
  expect(newestReleasedLevel(levelled(drafts()))).toBe(20);
  expect(
    newestReleasedLevel(levelled(drafts(draft(), { root: { "x-releases": [] } }))),
  ).toBeUndefined();
  const { "x-releases": _, ...levels } = drafts();
  expect(newestReleasedLevel(levelled(levels))).toBe(30);
  expect(newestReleasedLevel(levelled(api({ "GET /a": responding({}) })))).toBeUndefined();
});

const place = "#/components/schemas/Draft";
const get = "#/paths/~1drafts/get";

describe("an edit changes a released level", () => {
  it.each<[string, OpenApiDocument, ReturnType<typeof changesOf>]>([
    [
      "at all levels, as one span",
      drafts(draft({ id: { type: "string" } })),
      [{ place: `${place}/properties/id/type`, from: 0, to: 21 }],
    ],
    [
      "by a new field of a component",
      drafts({ ...draft(), minProperties: 1 }),
      [{ place: `${place}/minProperties`, from: 0, to: 21 }],
    ],
    [
      "from the level of an annotation on",
      drafts(draft({ name: { type: "integer", "x-feature-level": { since: 5 } } })),
      [{ place: `${place}/properties/name/type`, from: 5, to: 21 }],
    ],
    [
      "by moving an annotation to another level",
      drafts(draft({ name: { type: "string", "x-feature-level": { since: 30 } } })),
      [
        { place: `${place}/properties/name`, from: 5, to: 21 },
        { place: `${place}/required`, from: 5, to: 21 },
      ],
    ],
    [
      "by marking an operation as added later",
      drafts(draft(), { get: { "x-feature-level": { since: 5 } } }),
      [
        { place, from: 0, to: 5 },
        { place: get, from: 0, to: 5 },
      ],
    ],
    [
      "by another security at the root",
      drafts(draft(), { root: { security: [{ key: [] }] } }),
      [{ place: "#/security", from: 0, to: 21 }],
    ],
    [
      "by no longer listing a release",
      drafts(draft(), { root: { "x-releases": [{ release: "2.0", level: 10 }] } }),
      [{ place: "#/x-releases", from: 11, to: 21 }],
    ],
  ])("%s", (_, edited, changes) => {
    expect(changedBy(edited)).toEqual(changes);
  });

  it("at the newest release only", () => {
    const edited = drafts(draft(), {
      get: {
        tags: [],
        deprecated: true,
        "x-feature-level": { changes: [{ level: 20, without: ["deprecated"] }] },
      },
      root: registry(5, 20, 30),
    });
    expect(changedBy(edited)).toEqual([{ place: `${get}/deprecated`, from: 20, to: 21 }]);
  });

  it("in two spans with unchanged levels between", () => {
    const root = registry(5, 20);
    const withNote = (type: string, ...changes: JsonObject[]) =>
      drafts(draft({ note: { type, "x-feature-level": { changes } } }), { root });
    const edited = withNote(
      "integer",
      { level: 5, was: { type: "integer" } },
      { level: 20, was: { type: "null" } },
    );
    expect(changedBy(edited, withNote("null", { level: 5, was: { type: "null" } }))).toEqual([
      { place: `${place}/properties/note/type`, from: 0, to: 5 },
      { place: `${place}/properties/note/type`, from: 20, to: 21 },
    ]);
  });

  it("by listing no release any more", () => {
    const edited = drafts(draft(), { root: { "x-releases": [] } });
    expect(changedBy(edited)).toEqual([{ place: "#/x-releases", from: 0, to: 21 }]);
  });

  it("by making an operation older, and not its component", () => {
    const later = drafts(draft(), { get: { "x-feature-level": { since: 5 } } });
    expect(changedBy(drafts(), later)).toEqual([{ place: get, from: 0, to: 5 }]);
  });

  it("in the parameters of a path", () => {
    const edited = drafts();
    const parameters = [{ name: "n", in: "query", schema: { type: "string" } }];
    Object.assign(Object(edited.paths)["/drafts"], { parameters });
    expect(changedBy(edited)).toEqual([{ place: "#/paths/~1drafts/parameters", from: 0, to: 21 }]);
  });
});

/** Events of one of several kinds, which are components; the list of kinds is as it is written. */
const eventsOf = (keyword: string, ...kinds: string[]) =>
  api(
    {
      "GET /events": responding({
        [keyword]: kinds.map(schemaRef),
        discriminator: {
          propertyName: "kind",
          mapping: Object.fromEntries(kinds.map((kind) => [kind, `#/components/schemas/${kind}`])),
        },
      }),
    },
    { schemas: Object.fromEntries(kinds.map((kind) => [kind, { title: kind, const: kind }])) },
    registry(5),
  );

it.each(["anyOf", "oneOf"])(
  "a new kind in %s changes no released level, an old one does",
  (keyword) => {
    const places = (now: string[], before: string[]) =>
      changedBy(eventsOf(keyword, ...now), eventsOf(keyword, ...before)).map((one) => one.place);
    const schema = "#/paths/~1events/get/responses/200/content/application~1json/schema";
    const lost = [
      "#/components/schemas/b",
      ...[keyword, "discriminator"].sort().map((field) => `${schema}/${field}`),
    ];
    expect(places(["a", "b"], ["a"])).toEqual([]);
    expect(places(["a"], ["a", "b"])).toEqual(lost);
    expect(places(["a", "c"], ["a", "b"])).toEqual(lost);
  },
);

it("a new part of `allOf` changes released levels", () => {
  const changes = changedBy(eventsOf("allOf", "a", "b"), eventsOf("allOf", "a"));
  expect(changes.map((one) => one.place)).toEqual([expect.stringMatching(/schema(\/\S+)?$/)]);
});

it("changes of two comparisons are common where locations and levels overlap", () => {
  const one = [{ place: "#/a/b", from: 0, to: 10 }];
  expect(commonChanges(one, [{ place: "#/a/b/c", from: 5, to: 20 }])).toEqual([
    { place: "#/a/b", from: 5, to: 10 },
  ]);
  expect(commonChanges(one, [{ place: "#/a", from: 5, to: 20 }])).toHaveLength(1);
  expect(commonChanges(one, [{ place: "#/a/bc", from: 0, to: 20 }])).toEqual([]);
  expect(commonChanges(one, [{ place: "#/a/b", from: 10, to: 20 }])).toEqual([]);
});

const { security: _, ...withoutSecurity } = drafts();

it.each<[string, OpenApiDocument]>([
  ["a description", drafts(draft({ id: { type: "integer", description: "The draft's number." } }))],
  ["examples", drafts({ ...draft(), examples: [{ id: 1 }] })],
  [
    "an addition above the newest release",
    drafts(draft({ tag: { type: "integer", "x-feature-level": { since: 30 } } })),
  ],
  ["the order of fields", drafts({ ...draft(), required: ["name", "id"] })],
  ["an empty list of security at the root", withoutSecurity],
  [
    "a new operation",
    drafts(draft(), { operations: { "GET /other": responding(schemaRef("Draft")) } }),
  ],
  [
    "another method of the same path",
    drafts(draft(), { operations: { "PUT /drafts": responding(schemaRef("Draft")) } }),
  ],
  ["a new release", drafts(draft(), { root: { "x-releases": [{ release: "4.0", level: 40 }] } })],
])("an edit of %s changes no released level", (_, edited) => {
  expect(changedBy(edited)).toEqual([]);
});

it("an edit of examples and extensions in components changes no released level", () => {
  const withOthers = (value: number): OpenApiDocument => {
    const { components, ...document } = drafts();
    const others = { examples: { one: { value } }, "x-notes": { one: { value } } };
    return { ...document, components: { ...Object(components), ...others } };
  };
  expect(changedBy(withOthers(2), withOthers(1))).toEqual([]);
});

describe("a command that writes the document", () => {
  const folder = temporaryFolder("released");
  const file = join(folder, "annotated.json");
  const name = { type: "null", "x-feature-level": { since: 5 } };
  const changed = drafts(draft({ id: { type: "string" }, name }));
  const line = (property: string, levels: string) =>
    `api.yaml${place}/properties/${property}/type: this edit changes levels ${levels}.`;
  const lines = [
    line("id", "up to 20 (releases up to 3.0)"),
    line("name", "5 to 20 (releases 2.0 to 3.0)"),
  ];
  /** Its messages, after a file of an earlier document. */
  const messagesOf = (earlier: string, edited = changed, thawed: readonly number[] = []) => {
    writeFileSync(file, earlier);
    return captureOutput(process.stderr, () =>
      checkReleasedLevels(levelled(edited), {
        file,
        specification: "api.yaml",
        words: ["--spec", "api.yaml"],
        thawed,
      }),
    );
  };
  const written = json(drafts());

  it.each([
    ["no earlier document", "", changed],
    ["the same document", written, drafts()],
    ["another text", written, drafts({ ...draft(), title: "A draft." })],
  ])("accepts %s, and says nothing", async (_, earlier, edited) => {
    expect(await messagesOf(earlier, edited)).toBe("");
  });

  it("refuses each change, and names the command that accepts the first", async () => {
    const error = await messagesOf(written).catch(({ message }: Error) => message);
    expect(error.split("\n")).toEqual([
      ...lines,
      expect.stringMatching(
        /annotated\.json freezes released levels\. .* run `.* generate --spec api\.yaml --thaw 2\.0`\.$/,
      ),
    ]);
    const unnamed = ({ "x-releases": _, ...document }: JsonObject) => document;
    await expect(messagesOf(json(unnamed(drafts())), unnamed(changed))).rejects.toThrow(
      /--thaw 0`/,
    );
  });

  it("accepts changes of thawed levels, and reports them", async () => {
    expect((await messagesOf(written, changed, [7])).split("\n")).toEqual([
      ...lines,
      "The correction is accepted. Describe it in the change log.",
      "",
    ]);
    await expect(messagesOf(written, changed, [30])).rejects.toThrow(/freezes released levels/);
  });

  it("accepts a first edition, of which there is no file yet", async () => {
    const first = { file: `${file}.none`, specification: "api.yaml" };
    const check = () => checkReleasedLevels(levelled(changed), first);
    expect(await captureOutput(process.stderr, check)).toBe("");
  });

  it("refuses a file that is not JSON", async () => {
    await expect(messagesOf("{")).rejects.toThrow(
      /annotated\.json is not JSON\. Restore the committed file\.$/,
    );
  });
});
