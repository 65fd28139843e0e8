/** Documents with something random in them, for a bounded time: each is made into pages, or refused in plain words. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { inHome } from "../../src/base/home.ts";
import { called } from "../helpers/called.ts";
import { printedSeed } from "../helpers/seed.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("random-documents");
const library = parse(readFileSync(inHome("test/fixtures/library.yaml"), "utf8"));

type Node = { [key: string]: unknown };

/** Every place of a document that holds something. */
function placesIn(node: unknown): [holder: Node, key: string][] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, below]) => [[node as Node, key], ...placesIn(below)]);
}

/** A copy of a document with other values in some of its places. */
function changed(document: object, changes: readonly (readonly [number, unknown])[]): object {
  const copy = structuredClone(document);
  for (const [at, value] of changes) {
    const places = placesIn(copy);
    const [holder, key] = places[at % places.length] ?? expect.unreachable();
    holder[key] = value;
  }
  return copy;
}

const changes = fc.array(
  fc.tuple(
    fc.nat(),
    fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.string({ unit: "binary" }),
      fc.constant({ $ref: "#/components/schemas/Book" }),
      fc.constant({ since: 3 }),
    ),
  ),
  { minLength: 1, maxLength: 3 },
);

it("docs ends well or with a plain reason", async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(changes, async (changes) => {
      const file = join(folder, "library.json");
      writeFileSync(file, JSON.stringify(changed(library, changes)));
      const out = join(folder, `out-${run++}`);
      const { code, stderr } = await called("docs", "--spec", file, "--out", out);
      expect(code, stderr).toBeLessThanOrEqual(2);
      expect(stderr).not.toMatch(/^ +at .*:\d+:\d+\)?$/m);
    }),
    {
      seed: printedSeed("random documents"),
      interruptAfterTimeLimit: 60_000,
      numRuns: 10_000,
    },
  );
});
