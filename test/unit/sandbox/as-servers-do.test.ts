// What real servers were seen to do, where no recording and no other suite of the sandbox has it (sources.md, annotation
// [R]).
import { describe, expect, it } from "vitest";
import {
  createSandbox as createPlain,
  defaultUsers,
  type SandboxOptions,
} from "../../../src/service/sandbox/index.ts";
import { basic, callerOf, newYear } from "../../helpers/caller.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";
import { leastTime } from "../../helpers/least-time.ts";

const as = (name: string, options: SandboxOptions = {}) =>
  callerOf(createSandbox(options).fetch, name);
/** Not held to the specification, which follows the service document. */
const following = (name: string, options: SandboxOptions = {}) =>
  callerOf(createPlain({ follow: "servers", ...options }).fetch, name);
const draft = { type: "", to: [], topic: "", content: "x" };

describe("answers that are not about an operation", () => {
  it("§10.12 refuse OPTIONS for reading events", async () => {
    const { status, body } = await as("iago")("OPTIONS", "events");
    expect([status, body.allowed_methods]).toEqual([405, ["DELETE", "GET", "HEAD"]]);
  });
});

describe("a client", () => {
  it("§10.20 with a name of more than 30 characters gets 500 at 156", async () => {
    const statusOf = async (featureLevel: number, agent: string) => {
      const headers = { Authorization: basic("iago@example.com:iago-key"), "User-Agent": agent };
      const { fetch } = createPlain({ featureLevel });
      return (await fetch("http://sandbox/api/v1/invites", { headers })).status;
    };
    expect(await statusOf(156, `${"a".repeat(31)}/1.0`)).toBe(500);
    expect(await statusOf(156, `${"a".repeat(30)}/1.0 (and more about it)`)).toBe(200);
    expect(await statusOf(157, `${"a".repeat(31)}/1.0`)).toBe(200);
  });

  it("§10.12 is told that it may delete its account", async () => {
    const { body, headers } = await as("iago")("PUT", "users/me");
    expect(body.allowed_methods).toEqual(["DELETE", "GET", "HEAD"]);
    expect(headers.get("allow")).toBe("DELETE, GET, HEAD");
  });
});

describe("§10.25 a boolean in place of an integer", () => {
  const invite = (featureLevel: number, minutes: string) =>
    as("iago", { featureLevel })("POST", "invites", {
      invitee_emails: "a@example.net",
      stream_ids: "[true]",
      invite_expires_in_minutes: minutes,
    });

  it("is 0 or 1 below level 277", async () => {
    expect((await invite(276, "true")).status).toBe(200);
  });

  it.each([
    ["true", "invite_expires_in_minutes is not an integer"],
    ["7", "stream_ids[0] is not an integer"],
  ])("is refused from level 277 on, with the expiry %s: %s", async (minutes, msg) => {
    expect((await invite(277, minutes)).body).toMatchObject({ code: "BAD_REQUEST", msg });
  });

  it("is taken as the time of a draft below level 210 only, as its recipient longer", async () => {
    const post = async (featureLevel: number, more: object) => {
      const iago = as("iago", { featureLevel, drafts: [], stream_ids: [1] });
      const sent = { drafts: JSON.stringify([{ ...draft, ...more }]) };
      const { status } = await iago("POST", "drafts", sent);
      const [saved] = (await iago("GET", "drafts")).body.drafts;
      return [status, saved?.timestamp === 1 ? 1 : saved?.to[0]];
    };
    const later = { type: "stream", to: [true] };
    expect(await post(209, { timestamp: true })).toEqual([200, 1]);
    expect(await post(210, { timestamp: true })).toEqual([400, undefined]);
    expect(await post(276, later)).toEqual([200, 1]);
    expect(await post(277, later)).toEqual([400, undefined]);
  });

  it("is taken as the ID of an event up to level 277", async () => {
    const read = async (featureLevel: number) => {
      const iago = as("iago", { featureLevel });
      const { queue_id } = (await iago("POST", "register")).body;
      return (await iago("GET", `events?queue_id=${queue_id}&last_event_id=true`)).body.msg;
    };
    expect(await read(277)).toBe("Event 1 was not in this queue");
    expect(await read(278)).toBe("last_event_id is not an integer");
  });

  it.each([
    ["ordered_linkifier_ids", (many: string) => ["PATCH", "realm/linkifiers", many] as const],
    ["stream_ids", (many: string) => ["POST", "invites/multiuse", many] as const],
  ])("costs no more in a list of thousands, as %s", async (name, callOf) => {
    const iago = callerOf(createPlain({ featureLevel: 267, stream_ids: [1] }).fetch, "iago");
    const timeOf = (value: string) => {
      // A longer body is refused, and a comma takes three characters.
      const [method, path, list] = callOf(`[${Array(9_000).fill(value).join(",")}]`);
      return leastTime(async () => {
        const { status } = await iago(method, path, { [name]: list });
        expect(status).toBe(name === "stream_ids" && value === "true" ? 200 : 400);
      });
    };
    // Judged again after each boolean, it took a thousand times as long.
    expect(await timeOf("true")).toBeLessThan(100 * Math.max(await timeOf("2"), 5));
  });

  it("changes nothing about other mistakes", async () => {
    expect((await invite(276, '"true"')).body.msg).toBe(
      "invite_expires_in_minutes is not an integer",
    );
  });
});

