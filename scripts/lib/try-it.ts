import { readFile } from "node:fs/promises";
import { transform } from "esbuild";
import { inHome } from "../../src/base/home.ts";
import { bundledForBrowsers } from "../../src/toolkit/site/browser-scripts.ts";

/**
 * Bundles the scripts of Try it for browsers, by their names: the form, its style and the sandbox, which define `tryIt`;
 * and re2js, which defines `patterns`.
 */
export async function tryItScripts(): Promise<ReadonlyMap<string, string>> {
  const css = await readFile(inHome("src/service/try-it/page/try-it.css"), "utf8");
  const { code: style } = await transform(css, { loader: "css", minify: true });
  const script = await bundledForBrowsers("src/service/try-it/page/index.ts", {
    alias: { re2js: inHome("src/service/try-it/page/patterns.ts") },
    define: { style: JSON.stringify(style.trim()) },
    globalName: "tryIt",
  });
  const re2js = "node_modules/re2js/build/index.js";
  const patterns = await bundledForBrowsers(re2js, { globalName: "patterns" });
  return new Map([
    ["try-it.js", script],
    ["patterns.js", patterns],
  ]);
}
