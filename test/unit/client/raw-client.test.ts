/** The client of openapi-fetch over the same connection, and its middleware. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { isClientError } from "../../../src/index.ts";
import { rawClient } from "../../../src/service/client/openapi-fetch-client.ts";
import { answer, clientOf, success } from "../../helpers/client.ts";

afterEach(() => void vi.unstubAllGlobals());

describe("the raw client", () => {
  it("exists only for clients from createClient", () => {
    expect(() => rawClient({} as never)).toThrow(
      new TypeError("rawClient requires a client from createClient."),
    );
  });

  it("accepts middleware later, and for one call", async () => {
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
    await client.deleteEventQueue({ queue_id: "q" });
    const traces = requests.map(({ headers }) => headers.get("X-Trace"));
    expect(traces).toEqual(["once", "always", "always"]);
    expect(requests[2]?.headers.get("Content-Type")).toBe("application/x-www-form-urlencoded");
    expect(await requests[2]?.text()).toBe("queue_id=q");
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
    await rawClient(client).request("patch", "/api/v1/realm/linkifiers", {
      body: { ordered_linkifier_ids: [3, 1, 2] },
    });
    await rawClient(client).DELETE("/api/v1/drafts/{draft_id}", {
      params: { path: { draft_id: 7 } },
    });
    await rawClient(client).DELETE("/api/v1/events", { body: { queue_id: "a+b" } });
    const form = "application/x-www-form-urlencoded";
    const sent = await Promise.all(
      requests.map(async (request) => [
        request.method,
        new URL(request.url).pathname,
        request.headers.get("Content-Type"),
        await request.text(),
      ]),
    );
    expect(sent).toEqual([
      ["PATCH", "/api/v1/realm/linkifiers", form, "ordered_linkifier_ids=%5B3%2C1%2C2%5D"],
      ["DELETE", "/api/v1/drafts/7", null, ""],
      ["DELETE", "/api/v1/events", form, "queue_id=a%2Bb"],
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

describe("middleware", () => {
  it("runs once, even if the call is retried", async () => {
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

  const gone = { result: "error", code: "BAD_REQUEST", msg: "Gone.", draft_id: 1 };
  const page = () => new Response("<h1>Maintenance</h1>", { status: 503 });

  /** A client that passes its calls through middleware of openapi-fetch, and the paths that this has seen. */
  function withMiddleware(handler: () => Response | Promise<Response>) {
    const { client } = clientOf(handler, { retry: false });
    const seen: string[] = [];
    rawClient(client).use({
      onResponse: ({ schemaPath }) => void seen.push(schemaPath),
    });
    return { client, seen };
  }

  it("leaves the data of a success", async () => {
    const { client, seen } = withMiddleware(() => answer({ ...success, count: 0, drafts: [] }));
    const { data } = await client.listDrafts();
    expect([data, seen]).toEqual([{ ...success, count: 0, drafts: [] }, ["/api/v1/drafts"]]);
  });

  it("leaves the fields of an error in JSON", async () => {
    const { client } = withMiddleware(() => answer(gone, { status: 400 }));
    expect((await client.deleteDraft({ draft_id: 1 })).error).toEqual(gone);
  });

  it.each([
    ["a page", page, "<h1>Maintenance</h1>"],
    ["JSON of a gateway", () => answer({ is: "down" }, { status: 502 }), '{"is":"down"}'],
    ["nothing", () => new Response(null, { status: 502 }), ""],
  ])("%s is the excerpt of an invalid response", async (_, handler, excerpt) => {
    const { client } = withMiddleware(handler);
    const error = await client.listDrafts().catch((error: unknown) => error);
    expect(isClientError(error) && error).toMatchObject({ name: "InvalidResponseError", excerpt });
  });

  it("leaves it to the caller to end a call", async () => {
    const { client } = withMiddleware(() => new Promise<never>(() => {}));
    const controller = new AbortController();
    const call = client.listDrafts({}, { signal: controller.signal });
    setTimeout(() => controller.abort("enough"));
    await expect(call).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
  });
});
