import { readFile } from "node:fs/promises";
import { build, transform } from "esbuild";
import { inHome } from "../../src/base/home.ts";

/** The script of Try it: its form with its style, and the sandbox, in one script for browsers that defines `tryIt`. */
export async function tryItScript(): Promise<string> {
  const css = await readFile(inHome("src/service/try-it/page/try-it.css"), "utf8");
  const { code: style } = await transform(css, { loader: "css", minify: true });
  const { outputFiles } = await build({
    absWorkingDir: inHome(),
    entryPoints: ["src/service/try-it/page/index.ts"],
    define: { style: JSON.stringify(style.trim()) },
    bundle: true,
    minify: true,
    format: "iife", // A module could not be loaded by a page that is opened as a file.
    globalName: "tryIt",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
