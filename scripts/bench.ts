// Measures the installed package next to comparable tools, and prints the tables of docs/benchmarks.md.
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { arch, availableParallelism, cpus, platform, totalmem } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import createFetchClient from "openapi-fetch";
import { Bench } from "tinybench";
import type { PathsFrom } from "../generated/client.gen.ts";
import type * as Package from "../src/index.ts";
import { readArguments } from "../src/node/command-options.ts";
import { run } from "../src/node/failure.ts";
import { inHome, readPackage } from "../src/node/package-root.ts";
import { freePort, startServer } from "../src/node/processes.ts";
import { step } from "../src/node/progress.ts";
import { withoutOutput } from "../src/node/redocly-command.ts";
import { inTemporaryFolder } from "../src/node/temporary-folder.ts";
import { ownDocument } from "../src/program/specification-options.ts";
import type * as Sandbox from "../src/service/sandbox/index.ts";
import { startMock } from "../src/toolkit/mock/start-mock.ts";
import { documentWithNotes } from "../src/toolkit/text/change-notes.ts";

const execute = promisify(execFile);
const { boundaries } = ownDocument();
const level = Math.max(...boundaries);
const account = { email: "iago@example.com", apiKey: "iago-key" };
const Authorization = `Basic ${btoa(`${account.email}:${account.apiKey}`)}`;
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const rounds = 7;

/** Makes the package and installs it with the peers of this project; returns its folder. */
async function installPackage(folder: string): Promise<string> {
  const { name, peerDependencies } = readPackage();
  await execute("npm", ["run", "build"], { cwd: inHome() });
  const { stdout } = await execute("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: inHome(),
  });
  await writeFile(join(folder, "package.json"), '{ "private": true }');
  await execute("npm", ["install", JSON.parse(stdout)[0].filename], { cwd: folder });
  for (const peer of Object.keys(peerDependencies)) {
    const link = join(folder, "node_modules", peer);
    await mkdir(dirname(link), { recursive: true });
    await symlink(inHome("node_modules", peer), link);
  }
  return join(folder, "node_modules", name);
}

