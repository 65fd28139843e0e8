import { readFile } from "node:fs/promises";
import { inHome, isRepository } from "../../base/home.ts";

const sources = { "reader.js": "index.ts", "search.js": "search.ts" };

/**
 * The scripts of the pages, by their names in the site. The package includes them; a clone bundles them from browser/.
 * They are not modules, because pages that are opened as files can load only scripts.
 */
export async function browserScripts(): Promise<Map<string, string>> {
  const names = Object.entries(sources);
  const bundle = isRepository ? bundled : ready;
  return new Map(
    await Promise.all(
      names.map(async ([name, source]) => [name, await bundle(name, source)] as const),
    ),
  );
}

const ready = (name: string) => readFile(new URL(`assets/${name}`, import.meta.url), "utf8");

async function bundled(name: string, source: string): Promise<string> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    absWorkingDir: inHome(),
    entryPoints: [`src/toolkit/site/browser/${source}`],
    bundle: true,
    minify: true,
    format: "iife",
    ...(name === "search.js" && { globalName: "search" }),
    platform: "browser",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
