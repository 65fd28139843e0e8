import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createClient } from "../../../src/index.ts";
import { account, answer, clientOf, success } from "../../helpers/client.ts";

const html = (status: number) =>
  new Response("<!doctype html><title>Hello</title>", {
    status,
    headers: { "Content-Type": "text/html" },
  });

/** Responses, and the error that each causes for the caller of a deletion. */
const table: Record<string, readonly [() => Response, object]> = {
  "an empty body with 200": [
    () => new Response("", { headers: { "Content-Length": "0" } }),
    { message: "deleteDraft: the response is empty (status 200)." },
  ],
  "no body with 204": [
    () => new Response(null, { status: 204 }),
    {
      message: "deleteDraft: the response is empty (status 204).",
      excerpt: "",
    },
  ],
  "HTML with 200": [
    () => html(200),
    {
      message: "deleteDraft: the response is not JSON (status 200).",
      excerpt: "<!doctype html><title>Hello</title>",
    },
  ],
  "a long page": [() => new Response("x".repeat(1_000)), { excerpt: "x".repeat(200) }],
  "truncated JSON": [() => new Response('{"result":"succ'), { excerpt: '{"result":"succ' }],
  "an unknown `result`": [
    () => answer({ result: "perhaps", msg: "" }),
    {
      message: "deleteDraft: the response does not say whether it is a success (status 200).",
    },
  ],
  "JSON that is not an object": [
    () => answer(null),
    { message: expect.stringContaining("does not say") },
  ],
  "success with 400": [
    () => answer(success, { status: 400 }),
    {
      message: "deleteDraft: the body says success and the status does not (status 400).",
    },
  ],
  "a gateway's error in JSON": [
    () => answer({ type: "about:blank", status: 500 }, { status: 500 }),
    { excerpt: '{"type":"about:blank","status":500}' },
  ],
  "JSON nested too deeply to be written": [
    () => new Response("[".repeat(100_000) + "]".repeat(100_000), { status: 500 }),
    {
      message: "deleteDraft: the response does not say whether it is a success (status 500).",
      excerpt: "[".repeat(200),
    },
  ],
};

describe("a response that the service would not send", () => {
  it.each(Object.entries(table))("%s rejects", async (_, [respond, want]) => {
    const { client } = clientOf(respond);
    const name = "InvalidResponseError";
    await expect(client.deleteDraft({ draft_id: 17 })).rejects.toMatchObject({ name, ...want });
  });

  it("a body that takes longer than the time limit to read is late", async () => {
    const { client } = clientOf(() => answer({ ...success, padding: "%41".repeat(1e6) }), {
      timeout: 1,
      retry: false,
    });
    await expect(client.deleteDraft({ draft_id: 17 })).rejects.toMatchObject({
      name: "TimeoutError",
    });
  });

  it("a body of 10 MB above the limit is not read to its end", async () => {
    let read = 0;
    const endless = new ReadableStream({
      pull(controller) {
        read += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const { client } = clientOf(() => new Response(endless), { maxResponseBytes: 1_000_000 });
    await expect(client.deleteDraft({ draft_id: 17 })).rejects.toMatchObject({
      name: "InvalidResponseError",
      message: "deleteDraft: more than 1000000 bytes (status 200).",
    });
    expect(read).toBeLessThan(1_300_000);
  });
});

describe("over a real connection", () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.close();
      server.closeAllConnections();
    }
  });

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, "127.0.0.1");
    servers.push(server);
    await once(server, "listening");
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  function clientAt(baseUrl: string, timeout = 60_000) {
    return createClient({
      ...account,
      baseUrl,
      featureLevel: 267,
      serverFeatureLevel: 267,
      timeout,
      retry: { backoff: () => 0 },
    });
  }

  it("a redirect to another host rejects, and nothing is sent there", async () => {
    let reached = 0;
    const other = await serve((_, response) => {
      reached++;
      response.end();
    });
    const url = await serve((_, response) => {
      response.writeHead(302, { Location: `${other}/api/v1/invites` }).end();
    });
    await expect(clientAt(url).listInvitations()).rejects.toMatchObject({
      name: "RedirectError",
      status: 302,
      location: other,
    });
    expect(reached).toBe(0);
  });

  it("a reset connection rejects with NetworkError and its cause, after the retries", async () => {
    let requests = 0;
    const url = await serve((request) => {
      requests++;
      request.socket.resetAndDestroy();
    });
    const error: unknown = await clientAt(url)
      .deleteDraft({ draft_id: 1 })
      .catch((error: unknown) => error);
    expect(error).toMatchObject({ name: "NetworkError", cause: expect.any(Error) });
    expect(requests).toBe(3);
  });

  it("a connection reset in the middle of the body is retried as well", async () => {
    let requests = 0;
    const url = await serve((_, response) => {
      const body = JSON.stringify(success);
      response.writeHead(200, { "Content-Length": body.length });
      if (requests++ === 0) response.write(body.slice(0, 5), () => response.destroy());
      else response.end(body);
    });
    expect(await clientAt(url).deleteDraft({ draft_id: 1 })).toMatchObject({
      ok: true,
      attempts: 2,
    });
  });

  it("a body that stops arriving rejects with TimeoutError", async () => {
    const url = await serve((_, response) => {
      response.writeHead(200).write('{"result"');
    });
    await expect(clientAt(url, 50).deleteDraft({ draft_id: 1 })).rejects.toMatchObject({
      name: "TimeoutError",
      timeout: 50,
    });
  });

  it("an abort by the caller rejects with AbortError and the caller's reason", async () => {
    const url = await serve(() => {});
    const reason = new Error("the window was closed");
    const controller = new AbortController();
    const call = clientAt(url).deleteDraft({ draft_id: 1 }, { signal: controller.signal });
    setTimeout(() => controller.abort(reason), 10);
    await expect(call).rejects.toMatchObject({ name: "AbortError", cause: reason });
    const late = clientAt(url).deleteDraft({ draft_id: 1 }, { signal: controller.signal });
    await expect(late).rejects.toMatchObject({ name: "AbortError", cause: reason });
  });
});
