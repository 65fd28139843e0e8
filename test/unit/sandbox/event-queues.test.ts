// Event queues: registered, read, idle, deleted (sources §3, §11).
import { describe, expect, it } from "vitest";
import { createClock } from "../../../src/service/sandbox/clock.ts";
import { createEventQueues } from "../../../src/service/sandbox/event-queues.ts";
import { InvalidInputError } from "../../../src/service/sandbox/index.ts";
import { newestReleased } from "../../../src/service/sandbox/seed.ts";
import { callerOf, eventsOf, newYear, waitForRequest } from "../../helpers/caller.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";

const minute = 60_000;
const sandbox = createSandbox({ now: newYear });
const iago = callerOf(sandbox.fetch, "iago");
const cordelia = callerOf(sandbox.fetch, "cordelia");
const register = async (caller = iago, fields: Record<string, string> = {}): Promise<string> =>
  (await caller("POST", "register", fields)).body.queue_id;
const read = (queue_id: string, last = -1, more: Record<string, string> = { dont_block: "true" }) =>
  iago("GET", `events?${new URLSearchParams({ queue_id, last_event_id: String(last), ...more })}`);
const gone = (queue_id: string) => ({
  status: 400,
  body: {
    result: "error",
    code: "BAD_EVENT_QUEUE_ID",
    msg: `Bad event queue ID: ${queue_id}`,
    queue_id,
  },
});

describe("registering a queue", () => {
  it("§16.1 returns a new queue and the server's version", async () => {
    const { status, body } = await iago("POST", "register");
    expect(status).toBe(200);
    expect(body).toEqual({
      result: "success",
      msg: "",
      zulip_version: "12.0",
      zulip_feature_level: newestReleased,
      zulip_merge_base: "12.0",
      queue_id: expect.any(String),
      last_event_id: -1,
      max_message_id: -1,
      drafts: expect.any(Array),
      realm_linkifiers: [],
      realm_filters: [],
      event_queue_longpoll_timeout_seconds: 90,
      server_needs_upgrade: false,
      realm_uri: "http://sandbox",
      realm_url: "http://sandbox",
      idle_queue_timeout_secs: 600,
    });
  });

  it("gives each queue a unique ID in the form of real servers", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => register()));
    expect(new Set(ids).size).toBe(20);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});

