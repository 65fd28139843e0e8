import { afterEach, describe, expect, it, vi } from "vitest";
import { createClient } from "../../../src/index.ts";
import { rawClient } from "../../../src/service/client/openapi-fetch-client.ts";
import { account, answer, clientOf, success } from "../../helpers/client.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = () => new Promise<Response>(() => {});

describe("a call", () => {
  it("lets the platform's fetch make the Request, and makes one for a custom fetch", async () => {
    const url = "https://chat.example.com/api/v1/drafts/1";
    const platform = vi.fn<typeof fetch>(async () => Response.json(success));
    const own = vi.fn(async (_: Request) => Response.json(success));
    const options = { ...account, featureLevel: 267, serverFeatureLevel: 267 } as const;
    vi.stubGlobal("fetch", platform);
    await createClient(options).deleteDraft({ draft_id: 1 });
    await createClient({ ...options, fetch: own }).deleteDraft({ draft_id: 1 });
    const asked = { method: "DELETE", redirect: "manual" };
    expect(platform.mock.calls).toEqual([[url, expect.objectContaining(asked)]]);
    expect(own.mock.calls).toEqual([[expect.any(Request)]]);
    expect(own.mock.calls[0]?.[0]).toMatchObject({ url, ...asked });
  });

  it("times out even if fetch ignores its signal", async () => {
    const { client } = clientOf(never, { timeout: 20, retry: false });
    await expect(client.deleteDraft({ draft_id: 1 })).rejects.toMatchObject({
      name: "TimeoutError",
      message: "deleteDraft: no complete response within 20 ms.",
    });
  });

  it("of a long-polling operation has 90 seconds by default, and any other 30", async () => {
    vi.useFakeTimers();
    const { client } = clientOf(never, { retry: false });
    const ended: string[] = [];
    const noting = (name: string) => () => void ended.push(name);
    client.getEvents({ queue_id: "q", last_event_id: -1 }).catch(noting("getEvents"));
    client.listInvitations().catch(noting("listInvitations"));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(["listInvitations"]);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(ended).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(["listInvitations", "getEvents"]);
  });

  it("of a long-polling operation has at least 90 seconds, and more if the client has", async () => {
    vi.useFakeTimers();
    for (const timeout of [1_000, 120_000]) {
      const ends = vi.fn();
      const { client } = clientOf(never, { timeout, retry: false });
      client.getEvents({ queue_id: "q", last_event_id: -1 }).catch(ends);
      await vi.advanceTimersByTimeAsync(Math.max(timeout, 90_000) - 1);
      expect(ends).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(ends).toHaveBeenCalledOnce();
    }
  });

  it("leaves no timer that would keep a program alive", async () => {
    vi.useFakeTimers();
    const { client } = clientOf(() => answer(success));
    await client.deleteDraft({ draft_id: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("can set its own timeout", async () => {
    const { client } = clientOf(never);
    const call = client.deleteDraft({ draft_id: 1 }, { timeout: 20 });
    await expect(call).rejects.toMatchObject({ name: "TimeoutError", timeout: 20 });
  });

  it("runs middleware once, even if it is retried", async () => {
    const seen: string[] = [];
    let turn = 0;
    const { client } = clientOf((request) => {
      expect(request.headers.get("X-Trace")).toBe("1");
      return turn++ === 0 ? answer({}, { status: 503 }) : answer(success);
    });
    rawClient(client).use({
      onRequest({ request, schemaPath }) {
        seen.push(schemaPath);
        request.headers.set("X-Trace", "1");
      },
      onResponse: ({ response }) => void seen.push(String(response.status)),
    });
    expect(await client.deleteDraft({ draft_id: 1 })).toMatchObject({ ok: true, attempts: 2 });
    expect(seen).toEqual(["/api/v1/drafts/{draft_id}", "200"]);
  });
});

describe("the raw client", () => {
  it("exists only for clients from createClient", () => {
    expect(() => rawClient({} as never)).toThrow(
      new TypeError("rawClient requires a client from createClient."),
    );
  });

  it("takes middleware later, and for one call", async () => {
    const { client, requests } = clientOf(() => answer(success));
    const tracing = (trace: string) => ({
      onRequest: ({ request }: { request: Request }) => {
        expect(request).toBeInstanceOf(Request);
        request.headers.append("X-Trace", trace);
      },
      async onResponse({ response }: { response: Response }) {
        expect(await response.clone().json()).toEqual(success);
      },
    });
    const raw = rawClient(client);
    await raw.GET("/api/v1/invites", { middleware: [tracing("once")] });
    raw.use(tracing("always"));
    await raw.GET("/api/v1/invites");
    await client.listInvitations();
    const traces = requests.map(({ headers }) => headers.get("X-Trace"));
    expect(traces).toEqual(["once", "always", "always"]);
  });

  it("makes the Request that is global at the time of the call", async () => {
    const { client } = clientOf(() => answer(success));
    class Replaced extends Request {}
    const seen: Request[] = [];
    vi.stubGlobal("Request", Replaced);
    const onRequest = ({ request }: { request: Request }) => void seen.push(request);
    await rawClient(client).GET("/api/v1/invites", { middleware: [{ onRequest }] });
    expect(seen).toEqual([expect.any(Replaced)]);
  });

  it("sends a complete stream again in a retry", async () => {
    let turn = 0;
    const { client, requests } = clientOf(() => answer(success, { status: turn++ ? 200 : 503 }));
    const streaming = {
      body: { queue_id: "q" },
      bodySerializer: () => new Blob(["queue_id=ü"]).stream(),
      duplex: "half",
    };
    await rawClient(client).DELETE("/api/v1/events", streaming);
    const bodies = await Promise.all(requests.map((request) => request.text()));
    expect(bodies).toEqual(["queue_id=ü", "queue_id=ü"]);
  });

  it.each([204, 205])("returns a response with status %i, which has no body", async (status) => {
    const { client } = clientOf(() => new Response(null, { status }));
    const { response } = await rawClient(client).GET("/api/v1/invites", { parseAs: "text" });
    expect([response.status, response.body]).toEqual([status, null]);
  });

  it("reads a response with any `parseAs`", async () => {
    const raw = rawClient(clientOf(() => answer(success)).client);
    const path = "/api/v1/invites";
    expect((await raw.GET(path, { parseAs: "json" })).data).toEqual(success);
    const { data } = await raw.GET(path, { parseAs: "blob" });
    expect(await data?.text()).toBe(JSON.stringify(success));
    const { data: bytes } = await raw.GET(path, { parseAs: "arrayBuffer" });
    expect(bytes?.byteLength).toBe(JSON.stringify(success).length);
  });

  it("returns the URL of the response", async () => {
    const url = "https://chat.example.com/api/v1/invites?answered";
    const { client } = clientOf(() =>
      Object.defineProperty(answer(success), "url", { value: url }),
    );
    expect((await rawClient(client).GET("/api/v1/invites")).response.url).toBe(url);
  });

  it("encodes forms and paths as the specification says", async () => {
    const { client, requests } = clientOf(() => answer(success));
    await rawClient(client).PATCH("/api/v1/realm/linkifiers", {
      body: { ordered_linkifier_ids: [3, 1, 2] },
    });
    await rawClient(client).DELETE("/api/v1/drafts/{draft_id}", {
      params: { path: { draft_id: 7 } },
    });
    await rawClient(client).DELETE("/api/v1/events", { body: { queue_id: "a+b" } });
    const sent = await Promise.all(
      requests.map(async (request) => [new URL(request.url).pathname, await request.text()]),
    );
    expect(sent).toEqual([
      ["/api/v1/realm/linkifiers", "ordered_linkifier_ids=%5B3%2C1%2C2%5D"],
      ["/api/v1/drafts/7", ""],
      ["/api/v1/events", "queue_id=a%2Bb"],
    ]);
  });

  it("authenticates, retries, and returns what openapi-fetch does", async () => {
    let turn = 0;
    const { client, requests } = clientOf(() =>
      turn++ === 0 ? answer({}, { status: 503 }) : answer({ ...success, invites: [] }),
    );
    const { data, error, response } = await rawClient(client).GET("/api/v1/invites");
    expect([data, error, response.status]).toEqual([{ ...success, invites: [] }, undefined, 200]);
    expect(requests).toHaveLength(2);
    expect(requests[1]?.headers.get("Authorization")).toMatch(/^Basic /);
  });

  it("passes on what is no operation, which is not retried, and reported by method and path", async () => {
    const turns = [answer(success), answer({ is: "busy" }, { status: 503 })];
    const { client, requests } = clientOf(() => {
      const turn = turns.shift();
      if (turn === undefined) throw new TypeError("fetch failed");
      return turn;
    });
    const call = () => rawClient(client).GET("/api/v1/messages" as "/api/v1/invites");
    expect((await call()).data).toEqual(success);
    expect((await call()).error).toEqual({ is: "busy" });
    await expect(call()).rejects.toThrow(
      "GET /api/v1/messages: the network failed: chat.example.com",
    );
    expect(requests).toHaveLength(3);
  });
});

describe("in a browser", () => {
  it.each([
    ["a page", "document"],
    ["a worker", "importScripts"],
  ])("%s sends no cookies and leaves User-Agent to the browser", async (_, known) => {
    vi.stubGlobal(known, {});
    const { client, requests } = clientOf(() => answer(success), { userAgent: "Tidy/2.1" });
    await client.deleteDraft({ draft_id: 1 });
    expect(requests[0]?.credentials).toBe("omit");
    expect(requests[0]?.headers.has("User-Agent")).toBe(false);
    rawClient(client).use({
      onRequest: ({ request }) => new Request(request, { cache: "no-store" }),
    });
    await client.deleteDraft({ draft_id: 1 });
    expect(requests[1]).toMatchObject({ credentials: "omit", cache: "no-store" });
  });
});
