// Public families of versions: each is inferred, and its versions are compared with the projections. FAMILIES names a
// folder with a folder for each family, which has a file for each version. Figures in EXTENSIONS.md are checked.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { inHome } from "../../src/base/home.ts";
import { mendVersions, readVersions } from "../../src/program/versions.ts";
import { markedObjects, type OpenApiDocument, project } from "../../src/toolkit/levels/index.ts";
import { infer } from "../../src/toolkit/levels/infer/infer.ts";
import { unlikePaths } from "../helpers/paths-at.ts";
import { prove } from "../helpers/prove.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = process.env.FAMILIES ?? ""; // If it is unset, vitest.config.ts excludes this file.
const measured = readFileSync(inHome("openapi/EXTENSIONS.md"), "utf8");

/** The size of a document relative to its newest projection, and its number of marks. */
function figuresOf(document: OpenApiDocument, newest: number) {
  const size = (one: OpenApiDocument) => JSON.stringify(one).length;
  const ratio = (size(document) / size(project(document, newest))).toFixed(2);
  return { ratio, marks: markedObjects(document).length };
}

describe.each(readdirSync(folder))("%s", (family) => {
  const files = readdirSync(join(folder, family)).map((file) => join(folder, family, file));

  it("equals the projections of one document, whose figures in EXTENSIONS.md, if any, are right", async () => {
    const versions = await readVersions(files);
    const [oldest, newest] = [versions[0]?.level, versions.at(-1)?.level ?? 0];
    const figures = (["newest", "exact"] as const).map((prose) => {
      const document = infer(versions, { prose });
      for (const version of versions) prove(document, version, { prose });
      return figuresOf(document, newest);
    });
    const [newestProse, exact] = figures as [(typeof figures)[0], (typeof figures)[0]];
    const name = /(\w+?)(Service)?$/.exec(family)?.[1] ?? family;
    const own = `| ${name}, ${versions.length} of ${oldest} to ${newest} | ${newestProse.marks} | ${newestProse.ratio} | ${exact.ratio} (${exact.marks} marks) |`;
    const rows = measured.split("\n").filter((row) => row.startsWith(`| ${name}, `));
    expect(rows.map((row) => row.replaceAll(/ +/g, " ").replace(/ [\d.]+ s \|$/, ""))).toEqual(
      rows.length === 0 ? [] : [own],
    );
  }, 3_600_000);

  it("has the types of the stock tool at its oldest, a middle and its newest version", async () => {
    const versions = await readVersions(files);
    mendVersions(versions); // As `infer` does: types of a fault are no judge.
    const document = infer(versions, {});
    const places = [0, Math.floor(versions.length / 2), versions.length - 1];
    const some = versions.filter((_, index) => places.includes(index));
    const folder = temporaryFolder(`at-${family}`, onTestFinished);
    expect(await unlikePaths(folder, document, some)).toBe("");
  }, 3_600_000);
});
