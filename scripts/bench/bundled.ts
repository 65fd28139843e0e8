import { writeFile } from "node:fs/promises";
import { build } from "esbuild";
import { inHome } from "../../src/base/home.ts";

/** Bundles a module of this project in a single file, as in the package. */
export async function bundled(contents: string, outfile: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: inHome() },
    // Written here, because esbuild's own process would create the folder again after a stop.
    write: false,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    // A CommonJS dependency asks for `require`, which a module does not have.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });
  await writeFile(outfile, outputFiles[0]?.contents ?? "");
  return outfile;
}
