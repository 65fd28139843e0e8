import { readFile } from "node:fs/promises";
import type { BuildOptions } from "esbuild";
import { inHome, isRepository } from "../../base/home.ts";

/**
 * The scripts of the pages, by their names in the site. The package includes them; a clone bundles them from browser/.
 */
export async function browserScripts(): Promise<Map<string, string>> {
  const [reader, search] = await Promise.all([
    scriptOf("reader.js", { entryPoints: ["src/toolkit/site/browser/index.ts"] }),
    scriptOf("search.js", {
      entryPoints: ["src/toolkit/site/browser/search.ts"],
      globalName: "search",
    }),
  ]);
  return new Map([
    ["reader.js", reader],
    ["search.js", search],
  ]);
}

const scriptOf = (name: string, options: BuildOptions): Promise<string> =>
  isRepository
    ? bundledForBrowsers(options)
    : readFile(new URL(`assets/${name}`, import.meta.url), "utf8");

/** Bundles modules of the repository as one script, because pages that are opened as files cannot load modules. */
export async function bundledForBrowsers(options: BuildOptions): Promise<string> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    ...options,
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
