/** Following events, on a sandbox with every kind of failure. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type ClientOptions,
  createClient,
  type EventsLost,
  type Retry,
  unwrap,
} from "../../../src/index.ts";
import { createSandbox, type Fault } from "../../../src/service/sandbox/index.ts";
import { sleep } from "../../../src/toolkit/runtime/sleep.ts";
import { callerOf } from "../../helpers/caller.ts";
import { answer, clientOf, iago, success } from "../../helpers/client.ts";

const drafts = { event_types: ["drafts"] };

// Fake time advances as soon as everybody waits, so the default waits of minutes take no time.
beforeEach(() => void vi.useFakeTimers().setTimerTickMode("nextTimerAsync"));
afterEach(() => void vi.useRealTimers());

/** A sandbox, a client of it that does not wait between attempts, and the requests of the client. */
function start(options: Partial<ClientOptions<481>> = {}) {
  const sandbox = createSandbox({ featureLevel: 481 });
  const asked: string[] = [];
  const client = createClient({
    ...iago,
    featureLevel: 481,
    serverFeatureLevel: 481,
    ...options,
    retry: { backoff: () => 0, ...options.retry },
    fetch: (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      return sandbox.fetch(request);
    },
  });
  const save = (id: number) => {
    const draft = { id, type: "", to: [], topic: "", content: "", timestamp: 0 };
    sandbox.publish({ type: "drafts", op: "add", drafts: [draft] }, [9]);
  };
  return { sandbox, client, asked, save };
}

type Started = ReturnType<typeof start>;

/** The IDs of the drafts in an item, or the type of another item. */
const told = (item: { readonly type: string } | undefined) =>
  item && "drafts" in item && Array.isArray(item.drafts)
    ? item.drafts.map(({ id }) => id).join()
    : item?.type;

/** Starts to read, and receives a first draft, which proves that the queue works. */
async function following({ client, save, sandbox }: Started, options = {}) {
  const events = client.followEvents(drafts, options);
  const next = async () => told((await events.next()).value);
  const first = next();
  await until(() => sandbox.state.queues.length > 0);
  save(101);
  expect(await first).toBe("101");
  return { events, next };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
}

const queueIds = ({ sandbox }: Started) => sandbox.state.queues.map(({ queue_id }) => queue_id);

/** The ID of the only queue. */
function onlyQueue(started: Started): string {
  const [queue_id, ...others] = queueIds(started);
  expect(others).toEqual([]);
  return queue_id ?? "";
}

/** A second program of the same account. */
const otherProgram = ({ sandbox }: Started) =>
  createClient({ ...iago, featureLevel: 0, fetch: sandbox.fetch });

const registered = { ...success, queue_id: "q", last_event_id: -1 };
const never = () => new Promise<Response>(() => {});
const failing = (code: string) => () => {
  throw new TypeError("fetch failed", { cause: Object.assign(new Error(), { code }) });
};
const refusing = (status: number, code?: string) => () =>
  answer({ result: "error", code, msg: "no", queue_id: "q" }, { status });
const gone = refusing(400, "BAD_EVENT_QUEUE_ID");
const page = (status: number) => () => new Response("<h1>Maintenance</h1>", { status });
const giving = (events: unknown) => () => answer({ ...success, events });
const telling = (...ids: number[]) => giving(ids.map((id) => ({ type: "presence", id })));

/**
 * A follower of a server whose reads get these responses in turn, and then none, and whose registrations have these
 * fields. `waits` has the number of failures at each wait, `reasons` what `onRetry` gets.
 */
function reading(
  turns: readonly (() => Response | Promise<Response>)[],
  fields: () => object = () => ({}),
  options: Partial<ClientOptions<0>> = {},
) {
  const waits: number[] = [];
  const reasons: unknown[] = [];
  let reads = 0;
  const { client } = clientOf<0>(
    ({ method }) => {
      if (method === "GET") return (turns[reads++] ?? never)();
      return method === "DELETE" ? never() : answer({ ...registered, ...fields() });
    },
    {
      featureLevel: 0,
      ...options,
      retry: {
        backoff: (failures) => 0 * waits.push(failures),
        onRetry: ({ reason }) => reasons.push(reason),
      },
    },
  );
  return { client, events: client.followEvents(), waits, reasons, reads: () => reads };
}

