/** Documents with something random in them, for a bounded time: each is made into pages or compared, or refused in plain words. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { inHome } from "../../src/base/home.ts";
import { project } from "../../src/toolkit/levels/index.ts";
import { called } from "../helpers/called.ts";
import { placesIn } from "../helpers/places.ts";
import type { Ended } from "../helpers/run-script.ts";
import { printedSeed } from "../helpers/seed.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = temporaryFolder("random-documents");
const library = parse(readFileSync(inHome("test/fixtures/library.yaml"), "utf8"));

/** A copy of a document with other values in some of its places. */
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

/** Runs a command on what is random for a minute: it does its work, or says in plain words why it does not. */
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

it("docs ends well or with a plain reason", () =>
  endsPlainly("docs", (out, given) =>
    called("docs", "--spec", put("library.json", changed(library, given)), "--out", out),
  ));

it("infer ends well or with a plain reason", () => {
  const [one, two] = [project(library, 0), project(library, 1_000)];
  const before = put("1-library.json", one);
  return endsPlainly("infer", (out, given) =>
    called("infer", before, put("2-library.json", changed(two, given)), "--out", `${out}.json`),
  );
});
