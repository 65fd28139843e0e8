/** Following events, on a sandbox where everything goes wrong that can. */
import { describe, expect, it, vi } from "vitest";
import { type ClientOptions, createClient } from "../../../src/index.ts";
import { createSandbox, type Fault, manualClock } from "../../../src/service/sandbox/index.ts";
import { answer, clientOf } from "../../helpers/client.ts";

const account = { baseUrl: "https://sandbox", email: "iago@example.com", apiKey: "iago-key" };
const drafts = { event_types: ["drafts"] };

/** A sandbox, a client of it that waits for nothing between attempts, and what the client asked for. */
function start(options: Partial<ClientOptions<481>> = {}) {
  const sandbox = createSandbox();
  const asked: string[] = [];
  const client = createClient({
    ...account,
    featureLevel: 481,
    ...options,
    retry: { backoff: () => 0, ...options.retry },
    fetch: (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      return sandbox.fetch(request);
    },
  });
  const save = (id: number) =>
    sandbox.saveDraft({ id, user_id: 9, type: "", to: [], topic: "", content: "" });
  return { sandbox, client, asked, save };
}

type Started = ReturnType<typeof start>;

/** The drafts that an item tells of, or why it tells of none. */
const told = (item: { readonly type: string } | undefined) =>
  item && "drafts" in item && Array.isArray(item.drafts)
    ? item.drafts.map(({ id }) => id).join()
    : item?.type;

/** Begins to read, and has a first draft delivered, so that the queue is known to work. */
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
  createClient({ ...account, featureLevel: 0, fetch: sandbox.fetch });

