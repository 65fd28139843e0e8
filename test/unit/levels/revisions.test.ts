// Revisions: each part of a document once per range of levels in which it, and all it refers to, is equal.
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { referredIn } from "../../../src/toolkit/document/component-references.ts";
import { type JsonObject, join, resolve } from "../../../src/toolkit/document/json.ts";
import { operationsOf } from "../../../src/toolkit/document/operation-model.ts";
import { componentOfReference } from "../../../src/toolkit/levels/component-comparison.ts";
import { isLevelIn } from "../../../src/toolkit/levels/level-range.ts";
import {
  levelledOperations,
  type Reading,
  type Revisions,
  revisions,
} from "../../../src/toolkit/levels/revisions.ts";
import { annotated, library } from "../../helpers/annotated.ts";
import { sample } from "../../helpers/seed.ts";
import {
  annotate,
  api,
  registry,
  requesting,
  responding,
  schemaRef,
} from "../../helpers/small-api.ts";

const open = Number.POSITIVE_INFINITY;

/** The revision of a part at a boundary; `undefined` if it does not exist there. */
const revisionAt = ({ parts }: Revisions, pointer: string, boundary: number) =>
  parts.get(pointer)?.find(({ ranges }) => isLevelIn(ranges, boundary));

/** The ranges of each revision of a component or path, in order of their start. */
const rangesIn = (document: JsonObject, pointer: string, reading: Reading = "at") =>
  (revisions(document, reading).parts.get(pointer) ?? []).map(({ ranges }) =>
    ranges.map(({ from, to }) => [from, to]),
  );

describe("a revision", () => {
  const leaf = { type: "object", properties: { a: {}, b: { "x-feature-level": { since: 10 } } } };

  it("ends where something that it refers to changes, at any depth", () => {
    const schemas = { Leaf: leaf, Tree: { items: schemaRef("Leaf") }, Other: { type: "null" } };
    const document = api(
      { "GET /tree": responding(schemaRef("Tree")), "GET /other": responding(schemaRef("Other")) },
      { schemas },
      registry(10, 20),
    );
    const changed = [[[0, 10]], [[10, open]]];
    expect(rangesIn(document, "#/components/schemas/Leaf")).toEqual(changed);
    expect(rangesIn(document, "#/components/schemas/Tree")).toEqual(changed);
    expect(rangesIn(document, "#/paths/~1tree")).toEqual(changed);
    expect(rangesIn(document, "#/paths/~1tree/get")).toEqual(changed);
    expect(rangesIn(document, "#/components/schemas/Other")).toEqual([[[0, open]]]);
    expect(rangesIn(document, "#/paths/~1other/get")).toEqual([[[0, open]]]);
  });

  it("of an operation ends where a parameter of its path starts", () => {
    const document = api({ "GET /a": responding({ type: "null" }) }, {}, registry(10, 20));
    const parameter = { name: "n", in: "query", schema: { type: "string" } };
    const parameters = [{ ...parameter, "x-feature-level": { since: 10 } }];
    Object.assign(Object(document.paths)["/a"], { parameters });
    expect(rangesIn(document, "#/paths/~1a/get")).toEqual([[[0, 10]], [[10, open]]]);
  });

  it("of a schema ends where its discriminator value changes", () => {
    const pet = { type: "object", properties: { kind: { type: "string" } } };
    const mapping = { cat: "#/components/schemas/Cat" };
    const was = { discriminator: { propertyName: "kind", mapping: { tom: mapping.cat } } };
    const schemas = {
      Cat: pet,
      Pet: {
        oneOf: [schemaRef("Cat")],
        discriminator: { propertyName: "kind", mapping },
        "x-feature-level": { changes: [{ level: 10, was }] },
      },
    };
    const document = api({ "GET /a": responding(schemaRef("Pet")) }, { schemas }, registry(10));
    expect(rangesIn(document, "#/components/schemas/Cat")).toEqual([[[0, 10]], [[10, open]]]);
  });
});

it.each([
  ["#/components/schemas/Draft", "#/components/schemas/Draft"],
  ["#/components/schemas/Draft/properties/id", "#/components/schemas/Draft"],
  ["#/components/responses/a~1b/content", "#/components/responses/a~1b"],
  ["#/paths/~1a/get/responses", "#/paths/~1a"],
  ["#/webhooks/changed", "#/webhooks/changed"],
  ["#/info", "#/info"],
  ["other.yaml#/paths/~1a/get", "other.yaml#/paths/~1a/get"],
])("the reference %s is part of %s", (reference, part) => {
  expect(componentOfReference(reference)).toBe(part);
});

