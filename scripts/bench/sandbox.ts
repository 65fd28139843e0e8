import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { freePort, type ServerProcess, startServer } from "../../src/base/processes.ts";
import { inTemporaryFolder } from "../../src/base/temporary.ts";
import { ownMock } from "../../src/program/own-mock.ts";
import type { createSandbox } from "../../src/service/sandbox/index.ts";
import { startPrism } from "../../src/toolkit/mock/prism.ts";
import { bundled } from "./bundled.ts";
import { type LoadRequest, requestsPerSecond } from "./load.ts";
import { installed } from "./machine.ts";
import { comparison, figure, spreads } from "./markdown.ts";
import { inTurns, ratioTo, timeOf } from "./measure.ts";

const level = Math.max(...boundaries);

/** A request that both servers check and always answer with the same bytes. */
const patch: LoadRequest = {
  method: "PATCH",
  path: "/api/v1/realm/linkifiers",
  headers: {
    Authorization: `Basic ${btoa("iago@example.com:iago-key")}`,
    "Content-Type": "application/x-www-form-urlencoded",
  },
  body: "ordered_linkifier_ids=%5B3%2C1%2C2%5D",
};

/** A request without a body and with a longer answer. */
const list: LoadRequest = { ...patch, method: "GET", path: "/api/v1/invites", body: "" };

/** Measures a checked request of the sandbox, over HTTP and in process, next to Prism. */
export function benchSandbox({ quick }: { readonly quick: boolean }): Promise<string> {
  return inTemporaryFolder("bench-sandbox", (folder) => benchIn(folder, quick));
}

async function benchIn(folder: string, quick: boolean): Promise<string> {
  const [rounds, starts, seconds, calls] = quick ? [3, 2, 0.5, 1000] : [11, 7, 1, 15_000];
  const program = await bundled(command, join(folder, "program.mjs"));
  const module = await bundled(
    'export * from "./src/service/sandbox/index.ts";',
    join(folder, "module.mjs"),
  );
  const servers = {
    [installed("@stoplight/prism-cli")]: () => startPrism({ level, document: ownMock().document }),
    "this sandbox": () => startSandboxProgram(program),
  };
  const started = await inTurns(servers, starts, async (start) => {
    const running: ServerProcess[] = [];
    const ready = await timeOf(async () => running.push(await start()));
    await running[0]?.stop();
    return ready;
  });
  const running: Record<string, ServerProcess> = {};
  try {
    for (const [what, start] of Object.entries(servers)) running[what] = await start();
    // All in the same rounds, because PATCH is compared with GET of the same server and with PATCH of the other.
    const asked: Record<string, { readonly url: string; readonly request: LoadRequest }> = {};
    for (const [what, { url }] of Object.entries(running)) {
      asked[`${what}, PATCH`] = { url, request: patch };
      asked[`${what}, GET`] = { url, request: list };
    }
    const overHttp = await inTurns(asked, rounds, ({ url, request }) =>
      requestsPerSecond(url, request, seconds),
    );
    const [, , ownPatch, ownGet] = overHttp;
    if (ownPatch === undefined || ownGet === undefined) throw new Error("Nothing was measured.");
    const call = await callerOf(module);
    const inProcess = await inTurns(
      {
        "PATCH with a form": patch,
        "GET of a list": list,
      },
      rounds,
      async (asked) => 1000 / (await timeOf(() => call(asked), calls)),
    );
    const first = await inTurns({ "from import to the first answer": module }, starts, firstAnswer);
    return `
## Sandbox: what a request costs

Both servers run the specification of feature level ${level}, validate requests, and answer the same two requests:
a PATCH with a form (\`reorderLinkifiers\`) and a GET of a list (\`listInvitations\`). The sandbox also has users and
state; Prism has neither. Each server is a process of its own, under load from this one over 32 kept connections for
${seconds} s at a time, ${rounds} rounds. Load generator and servers share the cores of the machine.

Over HTTP, all four in the same rounds; to GET the two servers answer with different lists. Of this sandbox PATCH with a
form is ${figure(ratioTo(ownGet, ownPatch))} times GET, the median over rounds of the ratio within each:

${comparison("requests/s", overHttp)}
The sandbox in process, one call after the other, as tests use it, each a new \`Request\` and its answer read:

${spreads("requests/s", inProcess)}
In a new process, until the sandbox has been imported, created and asked for the list:

${spreads("ms", first)}
From the start of the process until it reports that it serves, over ${starts} rounds. The sandbox is bundled
into one file, as the package ships it; Prism loads from \`node_modules\`:

${comparison("ms", started)}`;
  } finally {
    await Promise.all(Object.values(running).map((server) => server.stop()));
  }
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

const command = `
  import { sandbox } from "./src/program/sandbox.ts";
  import { run } from "./src/base/failure.ts";
  await run(sandbox);`;

/** The milliseconds that a new process takes until a sandbox of a bundled module answers. */
async function firstAnswer(module: string): Promise<number> {
  const { method, path, headers } = list;
  const asked = JSON.stringify([`http://sandbox${path}`, { method, headers }]);
  const program = `const start = performance.now();
    const { createSandbox } = await import(${JSON.stringify(pathToFileURL(module).href)});
    const answer = await createSandbox().fetch(...${asked});
    if (!answer.ok) throw new Error(String(answer.status));
    await answer.json();
    console.log(performance.now() - start);`;
  const words = ["--input-type=module", "--eval", program];
  return Number((await promisify(execFile)(process.execPath, words)).stdout);
}

/** Calls a new sandbox of a bundled module, one call after another. */
async function callerOf(module: string): Promise<(asked: LoadRequest) => Promise<void>> {
  const imported: { createSandbox: typeof createSandbox } = await import(
    pathToFileURL(module).href
  );
  const sandbox = imported.createSandbox({ featureLevel: level });
  return async ({ method, path, headers, body }) => {
    const init = { method, headers, ...(body !== "" && { body }) };
    const answer = await sandbox.fetch(`http://sandbox${path}`, init);
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`);
    await answer.json();
  };
}
