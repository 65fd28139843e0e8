// Makes `dist/`, what the package holds: one module per entry, the libraries of the sandbox inside it
// with their licences, the bill of materials, and the types.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Metafile } from "esbuild";
import ts from "typescript";
import { readArguments } from "./lib/arguments.ts";
import { Failure, run } from "./lib/failure.ts";
import { swapOutput } from "./lib/output.ts";
import { inRoot, shown } from "./lib/root.ts";
import { step } from "./lib/steps.ts";
import { bundledFolders, bundleEntries, entries } from "./package/bundle-entries.ts";
import { withLicences } from "./package/licences.ts";
import { lockedPackages } from "./package/locked-packages.ts";
import { sbom } from "./package/sbom.ts";

const help = `
Usage: npm run build

Makes dist/ from src/ and generated/, as npm packs it.

Options:
  --help  show this text
`;

const folder = inRoot("dist");

await run(async () => {
  if (readArguments(help, {}) === undefined) return;
  const output = new Map<string, string>();
  const metafile = await step("modules  →  dist/*.js", () => addModules(output));
  await step("licences and parts  →  dist/THIRD-PARTY-LICENSES.txt, dist/sbom.cdx.json", () =>
    addNotices(metafile, output),
  );
  await step("types  →  dist/types/", () => addDeclarations(output));
  swapOutput(folder, output, []);
});

async function addModules(output: Map<string, string>): Promise<Metafile> {
  const { metafile, outputFiles } = await bundleEntries(folder);
  for (const { path, text } of outputFiles) output.set(relative(folder, path), text);
  return metafile;
}

/** The licences that ask to be kept with the code, and what the package consists of. */
async function addNotices(metafile: Metafile, output: Map<string, string>): Promise<void> {
  const folders = bundledFolders(metafile);
  const texts = await Promise.all(folders.map(licenceOf));
  const intro = "dist/ holds code of these packages, each under its own licence.\n";
  output.set("THIRD-PARTY-LICENSES.txt", [intro, ...texts].join(`\n${"-".repeat(72)}\n`));
  const manifest = JSON.parse(await readFile(inRoot("package.json"), "utf8"));
  output.set("sbom.cdx.json", sbom(manifest, withLicences(await lockedPackages(), folders)));
}

async function licenceOf(path: string): Promise<string> {
  const home = inRoot(path);
  const { name, version } = JSON.parse(await readFile(`${home}/package.json`, "utf8"));
  const file = ["LICENSE", "LICENSE.md", "LICENSE.txt", "license"].find((file) =>
    existsSync(`${home}/${file}`),
  );
  if (file === undefined) throw new Failure(`${shown(home)} has no licence that dist/ could hold.`);
  return `${name} ${version}\n\n${await readFile(`${home}/${file}`, "utf8")}`;
}

async function addDeclarations(output: Map<string, string>): Promise<void> {
  const { config } = ts.readConfigFile(inRoot("tsconfig.json"), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, inRoot());
  const program = ts.createProgram(
    Object.values(entries).map((entry) => inRoot(entry)),
    {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: inRoot(),
      outDir: `${folder}/types`,
    },
  );
  const { diagnostics } = program.emit(undefined, (path, text) => {
    // TypeScript leaves the names of sources in declarations; beside those there are none.
    const declaration = text.replace(/((?:from|import\() ?"\.{1,2}\/[^"]+)\.ts"/g, '$1.js"');
    output.set(relative(folder, path), declaration);
  });
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (problems.length > 0) {
    const host = {
      ...ts.sys,
      getCanonicalFileName: (name: string) => name,
      getNewLine: () => "\n",
    };
    throw new Failure(
      ts.formatDiagnostics(problems, { ...host, getCurrentDirectory: () => inRoot() }),
    );
  }
  for (const name of await readdir(inRoot("generated/types"))) {
    const path = `generated/types/${name}`;
    output.set(`types/${path}`, await readFile(inRoot(path), "utf8"));
  }
}