describe("a registration", () => {
  const state = ["drafts", "realm_linkifiers", "realm_filters", "max_message_id"] as const;
  const stateOf = async (featureLevel: number, fields: Record<string, string>) => {
    const { body } = await as("iago", { featureLevel })("POST", "register", fields);
    return Object.fromEntries(
      state.flatMap((name) => (name in body ? [[name, body[name].length ?? body[name]]] : [])),
    );
  };
  const knowing = {
    client_capabilities: '{"notification_settings_null":true,"linkifier_url_template":true}',
  };

  it.each([
    [53, {}, { realm_filters: 3, max_message_id: -1 }],
    [86, {}, { realm_linkifiers: 3, realm_filters: 3, max_message_id: -1 }],
    [175, {}, { drafts: 2, realm_linkifiers: 3, realm_filters: 3, max_message_id: -1 }],
    [176, {}, { drafts: 2, realm_linkifiers: 0, realm_filters: 0, max_message_id: -1 }],
    [176, knowing, { drafts: 2, realm_linkifiers: 3, realm_filters: 0, max_message_id: -1 }],
    [481, { event_types: '["drafts"]' }, { drafts: 2 }],
    [481, { event_types: '["drafts"]', fetch_event_types: "[]" }, {}],
    [481, { event_types: "[]", fetch_event_types: '["message"]' }, { max_message_id: -1 }],
  ])("§16.8 §18.54 returns at level %i with %j the state %j", async (level, fields, want) => {
    expect(await stateOf(level, fields)).toEqual(want);
  });

  it("§16.8 returns what the seed has for types that are not described", async () => {
    const registration = { message: { max_message_id: 9 }, muted_users: { muted_users: [] } };
    const { body } = await as("iago", { registration })("POST", "register");
    expect(body).toMatchObject({ max_message_id: 9, muted_users: [] });
  });

  it.each([
    ["polonius", "all_public_streams=true", "User not authorized for this query"],
    ["iago", "narrow=x", "narrow is not valid JSON"],
    ["iago", "narrow={}", "narrow is not a list"],
    ["iago", 'narrow=[["is","dm"],["is"]]', "narrow[1] should have exactly 2 items"],
  ])("§16.9 refuses %s a read with %s before it looks for the queue", async (name, query, msg) => {
    const { body } = await as(name)("GET", `events?queue_id=none&last_event_id=-1&${query}`);
    expect(body).toEqual({ result: "error", code: "BAD_REQUEST", msg });
  });

  it("§16.10 is made by a read that does not wait and names no queue", async () => {
    const iago = callerOf(createPlain().fetch, "iago");
    const read = (query: string) => iago("GET", `events?${query}`);
    const { body } = await read("dont_block=true&last_event_id=4");
    expect(body).toEqual({ result: "success", msg: "", events: [], queue_id: expect.any(String) });
    await iago("POST", "drafts", { drafts: JSON.stringify([draft]) });
    const known = `queue_id=${body.queue_id}&last_event_id=-1&dont_block=true`;
    expect((await read(known)).body.events).toMatchObject([{ type: "drafts", op: "add", id: 0 }]);
    for (const query of ["", "dont_block=false", "last_event_id=-1"]) {
      expect((await read(query)).body.msg).toBe("Missing 'queue_id' argument");
    }
    const { msg } = (await read("dont_block=true&last_event_id=x")).body;
    expect(msg).toBe("last_event_id is not valid JSON");
  });

  it.each([
    [73, { realm_uri: "http://sandbox" }],
    [74, { realm_uri: "http://sandbox", event_queue_longpoll_timeout_seconds: 90 }],
    [257, { realm_url: "http://sandbox", event_queue_longpoll_timeout_seconds: 90 }],
  ])("§18.74 §18.257 has at level %i of the organization %j", async (featureLevel, want) => {
    const { body } = await as("iago", { featureLevel })("POST", "register");
    expect(body).toMatchObject(want);
    expect("realm_url" in body).toBe("realm_url" in want);
    for (const name of ["event_queue_longpoll_timeout_seconds", "server_needs_upgrade"]) {
      expect(name in body, name).toBe(featureLevel >= 74);
    }
  });

  it("§18.250 knows the operator `channel` from level 250 on", async () => {
    const statusAt = async (featureLevel: number) =>
      (await as("iago", { featureLevel })("POST", "register", { narrow: '[["channel","x"]]' }))
        .status;
    expect(await statusAt(249)).toBe(400);
    expect(await statusAt(250)).toBe(200);
  });

  it("§16.3 §16.4 reports no parameter as ignored that servers read", async () => {
    const iago = as("iago");
    const { body } = await iago("POST", "register", { queue_lifespan_secs: "60" });
    expect(body).not.toHaveProperty("ignored_parameters_unsupported");
    const query = `queue_id=${body.queue_id}&last_event_id=-1&dont_block=true&event_types=[]&narrow=[]&apply_markdown=true&x=1`;
    expect((await iago("GET", `events?${query}`)).body.ignored_parameters_unsupported).toEqual([
      "x",
    ]);
  });
});