/** A call with the client next to bare fetch and openapi-fetch, to a server that does nothing. */
async function benchClient(loaded: Promise<typeof Package>): Promise<string> {
  const { createClient } = await loaded;
  const server = createServer((request, response) => {
    const headers = { "Content-Type": "application/json" };
    request.resume().on("end", () => {
      response.writeHead(200, headers).end('{"result":"success","msg":""}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // A TCP server has one.
  const plain = createFetchClient<PathsFrom[0]>({ baseUrl, headers: { Authorization } });
  const client = createClient({ ...account, baseUrl, featureLevel: 0, serverFeatureLevel: level });
  const queue_id = "fb67bf8a-c031-47cc-84cf-ed80accacda8";
  const request = { method: "DELETE", headers: { Authorization } };
  const table = await timesOf({
    "bare fetch": async () => {
      const body = new URLSearchParams({ queue_id });
      await (await fetch(`${baseUrl}/api/v1/events`, { ...request, body })).json();
    },
    [versioned("openapi-fetch")]: () =>
      plain.DELETE("/api/v1/events", { body: { queue_id }, headers: form }),
    "this client": () => client.deleteEventQueue({ queue_id }),
  });
  server.close();
  server.closeAllConnections();
  return table;
}

/** A checked request of the sandbox, in process and over HTTP, next to Prism. */
async function benchSandbox(loaded: Promise<typeof Sandbox>, home: string): Promise<string> {
  const { createSandbox } = await loaded;
  const sandbox = createSandbox({ featureLevel: level });
  const port = await freePort();
  const mock = await startMock({ document: ownDocument(), level });
  const served = await startServer({
    name: "The sandbox",
    program: join(home, "dist/program.js"),
    arguments: ["sandbox", "--level", `${level}`, "--port", `${port}`],
    port,
    announcement: `:${port}`,
  });
  const body = "ordered_linkifier_ids=%5B3%2C1%2C2%5D";
  const patch = (url: string) =>
    new Request(`${url}/api/v1/realm/linkifiers`, {
      method: "PATCH",
      headers: { Authorization, ...form },
      body,
    });
  const read = async (answer: Response) => {
    if (!answer.ok) throw new Error(`PATCH was answered with ${answer.status}.`);
    await answer.json();
  };
  const table = await timesOf({
    [`${versioned("@stoplight/prism-cli")}, over HTTP`]: async () =>
      read(await fetch(patch(mock.url))),
    "this sandbox, over HTTP": async () => read(await fetch(patch(served.url))),
    "this sandbox, in process": async () => read(await sandbox.fetch(patch("http://sandbox"))),
  });
  await Promise.all([mock.stop(), served.stop()]);
  return table;
}

/** The whole generation next to the stock command lines for one plain document, in turns, by time of the processor. */
async function benchGenerate(folder: string, home: string): Promise<string> {
  await cp(inHome("openapi"), join(folder, "openapi"), { recursive: true });
  await writeFile(
    join(folder, "plain.json"),
    JSON.stringify(documentWithNotes(ownDocument(), level)),
  );
  const specification = "openapi/openapi.yaml";
  const bundle = ["@redocly/cli/bin/cli.js", "bundle", specification, "-o", "all.json"];
  const types = ["openapi-typescript/bin/cli.js", "plain.json", "-o", "types.d.ts"];
  const program = join(home, "dist/program.js");
  const rows: { bundle: number; types: number; ours: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const ours = [program, "generate", "--spec", specification, "--out", `made-${round}`];
    rows.push({
      bundle: await processorTime(folder, bundle),
      types: await processorTime(folder, types),
      ours: await processorTime(folder, ours),
    });
  }
  const [, ...measured] = rows; // The first warms up the disk.
  const times = {
    "the stock tools, one document": measured.map((row) => row.bundle + row.types),
    [`redocly bundle (${versioned("@redocly/cli")})`]: measured.map((row) => row.bundle),
    [versioned("openapi-typescript")]: measured.map((row) => row.types),
    [`generate, ${boundaries.length} levels`]: measured.map((row) => row.ours),
  };
  const ratio = figure(median(measured.map((row) => row.ours / (row.bundle + row.types))));
  return `${tableOf("ms of the processor", times)}\nThe median of the ratios within a round: ${ratio}.\n`;
}

/** The time of the processor, in all its threads, that a program of Node.js takes, in ms. */
async function processorTime(folder: string, [program = "", ...words]: readonly string[]) {
  const usage = join(folder, "usage.json");
  const reporting = `data:text/javascript,import{writeFileSync}from"node:fs";process.on("exit",()=>writeFileSync(${JSON.stringify(usage)},JSON.stringify(process.resourceUsage())))`;
  const path = join(inHome("node_modules"), program);
  const file = program.startsWith("/") ? program : path;
  await execute(process.execPath, ["--import", reporting, file, ...words], {
    cwd: folder, // Not in the root, where openapi-typescript would find our redocly.yaml and lint by it.
    env: { ...process.env, ...withoutOutput },
  });
  const { userCPUTime, systemCPUTime } = JSON.parse(await readFile(usage, "utf8"));
  return (userCPUTime + systemCPUTime) / 1000;
}

async function timesOf(tasks: Readonly<Record<string, () => Promise<unknown>>>): Promise<string> {
  const bench = new Bench({ time: 3000, warmupTime: 1000 });
  for (const [name, task] of Object.entries(tasks))
    bench.add(name, async () => void (await task()));
  await bench.warmup();
  await bench.run();
  const times = bench.tasks.map(({ name, result }) => {
    if (result === undefined || result.error !== undefined) throw result?.error;
    return [name, result.samples.map((milliseconds) => milliseconds * 1000)] as const;
  });
  return tableOf("µs", Object.fromEntries(times));
}

/** A table of medians and quartiles; the last column compares medians. */
function tableOf(unit: string, rows: Readonly<Record<string, readonly number[]>>): string {
  const [first = []] = Object.values(rows);
  const lines = Object.entries(rows).map(([name, values]) => {
    const quartiles = `${figure(quantile(values, 0.25))} – ${figure(quantile(values, 0.75))}`;
    return `| ${name} | ${figure(median(values))} | ${quartiles} | ${figure(median(values) / median(first))} |\n`;
  });
  return `| | median, ${unit} | quartiles | times the first row |\n| --- | --: | --: | --: |\n${lines.join("")}`;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
const median = (values: readonly number[]) => quantile(values, 0.5);
const figure = (value: number) =>
  new Intl.NumberFormat("en", { maximumSignificantDigits: 3 }).format(value);

const versioned = (name: string) => `${name} ${readPackage(inHome("node_modules", name)).version}`;

/** Describes the machine in one line, without anything that identifies its owner. */
const machine = () =>
  [
    cpus()[0]?.model.trim() ?? "unknown processor",
    `${availableParallelism()} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node.js ${process.version.slice(1)}`,
    `${platform()} (${arch()})`,
  ].join(", ");

await run(async (words) => {
  const about =
    "Measures client, sandbox and generation next to comparable tools, and prints tables in Markdown.";
  if (readArguments(words, { usage: "npm run bench", about, options: {} }) === undefined) return;
  await inTemporaryFolder("bench", async (folder) => {
    const home = await step("install the package", () => installPackage(folder));
    const imported = (name: string) => import(pathToFileURL(join(home, "dist", name)).href);
    const parts = {
      Client: () => benchClient(imported("index.js")),
      Sandbox: () => benchSandbox(imported("sandbox.js"), home),
      Generation: () => benchGenerate(folder, home),
    };
    process.stdout.write(`*${new Date().toISOString().slice(0, 10)}: ${machine()}.*\n`);
    for (const [title, bench] of Object.entries(parts)) {
      process.stdout.write(`\n## ${title}\n\n${await step(title, bench)}`);
    }
  });
});
