// Adding a version to an annotated document, for random families with the flaws of released versions.
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type JsonObject,
  type OpenApiDocument,
  resolve,
} from "../../../src/toolkit/document/json.ts";
import { InferenceError, infer } from "../../../src/toolkit/infer/infer.ts";
import { withNext } from "../../../src/toolkit/infer/next-version.ts";
import { history } from "../../../src/toolkit/levels/history.ts";
import { project } from "../../../src/toolkit/levels/projection.ts";
import { unlikePlaces } from "../../../src/toolkit/levels/unlike.ts";
import { prove } from "../../helpers/prove.ts";
import { printedSeed, tries } from "../../helpers/seed.ts";
import { api, responding } from "../../helpers/small-api.ts";
import { versionFamily } from "../../helpers/version-families.ts";

const seed = printedSeed("next versions");

it("adds the next version to random documents so that all projections are right, or reports the place", () => {
  const counts = { proved: 0, refused: 0 };
  const property = fc.property(versionFamily, (versions) => {
    const next = versions.at(-1) as (typeof versions)[0];
    try {
      const { document } = withNext(infer(versions.slice(0, -1)), next);
      for (const version of versions.slice(0, -1)) prove(document, version);
      expect(unlikePlaces(project(next.document, 0), project(document, next.level))).toEqual([]);
      counts.proved += 1;
    } catch (error) {
      if (!(error instanceof InferenceError && error.pointer.startsWith("#/"))) throw error;
      counts.refused += 1;
    }
  });
  fc.assert(property, { seed, numRuns: tries(12) });
  expect(counts.proved).toBeGreaterThan(3 * counts.refused); // About 19 times as many.
});

const text = { type: "string" };
const rooms = (schema: JsonObject, more: JsonObject = {}, components: JsonObject = {}, root = {}) =>
  api({ "GET /rooms": { operationId: "a", ...responding(schema), ...more } }, components, root);
const room = { type: "object", required: ["id"], properties: { id: text } };
const larger = { ...room, properties: { id: text, size: { type: "integer" } } };
const reference = { $ref: "#/components/schemas/Room" };
const schemes = { securitySchemes: { key: { type: "http", scheme: "basic" } } };
const asked = { security: [{ key: [] }] };
const schemaAt = "#/paths/~1rooms/get/responses/200/content/application~1json/schema";

it.each<[string, OpenApiDocument, OpenApiDocument, string[]]>([
  ["a schema becomes inline", rooms(reference, {}, { schemas: { Room: room } }), rooms(room), []],
  [
    "a schema in a component changes",
    rooms(reference, {}, { schemas: { Room: room } }),
    rooms(larger),
    ["added #/components/schemas/Room/properties/size"],
  ],
  [
    "the response of an operation without an id changes",
    api({ "GET /rooms": responding(room) }),
    api({ "GET /rooms": responding(larger) }),
    [`added ${schemaAt}/properties/size`],
  ],
  [
    "a schema moves into a component",
    rooms(room),
    rooms(reference, {}, { schemas: { Room: room } }),
    [],
  ],
  [
    "an empty list of branches is removed",
    rooms({ oneOf: [], type: "string" }),
    rooms(text),
    [`changed ${schemaAt}`],
  ],
  [
    "the branches become an empty list",
    rooms({ oneOf: [text], type: "string" }),
    rooms({ oneOf: [], type: "string" }),
    [`changed ${schemaAt}`],
  ],
  [
    "security moves to the root, and the response changes",
    rooms(room, {}, schemes, asked),
    rooms(larger, asked, schemes),
    [`added ${schemaAt}/properties/size`],
  ],
])("marks only what changes for clients if %s", (_, edited, next, want) => {
  const { document } = withNext(edited, { level: 5, document: next });
  expect(history(document).map(({ kind, where }) => `${kind} ${where}`)).toEqual(want);
  expect(unlikePlaces(project(next, 0), project(document, 5))).toEqual([]);
  if (want.length === 0) expect(JSON.stringify(document)).not.toContain("x-feature-level");
});

it.each([
  ["optional", ["size", "id"], ["id"], ["id"]],
  ["required", ["id"], ["id"], ["size", "id"]],
  ["as required as before", ["size", "id"], ["id"], ["size", "id"]],
])("a property that was removed may come again, now %s", (_, first, second, third) => {
  const object = (required: string[], properties: JsonObject) =>
    rooms({ type: "object", required, properties });
  const both = { id: text, size: { type: "integer" } };
  const versions = [object(first, both), object(second, { id: text }), object(third, both)].map(
    (document, index) => ({ level: index + 1, document }),
  );
  const { document } = withNext(infer(versions.slice(0, 2)), versions[2] as (typeof versions)[0]);
  for (const version of versions) prove(document, version);
});

it("a property that comes again keeps when one of its values was removed", () => {
  const size = (list: readonly string[]) =>
    rooms({ type: "object", properties: { size: { type: "string", enum: [...list] } } });
  const versions = [size(["a", "b"]), size(["a"]), rooms({ type: "object" })].map(
    (document, index) => ({ level: index + 1, document }),
  );
  const next = { level: 4, document: size(["a"]) };
  const { document } = withNext(infer(versions), next);
  for (const version of [...versions, next]) prove(document, version);
  const mark = resolve(document, `${schemaAt}/properties/size/x-feature-level`);
  expect(mark).toEqual({ since: [4], until: [3], values: { b: { until: 2 } } });
});

it.each(["as it was", "changed"])("a parameter comes again in its place, %s", (how) => {
  const query = (name: string, schema: JsonObject = text) => ({ name, in: "query", schema });
  const asking = (...parameters: JsonObject[]) => rooms(room, { parameters });
  const type = how === "changed" ? "integer" : "string";
  const versions = [
    asking(query("p"), query("q")),
    asking(query("p")),
    asking(query("p"), query("q", { type })),
  ].map((document, index) => ({ level: index + 1, document }));
  const { document } = withNext(infer(versions.slice(0, 2)), versions[2] as (typeof versions)[0]);
  for (const version of versions) prove(document, version);
  expect(document).toEqual(infer(versions));
});
