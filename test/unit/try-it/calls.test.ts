// What the form of Try it sends, and what it makes of the answers; the form itself needs a browser.
import { describe, expect, it } from "vitest";
import { servedOperations } from "../../../generated/sandbox.gen.js";
import { createSandbox, defaultOrganization } from "../../../src/service/sandbox/index.ts";
import {
  callersOf,
  carried,
  commandsOf,
  fetched,
  type TriedCall,
} from "../../../src/service/try-it/call.ts";

const callers = callersOf(defaultOrganization(0).users);

/** A call of a member of the default organization, or of another caller. */
function call(id: string, texts: Record<string, string> = {}, who = "member"): TriedCall {
  const operation = servedOperations.findLast((one) => one.id === id);
  const caller = callers.find(({ name }) => name.startsWith(who));
  if (operation === undefined || caller === undefined) throw new Error(`${id} by ${who}`);
  return { level: 481, operation, caller, texts: new Map(Object.entries(texts)) };
}

describe("the callers", () => {
  it("are each account of the seed, one with a wrong key, and nobody", () => {
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
  ])("%s lists invitations with status %i", async (who, status) => {
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
      "puts arguments in the form, as they were typed",
      call("reorderLinkifiers", { ordered_linkifier_ids: "[3,1" }),
      "/realm/linkifiers",
      "ordered_linkifier_ids=%5B3%2C1",
      `${curl} -X PATCH ${member} --data-urlencode 'ordered_linkifier_ids=[3,1' ${base}/realm/linkifiers`,
    ],
    [
      "puts what the operation does not know in its form",
      call("deleteEventQueue", { queue_id: "q", more: "1" }),
      "/events",
      "queue_id=q&more=1",
      `${curl} -X DELETE ${member} --data-urlencode queue_id=q --data-urlencode more=1 ${base}/events`,
    ],
    [
      "puts what an operation without a form does not know in the query",
      call("listInvitations", { more: "1" }),
      "/invites?more=1",
      undefined,
      `${curl} -G ${member} --data-urlencode more=1 ${base}/invites`,
    ],
    [
      "names nobody where nobody calls",
      call("listInvitations", {}, "nobody"),
      "/invites",
      undefined,
      `${curl} ${base}/invites`,
    ],
    [
      "names nobody where the operation asks for nobody",
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

it("a call sends an argument of its operation in a header", () => {
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

describe("an answer is carried into later calls", () => {
  it.each<[title: string, body: unknown, name: string, want: string | undefined]>([
    ["a field of an argument's name", { queue_id: "q" }, "queue_id", "q"],
    ["a number as it travels", { last_event_id: -1 }, "last_event_id", "-1"],
    ["the ID of a list's first element", { drafts: [{ id: 19 }, { id: 20 }] }, "draft_id", "19"],
    ["the ID of a list's last", { events: [{ id: 0 }, { id: 1 }] }, "last_event_id", "1"],
    [
      "the IDs of a whole list, in its order",
      { linkifiers: [{ id: 2 }, { id: 1 }] },
      "ordered_linkifier_ids",
      "[2,1]",
    ],
    ["the IDs of an empty list", { linkifiers: [] }, "ordered_linkifier_ids", "[]"],
    ["no part of a list", { linkifiers: [{ id: 2 }, {}] }, "ordered_linkifier_ids", undefined],
    ["no IDs of other things", { filters: [{ id: 2 }] }, "ordered_linkifier_ids", undefined],
    ["nothing of an empty list", { drafts: [] }, "draft_id", undefined],
    ["nothing of elements without ID", { drafts: ["a"] }, "draft_id", undefined],
    ["nothing of a text", "drafts", "draft_id", undefined],
    ["nothing of another name", { queue_id: "q" }, "draft_id", undefined],
  ])("%s", (_, body, name, want) => {
    expect(carried(body, [name]).get(name)).toBe(want);
  });
});
