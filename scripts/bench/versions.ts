import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { quietly } from "../../src/system/redocly.ts";
import { inTemporaryFolder } from "../../src/system/temporary.ts";
import { inRoot } from "../lib/root.ts";
import { fetchPackages } from "./fetch-packages.ts";
import { installed } from "./machine.ts";
import { comparison, figure, table } from "./markdown.ts";
import { inTurns, type Series, timeOf } from "./measure.ts";

/** Six versions of a public API of a thousand operations, and what brings them to OpenAPI 3.1. */
const sources = { "@octokit/openapi": "22.0.0", "@scalar/openapi-upgrader": "0.4.9" };
const minors = [14, 15, 16, 17, 18, 19];

/** What six versions of a large API cost to infer and to generate, beside the stock command lines for one of them. */
export function benchVersions({ quick }: { readonly quick: boolean }): Promise<string> {
  return inTemporaryFolder("bench-versions", async (folder) => {
    const versions = await fetchVersions(folder);
    return measureIn(folder, versions, quick ? 1 : 5);
  });
}

async function fetchVersions(folder: string): Promise<string[]> {
  await fetchPackages(folder, sources);
  const at = (path: string) => join(folder, "node_modules", path);
  const upgrader = pathToFileURL(at("@scalar/openapi-upgrader/dist/index.js"));
  const { upgrade } = await import(upgrader.href);
  return Promise.all(
    minors.map(async (minor) => {
      const path = at(`@octokit/openapi/generated/ghes-3.${minor}.json`);
      const file = join(folder, `${minor}-ghes.json`);
      const text = JSON.stringify(upgrade(JSON.parse(await readFile(path, "utf8")), "3.1"));
      await writeFile(file, text);
      return file;
    }),
  );
}

async function measureIn(
  folder: string,
  versions: readonly string[],
  rounds: number,
): Promise<string> {
  const memory = new Map<string, number>();
  const start = async (what: string, ...words: readonly string[]) => {
    const peak = join(folder, "peak.txt");
    const told = `data:text/javascript,import{writeFileSync}from"node:fs";process.on("exit",()=>writeFileSync(${JSON.stringify(peak)},String(process.resourceUsage().maxRSS)))`;
    await promisify(execFile)(process.execPath, ["--import", told, ...words], {
      cwd: folder, // Not in the root, where openapi-typescript would find our redocly.yaml and lint by it.
      env: { ...process.env, ...quietly },
      maxBuffer: 2 ** 26,
    });
    const megabytes = Number(await readFile(peak, "utf8")) / 1024;
    memory.set(what, Math.max(memory.get(what) ?? 0, megabytes));
  };
  const ours = (script: string) => [
    "--import",
    import.meta.resolve("tsx"),
    inRoot(`scripts/${script}.ts`),
  ];
  const redocly = inRoot("node_modules/@redocly/cli/bin/cli.js");
  const newest = versions.at(-1) ?? "";
  const annotated = join(folder, "annotated.json");
  const inferred = "npm run infer, six versions";
  const inference = await timeOf(() =>
    start(inferred, ...ours("infer"), ...versions, "--out", annotated),
  );
  let runs = 0; // Each first run makes a folder of its own.
  const bundle = `redocly bundle (${installed("@redocly/cli")})`;
  const types = installed("openapi-typescript");
  const docs = "redocly build-docs";
  const first = "npm run generate, six levels";
  const again = "the same again, with nothing changed";
  const commands: Record<string, () => Promise<void>> = {
    [bundle]: () => start(bundle, redocly, "bundle", newest, "-o", "bundled.json"),
    [types]: () =>
      start(
        types,
        inRoot("node_modules/openapi-typescript/bin/cli.js"),
        newest,
        "-o",
        "types.d.ts",
      ),
    [docs]: () => start(docs, redocly, "build-docs", newest, "-o", "docs.html"),
    [first]: () =>
      start(first, ...ours("generate"), "--spec", annotated, "--out", `made-${runs++}`),
    [again]: () => start(again, ...ours("generate"), "--spec", annotated, "--out", "made-0"),
  };
  const series = await inTurns(commands, rounds, (command) => timeOf(command));
  const [bundled, typed] = series as [Series, Series];
  const both = {
    what: "bundle and types, one version",
    values: bundled.values.map((value, round) => value + (typed.values[round] ?? Number.NaN)),
  };
  return `
## Versions: what six of a large API cost

GitHub Enterprise Server 3.${minors[0]} to 3.${minors.at(-1)}, each of a thousand operations, from the npm registry
(${Object.entries(sources)
    .map(([name, version]) => `\`${name}\` ${version}`)
    .join(
      ", brought to OpenAPI 3.1 by ",
    )}), made one document by \`npm run infer\`. The stock tools get the newest version alone
and know of no levels; \`npm run generate\` also lints, and makes all of six levels: documents, types and mock documents, tables,
client and change log. ${rounds} rounds; the first row is the sum of the two below it.

${comparison("ms", [both, ...series])}
The most memory that each process held, MB, with all its threads. \`infer\` ran once, in ${figure(inference / 1000)} s.

${table(
  ["", "MB"],
  [...memory].map(([what, megabytes]) => [what, figure(megabytes)]),
)}`;
}
