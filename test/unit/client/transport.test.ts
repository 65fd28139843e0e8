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
