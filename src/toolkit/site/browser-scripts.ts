import { readFile } from "node:fs/promises";
import type { BuildOptions } from "esbuild";
import { inHome, isRepository } from "../../base/home.ts";

/**
 * The scripts of the pages, by their names in the site. The package includes them; a clone bundles them from browser/.
 */
export async function browserScripts(): Promise<Map<string, string>> {
  const scriptOf = (name: string, entry: string, options: BuildOptions = {}) =>
    isRepository
      ? bundledForBrowsers(`src/toolkit/site/browser/${entry}`, options)
      : readFile(new URL(`assets/${name}`, import.meta.url), "utf8");
  return new Map([
    ["reader.js", await scriptOf("reader.js", "index.ts")],
    ["search.js", await scriptOf("search.js", "search.ts", { globalName: "search" })],
  ]);
}

/** Bundles modules of the repository as one script, because pages that are opened as files cannot load modules. */
export async function bundledForBrowsers(entry: string, options: BuildOptions): Promise<string> {
  const { build } = await import("esbuild");
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
