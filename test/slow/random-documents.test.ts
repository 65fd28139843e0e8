/** Documents with random values, for a bounded time: each is processed, or refused with a plain message. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { inHome } from "../../src/base/home.ts";
import { bundleSpecification } from "../../src/toolkit/generate/bundle.ts";
import { emitClientFiles, emitTables } from "../../src/toolkit/generate/emit.ts";
import { published } from "../../src/toolkit/generate/published.ts";
import { boundaries, project } from "../../src/toolkit/levels/index.ts";
import { infer } from "../../src/toolkit/levels/infer/infer.ts";
import { startMock } from "../../src/toolkit/mock/mock.ts";
import { forPrism } from "../../src/toolkit/mock/prism-document.ts";
import { makePages } from "../../src/toolkit/site/pages.ts";
import { compile, makeProject } from "../helpers/compile.ts";
import { runCommand } from "../helpers/run-command.ts";
import type { Ended } from "../helpers/run-script.ts";
import { printedSeed } from "../helpers/seed.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";
import { placesIn } from "../helpers/values.ts";
import { versionFamily } from "../helpers/version-families.ts";

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
  const [one, two] = [project(library, 0), project(library, 1_000)];
  const before = put("1-library.json", one);
  return endsPlainly("infer", (out, given) =>
    runCommand("infer", before, put("2-library.json", changed(two, given)), "--out", `${out}.json`),
  );
});

it("lint, generate, docs and mock accept what infer makes of random versions with a valid newest", async () => {
  const bundled = (name: string, document: object) =>
    bundleSpecification(put(name, document), [], false, () => {});
  const isTaken = (document: object) =>
    bundled("newest.json", document).then(
      () => true,
      () => false,
    );
  const counts = { drawn: 0, refused: 0, generated: 0, documented: 0, linted: 0, mocked: 0 };
  const types = new Map<string, string>();
  const property = fc.asyncProperty(
    versionFamily,
    fc.constantFrom("newest", "exact"),
    async (drawn, prose) => {
      counts.drawn++;
      let versions = drawn;
      while (!(await isTaken(versions.at(-1)?.document ?? {}))) {
        versions = versions.slice(0, -1); // A refused newest version is not the fault of infer.
        if (versions.length < 2) return void counts.refused++;
      }
      const file = join(folder, "inferred.json");
      const document = await bundled("inferred.json", infer(versions, { prose }));
      const turn = counts.generated++;
      const lock = {
        file: join(folder, "levels.lock"),
        specification: file,
        words: [],
        thawed: [],
      };
      const add = (path: string, text: string) => {
        if (path.endsWith(".ts")) types.set(join("types", `${turn}`, path), text);
      };
      await emitTables(add, document, {}, lock);
      await emitClientFiles(add, document, false);
      for (const level of boundaries(document)) forPrism(published(document, level));
      if (turn % 5 > 0) return;
      counts.documented++;
      await makePages(() => {}, document, {});
      if (turn % 20 > 0) return;
      counts.linted++;
      const ofNewest = await runCommand("lint", "--spec", join(folder, "newest.json"));
      const linted = await runCommand("lint", "--spec", file);
      if (ofNewest.code === 0) expect(linted.code, linted.stderr.slice(0, 2000)).toBe(0);
      const level = versions[turn % versions.length]?.level ?? 0;
      const mock = await startMock({ level, document });
      counts.mocked++;
      const { status } = await fetch(`${mock.url}/a`).finally(mock.stop);
      expect(status).toBeLessThan(500);
    },
  );
  const seed = printedSeed("commands on inferred documents");
  await fc.assert(property, { seed, interruptAfterTimeLimit: 600_000, numRuns: 10_000 });
  for (const [path, text] of types) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  makeProject(folder, ["types"]);
  const errors = (await compile(folder)).split("\n").filter((line) => line !== "");
  // TypeScript reports TS4109 for a discriminator in a list that contains itself.
  expect(errors.filter((line) => !line.includes("error TS4109:")).slice(0, 5)).toEqual([]);
  console.info(counts);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
});
