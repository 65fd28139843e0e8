// @ts-nocheck
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { operations } from "../../generated/operations.gen.ts";
import type { OperationRow as Operation } from "../../src/document/operation-row.ts";
import { inTemporaryFolder } from "../../src/system/temporary.ts";
import { inRoot } from "../lib/root.ts";
import { installed } from "./machine.ts";
import { figure, table } from "./markdown.ts";

/** Clients by others, fetched when they are measured, never depended upon. */
const peers = { ky: "2.1.0", axios: "1.21.1", "@hey-api/openapi-ts": "0.99.0" };
const all: readonly Operation[] = Object.values(operations);
const calls = (call: (operation: Operation) => string) => all.map(call).join("\n");

/** What a client adds to a program that a browser loads, beside those of others. */
export async function benchSize(): Promise<string> {
  return inTemporaryFolder("bench-size", async (folder) => {
    const own = [
      await sizeOf(
        "this client",
        inRoot(),
        `import { createClient } from "./src/index.ts";
        const client = createClient({ baseUrl, email, apiKey, featureLevel: 0 });
        ${calls(({ id }) => `await client.${id}({});`)}`,
      ),
      await sizeOf(
        installed("openapi-fetch"),
        inRoot(),
        `import createClient from "openapi-fetch";
        const client = createClient({ baseUrl });
        ${calls(({ method, path }) => `await client.${method}(${JSON.stringify(path)}, {});`)}`,
      ),
    ];
    const missing = await fetchPeers(folder);
    const others = missing === undefined ? await sizesOfPeers(folder) : [];
    const rows = [...own, ...others].map(({ what, minified, gzipped }) => [
      what,
      figure(minified),
      figure(gzipped),
      figure(gzipped / (own[0]?.gzipped ?? Number.NaN)),
    ]);
    return `
## Size: what a client adds to a program

A program that calls each of the ${all.length} operations once, bundled for browsers by ${installed("esbuild")}, minified, then compressed
(gzip, level 9). Sizes are exact, so there is no spread. The clients do different things for their bytes: with *this client*
and *hey-api* operations are functions, with *openapi-fetch* they are paths that types alone check, and *ky* and *axios* know of
no API. This client also carries a table of the operations with their encodings, errors and feature levels.

${table(["", "minified, bytes", "gzipped, bytes", "times the first row"], rows)}
${missing ?? "The peers were fetched from the registry into a temporary folder, in the versions named."}
`;
  });
}

/** Fetches the peers; where that fails, answers why they are not in the table. */
async function fetchPeers(folder: string): Promise<string | undefined> {
  const names = Object.entries(peers).map(([name, version]) => `${name}@${version}`);
  const generator = installed("typescript").replace(" ", "@"); // hey-api's generator fails with 7.
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true }));
  try {
    await promisify(execFile)(
      "npm",
      ["install", "--ignore-scripts", "--no-audit", "--no-fund", ...names, generator],
      { cwd: folder, timeout: 120_000 },
    );
    return undefined;
  } catch (error) {
    const { killed, message } = error as Error & { killed?: boolean }; // As execFile fails.
    const code = /^npm error (?:code )?(E\w+)/m.exec(message)?.[1] ?? message.split("\n")[0];
    const reason = killed === true ? "no answer in time" : code;
    return `Not measured: ${names.join(", ")}, which could not be fetched from the registry (${reason}).`;
  }
}

async function sizesOfPeers(folder: string): Promise<Size[]> {
  const specification = inRoot(`generated/openapi/level-${Math.max(...boundaries)}.json`);
  await promisify(execFile)(
    process.execPath,
    [join(folder, "node_modules/@hey-api/openapi-ts/bin/run.js"), "-i", specification, "-o", "sdk"],
    { cwd: folder },
  );
  const version = peers["@hey-api/openapi-ts"];
  return [
    await sizeOf(
      `ky ${peers.ky}`,
      folder,
      `import ky from "ky";
      ${calls(({ method, path }) => `await ky(${JSON.stringify(path)}, { method: "${method}" }).json();`)}`,
    ),
    await sizeOf(
      `axios ${peers.axios}`,
      folder,
      `import axios from "axios";
      ${calls(({ method, path }) => `await axios({ url: ${JSON.stringify(path)}, method: "${method}" });`)}`,
    ),
    await sizeOf(
      `hey-api ${version}, its generated fetch client`,
      folder,
      `import * as sdk from "./sdk/sdk.gen.ts";
      import { client } from "./sdk/client.gen.ts";
      client.setConfig({ baseUrl });
      ${calls(({ id }) => `await sdk.${id}({});`)}`,
    ),
  ];
}

interface Size {
  readonly what: string;
  readonly minified: number;
  readonly gzipped: number;
}

/** Bundles a program, the packages of a folder with it, as for a browser. */
async function sizeOf(what: string, folder: string, program: string): Promise<Size> {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    stdin: { contents: program, resolveDir: folder },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  const contents = outputFiles[0]?.contents ?? new Uint8Array();
  return { what, minified: contents.length, gzipped: gzipSync(contents, { level: 9 }).length };
}
