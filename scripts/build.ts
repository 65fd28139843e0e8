// Makes `dist/`, the contents of the package: one module for each entry, and their types.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { build, type Loader, type Metafile, type Plugin, transform } from "esbuild";
import { readArguments } from "../src/base/arguments.ts";
import { Failure, run } from "../src/base/failure.ts";
import { inHome, readPackage } from "../src/base/home.ts";
import { runProgram } from "../src/base/processes.ts";
import { step } from "../src/base/steps.ts";
import { inTemporaryFolder } from "../src/base/temporary.ts";
import { ownDocument } from "../src/program/own-document.ts";
import { browserScripts } from "../src/toolkit/site/browser-scripts.ts";
import { swapOutput } from "../src/toolkit/write/output.ts";

/** The exported modules, by their file names in `dist/`. */
const exported = {
  index: "src/index.ts",
  levels: "src/toolkit/levels/index.ts",
  lint: "src/toolkit/lint/index.ts",
  node: "src/service/node/index.ts",
  raw: "src/service/client/raw-client.ts",
  runtime: "src/toolkit/runtime/index.ts",
  sandbox: "src/service/sandbox/index.ts",
};

const program = "src/program/program.ts";

const isEntry = (path = "") => [...Object.values(exported), program].includes(path);

/** Files that modules read from their own folder; in `dist/`, all modules are in one folder. */
const files = ["src/toolkit/mock/answer-rejections.mjs", "src/toolkit/mock/decycle.mjs"];
const assets = "src/toolkit/site/assets";

const forThePackage: Plugin = {
  name: "for the package",
  setup(build) {
    // The specification and the schema of marks are in the package once, as files that programs read too.
    const read = (path: string) => ({
      contents: `import { readFileSync } from "node:fs";
        export default JSON.parse(readFileSync(new URL("${path}", import.meta.url), "utf8"));`,
    });
    build.onLoad({ filter: /generated\/annotated\.json$/ }, () => read("openapi/annotated.json"));
    build.onLoad({ filter: /openapi\/extensions\.schema\.json$/ }, () =>
      read("../openapi/extensions.schema.json"),
    );
    // It only makes files of the repository.
    build.onLoad({ filter: /service\/emit\/index\.ts$/ }, () => ({
      contents: "export const serviceFiles = [], makeServiceFiles = undefined;",
    }));
  },
};

const folder = inHome("dist");

await run(async (words) => {
  const about = "Makes dist/, the contents of the package, from src/ and generated/.";
  if (readArguments(words, { usage: "npm run build", about, options: {} }) === undefined) return;
  const output = new Map<string, string>();
  await step("modules  →  dist/*.js", () => addModules(output));
  for (const path of files) {
    const minified = await transform(await readFile(inHome(path), "utf8"), { minify: true });
    output.set(basename(path), minified.code);
  }
  for (const path of await filesBelow(inHome(assets))) {
    const text = await readFile(inHome(assets, path), "utf8");
    const loader = /\.(css|js)$/.exec(path)?.[1] as Loader | undefined;
    const minified = loader && (await transform(text, { loader, minify: true }));
    output.set(`assets/${path}`, minified?.code ?? text);
  }
  for (const [name, text] of await browserScripts()) output.set(`assets/${name}`, text);
  await step("types  →  dist/types/", () => addDeclarations(output));
  output.set("openapi/annotated.json", JSON.stringify(ownDocument()));
  swapOutput(folder, output, { command: "npm run build" });
});

