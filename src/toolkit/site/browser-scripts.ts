import { type BuildOptions, build } from "esbuild";
import { inHome } from "../../node/package-root.ts";

/** The scripts of the pages, by their names in the site. The package has them as files (scripts/build.ts). */
export const browserScripts = async (): Promise<Map<string, string>> =>
  new Map([
    ["reader.js", await bundledForBrowsers("src/toolkit/site/browser/index.ts", {})],
    [
      "search.js",
      await bundledForBrowsers("src/toolkit/site/browser/search-box.ts", { globalName: "search" }),
    ],
  ]);

/** Bundles modules of the repository as one script, because pages that are opened as files cannot load modules. */
export async function bundledForBrowsers(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [entry],
    absWorkingDir: inHome(),
    bundle: true,
    minify: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
