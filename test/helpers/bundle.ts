/** What a program takes of the modules that it imports. */
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { inHome } from "../../src/base/home.ts";

/** Split into modules, as some parts are loaded only when a program needs them. */
export const bundle = (contents: string) =>
  build({
    absWorkingDir: inHome(),
    stdin: { contents, resolveDir: inHome() },
    bundle: true,
    splitting: true,
    outdir: inHome("dist"),
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    metafile: true,
  });

type Bundle = Awaited<ReturnType<typeof bundle>>;

/** The paths of the modules that a bundle loads at once, its entry first. */
export function loadedAtOnce({ metafile }: Bundle): string[] {
  const found = new Set<string>();
  const add = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { path: other, kind } of metafile.outputs[path]?.imports ?? []) {
      if (kind === "import-statement") add(other);
    }
  };
  for (const [path, { inputs }] of Object.entries(metafile.outputs))
    if ("<stdin>" in inputs) add(path);
  return [...found];
}

/** The size of what a bundle loads at once, gzipped, in bytes. */
export function loadedSize(bundled: Bundle): number {
  const loaded = loadedAtOnce(bundled).map((path) => inHome(path));
  return bundled.outputFiles
    .filter(({ path }) => loaded.includes(path))
    .map(({ contents }) => gzipSync(contents, { level: 9 }).length)
    .reduce((total, size) => total + size, 0);
}
