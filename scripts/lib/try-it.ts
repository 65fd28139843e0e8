import { readFile } from "node:fs/promises";
import { build, transform } from "esbuild";
import { inHome } from "../../src/base/home.ts";

/** Bundles the script of Try it for browsers: the form, its style, and the sandbox. It defines `tryIt`. */
export async function tryItScript(): Promise<string> {
  const css = await readFile(inHome("src/service/try-it/page/try-it.css"), "utf8");
  const { code: style } = await transform(css, { loader: "css", minify: true });
  const { outputFiles } = await build({
    absWorkingDir: inHome(),
    entryPoints: ["src/service/try-it/page/index.ts"],
    define: { style: JSON.stringify(style.trim()) },
    bundle: true,
    minify: true,
    format: "iife", // Pages that are opened as files cannot load modules.
    globalName: "tryIt",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