describe("drafts", () => {
  it.each([
    [209, 400],
    [210, 500],
    [276, 500],
    [277, 400],
  ])("§19.7 without a field get at level %i the status %i", async (featureLevel, status) => {
    const iago = as("iago", { featureLevel });
    const { topic: _, ...partial } = draft;
    const sent = { drafts: JSON.stringify([partial]) };
    expect((await iago("POST", "drafts", sent)).status).toBe(status);
    expect((await iago("PATCH", "drafts/17", { draft: "[]" })).status).toBe(status);
    const wrong = { drafts: JSON.stringify([{ ...draft, to: "x" }]) };
    expect((await iago("POST", "drafts", wrong)).status).toBe(400);
  });

  it("§19.8 after the year 9999 are a server error, and none is saved", async () => {
    const iago = as("iago");
    const post = (timestamp: number) =>
      iago("POST", "drafts", { drafts: JSON.stringify([draft, { ...draft, timestamp }]) });
    expect((await post(253_402_300_800)).status).toBe(500);
    expect((await post(253_402_300_799)).body.ids).toEqual([21, 22]);
    const edit = { draft: JSON.stringify({ ...draft, timestamp: 1e18 }) };
    expect((await iago("PATCH", "drafts/17", edit)).body.msg).toBe("Internal server error");
  });

  it("§17.1 are listed by time, an edited one last of its time, new ones first", async () => {
    const cordelia = as("cordelia");
    const times = [30, 10, 20].map((timestamp) => ({
      ...draft,
      timestamp,
      content: `${timestamp}`,
    }));
    const { body } = await cordelia("POST", "drafts", { drafts: JSON.stringify(times) });
    const listed = async () =>
      (await cordelia("GET", "drafts")).body.drafts.map((one: { content: string }) => one.content);
    expect(await listed()).toEqual(["10", "20", "30", "Nothing, my lord"]);
    const edited = { draft: JSON.stringify({ ...draft, timestamp: 30, content: "edited" }) };
    await cordelia("PATCH", `drafts/${body.ids[1]}`, edited);
    expect(await listed()).toEqual(["20", "30", "edited", "Nothing, my lord"]);
    const registered = await cordelia("POST", "register", { event_types: '["drafts"]' });
    expect(registered.body.drafts.map((one: { content: string }) => one.content)).toEqual([
      "Nothing, my lord",
      "edited",
      "30",
      "20",
    ]);
  });

  it.each([
    [237, "Invalid stream ID"],
    [255, "Invalid channel ID"],
  ])("§19.4 for a channel that does not exist get at level %i %j", async (featureLevel, msg) => {
    const post = (to: number[], options: SandboxOptions) =>
      as("iago", { featureLevel, ...options })("POST", "drafts", {
        drafts: JSON.stringify([{ ...draft, type: "stream", to }]),
      });
    expect((await post([999], {})).body).toMatchObject({ code: "BAD_REQUEST", msg });
    expect((await post([7], {})).status).toBe(200);
    expect((await post([999], { users: Object.values(defaultUsers) })).status).toBe(200);
  });
});

