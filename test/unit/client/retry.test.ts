import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Retry, RetryOptions } from "../../../src/index.ts";
import { requestedDelay } from "../../../src/toolkit/runtime/send-with-retries.ts";
import { account, answer, clientOf, success } from "../../helpers/client.ts";

afterEach(() => void vi.useRealTimers());

const limited = { result: "error", code: "RATE_LIMIT_HIT", msg: "API usage exceeded rate limit" };

/** Responds in turn, and then always with the last one. An entry may throw. */
function inTurn(...turns: (() => Response)[]) {
  let turn = 0;
  return () => {
    const respond = turns[Math.min(turn++, turns.length - 1)];
    if (respond === undefined) throw new Error("no turns");
    return respond();
  };
}
const broken = () => {
  throw new TypeError("fetch failed");
};
const done = () => answer(success);

describe("a retry", () => {
  it.each([429, 502, 503, 504])("follows status %i", async (status) => {
    const { client, requests } = clientOf(inTurn(() => answer(limited, { status }), done));
    expect(await client.deleteDraft({ draft_id: 1 })).toMatchObject({ ok: true, attempts: 2 });
    expect(requests).toHaveLength(2);
  });

  it.each([400, 401, 404, 500, 501])("does not follow status %i", async (status) => {
    const { client, requests } = clientOf(() => answer(limited, { status }));
    expect(await client.deleteDraft({ draft_id: 1 })).toMatchObject({ ok: false, attempts: 1 });
    expect(requests).toHaveLength(1);
  });

  it("sends the complete body again", async () => {
    const { client, requests } = clientOf(inTurn(broken, broken, done));
    await client.reorderLinkifiers({ ordered_linkifier_ids: [3, 1, 2] });
    const bodies = await Promise.all(requests.map((request) => request.text()));
    expect(bodies).toEqual(Array(3).fill("ordered_linkifier_ids=%5B3%2C1%2C2%5D"));
  });

  it("is not made after a network failure if the operation is not idempotent", async () => {
    const { client, requests } = clientOf(broken);
    await expect(client.registerEventQueue()).rejects.toMatchObject({ name: "NetworkError" });
    expect(requests).toHaveLength(1);
  });

  it("of an operation that is not idempotent follows only 429", async () => {
    const turns = [429, 503].map((status) => () => answer(limited, { status }));
    const { client, requests } = clientOf(inTurn(...turns));
    expect(await client.registerEventQueue()).toMatchObject({
      attempts: 2,
      response: { status: 503 },
      mayHaveTakenEffect: false,
    });
    expect(requests).toHaveLength(2);
  });

  it("is made at most twice; then the last response is the result", async () => {
    const { client, requests } = clientOf(() => answer(limited, { status: 429 }));
    const result = await client.listInvitations();
    expect(result).toMatchObject({ ok: false, error: limited, attempts: 3 });
    expect(requests).toHaveLength(3);
  });

  it("is not made with `retry: false`", async () => {
    const { client, requests } = clientOf(broken, { retry: false });
    await expect(client.deleteDraft({ draft_id: 1 })).rejects.toMatchObject({
      name: "NetworkError",
      message: "deleteDraft: the network failed: chat.example.com",
      cause: new TypeError("fetch failed"),
    });
    expect(requests).toHaveLength(1);
  });

  it("is reported to onRetry", async () => {
    const retries: Retry[] = [];
    const { client } = clientOf(
      inTurn(
        () => answer(limited, { status: 429, headers: { "Retry-After": "0.002" } }),
        broken,
        done,
      ),
      {
        retry: { backoff: (retry) => retry, maxDelay: 9, onRetry: (retry) => retries.push(retry) },
      },
    );
    await client.deleteDraft({ draft_id: 1 });
    expect(retries).toEqual([
      // The server's hint is added to the client's own wait.
      { operation: "deleteDraft", retry: 1, delay: 3, reason: 429, code: "RATE_LIMIT_HIT" },
      {
        operation: "deleteDraft",
        retry: 2,
        delay: 2,
        reason: expect.objectContaining({ name: "NetworkError" }),
      },
    ]);
  });

  it.each<[string, object, Record<string, string>, RetryOptions]>([
    ["in the header", {}, { "Retry-After": "61" }, {}],
    ["only in the body", { "retry-after": 61 }, {}, {}],
    ["for the caller's maximum", {}, { "Retry-After": "0.01" }, { maxDelay: 5 }],
  ])("is not made if the server asks for too long a wait %s", async (_, more, headers, retry) => {
    const error = { ...limited, ...more };
    const { client, requests } = clientOf(() => answer(error, { status: 429, headers }), { retry });
    const refusal = { ok: false, error, attempts: 1 };
    expect(await client.deleteDraft({ draft_id: 1 })).toMatchObject(refusal);
    expect(requests).toHaveLength(1);
  });

  it("waits as long as the server asks, within the caller's limit and a timer's", async () => {
    vi.useFakeTimers();
    const headers = { "Retry-After": String(2 ** 32) };
    const { client, requests } = clientOf(
      inTurn(() => answer(limited, { status: 429, headers }), done),
      { retry: { maxDelay: Number.POSITIVE_INFINITY } },
    );
    const call = client.deleteDraft({ draft_id: 1 });
    await vi.advanceTimersByTimeAsync(2 ** 31 - 2);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ ok: true, attempts: 2 });
  });

  it.each([
    ["a broken connection", broken],
    ["a gateway's error", () => new Response("<html>", { status: 502 })],
    ["a wish for just as long", () => answer({ "retry-after": 0.002 }, { status: 429 })],
  ])("after %s waits at most as long as the caller allows", async (_, first) => {
    const delays: number[] = [];
    const { client } = clientOf(inTurn(first, done), {
      retry: { backoff: () => 20, maxDelay: 2, onRetry: ({ delay }) => delays.push(delay) },
    });
    expect(await client.deleteDraft({ draft_id: 1 })).toMatchObject({ ok: true, attempts: 2 });
    expect(delays).toEqual([2]);
  });

  it("follows a timeout, too", async () => {
    // It advances only while nothing answers, so no answer is late because the machine is busy.
    vi.useFakeTimers().setTimerTickMode("nextTimerAsync");
    onTestFinished(() => void vi.useRealTimers());
    let turn = 0;
    const { client } = clientOf(
      () => (turn++ === 0 ? new Promise<never>(() => {}) : answer(success)),
      { timeout: 10 },
    );
    expect(await client.deleteDraft({ draft_id: 1 })).toMatchObject({ ok: true, attempts: 2 });
    turn = 0;
    const once = client.registerEventQueue();
    await expect(once).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("can be partly set for one call only", async () => {
    const told: number[] = [];
    const { client, requests } = clientOf(broken, {
      retry: { onRetry: ({ retry }) => told.push(retry) },
    });
    const calls = [{ retry: { limit: 1 } }, { retry: false }, {}] as const;
    for (const options of calls) await client.deleteDraft({ draft_id: 1 }, options).catch(() => {});
    expect(told).toEqual([1, 1, 2]);
    expect(requests).toHaveLength(2 + 1 + 3);
  });

  it("ends if the caller aborts during the wait", async () => {
    const controller = new AbortController();
    const { client } = clientOf(broken, {
      retry: {
        backoff: () => 60_000,
        onRetry: () => queueMicrotask(() => controller.abort(account.apiKey)),
      },
    });
    await expect(
      client.deleteDraft({ draft_id: 1 }, { signal: controller.signal }),
    ).rejects.toMatchObject({ name: "AbortError", cause: { message: "[redacted]" } });
  });
});