describe("following events", () => {
  it("sends nothing before the first item is requested", async () => {
    const { client, asked } = start();
    const events = client.followEvents();
    await events.return?.();
    expect(await events.next()).toEqual({ done: true, value: undefined });
    expect(asked).toEqual([]);
  });

  it("returns each event of the requested types once, in order", async () => {
    const started = start();
    const { next } = await following(started);
    started.sandbox.publish({ type: "presence" });
    for (const id of [102, 103]) started.save(id);
    expect([await next(), await next()]).toEqual(["102", "103"]);
    const last = next();
    started.save(104);
    expect(await last).toBe("104");
    expect(started.asked.filter((request) => request === "POST /api/v1/register")).toHaveLength(1);
  });

  it("calls onRegistered when the queue collects events, so that it misses none", async () => {
    const started = start();
    const collecting: number[] = [];
    const onRegistered = async () => {
      collecting.push(queueIds(started).length);
      started.save(102);
    };
    const events = started.client.followEvents(drafts, { onRegistered });
    expect(told((await events.next()).value)).toBe("102");
    expect(collecting).toEqual([1]);
  });

  it("repeats onRegistered while it fails temporarily, and calls it for each new queue", async () => {
    const started = start();
    const { client, sandbox, save } = started;
    const lost: unknown[] = [];
    const drafts: number[] = [];
    const onRegistered = async (gap?: EventsLost) => {
      lost.push(gap?.type);
      drafts.push(unwrap(await client.listDrafts({}, { retry: false })).count);
    };
    for (const fault of [{ status: 502 }, { status: 500 }, { drop: "request" }] as const) {
      sandbox.fault({ ...fault, operation: "listDrafts", count: 3 });
    }
    const { next } = await following(started, { onRegistered });
    expect([lost.length, drafts]).toEqual([10, [2]]);
    const again = next();
    sandbox.reset();
    sandbox.fault({ operation: "listDrafts", status: 502, count: 5 });
    expect(await again).toBe("events-lost");
    expect([lost.slice(10), drafts]).toEqual([Array(6).fill("events-lost"), [2, 2]]);
    const first = next();
    save(102);
    expect(await first).toBe("102");
  });

  it("rejects if onRegistered fails permanently, and deletes the queue", async () => {
    const started = start();
    const problem = new Error("No more room.");
    const onRegistered = () => Promise.reject(problem);
    const events = started.client.followEvents(drafts, { onRegistered });
    await expect(events.next()).rejects.toBe(problem);
    expect(queueIds(started)).toEqual([]);
  });

  it("omits heartbeats and continues to read", async () => {
    const beat = giving([{ type: "heartbeat", id: 0 }]);
    const { events, reads } = reading([beat, beat, telling(1)]);
    expect((await events.next()).value).toMatchObject({ type: "presence" });
    expect(reads()).toBe(3);
  });

  const passing: readonly (readonly [string, Fault])[] = [
    ["the connection breaks before the server reads the request", { drop: "request" }],
    ["a response is lost", { drop: "response" }],
    ["a gateway has no server", { status: 502 }],
    ["the server fails", { status: 500 }],
    ["there are too many requests", { status: 429, retryAfter: 0.001 }],
  ];

  it.each(passing)("continues after a failure for as long as it takes: %s", async (_, fault) => {
    const started = start();
    const { next } = await following(started);
    const queue = onlyQueue(started);
    started.sandbox.fault({ ...fault, operation: "getEvents", count: 20 });
    for (const id of [102, 103]) started.save(id);
    expect([await next(), await next()]).toEqual(["102", "103"]);
    expect(onlyQueue(started)).toBe(queue);
    const reads = started.asked.filter((request) => request === "GET /api/v1/events");
    expect(reads.length).toBeGreaterThan(20);
  });

  it.each([
    ["the server", 429],
    ["a gateway", 503],
  ])("waits as long as %s asks, even longer than calls do", async (_, status) => {
    const started = start({ retry: { maxDelay: 1 } });
    const { next } = await following(started);
    started.sandbox.fault({ operation: "getEvents", status, retryAfter: 0.05 });
    started.save(102);
    const begin = performance.now();
    expect(await next()).toBe("102");
    expect(performance.now() - begin).toBeGreaterThanOrEqual(49);
  });

  it("waits at most an hour, however long the server asks, and calls onRetry", async () => {
    const told: Retry[] = [];
    const onRetry = (retry: Retry) => told.push(retry);
    const started = start({ retry: { backoff: () => 99, maxDelay: 7, onRetry } });
    const { next } = await following(started);
    started.sandbox.fault({ operation: "getEvents", status: 429, retryAfter: 1e12 });
    started.save(102);
    expect(await next()).toBe("events-lost"); // By then, the server has dropped the queue.
    expect(told.slice(0, 1)).toEqual([
      { operation: "getEvents", retry: 1, delay: 3_600_007, reason: 429, code: "RATE_LIMIT_HIT" },
    ]);
  });

  it("waits for the first registration too if there are too many requests", async () => {
    const started = start({ retry: { limit: 0 } });
    started.sandbox.fault({
      operation: "registerEventQueue",
      status: 429,
      count: 5,
      retryAfter: 0,
    });
    await following(started);
    expect(started.asked.slice(0, 6)).toEqual(Array(6).fill("POST /api/v1/register"));
  });

  it("rejects if the first registration fails", async () => {
    const { client, sandbox } = start();
    sandbox.fault({ operation: "registerEventQueue", drop: "request" });
    await expect(client.followEvents().next()).rejects.toMatchObject({ name: "NetworkError" });
    const wrong = client.followEvents({ event_types: [1 as unknown as string] });
    await expect(wrong.next()).rejects.toMatchObject({ name: "ServiceError", status: 400 });
  });

  it("registers again if the queue no longer exists, and reports the last event", async () => {
    const started = start();
    const { next, events } = await following(started);
    const queue_id = onlyQueue(started);
    await otherProgram(started).deleteEventQueue({ queue_id });
    for (const drop of ["request", "response"] as const) {
      started.sandbox.fault({ operation: "registerEventQueue", drop });
    }
    started.save(102); // No queue collects this one.
    expect((await events.next()).value).toEqual({
      type: "events-lost",
      after: 0,
      error: expect.objectContaining({ code: "BAD_EVENT_QUEUE_ID", queue_id }),
    });
    const first = next();
    started.save(103);
    expect(await first).toBe("103");
  });

  it("registers again if the server rejects its position, and deletes the old queue", async () => {
    const started = start();
    const { next, events } = await following(started);
    const queue_id = onlyQueue(started);
    for (const id of [102, 103]) started.save(id);
    await otherProgram(started).getEvents({ queue_id, last_event_id: 2, dont_block: true });
    expect((await events.next()).value).toEqual({
      type: "events-lost",
      after: 0,
      error: expect.objectContaining({ code: "BAD_REQUEST" }),
    });
    expect(onlyQueue(started)).not.toBe(queue_id);
    const first = next();
    started.save(104);
    expect(await first).toBe("104");
  });

  it("returns no event twice, even if the server repeats it", async () => {
    const batches = [[0, 1], [0, 1, 2], [2], [4]].map((ids) => telling(...ids));
    const { events, waits, reasons } = reading(batches);
    const ids: unknown[] = [];
    for (let count = 0; count < 4; count++) ids.push((await events.next()).value.id);
    expect(ids).toEqual([0, 1, 2, 4]);
    expect([waits, reasons]).toEqual([[1], []]); // After a response without news it waits too.
  });

  it("rejects if a new queue cannot be read, instead of registering forever", async () => {
    const { events } = reading([refusing(400, "BAD_REQUEST")]);
    await expect(events.next()).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("rejects if the account is no longer valid", async () => {
    const started = start();
    const { next } = await following(started);
    started.sandbox.fault({ operation: "getEvents", status: 401 });
    await expect(next()).rejects.toMatchObject({ name: "ServiceError", code: "UNAUTHORIZED" });
  });
});

describe("following events on a server with scripted responses", () => {
  it("waits longer after each failure, and starts over after a minute without one", async () => {
    const fails = refusing(500);
    const pause = async () => {
      await sleep(61_000, undefined);
      return telling(2)();
    };
    const first = [fails, gone, fails, telling(0), gone, gone, telling(1)];
    const turns = [...first, pause, gone, fails, telling(3)];
    const { events, waits } = reading(turns);
    const types: unknown[] = [];
    for (let count = 0; count < 8; count++) types.push((await events.next()).value.type);
    const [lost, told] = ["events-lost", "presence"];
    expect(types).toEqual([lost, told, lost, lost, told, told, lost, told]);
    expect(waits).toEqual([1, 2, 3, 4, 1]); // A first loss, also after a minute, needs no wait.
  });

  it.each([
    ["a page of a gateway with 200", page(200)],
    ["a page of a gateway with 403", page(403)],
    ["an empty body", () => new Response("")],
  ])("survives reads that return %s", async (_, foreign) => {
    const { events, reads } = reading([foreign, foreign, foreign, telling(5)]);
    expect((await events.next()).value).toMatchObject({ id: 5 });
    expect(reads()).toBe(4);
  });

  it("survives a page at the registration after a loss, and in what onRegistered reads", async () => {
    const pages = [page(403), page(200)];
    let posts = 0;
    const { client } = clientOf(({ method, url }) => {
      if (url.endsWith("/drafts")) return pages.pop()?.() ?? answer({ ...success, drafts: [] });
      if (method === "GET") return posts < 3 ? gone() : telling(7)();
      return ++posts === 2 ? page(403)() : answer(registered);
    });
    const onRegistered = () => client.listDrafts();
    const events = client.followEvents({}, { onRegistered });
    expect((await events.next()).value).toMatchObject({ type: "events-lost" });
    expect((await events.next()).value).toMatchObject({ id: 7 });
    expect([posts, pages.length]).toEqual([3, 0]);
  });

  it("rejects after five minutes of pages, counted from the first in a row", async () => {
    let reads = 0;
    const { client } = clientOf(
      ({ method }) => {
        if (method !== "GET") return answer(registered);
        // After one page the connection fails for six minutes.
        if (reads++ > 0 && performance.now() < 360_000) return failing("ECONNRESET")();
        return page(403)();
      },
      { retry: { backoff: (count) => Math.min(250 * 2 ** count, 8000) } },
    );
    await expect(client.followEvents().next()).rejects.toMatchObject({
      name: "InvalidResponseError",
      status: 403,
    });
    expect(performance.now()).toBeGreaterThanOrEqual(660_000);
    expect(performance.now()).toBeLessThan(690_000);
  });

  it("rejects after a hundred pages in a row", async () => {
    const { events, reads } = reading(Array(200).fill(page(403)));
    await expect(events.next()).rejects.toMatchObject({ name: "InvalidResponseError" });
    expect(reads()).toBe(101);
  });

  it("reads again at once after a read that waited for events in vain", async () => {
    const patient = async () => {
      await sleep(11_000, undefined);
      return telling()();
    };
    const { events, waits } = reading([patient, telling(0)]);
    expect((await events.next()).value).toMatchObject({ id: 0 });
    expect(waits).toEqual([]);
  });

  it("registers again at once after network failures, because the server responds", async () => {
    const { events, waits } = reading([failing("ECONNREFUSED"), failing("ECONNREFUSED"), gone]);
    expect((await events.next()).value).toMatchObject({ type: "events-lost" });
    expect(waits).toEqual([1, 2]);
  });

  it.each(["draft", "restarts"])(
    "is told of an event type that is one letter off: %s",
    async (type) => {
      const { client, requests } = clientOf(() => answer(registered));
      const follow = client.followEvents({ event_types: ["message", type] }).next();
      await expect(follow).rejects.toThrow(
        /^followEvents: argument "event_types" has the unknown type ".*". Did you mean ".*"\?$/,
      );
      expect(requests).toEqual([]);
    },
  );

  it("rejects if a certificate has expired, as waiting would not help", async () => {
    const { events } = reading([failing("CERT_HAS_EXPIRED")]);
    await expect(events.next()).rejects.toMatchObject({ name: "NetworkError" });
  });

  it.each([
    [undefined, 90],
    [10, 90],
    [120, 120],
    [7200, 3600],
  ])(
    "waits for a read as long as the server says, %s seconds, from 90 to 3600: %i",
    async (said, seconds) => {
      vi.useFakeTimers();
      const { events, reads } = reading([], () => ({ event_queue_longpoll_timeout_seconds: said }));
      void events.next();
      while (reads() === 0) await vi.advanceTimersByTimeAsync(0);
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(reads()).toBe(1);
      while (reads() === 1) await vi.advanceTimersByTimeAsync(1);
    },
  );

  it("waits at most five seconds for the queue to be deleted", async () => {
    const { events } = reading([telling(0)]);
    await events.next();
    vi.useFakeTimers();
    const ends = vi.fn();
    events.return?.().then(ends);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(ends).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toHaveBeenCalledOnce();
  });
});

describe("an invalid value", () => {
  const invalid = { name: "InvalidResponseError" };

  it.each([
    null,
    [{ type: "presence" }],
    ...["9", null, 1.5, 1e308].map((id) => [{ type: "presence", id }]),
    [{ id: 1 }],
    [{ type: 5, id: 1 }],
    [
      { type: "presence", id: 0 },
      { type: "presence", id: "1" },
    ],
  ])(
    "in place of an event rejects before any item is returned, followed or read by hand: %j",
    async (events) => {
      const { client, events: followed } = reading(Array(200).fill(giving(events)));
      await expect(followed.next()).rejects.toMatchObject(invalid);
      const read = client.getEvents({ queue_id: "q", last_event_id: -1 });
      await expect(read).rejects.toMatchObject({ ...invalid, operation: "getEvents" });
    },
  );

  it.each([
    ["queue_id", 7],
    ["last_event_id", "-1"],
    ["last_event_id", 1e308],
    ["event_queue_longpoll_timeout_seconds", "abc"],
    ["event_queue_longpoll_timeout_seconds", { toString: 1, valueOf: 1 }],
  ])("in a registration rejects: %s %j", async (name, value) => {
    const { events } = reading([telling(0)], () => ({ [name]: value }));
    await expect(events.next()).rejects.toMatchObject(invalid);
  });
});

describe("a server that keeps failing, with default settings,", () => {
  const limited = (retryAfter: number) =>
    answer(
      { result: "error", code: "RATE_LIMIT_HIT", msg: "", "retry-after": retryAfter },
      { status: 429, headers: { "Retry-After": `${retryAfter}` } },
    );
  const gateway = () => new Response("", { status: 503, headers: { "Retry-After": "0" } });
  const beat = (id: number) => giving([{ type: "heartbeat", id }])();
  const eachRead = (respond: (count: number) => Response) => {
    let reads = 0;
    return ({ method }: Request) => (method === "GET" ? respond(reads++) : answer(registered));
  };
  const servers: Readonly<Record<string, (request: Request) => Response>> = {
    "that asks for no wait": eachRead(() => limited(0)),
    "that accepts no registration": () => limited(0),
    "behind a gateway that asks for no wait": eachRead(() => gateway()),
    "that drops connections": eachRead(failing("ECONNRESET")),
    "that drops each queue after a read": eachRead((count) =>
      (count % 2 === 0 ? telling(count) : gone)(),
    ),
    "that drops each queue": eachRead(gone),
    "that rejects the position after a read": eachRead((count) =>
      (count % 2 === 0 ? telling(count) : refusing(400, "BAD_REQUEST"))(),
    ),
    "that sends heartbeats without a pause": eachRead(beat),
    "that repeats an event": eachRead(telling(0)),
    "that has no events and does not wait": eachRead(telling()),
  };

  /** The most requests in any second, and in total, from a client that follows events for ten minutes. */
  async function requestsOf(server: (request: Request) => Response) {
    const times: number[] = [];
    const client = createClient({
      ...iago,
      featureLevel: 0,
      serverFeatureLevel: 300,
      fetch: async (request) => {
        times.push(performance.now());
        return server(request);
      },
    });
    const end = new AbortController();
    const follow = async () => {
      const events = client.followEvents({}, { signal: end.signal });
      for await (const _ of events); // The program does nothing with the events.
    };
    const following = Promise.allSettled([follow()]);
    await sleep(600_000, undefined);
    end.abort();
    await following;
    const within = (begin: number) => (time: number) => time >= begin && time < begin + 1000;
    const most = Math.max(...times.map((time) => times.filter(within(time)).length));
    return { most, total: times.length };
  }

  it.each(Object.entries(servers))(
    "%s gets at most 12 requests in any second, and fewer than one a second on average",
    async (_, server) => {
      const { most, total } = await requestsOf(server);
      console.info(`at most ${most} a second, ${total} in ten minutes`);
      expect(most).toBeLessThanOrEqual(12);
      expect(total).toBeGreaterThan(50); // It does not give up either.
      expect(total).toBeLessThan(600);
    },
  );
});

describe("the level of a server that is followed", () => {
  /** A server with a new level at each registration; its queues have no events and are dropped. */
  const upgrading = (levels: readonly number[], featureLevel = 0) => {
    const left = [...levels];
    const next = () => ({ zulip_feature_level: left.length > 1 ? left.shift() : left[0] });
    const options = { featureLevel: featureLevel as 0, serverFeatureLevel: 201 };
    return reading(Array(9).fill(gone), next, options);
  };

  it("is reported when it changes, after the loss of events, and `supports` uses it", async () => {
    const { client, events } = upgrading([201, 209, 209, 167]);
    const items: object[] = [];
    const supports: boolean[] = [];
    for await (const item of events) {
      items.push(item);
      supports.push(client.supports("linkifierOrder"));
      if (items.length === 5) break;
    }
    const lost = expect.objectContaining({ type: "events-lost" });
    const upgraded = { type: "level-changed", from: 201, to: 209 };
    const setBack = { type: "level-changed", from: 209, to: 167 };
    expect(items).toEqual([lost, upgraded, lost, lost, setBack]);
    expect(supports).toEqual([true, true, true, false, false]);
  });

  it("is reported at once if the first registration returns another level than known", async () => {
    const { events } = upgrading([209]);
    expect((await events.next()).value).toEqual({ type: "level-changed", from: 201, to: 209 });
  });

  it("§23.1 is believed from a `restart` event, without another registration", async () => {
    const sandbox = createSandbox({ featureLevel: 180 });
    const client = createClient({ ...iago, featureLevel: 101, fetch: sandbox.fetch });
    const events = client.followEvents(drafts);
    const next = events.next();
    await until(() => sandbox.state.queues.length > 0);
    expect([client.serverFeatureLevel, client.supports("linkifierOrder")]).toEqual([180, false]);
    sandbox.upgrade(205);
    expect((await next).value).toMatchObject({ type: "restart", zulip_feature_level: 205 });
    expect([client.serverFeatureLevel, client.supports("linkifierOrder")]).toEqual([205, true]);
    expect((await events.next()).value).toEqual({ type: "level-changed", from: 180, to: 205 });
    const ids = sandbox.state.linkifiers.map(({ id }) => id);
    const order = { ordered_linkifier_ids: ids.toReversed() };
    expect(client.supports("linkifierOrder") && (await client.reorderLinkifiers(order)).ok).toBe(
      true,
    );
    expect(sandbox.state.queues).toHaveLength(1);
    await events.return?.();
  });

  /** A follower of a server at level 201 that has restarted and reports this. */
  const afterRestart = (event: object, featureLevel = 0) =>
    reading([giving([{ id: 0, type: "restart", ...event }])], undefined, {
      featureLevel: featureLevel as 0,
      serverFeatureLevel: 201,
    });

  it("§23.1 stays if a `restart` event reports none", async () => {
    const { client, events } = afterRestart({ server_generation: 1 });
    expect((await events.next()).value).toMatchObject({ type: "restart" });
    expect(client.serverFeatureLevel).toBe(201);
  });

  it.each([
    ["ServerTooOldError", { zulip_feature_level: 166 }],
    ["InvalidResponseError", { zulip_feature_level: "9.0" }],
  ])("ends following with %s after a restart with %j", async (name, event) => {
    const { events } = afterRestart(event, 167);
    await expect(events.next()).rejects.toMatchObject({ name });
  });

  it("ends following if it falls below the program's", async () => {
    const { events } = upgrading([201, 166], 167);
    await expect(events.next()).rejects.toMatchObject({ name: "ServerTooOldError" });
  });
});

describe("the capabilities of a registered queue", () => {
  const own = { notification_settings_null: false, linkifier_url_template: true };
  const given = { notification_settings_null: true };
  it.each([
    [{}, own],
    [{ event_types: ["drafts", "realm_linkifiers"] }, own],
    [{ event_types: ["drafts"] }, null],
    [{ client_capabilities: given }, { ...own, ...given }],
    [{ event_types: ["drafts"], client_capabilities: given }, given],
  ])("are those for the event types that the client describes: %j", async (asked, want) => {
    const { client, requests } = clientOf(() => answer({}, { status: 500 }));
    await client
      .followEvents(asked)
      .next()
      .catch(() => {});
    const form = new URLSearchParams(await requests[0]?.text());
    expect(JSON.parse(form.get("client_capabilities") ?? "null")).toEqual(want);
  });

  it.each([175, 176])("at level %i allow linkifiers to be followed", async (featureLevel) => {
    const sandbox = createSandbox({ featureLevel });
    const client = createClient({ ...iago, featureLevel: 0, fetch: sandbox.fetch });
    const events = client.followEvents({ event_types: ["realm_linkifiers", "realm_filters"] });
    const next = events.next();
    await until(() => sandbox.state.queues.length > 0);
    const fields = { pattern: "(?P<a>b)", url_template: "https://b.example/{a}" };
    const older = { ...fields, url_format_string: "https://b.example/%(a)s" };
    await callerOf(sandbox.fetch, "iago")("POST", "realm/filters", older);
    expect((await next).value.type).toMatch(/^realm_(linkifiers|filters)$/);
  });
});

describe("the end of following", () => {
  const aborted = { name: "AbortError", operation: "getEvents", cause: "enough" };
  const reasons: readonly (readonly [string, (started: Started) => Promise<unknown>])[] = [
    [
      "break",
      async ({ client }) => {
        for await (const _ of client.followEvents()) break;
      },
    ],
    [
      "throw",
      ({ client }) =>
        expect(
          (async () => {
            for await (const _ of client.followEvents()) throw new Error("mine");
          })(),
        ).rejects.toThrow("mine"),
    ],
    [
      "an abort during a read",
      async ({ client }) => {
        const controller = new AbortController();
        const events = client.followEvents({}, { signal: controller.signal });
        await events.next();
        const next = events.next();
        controller.abort("enough");
        await expect(next).rejects.toMatchObject(aborted);
      },
    ],
    [
      "an abort between two events",
      async ({ client, save }) => {
        const controller = new AbortController();
        const events = client.followEvents({}, { signal: controller.signal });
        await events.next();
        for (const id of [102, 103]) save(id);
        await events.next();
        controller.abort("enough");
        await expect(events.next()).rejects.toMatchObject(aborted);
      },
    ],
    [
      "an abort before the next attempt",
      async ({ client, sandbox, asked }) => {
        const controller = new AbortController();
        const events = client.followEvents({}, { signal: controller.signal });
        await events.next();
        sandbox.fault({ operation: "getEvents", status: 429, retryAfter: 100 });
        const next = events.next();
        await until(() => asked.length === 3);
        await new Promise((resolve) => setTimeout(resolve, 20)); // It has to begin to wait.
        controller.abort("enough");
        await expect(next).rejects.toMatchObject(aborted);
      },
    ],
    [
      "a return during a read",
      async ({ client }) => {
        const events = client.followEvents();
        await events.next();
        const next = events.next();
        await events.return?.();
        expect(await next).toEqual({ done: true, value: undefined });
      },
    ],
  ];

  it.each(reasons)("deletes the queue: %s", async (_, leave) => {
    const started = start();
    const left = leave(started);
    await until(() => started.sandbox.state.queues.length > 0);
    started.save(101);
    await left;
    expect(queueIds(started)).toEqual([]);
    expect(started.asked.filter((request) => request.startsWith("DELETE"))).toHaveLength(1);
  });

  it("does not reject if the queue cannot be deleted", async () => {
    const started = start();
    const { events } = await following(started);
    started.sandbox.fault({ operation: "deleteEventQueue", drop: "request", count: 9 });
    expect(await events.return?.()).toEqual({ done: true, value: undefined });
  });

  it("does not wait for a queue that is lost already", async () => {
    const stop = new AbortController();
    let registrations = 0;
    const { client } = reading([gone], () => {
      if (registrations++ === 0) return {};
      stop.abort("enough");
      return failing("ECONNRESET")();
    });
    const begin = performance.now();
    const next = client.followEvents({}, { signal: stop.signal }).next();
    await expect(next).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
    expect(performance.now() - begin).toBeLessThan(5_000);
  });

  it("with an earlier abort sends nothing", async () => {
    const { client, asked } = start();
    const events = client.followEvents({}, { signal: AbortSignal.abort("enough") });
    await expect(events.next()).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
    expect(asked).toEqual([]);
  });
});
