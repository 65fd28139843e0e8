/** What a release can change in the specification, rated as docs/releasing.md says. */
import { readFileSync } from "node:fs";
import { applyPatch, type Operation as Edit } from "rfc6902";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { inRoot } from "../../scripts/lib/root.ts";
import { type Finding, worst } from "../../scripts/rate/finding.ts";
import { contractOf, type Row, rate } from "../../scripts/rate/rating.ts";
import type { OpenApiDocument } from "../../src/levels/index.ts";

const text = readFileSync(inRoot("test/fixtures/releases/openapi.yaml"), "utf8");
const released = (): OpenApiDocument => parse(text);

/** Compares the release with what edits make of it. */
function rated(edits: readonly Edit[]): Promise<Row[]> {
  const now = released();
  expect(applyPatch(now, [...edits])).toEqual(edits.map(() => null));
  return rate(contractOf(released()), contractOf(now));
}

const add = (path: string, value: unknown): Edit => ({ op: "add", path, value });
const remove = (path: string): Edit => ({ op: "remove", path });
const set = (path: string, value: unknown): Edit => ({ op: "replace", path, value });

const books = "/paths/~1books/get";
const media = `${books}/responses/200/content/application~1json`;
const branches = `${media}/schema/properties/books/items/oneOf`;
const paper = "/components/schemas/PaperBook";
const recorded = "/components/schemas/RecordedBook";
const shelves = "/paths/~1shelves/patch";
const form = `${shelves}/requestBody/content/application~1x-www-form-urlencoded`;
const fields = `${form}/schema/properties`;
const fines = { get: { operationId: "listFines", responses: { 200: { description: "None." } } } };

type Change = readonly [change: string, edits: readonly Edit[], says: string];

/**
 * By rating: the change, how it is planted, and what a reader is told. Those of a rating are planted
 * together, as each comparison takes half a second.
 */
const changes: Record<string, readonly Change[]> = {
  patch: [
    ["a summary is reworded", [set(`${books}/summary`, "List all books")], "`summary` modified"],
    ["an example is added", [add(`${media}/examples/one`, { value: {} })], "An example was added"],
    ["a request takes another value", [add(`${fields}/reason/enum/-`, "theft")], "`enum` modified"],
  ],
  minor: [
    ["an operation is added", [add("/paths/~1fines", fines)], "/fines: added"],
    ["a response gains a field", [add(`${paper}/properties/isbn`, {})], "properties/isbn: added"],
    ["a request gains an optional field", [add(`${fields}/note`, {})], "properties/note: added"],
    ["a status is added", [add(`${books}/responses/410`, { description: "" })], "responses/410: "],
    ["an operation may be repeated no more", [set(`${shelves}/x-idempotent`, false)], "no longer"],
    [
      "a behaviour of an earlier level is documented",
      [add(`${books}/x-feature-level`, { changes: [{ level: 10, note: "Unsorted." }] })],
      "Another behaviour before level 10",
    ],
  ],
  major: [
    ["an operation is removed", [remove("/paths/~1readers/post")], "Operation `POST /readers`"],
    ["an operation is renamed", [set("/paths/~1readers/get/operationId", "list")], "'list'"],
    ["a response loses a field", [remove(`${paper}/properties/pages`)], "Property `pages`"],
    ["a field of a response may be absent", [remove(`${paper}/required/1`)], "required: `title`"],
    [
      "a field of a response can be null",
      [set(`${paper}/properties/shelf/type`, ["null"])],
      "null",
    ],
    ["a response has another value", [add(`${paper}/properties/binding/enum/-`, "none")], "'none'"],
    ["a response loses one of its alternatives", [remove(`${branches}/1`)], "alternatives"],
    ["a response gains an alternative", [add(`${branches}/-`, { type: "null" })], "was added"],
    ["a request needs one more field", [add(`${form}/schema/required/-`, "reason")], "`reason`"],
    [
      "a request loses an optional field",
      [remove(`${fields}/silent`)],
      "of the request was removed",
    ],
    [
      "an argument in the path is renamed",
      [
        { op: "move", from: "/paths/~1readers~1{reader_id}", path: "/paths/~1readers~1{id}" },
        set("/paths/~1readers~1{id}/parameters/0/name", "id"),
      ],
      "getReader  reader_id: A part of the path was renamed",
    ],
    ["a field is sent raw", [remove(`${form}/encoding/order`)], "sent as json, and is sent as raw"],
    ["a request takes a value no more", [remove(`${fields}/reason/enum/1`)], "'sale'"],
    ["a query parameter is removed", [remove(`${books}/parameters/0`)], "`author`"],
    ["a status is removed", [remove(`${books}/responses/404`)], "`404`"],
    ["a header is removed", [remove(`${books}/responses/200/headers/X-Total`)], "`X-Total`"],
    ["a feature is renamed", [set("/x-feature-levels/0/name", "order")], 'supports("shelfOrder")'],
  ],
};

describe.each(Object.entries(changes))("what is rated %s", (rating, cases) => {
  let findings: Finding[] = [];
  beforeAll(async () => {
    const rows = await rated(cases.flatMap(([, edits]) => edits));
    expect(worst(rows.map((row) => row.rating))).toBe(rating);
    findings = rows.flatMap((row) => row.findings).filter(({ impact }) => impact === rating);
  });

  it.each(cases)("%s", (_, __, says) => {
    const told = findings.map(({ where, message }) => `${where}: ${message}`);
    expect(told.filter((line) => line.includes(says))).not.toEqual([]);
  });
});

describe("a level", () => {
  const entry = { level: 20, release: "2.0", name: "next", summary: "" };
  const register = add("/x-feature-levels/-", entry);
  const ratings = (rows: readonly Row[]) =>
    Object.fromEntries(rows.map(({ contract, rating }) => [contract, rating]));

  it("that is added and brings something asks for a minor release", async () => {
    const isbn = { type: "string", "x-feature-level": { since: 20 } };
    const rows = await rated([register, add(`${paper}/properties/isbn`, isbn)]);
    expect(ratings(rows)).toEqual({
      "level 0": "none",
      "types from 0": "minor",
      "level 10": "none",
      "types from 10": "minor",
      "level 20": "minor",
      tables: "minor",
    });
  });

  it("that is added and takes something away breaks the types of the ranges that hold it", async () => {
    const rows = await rated([
      register,
      add(`${recorded}/properties/title/x-feature-level`, { until: 20 }),
    ]);
    expect(ratings(rows)).toEqual({
      "level 0": "none",
      "types from 0": "major",
      "level 10": "none",
      "types from 10": "major",
      "level 20": "minor",
      tables: "minor",
    });
  });

  it("that is removed, with what came with it, breaks whoever supports it", async () => {
    const rows = await rated([remove(`${shelves}/x-feature-level`), set("/x-feature-levels", [])]);
    expect(ratings(rows)).toMatchObject({
      "level 0": "minor",
      "level 10": "major",
      tables: "major",
    });
  });

  it("at which an operation turns out not to be there yet loses it", async () => {
    const rows = await rated([register, set(`${shelves}/x-feature-level/since`, 20)]);
    expect(ratings(rows)).toMatchObject({ "level 0": "none", "level 10": "major" });
  });
});

it("a release in which nothing changes is rated none, for each contract", async () => {
  expect((await rated([])).map(({ contract, rating }) => `${contract}: ${rating}`)).toEqual([
    "level 0: none",
    "types from 0: none",
    "level 10: none",
    "types from 10: none",
    "tables: none",
  ]);
});
