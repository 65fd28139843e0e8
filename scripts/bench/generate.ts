import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { inHome } from "../../src/base/home.ts";
import { quietly } from "../../src/base/redocly.ts";
import { inTemporaryFolder } from "../../src/base/temporary.ts";
import { ownDocument } from "../../src/program/places.ts";
import { published } from "../../src/toolkit/generate/published.ts";
import { json } from "../../src/toolkit/generate/text.ts";
import { installed } from "./machine.ts";
import { comparison, figure, table } from "./markdown.ts";
import { inTurns } from "./measure.ts";

const run = promisify(execFile);
const redocly = inHome("node_modules/@redocly/cli/bin/cli.js");
const typescript = inHome("node_modules/openapi-typescript/bin/cli.js");
/** The stock command lines, by what a table calls them. */
const bundling = (file: string) => ({
  [`redocly bundle (${installed("@redocly/cli")})`]: [redocly, "bundle", file, "-o", "all.json"],
});
const typing = (file: string) => ({
  [installed("openapi-typescript")]: [typescript, file, "-o", "types.d.ts"],
});
const ours = [inHome("node_modules/tsx/dist/cli.mjs"), inHome("src/program/program.ts")];

/** Measures the whole generation next to the stock command lines for one document. */
export function benchGenerate({ quick }: { readonly quick: boolean }): Promise<string> {
  const rounds = quick ? 2 : 7;
  return inTemporaryFolder("bench-generate", async (folder) => {
    // A plain document without marks, in several files like ours.
    await cp(inHome("openapi"), join(folder, "openapi"), { recursive: true });
    const plain = join(folder, "plain.json");
    await writeFile(plain, json(published(ownDocument(), Math.max(...boundaries))));
    const specification = join(folder, "openapi/openapi.yaml");
    const stock = { ...bundling(specification), ...typing(plain) };
    const rows = await besideStock(
      stock,
      specification,
      rounds,
      async (words) => (await started(folder, words)).processor,
    );
    return `Time of the processor of a command with all its threads, ${boundaries.length} levels, ${rounds} rounds:

${comparison("ms", rows)}`;
  });
}

/** Six versions of a public API with a thousand operations, and the package that converts them to OpenAPI 3.1. */
const sources = ["@octokit/openapi@22.0.0", "@scalar/openapi-upgrader@0.4.9"];
const minors = [14, 15, 16, 17, 18, 19];

/** Measures inferring and generating six versions of a large API, next to the stock command lines for one version. */
export function benchVersions({ quick }: { readonly quick: boolean }): Promise<string> {
  const rounds = quick ? 1 : 3;
  return inTemporaryFolder("bench-versions", async (folder) => {
    const versions = await fetchVersions(folder);
    const memory = new Map<string, number>();
    const spent = async (words: readonly string[], what: string) => {
      const { processor, megabytes } = await started(folder, words);
      memory.set(what, Math.max(memory.get(what) ?? 0, megabytes));
      return processor;
    };
    const annotated = join(folder, "annotated.json");
    const infer = [...ours, "infer", ...versions, "--out", annotated];
    const inference = await spent(infer, "npm run infer, six versions");
    const newest = versions.at(-1) ?? "";
    const linting = { "redocly lint": [redocly, "lint", newest] };
    const stock = { ...linting, ...bundling(newest), ...typing(newest) };
    const rows = await besideStock(stock, annotated, rounds, spent);
    return `GitHub Enterprise Server 3.${minors[0]} to 3.${minors.at(-1)} (${sources.join(", ")}); \`npm run infer\` took
${figure(inference / 1000)} s of processor time. Time of the processor of a command, ${rounds} rounds:

${comparison("ms", rows)}
Peak memory of each process:

${table(
  ["", "MB"],
  [...memory].map(([what, megabytes]) => [what, figure(megabytes)]),
)}`;
  });
}

async function fetchVersions(folder: string): Promise<string[]> {
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true }));
  const words = ["install", "--ignore-scripts", "--no-audit", "--no-fund", ...sources];
  await run("npm", words, { cwd: folder, timeout: 600_000 });
  const at = (path: string) => join(folder, "node_modules", path);
  const upgrader = pathToFileURL(at("@scalar/openapi-upgrader/dist/index.js"));
  const { upgrade } = await import(upgrader.href);
  return Promise.all(
    minors.map(async (minor) => {
      const path = at(`@octokit/openapi/generated/ghes-3.${minor}.json`);
      const file = join(folder, `${minor}-ghes.json`);
      await writeFile(
        file,
        JSON.stringify(upgrade(JSON.parse(await readFile(path, "utf8")), "3.1")),
      );
      return file;
    }),
  );
}

/** The rows of stock tools and of ours, measured in turns; the first is the sum of the stock tools. */
async function besideStock(
  stock: Readonly<Record<string, readonly string[]>>,
  annotated: string,
  rounds: number,
  measure: (words: readonly string[], what: string) => Promise<number>,
) {
  const generate = [...ours, "generate", "--spec", annotated];
  const made = { "npm run generate, all levels": generate };
  let runs = 0; // Each run makes a new folder, because an up-to-date one would not be written.
  const series = await inTurns({ ...stock, ...made }, rounds, (words, what) =>
    measure(what in made ? [...words, "--out", `made-${runs++}`] : words, what),
  );
  const values = Array.from({ length: rounds }, (_, round) =>
    series
      .slice(0, -Object.keys(made).length)
      .reduce((sum, one) => sum + (one.values[round] ?? Number.NaN), 0),
  );
  return [{ what: "the stock tools, one document", values }, ...series];
}

/** Runs a program of Node.js: the time of the processor in all its threads, in ms, and its peak of memory, in MB. */
async function started(folder: string, words: readonly string[]) {
  const usage = join(folder, "usage.json");
  const reporting = `data:text/javascript,import{writeFileSync}from"node:fs";process.on("exit",()=>writeFileSync(${JSON.stringify(usage)},JSON.stringify(process.resourceUsage())))`;
  await run(process.execPath, ["--import", reporting, ...words], {
    cwd: folder, // Not in the root, where openapi-typescript would find our redocly.yaml and lint by it.
    env: { ...process.env, ...quietly },
    maxBuffer: 2 ** 26,
  }).catch((error) => {
    if (!words.includes("lint") || error.code !== 1) throw error; // Lint finds problems in the large document.
  });
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(await readFile(usage, "utf8"));
  return { processor: (userCPUTime + systemCPUTime) / 1000, megabytes: maxRSS / 1024 };
}