describe("a retried deletion that finds nothing to delete", () => {
  const gone = { result: "error", code: "BAD_EVENT_QUEUE_ID", msg: "Bad", queue_id: "q" };
  const refused = () => answer(gone, { status: 400 });
  const crowded = () => answer(limited, { status: 429 });
  it.each<[string, boolean, (() => Response)[]]>([
    ["a lost response", true, [broken]],
    ["a lost response and too many requests", true, [broken, crowded]],
    ["a gateway's error", true, [() => new Response("<html>", { status: 502 })]],
    ["too many requests", false, [crowded]],
  ])("after %s, may have taken effect: %s", async (_, mayHaveTakenEffect, turns) => {
    const { client } = clientOf(inTurn(...turns, refused));
    expect(await client.deleteEventQueue({ queue_id: "q" })).toMatchObject({
      error: gone,
      attempts: turns.length + 1,
      mayHaveTakenEffect,
    });
  });
});

describe("the wait that a server asks for", () => {
  it.each([
    ["28.7", undefined, 28_700],
    ["0.0011", undefined, 2],
    ["-1", undefined, 0],
    ["soon", undefined, 0],
    ["", undefined, 0],
    ["9".repeat(400), undefined, 0],
    [" 5 ", undefined, 5_000],
    ["x 5", 3, 3_000],
    ["2026-01-01", undefined, 0],
    ["1970", undefined, 1_970_000],
    ["Thursday, 01-Jan-70 00:00:00 GMT", undefined, 0],
    [null, 28.706, 28_706],
    ["28", 28.7, 28_700],
    ["30", 28.7, 30_000],
    [null, { toString: 1, valueOf: 1 }, 0],
    [null, undefined, 0],
    ["Thu, 01 Jan 1970 00:00:00 GMT", undefined, 0],
    ["01 Jan 1970 00:00:00 GMT", undefined, 0],
    ["Thu Jan  1 00:00:00 1970", undefined, 0],
  ])("of header %j and body %j is %j ms", (header, seconds, want) => {
    const headers = new Headers(header === null ? {} : { "Retry-After": header });
    expect(requestedDelay(headers, { "retry-after": seconds }, "retry-after")).toBe(want);
  });

  it("of a date is counted from the date of the response, not this machine's clock", () => {
    const said = (seconds: string) => `Tue, 03 Mar 2026 08:15:${seconds} GMT`;
    const headers = { "Retry-After": said("47"), Date: said("40") };
    expect(requestedDelay(new Headers(headers), undefined)).toBe(7000);
    vi.useFakeTimers({ now: Date.parse(said("45")) });
    expect(requestedDelay(new Headers({ ...headers, Date: "now" }), undefined)).toBe(2000);
  });

  it.each([
    "Sun, 01 Nov 2026 10:00:02 GMT",
    "Sunday, 01-Nov-26 10:00:02 GMT",
    "Sun Nov  1 10:00:02 2026",
    "Sun Nov 01 10:00:02 2026",
  ])("can be a date in GMT: %s", (header) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 1, 10) });
    expect(requestedDelay(new Headers({ "Retry-After": header }), undefined)).toBe(2000);
  });
});
