import { execFile } from "node:child_process";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { inHome } from "../../src/base/home.ts";
import { quietly } from "../../src/base/redocly.ts";
import { inTemporaryFolder } from "../../src/base/temporary.ts";
import { fetchPackages } from "./fetch-packages.ts";
import { installed } from "./machine.ts";
import { comparison, figure, table } from "./markdown.ts";
import { inTurns } from "./measure.ts";

/** Six versions of a public API with a thousand operations, and the package that converts them to OpenAPI 3.1. */
const sources = { "@octokit/openapi": "22.0.0", "@scalar/openapi-upgrader": "0.4.9" };
const minors = [14, 15, 16, 17, 18, 19];

const lint = "redocly lint";

/**
 * Measures inferring, generating and documenting six versions of a large API, next to the stock command lines for one
 * version.
 */
export function benchVersions({ quick }: { readonly quick: boolean }): Promise<string> {
  return inTemporaryFolder("bench-versions", async (folder) => {
    const versions = await fetchVersions(folder);
    return measureIn(folder, versions, quick ? 1 : 3);
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
  /** Returns the CPU time of the process and its threads in milliseconds, which is independent of other load. */
  const start = async (what: string, ...words: readonly string[]): Promise<number> => {
    const usage = join(folder, "usage.json");
    const reporting = `data:text/javascript,import{writeFileSync}from"node:fs";process.on("exit",()=>writeFileSync(${JSON.stringify(usage)},JSON.stringify(process.resourceUsage())))`;
    const options = {
      cwd: folder, // Not in the root, where openapi-typescript would find our redocly.yaml and lint by it.
      env: { ...process.env, ...quietly },
      maxBuffer: 2 ** 26,
    };
    await promisify(execFile)(process.execPath, ["--import", reporting, ...words], options).catch(
      (error) => {
        if (what !== lint || error.code !== 1) throw error; // Lint finds problems in this document.
      },
    );
    const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(await readFile(usage, "utf8"));
    memory.set(what, Math.max(memory.get(what) ?? 0, maxRSS / 1024));
    return (userCPUTime + systemCPUTime) / 1000;
  };
  const ours = ["--import", import.meta.resolve("tsx"), inHome("src/program/program.ts")];
  const redocly = inHome("node_modules/@redocly/cli/bin/cli.js");
  const typescript = inHome("node_modules/openapi-typescript/bin/cli.js");
  const newest = versions.at(-1) ?? "";
  const annotated = join(folder, "annotated.json");
  const inferred = "npm run infer, six versions";
  const inference = await start(inferred, ...ours, "infer", ...versions, "--out", annotated);
  const site = join(folder, "site");
  const documentation = "npm run docs, six levels";
  const building = await start(documentation, ...ours, "docs", "--spec", annotated, "--out", site);
  const sizes = await sizesIn(site);
  let runs = 0; // Each first run makes a new folder.
  const bundle = `redocly bundle (${installed("@redocly/cli")})`;
  const types = installed("openapi-typescript");
  const first = "npm run generate, six levels";
  const generation = [...ours, "generate", "--spec", annotated, "--out"];
  const commands: Record<string, () => Promise<number>> = {
    [lint]: () => start(lint, redocly, "lint", newest),
    [bundle]: () => start(bundle, redocly, "bundle", newest, "-o", "bundled.json"),
    [types]: () => start(types, typescript, newest, "-o", "types.d.ts"),
    [first]: () => start(first, ...generation, `made-${runs++}`),
  };
  const series = await inTurns(commands, rounds, (command) => command());
  const stock = series.slice(0, 3);
  const all = {
    what: "lint, bundle and types, one version",
    values: Array.from({ length: rounds }, (_, round) =>
      stock.reduce((sum, { values }) => sum + (values[round] ?? Number.NaN), 0),
    ),
  };
  return `
## Versions: what six of a large API cost

GitHub Enterprise Server 3.${minors[0]} to 3.${minors.at(-1)}, each of a thousand operations, from the npm registry
(${Object.entries(sources)
    .map(([name, version]) => `\`${name}\` ${version}`)
    .join(", brought to OpenAPI 3.1 by ")}),
made one document by \`npm run infer\`. The stock tools get the newest version only, without levels: \`redocly lint\` with the rules that it recommends, \`redocly bundle\`, and the types; the first row is
the sum of these three. \`npm run generate\` also lints, with examples, and makes the types, tables, client and change log
of six levels. ${rounds} rounds.

Processor time of a command, with all its threads:

${comparison("ms", [all, ...series])}
Peak memory of each process, in MB, with all its threads. \`infer\` and \`docs\` ran once, with processor times of
${figure(inference / 1000)} s and ${figure(building / 1000)} s. The site has ${sizes.files} files with ${figure(sizes.all)} MB in all; its largest page has ${figure(sizes.page)} MB.

${table(
  ["", "MB"],
  [...memory].map(([what, megabytes]) => [what, figure(megabytes)]),
)}`;
}

/** The size of a folder and of its largest page, in MB. */
async function sizesIn(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const stats = await Promise.all(
    names.map(async (name) => ({ name, entry: await stat(join(folder, name)) })),
  );
  const files = stats.filter(({ entry }) => entry.isFile());
  const pages = files.filter(({ name }) => name.endsWith(".html"));
  return {
    files: files.length,
    all: files.reduce((sum, { entry }) => sum + entry.size, 0) / 1e6,
    page: Math.max(...pages.map(({ entry }) => entry.size)) / 1e6,
  };
}
