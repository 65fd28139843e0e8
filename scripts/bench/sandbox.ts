import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import type { createSandbox } from "../../src/sandbox/index.ts";
import { type LoadRequest, requestsPerSecond } from "../lib/load.ts";
import type { Figure } from "../lib/measure.ts";
import { startPrism } from "../lib/prism.ts";
import { freePort, type ServerProcess, startServer } from "../lib/processes.ts";
import { inRoot } from "../lib/root.ts";

const level = Math.max(...boundaries);
const rounds = 3;
const seconds = 2;

/** A request that both servers check and answer with the same bytes, however often it comes. */
const request: LoadRequest = {
  method: "PATCH",
  path: "/api/v1/realm/linkifiers",
  headers: {
    Authorization: `Basic ${btoa("iago@example.com:iago-key")}`,
    "Content-Type": "application/x-www-form-urlencoded",
  },
  body: "ordered_linkifier_ids=%5B3%2C1%2C2%5D",
};

/** One without a body, whose answer is longer. */
const list: LoadRequest = { ...request, method: "GET", path: "/api/v1/invites", body: "" };

/** What one checked request costs the sandbox, over HTTP and in process, beside Prism. */
export async function benchSandbox(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-sandbox-"));
  const servers: ServerProcess[] = [];
  try {
    const [program, module] = await bundleInto(folder);
    const inProcess = {
      list: await requestsInProcess(module, list),
      reorder: await requestsInProcess(module, request),
    };
    const start = async (server: () => Promise<ServerProcess>) => {
      const before = performance.now();
      const running = await server();
      const ready = performance.now() - before;
      servers.push(running);
      return { ...running, ready, rates: [] as number[] };
    };
    const port = await freePort();
    const words = ["--level", String(level), "--port", String(port)];
    const sandbox = await start(() =>
      startServer({
        name: "The sandbox",
        program,
        arguments: words,
        port,
        announcement: `:${port}`,
      }),
    );
    const prism = await start(() => startPrism({ level }));
    for (let round = 0; round <= rounds; round++) {
      for (const { url, rates } of [sandbox, prism]) {
        const rate = await requestsPerSecond(url, request, { status: 200, seconds });
        if (round > 0) rates.push(rate); // The first warms up.
      }
    }
    const [ours, theirs] = [median(sandbox.rates), median(prism.rates)];
    return [
      { what: "sandbox in process, GET invites", value: inProcess.list, unit: "requests/s" },
      { what: "sandbox in process, PATCH", value: inProcess.reorder, unit: "requests/s" },
      { what: "sandbox over HTTP, PATCH", value: ours, unit: "requests/s" },
      { what: "Prism over HTTP, PATCH", value: theirs, unit: "requests/s" },
      { what: "sandbox over HTTP, as a multiple of Prism", value: ours / theirs, unit: "times" },
      { what: "sandbox, from start to first answer", value: sandbox.ready, unit: "ms" },
      { what: "Prism, from start to first answer", value: prism.ready, unit: "ms" },
      {
        what: "sandbox, resident after the load",
        value: residentMegabytes(sandbox.pid),
        unit: "MB",
      },
      { what: "Prism, resident after the load", value: residentMegabytes(prism.pid), unit: "MB" },
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true });
  }
}

/** The server's program and the sandbox as single files: what counts is what the package holds. */
async function bundleInto(folder: string): Promise<[program: string, module: string]> {
  const entries = [inRoot("scripts/sandbox.ts"), inRoot("src/sandbox/index.ts")] as const;
  const paths = [join(folder, "program.mjs"), join(folder, "module.mjs")] as [string, string];
  for (const [index, entry] of entries.entries()) {
    await build({
      entryPoints: [entry],
      outfile: paths[index] ?? "",
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      // A CommonJS dependency asks for `require`, which a module does not have.
      banner: {
        js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
      },
    });
  }
  return paths;
}

async function requestsInProcess(
  module: string,
  { method, path, headers, body }: LoadRequest,
): Promise<number> {
  const imported: { createSandbox: typeof createSandbox } = await import(
    pathToFileURL(module).href
  );
  const sandbox = imported.createSandbox({ featureLevel: level });
  const init = { method, headers, ...(body === "" ? {} : { body }) };
  const call = async () => {
    const answer = await sandbox.fetch(new Request(`http://sandbox${path}`, init));
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`);
    await answer.json();
  };
  const rates: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    let calls = 0;
    for (; performance.now() < start + (seconds * 1000) / 2; calls++) await call();
    if (round > 0) rates.push((calls * 1000) / (performance.now() - start));
  }
  return median(rates);
}

function residentMegabytes(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
