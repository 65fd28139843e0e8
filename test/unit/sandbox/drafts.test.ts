// Drafts: what no recording shows of their IDs, events and texts (sources §3, §13, §19).
import { describe, expect, it } from "vitest";
import { basic, type Caller, callerOf, eventsOf, savedDraft } from "../../helpers/caller.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";

const start = () => {
  const sandbox = createSandbox();
  return { sandbox, as: (name: string) => callerOf(sandbox.fetch, name) };
};
const register = async (caller: Caller, ...types: string[]): Promise<string> =>
  (await caller("POST", "register", { event_types: JSON.stringify(types) })).body.queue_id;
it("§4.3.2 §6.1 §13.4 a deletion is an event for each queue of the user for drafts", async () => {
  const { as } = start();
  const iago = as("iago");
  const queues = [await register(iago, "drafts", "message"), await register(iago, "drafts")];
  const other = await register(iago, "message");
  const foreign = await register(as("cordelia"), "drafts");
  await iago("DELETE", "drafts/17");
  for (const queue of queues) {
    expect(await eventsOf(iago, queue)).toEqual([
      { type: "drafts", op: "remove", draft_id: 17, id: 0 },
    ]);
  }
  expect(await eventsOf(iago, other)).toEqual([]);
  expect(await eventsOf(as("cordelia"), foreign)).toEqual([]);
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
    const long = { topic: "😀".repeat(61), content: `\n\n ${"m".repeat(10_001)} \n` };
    const fields = sent(
      { ...draft, ...long, timestamp: 5.9 },
      { type: "private", to: [], topic: "x", content: "a" },
      { type: "private", to: [9], topic: "", content: "to myself" },
      { type: "private", to: [8, 8, 9], topic: "", content: "to Desdemona" },
      { type: "", to: [1, 2], topic: "", content: "nowhere" },
    );
    expect((await iago("POST", "drafts", fields)).status).toBe(200);
    const [first, ...others] = (await iago("GET", "drafts")).body.drafts;
    expect(first).toMatchObject({ topic: `${"😀".repeat(57)}...`, timestamp: 5 });
    expect(first.content).toHaveLength(10_000);
    expect(first.content).toMatch(/^m+\n\[message truncated\]$/);
    expect(others).toMatchObject([
      { type: "", to: [], topic: "", timestamp: 1_700_000_000 },
      { type: "private", to: [9] },
      { type: "private", to: [8] },
      { type: "", to: [] },
    ]);
    const content = "😀".repeat(5001);
    await iago("POST", "drafts", sent({ ...draft, content }));
    expect((await iago("GET", "drafts")).body.drafts.at(-1).content).toBe(content);
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

it("no draft has an ID above the safe integers", async () => {
  const drafts = [{ id: Number.MAX_SAFE_INTEGER, user_id: 9 }];
  const iago = callerOf(createSandbox({ drafts }).fetch, "iago");
  const remove = (id: string) => iago("DELETE", `drafts/${id}`);
  for (const id of ["000", "9007199254740992", "9007199254740993", "9".repeat(400)]) {
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
