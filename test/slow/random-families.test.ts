// Random families of versions, through what every command does: infer, with and without --into, verify, lint, generate,
// changes, docs and mock. The stock programs behind them take seconds each, so they get some of the families.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, it, vi } from "vitest";
import { reportMarkdown } from "../../src/toolkit/compatibility/breaking-report.ts";
import { normalizeForDiff } from "../../src/toolkit/compatibility/normalize-for-diff.ts";
import { rateChanges } from "../../src/toolkit/compatibility/rate-changes.ts";
import { emitClientFiles, emitTables } from "../../src/toolkit/generate/emit-files.ts";
import { withNext } from "../../src/toolkit/infer/add-version.ts";
import { checkInferred } from "../../src/toolkit/infer/files/check-inferred.ts";
import {
  repairVersions,
  type VersionFile,
} from "../../src/toolkit/infer/files/read-version-files.ts";
import {
  comparableVersion,
  differingLocations,
  equalityOfVersions,
  infer,
} from "../../src/toolkit/infer/infer-annotations.ts";
import { InferenceError, type Version } from "../../src/toolkit/infer/inference-input.ts";
import { boundaries, type OpenApiDocument, snapshotAt } from "../../src/toolkit/levels/index.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { normalize } from "../../src/toolkit/levels/normalize.ts";
import { forPrism } from "../../src/toolkit/mock/prism-document.ts";
import { startMock } from "../../src/toolkit/mock/start-mock.ts";
import { refusedLocations } from "../../src/toolkit/read/bundle.ts";
import { makePages } from "../../src/toolkit/site/pages.ts";
import { documentWithNotes } from "../../src/toolkit/text/change-notes.ts";
import { compile, makeProject } from "../helpers/compile.ts";
import { runCommand } from "../helpers/run-command.ts";
import { printedSeed } from "../helpers/seed.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";
import { versionFamily } from "../helpers/version-families.ts";

const folder = temporaryFolder("random-families", afterAll);
const seed = printedSeed("random families through all commands");

/** How many families are drawn, at most; fewer if they take so many minutes. */
const numRuns = Number(process.env.RANDOM_FAMILIES ?? 5_000);
const minutes = Number(process.env.RANDOM_FAMILIES_MINUTES ?? 50);

/** How many families are compiled as one program, and of how many one gets the stock programs. */
const every = { compiled: 250, stock: 100 };
const counts = { drawn: 0, unsound: 0, taken: 0, continued: 0, refused: 0, stock: 0 };

const put = (name: string, document: object): string => {
  writeFileSync(join(folder, name), JSON.stringify(document));
  return join(folder, name);
};

/** The versions with their faults corrected as `infer` does, and with the schema that some refer to and lack. */
function corrected(versions: readonly Version[]): VersionFile[] {
  const named = structuredClone(versions).map((one): VersionFile => {
    const { schemas } = Object(one.document.components);
    Object.assign(schemas, { U: {}, ...schemas });
    return { ...one, file: `${one.level}.json`, release: `${one.level}` };
  });
  repairVersions(named);
  return named;
}

/** The oldest versions of a family, up to one that the commands take by itself; `undefined` if there are no two. */
async function soundOnly(
  versions: readonly VersionFile[],
): Promise<readonly VersionFile[] | undefined> {
  const newest = versions.at(-1)?.document ?? {};
  if (versions.length < 2) return undefined;
  const refused = await refusedLocations(put("newest.json", newest));
  return refused.length === 0 ? versions : soundOnly(versions.slice(0, -1));
}

/**
 * An inferred document as its readers bundle it, after the checks of the command; `undefined` if no annotated document
 * expresses the versions, or lint refuses it, which both name a place.
 */
