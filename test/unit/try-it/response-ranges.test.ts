// Which levels respond alike to one call, and that a first call of each operation succeeds at all its levels.
import { describe, expect, it } from "vitest";
import { boundaries } from "../../../generated/feature-levels.gen.ts";
import { createSandbox, defaultOrganization } from "../../../src/service/sandbox/index.ts";
import { servedAt } from "../../../src/service/sandbox/request-handler.ts";
import {
  rangeName,
  responseChangeLine,
  responseChanges,
  responsesInRanges,
} from "../../../src/service/try-it/response-ranges.ts";
import { callSandbox, prepare } from "../../../src/service/try-it/try-calls.ts";
import { completeArguments } from "../../../src/toolkit/document/arguments.ts";
import { type Operation, operationsOf } from "../../../src/toolkit/document/operation-model.ts";
import { snapshotAt } from "../../../src/toolkit/levels/index.ts";
import { annotated } from "../../helpers/annotated.ts";

const { users } = defaultOrganization(0);
const callerOf = (name: string) =>
  users.find(({ email }) => email === `${name}@example.com`) ?? expect.unreachable(name);

const atLevels = new Map<number, readonly Operation[]>(
  boundaries.map((level) => [level, operationsOf(snapshotAt(annotated(), level))]),
);

/** The example arguments of an operation at a level; none if the level does not have it. */
function examplesOf(id: string, level: number) {
  const found = atLevels.get(level)?.find((one) => one.id === id);
  return found === undefined ? {} : completeArguments(found);
}

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
  expect(responseChanges(before, after).map(responseChangeLine)).toEqual(want);
});

/** The ranges of a first call with the example arguments, as lines, newest first. */
async function rangesOf(id: string, name = "iago", more: object = {}) {
  const ranges = await responsesInRanges(boundaries, {
    id,
    user: callerOf(name),
    argumentsAt: (level, prepared) => ({ ...examplesOf(id, level), ...prepared, ...more }),
  });
  return ranges.map((range) => ({
    range: rangeName(range),
    status: range.status,
    lines: range.changes.map(responseChangeLine),
  }));
}

it("a first call of every operation succeeds at its first level and at the newest", async () => {
  const user = callerOf("iago");
  const statuses: (readonly [level: number, id: string, status: number | undefined])[] = [];
  const seen = new Set<string>();
  for (const level of boundaries) {
    const isNewest = level === boundaries.at(-1);
    for (const { id } of servedAt(level)) {
      if (!isNewest && seen.has(id)) continue;
      seen.add(id);
      const sandbox = createSandbox({ featureLevel: level });
      const given = { ...examplesOf(id, level), ...(await prepare(sandbox, user, id)) };
      statuses.push([level, id, (await callSandbox(sandbox, user, id, given)).status]);
    }
  }
  expect(statuses.length).toBeGreaterThan(servedAt(boundaries.at(-1) ?? 0).length);
  expect(statuses.filter(([, , status]) => status !== 200)).toEqual([]);
});

it("a first call has the queue that it needs, with an event", async () => {
  const sandbox = createSandbox();
  expect(await prepare(sandbox, callerOf("iago"), "getEvents")).toEqual({
    queue_id: sandbox.state.queues[0]?.queue_id,
    last_event_id: -1,
    dont_block: true,
  });
  expect(sandbox.state.queues[0]?.events).toMatchObject([{ type: "message" }]);
  expect(await prepare(sandbox, callerOf("cordelia"), "listDrafts")).toEqual({});
});

describe("the level ranges of one call", () => {
  it("show how invitations of a member changed, newest first", async () => {
    expect(await rangesOf("listInvitations", "cordelia")).toEqual([
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

  it.each([
    ["getEvents", ["0–"]],
    ["deleteEventQueue", ["0–"]],
  ])("pass each server the arguments that %s needs, with its own IDs", async (id, want) => {
    const found = await rangesOf(id);
    expect(found.map(({ range, status }) => [range, status])).toEqual(
      want.map((range) => [range, 200]),
    );
  });

  it("do not wait for an event that does not come", async () => {
    const found = await rangesOf("getEvents", "iago", { last_event_id: 0, dont_block: false });
    expect(found.map(({ status }) => status)).toEqual([200]);
    expect(found[0]?.lines).toEqual([]);
  });

  it("do not differ by the level that each server reports for itself", async () => {
    const found = await rangesOf("getServerSettings");
    expect(found.map(({ range }) => range)).toEqual(["257–", "116–256", "88–115", "1–87", "0"]);
    expect(found[3]?.lines).toContain('+ zulip_feature_level: "its own"');
  });
});
