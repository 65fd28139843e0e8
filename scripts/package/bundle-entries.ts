import { readFile } from "node:fs/promises";
import { type BuildResult, build, type Metafile } from "esbuild";
import { inRoot } from "../lib/root.ts";

/** The modules that the package exports, by the name of their file in `dist/`. */
export const entries = {
  index: "src/index.ts",
  levels: "src/levels/index.ts",
  sandbox: "src/sandbox/index.ts",
};

type Options = { metafile: true; write: false };

/**
 * Bundles the entries as files of a folder, with the libraries that they use and the package does not
 * depend on, and says what went into them. Writes nothing.
 */
export async function bundleEntries(folder: string): Promise<BuildResult<Options>> {
  const { dependencies } = JSON.parse(await readFile(inRoot("package.json"), "utf8"));
  return build({
    absWorkingDir: inRoot(),
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    splitting: true, // What two entries share is one module, so that a class is one class.
    chunkNames: "shared-[hash]",
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    external: Object.keys(dependencies),
    metafile: true,
    write: false,
  });
}

/** The folders of the packages that a bundle holds code of, sorted: `node_modules/ajv`. */
export function bundledFolders({ outputs }: Metafile): string[] {
  const inputs = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const folders = inputs.flatMap(
    (path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
}
