// What a document tells of releases: the examples in which servers name theirs, and operations that moved.
import { describe, expect, it } from "vitest";
import { type Json, type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";
import { operationsById } from "../../../src/toolkit/levels/moves.ts";
import { releaseAt } from "../../../src/toolkit/levels/releases.ts";
import { reportOwnLevel } from "../../../src/toolkit/levels/reported-level.ts";
import { api, mediaOfThing, thing } from "../../helpers/small-api.ts";

const releases = [
  { release: "8.0", level: 185 },
  { release: "9.0", level: 277 },
  { release: "10.0", level: 421 },
];

it.each([
  [184, "8.0-dev+git"],
  [185, "8.0"],
  [186, "9.0-dev+git"],
  [277, "9.0"],
  [422, "10.0+git"],
])("a server of level %i calls its release %s", (level, release) => {
  expect(releaseAt(releases, level)).toBe(release);
  expect(releaseAt([], level)).toBeUndefined();
});

describe("an example", () => {
  const told = (tells: Json, known: Json = releases) => {
    const parts = [true, {}, { "x-tells": tells }].map((it) => ({ properties: { it } }));
    const schema = { properties: { list: { items: { allOf: parts } } } };
    const value = { list: [{ it: "as written" }] };
    const projection = thing(schema, {
      media: {
        examples: {
          own: { value: structuredClone(value) },
          shared: { $ref: "#/components/examples/shared" },
          none: { summary: "Without a value." },
          nothing: null,
        },
      },
      examples: { shared: { value: structuredClone(value) } },
    });
    reportOwnLevel(projection, 186, { "x-releases": known });
    const { own, none } = mediaOfThing(projection).examples as Record<string, JsonObject>;
    expect(none).toStrictEqual({ summary: "Without a value." });
    expect(projection.components).toEqual({ examples: { shared: own } });
    return resolve(own ?? {}, "#/value/list/0/it");
  };

  it.each<[Json, Json, Json?]>([
    ["feature-level", 186],
    ["release", "9.0-dev+git"],
    ["release", "as written", "none"],
    ["weather", "as written"],
  ])("tells %s: %j", (tells, want, known) => {
    expect(told(tells, known)).toBe(want);
  });
});

it("operations of one id stand together, the newest first, where the id comes first", () => {
  const operation = (operationId: string, mark?: JsonObject) => ({
    operationId,
    ...(mark && { "x-feature-level": mark }),
  });
  const document = api({
    "GET /a": operation("moved", { until: 20 }),
    "GET /b": operation("other"),
    "GET /c": operation("moved", { since: 30 }),
    "GET /d": operation("moved", { since: 20, until: 30 }),
  });
  const paths = operationsById(document).map((group) => group.map(({ path }) => path));
  expect(paths).toEqual([["/c", "/d", "/a"], ["/b"]]);
});