describe("a part of a document", () => {
  const leaf = { properties: { a: { "x-feature-level": { since: 10 } } } };

  it("that is removed has a revision at its level, and none from a level up", () => {
    const document = api(
      { "GET /a": { operationId: "a", "x-feature-level": { until: 10 } } },
      {},
      registry(10),
    );
    expect(rangesIn(document, "#/paths/~1a/get", "at")).toEqual([[[0, 10]]]);
    expect(rangesIn(document, "#/paths/~1a/get", "from")).toEqual([]);
    const all = revisions(document, "at");
    expect(revisionAt(all, "#/paths/~1a/get", 10)).toBeUndefined();
    expect(revisionAt(all, "#/paths/~1b/get", 0)).toBeUndefined();
    expect(all.documentAt(11)).toBe(all.documentAt(10));
  });

  it("has only `$ref` as a reference, not a property or text that looks like one", () => {
    const schemas = {
      Leaf: leaf,
      Named: { properties: { $ref: { type: "string", toString: "" } } },
      Told: { description: "#/components/schemas/Leaf", type: "string" },
    };
    const body = { anyOf: Object.keys(schemas).map(schemaRef) };
    const document = api({ "GET /a": responding(body) }, { schemas }, registry(10));
    for (const name of ["Named", "Told"]) {
      expect(rangesIn(document, `#/components/schemas/${name}`)).toEqual([[[0, open]]]);
    }
  });

  it.each([
    ["`oneOf`", { oneOf: [schemaRef("Cat")] }, 2],
    ["`anyOf`", { anyOf: [schemaRef("Cat"), true] }, 2],
    ["a mapping to a pointer", { mapped: { cat: "#/components/schemas/Cat" } }, 2],
    ["a mapping to another file", { mapped: { cat: "cat.yaml" }, anyOf: [] }, 1],
  ])("is named by a discriminator with %s", (_, { mapped, ...branches }: JsonObject, count) => {
    const discriminator = { propertyName: "kind", ...(mapped && { mapping: mapped }) };
    const pet = { ...branches, discriminator, properties: leaf.properties };
    const schemas = { Cat: { type: "object" }, Pet: pet };
    const body = { anyOf: [schemaRef("Pet"), schemaRef("Cat")] };
    const document = api({ "GET /a": responding(body) }, { schemas }, registry(10));
    expect(rangesIn(document, "#/components/schemas/Cat")).toHaveLength(count);
  });
});

it("from a level up, a request field says which servers take it, if not all do", () => {
  const text = { type: "string" };
  const releases = [
    { release: "1.0", level: 10 },
    { release: "2.0", level: 20 },
  ];
  const media = "multipart/form-data";
  const properties = {
    brief: annotate({ since: 10, until: 20 }, { ...text, description: "A while." }),
    returned: annotate({ until: 10, since: 20 }, text),
    early: annotate({ until: 20 }, text),
    late: annotate({ since: 20 }, text),
    needed: annotate({ since: 20 }, text),
    reference: annotate({ until: 20 }, { $ref: "#/components/schemas/Text" }),
  };
  const encoding = { brief: annotate({ since: 10, until: 20 }, { contentType: "text/plain" }) };
  const schema = { type: "object", properties, required: ["needed"] };
  const Page = annotate({ until: 20 }, { name: "page", in: "query", schema: text });
  const document = api(
    {
      "POST /a": {
        parameters: [{ $ref: "#/components/parameters/Page" }],
        requestBody: { content: { [media]: { schema, encoding } } },
      },
    },
    { schemas: { Text: text }, parameters: { Page } },
    { ...registry(10, 20), "x-releases": releases },
  );
  const from = (level: number) => revisions(document, "from").documentAt(level);
  const read = (level: number, pointer: string) =>
    resolve(from(level), `#/paths/~1a/post/${pointer}`) as JsonObject | undefined;
  const body = `requestBody/content/${media.replace("/", "~1")}`;
  const describedAt = (level: number) =>
    Object.fromEntries(
      Object.entries(read(level, `${body}/schema/properties`) ?? {}).map(([name, property]) => [
        name,
        Object(property).description,
      ]),
    );
  const only = (levels: string) => `Only servers of ${levels} accept it.`;
  expect(describedAt(0)).toEqual({
    brief: `A while.\n\n${only("levels 10 to 19 (release 1.0)")}`,
    returned: only("levels up to 9 and levels from 20 up (releases from 2.0 up)"),
    early: only("levels up to 19 (releases up to 1.0)"),
    needed: only("levels from 20 up (releases from 2.0 up)"),
    reference: only("levels up to 19 (releases up to 1.0)"),
  });
  const none = undefined;
  expect(describedAt(20)).toStrictEqual({ returned: none, late: none, needed: none });
  expect(read(0, `${body}/encoding`)).toEqual({ brief: { contentType: "text/plain" } });
  expect(read(0, "parameters")).toEqual([
    {
      name: "page",
      in: "query",
      schema: text,
      description: only("levels up to 19 (releases up to 1.0)"),
    },
  ]);
});

it("a webhook is a part like a path; a schema property named like a method is not", () => {
  const since = { "x-feature-level": { since: 10 } };
  const body = { properties: { get: { type: "object" }, a: since } };
  const document = {
    ...api(
      { "GET /a": responding(schemaRef("S")) },
      { schemas: { S: { get: {}, items: schemaRef("Any"), ...body }, Any: true as never } },
      registry(10),
    ),
    webhooks: { changed: { post: { operationId: "changed", ...requesting(schemaRef("S")) } } },
  };
  const { parts } = revisions(document, "at");
  expect([...parts.keys()]).toEqual([
    "#/components/schemas/S",
    "#/paths/~1a",
    "#/paths/~1a/get",
    "#/webhooks/changed",
    "#/webhooks/changed/post",
  ]);
  expect(rangesIn(document, "#/webhooks/changed/post")).toEqual([[[0, 10]], [[10, open]]]);
});