describe("invitations", () => {
  it("§21.5 to blanks and commas invite nobody, and succeed", async () => {
    const iago = as("iago", { invitations: [] });
    const fields = { invitee_emails: " , ", stream_ids: "[]" };
    expect((await iago("POST", "invites", fields)).status).toBe(200);
    expect((await iago("GET", "invites")).body.invites).toEqual([]);
  });

  it("§21.4 name only channels of the seed, if it lists some", async () => {
    const invite = (options: SandboxOptions, featureLevel = 481) =>
      as("iago", { ...options, featureLevel })("POST", "invites/multiuse", { stream_ids: "[5]" });
    const users = [
      { user_id: 9, email: "iago@example.com", api_key: "iago-key", role: 200 as const },
    ];
    expect((await invite({ stream_ids: [5] })).status).toBe(200);
    expect((await invite({ users })).status).toBe(200);
    const { body } = await invite({});
    expect(body.msg).toBe("Invalid channel ID 5. No invites were sent.");
    expect((await invite({}, 254)).body.msg).toBe("Invalid stream ID 5. No invites were sent.");
  });
});

it.each([
  [256, 3],
  [257, 0],
])(
  "§21.10 sending an invitation again at level %i sets `invited` forward by %i days, and leaves its end",
  async (featureLevel, days) => {
    const { fetch, advance } = createSandbox({ featureLevel, now: newYear });
    const iago = callerOf(fetch, "iago");
    const found = async () =>
      (await iago("GET", "invites")).body.invites.find(
        (one: { email?: string }) => one.email === "zoe@example.com",
      );
    const { id } = await found();
    await iago("POST", `invites/${id}/resend`); // Seeded invitations are older.
    const before = await found();
    advance(3 * 86_400_000);
    await iago("POST", `invites/${id}/resend`);
    expect(await found()).toEqual({ ...before, invited: before.invited + days * 86_400 });
  },
);

