// What `infer` does where other commands refuse an annotation: it describes the place more coarsely, and again, or
// reports it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { Failure } from "../../../src/base/failure.ts";
import { untilTaken } from "../../../src/program/infer/until-taken.ts";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { type Held, infer, type Refused } from "../../../src/toolkit/infer/infer.ts";
import { withNext } from "../../../src/toolkit/infer/next-version.ts";
import { prove } from "../../helpers/prove.ts";
import { api, marked, registry, responding } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const folder = temporaryFolder("until-taken", afterAll);
const text = { type: "string" };
/** An API with one property, whose mark may name level 20; others are not registered. */
const desk = (height: JsonObject) =>
  api(
    { "GET /desk": responding({ type: "object", properties: { height } }) },
    {},
    JSON.stringify(height).includes("20") ? registry(20) : {},
  );
const versions = [10, 20].map((level) => ({
  level,
  release: `${level}`,
  file: `${level}-desks.json`,
  document: desk(text),
}));
const schema = "#/paths/~1desk/get/responses/200/content/application~1json/schema";
const place = `${schema}/properties/height`;

/** Offers these documents one after another, and the last one again and again. */
async function offered(...documents: readonly JsonObject[]) {
  const asked: (readonly Refused[])[] = [];
  const making = untilTaken(
    versions,
    (refused) => {
      asked.push([...refused]);
      return { document: documents[asked.length - 1] ?? documents.at(-1) ?? {}, held: [] };
    },
    async ({ document }) => {
      writeFileSync(join(folder, "desks.json"), JSON.stringify(document));
      return join(folder, "desks.json");
    },
  );
  const result = await making.catch((error) => error);
  return { result, asked };
}

const [unknown, beside] = [{ since: 20, until: 15 }, { since: 99 }].map((mark) =>
  desk(marked(mark, text)),
) as [JsonObject, JsonObject];

it("asks again with each refused place and its reason, until nothing is refused", async () => {
  const sound = desk(marked({ since: 20 }, text));
  const { result, asked } = await offered(unknown, beside, sound);
  expect(result).toEqual({ document: sound, held: [] });
  expect(asked.map((rounds) => rounds.length)).toEqual([0, 1, 2]);
  const [first, second] = asked.at(-1) as readonly Refused[];
  expect([...(first ?? [])]).toContainEqual([
    expect.stringContaining(`${place}/x-feature-level`),
    expect.stringContaining("15"),
  ]);
  expect([...(second ?? [])]).toContainEqual([
    expect.stringContaining(`${place}/x-feature-level`),
    expect.stringContaining("99"),
  ]);
});

it("takes the first document if nothing is refused", async () => {
  const { result, asked } = await offered(desk(text));
  expect(result).toEqual({ document: desk(text), held: [] });
  expect(asked).toEqual([[]]);
});

const unregistered = [99, 98, 97, 96, 95, 94].map((since) => desk(marked({ since }, text)));

it.each([
  ["after four coarser descriptions", 5, "95", unregistered],
  ["if a coarser description is the same", 2, "99", [beside]],
] as const)(
  "reports what is still refused %s, with version and place",
  async (_, count, level, made) => {
    const { result, asked } = await offered(...made);
    expect(asked).toHaveLength(count);
    expect(result).toBeInstanceOf(Failure);
    expect(String(result.message)).toMatch(
      new RegExp(
        `^20-desks\\.json#/paths/~1desk/get/.*/properties/height: .*${level}.* \\(level 20; nothing was written\\.\\)$`,
      ),
    );
  },
);

it("reports at once what is no annotation, with the newest version that has it", async () => {
  const room = api({ "GET /rooms/{id}": responding(text) });
  const { result, asked } = await offered(room);
  expect(asked).toEqual([[]]);
  expect(String(result.message)).toMatch(
    /^20-desks\.json#\/paths: .*`\{id\}`.*nothing was written/,
  );
});

const plain = [
  { level: 10, document: desk({ type: "integer", minimum: 1 }) },
  { level: 20, document: desk({ type: "number", minimum: 1 }) },
] as const;
const refused = [new Map([[`${place}/type`, "Write it otherwise."]])];

it.each<[string, (refused: readonly Refused[]) => [JsonObject, readonly Held[]]]>([
  [
    "of all versions",
    (refused) => {
      const held: Held[] = [];
      return [infer(plain, { refused, onHeld: (one) => held.push(one) }), held];
    },
  ],
  [
    "with one more version",
    (refused) => {
      const { document, held } = withNext(infer(plain.slice(0, 1)), plain[1], refused);
      return [document, held];
    },
  ],
])(
  "stores a refused place %s as a whole, with the reason, and every version is as before",
  (_, make) => {
    expect(make([])[1]).toEqual([]);
    const reason = "Write it otherwise.";
    const [document, held] = make(refused);
    expect(held).toEqual([{ pointer: place, place: `${place}/type`, reason }]);
    const [wider, wholly] = make([...refused, ...refused, ...refused]);
    expect(wholly.map(({ pointer }) => pointer)).toEqual([schema]);
    for (const one of [document, wider]) for (const version of plain) prove(one, version);
    expect(JSON.stringify(wider)).toContain('"was":{"properties":{"height":{"type":"integer"');
  },
);