async function taken(
  versions: readonly VersionFile[],
  name: string,
  make: () => OpenApiDocument,
): Promise<OpenApiDocument | undefined> {
  let document: OpenApiDocument;
  try {
    document = make();
    await checkInferred(put(name, document), versions);
  } catch (error) {
    expect(error instanceof InferenceError ? error.pointer : String(error)).toMatch(/#\//);
    return undefined;
  }
  const bundled = normalize(structuredClone(document));
  const same = equalityOfVersions();
  for (const one of versions) {
    // Operations without an id have a derived one, those in earlier fields of annotations only now.
    const found = normalize(snapshotAt(bundled, one.level));
    const want = { ...one, document: normalize(structuredClone(one.document), found) };
    expect(differingLocations(found, comparableVersion(want), same)).toEqual([]);
  }
  return bundled;
}

/** The files of TypeScript that `generate` makes; other commands' work on the document. */
async function processed(document: OpenApiDocument, specification: string) {
  const files = new Map<string, string>();
  const add = (path: string, text: string) => {
    if (path.endsWith(".ts")) files.set(path, text);
  };
  const lock = { file: join(folder, "none.json"), specification, words: [], thawed: [] };
  await emitTables(add, levelled(document), {}, lock);
  await emitClientFiles(add, levelled(document));
  const levels = boundaries(document);
  for (const level of levels) forPrism(documentWithNotes(levelled(document), level));
  const [from = 0, to = 0] = [levels.at(-2) ?? 0, levels.at(-1)];
  normalizeForDiff(snapshotAt(document, from), snapshotAt(document, to));
  const text = reportMarkdown({
    document: levelled(document),
    to,
    clients: [from, from],
    accepted: new Set(),
    judgement: { impact: "none", otherImpact: "none", breaks: [] },
  });
  expect(text).toMatch(/^# /);
  await makePages(() => {}, levelled(document), {});
  return files;
}

/** What only the stock programs tell: Redocly's lint and diff, and Prism. */
async function byStockPrograms(document: OpenApiDocument, level: number) {
  const ofNewest = await runCommand("lint", "--spec", join(folder, "newest.json"));
  const linted = await runCommand("lint", "--spec", join(folder, "inferred.json"));
  if (ofNewest.code === 0) expect(linted.code, linted.stderr.slice(0, 2000)).toBe(0);
  const newest = boundaries(document).at(-1) ?? 0;
  await rateChanges(levelled(document), [0, newest], newest);
  await makePages(() => {}, levelled(document), {});
  const mock = await startMock({ level, document: levelled(document) });
  const { status } = await fetch(`${mock.url}/a`).finally(mock.stop);
  expect(status).toBeLessThan(500);
}

/**
 * TypeScript does not take every type that contains itself, for example a discriminator in a list of its own schemas
 * (TS4109), or a schema without one of its properties in that property (TS2456 and TS2502).
 */
const isOfCircle = (error: string) => /TS(?:4109|2456|2502):/.test(error);

/** Compiles the files of several families, each in a folder of its own, and removes them. */
async function compiled(): Promise<void> {
  makeProject(folder, ["types"]);
  const errors = (await compile(folder)).split("\n").filter((line) => line !== "");
  expect(errors.filter((line) => !isOfCircle(line)).slice(0, 5)).toEqual([]);
  rmSync(join(folder, "types"), { recursive: true, force: true });
  console.info(counts, process.cpuUsage());
}

it("infers documents of random versions that commands accept and types compile for", async () => {
  const property = fc.asyncProperty(versionFamily, async (drawn) => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true); // Again, as `runCommand` restores it.
    counts.drawn++;
    const versions = await soundOnly(corrected(drawn));
    if (versions === undefined) return void counts.unsound++; // Not the fault of infer.
    const document = await taken(versions, "inferred.json", () => infer(versions).document);
    if (document === undefined) return void counts.refused++;
    const files = await processed(document, join(folder, "inferred.json"));
    const turn = counts.taken++;
    for (const [path, text] of files) {
      const file = join(folder, "types", `${turn}`, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    if (turn % every.stock === 0) {
      counts.stock++;
      const level = versions[turn % versions.length]?.level ?? 0;
      await byStockPrograms(document, level);
    }
    if (counts.taken % every.compiled === 0) await compiled();
    const last = versions.at(-1) as Version;
    const next = { ...last, document: normalize(structuredClone(last.document)) };
    const before = normalize(infer(versions.slice(0, -1)).document);
    const more = await taken(
      versions,
      "continued.json",
      () => withNext(levelled(before), next).document,
    );
    if (more !== undefined) counts.continued++;
  });
  const limits = { numRuns, interruptAfterTimeLimit: minutes * 60_000, endOnFailure: true };
  await fc.assert(property, { seed, ...limits }).finally(vi.restoreAllMocks);
  await compiled();
  // In random families nearly everything differs.
  expect(counts.taken).toBeGreaterThan(4 * counts.refused);
  expect(counts.continued).toBeGreaterThan((counts.taken * 9) / 10);
});
