/** Documents with random values, for a bounded time: each is processed, or refused with a plain message. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { inHome } from "../../src/node/package-root.ts";
import { snapshotAt } from "../../src/toolkit/levels/index.ts";
import { runCommand } from "../helpers/run-command.ts";
import type { Ended } from "../helpers/run-script.ts";
import { printedSeed } from "../helpers/seed.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";
import { placesIn } from "../helpers/values.ts";

const folder = temporaryFolder("random-documents");
const library = parse(readFileSync(inHome("test/fixtures/library.yaml"), "utf8"));

/** A copy of a document with some values replaced. */
function changed(document: object, changes: Changes): object {
  const copy = structuredClone(document);
  for (const [at, value] of changes) {
    const places = placesIn(copy);
    const [holder, key] = places[at % places.length] ?? expect.unreachable();
    holder[key] = structuredClone(value);
  }
  return copy;
}

type Changes = readonly (readonly [number, unknown])[];

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

/** Runs a command on random documents for a minute: it succeeds, or fails with a plain message. */
async function endsPlainly(what: string, run: (out: string, given: Changes) => Promise<Ended>) {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(changes, async (given) => {
      const { code, stderr } = await run(join(folder, `${what}-${runs++}`), given);
      expect(code, stderr).toBeLessThanOrEqual(2);
      expect(stderr).not.toMatch(/^ +at .*:\d+:\d+\)?$/m);
    }),
    {
      seed: printedSeed(`${what} of random documents`),
      interruptAfterTimeLimit: 60_000,
      numRuns: 10_000,
    },
  );
}

const put = (name: string, document: object): string => {
  writeFileSync(join(folder, name), JSON.stringify(document));
  return join(folder, name);
};

it("docs succeeds or gives a plain reason", () =>
  endsPlainly("docs", (out, given) =>
    runCommand("docs", "--spec", put("library.json", changed(library, given)), "--out", out),
  ));

it("infer succeeds or gives a plain reason", () => {
  const [one, two] = [snapshotAt(library, 0), snapshotAt(library, 1_000)];
  const before = put("1-library.json", one);
  return endsPlainly("infer", (out, given) =>
    runCommand("infer", before, put("2-library.json", changed(two, given)), "--out", `${out}.json`),
  );
});
