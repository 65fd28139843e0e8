// Makes `dist/`, the contents of the package: one module for each entry, and their types.
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { type Loader, transform } from "esbuild";
import {
  build,
  type OutputChunk,
  type OutputOptions,
  type Plugin,
  type RolldownPluginOption,
} from "rolldown";
import { dts } from "rolldown-plugin-dts";
import { readArguments } from "../src/node/command-options.ts";
import { Failure, run } from "../src/node/failure.ts";
import { inHome, readPackage } from "../src/node/package-root.ts";
import { runProgram } from "../src/node/processes.ts";
import { step } from "../src/node/progress.ts";
import { inTemporaryFolder } from "../src/node/temporary-folder.ts";
import { browserScripts } from "../src/toolkit/site/browser-scripts.ts";
import { swapOutput } from "../src/toolkit/write/replace-folder.ts";
import { exported } from "./lib/package-entries.ts";

const program = "src/program/program.ts";
const dataFile = "sandbox-data";

/** The types of levels, which users import by their names. */
const levelTypes = /\/types\/(from-\d+|shared)\.js$/;

/** Files that modules read from their own folder; in `dist/`, all modules are in one folder. */
const files = ["src/toolkit/mock/prism-rejections.mjs", "src/toolkit/mock/prism-decycle.mjs"];
const assets = "src/toolkit/site/assets";

const forThePackage: Plugin = {
  name: "for the package",
  async load(id) {
    // The specification and the schema of marks are in the package once, as files that programs read too.
    const read = (path: string) => ({
      code: `import { readFileSync } from "node:fs";
        export default JSON.parse(readFileSync(new URL("${path}", import.meta.url), "utf8"));`,
      moduleType: "js",
    });
    switch (relative(inHome(), id)) {
      case "generated/annotated.json":
        return read("../generated/annotated.json");
      case "openapi/extensions.schema.json":
        return read("../openapi/extensions.schema.json");
      case "src/toolkit/site/browser-scripts.ts":
        return `import { readFileSync } from "node:fs";
          const textOf = (name) => readFileSync(new URL("assets/" + name, import.meta.url), "utf8");
          export const browserScripts = async () =>
            new Map(${JSON.stringify([...(await browserScripts()).keys()])}.map((name) => [name, textOf(name)]));`;
    }
  },
};

const folder = inHome("dist");

await run(async (words) => {
  const about = "Makes dist/, the contents of the package, from src/ and generated/.";
  if (readArguments(words, { usage: "npm run build", about, options: {} }) === undefined) return;
  const output = new Map<string, string>();
  await step("modules  →  dist/*.js", () => addModules(output));
  output.set("plugin.mjs", 'export { default } from "./lint.js";\n');
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
  swapOutput(folder, output, { command: "npm run build" });
});

async function addModules(output: Map<string, string>): Promise<void> {
  const chunks = await bundled({ ...exported, program }, forThePackage);
  for (const { fileName, code } of chunks) {
    const { code: text } = await transform(code, {
      format: "esm",
      target: "es2022",
      // Names and lines stay: Node.js prints both of an error that nothing catches.
      minifyWhitespace: fileName === `${dataFile}.js`,
      charset: "utf8",
      legalComments: "none", // dist/licences.txt has the full texts.
    });
    output.set(fileName, text);
  }
  // The script of the search contains the last.
  const inputs = [
    ...chunks.flatMap(({ moduleIds }) => moduleIds),
    inHome("node_modules/minisearch"),
  ];
  output.set("licences.txt", await licencesOf(inputs));
}

/** Bundles entries, with a file for each set of entries that share modules. */
async function bundled(
  input: Readonly<Record<string, string>>,
  plugin: RolldownPluginOption,
  own: OutputOptions = {},
): Promise<readonly OutputChunk[]> {
  const { dependencies, peerDependencies } = readPackage();
  // All other packages are bundled: docs/decisions/2026-11-23-what-is-installed.md.
  const external = Object.keys({ ...dependencies, ...peerDependencies });
  const { output } = await build({
    cwd: inHome(),
    input: { ...input },
    external: [/^node:/, levelTypes, ...external.map((name) => new RegExp(`^${name}(/|$)`))],
    platform: "neutral",
    resolve: { mainFields: ["module", "main"] },
    preserveEntrySignatures: "allow-extension",
    plugins: [plugin],
    checks: { bundlerTimings: false },
    onLog(level, log) {
      if (level === "warn") throw new Failure(log.message);
    },
    output: {
      chunkFileNames: ({ name }) => `${plainName(name)}.js`,
      // Data, which is minified more than code.
      codeSplitting: { groups: [{ name: dataFile, test: /\/sandbox\.gen\./ }] },
      ...own,
    },
    write: false,
  });
  return output.filter((one) => one.type === "chunk");
}

/** A file has the name of its first source, without further extensions. */
function plainName(source: string): string {
  return source.replace(/\..*/, "");
}

/** The bundled packages, each with its version and its licence. */
async function licencesOf(inputs: readonly string[]): Promise<string> {
  const packages = inputs.flatMap(
    (path) => /(?<=\/)node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
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
    const config = {
      extends: inHome("tsconfig.json"),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        stripInternal: true,
        rootDir: inHome(),
        outDir: temporary,
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
    // The compiler does not copy hand-written declarations.
    for (const path of await filesBelow(inHome("generated"))) {
      if (path.endsWith(".gen.d.ts"))
        await copyFile(inHome("generated", path), join(temporary, "generated", path));
    }
    const entries = Object.entries(exported).map(
      ([name, path]) => [name, join(temporary, path.replace(/\.ts$/, ".d.ts"))] as const,
    );
    const chunks = await bundled(Object.fromEntries(entries), dts({ dtsInput: true }), {
      chunkFileNames: ({ name }) => `${plainName(name)}.d.ts`,
      minifyInternalExports: false,
    });
    for (const { fileName, code } of chunks) {
      const named = code
        .replace(/^\/\/#? ?.*\n/gm, "") // The names of sources, which are not in the package.
        .replace(/(from ")[^"]+(?=\/types\/)/g, "$1.")
        .replace(/_\$_+generated_types_from_(\d+)_js\d+/g, "Level$1");
      output.set(fileName, named);
    }
  });
  for (const path of await filesBelow(inHome("generated/types"))) {
    // Clients of this API serve many levels, so the types of exactly one are not installed.
    if (path.startsWith("at.")) continue;
    output.set(`types/${path}`, await readFile(inHome("generated/types", path), "utf8"));
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
