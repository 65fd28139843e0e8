// Servers that violate HTTP: whatever comes over the network, a run ends with a report. They take seconds, as late ones
// do.
import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { runConformance } from "../../src/service/conformance/index.ts";
import { createSandbox } from "../../src/service/sandbox/index.ts";
import { accountOf, checkIn, head } from "../helpers/conformance.ts";

const ok = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";

const servers: Server[] = [];
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** The URL of a server that does this on every connection. */
async function serverThat(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}).once("data", () => answer(socket)));
  }).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Writes the text again and again: at once, or with this pause in milliseconds. */
function repeat(socket: Socket, text: string, pause?: number): void {
  const next = () => {
    if (socket.destroyed) return;
    if (pause === undefined) socket.write(text, () => setImmediate(next));
    else socket.write(text, () => setTimeout(next, pause));
  };
  next();
}

const late = "no complete response within 400 ms";
const large = "more than 65536 bytes";

it.each<[string, string, (socket: Socket) => void]>([
  ["sends nothing", late, () => {}],
  [
    "sends its body slowly",
    late,
    (socket) => {
      socket.write(`${ok}Content-Length: 100000\r\n\r\n`);
      repeat(socket, " ", 20);
    },
  ],
  [
    "sends an endless body",
    large,
    (socket) => {
      socket.write(`${ok}\r\n`);
      repeat(socket, " ".repeat(2 ** 20));
    },
  ],
  [
    "sends a small body that decompresses to a large one",
    large,
    (socket) => {
      const packed = gzipSync(Buffer.alloc(2 ** 20, " "));
      socket.write(`${ok}Content-Encoding: gzip\r\nConnection: close\r\n\r\n`);
      socket.end(packed);
    },
  ],
  [
    "sends a megabyte of headers",
    "HEADERS_OVERFLOW",
    (socket) => repeat(socket, `${ok}x: ${"y".repeat(2 ** 20)}`),
  ],
  ["does not speak HTTP", "the network failed", (socket) => socket.end("\u0000\u001b[2J\r\n\r\n")],
  ["closes the connection", "the network failed", (socket) => socket.destroy()],
  [
    "redirects to itself",
    "the server redirects to http://127.0.0.1:",
    (socket) => socket.end("HTTP/1.1 302 Found\r\nLocation: /x\r\nContent-Length: 0\r\n\r\n"),
  ],
])("a run ends with a report against a server that %s", async (_, got, answer) => {
  const sandbox = createSandbox({ featureLevel: head });
  // Its first answer takes longer than the time limit on a busy machine.
  await sandbox.fetch("http://sandbox/api/v1/server_settings");
  let turn = 0;
  const report = await runConformance({
    baseUrl: await serverThat(answer),
    // The run starts normally, up to its first list of drafts that is compared.
    fetch: (request) => {
      const isMeant = request.url.endsWith("/drafts") && request.method === "GET" && turn++ > 0;
      return isMeant ? fetch(request) : sandbox.fetch(request);
    },
    account: accountOf("iago"),
    write: true,
    maxResponseBytes: 2 ** 16,
    // At full speed, a busy machine may need this long.
    timeout: got === late ? 400 : 20_000,
  });
  expect(report.checks.length).toBeGreaterThan(100);
  const check = checkIn(report, "listDrafts/plain");
  const [difference] = check.differences;
  expect(check.verdict).toBe(got === late ? "not checked" : "differs");
  expect(difference?.got ?? check.reason).toContain(got);
});
