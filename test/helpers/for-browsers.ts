/** What a program takes of the modules that it imports. */
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { inHome } from "../../src/node/package-root.ts";
import { reachable } from "../../src/toolkit/document/json.ts";

/** Split into modules, as some parts are loaded only when a program needs them. */
export const bundleProgram = (contents: string) =>
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

type Bundle = Awaited<ReturnType<typeof bundleProgram>>;

/** The paths of the modules that a bundle loads at once, its entry first. */
export function loadedAtOnce({ metafile }: Bundle): string[] {
  const { outputs } = metafile;
  const isEntry = (path: string) => "<stdin>" in (outputs[path]?.inputs ?? {});
  const importsOf = (path: string) =>
    (outputs[path]?.imports ?? []).filter(({ kind }) => kind === "import-statement");
  return [
    ...reachable(Object.keys(outputs).filter(isEntry), (path) =>
      importsOf(path).map(({ path }) => path),
    ),
  ];
}

/** The sizes of what a bundle loads at once, in bytes: minified, and each module gzipped. */
export function loadedSizes(bundled: Bundle): {
  readonly minified: number;
  readonly gzipped: number;
} {
  const loaded = loadedAtOnce(bundled).map((path) => inHome(path));
  const texts = bundled.outputFiles
    .filter(({ path }) => loaded.includes(path))
    .map(({ contents }) => contents);
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    minified: sum(texts.map(({ length }) => length)),
    gzipped: sum(texts.map((text) => gzipSync(text, { level: 9 }).length)),
  };
}
