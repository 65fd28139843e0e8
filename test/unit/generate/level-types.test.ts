// The types of levels: made once for one projection, not made where the last run's are the same, and never stale.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { emitLevelTypes } from "../../../src/toolkit/generate/level-types.ts";
import { boundaries } from "../../../src/toolkit/levels/index.ts";
import { thing } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

let folder = "";
let said = "";
beforeEach(() => {
  folder = temporaryFolder("level-types", onTestFinished);
  mkdirSync(join(folder, "types"));
  said = "";
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    said += text;
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const registry = [10, 20].map((level) => ({
  level,
  release: "1",
  name: `l${level}`,
  summary: ".",
}));
/** `b` comes at 10; at 20 nothing of the shape changes. */
const api = (type: string): JsonObject => {
  const b = { type: "string", "x-feature-level": { since: 10 } };
  const root = thing({ type: "object", required: ["b"], properties: { a: { type }, b } });
  return { ...root, "x-feature-levels": registry };
};

/** Makes the types, by those of the last run in the folder if it may, and leaves them there. */
async function made(document: JsonObject, last: string | undefined) {
  const files: Record<string, string> = {};
  const take = (path: string, text: string) => {
    files[path] = text;
  };
  await emitLevelTypes(take, document, boundaries(document), last);
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return files;
}

it("levels of one projection are made once, each with its own heading", async () => {
  const files = await made(api("string"), undefined);
  expect(Object.keys(files).sort()).toEqual([0, 10, 20].map((level) => `types/from-${level}.d.ts`));
  expect(said).toContain("types  from level 10, 20  →  types/from-10.d.ts, types/from-20.d.ts");
  const [ten, twenty] = [10, 20].map((level) => files[`types/from-${level}.d.ts`] ?? "");
  expect(twenty).toBe(ten?.replace("feature level 10", "feature level 20"));
});

it("what the last run made of the same is taken, and no other file", async () => {
  const first = await made(api("string"), undefined);
  expect(await made(api("string"), folder)).toEqual(first);
  expect(said).toContain("types  from level 0, 10, 20  as they were");
  writeFileSync(join(folder, "types/from-10.d.ts"), "edited");
  rmSync(join(folder, "types/from-20.d.ts"));
  expect(await made(api("string"), folder)).toEqual(first);
  expect(said).toContain("types  from level 0  as they were");
});

it("whatever document and whatever file was changed, the types are those of a first run", async () => {
  const edit = fc.record({
    type: fc.constantFrom("string", "integer", "boolean"),
    edited: fc.subarray([0, 10, 20]),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 4 }), async (edits) => {
      for (const { type, edited } of edits) {
        const found = await made(api(type), folder);
        expect(found).toEqual(await made(api(type), undefined));
        for (const level of edited) {
          writeFileSync(join(folder, `types/from-${level}.d.ts`), found["types/from-0.d.ts"] ?? "");
        }
      }
    }),
    { numRuns: 20 },
  );
});
