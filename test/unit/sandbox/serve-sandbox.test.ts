// The sandbox as a server: ended connections, and what is not HTTP.
import { connect } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createSandbox } from "../../../src/service/sandbox/index.ts";
import { serveSandbox } from "../../../src/service/sandbox/serve-sandbox.ts";
import { basic } from "../../helpers/caller.ts";
import { servedSandboxes } from "../../helpers/served-sandboxes.ts";

const { running, started, as } = servedSandboxes();
const stderrLines = () => vi.spyOn(process.stderr, "write").mockReturnValue(true).mock.calls;
afterEach(() => vi.restoreAllMocks());

describe("the server", () => {
  it("with an empty host listens on this machine only", async () => {
    const server = await started({ host: "" });
    expect(new URL(server.url).hostname).toBe("127.0.0.1");
  });

  it("keeps a connection longer than clients on a busy machine pause", async () => {
    const server = await started();
    const { headers } = await fetch(`${server.url}/api/v1/server_settings`);
    expect(headers.get("keep-alive")).toBe("timeout=75");
  });

  it("says that a path is not simulated, and once which operations are", async () => {
    const said: string[] = [];
    const server = await started({ onRefusal: (reason) => said.push(reason) });
    const iago = as(server, "iago");
    const { headers } = await iago("GET", "streams?x=1");
    expect(headers.get("X-Sandbox-Not-Simulated")).toMatch(/(^|, )GET \/api\/v1\/invites,/);
    await iago("POST", "messages");
    await iago("PUT", "invites");
    expect(said).toEqual([
      expect.stringMatching(
        /^GET \/api\/v1\/streams\?x=1 is not simulated\. The sandbox of this level simulates: .*, GET \/api\/v1\/invites,.*\.$/,
      ),
      "POST /api/v1/messages is not simulated.",
    ]);
  });

  it("ends connections that wait for an event when it stops", async () => {
    const server = await started();
    const iago = as(server, "iago");
    const { queue_id } = (await iago("POST", "register")).body;
    const waiting = iago("GET", `events?queue_id=${queue_id}&last_event_id=-1`);
    const ended = expect(waiting).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await server.stop();
    running.length = 0;
    await ended;
  });

  it("keeps the event of a reader that disconnected", async () => {
    const server = await started();
    const iago = as(server, "iago");
    const { queue_id } = (await iago("POST", "register")).body;
    const path = `${server.url}/api/v1/events?queue_id=${queue_id}&last_event_id=-1`;
    const headers = { authorization: basic("iago@example.com:iago-key") };
    const signal = AbortSignal.timeout(100);
    await expect(fetch(path, { headers, signal })).rejects.toThrow();
    await iago("DELETE", "drafts/17");
    expect((await (await fetch(path, { headers })).json()).events).toHaveLength(1);
  });

  it("drops a connection without a response if a fault says so", async () => {
    const server = await started({ control: true });
    const fault = await fetch(`${server.url}/_sandbox/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"drop":"response","operation":"deleteDraft"}',
    });
    expect(fault.status).toBe(200);
    const iago = as(server, "iago");
    const lines = stderrLines();
    await expect(iago("DELETE", "drafts/17")).rejects.toThrow("fetch failed");
    expect(lines).toEqual([]);
    expect(await iago("DELETE", "drafts/17")).toMatchObject({ status: 404 });
  });

  it("accepts multipart, and a chunked body up to its limit", async () => {
    const server = await started();
    const form = new FormData();
    form.set("ordered_linkifier_ids", "[3,1,2]");
    const send = (body: RequestInit["body"], contentType?: string) =>
      fetch(`${server.url}/api/v1/realm/linkifiers`, {
        method: "PATCH",
        headers: {
          authorization: basic("iago@example.com:iago-key"),
          ...(contentType === undefined ? {} : { "content-type": contentType }),
        },
        body: body ?? null,
        duplex: "half",
      } as RequestInit);
    expect((await send(form)).status).toBe(200);
    const chunks = (text: string, times: number) =>
      new ReadableStream({
        start(controller) {
          const chunk = new TextEncoder().encode(text);
          for (let time = 0; time < times; time++) controller.enqueue(chunk);
          controller.close();
        },
      });
    const type = "application/x-www-form-urlencoded";
    const short = await send(chunks("ordered_linkifier_ids=[1,2,3]", 1), type);
    expect(short.status).toBe(200);
    const long = await send(chunks("x".repeat(10_000), 20), type);
    expect([long.status, (await long.json()).msg]).toEqual([413, "Content Too Large"]);
  });

  const error = '"result":"error","msg":"Malformed request","code":"BAD_REQUEST"}';

  it.each([
    ["NONSENSE\r\n\r\n", error],
    ["GET  HTTP/9.9\r\nHost: x\r\n\r\n", error],
    ["OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", error],
    ["GET / HTTP/1.1\r\n\r\n", ""],
  ])("responds with 400 to what is not a valid request: %j", async (text, body) => {
    const server = await started();
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.end(text);
    let answer = "";
    for await (const chunk of socket.setEncoding("utf8")) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(/\r\ncontent-type: application\/json\r\n/i.test(answer)).toBe(body !== "");
    expect(answer).toContain(body);
  });

  it("has an address of its own for callers that name no host, as HTTP/1.0 allows", async () => {
    const server = await started();
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    const head = [
      "POST /api/v1/invites/multiuse HTTP/1.0",
      `authorization: ${basic("iago@example.com:iago-key")}`,
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n`);
    let answer = "";
    for await (const chunk of socket.setEncoding("utf8")) answer += chunk;
    expect(answer).toContain('"invite_link":"http://127.0.0.1/join/');
  });

  it.each([
    ["content-length: 100", "queue_id=a"],
    ["transfer-encoding: chunked", "5\r\nqueue\r\n"],
  ])("reports no error if a caller disconnects during an upload: %s", async (length, begun) => {
    const server = await started();
    const lines = stderrLines();
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    const head = [
      "DELETE /api/v1/events HTTP/1.1",
      "host: 127.0.0.1",
      `authorization: ${basic("iago@example.com:iago-key")}`,
      "content-type: application/x-www-form-urlencoded",
      length,
    ];
    socket.write([...head, "", begun].join("\r\n"));
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    expect(await as(server, "iago")("GET", "invites")).toMatchObject({ status: 200 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(lines).toEqual([]);
  });

  it("prints the stack of an internal error, and ends the connection", async () => {
    const lines = stderrLines();
    const server = await started();
    vi.spyOn(crypto, "getRandomValues").mockImplementation(() => {
      throw new Error("a defect"); // While a queue gets its ID.
    });
    await expect(as(server, "iago")("POST", "register")).rejects.toThrow("fetch failed");
    expect(lines).toEqual([[expect.stringMatching(/^Error: a defect\n +at /)]]);
  });
});

it("reports why it refuses a page of another origin, once for each reason", async () => {
  const reasons: string[] = [];
  const server = await serveSandbox(createSandbox(), { onRefusal: (why) => reasons.push(why) });
  try {
    for (const name of ["a", "a", "b"]) {
      const headers = { Origin: `http://${name}.example:3000` };
      expect((await fetch(`${server.url}/api/v1/server_settings`, { headers })).status).toBe(403);
    }
    expect(reasons).toEqual(
      ["a", "b"].map(
        (name) =>
          `A page of "${name}.example" may not call this server: it responds only to this machine, unless --host names another address.`,
      ),
    );
  } finally {
    await server.stop();
  }
});
