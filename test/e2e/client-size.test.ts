/** The size that the client adds to a program that calls every operation. */
import { describe, expect, it } from "vitest";
import { featureLevels, operations } from "../../src/index.ts";
import { bundleProgram, loadedAtOnce, loadedSizes } from "../helpers/for-browsers.ts";

/**
 * The client without operations, a row for each operation, and each named change. A more compact form of rows, read at
 * run time, would save 30 bytes in total, as gzip already finds what they repeat.
 */
const budget = 10_700 + 44 * Object.keys(operations).length + 10 * featureLevels.length;

const program = `
  import { createClient } from "./src/index.ts";
  const client = createClient({ baseUrl, email, apiKey, featureLevel: 267 });
  ${Object.keys(operations)
    .map((id) => `await client.${id}({});`)
    .join("\n")}
`;

describe("a program that calls every operation", () => {
  it(`takes at most ${budget} bytes, bundled for browsers, minified and gzipped`, async () => {
    const bundled = await bundleProgram(program);
    const loaded = loadedAtOnce(bundled);
    const { gzipped: size } = loadedSizes(bundled);
    const parts = loaded
      .flatMap((name) => Object.entries(bundled.metafile.outputs[name]?.inputs ?? {}))
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

  it("loads followEvents only when it is used", async () => {
    const bundled = await bundleProgram(program);
    const inputs = loadedAtOnce(bundled).flatMap((name) =>
      Object.keys(bundled.metafile.outputs[name]?.inputs ?? {}),
    );
    expect(inputs).toContain("src/service/client/create-client.ts");
    expect(inputs).not.toContain("src/service/client/follow-events.ts");
  });

  it("needs no module of Node.js", async () => {
    const { metafile } = await bundleProgram(program);
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
    expect(imports.filter(({ external }) => external)).toEqual([]);
  });
});

it("a client of any API takes at most 9,000 bytes, minified and gzipped, without conventions", async () => {
  const contents = `
    import { bearer, byStatus, createClientFor, fixedLevel } from "./src/toolkit/runtime/index.ts";
    const contract = { operations: {}, features: {} };
    createClientFor(contract, { credentials: bearer(), read: byStatus, level: fixedLevel(1), userAgent: "a/1" })({ baseUrl, token, featureLevel: 1 });`;
  const { gzipped: size } = loadedSizes(await bundleProgram(contents));
  console.info(`a client of any API: ${size} bytes gzipped`);
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThanOrEqual(9000);
});