describe("linkifiers", () => {
  it("§20.8 may have a group name twice, of which the first counts", async () => {
    const fields = {
      pattern: "(?P<id>[0-9]+)-(?P<id>[a-z]+)",
      url_template: "https://a.example/{id}",
      example_input: "7-b",
      reverse_template: "{id}-b",
    };
    const post = (more: object) => as("iago")("POST", "realm/filters", { ...fields, ...more });
    expect((await post({})).status).toBe(200);
    expect((await post({ pattern: "(?P<id>a)(?P<id>" })).body.msg).toContain("missing )");
  });

  it("§20.2 have a URL without the spaces around it, in the older form too", async () => {
    const iago = as("iago", { featureLevel: 175 });
    const url_format_string = " https://a.example/%(id)s ";
    const { body } = await iago("POST", "realm/filters", {
      pattern: "(?P<id>a)",
      url_format_string,
    });
    const { linkifiers } = (await iago("GET", "realm/linkifiers")).body;
    expect(linkifiers.find((one: { id: number }) => one.id === body.id).url_format).toBe(
      "https://a.example/%(id)s",
    );
  });
});

describe("§21.1 who may invite by e-mail", () => {
  const fields = { invitee_emails: "new@example.net", stream_ids: "[1]" };
  const invite = async (name: string, options: SandboxOptions) =>
    (await as(name, options)("POST", "invites", fields)).body.msg;

  it("is a setting of the organization, by default members", async () => {
    const refused = "Insufficient permission";
    expect(await invite("cordelia", {})).toBe("");
    expect(await invite("cordelia", { email_inviters: "administrators" })).toBe(refused);
    expect(await invite("shiva", { email_inviters: "administrators" })).toBe(refused);
    expect(await invite("iago", { email_inviters: "administrators" })).toBe("");
    expect(await invite("polonius", { email_inviters: "administrators" })).toBe(
      "Not allowed for guest users",
    );
  });
});

