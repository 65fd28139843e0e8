import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { operations } from "../../generated/operations.gen.ts";
import packageJson from "../../package.json" with { type: "json" };
import { inHome } from "../../src/base/home.ts";
import { inTemporaryFolder } from "../../src/base/temporary.ts";
import { ownDocument } from "../../src/program/own-mock.ts";
import type { OperationRow } from "../../src/toolkit/document/operation-row.ts";
import { published } from "../../src/toolkit/generate/published.ts";
import { json } from "../../src/toolkit/generate/text.ts";
import { fetchPackages } from "./fetch-packages.ts";
import { installed } from "./machine.ts";
import { figure, table } from "./markdown.ts";

/** Other clients. */
const peers = { ky: "2.1.0", axios: "1.21.1", "@hey-api/openapi-ts": "0.99.0" };

/** For each client, a program that calls each operation once; imports come from the folder in which it is bundled. */
const calling = (client: string, call: (operation: OperationRow) => string) =>
  [client, ...Object.values<OperationRow>(operations).map(call)].join("\n");

const own = {
  "this client": calling(
    `import { createClient } from "./src/index.ts";
    const client = createClient({ baseUrl, email, apiKey, featureLevel: 0 });`,
    ({ id }) => `await client.${id}({});`,
  ),
  [installed("openapi-fetch")]: calling(
    'import createClient from "openapi-fetch"; const client = createClient({ baseUrl });',
    ({ method, path }) => `await client.${method}("${path}", {});`,
  ),
};

const others = {
  [`ky ${peers.ky}`]: calling(
    'import ky from "ky";',
    ({ method, path }) => `await ky("${path}", { method: "${method}" }).json();`,
  ),
  [`axios ${peers.axios}`]: calling(
    'import axios from "axios";',
    ({ method, path }) => `await axios({ url: "${path}", method: "${method}" });`,
  ),
  [`hey-api ${peers["@hey-api/openapi-ts"]}, its generated fetch client`]: calling(
    `import * as sdk from "./sdk/sdk.gen.ts";
    import { client } from "./sdk/client.gen.ts";
    client.setConfig({ baseUrl });`,
    ({ id }) => `await sdk.${id}({});`,
  ),
};

/** Measures how much clients add to a program that a browser loads. */
export async function benchSize(): Promise<string> {
  return inTemporaryFolder("bench-size", async (folder) => {
    const sizes = await sizesOf(own, inHome());
    let weights = "";
    let origin =
      "The peers were fetched from the registry into a temporary folder, in the versions named.";
    try {
      await fetchPeers(folder);
      sizes.push(...(await sizesOf(others, folder)));
      weights = await installations(folder);
    } catch (error) {
      const [reason] = /^npm error .*/m.exec(String(error)) ?? [];
      if (reason === undefined) throw error;
      origin = `Not measured: the peers, which could not be fetched from the registry (${reason}).`;
    }
    const rows = sizes.map(({ what, minified, gzipped }) => [
      what,
      ...[minified, gzipped, gzipped / (sizes[0]?.gzipped ?? Number.NaN)].map(figure),
    ]);
    return `
## Size: what a client adds to a program

A program that calls each of the ${Object.keys(operations).length} operations once, bundled for browsers by ${installed("esbuild")}, minified, then compressed
(gzip, level 9). Sizes are exact, so there is no spread. The clients do different things: with *this client*
and *hey-api* operations are functions, with *openapi-fetch* they are paths checked by types only, and *ky* and *axios*
know no API. This client also carries a table of the operations with their encodings and feature levels; code for
following events is loaded on first use, and not counted.

${table(["", "minified, bytes", "gzipped, bytes", "times the first row"], rows)}
${weights}${origin}
`;
  });
}

/** Installs each client alone; this one from its tarball. */
async function installations(folder: string): Promise<string> {
  const run = promisify(execFile);
  await run("npm", ["run", "build"], { cwd: inHome() });
  const words = ["pack", "--ignore-scripts", "--json", "--pack-destination", folder];
  const [{ filename }] = JSON.parse((await run("npm", words, { cwd: inHome() })).stdout);
  const clients = {
    "this package": { [packageJson.name]: `file:${join(folder, filename)}` },
    "openapi-fetch": { "openapi-fetch": packageJson.dependencies["openapi-fetch"] },
    ky: { ky: peers.ky },
    axios: { axios: peers.axios },
  };
  const rows: string[][] = [];
  for (const [what, versions] of Object.entries(clients)) {
    const project = join(folder, "installed", what);
    await mkdir(project, { recursive: true });
    await fetchPackages(project, versions);
    const modules = join(project, "node_modules");
    const lock = await readFile(join(modules, ".package-lock.json"), "utf8");
    const entries = await readdir(modules, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const stats = files.map((entry) => stat(join(entry.parentPath, entry.name)));
    const bytes = (await Promise.all(stats)).reduce((total, { size }) => total + size, 0);
    rows.push([what, figure(Object.keys(JSON.parse(lock).packages).length), figure(bytes / 1e6)]);
  }
  return `What npm installs with the client:

${table(["", "packages", "MB"], rows)}
`;
}

async function fetchPeers(folder: string): Promise<void> {
  const { typescript } = packageJson.devDependencies; // hey-api's generator fails with 7.
  await fetchPackages(folder, { ...peers, typescript });
  const program = join(folder, "node_modules/@hey-api/openapi-ts/bin/run.js");
  const specification = join(folder, "level.json");
  await writeFile(specification, json(published(ownDocument(), Math.max(...boundaries))));
  const words = [program, "-i", specification, "-o", "sdk"];
  await promisify(execFile)(process.execPath, words, { cwd: folder });
}

/** The sizes of programs without lazily loaded parts, bundled for a browser with the packages of a folder. */
function sizesOf(programs: Readonly<Record<string, string>>, folder: string) {
  return Promise.all(
    Object.entries(programs).map(async ([what, contents]) => {
      const { outputFiles } = await build({
        absWorkingDir: folder,
        stdin: { contents, resolveDir: folder },
        bundle: true,
        splitting: true,
        outdir: folder,
        minify: true,
        format: "esm",
        platform: "browser",
        target: "es2022",
        write: false,
      });
      const entry = outputFiles.find(({ path }) => basename(path) === "stdin.js");
      if (entry === undefined) throw new Error(`${what} was not bundled.`);
      const { contents: minified } = entry;
      const gzipped = gzipSync(minified, { level: 9 });
      return { what, minified: minified.length, gzipped: gzipped.length };
    }),
  );
}
