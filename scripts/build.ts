// Makes `dist/`, what the package holds: one module per entry, the libraries of the sandbox inside it
// with their licences, the bill of materials, and the types.
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Metafile } from "esbuild";
import { readArguments } from "./lib/arguments.ts";
import { Failure, run } from "./lib/failure.ts";
import { swapOutput } from "./lib/output.ts";
import { runProgram } from "./lib/processes.ts";
import { inRoot, shown } from "./lib/root.ts";
import { step } from "./lib/steps.ts";
import { inTemporaryFolder } from "./lib/temporary.ts";
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
  swapOutput(folder, output, { command: "npm run build" });
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
  await inTemporaryFolder("build", async (temporary) => {
    const declarations = join(temporary, "types");
    const config = {
      extends: inRoot("tsconfig.json"),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: inRoot(),
        outDir: declarations,
        typeRoots: [inRoot("node_modules/@types")],
      },
      files: Object.values(entries).map((entry) => inRoot(entry)),
      include: [],
    };
    const project = join(temporary, "tsconfig.json");
    await writeFile(project, JSON.stringify(config));
    // A program of its own: the compiler would keep this one from hearing that it shall stop.
    const { isOk, stdout } = await runProgram(inRoot("node_modules/typescript/bin/tsc"), [
      "--project",
      project,
    ]);
    if (!isOk) throw new Failure(stdout);
    for (const path of await filesBelow(declarations)) {
      const text = await readFile(join(declarations, path), "utf8");
      // TypeScript leaves the names of sources in declarations; beside those there are none.
      const declaration = text.replace(/((?:from|import\() ?"\.{1,2}\/[^"]+)\.ts"/g, '$1.js"');
      output.set(`types/${path}`, declaration);
    }
  });
  for (const path of await filesBelow(inRoot("generated/types"))) {
    const text = await readFile(inRoot("generated/types", path), "utf8");
    output.set(`types/generated/types/${path}`, text);
  }
}

/** The files below a folder, by their paths there. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
