import { operations } from "../../generated/operations.gen.ts";
import type { OperationRow } from "../../src/toolkit/document/operation-row.ts";
import { bundleProgram, loadedSizes } from "./for-browsers.ts";
import { installed } from "./machine.ts";
import { figure, table } from "./markdown.ts";

const calling = (client: string, call: (operation: OperationRow) => string) =>
  [client, ...Object.values<OperationRow>(operations).map(call)].join("\n");

const programs = {
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

/** Measures how much clients add to a program that a browser loads. */
export async function benchSize(): Promise<string> {
  const rows: string[][] = [];
  for (const [what, contents] of Object.entries(programs)) {
    const { minified, gzipped } = loadedSizes(await bundleProgram(contents));
    rows.push([what, figure(minified), figure(gzipped)]);
  }
  return `
## Size: what a client adds to a program

A program that calls each of the ${Object.keys(operations).length} operations once, bundled for browsers by ${installed("esbuild")}, minified, then compressed
(gzip, level 9). Sizes are exact, so there is no spread. With *this client* operations are functions, with
*openapi-fetch* they are paths checked by types only. This client also carries a table of the operations with their
encodings and feature levels. Code for following events, for styles of parameters and for paths that the specification
does not have is loaded on first use, and not counted.

${table(["", "minified, bytes", "gzipped, bytes"], rows)}`;
}