async function addModules(output: Map<string, string>): Promise<void> {
  const { dependencies, peerDependencies } = readPackage();
  const { outputFiles, warnings, metafile } = await build({
    absWorkingDir: inHome(),
    entryPoints: { ...exported, program },
    outdir: folder,
    bundle: true,
    splitting: true, // Entries share modules, so that each class exists once.
    chunkNames: "[hash]",
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    // All other packages are bundled: docs/decisions/2026-11-23-what-is-installed.md.
    external: [...Object.keys({ ...dependencies, ...peerDependencies }), "esbuild", "node:*"],
    minify: true,
    lineLimit: 100, // Node.js prints the line of an error that nothing catches.
    charset: "utf8",
    legalComments: "none", // dist/licences.txt has the full texts.
    metafile: true,
    plugins: [forThePackage],
    write: false,
  });
  if (warnings.length > 0) throw new Failure("See the warnings of esbuild above.");
  const names = readableNames(metafile);
  for (const { path, text } of outputFiles) {
    const named = text.replaceAll(/(["'])\.\/([\w.-]+\.js)\1/g, (said, quote, name) =>
      names.has(name) ? `${quote}./${names.get(name)}${quote}` : said,
    );
    output.set(names.get(basename(path)) ?? relative(folder, path), named);
  }
  const inputs = Object.values(metafile.outputs).flatMap((one) => Object.keys(one.inputs));
  // The script of the search contains these.
  inputs.push("node_modules/minisearch");
  output.set("licences.txt", await licencesOf(inputs));
}

/**
 * New names for the modules that entries share, by their names: each is called by its largest source, with as many
 * folders as tell it from others. Reviewers of the package see what has changed, which a hash does not tell.
 */
function readableNames({ outputs }: Metafile): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set(Object.keys(exported).map((name) => `${name}.js`)).add("program.js");
  for (const [path, { inputs, entryPoint }] of Object.entries(outputs)) {
    if (isEntry(entryPoint)) continue;
    const [[largest = entryPoint ?? path] = []] = Object.entries(inputs).sort(
      ([, one], [, other]) => other.bytesInOutput - one.bytesInOutput,
    );
    const parts = largest
      .replace(/\.\w+$/, "")
      .split("/")
      .filter((part) => !/^(src|node_modules|dist|index)$/.test(part));
    let name = "";
    do name = name === "" ? `${parts.pop()}` : `${parts.pop()}-${name}`;
    while (taken.has(`${name}.js`) && parts.length > 0);
    if (taken.has(`${name}.js`)) throw new Failure(`${largest} gives two modules one name.`);
    taken.add(`${name}.js`);
    names.set(basename(path), `${name}.js`);
  }
  return names;
}

/** The bundled packages, each with its version and its licence. */
async function licencesOf(inputs: readonly string[]): Promise<string> {
  const packages = inputs.flatMap(
    (path) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  );
  const texts = [...new Set(packages)].sort().map(async (path) => {
    const { name, version, license } = readPackage(inHome(path));
    const file = (await readdir(inHome(path))).find((one) => /^licen[cs]e/i.test(one));
    if (file === undefined) throw new Failure(`${path} has no file with its licence.`);
    const text = await readFile(inHome(path, file), "utf8");
    return `${name} ${version} (${license})\n\n${text.trim()}\n`;
  });
  return (await Promise.all(texts)).join(`\n${"-".repeat(80)}\n\n`);
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
        stripInternal: true,
        rootDir: inHome(),
        outDir: declarations,
        typeRoots: [inHome("node_modules/@types")],
      },
      files: Object.values(exported).map((entry) => inHome(entry)),
      include: [],
    };
    const project = join(temporary, "tsconfig.json");
    await writeFile(project, JSON.stringify(config));
    const { isOk, stdout } = await runProgram(inHome("node_modules/typescript7/bin/tsc"), [
      "--project",
      project,
    ]);
    if (!isOk) throw new Failure(stdout.split("\n"));
    for (const path of await filesBelow(declarations)) {
      const text = await readFile(join(declarations, path), "utf8");
      // Declarations contain the names of sources, which are not in the package.
      const named = text.replace(/((?:from|import\() ?"\.{1,2}\/[^"]+)\.ts"/g, '$1.js"');
      output.set(`types/${path}`, named);
    }
  });
  // The compiler does not copy hand-written declarations.
  for (const path of await filesBelow(inHome("generated"))) {
    // Clients of this API serve many levels, so the types of exactly one are not installed.
    if (!/^types\/(?!at\.)|\.gen\.d\.ts$/.test(path)) continue;
    const text = await readFile(inHome("generated", path), "utf8");
    output.set(`types/generated/${path}`, text);
  }
  const reached = reachedFrom(output, [
    ...Object.values(exported).map((entry) => `types/${entry.replace(/\.ts$/, ".d.ts")}`),
    ...[...output.keys()].filter((path) => path.startsWith("types/generated/types/")),
  ]);
  for (const path of output.keys()) {
    if (path.startsWith("types/") && !reached.has(path)) output.delete(path);
  }
}

/** The declarations of the entries and all declarations that they refer to. */
function reachedFrom(output: ReadonlyMap<string, string>, entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const path of reached) {
    const text = output.get(path) ?? "";
    for (const [, to = ""] of text.matchAll(/(?:from|import\() ?"(\.{1,2}\/[^"]+)\.js"/g)) {
      reached.add(`${join(dirname(path), to)}.d.ts`);
    }
  }
  return reached;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
