// Released levels are locked: which edits change the lock, and which do not.

import { describe, expect, it } from "vitest";
import type { JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { changesOf, lockOf, lockText, readLock } from "../../../src/toolkit/levels/frozen.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { api, registry, responding, schemaRef } from "../../helpers/small-api.ts";

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

/** What an edit changes, compared with a lock that was written and read back. */
const changedBy = (edited: OpenApiDocument, before = drafts()) => {
  const lock = lockOf(levelled(before));
  return changesOf(
    readLock(lockText(lock ?? expect.unreachable())),
    lockOf(levelled(edited)),
    "x-releases",
  );
};

describe("the lock", () => {
  it("has a line per place and span, with digests that stay the same in later versions of this program", () => {
    expect(lockText(lockOf(levelled(drafts())) ?? expect.unreachable()).split("\n")).toEqual([
      "released 0..20",
      "#/components/schemas/Draft 0..5 a9d7f432",
      "#/components/schemas/Draft 5.. 55eaa7cd",
      "#/paths/~1drafts/get 0.. ca682bca",
      "#/security 0.. 52c5afb2",
      "",
    ]);
  });

  it("is sorted, ends at the newest release even if that is a boundary, and covers the root's security", () => {
    const changes = (level: number, was: JsonObject) => ({ changes: [{ level, was }] });
    const document = api(
      {
        "GET /b": {
          ...responding({ type: "string", "x-feature-level": changes(20, { type: "integer" }) }),
          description: "B.",
        },
        "PUT /a": { ...responding(schemaRef("Z")), "x-feature-level": { since: 5 } },
        "GET /a": responding(schemaRef("A")),
      },
      {
        examples: { shown: { value: 1 } },
        schemas: {
          Z: { type: "string" },
          A: { type: "integer", "x-feature-level": changes(30, { type: "null" }) },
        },
      },
      {
        security: [{ key: [] }],
        "x-feature-level": changes(5, { security: [] }),
        ...registry(5, 20, 30),
        "x-releases": [{ release: "3.0", level: 20 }],
        webhooks: { changed: { post: { operationId: "changed", responses: {} } } },
      },
    );
    const lines = lockText(lockOf(levelled(document)) ?? expect.unreachable()).split("\n");
    expect(lines.map((line) => line.replace(/ [\da-f]{8}$/, ""))).toEqual([
      "released 0..20",
      "#/components/schemas/A 0..",
      "#/components/schemas/Z 5..",
      "#/paths/~1a/get 0..",
      "#/paths/~1a/put 5..",
      "#/paths/~1b/get 0..20",
      "#/paths/~1b/get 20..",
      "#/security 0..5",
      "#/security 5..",
      "#/webhooks/changed/post 0..",
      "",
    ]);
  });

  it("reads as it was written, and skips comments", () => {
    const lock = lockOf(levelled(drafts()));
    const text = lockText(lock ?? expect.unreachable());
    expect(text).toMatch(
      /^released 0\.\.20\n#\/components\/schemas\/Draft 0\.\.5 [\da-f]{8}\n#.* 5\.\. /,
    );
    expect(readLock(`// For readers.\r\n${text}`)).toEqual(lock);
  });

  it("is sorted by level if a place returns to an earlier state", () => {
    const since = { since: 20, until: 10 };
    const again = draft({ name: { type: "string", "x-feature-level": since } });
    const document = drafts(again, {
      root: registry(10, 20),
    });
    const lock = lockOf(levelled(document)) ?? expect.unreachable();
    const spans = lock.spans.filter(({ place }) => place.includes("schemas"));
    expect(spans.map(({ from, to }) => [from, to])).toEqual([
      [0, 10],
      [10, 20],
      [20, Number.POSITIVE_INFINITY],
    ]);
    expect(spans[0]?.digest).toBe(spans[2]?.digest);
    expect(readLock(lockText(lock))).toEqual(lock);
  });

  it("of a single level can be read", () => {
    expect(readLock("released 0..0\n")).toEqual({ newest: 0, spans: [] });
  });

  it.each<[string, string]>([
    ...["<<<<<<< HEAD", " released 0..5", "released 0..5 and more", "and #/a 0..5 01234567"].map(
      (line): [string, string] => [line, `"${line}" is not a line of a lock file`],
    ),
    ["#/a 0..5 012345678", '"#/a 0..5 012345678" is not a line of a lock file'],
    ["", "no line says which levels are `released`"],
  ])("rejects the text %j", (text, message) => {
    expect(() => readLock(text)).toThrow(new SyntaxError(message));
  });

  it("ends at the newest registered level if releases are not listed, and is undefined without any", () => {
    expect(lockOf(levelled(drafts(draft(), { root: { "x-releases": [] } })))).toBeUndefined();
    const { "x-releases": _, ...levels } = drafts();
    expect(lockOf(levelled(levels))?.newest).toBe(30);
    expect(lockOf(levelled(api({ "GET /a": responding({}) })))).toBeUndefined();
  });
});

const place = "#/components/schemas/Draft";
const get = "#/paths/~1drafts/get";

describe("an edit changes a released level", () => {
  it.each<[string, OpenApiDocument, ReturnType<typeof changesOf>]>([
    [
      "at all levels, as one span",
      drafts(draft({ id: { type: "string" } })),
      [{ place, from: 0, to: 21 }],
    ],
    [
      "from the level of a mark on",
      drafts(draft({ name: { type: "integer", "x-feature-level": { since: 5 } } })),
      [{ place, from: 5, to: 21 }],
    ],
    [
      "by moving a mark to another level",
      drafts(draft({ name: { type: "string", "x-feature-level": { since: 30 } } })),
      [{ place, from: 5, to: 21 }],
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
    expect(changedBy(edited)).toEqual([{ place: get, from: 20, to: 21 }]);
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
      { place, from: 0, to: 5 },
      { place, from: 20, to: 21 },
    ]);
  });

  it("by listing no release any more", () => {
    const edited = drafts(draft(), { root: { "x-releases": [] } });
    expect(changedBy(edited)).toEqual([
      { place, from: 0, to: 21 },
      { place: get, from: 0, to: 21 },
      { place: "#/security", from: 0, to: 21 },
      { place: "#/x-releases", from: 0, to: 21 },
    ]);
  });

  it("by removing the only release, at the lowest levels", () => {
    expect(changesOf({ newest: 1, spans: [] }, undefined, "x-releases")).toEqual([
      { place: "#/x-releases", from: 0, to: 2 },
    ]);
  });

  it("by making an operation older, and not its component", () => {
    const later = drafts(draft(), { get: { "x-feature-level": { since: 5 } } });
    expect(changedBy(drafts(), later)).toEqual([{ place: get, from: 0, to: 5 }]);
  });

  it("in the parameters of a path", () => {
    const edited = drafts();
    const parameters = [{ name: "n", in: "query", schema: { type: "string" } }];
    Object.assign(Object(edited.paths)["/drafts"], { parameters });
    expect(changedBy(edited)).toEqual([{ place: get, from: 0, to: 21 }]);
  });
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
