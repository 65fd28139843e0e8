// Makes `dist/`, the contents of the package: one module for each entry, and their types.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { build, type Loader, type Plugin, transform } from "esbuild";
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

/** Files that modules read from their own folder; in `dist/`, all modules are in one folder. */
const files = ["src/toolkit/mock/answer-rejections.mjs", "src/toolkit/mock/decycle.mjs"];
const assets = "src/toolkit/site/assets";

/** The package includes the sources of these, to which the maps of their declarations lead. */
const mapped = /^src\/(?:index\.ts|service\/(?:client|node)\/|toolkit\/runtime\/)/;

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
    // Only the conformance suite reads the history, without prose, and only entries about operations and properties.
    build.onLoad({ filter: /generated\/feature-levels\.gen\.ts$/ }, async ({ path }) => {
      const [data = "", history = ""] = (await readFile(path, "utf8")).split(
        /(?=export const history)/,
      );
      const prose = /^ {4}(?:release|summary|note|sentence|within): .*\n/gm;
      const others =
        /^ {2}\{\n(?: {4}.*\n)* {4}carrier: "(?!operation|property).*\n(?: {4}.*\n)* {2}\},\n/gm;
      return { contents: data + history.replace(prose, "").replace(others, ""), loader: "ts" };
    });
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
    chunkNames: "shared-[hash]",
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
  for (const { path, text } of outputFiles) output.set(relative(folder, path), text);
  const inputs = Object.values(metafile.outputs).flatMap((one) => Object.keys(one.inputs));
  // The script of the search contains these.
  inputs.push("node_modules/minisearch");
  output.set("licences.txt", await licencesOf(inputs));
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
        declarationMap: true,
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
      if (path.endsWith(".map")) continue;
      const text = await readFile(join(declarations, path), "utf8");
      const source = path.replace(/\.d\.ts$/, ".ts");
      // Declarations contain the names of sources, which are not beside them in the package.
      const named = text.replace(/((?:from|import\() ?"\.{1,2}\/[^"]+)\.ts"/g, '$1.js"');
      output.set(`types/${path}`, named);
      if (
        mapped.test(source) &&
        /^export (?:declare )?(?:abstract )?(?:const|function|class|enum) /m.test(text)
      ) {
        const map = JSON.parse(await readFile(join(declarations, `${path}.map`), "utf8"));
        const up = relative(dirname(`types/${path}`), source);
        output.set(`types/${path}.map`, JSON.stringify({ ...map, sourceRoot: "", sources: [up] }));
        output.set(source, await readFile(inHome(source), "utf8"));
      } else {
        output.set(`types/${path}`, slim(named.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n")));
      }
    }
  });
  // The compiler does not copy hand-written declarations.
  for (const path of await filesBelow(inHome("generated"))) {
    // Clients of this API serve many levels, so the types of exactly one are not installed.
    if (!/^types\/(?!at\.)|\.gen\.d\.ts$/.test(path)) continue;
    const text = await readFile(inHome("generated", path), "utf8");
    output.set(`types/generated/${path}`, slim(text));
  }
  const reached = reachedFrom(output, [
    ...Object.values(exported).map((entry) => `types/${entry.replace(/\.ts$/, ".d.ts")}`),
    ...[...output.keys()].filter((path) => path.startsWith("types/generated/types/")),
  ]);
  for (const path of output.keys()) {
    const declaration = path.replace(/^src\/(.*)\.ts$/, "types/src/$1.d.ts").replace(/\.map$/, "");
    if (/^(?:types|src)\//.test(path) && !reached.has(declaration)) output.delete(path);
  }
  chainLevels(output);
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

/**
 * Shortens the types of a level: if it has all names of the level before, it re-exports them and lists only the
 * differences.
 */
function chainLevels(output: Map<string, string>): void {
  const levelOf = (path: string) => Number(/\/from-(\d+)\.d\.ts$/.exec(path)?.[1]);
  const paths = [...output.keys()].filter((path) => levelOf(path) >= 0);
  let before = new Map<string, string>();
  let last = "";
  let textBefore = "";
  const noWebhooks = "export type webhooks = Record<string, never>;\n";
  for (const path of paths.sort((one, other) => levelOf(one) - levelOf(other))) {
    const text = output.get(path) ?? "";
    const own = `./${basename(path, ".d.ts")}.js`;
    const lists = /^export type \{ (.*) \} from "(.*)";\n/gm;
    const handedOn = [...text.matchAll(lists)].flatMap(([, names = "", from = ""]) =>
      names.split(", ").map((name) => [name, from] as const),
    );
    const declared = [...text.matchAll(/^export (?:type|interface) (\w+)/gm)];
    const names = new Map([...declared.map(([, name = ""]) => [name, own] as const), ...handedOn]);
    if (last !== "" && [...before.keys()].every((name) => names.has(name))) {
      const others = handedOn.filter(([name, from]) => before.get(name) !== from);
      const lines = others.map(([name, from]) => `export type { ${name} } from "${from}";\n`);
      const same = textBefore.includes(noWebhooks) ? noWebhooks : "";
      const rest = text.replace(lists, "").replace(same, "");
      output.set(path, `${rest}export type * from "${last}";\n${lines.join("")}`);
    }
    [before, last, textBefore] = [names, own, text];
  }
}

/**
 * Removes from a declaration what editors do not show: the header, indentation by spaces, tags at the start of
 * comments, summaries as types, lines and comments of tables and of the types for openapi-fetch, and the type of the
 * history.
 */
function slim(text: string): string {
  const table =
    /\n(\t?)export (?:interface (?:paths|operations|components)|declare const (?:operations|outcomes|features):) \{\n.*?\n\1\}/gs;
  const line = /(?<=[{;])\n\t*(?:(?:get|put|post|delete|options|head|patch|trace)\?: never;)?/g;
  const short = text
    .replace(/^(?:\/\/ .*\n)+\n?/, "")
    .replace(/^(?: {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4))
    .replaceAll("/** @description ", "/** ")
    .replaceAll(/(?<=readonly summary: )".*"(?=;$)/gm, "string")
    .replaceAll(table, (part) => part.replaceAll(/\n\t*\/\*\*.*?\*\//gs, "").replaceAll(line, ""))
    .replace(/\n[^\n]*\nexport declare const history: .*$/s, "\n");
  return withNames(short);
}

/** Writes the tables of a declaration on one line each, with names for repeated object types. */
function withNames(text: string, names: readonly string[] = []): string {
  const table = /^\t?export (?:interface|declare const) .*\}.*$/gm;
  const object = /(?<=: ?)\{[^{}]+\}/g;
  const counts = new Map<string, number>();
  for (const [type] of text.match(table)?.join("\n").matchAll(object) ?? []) {
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const often = [...counts].filter(([type, count]) => (count - 1) * (type.length - 4) > 20);
  if (often.length === 0) return text + names.join("");
  const nameOf = new Map(often.map(([type], index) => [type, `$${names.length + index}`]));
  const short = text.replaceAll(table, (line) =>
    line.replaceAll(object, (type) => nameOf.get(type) ?? type),
  );
  return withNames(short, [
    ...names,
    ...[...nameOf].map(([type, name]) => `type ${name} = ${type};\n`),
  ]);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