describe("deleting a queue", () => {
  it("§11.2 of another user responds like an unknown one, and keeps the queue", async () => {
    const queue_id = await register();
    const query = `queue_id=${queue_id}&last_event_id=-1`;
    for (const answer of [
      await cordelia("DELETE", "events", { queue_id }),
      await cordelia("GET", `events?${query}&dont_block=true`),
      await cordelia("GET", `events?${query}`),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual(gone(queue_id).body);
    }
    expect(await read(queue_id)).toMatchObject({ status: 200 });
  });
});

describe("reading events", () => {
  it("§16.4 waits for an event; a response after a wait includes queue_id", async () => {
    const queue_id = await register();
    const waiting = read(queue_id, -1, {});
    await waitForRequest();
    const event = { type: "message", content: "hello" };
    sandbox.publish(event);
    const events = [{ ...event, id: 0 }];
    expect((await waiting).body).toEqual({ result: "success", msg: "", events, queue_id });
    // No wait is needed here.
    expect((await read(queue_id, -1, {})).body).toEqual({ result: "success", msg: "", events });
  });

  it.each<[string, Record<string, string>]>([
    ["that waits", {}],
    ["that does not wait", { dont_block: "true" }],
  ])(
    "§11.6 a second read of a queue %s ends the first, which returns an empty list",
    async (_, more) => {
      const queue_id = await register();
      const first = read(queue_id, -1, {});
      await waitForRequest();
      const second = read(queue_id, -1, more);
      await waitForRequest();
      sandbox.publish({ type: "message" });
      expect((await first).body.events).toEqual([]);
      expect((await second).body.events).toHaveLength("dont_block" in more ? 0 : 1);
      expect((await read(queue_id)).body.events).toHaveLength(1);
    },
  );

  it("§2.1 §6.2 §16.1 returns the requested event types, by default all", async () => {
    const some = await register(iago, { event_types: '["drafts","message"]' });
    const none = await register(iago, { event_types: "[]" });
    const all = await register();
    sandbox.publish({ type: "reaction" });
    sandbox.publish({ type: "message" });
    const types = async (queue_id: string) =>
      (await read(queue_id)).body.events.map(({ type }: { type: string }) => type);
    expect(await types(some)).toEqual(["message"]);
    expect(await types(none)).toEqual([]);
    expect(await types(all)).toEqual(["reaction", "message"]);
  });

  it("§16.5 ends a wait with a heartbeat after 45 to 55 seconds, for any types", async () => {
    const queue_id = await register(iago, { event_types: "[]" });
    let events: unknown;
    const waiting = read(queue_id, -1, { dont_block: "false" }).then(({ body }) => {
      ({ events } = body);
    });
    await waitForRequest();
    sandbox.advance(45_000);
    await waitForRequest();
    expect(events).toBeUndefined();
    sandbox.advance(10_000);
    await waiting;
    expect(events).toEqual([{ type: "heartbeat", id: 0 }]);
  });

  it("ends when the caller aborts, and keeps the event", async () => {
    const queue_id = await register();
    const controller = new AbortController();
    const request = sandbox.fetch(
      `http://sandbox/api/v1/events?queue_id=${queue_id}&last_event_id=-1`,
      {
        headers: { authorization: `Basic ${btoa("iago@example.com:iago-key")}` },
        signal: controller.signal,
      },
    );
    await waitForRequest();
    controller.abort();
    await expect(request).rejects.toMatchObject({ name: "AbortError" });
    sandbox.publish({ type: "message" });
    expect((await read(queue_id)).body.events).toHaveLength(1);
  });
});

describe("an idle queue", () => {
  const message = { type: "message" };

  it("§11.5 exists for just under 10 minutes after its last read", async () => {
    const queue_id = await register();
    for (let last = -1; last < 2; last++) {
      sandbox.advance(10 * minute - 1);
      sandbox.publish(message);
      expect(await read(queue_id, last, {})).toMatchObject({ status: 200 });
    }
  });

  it("§11.5 is not prolonged by reads with dont_block", async () => {
    const queue_id = await register();
    sandbox.advance(9 * minute);
    expect(await read(queue_id)).toMatchObject({ status: 200 });
    sandbox.advance(minute);
    expect(await read(queue_id)).toMatchObject(gone(queue_id));
  });

  it("§11.5 is deleted after 10 minutes, each on its own", async () => {
    const first = await register();
    sandbox.advance(4 * minute);
    const second = await register();
    sandbox.advance(6 * minute);
    expect(sandbox.state.queues).toMatchObject([{ queue_id: second }]);
    expect(await read(first)).toMatchObject(gone(first));
    sandbox.advance(4 * minute);
    expect(sandbox.state.queues).toEqual([]);
    expect(await read(second)).toMatchObject(gone(second));
  });

  it("§18.481 exists as long as its registration asks, up to 7 days, from 481 on", async () => {
    const ask = async (featureLevel: number, idle_queue_timeout: number | string) => {
      const { fetch, advance } = createSandbox({ now: newYear, featureLevel });
      const iago = callerOf(fetch, "iago");
      const fields = { idle_queue_timeout: JSON.stringify(idle_queue_timeout) };
      const { body } = await iago("POST", "register", fields);
      const isAlive = async () =>
        (await iago("GET", `events?queue_id=${body.queue_id}&last_event_id=-1&dont_block=true`))
          .status === 200;
      return { advance, body, isAlive };
    };
    const week = 7 * 24 * 60 * 60;
    for (const [asked, granted] of [
      [30, 30],
      [3_600, 3_600],
      [2 * week, week],
      ["mobile", 12 * 60 * 60],
    ] as const) {
      const { advance, body, isAlive } = await ask(481, asked);
      expect(body.idle_queue_timeout_secs).toBe(granted);
      advance(granted * 1000 - 1);
      expect(await isAlive()).toBe(true);
      advance(1);
      expect(await isAlive()).toBe(false);
    }
    const { advance, body, isAlive } = await ask(480, 3_600);
    expect(body).not.toHaveProperty("idle_queue_timeout_secs");
    expect(body.ignored_parameters_unsupported).toEqual(["idle_queue_timeout"]);
    advance(10 * minute);
    expect(await isAlive()).toBe(false);
  });

  it("is not one with a waiting read", async () => {
    const queue_id = await register();
    const waiting = read(queue_id, -1, {});
    await waitForRequest();
    sandbox.advance(11 * minute);
    expect((await waiting).body.events).toEqual([{ type: "heartbeat", id: 0 }]);
    expect(await read(queue_id)).toMatchObject({ status: 200 });
  });
});

describe("the queues of an organization", () => {
  const start = () => {
    const queues = createEventQueues(createClock(newYear));
    const registration = { user_id: 9, idleTime: 10 * minute };
    const begin = () => queues.register({ ...registration, event_types: ["message"] });
    return { queues, begin, ids: () => queues.all().map(({ queue_id }) => queue_id) };
  };
  const message = { type: "message" };
  const toAll = () => message;
  it("are ten thousand at most, of which the one read longest ago is deleted", () => {
    const { queues, begin, ids } = start();
    const [followed, forgotten, ...others] = Array.from({ length: 10_000 }, begin);
    if (followed === undefined || forgotten === undefined) throw new Error("There are two.");
    queues.prolong(followed);
    const last = begin();
    expect(ids()).toEqual([...others, followed, last].map(({ queue_id }) => queue_id));
  });

  it("are deleted one by one that have more than ten thousand unread events", () => {
    const { queues, begin, ids } = start();
    const [read, unread] = [begin(), begin()];
    for (let id = 0; id <= 10_000; id++) {
      queues.publish(toAll);
      if (id === 0) queues.forget(read, id);
    }
    expect(ids()).toEqual([read.queue_id]);
    expect(read.unread).toHaveLength(10_000);
    expect(queues.find(unread.queue_id, 9)).toBeUndefined();
  });

  it("share an event that several have not read", () => {
    const { queues, begin } = start();
    const [one, other] = [begin(), begin()];
    queues.publish(toAll);
    expect(one.unread).toHaveLength(1);
    expect(one.unread[0]).toBe(other.unread[0]);
  });

  it("do not include one that ends right after its reader got an event", async () => {
    const { queues, begin } = start();
    const queue = begin();
    const waiting = queues.wait(queue, new AbortController().signal);
    queues.publish(toAll);
    queues.remove(queue);
    expect(await waiting).toEqual([{ type: "message", id: 0 }]);
    expect(queues.all()).toEqual([]);
  });

  it("are shown in the state with their event types and unread events", async () => {
    const sandbox = createSandbox();
    const [one, other] = [callerOf(sandbox.fetch, "iago"), callerOf(sandbox.fetch, "cordelia")];
    const queue_id = await register(one, { event_types: '["message"]' });
    const foreign = await register(other);
    sandbox.publish({ type: "message" }, [9]);
    expect(sandbox.state.queues).toEqual([
      { queue_id, user_id: 9, event_types: ["message"], events: [{ type: "message", id: 0 }] },
      { queue_id: foreign, user_id: 11, event_types: null, events: [] },
    ]);
  });
});

describe("an event", () => {
  it.each<[unknown, string]>([
    [{ type: "drafts", op: "remove" }, '#: must have required property "draft_id"'],
    [{ type: "drafts", op: "remove", draft_id: "17" }, "#/draft_id: must be integer"],
    [
      { type: "drafts", op: "removed" },
      '#/op: must be one of "add", "update", "remove". Did you mean "remove"?',
    ],
    [{ type: "drafts" }, '#/op: must be one of "add", "update", "remove"'],
    [
      { type: "realm_linkifiers", realm_linkifiers: [{}] },
      '#/realm_linkifiers/0: must have required property "id"',
    ],
    [{}, '#: must have required property "type"'],
    [{ type: 7 }, "#/type: must be string"],
    [null, "#: must be object"],
    [{ type: "message", content: 1n }, "#: is not JSON: TypeError: "],
  ])("that violates its schema is not published: %s", (event, problem) => {
    const publish = () => sandbox.publish(event as never);
    expect(publish).toThrow(InvalidInputError);
    expect(publish).toThrow(`The event is not valid.\n${problem}`);
  });

  it("that the feature level lacks is not published", () => {
    const old = createSandbox({ featureLevel: 86 });
    expect(() => old.publish({ type: "drafts", op: "remove", draft_id: 17 })).toThrow(
      "The event is not valid.\n#/type: belongs to no event of feature level 86",
    );
    old.publish({ type: "message" });
  });

  it.each<[unknown, string]>([
    [9, "#: must be array"],
    [[9, "10"], "#/1: must be integer"],
    [[9, 99], "#/1: no user has the ID 99"],
  ])("is published to existing users, and not to %j", async (userIds, problem) => {
    const queue_id = await register();
    const publish = () => sandbox.publish({ type: "message" }, userIds as never);
    expect(publish).toThrow(`The list of users is not valid.\n${problem}`);
    expect((await read(queue_id)).body.events).toEqual([]);
  });
});

describe("a restart", () => {
  const restarted = async (from: number, to: number) => {
    const sandbox = createSandbox({ now: 1_767_225_600_000, featureLevel: from });
    const caller = callerOf(sandbox.fetch, "polonius");
    const { queue_id } = (await caller("POST", "register", { event_types: '["x"]' })).body;
    sandbox.upgrade(to);
    return eventsOf(caller, queue_id);
  };
  const started = { type: "restart", server_generation: 1_767_225_600, id: 0 };
  const reported = (level: number, release: string) => ({
    zulip_version: release,
    zulip_feature_level: level,
  });

  it.each([
    [0, 58, { immediate: false }],
    [0, 65, { ...reported(65, "4.0"), immediate: false }],
    [65, 237, { ...reported(237, "8.0"), zulip_merge_base: "8.0", immediate: false }],
    [237, 277, { ...reported(277, "9.0"), zulip_merge_base: "9.0" }],
    [277, 277, { ...reported(277, "9.0"), zulip_merge_base: "9.0" }],
  ])("§23.1 from level %i to %i is an event for every queue", async (from, to, fields) => {
    expect(await restarted(from, to)).toEqual([{ ...started, ...fields }]);
  });

  it("§23.1 ends a waiting read with its event", async () => {
    const sandbox = createSandbox({ featureLevel: 156 });
    const caller = callerOf(sandbox.fetch, "iago");
    const { queue_id } = (await caller("POST", "register", { event_types: "[]" })).body;
    const waiting = caller("GET", `events?queue_id=${queue_id}&last_event_id=-1`);
    await waitForRequest();
    sandbox.upgrade(237);
    expect((await waiting).body.events).toMatchObject([{ zulip_feature_level: 237 }]);
  });
});
