// @ts-nocheck
import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import type { createSandbox } from "../../src/sandbox/index.ts";
import { freePort, type ServerProcess, startServer } from "../../src/system/processes.ts";
import { inTemporaryFolder } from "../../src/system/temporary.ts";
import { startPrism } from "../lib/prism.ts";
import { inRoot } from "../lib/root.ts";
import { type LoadRequest, requestsPerSecond } from "./load.ts";
import { installed } from "./machine.ts";
import { comparison, figure, spreads, table } from "./markdown.ts";
import { inTurns } from "./measure.ts";

const level = Math.max(...boundaries);

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
export function benchSandbox({ quick }: { readonly quick: boolean }): Promise<string> {
  return inTemporaryFolder("bench-sandbox", (folder) => benchIn(folder, quick));
}

async function benchIn(folder: string, quick: boolean): Promise<string> {
  const [rounds, starts, seconds] = quick ? [3, 2, 0.5] : [11, 7, 1];
  const running: Server[] = [];
  const prismName = installed("@stoplight/prism-cli");
  try {
    const [program, module] = await bundleInto(folder);
    const startServers = {
      [prismName]: () => startPrism({ level }),
      "this sandbox": () => startSandboxProgram(program),
    };
    const started = await inTurns(
      mapValues(startServers, (start) => async () => {
        const before = performance.now();
        const server = await start();
        const ready = performance.now() - before;
        await server.stop();
        return ready;
      }),
      starts,
    );
    for (const [what, start] of Object.entries(startServers)) {
      running.push({ what, ...(await start()) });
    }
    const overHttp = (asked: LoadRequest) =>
      inTurns(
        Object.fromEntries(
          running.map(({ what, url }) => [
            what,
            () => requestsPerSecond(url, asked, { status: 200, seconds }),
          ]),
        ),
        rounds,
      );
    const patched = await overHttp(request);
    const listed = await overHttp(list);
    const memory = running.map(({ what, pid }) => [what, figure(residentMegabytes(pid))]);
    const inProcess = await inTurns(
      {
        "PATCH with a form": await callsInProcess(module, request, seconds),
        "GET of a list": await callsInProcess(module, list, seconds),
      },
      rounds,
    );
    return `
## Sandbox: what a request costs

Both servers run the specification of feature level ${level}, check what they get, and answer the same two requests:
a PATCH with a form (\`reorderLinkifiers\`) and a GET of a list (\`listInvitations\`). The sandbox also knows users and
remembers; Prism does not. Each server is a process of its own, loaded by this one over 32 kept connections for
${seconds} s at a time, ${rounds} rounds. Load and servers share the machine's cores.

PATCH with a form, over HTTP:

${comparison("requests/s", patched)}
GET of a list, over HTTP; the two answer with different lists:

${comparison("requests/s", listed)}
The sandbox in process, \`sandbox.fetch(request)\` one after the other, as tests use it:

${spreads("requests/s", inProcess)}
From the start of the process until it says that it serves, over ${starts} rounds. The sandbox is bundled
into one file, as the package ships it; Prism loads from \`node_modules\`:

${comparison("ms", started)}
Resident memory after this load, one reading:

${table(["", "MB"], memory)}`;
  } finally {
    await Promise.all(running.map((server) => server.stop()));
  }
}

interface Server extends ServerProcess {
  readonly what: string;
}

async function startSandboxProgram(program: string): Promise<ServerProcess> {
  const port = await freePort();
  return startServer({
    name: "The sandbox",
    program,
    arguments: ["--level", String(level), "--port", String(port)],
    port,
    announcement: `:${port}`,
  });
}

/** The server's program and the sandbox as single files: what counts is what the package holds. */
async function bundleInto(folder: string): Promise<[program: string, module: string]> {
  const entries = [inRoot("scripts/sandbox.ts"), inRoot("src/sandbox/index.ts")] as const;
  const paths = [join(folder, "program.mjs"), join(folder, "module.mjs")] as [string, string];
  for (const [index, entry] of entries.entries()) {
    const { outputFiles } = await build({
      entryPoints: [entry],
      // Written here: esbuild is a process of its own, and would make the folder again after a stop.
      write: false,
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      // A CommonJS dependency asks for `require`, which a module does not have.
      banner: {
        js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
      },
    });
    await writeFile(paths[index] ?? "", outputFiles[0]?.contents ?? "");
  }
  return paths;
}

async function callsInProcess(
  module: string,
  { method, path, headers, body }: LoadRequest,
  seconds: number,
): Promise<() => Promise<number>> {
  const imported: { createSandbox: typeof createSandbox } = await import(
    pathToFileURL(module).href
  );
  const sandbox = imported.createSandbox({ featureLevel: level });
  const init = { method, headers, ...(body === "" ? {} : { body }) };
  return async () => {
    const start = performance.now();
    let calls = 0;
    for (; performance.now() < start + seconds * 1000; calls++) {
      const answer = await sandbox.fetch(new Request(`http://sandbox${path}`, init));
      if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`);
      await answer.json();
    }
    return (calls * 1000) / (performance.now() - start);
  };
}

function residentMegabytes(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}

function mapValues<One, Other>(
  record: Readonly<Record<string, One>>,
  change: (value: One) => Other,
): Record<string, Other> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
