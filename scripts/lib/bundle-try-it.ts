import { readFile } from "node:fs/promises";
import { transform } from "esbuild";
import { inHome } from "../../src/node/package-root.ts";
import { bundledForBrowsers } from "../../src/toolkit/site/browser-scripts.ts";

/** Bundles the script of Try it for browsers, which defines `tryIt`: its form, its style and the sandbox. */
export async function tryItScripts(): Promise<ReadonlyMap<string, string>> {
  const css = await readFile(inHome("src/service/try-it/try-it.css"), "utf8");
  const { code: style } = await transform(css, { loader: "css", minify: true });
  const script = await bundledForBrowsers("src/service/try-it/try-it-page.ts", {
    define: { style: JSON.stringify(style.trim()) },
    globalName: "tryIt",
  });
  return new Map([["try-it.js", script]]);
}
