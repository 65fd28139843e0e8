import { readFile } from "node:fs/promises";
import { type BuildOptions, build, transform } from "esbuild";
import { inHome } from "../../src/base/home.ts";

/**
 * Bundles the scripts of Try it for browsers, by their names: the form, its style and the sandbox, which define `tryIt`;
 * and re2js, which defines `patterns`.
 */
export async function tryItScripts(): Promise<ReadonlyMap<string, string>> {
  const css = await readFile(inHome("src/service/try-it/page/try-it.css"), "utf8");
  const { code: style } = await transform(css, { loader: "css", minify: true });
  const script = await bundled({
    entryPoints: ["src/service/try-it/page/index.ts"],
    alias: { re2js: inHome("src/service/try-it/page/patterns.ts") },
    define: { style: JSON.stringify(style.trim()) },
    globalName: "tryIt",
  });
  const patterns = await bundled({
    entryPoints: ["node_modules/re2js/build/index.js"],
    globalName: "patterns",
  });
  return new Map([
    ["try-it.js", script],
    ["patterns.js", patterns],
  ]);
}

async function bundled(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: inHome(),
    bundle: true,
    minify: true,
    format: "iife", // Pages that are opened as files cannot load modules.
    platform: "browser",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
