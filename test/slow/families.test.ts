// Public families of versions: each is inferred, and its versions are compared with the snapshots. FAMILIES names a
// folder with a folder for each family, which has a file for each version. Figures in EXTENSIONS.md are checked. Programs
// of test/fixtures run beside the mocks of some of them.
import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { inHome } from "../../src/node/package-root.ts";
import { readVersions, repairVersions } from "../../src/toolkit/infer/files/read-version-files.ts";
import { infer } from "../../src/toolkit/infer/infer-annotations.ts";
import {
  annotatedObjects,
  type OpenApiDocument,
  snapshotAt,
} from "../../src/toolkit/levels/index.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { startMock } from "../../src/toolkit/mock/start-mock.ts";
import { compile } from "../helpers/compile.ts";
import { unlikePaths } from "../helpers/paths-at.ts";
import { prove } from "../helpers/prove.ts";
import { runCommand } from "../helpers/run-command.ts";
import { sharedPackage } from "../helpers/shared.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const folder = process.env.FAMILIES ?? ""; // If it is unset, vitest.config.ts excludes this file.
const measured = readFileSync(inHome("openapi/EXTENSIONS.md"), "utf8");

/** The oldest, a middle and the newest of the versions. */
const threeOf = <T>(versions: readonly T[]): T[] => {
  const places = [0, Math.floor(versions.length / 2), versions.length - 1];
  return versions.filter((_, index) => places.includes(index));
};

/** The size of a document relative to its newest snapshot, and its number of annotations. */
function figuresOf(document: OpenApiDocument, newest: number) {
  const size = (one: OpenApiDocument) => JSON.stringify(one).length;
  const ratio = (size(document) / size(snapshotAt(document, newest))).toFixed(2);
  return { ratio, annotations: annotatedObjects(document).length };
}

describe.each(readdirSync(folder))("%s", (family) => {
  const files = readdirSync(join(folder, family)).map((file) => join(folder, family, file));

  it("equals the snapshots of one document, with the figures in EXTENSIONS.md", async () => {
    const versions = await readVersions(files);
    const [oldest, newest] = [versions[0]?.level, versions.at(-1)?.level ?? 0];
    repairVersions(versions);
    const { document } = infer(versions);
    for (const version of versions) prove(document, version);
    const { annotations, ratio } = figuresOf(document, newest);
    const name = /(\w+?)(Service)?$/.exec(family)?.[1] ?? family;
    const own = `| ${name}, ${versions.length} versions from ${oldest} to ${newest} | ${annotations} | ${ratio} |`;
    const rows = measured.split("\n").filter((row) => row.startsWith(`| ${name}, `));
    expect(rows.map((row) => row.replaceAll(/ +/g, " ").replace(/ [\d.]+ s \|$/, ""))).toEqual(
      rows.length === 0 ? [] : [own],
    );
  }, 3_600_000);

  it("has the types of the stock tool at its oldest, a middle and its newest version", async () => {
    const versions = await readVersions(files);
    repairVersions(versions); // As `infer` does: types of a fault are no judge.
    const { document } = infer(versions);
    const folder = temporaryFolder(`at-${family}`, onTestFinished);
    expect(await unlikePaths(folder, document, threeOf(versions))).toBe("");
  }, 3_600_000);
});

/** What the programs of test/fixtures print, beside the mocks of three levels. */
const printed: Readonly<Record<string, readonly string[]>> = {
  "adyen-CheckoutService": ["methods true\n", "methods true\n", "methods true\nsession true\n"],
  "adyen-PaymentService": ["captured string\n", "captured string\n", "captured string\n"],
  argo: Array(3).fill("version string\ndeleted true\n"),
  netbox: Array(3).fill("sites number\ndeleted true\n"),
  plaid: ["institution string\n", ...Array(2).fill("institution string\nstatements true\n")],
};

describe.each(readdirSync(folder).filter((family) => family in printed))("%s", (family) => {
  it("has a client that runs beside mocks of its oldest, a middle and newest version", async () => {
    const project = mkdtempSync(join((await sharedPackage()).project, `${family}-`));
    const at = (name: string) => join(project, name);
    const files = readdirSync(join(folder, family)).map((file) => join(folder, family, file));
    const spec = at("api.yaml");
    const run = async (...words: readonly string[]) => {
      const { code, stderr } = await runCommand(...words);
      expect(code, stderr).toBe(0);
    };
    await run("infer", ...files, "--out", spec);
    await run("generate", "--spec", spec, "--out", at("api"));
    copyFileSync(inHome("test/fixtures", family, "program.ts"), at("program.ts"));
    const words = ["--strict", "--target", "es2022", "--module", "nodenext", "--outDir", "out"];
    const node = ["--types", "node", "--typeRoots", inHome("node_modules/@types")];
    expect(await compile(project, [...words, ...node, "program.ts"])).toBe("");
    const document = levelled(JSON.parse(readFileSync(at("api/annotated.json"), "utf8")));
    const outputs: string[] = [];
    for (const { level } of threeOf(await readVersions(files))) {
      const mock = await startMock({ level, document });
      const program = [at("out/program.js"), `${level}`, mock.url];
      const { stdout } = await promisify(execFile)(process.execPath, program).finally(mock.stop);
      outputs.push(stdout);
    }
    expect(outputs).toEqual(printed[family]);
  }, 3_600_000);
});
