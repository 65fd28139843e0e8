// What counts in an answer: each place beside those of the two models.
import { expect, it } from "vitest";
import { assessResponse } from "../../../src/service/conformance/assess-response.ts";
import { specificationAt } from "../../../src/service/conformance/specified-operations.ts";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";

interface Given {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
  readonly captured?: Readonly<Record<string, Json>>;
}

const json = { "Content-Type": "application/json" };
const answer = ({ status = 200, headers = json, body, captured = {} }: Given) => ({
  status,
  headers: new Headers(headers),
  body,
  captured: new Map(Object.entries(captured)),
});

/** The verdict on an answer, and the places that differ. */
function verdictOn(
  id: string,
  {
    got,
    document,
    servers = document,
    level = 267,
  }: Readonly<Record<"got" | "document", Given>> & {
    readonly servers?: Given;
    readonly level?: number;
  },
) {
  const specified = specificationAt(level).find(({ operation }) => operation.id === id);
  if (specified === undefined) throw new Error(`Level ${level} lacks ${id}.`);
  const models = { document: answer(document), servers: answer(servers) };
  const { verdict, differences } = assessResponse(answer(got), models, specified, level);
  return [verdict, ...differences.map(({ place }) => place)];
}

const invite: JsonObject = {
  ...{ id: 2, invited_by_user_id: 9, invited: 1_710_606_654, expiry_date: null },
  ...{ invited_as: 400, notify_referrer_on_join: true, is_multiuse: false, email: "a@example.com" },
};
const listOf = (...invites: Json[]) => ({ result: "success", msg: "", invites });
const { invited: _, ...withoutTime } = invite;
const settings = {
  ...{ result: "success", msg: "", zulip_feature_level: 267, zulip_version: "9.0" },
  ...{ realm_url: "https://a.example", realm_uri: "https://a.example" },
};
const refusal = { result: "error", code: "BAD_REQUEST", msg: "Draft does not exist" };