describe("following events", () => {
  it("sends nothing before the first is asked for, nor where none ever is", async () => {
    const { client, asked } = start();
    const events = client.followEvents();
    await events.return?.();
    expect(await events.next()).toEqual({ done: true, value: undefined });
    expect(asked).toEqual([]);
  });

  it("gives each event once, in order, of the types that were asked for", async () => {
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

  it("tells when the first queue collects: what is read then and what follows have no gap", async () => {
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

  it("fails where what is done then fails, and leaves no queue behind", async () => {
    const started = start();
    const problem = new Error("No more room.");
    const onRegistered = () => Promise.reject(problem);
    const events = started.client.followEvents(drafts, { onRegistered });
    await expect(events.next()).rejects.toBe(problem);
    expect(queueIds(started)).toEqual([]);
  });

  it("leaves heartbeats out, and reads on", async () => {
    const clock = manualClock();
    const sandbox = createSandbox({ ...clock });
    let reads = 0;
    const client = createClient({
      ...account,
      featureLevel: 481,
      fetch: (request) => {
        if (request.method === "GET" && request.url.includes("/events")) reads++;
        return sandbox.fetch(request);
      },
    });
    const events = client.followEvents();
    const next = events.next();
    for (const count of [1, 2, 3]) {
      await until(() => reads === count);
      await new Promise((resolve) => setTimeout(resolve, 5)); // The read has to begin to wait.
      clock.advance(50_000);
    }
    await until(() => reads === 4);
    sandbox.publish({ type: "presence" });
    expect((await next).value).toMatchObject({ type: "presence" });
  });

  const passing: readonly (readonly [string, Fault])[] = [
    ["the connection breaks before the server has read", { drop: "request" }],
    ["an answer is lost on its way", { drop: "response" }],
    ["a gateway has no server", { status: 502 }],
    ["the server fails", { status: 500 }],
    ["there are too many requests", { status: 429, retryAfter: 0.001 }],
  ];

  it.each(passing)("goes on where %s, for as long as it takes", async (_, fault) => {
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
  ])("waits as long as %s asks for, also for longer than calls do", async (_, status) => {
    const started = start({ retry: { maxDelay: 1 } });
    const { next } = await following(started);
    started.sandbox.fault({ operation: "getEvents", status, retryAfter: 0.05 });
    started.save(102);
    const begin = performance.now();
    expect(await next()).toBe("102");
    expect(performance.now() - begin).toBeGreaterThanOrEqual(49);
  });

  it("waits for the first registration, too, where there are too many requests", async () => {
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

  it("fails where the first registration does", async () => {
    const { client, sandbox } = start();
    sandbox.fault({ operation: "registerEventQueue", drop: "request" });
    await expect(client.followEvents().next()).rejects.toMatchObject({ name: "NetworkError" });
    const wrong = client.followEvents({ event_types: [1 as unknown as string] });
    await expect(wrong.next()).rejects.toMatchObject({ name: "ServiceError", status: 400 });
  });

  it("registers again where the queue is gone, and says after which event some are lost", async () => {
    const started = start();
    const { next, events } = await following(started);
    const queue_id = onlyQueue(started);
    await otherProgram(started).deleteEventQueue({ queue_id });
    for (const drop of ["request", "response"] as const) {
      started.sandbox.fault({ operation: "registerEventQueue", drop });
    }
    started.save(102); // Nobody hears of this one.
    expect((await events.next()).value).toEqual({
      type: "events-lost",
      after: 0,
      error: expect.objectContaining({ code: "BAD_EVENT_QUEUE_ID", queue_id }),
    });
    const first = next();
    started.save(103);
    expect(await first).toBe("103");
  });

  it("registers again where the server has lost its place, and leaves no queue behind", async () => {
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

  it("gives nothing a second time, were it sent again", async () => {
    const event = (id: number) => ({ type: "presence", id });
    const batches = [[0, 1], [0, 1, 2], [2], [4]];
    const waits: number[] = [];
    const backoff = (failures: number) => 0 * waits.push(failures);
    const handler = ({ method, url }: Request) => {
      const isRead = method === "GET";
      if (!isRead) return answer({ result: "success", msg: "", queue_id: "q", last_event_id: -1 });
      expect(url).toContain("queue_id=q");
      return answer({ result: "success", msg: "", events: batches.shift()?.map(event) ?? [] });
    };
    const { client } = clientOf(handler, { retry: { backoff } });
    const ids: number[] = [];
    for await (const item of client.followEvents()) {
      if ("id" in item) ids.push(Number(item.id));
      if (ids.length === 4) break;
    }
    expect(ids).toEqual([0, 1, 2, 4]);
    expect(waits).toEqual([1]); // An answer without news is not asked for again at once.
  });

  it("fails where a fresh queue cannot be read, and does not register for ever", async () => {
    const { client } = clientOf(({ method }) =>
      method === "GET"
        ? answer({ result: "error", code: "BAD_REQUEST", msg: "no" }, { status: 400 })
        : answer({ result: "success", msg: "", queue_id: "q", last_event_id: -1 }),
    );
    await expect(client.followEvents().next()).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("fails where the account has none any more", async () => {
    const started = start();
    const { next } = await following(started);
    started.sandbox.fault({ operation: "getEvents", status: 401 });
    await expect(next()).rejects.toMatchObject({ name: "ServiceError", code: "UNAUTHORIZED" });
  });

  it("lets a read wait, however short the client's timeout is", async () => {
    const started = start({ timeout: 50 });
    const { next } = await following(started);
    started.sandbox.fault({ operation: "getEvents", delay: 150 });
    started.save(102);
    expect(await next()).toBe("102");
    expect(started.asked.filter((request) => request.startsWith("GET"))).toHaveLength(2);
  });
});

describe("following events on a server that answers in turn", () => {
  const registered = { result: "success", msg: "", queue_id: "q", last_event_id: -1 };
  const never = () => new Promise<Response>(() => {});
  const failing = (code: string) => () => {
    throw new TypeError("fetch failed", { cause: Object.assign(new Error(), { code }) });
  };
  const refusing = (status: number, code?: string) => () =>
    answer({ result: "error", code, msg: "no", queue_id: "q" }, { status });
  const gone = refusing(400, "BAD_EVENT_QUEUE_ID");
  const telling = (id: number) => () =>
    answer({ result: "success", msg: "", events: [{ type: "presence", id }] });

  /** What is read in turn, and then never answered; which waits follow. */
  function reading(turns: readonly (() => Response | Promise<Response>)[], more: object = {}) {
    const waits: number[] = [];
    let reads = 0;
    const { client } = clientOf(
      ({ method }) => {
        if (method === "GET") return (turns[reads++] ?? never)();
        return method === "DELETE" ? never() : answer({ ...registered, ...more });
      },
      { retry: { backoff: (failures) => 0 * waits.push(failures) } },
    );
    return { events: client.followEvents(), waits, reads: () => reads };
  }

  it("waits longer from failure to failure, and as little as at first after an answer", async () => {
    const fails = refusing(500);
    const { events, waits } = reading([fails, fails, fails, telling(0), fails, telling(1)]);
    expect(await events.next()).toMatchObject({ value: { id: 0 } });
    expect(await events.next()).toMatchObject({ value: { id: 1 } });
    expect(waits).toEqual([1, 2, 3, 1]);
  });

  it("waits longer from queue to queue where they are gone before they are read", async () => {
    const { events, waits } = reading([gone, gone, gone, telling(0), gone, gone, telling(1)]);
    const types: unknown[] = [];
    for (let count = 0; count < 7; count++) types.push((await events.next()).value.type);
    const lost = "events-lost";
    expect(types).toEqual([lost, lost, lost, "presence", lost, lost, "presence"]);
    expect(waits).toEqual([1, 2, 3, 1]);
  });

  it.each([
    ["a certificate has expired", failing("CERT_HAS_EXPIRED"), { name: "NetworkError" }],
    ["something else answers", () => new Response("log in"), { name: "InvalidResponseError" }],
  ])("fails where %s, as no wait would help", async (_, fails, want) => {
    vi.useFakeTimers();
    try {
      const { events, reads } = reading([fails]);
      const failed = expect(events.next()).rejects.toMatchObject(want);
      while (reads() === 0) await vi.advanceTimersByTimeAsync(0);
      await vi.advanceTimersByTimeAsync(5_000); // It says good-bye.
      await failed;
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    [undefined, 90],
    [10, 90],
    [120, 120],
  ])(
    "reads for as long as the server says, %s seconds, but not less than 90: %i",
    async (said, seconds) => {
      vi.useFakeTimers();
      try {
        const { events, reads } = reading([], { event_queue_longpoll_timeout_seconds: said });
        void events.next();
        while (reads() === 0) await vi.advanceTimersByTimeAsync(0);
        await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
        expect(reads()).toBe(1);
        await vi.waitFor(() => expect(reads()).toBe(2)); // Which passes on the time, too.
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it("waits five seconds for the queue to be deleted", async () => {
    const { events } = reading([telling(0)]);
    await events.next();
    vi.useFakeTimers();
    try {
      const ends = vi.fn();
      events.return?.().then(ends);
      await vi.advanceTimersByTimeAsync(4_999);
      expect(ends).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(ends).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
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
      "return",
      ({ client }) =>
        (async () => {
          for await (const item of client.followEvents()) return item;
        })(),
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
      "an abort while it waits",
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
      "an abort before it asks again",
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
      "a reader that goes while it waits",
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

  it("is no failure where the queue cannot be deleted", async () => {
    const started = start();
    const { events } = await following(started);
    started.sandbox.fault({ operation: "deleteEventQueue", drop: "request", count: 9 });
    expect(await events.return?.()).toEqual({ done: true, value: undefined });
  });

  it("with an abort before it begins sends nothing", async () => {
    const { client, asked } = start();
    const events = client.followEvents({}, { signal: AbortSignal.abort("enough") });
    await expect(events.next()).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
    expect(asked).toEqual([]);
  });
});
