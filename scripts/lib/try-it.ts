import { readFile } from "node:fs/promises";
import { build, transform } from "esbuild";
import { inHome } from "../../src/base/home.ts";

/** The script of Try it: the drawer with its style, and the sandbox, in one module for browsers. */
export async function tryItScript(): Promise<string> {
  const css = await readFile(inHome("src/service/try-it/drawer/drawer.css"), "utf8");
  const { code: style } = await transform(css, { loader: "css", minify: true });
  const { outputFiles } = await build({
    absWorkingDir: inHome(),
    entryPoints: ["src/service/try-it/drawer/drawer.ts"],
    define: { style: JSON.stringify(style.trim()) },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
