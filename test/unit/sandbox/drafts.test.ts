// Drafts: listing, deleting, and the events of both (sources §3, §13, §17).
import { describe, expect, it } from "vitest";
import { basic, type Caller, callerOf, eventsOf, savedDraft } from "../../helpers/caller.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";

const start = () => {
  const sandbox = createSandbox();
  return { sandbox, as: (name: string) => callerOf(sandbox.fetch, name) };
};
const register = async (caller: Caller, ...types: string[]): Promise<string> =>
  (await caller("POST", "register", { event_types: JSON.stringify(types) })).body.queue_id;
const missing = {
  status: 404,
  body: { result: "error", code: "BAD_REQUEST", msg: "Draft does not exist" },
};

describe("deleting a draft", () => {
  it("§3.3 §3.4 §7.3 §13.1 succeeds once; the next deletion finds no draft", async () => {
    const { sandbox, as } = start();
    expect((await as("iago")("DELETE", "drafts/17")).body).toEqual({ result: "success", msg: "" });
    for (let time = 0; time < 3; time++) {
      expect(await as("iago")("DELETE", "drafts/17")).toMatchObject(missing);
    }
    expect(sandbox.state.drafts.map(({ id }) => id)).toEqual([18, 19, 20]);
  });

  it("§4.3.2 §6.1 §13.4 sends an event only to queues of the user for drafts", async () => {
    const { as } = start();
    const iago = as("iago");
    const cordelia = as("cordelia");
    const asked = [await register(iago, "drafts", "message"), await register(iago, "drafts")];
    const other = await register(iago, "message");
    const foreign = await register(cordelia, "drafts");
    await iago("DELETE", "drafts/17");
    await iago("DELETE", "drafts/17");
    for (const queue of asked) {
      expect(await eventsOf(iago, queue)).toEqual([
        { type: "drafts", op: "remove", draft_id: 17, id: 0 },
      ]);
    }
    expect(await eventsOf(iago, other)).toEqual([]);
    expect(await eventsOf(cordelia, foreign)).toEqual([]);
  });

  it("§13.1 of another user responds as for a missing one, and deletes nothing", async () => {
    const { sandbox, as } = start();
    expect(await as("cordelia")("DELETE", "drafts/17")).toMatchObject(missing);
    expect(await as("desdemona")("DELETE", "drafts/17")).toMatchObject(missing);
    expect(sandbox.state.drafts).toHaveLength(4);
  });

  it("§13.2 §17.3 is rejected before the lookup, like the list, if not synchronized", async () => {
    const othello = start().as("othello");
    for (const [method, path] of [
      ["DELETE", "drafts/20"],
      ["DELETE", "drafts/999"],
      ["GET", "drafts"],
    ] as const) {
      expect(await othello(method, path)).toMatchObject({
        status: 400,
        body: { code: "BAD_REQUEST", msg: "User has disabled synchronizing drafts." },
      });
    }
  });
});

describe("saving drafts", () => {
  const draft = { type: "stream", to: [7], topic: "plans", content: "Hello" };
  const sent = (...drafts: object[]) => ({ drafts: JSON.stringify(drafts) });

  it("§19.1 §19.5 gives each a new, unused ID, and sends one event for all", async () => {
    const { as } = start();
    const polonius = as("polonius");
    const queue = await register(polonius, "drafts");
    const forUsers = { type: "private", to: [13, 9], topic: "dropped", content: "Hi\n" };
    const { body } = await polonius("POST", "drafts", sent(draft, forUsers));
    expect(body).toEqual({ result: "success", msg: "", ids: [21, 22] });
    await polonius("DELETE", "drafts/22");
    expect((await polonius("POST", "drafts", sent(draft))).body.ids).toEqual([23]);
    const [added] = await eventsOf(polonius, queue);
    expect(added).toMatchObject({
      op: "add",
      drafts: [{ id: 21 }, { id: 22, to: [9], topic: "" }],
    });
    expect((await polonius("GET", "drafts")).body).toMatchObject({ count: 2 });
  });

  it("§19.5 saves none if one is rejected", async () => {
    const { sandbox, as } = start();
    const answer = await as("iago")("POST", "drafts", sent(draft, { ...draft, to: [] }));
    expect(answer).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
    expect(sandbox.state.drafts).toHaveLength(4);
  });

  it("§19.2 §19.3 normalizes fields as servers do", async () => {
    const sandbox = createSandbox({ now: 1_700_000_000_500, drafts: [] });
    const iago = callerOf(sandbox.fetch, "iago");
    const long = { topic: "t".repeat(70), content: `\n\n ${"m".repeat(10_001)} \n` };
    const fields = sent(
      { ...draft, ...long, timestamp: 5.9 },
      { type: "private", to: [], topic: "x", content: "a" },
      { type: "private", to: [9], topic: "", content: "to myself" },
      { type: "", to: [1, 2], topic: "", content: "nowhere" },
    );
    expect((await iago("POST", "drafts", fields)).status).toBe(200);
    const [first, ...others] = (await iago("GET", "drafts")).body.drafts;
    expect(first).toMatchObject({ topic: `${"t".repeat(57)}...`, timestamp: 5 });
    expect(first.content).toHaveLength(10_000);
    expect(first.content).toMatch(/^m+\n\[message truncated\]$/);
    expect(others).toMatchObject([
      { type: "", to: [], topic: "", timestamp: 1_700_000_000 },
      { type: "private", to: [9] },
      { type: "", to: [] },
    ]);
  });
});

