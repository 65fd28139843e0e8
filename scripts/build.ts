// Makes `dist/`, what the package holds: one module per entry, and their types.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { build } from "esbuild";
import { readArguments } from "../src/base/arguments.ts";
import { Failure, run } from "../src/base/failure.ts";
import { inHome } from "../src/base/home.ts";
import { runProgram } from "../src/base/processes.ts";
import { step } from "../src/base/steps.ts";
import { inTemporaryFolder } from "../src/base/temporary.ts";
import { ownDocument } from "../src/program/own-mock.ts";
import { swapOutput } from "../src/toolkit/generate/output.ts";
import { published } from "../src/toolkit/generate/published.ts";
import { json } from "../src/toolkit/generate/text.ts";
import { boundaries } from "../src/toolkit/levels/index.ts";
import { browserScripts } from "../src/toolkit/site/browser-scripts.ts";

const help = `
Usage: npm run build

Makes dist/ from src/ and generated/, as npm packs it.

Options:
  --help  show this text
`;

/** The modules that the package exports, by the name of their file in `dist/`. */
const exported = {
  index: "src/index.ts",
  levels: "src/toolkit/levels/index.ts",
  lint: "src/toolkit/lint/index.ts",
  node: "src/service/node/index.ts",
  raw: "src/service/client/raw-client.ts",
  sandbox: "src/service/sandbox/index.ts",
};

/** The program, and what it does in threads (src/base/thread.ts). */
const programs = {
  program: "src/program/program.ts",
  "generate-work": "src/toolkit/generate/thread-work.ts",
  "site-work": "src/toolkit/site/thread-work.ts",
};

/** What modules find beside themselves: in `dist/` no module lies in a folder. */
const files = [
  "src/toolkit/mock/answer-rejections.mjs",
  "src/base/die-with-parent.mjs",
  "src/base/thread-entry.mjs",
];
const assets = "src/toolkit/site/assets";

const folder = inHome("dist");

await run(async (words) => {
  if (readArguments(words, help, {}) === undefined) return;
  const output = new Map<string, string>();
  await step("modules  →  dist/*.js", () => addModules(output));
  for (const path of files) output.set(basename(path), await readFile(inHome(path), "utf8"));
  for (const path of await filesBelow(inHome(assets))) {
    output.set(`assets/${path}`, await readFile(inHome(assets, path), "utf8"));
  }
  for (const [name, text] of await browserScripts()) output.set(`assets/${name}`, text);
  await step("types  →  dist/types/", () => addDeclarations(output));
  await step("documents of all levels  →  dist/openapi/", () => addDocuments(output));
  swapOutput(folder, output, { command: "npm run build" });
});

async function addModules(output: Map<string, string>): Promise<void> {
  const { outputFiles, warnings } = await build({
    absWorkingDir: inHome(),
    entryPoints: { ...exported, ...programs },
    outdir: folder,
    bundle: true,
    splitting: true, // What two entries share is one module, so that a class is one class.
    chunkNames: "shared-[hash]",
    format: "esm",
    platform: "neutral",
    target: "es2022",
    packages: "external",
    write: false,
  });
  if (warnings.length > 0) throw new Failure("The warnings of esbuild stand above.");
  for (const { path, text } of outputFiles) output.set(relative(folder, path), text);
}

async function addDeclarations(output: Map<string, string>): Promise<void> {
  await inTemporaryFolder("build", async (temporary) => {
    const declarations = join(temporary, "types");
    const config = {
      extends: inHome("tsconfig.json"),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: inHome(),
        outDir: declarations,
        typeRoots: [inHome("node_modules/@types")],
      },
      files: Object.values(exported).map((entry) => inHome(entry)),
      include: [],
    };
    const project = join(temporary, "tsconfig.json");
    await writeFile(project, JSON.stringify(config));
    // A program of its own: the compiler would keep this one from hearing that it shall stop.
    const { isOk, stdout } = await runProgram(inHome("node_modules/typescript7/bin/tsc"), [
      "--project",
      project,
    ]);
    if (!isOk) throw new Failure(stdout.split("\n"));
    for (const path of await filesBelow(declarations)) {
      const text = await readFile(join(declarations, path), "utf8");
      // TypeScript leaves the names of sources in declarations; beside those there are none.
      const declaration = text.replace(/((?:from|import\() ?"\.{1,2}\/[^"]+)\.ts"/g, '$1.js"');
      output.set(`types/${path}`, declaration);
    }
  });
  // Declarations that were no sources: the compiler leaves them where they are.
  for (const path of await filesBelow(inHome("generated"))) {
    if (!/^types\/|\.gen\.d\.ts$/.test(path)) continue;
    output.set(`types/generated/${path}`, await readFile(inHome("generated", path), "utf8"));
  }
}

/** The specification with its marks, and the plain document of each level. */
async function addDocuments(output: Map<string, string>): Promise<void> {
  const annotated = ownDocument();
  output.set("openapi/annotated.json", json(annotated));
  for (const level of boundaries(annotated)) {
    output.set(`openapi/level-${level}.json`, json(published(annotated, level)));
  }
}

/** The files below a folder, by their paths there. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