describe("a sandbox that follows servers", () => {
  const follow = "servers";

  it("§24.1 lists unsupported parameters only where an operation has others", async () => {
    const ignored = async (name: string, path: string) =>
      (await following("iago")(name, path)).body.ignored_parameters_unsupported;
    expect(await ignored("GET", "invites?x=1")).toBeUndefined();
    expect(await ignored("DELETE", "drafts/17?x=1")).toBeUndefined();
    expect(await ignored("POST", "register?x=1")).toEqual(["x"]);
  });

  it("§24.2 leaves `notify_referrer_on_join` out of links", async () => {
    const { invites } = (await following("iago")("GET", "invites")).body;
    const having = invites.filter((one: object) => "notify_referrer_on_join" in one);
    expect(having.map((one: object) => Object(one).is_multiuse)).toEqual([false, false]);
  });

  it("§24.3 lets only administrators create links, by default", async () => {
    const create = async (options: SandboxOptions) =>
      (await as("cordelia", { featureLevel: 209, ...options })("POST", "invites/multiuse")).body;
    const refused = { code: "BAD_REQUEST", msg: "Insufficient permission" };
    expect(await create({})).toMatchObject({ result: "success" });
    expect(await create({ follow })).toMatchObject(refused);
    expect(await create({ link_creators: "administrators" })).toMatchObject(refused);
    expect(await create({ follow, link_creators: "members" })).toMatchObject({ result: "success" });
  });

  it("§24.5 lists no invitations while one by e-mail was never valid", async () => {
    const lists = async (options: SandboxOptions) => {
      const iago = following("iago", options);
      const fields = { invitee_emails: "new@example.net", stream_ids: "[]" };
      await iago("POST", "invites", { ...fields, invite_expires_in_minutes: "0" });
      const before = (await iago("GET", "invites")).status;
      await iago("DELETE", "invites/4");
      return [before, (await iago("GET", "invites")).status];
    };
    expect(await lists({})).toEqual([500, 200]);
    expect(await lists({ follow: "document" })).toEqual([200, 200]);
  });

  it("§24.6 takes any integer as the role of a link at 156, and lists it", async () => {
    const statusOf = async (options: SandboxOptions, role = "7") => {
      const iago = following("iago", options);
      const made = await iago("POST", "invites/multiuse", { invite_as: role });
      const roles = (await iago("GET", "invites")).body.invites.map(
        ({ invited_as }: { invited_as: number }) => invited_as,
      );
      return [made.status, roles.includes(Number(role))];
    };
    expect(await statusOf({ featureLevel: 156 })).toEqual([200, true]);
    for (const role of ["7.5", "400.0"]) {
      expect((await statusOf({ featureLevel: 156 }, role))[0]).toBe(400);
    }
    expect(await statusOf({ featureLevel: 157 })).toEqual([400, false]);
    expect(await statusOf({ featureLevel: 156, follow: "document" })).toEqual([400, false]);
  });

  describe.each([
    [
      "reading",
      "get events from",
      (id: string) => ["GET", `events?queue_id=${id}&last_event_id=-1`],
    ],
    ["deleting", "access", (id: string) => ["DELETE", `events?queue_id=${id}`]],
  ] as const)("on %s a queue", (_, does, callOn) => {
    const refusal = async (options: SandboxOptions, ofCaller: boolean) => {
      const { fetch } = createPlain(options);
      const { queue_id } = (await callerOf(fetch, "cordelia")("POST", "register")).body;
      const [method = "", path = ""] = callOn(ofCaller ? "9f" : queue_id);
      const { body } = await callerOf(fetch, "iago")(method, path);
      return { ...body, msg: body.msg.replace(queue_id, "9f") };
    };
    const bad = (word: string) => ({
      result: "error",
      code: "BAD_EVENT_QUEUE_ID",
      queue_id: expect.any(String),
      msg: `Bad event queue ${word}: 9f`,
    });

    it.each([
      [157, follow, bad("id")],
      [158, follow, bad("ID")],
      [157, "document", bad("ID")],
    ] as const)("§11.7 that is unknown, says at level %i as the %s", async (level, as, want) => {
      expect(await refusal({ featureLevel: level, follow: as }, true)).toEqual(want);
    });

    const foreign = { result: "error", code: "BAD_REQUEST" };
    const msg = `You are not authorized to ${does} this queue`;
    it.each([
      [0, follow, { ...foreign, msg }],
      [155, follow, { ...foreign, msg }],
      [156, follow, bad("id")],
      [0, "document", bad("ID")],
    ] as const)("§11.8 of another user, says at level %i as the %s", async (level, as, want) => {
      expect(await refusal({ featureLevel: level, follow: as }, false)).toEqual(want);
    });
  });

  it("§12.6 says of no invitation when it expires below level 96", async () => {
    const expiries = async (options: SandboxOptions) => {
      const { invites } = (await following("iago", options)("GET", "invites")).body;
      return invites.map((one: object) => "expiry_date" in one);
    };
    expect(new Set(await expiries({ featureLevel: 95 }))).toEqual(new Set([false]));
    expect(new Set(await expiries({ featureLevel: 96 }))).toEqual(new Set([true]));
    const byDocument = await expiries({ featureLevel: 95, follow: "document" });
    expect(new Set(byDocument)).toEqual(new Set([true]));
  });

  it("§24.7 returns text without `Allow` for a method of its process of events", async () => {
    const refused = async (caller: ReturnType<typeof as>, method: string) => {
      const { status, headers, body } = await caller(method, "events");
      return [status, headers.get("content-type"), headers.get("allow"), typeof body];
    };
    for (const method of ["PUT", "OPTIONS"]) {
      expect(await refused(following("iago"), method)).toEqual([405, "text/plain", null, "string"]);
    }
    const usual = [405, "text/html; charset=utf-8", "DELETE, GET, HEAD", "object"];
    expect(await refused(following("iago"), "POST")).toEqual(usual);
    expect(await refused(as("iago"), "PUT")).toEqual(usual);
    expect((await following("iago")("PUT", "invites")).headers.get("allow")).toContain("GET");
  });

  it.each(["document", "servers"] as const)(
    "§24.8 refuses an invitation to a group that does not exist, following %s",
    async (follow) => {
      const iago = following("iago", { featureLevel: 322, follow });
      const refused = { code: "BAD_REQUEST", msg: "Invalid user group" };
      const group = { group_ids: "[11]" };
      expect((await iago("POST", "invites/multiuse", group)).body).toMatchObject(refused);
      const sent = { ...group, invitee_emails: "a@example.net", stream_ids: "[]" };
      expect((await iago("POST", "invites", sent)).body).toMatchObject(refused);
      expect((await iago("POST", "invites/multiuse", { group_ids: "[]" })).status).toBe(200);
    },
  );

  it("§24.9 lists an edited linkifier last at level 156, and in its place from 162 on", async () => {
    const listed = async (options: SandboxOptions) => {
      const iago = following("iago", options);
      const fields = { pattern: "(?P<a>b)", url_format_string: "https://b.example/%(a)s" };
      await iago("PATCH", "realm/filters/1", fields);
      const { linkifiers } = (await iago("GET", "realm/linkifiers")).body;
      return linkifiers.map(({ id }: { id: number }) => id);
    };
    expect(await listed({ featureLevel: 156 })).toEqual([2, 3, 1]);
    expect(await listed({ featureLevel: 162 })).toEqual([1, 2, 3]);
    expect(await listed({ featureLevel: 156, follow: "document" })).toEqual([1, 2, 3]);
  });

  it("§21.5 refuses a link for an owner as any other to those who may create none", async () => {
    const asOwner = async (name: string, featureLevel: number) =>
      (await following(name, { featureLevel })("POST", "invites/multiuse", { invite_as: "100" }))
        .body.code;
    expect(await asOwner("shiva", 209)).toBe("BAD_REQUEST");
    expect(await asOwner("shiva", 208)).toBe("UNAUTHORIZED_PRINCIPAL");
    expect(await asOwner("iago", 209)).toBe("UNAUTHORIZED_PRINCIPAL");
  });

  it.each(["nothing", "drafts/abc", "invites/"])(
    "§24.4 answers with a page of HTML for %s, a path that does not exist",
    async (path) => {
      const { status, headers, body } = await following("iago")("DELETE", path);
      expect([status, headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
      expect(body).toContain("<h1>Not Found</h1>");
    },
  );
});

describe("server settings", () => {
  const settings = async (featureLevel: number, agent = "x/1") => {
    const { fetch } = createSandbox({ featureLevel });
    const headers = { "User-Agent": agent };
    return (await fetch("https://chat.example.com/api/v1/server_settings", { headers })).json();
  };

  it("§22.3 have what log-ins read", async () => {
    const { authentication_methods, is_incompatible, realm_icon } = await settings(116);
    expect({ authentication_methods, is_incompatible, realm_icon }).toEqual({
      authentication_methods: { password: true },
      is_incompatible: false,
      realm_icon: "https://chat.example.com/icon",
    });
    expect((await settings(116, "ZulipInvalid/5.0")).is_incompatible).toBe(true);
  });

  it("§18.116 report web-public access from level 116 on", async () => {
    expect(await settings(116)).toHaveProperty("realm_web_public_access_enabled", false);
    expect(await settings(115)).not.toHaveProperty("realm_web_public_access_enabled");
  });
});

describe("the account of a bot", () => {
  it("§22.1 has its type and its owner", async () => {
    const { body } = await as("helper-bot")("GET", "users/me");
    expect(body).toMatchObject({ bot_type: 1, bot_owner_id: 9 });
    expect((await as("iago")("GET", "users/me")).body).not.toHaveProperty("bot_type");
  });

  it("§22.2 shows everybody their own address before level 163 too", async () => {
    const { body } = await as("iago", { featureLevel: 156 })("GET", "users/me");
    expect(body.delivery_email).toBe("iago@example.com");
  });
});