it.each<[string, Parameters<typeof verdictOn>, readonly string[]]>([
  [
    "an equal answer is the same",
    ["listInvitations", { got: { body: listOf(invite) }, document: { body: listOf(invite) } }],
    ["same"],
  ],
  [
    "each place may follow either model",
    [
      "listInvitations",
      {
        got: { body: { ...listOf(withoutTime), a: 1 } },
        document: { body: { ...listOf(invite), a: 1 } },
        servers: { body: { ...listOf(withoutTime), a: 2 } },
      },
    ],
    ["known", "/invites/0/invited"],
  ],
  [
    "a place that follows neither differs",
    [
      "listInvitations",
      {
        got: { body: listOf({ ...invite, invited_as: 600 }) },
        document: { body: listOf(invite) },
        servers: { body: listOf({ ...invite, invited_as: 100 }) },
      },
    ],
    ["differs", "/invites/0/invited_as"],
  ],
  [
    "IDs are equal if both sides captured them under one name",
    [
      "createDrafts",
      {
        got: { body: { result: "success", msg: "", ids: [70] }, captured: { draft: 70 } },
        document: { body: { result: "success", msg: "", ids: [3] }, captured: { draft: 3 } },
      },
    ],
    ["same"],
  ],
  [
    "an ID that was captured under another name differs",
    [
      "createDrafts",
      {
        got: { body: { result: "success", msg: "", ids: [70] }, captured: { theirs: 70 } },
        document: { body: { result: "success", msg: "", ids: [3] }, captured: { draft: 3 } },
      },
    ],
    ["differs", "/ids/0"],
  ],
  [
    "times are equal within a minute and a half, in seconds",
    [
      "listInvitations",
      {
        got: { body: listOf({ ...invite, invited: 1_710_606_744 }) },
        document: { body: listOf(invite) },
      },
    ],
    ["same"],
  ],
  [
    "an item has no field that only others of its list have",
    [
      "listInvitations",
      {
        got: { body: listOf({ ...invite, link_url: "https://a.example/join/b/" }) },
        document: { body: listOf(invite) },
      },
    ],
    ["differs", "/invites/0/link_url"],
  ],
  [
    "a time in milliseconds differs",
    [
      "listInvitations",
      {
        got: { body: listOf({ ...invite, invited: 1_710_606_654_000 }) },
        document: { body: listOf(invite) },
      },
    ],
    ["differs", "/invites/0/invited"],
  ],
  [
    "the words of a refusal count if the document has them",
    [
      "deleteDraft",
      {
        got: { status: 404, body: { ...refusal, msg: "Gone" } },
        document: { status: 404, body: refusal },
      },
    ],
    ["differs", "/msg"],
  ],
  [
    "other words may be translated",
    [
      "editDraft",
      {
        got: { status: 404, body: { ...refusal, msg: "Kein Entwurf <da>" } },
        document: { status: 404, body: { ...refusal, msg: "No <such> draft" } },
      },
    ],
    ["same"],
  ],
  [
    "but no words are escaped as HTML",
    [
      "editDraft",
      {
        got: { status: 404, body: { ...refusal, msg: "No &lt;such&gt; draft" } },
        document: { status: 404, body: { ...refusal, msg: "No <such> draft" } },
      },
    ],
    ["differs", "/msg"],
  ],
  [
    "a refusal has no more fields than the model's",
    [
      "editDraft",
      {
        got: { status: 404, body: { ...refusal, more: 1 } },
        document: { status: 404, body: refusal },
      },
    ],
    ["differs", "/more"],
  ],
  [
    "data may have more fields, but none of another level",
    [
      "listInvitations",
      {
        got: { body: listOf({ ...invite, more: 1, ref: "a@example.com" }) },
        document: { body: listOf(invite) },
      },
    ],
    ["differs", "/invites/0/ref"],
  ],
  [
    "of settings, only the level counts",
    [
      "getServerSettings",
      {
        got: { body: { ...settings, realm_name: "b" } },
        document: { body: { ...settings, realm_name: "a" } },
      },
    ],
    ["same"],
  ],
  [
    "a wrong method of events may get a page, as it gets a text from other public servers",
    [
      "getEvents",
      {
        got: { status: 405, headers: { "Content-Type": "text/html" }, body: undefined },
        document: { status: 405, headers: { Allow: "GET" }, body: refusal },
        servers: { status: 405, headers: { "Content-Type": "text/plain" }, body: undefined },
      },
    ],
    ["known", "Allow"],
  ],
  [
    "a page in place of data differs",
    [
      "listDrafts",
      {
        got: { headers: { "Content-Type": "text/html" }, body: undefined },
        document: { body: { result: "success", msg: "", count: 0, drafts: [] } },
      },
    ],
    ["differs", "Content-Type", ""],
  ],
  [
    "headers count without their parameters and order",
    [
      "listDrafts",
      {
        got: {
          status: 405,
          headers: { "Content-Type": "Application/JSON; charset=utf-8", Allow: "post, GET" },
          body: { result: "error" },
        },
        document: {
          status: 405,
          headers: { ...json, Allow: "GET,POST" },
          body: { result: "error" },
        },
      },
    ],
    ["same"],
  ],
  [
    "events count by the order of their IDs, not by the IDs",
    [
      "getEvents",
      {
        got: { body: { result: "success", msg: "", events: [{ id: 7 }, { id: 9 }] } },
        document: { body: { result: "success", msg: "", events: [{ id: 0 }, { id: 1 }] } },
      },
    ],
    ["same"],
  ],
  [
    "events in another order differ",
    [
      "getEvents",
      {
        got: { body: { result: "success", msg: "", events: [{ id: 9 }, { id: 7 }] } },
        document: { body: { result: "success", msg: "", events: [{ id: 0 }, { id: 1 }] } },
      },
    ],
    ["differs", "/events/0/id", "/events/1/id"],
  ],
  [
    "invitations count in any order, but those by e-mail come first",
    [
      "listInvitations",
      {
        got: {
          body: listOf(
            { ...invite, email: "b@example.com", id: 3 },
            { ...invite, email: "a@example.com" },
          ),
        },
        document: { body: listOf(invite, { ...invite, email: "b@example.com", id: 3 }) },
      },
    ],
    ["same"],
  ],
])("%s", (_, given, wanted) => {
  expect(verdictOn(...given)).toEqual(wanted);
});

it("below the level with an order, servers are known to list linkifiers in any", () => {
  const linkifiers = [2, 1].map((id) => ({ id, pattern: `p${id}`, url_format: "https://a/" }));
  const body = (...all: Json[]) => ({ body: { result: "success", msg: "", linkifiers: all } });
  const [two = null, one = null] = linkifiers;
  const given = { got: body(two, one), document: body(one, two) };
  expect(verdictOn("listLinkifiers", { ...given, level: 166 })[0]).toBe("known");
  expect(verdictOn("listLinkifiers", { ...given, level: 267 })[0]).toBe("differs");
});