it("an operation has revisions at all its paths; a webhook has none", () => {
  const until = { "x-feature-level": { until: 10 } };
  const since = { "x-feature-level": { since: 10 } };
  const late = { "x-feature-level": { since: 20 } };
  const shared = {
    get: { operationId: "shared", ...responding({ $ref: "#/components/schemas/S" }) },
  };
  const document: JsonObject = {
    ...api(
      {
        "GET /old": { operationId: "moved", ...until },
        "GET /new": { operationId: "moved", ...since },
        "GET /late": { operationId: "late", ...since },
        "GET /kept": { operationId: "kept" },
      },
      {
        pathItems: { Shared: shared },
        schemas: { S: { properties: { a: since } }, Alone: { properties: { b: late } } },
      },
      registry(10, 20),
    ),
    webhooks: { changed: { post: { operationId: "changed", responses: {} } } },
  };
  Object.assign(document.paths as object, { "/shared": { $ref: "#/components/pathItems/Shared" } });
  const read = vi.fn(operationsOf);
  const found = levelledOperations(revisions(document, "at"), read).map(({ id, revisions }) => [
    id,
    ...revisions.map(({ ranges, operation }) => [
      operation.path,
      ...ranges.map(({ from }) => from),
    ]),
  ]);
  expect(found).toEqual([
    ["moved", ["/old", 0], ["/new", 10]],
    ["kept", ["/kept", 0]],
    ["shared", ["/shared", 0], ["/shared", 10]],
    ["late", ["/late", 10]],
  ]);
  expect(read).toHaveBeenCalledTimes(2); // No operation starts at 20.
});

/** The JSON text of a place and of all that it refers to. */
const meaningOf = (document: JsonObject, pointer: string): string => {
  const around = pointer.replace(/\/[a-z]+$/, "/parameters");
  const places = [pointer, ...(pointer.startsWith("#/paths/") ? [around] : [])];
  const referred = places.flatMap(referredIn(document));
  return JSON.stringify(
    [...places, ...[...new Set(referred)].sort()].map((place) => [place, resolve(document, place)]),
  );
};

describe.each<[string, () => JsonObject]>([
  ["this API", annotated],
  ["a library", library],
])("the revisions of %s", (_, document) => {
  it.each<Reading>(["at", "from"])("equal at each level what a snapshot %s it has", (reading) => {
    const all = revisions(document(), reading);
    const boundaries = sample(all.boundaries);
    expect(all.parts.size).toBeGreaterThan(10);
    for (const [pointer, parts] of sample([...all.parts])) {
      const seen = new Map<string, unknown>();
      for (const boundary of boundaries) {
        const snapshot = all.documentAt(boundary);
        const revision = revisionAt(all, pointer, boundary);
        expect(revision?.node).toEqual(resolve(snapshot, pointer));
        if (revision === undefined) continue;
        // Two levels have the same revision if, and only if, their JSON text is equal.
        const meaning = meaningOf(snapshot, pointer);
        expect(seen.get(meaning) ?? revision).toBe(revision);
        seen.set(meaning, revision);
      }
      if (boundaries.length === all.boundaries.length) expect(seen.size).toBe(parts.length);
      else expect(seen.size).toBeLessThanOrEqual(parts.length);
    }
  });
});

it("with random references, levels share a revision if, and only if, they are equal", () => {
  const size = 5;
  const index = fc.nat({ max: size - 1 });
  const schema = fc.record({
    refersTo: fc.uniqueArray(index),
    own: fc.constantFrom(
      undefined,
      { since: 10 },
      { until: 20 },
      { since: 10, until: 20 },
      { until: 10, since: 20 },
    ),
  });
  const documents = fc.array(schema, { minLength: size, maxLength: size }).map((schemas) =>
    api(
      { "GET /a": responding({ anyOf: schemas.map((_, at) => schemaRef(`S${at}`)) }) },
      {
        schemas: Object.fromEntries(
          schemas.map(({ refersTo, own }, at) => [
            `S${at}`,
            {
              properties: {
                ...Object.fromEntries(refersTo.map((to) => [`to${to}`, schemaRef(`S${to}`)])),
                own: { type: "string", ...(own && { "x-feature-level": own }) },
              },
            },
          ]),
        ),
      },
      registry(10, 20),
    ),
  );
  fc.assert(
    fc.property(documents, (document) => {
      const all = revisions(document, "at");
      for (const pointer of all.parts.keys()) {
        const meanings = all.boundaries.map((level) => meaningOf(all.documentAt(level), pointer));
        const found = all.boundaries.map((level) => revisionAt(all, pointer, level));
        for (const [at, one] of meanings.entries()) {
          for (const [other, another] of meanings.entries()) {
            expect(found[at] === found[other], join(pointer, `${at} ${other}`)).toBe(
              one === another,
            );
          }
        }
      }
    }),
  );
});
