/** What the client costs a program that imports it and calls every operation. */
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { inRoot } from "../../../scripts/lib/root.ts";
import { operations } from "../../../src/index.ts";

const budget = 10_300;

const program = `
  import { createClient } from "./src/index.ts";
  const client = createClient({ baseUrl, email, apiKey, featureLevel: 267 });
  ${Object.keys(operations)
    .map((id) => `await client.${id}({});`)
    .join("\n")}
`;

const bundle = (contents: string) =>
  build({
    absWorkingDir: inRoot(),
    stdin: { contents, resolveDir: inRoot() },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    metafile: true,
  });

describe("a program that calls every operation", () => {
  it(`takes at most ${budget} bytes, bundled for browsers, minified and gzipped`, async () => {
    const { outputFiles, metafile } = await bundle(program);
    const size = gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
    const [output] = Object.values(metafile.outputs);
    const parts = Object.entries(output?.inputs ?? {})
      .map(([path, { bytesInOutput }]) => ({ path, bytesInOutput }))
      .filter(({ bytesInOutput }) => bytesInOutput > 0)
      .sort((one, other) => other.bytesInOutput - one.bytesInOutput);
    const rows = parts.map(
      ({ path, bytesInOutput }) => `${String(bytesInOutput).padStart(6)}  ${path}`,
    );
    console.info(`client: ${size} bytes gzipped; minified, by part:\n${rows.join("\n")}`);
    expect(size).toBeLessThanOrEqual(budget);
    expect(size).toBeGreaterThan(1000);
  });

  it("needs nothing of Node.js", async () => {
    const { metafile } = await bundle(program);
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
    expect(imports).toEqual([]);
  });
});
