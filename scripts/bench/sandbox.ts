import { existsSync, readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { freePort, type ServerProcess, startServer } from "../../src/base/processes.ts";
import { inTemporaryFolder } from "../../src/base/temporary.ts";
import { ownDocument } from "../../src/program/places.ts";
import type { createSandbox } from "../../src/service/sandbox/index.ts";
import { startMock } from "../../src/toolkit/mock/mock.ts";
import { bundled } from "./bundled.ts";
import { installed } from "./machine.ts";
import { comparison, figure } from "./markdown.ts";
import { inTurns, processorTimeOf, ratioTo } from "./measure.ts";

const level = Math.max(...boundaries);

/** A request that both servers check and always answer with the same bytes. */
const patch = {
  method: "PATCH",
  path: "/api/v1/realm/linkifiers",
  headers: {
    Authorization: `Basic ${btoa("iago@example.com:iago-key")}`,
    "Content-Type": "application/x-www-form-urlencoded",
  },
  body: "ordered_linkifier_ids=%5B3%2C1%2C2%5D",
} as const;

/** A request without a body and with a longer answer. */
const list = { method: "GET", path: "/api/v1/invites", headers: patch.headers } as const;

type Asked = typeof patch | typeof list;

/** Measures a checked request of the sandbox, over HTTP and in process, next to Prism. */
export function benchSandbox({ quick }: { readonly quick: boolean }): Promise<string> {
  return inTemporaryFolder("bench-sandbox", (folder) => benchIn(folder, quick));
}

async function benchIn(folder: string, quick: boolean): Promise<string> {
  const [rounds, seconds, calls] = quick ? [3, 0.5, 1000] : [11, 1, 15_000];
  const program = await bundled(command, join(folder, "program.mjs"));
  const module = await bundled(
    'export * from "./src/service/sandbox/index.ts";',
    join(folder, "module.mjs"),
  );
  const servers = {
    [installed("@stoplight/prism-cli")]: () => startMock({ level, document: ownDocument() }),
    "this sandbox": () => startSandboxProgram(program),
  };
  const imported: { createSandbox: typeof createSandbox } = await import(
    pathToFileURL(module).href
  );
  const sandbox = imported.createSandbox({ featureLevel: level });
  const least = async (request: Request) => {
    new URLSearchParams(await request.text());
    return Response.json({ result: "success", msg: "" });
  };
  const inProcess = await inTurns(
    {
      "a handler that reads the form, and answers a constant": () => called(least, patch),
      "this sandbox, PATCH": () => called(sandbox.fetch, patch),
      "this sandbox, GET": () => called(sandbox.fetch, list),
    },
    rounds,
    async (call) => (await processorTimeOf(call, calls)) * 1000,
  );
  const running: ServerProcess[] = [];
  try {
    // All in the same rounds, because PATCH is compared with GET of the same server and with PATCH of the other.
    const asked: Record<string, () => Promise<number>> = {};
    for (const [what, start] of Object.entries(servers)) {
      const server = await start();
      running.push(server);
      asked[`${what}, PATCH`] = () => requestsPerSecond(server, patch, seconds);
      asked[`${what}, GET`] = () => requestsPerSecond(server, list, seconds);
    }
    const overHttp = await inTurns(asked, rounds, (measure) => measure());
    const [, , ownPatch, ownGet] = overHttp;
    if (ownPatch === undefined || ownGet === undefined) throw new Error("Nothing was measured.");
    return [
      `Over HTTP, by texts on ${connections} kept sockets for ${seconds} s at a time, ${rounds} rounds; to GET the two servers answer
with different lists. Of this sandbox PATCH with a form is ${figure(ratioTo(ownGet, ownPatch))} times GET:\n`,
      comparison("requests/s", overHttp),
      "In process, one call after the other, in time of the processor:\n",
      comparison("µs a call", inProcess),
    ].join("\n");
  } finally {
    await Promise.all(running.map((server) => server.stop()));
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

async function called(
  handle: (request: Request) => Promise<Response>,
  { path, ...init }: Asked,
): Promise<void> {
  const answer = await handle(new Request(`http://sandbox${path}`, init));
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
  await answer.json();
}

const connections = 32;

/**
 * How many requests a server answers in a second of the processor, with one pending on each connection. They are texts on
 * sockets: any HTTP client of Node.js takes longer for a request than the sandbox.
 */
async function requestsPerSecond(
  { url, pid }: ServerProcess,
  asked: Asked,
  seconds: number,
): Promise<number> {
  const { port, host } = new URL(url);
  const { method, path, headers } = asked;
  const body = "body" in asked ? asked.body : "";
  const fields = { Host: host, ...headers, ...(body && { "Content-Length": body.length }) };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
  const start = performance.now();
  const spent = spentBy(pid);
  let answered = 0;
  const speak = async () => {
    const socket = connect(Number(port), "127.0.0.1").setEncoding("latin1");
    socket.write(request);
    let received = "";
    for await (const piece of socket) {
      received += piece;
      if (!isWhole(received)) continue;
      if (!received.startsWith("HTTP/1.1 200 ")) throw new Error(`${url} answered ${received}`);
      answered += 1;
      if (performance.now() > start + seconds * 1000) return; // Which destroys the socket.
      received = "";
      socket.write(request);
    }
  };
  await Promise.all(Array.from({ length: connections }, speak));
  return answered / (spentBy(pid) - spent);
}

/** The time that a process has taken of the processor, in seconds; that of the clock where the system has no `/proc`. */
function spentBy(pid: number | undefined): number {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return performance.now() / 1000;
  const times = readdirSync(threads).map((thread) => {
    const [nanoseconds = ""] = readFileSync(join(threads, thread, "schedstat"), "utf8").split(" ");
    return Number(nanoseconds) / 1e9;
  });
  return times.reduce((total, time) => total + time, 0);
}

/** Whether an answer has arrived with its whole body, which has a length or comes in chunks. */
function isWhole(answer: string): boolean {
  const end = answer.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const length = /^content-length: (\d+)/im.exec(answer)?.[1];
  return length === undefined
    ? answer.endsWith("\r\n0\r\n\r\n")
    : answer.length >= end + 4 + Number(length);
}
