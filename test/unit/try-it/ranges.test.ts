// Which levels respond alike to one call, and that a first call of each operation succeeds at all its levels.
import { describe, expect, it } from "vitest";
import { boundaries } from "../../../generated/feature-levels.gen.ts";
import { servedOperations } from "../../../generated/sandbox.gen.js";
import { createSandbox, defaultOrganization } from "../../../src/service/sandbox/index.ts";
import { servedAt } from "../../../src/service/sandbox/service.ts";
import { callersOf, fetched } from "../../../src/service/try-it/call.ts";
import { examplesOf, prepare } from "../../../src/service/try-it/prepare.ts";
import {
  answerChangeLine,
  answerChanges,
  answersInRanges,
  rangeName,
} from "../../../src/service/try-it/ranges.ts";

const callers = callersOf(defaultOrganization(0).users);
const callerOf = (role: string) =>
  callers.find(({ name }) => name.startsWith(role)) as (typeof callers)[0];

it.each<[title: string, before: unknown, after: unknown, want: string[]]>([
  ["none if they are equal", { a: [1] }, { a: [1] }, []],
  ["an added field", { a: 1 }, { a: 1, b: null }, ["+ b: null"]],
  ["a removed field", { a: 1, b: [2] }, { a: 1 }, ["− b: [ 2 ]"]],
  ["a field with another value", { a: { b: 1 } }, { a: { b: "x" } }, ['a.b: 1 → "x"']],
  ["another type", { a: [] }, { a: {} }, ["a: [] → {}"]],
  [
    "fields in the items of a list",
    { all: [{ ref: "a" }, {}] },
    { all: [{ by: 3 }, {}] },
    ['− all[].ref: "a"', "+ all[].by: 3"],
  ],
  [
    "items, if lists have different lengths",
    ["a", "c"],
    ["a", "b", "d"],
    ['− []: "c"', '+ []: "b"', '+ []: "d"'],
  ],
])("differences of two values are %s", (_, before, after, want) => {
  expect(answerChanges(before, after).map(answerChangeLine)).toEqual(want);
});

/** The ranges of a first call with the example arguments, as lines, newest first. */
async function rangesOf(id: string, role = "administrator", more: Record<string, string> = {}) {
  const operation = servedOperations.findLast((one) => one.id === id) ?? expect.unreachable();
  const caller = callerOf(role);
  const { found } = await prepare(createSandbox(), id, caller);
  const texts = new Map([...examplesOf(id), ...found, ...Object.entries(more)]);
  const ranges = await answersInRanges(boundaries, { level: 481, operation, caller, texts, found });
  return ranges.map((range) => ({
    range: rangeName(range),
    status: range.status,
    lines: range.changes.map(answerChangeLine),
  }));
}

it("a first call of every operation succeeds at its first level and at the newest", async () => {
  const caller = callerOf("administrator");
  const statuses: (readonly [level: number, id: string, status: number])[] = [];
  const seen = new Set<string>();
  for (const level of boundaries) {
    const isNewest = level === boundaries.at(-1);
    for (const operation of servedAt(level)) {
      if (!isNewest && seen.has(operation.id)) continue;
      seen.add(operation.id);
      const sandbox = createSandbox({ featureLevel: level });
      const { found } = await prepare(sandbox, operation.id, caller);
      const known = new Map([...examplesOf(operation.id), ...found]);
      const texts = new Map(
        operation.arguments.flatMap(({ name }) => {
          const text = known.get(name);
          return text === undefined ? [] : [[name, text] as const];
        }),
      );
      const { status } = await sandbox.fetch(...fetched({ level, operation, caller, texts }));
      statuses.push([level, operation.id, status]);
    }
  }
  expect(statuses.length).toBeGreaterThan(servedAt(boundaries.at(-1) ?? 0).length);
  expect(statuses.filter(([, , status]) => status !== 200)).toEqual([]);
});

it("the calls made to prepare a first call are listed, and their event is in the queue", async () => {
  const sandbox = createSandbox();
  const { words, found } = await prepare(sandbox, "getEvents", callerOf("administrator"));
  expect(words).toBe("Prepared for this call: Register an event queue, Delete a draft.");
  expect([...found]).toEqual([
    ["queue_id", sandbox.state.queues[0]?.queue_id],
    ["last_event_id", "-1"],
  ]);
  expect(sandbox.state.queues[0]?.events).toMatchObject([{ type: "drafts", op: "remove" }]);
  expect((await prepare(sandbox, "listDrafts", callerOf("member"))).words).toBe("");
});

describe("the level ranges of one call", () => {
  it("show how invitations of a member changed, newest first", async () => {
    expect(await rangesOf("listInvitations", "member")).toEqual([
      {
        range: "267–",
        status: 200,
        lines: [
          "+ invites[].notify_referrer_on_join: true",
          "+ invites[].notify_referrer_on_join: false",
        ],
      },
      {
        range: "209–266",
        status: 200,
        lines: [
          expect.stringMatching(/^\+ invites\[\]: .*"link_url": "https:.*"is_multiuse": true/),
        ],
      },
      {
        range: "22–208",
        status: 200,
        lines: ['− invites[].ref: "cordelia@example.com"', "+ invites[].invited_by_user_id: 11"],
      },
      { range: "0–21", status: 200, lines: [] },
    ]);
  });

  it("show where an operation starts, and an unknown parameter", async () => {
    const found = await rangesOf("reorderLinkifiers", "administrator", { more: "1" });
    expect(found.map(({ range, status }) => [range, status])).toEqual([
      ["202–", 200],
      ["54–201", 405],
      ["0–53", 404],
    ]);
    expect(found[0]?.lines).toContain('+ ignored_parameters_unsupported: [ "more" ]');
  });

  it.each([
    ["getEvents", ["87–", "0–86"]],
    ["deleteEventQueue", ["0–"]],
  ])("pass each server the arguments that %s needs, with its own IDs", async (id, want) => {
    const found = await rangesOf(id);
    expect(found.map(({ range, status }) => [range, status])).toEqual(
      want.map((range) => [range, 200]),
    );
  });

  it("do not wait for an event that does not come", async () => {
    const found = await rangesOf("getEvents", "administrator", { last_event_id: "0" });
    expect(found.map(({ range, status }) => [range, status])).toEqual([
      ["87–", 200],
      ["0–86", 400],
    ]);
  });

  it("do not differ by the level that each server reports for itself", async () => {
    const found = await rangesOf("getServerSettings");
    expect(found.map(({ range }) => range)).toEqual(["257–", "116–256", "88–115", "1–87", "0"]);
    expect(found[3]?.lines).toContain('+ zulip_feature_level: "its own"');
  });
});
