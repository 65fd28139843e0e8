// Runs a program from the sources: `node src/base/run-sources.mjs src/program/program.ts generate`. They are bundled, and
// bundled again when one of them has changed: to load each through tsx would take a third of the time of `generate`.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import module from "node:module";
import { join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What is known of a bundle: its entry, and its sources with their state when it was made. */
const listed = "bundle.json";

/**
 * Imports a module of this repository from its bundle. Modules of packages stay apart.
 *
 * @param {string} path its absolute path
 */
export async function importBundled(path) {
  const folder = join(root, "node_modules/.cache/programs", relative(root, path));
  const text = await readFile(join(folder, listed), "utf8").catch(() => "{}");
  const { entry, sources = {} } = JSON.parse(text);
  const states = await statesOf(Object.keys(sources));
  const isFresh = entry && Object.keys(sources).every((one) => states[one] === sources[one]);
  process.setSourceMapsEnabled(true);
  module.enableCompileCache?.(); // From Node.js 22 on.
  const made = isFresh ? entry : await bundle(path, folder);
  return import(pathToFileURL(join(folder, made)).href);
}

/** The time and size of each file, by its path below the root. */
async function statesOf(paths) {
  const states = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(join(root, path)).catch(() => undefined);
      return [path, found === undefined ? "missing" : `${found.mtimeMs} ${found.size}`];
    }),
  );
  return Object.fromEntries(states);
}

/** Makes the bundle of a module, and returns the name of its entry. Others may do so at the same time. */
async function bundle(path, folder) {
  const { build } = await import("esbuild");
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [path],
    outdir: folder,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true, // What is imported late is loaded late.
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    write: false,
    plugins: [{ name: "places of sources", setup: keepPlaces }],
  });
  const sources = await statesOf(Object.keys(metafile.inputs));
  const written = new Set([listed]);
  await mkdir(folder, { recursive: true });
  for (const { path, contents } of outputFiles) {
    await put(path, contents);
    written.add(relative(folder, path));
  }
  const own = relative(root, path);
  const [output] = Object.entries(metafile.outputs).find(([, one]) => one.entryPoint === own);
  const entry = relative(folder, resolve(root, output));
  await put(join(folder, listed), JSON.stringify({ entry, sources }));
  await removeOld(folder, written);
  return entry;
}

/** Modules find files beside them: each keeps the address of its source. */
function keepPlaces({ onLoad }) {
  onLoad({ filter: /\.ts$/ }, async ({ path }) => {
    const text = await readFile(path, "utf8");
    const place = JSON.stringify(pathToFileURL(path).href);
    return { contents: text.replaceAll("import.meta.url", place), loader: "ts" };
  });
}

/** Writes a file whole, so that nobody reads a part of it. */
async function put(path, contents) {
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, contents);
  await rename(temporary, path);
}

/** Removes the files of bundles that have not run for a day: a program that runs still loads from its own. */
async function removeOld(folder, kept) {
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => undefined); // Others rename theirs meanwhile.
    const isOld = found !== undefined && found.mtimeMs < Date.now() - 86_400_000;
    if (isOld && !kept.has(name)) await rm(join(folder, name), { force: true });
  }
}

const [, started = "", program = "", ...words] = process.argv;
if (resolve(started) === fileURLToPath(import.meta.url)) {
  process.argv = [process.execPath, resolve(program), ...words];
  // Not awaited: the plugin of Redocly imports this module, and would wait for the program that waits for it.
  void importBundled(resolve(program));
}
