// What the form of Try it sends, and how it uses responses; the form itself needs a browser.
import { describe, expect, it } from "vitest";
import { servedOperations } from "../../../generated/sandbox.gen.js";
import { createSandbox, defaultOrganization } from "../../../src/service/sandbox/index.ts";
import {
  answerOf,
  callersOf,
  carried,
  commandsOf,
  fetched,
  type TriedCall,
} from "../../../src/service/try-it/call.ts";

const callers = callersOf(defaultOrganization(0).users);

/** A call by a member of the default organization, or by another caller. */
function call(id: string, texts: Record<string, string> = {}, who = "member"): TriedCall {
  const operation = servedOperations.findLast((one) => one.id === id);
  const caller = callers.find(({ name }) => name.startsWith(who));
  if (operation === undefined || caller === undefined) throw new Error(`${id} by ${who}`);
  return { level: 481, operation, caller, texts: new Map(Object.entries(texts)) };
}

describe("the callers", () => {
  it("are each account of the seed, one with a wrong key, and one without credentials", () => {
    expect(callers.map(({ name }) => name)).toEqual([
      "owner · desdemona@example.com",
      "administrator · iago@example.com",
      "moderator · shiva@example.com",
      "member · cordelia@example.com",
      "member, drafts not synchronized · othello@example.com",
      "guest · polonius@example.com",
      "bot · helper-bot@example.com",
      "member, deactivated · hamlet@example.com",
      "wrong key · desdemona@example.com",
      "nobody: no credentials",
    ]);
  });

  it.each([
    ["owner", 200],
    ["administrator", 200],
    ["member", 200],
    ["guest", 400],
    ["bot", 400],
    ["wrong key", 401],
    ["nobody", 401],
  ])("%s gets status %i for the list of invitations", async (who, status) => {
    const { fetch } = createSandbox();
    expect((await fetch(...fetched(call("listInvitations", {}, who)))).status).toBe(status);
  });
});

describe("a call", () => {
  const curl = "curl -sS";
  const member = "-u cordelia@example.com:cordelia-key";
  const base = "http://127.0.0.1:4020/api/v1";
  it.each<
    [title: string, tried: TriedCall, target: string, body: string | undefined, line: string]
  >([
    [
      "puts an argument in the path, encoded",
      call("deleteDraft", { draft_id: "a/17" }),
      "/drafts/a%2F17",
      undefined,
      `${curl} -X DELETE ${member} ${base}/drafts/a%2F17`,
    ],
    [
      "puts arguments in the query",
      call("getEvents", { queue_id: "a b", last_event_id: "-1" }),
      "/events?queue_id=a+b&last_event_id=-1",
      undefined,
      `${curl} -G ${member} --data-urlencode 'queue_id=a b' --data-urlencode last_event_id=-1 ${base}/events`,
    ],
    [
      "puts arguments in the form, as typed",
      call("reorderLinkifiers", { ordered_linkifier_ids: "[3,1" }),
      "/realm/linkifiers",
      "ordered_linkifier_ids=%5B3%2C1",
      `${curl} -X PATCH ${member} --data-urlencode 'ordered_linkifier_ids=[3,1' ${base}/realm/linkifiers`,
    ],
    [
      "puts unknown arguments in the form",
      call("deleteEventQueue", { queue_id: "q", more: "1" }),
      "/events",
      "queue_id=q&more=1",
      `${curl} -X DELETE ${member} --data-urlencode queue_id=q --data-urlencode more=1 ${base}/events`,
    ],
    [
      "puts unknown arguments in the query if the operation has no form",
      call("listInvitations", { more: "1" }),
      "/invites?more=1",
      undefined,
      `${curl} -G ${member} --data-urlencode more=1 ${base}/invites`,
    ],
    [
      "has no credentials if the caller has none",
      call("listInvitations", {}, "nobody"),
      "/invites",
      undefined,
      `${curl} ${base}/invites`,
    ],
    [
      "has no credentials if the operation requires none",
      call("getServerSettings"),
      "/server_settings",
      undefined,
      `${curl} ${base}/server_settings`,
    ],
  ])("%s", (_, tried, target, body, line) => {
    const [url, init] = fetched(tried);
    expect([url, init.body?.toString()]).toEqual([`${base}${target}`, body]);
    expect(commandsOf(tried)).toBe(`# npm run sandbox -- --level 481\n${line}`);
  });
});

it("a call sends an argument in a header", () => {
  const { operation, ...plain } = call("listInvitations", { comfort: "it's soft" }, "nobody");
  const comfort = { name: "comfort", in: "header", isPlainText: true } as const;
  const tried = { ...plain, operation: { ...operation, arguments: [comfort] } };
  const [url, { headers }] = fetched(tried);
  expect([url, headers]).toEqual([
    "http://127.0.0.1:4020/api/v1/invites",
    { comfort: "it's soft" },
  ]);
  expect(commandsOf(tried)).toContain("curl -sS -H 'comfort: it'\\''s soft' http");
});

describe("a later call gets from a response", () => {
  it.each<[title: string, body: unknown, name: string, want: string | undefined]>([
    ["a field with the name of an argument", { queue_id: "q" }, "queue_id", "q"],
    ["a number as text", { last_event_id: -1 }, "last_event_id", "-1"],
    ["the ID of a list's first element", { drafts: [{ id: 19 }, { id: 20 }] }, "draft_id", "19"],
    ["the last event ID of a list", { events: [{ id: 0 }, { id: 1 }] }, "last_event_id", "1"],
    [
      "the IDs of a whole list, in order",
      { linkifiers: [{ id: 2 }, { id: 1 }] },
      "ordered_linkifier_ids",
      "[2,1]",
    ],
    ["the IDs of an empty list", { linkifiers: [] }, "ordered_linkifier_ids", "[]"],
    [
      "no part of a list with missing IDs",
      { linkifiers: [{ id: 2 }, {}] },
      "ordered_linkifier_ids",
      undefined,
    ],
    ["no IDs of other things", { filters: [{ id: 2 }] }, "ordered_linkifier_ids", undefined],
    ["nothing from an empty list", { drafts: [] }, "draft_id", undefined],
    ["nothing from elements without ID", { drafts: ["a"] }, "draft_id", undefined],
    ["nothing from a string", "drafts", "draft_id", undefined],
    ["nothing from a field with another name", { queue_id: "q" }, "draft_id", undefined],
  ])("%s", (_, body, name, want) => {
    expect(carried(body, [name]).get(name)).toBe(want);
  });
});

it.each([
  ['{"result":"success"}', { result: "success" }],
  ["null", null],
  ["no JSON", "no JSON"],
])("the body of an answer is its JSON, or its text: %s", async (text, body) => {
  expect(await answerOf(new Response(text))).toEqual({ status: 200, body });
});