describe("editing a draft", () => {
  it("§19.1 §19.5 replaces it and sends an event each time", async () => {
    const { as } = start();
    const iago = as("iago");
    const queue = await register(iago, "drafts");
    const draft = { type: "", to: [], topic: "", content: "new" };
    for (let time = 0; time < 2; time++) {
      await iago("PATCH", "drafts/17", { draft: JSON.stringify({ ...draft, timestamp: 7 }) });
    }
    const update = { type: "drafts", op: "update", draft: { ...draft, id: 17, timestamp: 7 } };
    expect(await eventsOf(iago, queue)).toEqual([
      { ...update, id: 0 },
      { ...update, id: 1 },
    ]);
  });

  it("§19.6 names an unknown key or type", async () => {
    const { as } = start();
    const draft = { type: "stream", to: [7], topic: "", content: "Hello" };
    const msgOf = async (changed: object) => {
      const fields = { draft: JSON.stringify({ ...draft, ...changed }) };
      return (await as("iago")("PATCH", "drafts/17", fields)).body.msg;
    };
    expect(await msgOf({ id: 17 })).toBe('Argument "id" at draft["id"] is unexpected');
    expect(await msgOf({ type: "channel" })).toBe('Invalid draft["type"]');
  });
});

describe("listing drafts", () => {
  it("§17.1 returns the user's own, with their count", async () => {
    const { as } = start();
    const { status, body } = await as("cordelia")("GET", "drafts");
    expect(status).toBe(200);
    expect(body).toEqual({
      result: "success",
      msg: "",
      count: 1,
      drafts: [
        {
          id: 19,
          type: "private",
          to: [9, 8],
          topic: "",
          content: "Nothing, my lord",
          timestamp: expect.any(Number),
        },
      ],
    });
    await as("iago")("DELETE", "drafts/17");
    expect((await as("iago")("GET", "drafts")).body).toMatchObject({
      count: 1,
      drafts: [{ id: 18 }],
    });
    expect((await as("shiva")("GET", "drafts")).body).toMatchObject({ count: 0, drafts: [] });
  });
});

it("missing fields of a seeded draft are empty, and its time is the sandbox's", async () => {
  const sandbox = createSandbox({ now: 1_700_000_000_999, drafts: [{ id: 1, user_id: 9 }] });
  const empty = { type: "", to: [], topic: "", content: "" };
  sandbox.advance(5_000);
  const iago = callerOf(sandbox.fetch, "iago");
  await savedDraft(iago);
  expect((await iago("GET", "drafts")).body.drafts).toEqual([
    { id: 1, ...empty, timestamp: 1_700_000_000 },
    { id: 2, ...empty, content: "New", timestamp: 1_700_000_005 },
  ]);
  sandbox.reset();
  expect(sandbox.state.drafts).toEqual([{ id: 1, user_id: 9, ...empty, timestamp: 1_700_000_000 }]);
});

it("§18.87 below level 87 there are no operations on drafts", async () => {
  const ask = async (featureLevel: number) => {
    const iago = callerOf(createSandbox({ featureLevel }).fetch, "iago");
    const [list, removal] = [await iago("GET", "drafts"), await iago("DELETE", "drafts/17")];
    return [list.status, removal.status];
  };
  expect(await ask(86)).toEqual([404, 404]);
  expect(await ask(87)).toEqual([200, 200]);
});

it("no draft has an ID above the safe integers", async () => {
  const drafts = [{ id: Number.MAX_SAFE_INTEGER, user_id: 9 }];
  const iago = callerOf(createSandbox({ drafts }).fetch, "iago");
  const remove = (id: string) => iago("DELETE", `drafts/${id}`);
  for (const id of ["9007199254740992", "9007199254740993", "9".repeat(400)]) {
    expect(await remove(id)).toMatchObject({ status: 404, body: { msg: "Draft does not exist" } });
  }
  expect(await remove("9007199254740991")).toMatchObject({ status: 200 });
});

it.each<
  [string, (address: string, init: RequestInit) => readonly [string | Request, RequestInit?]]
>([
  ["a URL and options", (address, init) => [address, init]],
  ["a Request", (address, init) => [new Request(address, init)]],
])(
  "an aborted request deletes nothing and rejects with AbortError, as with `fetch`: %s",
  async (_, asking) => {
    const sandbox = createSandbox();
    const init = {
      method: "DELETE",
      headers: { authorization: basic("iago@example.com:iago-key") },
      signal: AbortSignal.abort(),
    };
    const asked = sandbox.fetch(...asking("http://sandbox/api/v1/drafts/17", init));
    await expect(asked).rejects.toMatchObject({ name: "AbortError" });
    expect(sandbox.state.drafts.map(({ id }) => id)).toContain(17);
  },
);
