// Queues: registered, read, idle, deleted (sources §3, §11).
import { describe, expect, it } from "vitest";
import { createSandbox, InvalidInputError, manualClock } from "../../../src/sandbox/index.ts";
import { callerOf } from "../../helpers/caller.ts";

const minute = 60_000;
const clock = manualClock();
const sandbox = createSandbox({ ...clock });
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
  it("answers a fresh queue and the feature level", async () => {
    const { status, body } = await iago("POST", "register");
    expect(status).toBe(200);
    expect(body).toEqual({
      result: "success",
      msg: "",
      zulip_version: "9.0",
      zulip_feature_level: 267,
      queue_id: expect.any(String),
      last_event_id: -1,
    });
  });

  it("is open to bots and guests", async () => {
    for (const name of ["helper-bot", "polonius"]) {
      const caller = callerOf(sandbox.fetch, name);
      const queue_id = await register(caller);
      expect(await caller("DELETE", "events", { queue_id })).toMatchObject({ status: 200 });
    }
  });

  it("gives every queue an ID of its own", async () => {
    expect(await register()).not.toBe(await register());
  });
});

describe("deleting a queue", () => {
  it("succeeds once; a second deletion of the same queue answers BAD_EVENT_QUEUE_ID with its queue_id, however often", async () => {
    const queue_id = await register();
    const first = await iago("DELETE", "events", { queue_id });
    expect(first).toMatchObject({ status: 200, body: { result: "success", msg: "" } });
    for (let time = 0; time < 3; time++) {
      expect(await iago("DELETE", "events", { queue_id })).toMatchObject(gone(queue_id));
    }
    expect(await read(queue_id)).toMatchObject(gone(queue_id));
  });

  it.each(["never-existed", "__proto__", "ünï\u0000cödé 💩"])(
    "that never existed is the same error: %j",
    async (queue_id) => {
      expect(await iago("DELETE", "events", { queue_id })).toMatchObject(gone(queue_id));
    },
  );

  it("of another user is refused and leaves it alive", async () => {
    const queue_id = await register();
    for (const answer of [
      await cordelia("DELETE", "events", { queue_id }),
      await cordelia("GET", `events?queue_id=${queue_id}&last_event_id=-1&dont_block=true`),
    ]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { code: "BAD_REQUEST", msg: "You are not authorized to access this queue" },
      });
    }
    expect(await read(queue_id)).toMatchObject({ status: 200 });
  });

  it("ends a read that waits on it", async () => {
    const queue_id = await register();
    const waiting = read(queue_id, -1, {});
    await iago("DELETE", "events", { queue_id });
    expect(await waiting).toMatchObject(gone(queue_id));
  });
});

describe("reading events", () => {
  it("answers at once with none where dont_block is true", async () => {
    expect((await read(await register())).body).toEqual({ result: "success", msg: "", events: [] });
  });

  it("waits for an event", async () => {
    const queue_id = await register();
    const waiting = read(queue_id, -1, {});
    sandbox.publish({ type: "message", content: "hello" });
    expect((await waiting).body.events).toEqual([{ type: "message", content: "hello", id: 0 }]);
  });

  it("returns what is newer than last_event_id and forgets the rest", async () => {
    const queue_id = await register();
    for (const content of ["a", "b", "c"]) sandbox.publish({ type: "message", content });
    const ids = async (last: number) =>
      (await read(queue_id, last)).body.events.map(({ id }: { id: number }) => id);
    expect(await ids(-1)).toEqual([0, 1, 2]);
    expect(await ids(0)).toEqual([1, 2]);
    expect(await ids(-1)).toEqual([1, 2]);
    expect(await ids(2)).toEqual([]);
  });

  it("gives a queue the types that it asked for, and all where it asked for none", async () => {
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

  it("ends a wait with a heartbeat after a minute, whatever the queue asked for", async () => {
    const queue_id = await register(iago, { event_types: "[]" });
    const waiting = read(queue_id, -1, { dont_block: "false" });
    await new Promise((resolve) => setTimeout(resolve, 10));
    clock.advance(minute - 1);
    clock.advance(1);
    expect((await waiting).body.events).toEqual([{ type: "heartbeat", id: 0 }]);
  });

  it("is given up when the caller gives up, and then the event is still there", async () => {
    const queue_id = await register();
    const controller = new AbortController();
    const request = sandbox.fetch(
      `http://sandbox/api/v1/events?queue_id=${queue_id}&last_event_id=-1`,
      {
        headers: { authorization: `Basic ${btoa("iago@example.com:iago-key")}` },
        signal: controller.signal,
      },
    );
    await new Promise((resolve) => setTimeout(resolve, 10));
    controller.abort();
    await expect(request).rejects.toMatchObject({ name: "AbortError" });
    sandbox.publish({ type: "message" });
    expect((await read(queue_id)).body.events).toHaveLength(1);
  });
});

describe("a queue that nobody reads", () => {
  it("lives for just under 10 minutes after it was last read", async () => {
    const queue_id = await register();
    for (let time = 0; time < 3; time++) {
      clock.advance(10 * minute - 1);
      expect(await read(queue_id)).toMatchObject({ status: 200 });
    }
  });

  it("is deleted after 10 minutes", async () => {
    const queue_id = await register();
    clock.advance(10 * minute);
    expect(sandbox.state.queues).toEqual([]);
    expect(await read(queue_id)).toMatchObject(gone(queue_id));
  });

  it("is not one on which somebody waits", async () => {
    const queue_id = await register();
    const waiting = read(queue_id, -1, {});
    await new Promise((resolve) => setTimeout(resolve, 10));
    clock.advance(11 * minute);
    expect((await waiting).body.events).toEqual([{ type: "heartbeat", id: 0 }]);
    expect(await read(queue_id)).toMatchObject({ status: 200 });
  });
});

describe("an event", () => {
  it.each<[unknown, string]>([
    [{ type: "drafts", op: "remove" }, "#: body/events/0"],
    [{}, "#: body/events/0"],
    [null, "#: body/events/0"],
    [{ type: "message", content: 1n }, "#: is not JSON: TypeError: "],
  ])("that looks different from its specification is not published: %s", (event, problem) => {
    const publish = () => sandbox.publish(event as never);
    expect(publish).toThrow(InvalidInputError);
    expect(publish).toThrow(`The event is not valid.\n${problem}`);
  });

  it.each<[unknown, string]>([
    [9, "#: must be array"],
    [[9, "10"], "#/1: must be integer"],
    [[9, 99], "#/1: no user has the ID 99"],
  ])("is published to users who exist, and not to %j", async (userIds, problem) => {
    const queue_id = await register();
    const publish = () => sandbox.publish({ type: "message" }, userIds as never);
    expect(publish).toThrow(`The list of users is not valid.\n${problem}`);
    expect((await read(queue_id)).body.events).toEqual([]);
  });
});
