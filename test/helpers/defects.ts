/**
 * Servers with one defect each, for the conformance suite: sandboxes that answer otherwise in one way. The suite knows
 * none of them; whatever it finds, it finds by comparing.
 */

import { isObject } from "../../src/toolkit/document/json.ts";
import { jsonValue } from "../../src/universal/json-value.ts";
import { accountOf, type Handler, type sandboxServer } from "./conformance.ts";

type Way = (handle: Handler) => Handler;

/** A defect of a server. */
interface Defect {
  readonly title: string;
  readonly breakIt: Way;
  /** The feature level. Defaults to 267. */
  readonly level?: number;
  readonly options?: Parameters<ReturnType<typeof sandboxServer>["run"]>[0];
  /** Whether public servers do the same, so that nothing differs. */
  readonly isKnown?: true;
}

const listed = (ways: Readonly<Record<string, Way | Omit<Defect, "title">>>): Defect[] =>
  Object.entries(ways).map(([title, one]) => ({
    title,
    ...(typeof one === "function" ? { breakIt: one } : one),
  }));

type Body = Record<string, unknown>;

/** Changes the chosen responses: `change` gets body and response, and returns what to send instead. */
const changing =
  (
    isMeant: (request: Request, body: Body, status: number) => boolean,
    change: (
      body: Body,
      answer: Response,
      request: Request,
    ) => { body?: unknown; status?: number; drop?: string },
  ) =>
  (handle: Handler): Handler =>
  async (request) => {
    const answer = await handle(request);
    if (request.method === "HEAD") return answer;
    const body = jsonValue(await answer.clone().text());
    if (!isObject(body) || !isMeant(request, body, answer.status)) return answer;
    const { body: next = body, status = answer.status, drop } = change(body, answer, request);
    const headers = new Headers(answer.headers);
    if (drop !== undefined) headers.delete(drop);
    return new Response(typeof next === "string" ? next : JSON.stringify(next), {
      status,
      headers,
    });
  };

const at = (method: string, path: string) => (request: Request) =>
  request.method === method && new URL(request.url).pathname.startsWith(`/api/v1/${path}`);
const listing = at("GET", "invites");
const isSuccess = (body: Body) => body.result === "success";
const without = (name: string) => (body: Body) => {
  const { [name]: _, ...rest } = body;
  return { body: rest };
};
/** Changes the bodies of successes. */
const succeeding = (method: string, path: string, change: (body: Body) => Body) =>
  changing(
    (request, body) => at(method, path)(request) && isSuccess(body),
    (body) => ({ body: change(body) }),
  );
/** Changes the list in the body of a success. */
const eachList = (field: keyof typeof listings, change: (items: Body[]) => unknown[]) =>
  succeeding("GET", listings[field], (body) => ({
    ...body,
    [field]: change(body[field] as Body[]),
  }));
const listings = {
  invites: "invites",
  drafts: "drafts",
  linkifiers: "realm/linkifiers",
  events: "events",
} as const;
/** Adds fields to each item of a list, or to the first. */
const eachOf = (field: keyof typeof listings, change: (item: Body) => Body) =>
  eachList(field, (items) => items.map((one) => ({ ...one, ...change(one) })));
const firstOf = (field: keyof typeof listings, change: Body) =>
  eachList(field, ([first, ...rest]) => [{ ...first, ...change }, ...rest]);
const changingList = (change: (invites: Body[]) => unknown[]) => eachList("invites", change);
const eachInvitation = (change: (invite: Body) => Body) =>
  changingList((invites) => invites.map(change));
const inMilliseconds = ({ expiry_date, ...invite }: Body) => ({
  ...invite,
  expiry_date: expiry_date === null ? null : Number(expiry_date) * 1000,
});
const changingEvents = (change: (events: Body[]) => unknown[]) => eachList("events", change);
/** Changes the responses whose message contains this text. */
const saying = (part: string, change: Parameters<typeof changing>[1]) =>
  changing((_, body) => String(body.msg).includes(part), change);
const withStatus = (wanted: number, change: Parameters<typeof changing>[1]) =>
  changing((_, __, status) => status === wanted, change);
/** Responds to requests instead of the server. */
const instead =
  (isMeant: (request: Request) => boolean, body: object, status = 200) =>
  (handle: Handler): Handler =>
  async (request) =>
    isMeant(request) ? Response.json(body, { status }) : handle(request);
const agreed = { result: "success", msg: "" };
const agreeing = () => ({ status: 200, body: agreed });
/** Responds to this member's requests as to an administrator's. */
const asIago =
  (isMeant: (request: Request) => boolean, name: string) =>
  (handle: Handler): Handler =>
  (request) => {
    const isTheirs = request.headers.get("authorization") === basic(name);
    if (!isTheirs || !isMeant(request)) return handle(request);
    const headers = new Headers(request.headers);
    headers.set("authorization", basic("iago"));
    return handle(new Request(request, { headers }));
  };
const basic = (name: string) => `Basic ${btoa(`${name}@example.com:${name}-key`)}`;
const atobOr = (text: string) => (/^[\w+/]+=*$/.test(text) ? atob(text) : "");
const isError = (code: string) => (_: Request, body: Body) => body.code === code;
const more = (isMeant: Parameters<typeof changing>[0], fields: Body) =>
  changing(isMeant, (body) => ({ body: { ...body, ...fields } }));
/** Breaks a server once something has happened. */
const after =
  (happens: (request: Request, answer: Response) => boolean, breakIt: Way): Way =>
  (handle) => {
    let isBroken = false;
    const broken = breakIt(handle);
    return async (request) => {
      const answer = await (isBroken ? broken : handle)(request);
      isBroken ||= happens(request, answer);
      return answer;
    };
  };
/** Agrees to a request that has succeeded before. */
const repeatable =
  (isMeant: (request: Request) => boolean): Way =>
  (handle) => {
    const done = new Set<string>();
    return async (request) => {
      if (!isMeant(request)) return handle(request);
      const key = `${request.url} ${await request.clone().text()}`;
      if (done.has(key)) return Response.json(agreed);
      const answer = await handle(request);
      if (answer.ok) done.add(key);
      return answer;
    };
  };
/** Changes the form of requests before they reach the server. */
const sending =
  (method: string, path: string, change: (form: URLSearchParams) => void) =>
  (handle: Handler): Handler =>
  async (request) => {
    const isForm = /urlencoded/.test(request.headers.get("content-type") ?? "");
    if (!at(method, path)(request) || !isForm) return handle(request);
    const form = new URLSearchParams(await request.clone().text());
    change(form);
    const { url, headers } = request;
    return handle(new Request(url, { method, headers, body: form }));
  };
/** Changes one capability that clients declare. */
const declaring = (name: string, value: boolean) =>
  sending("POST", "register", (form) => {
    const sent: unknown = jsonValue(form.get("client_capabilities") ?? "");
    if (!isObject(sent) || !(name in sent)) return;
    form.set("client_capabilities", JSON.stringify({ ...sent, [name]: value }));
  });
/** Agrees to requests without carrying them out. */
const ignoring =
  (method: string, path: string, isMeant: (text: string) => boolean) =>
  (handle: Handler): Handler =>
  async (request) => {
    const text = at(method, path)(request) ? decodeURIComponent(await request.clone().text()) : "";
    return text !== "" && isMeant(text) ? Response.json(agreed) : handle(request);
  };
const asHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const escapedIn = (value: unknown): unknown => {
  if (typeof value === "string") return asHtml(value);
  if (Array.isArray(value)) return value.map(escapedIn);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, escapedIn(one)]));
};

/** The last ones are of kinds for which no rule of the suite was written. */
export const defects = listed({
  "a draft that does not exist gets status 400": saying("Draft does not exist", () => ({
    status: 400,
  })),
  "a draft that does not exist gets another message": saying("Draft does not exist", (body) => ({
    body: { ...body, msg: "Gone" },
  })),
  "BAD_EVENT_QUEUE_ID does not name the queue": changing(
    isError("BAD_EVENT_QUEUE_ID"),
    without("queue_id"),
  ),
  "§7.2 the error BAD_EVENT_QUEUE_ID of deleteEventQueue has more fields than in the document":
    more(isError("BAD_EVENT_QUEUE_ID"), { ignored_parameters_unsupported: [] }),
  "§16.7 a read without a required argument names it in var_name": more(
    (request, body) => at("GET", "events")(request) && String(body.msg).startsWith("Missing"),
    { var_name: "queue_id" },
  ),
  "§10.21 ignored_parameters_unsupported is missing in the list of invitations": {
    isKnown: true,
    breakIt: changing(listing, without("ignored_parameters_unsupported")),
  },
  "ignored_parameters_unsupported is missing if an operation has parameters": changing(
    at("DELETE", "events"),
    without("ignored_parameters_unsupported"),
  ),
  "§4.0.2 ignored_parameters_unsupported is [] if nothing is unsupported": succeeding(
    "DELETE",
    "events",
    (body) => ({ ignored_parameters_unsupported: [], ...body }),
  ),
  "§5.1 a key is accepted with any address": (handle: Handler) => (request: Request) => {
    const [, credentials = ""] =
      /^Basic (.*)/.exec(request.headers.get("authorization") ?? "") ?? [];
    const isMeant = /:iago-key$/.test(atobOr(credentials));
    if (!listing(request) || !isMeant) return handle(request);
    return handle(new Request(request, { headers: { authorization: basic("iago") } }));
  },
  "§10.7 addresses are case-sensitive": (handle: Handler) => (request: Request) => {
    const capitals = `Basic ${btoa("IAGO@EXAMPLE.COM:iago-key")}`;
    if (request.headers.get("authorization") !== capitals) return handle(request);
    return handle(new Request(request, { headers: { authorization: basic("nobody") } }));
  },
  "ignored_parameters_unsupported is not sorted": changing(
    (_, body) => Array.isArray(body.ignored_parameters_unsupported),
    (body) => {
      const names = body.ignored_parameters_unsupported as string[];
      return { body: { ...body, ignored_parameters_unsupported: names.toReversed() } };
    },
  ),
  "an old server lists unsupported parameters": {
    level: 166,
    breakIt: changing(
      (request, body) => listing(request) && isSuccess(body) && request.url.includes("?"),
      (body) => ({ body: { ...body, ignored_parameters_unsupported: ["conformance_a"] } }),
    ),
  },
  "a new server still has ref": eachInvitation((invite) => ({
    ...invite,
    ref: "iago@example.com",
  })),
  "a server before level 22 lacks ref": {
    level: 21,
    breakIt: eachInvitation(({ ref: _, ...invite }) => invite),
  },
  "two invitations of a kind share an id": eachInvitation((invite) => ({ ...invite, id: 2 })),
  "an expired invitation is listed": eachInvitation((invite) => ({ ...invite, expiry_date: 1 })),
  "links come before e-mail invitations": changingList((invites) => invites.toReversed()),
  "a queue can be deleted twice": repeatable(at("DELETE", "events")),
  "every new linkifier has the ID 0": succeeding("POST", "realm/filters", (body) => ({
    ...body,
    id: 0,
  })),
  "every registration gives the same queue": (handle) => {
    let first: Body | undefined;
    return succeeding("POST", "register", (body) => {
      first ??= body;
      return { ...body, queue_id: first.queue_id };
    })(handle);
  },
  "status 500 with a separate error for linkifiers": changing(
    at("PATCH", "realm/linkifiers"),
    () => ({
      status: 500,
      body: { result: "error", msg: "Internal server error", code: "INTERNAL_SERVER_ERROR" },
    }),
  ),
  "an HTML page with status 200 replaces errors": changing(at("DELETE", "drafts/2"), () => ({
    status: 200,
    body: "<h1>Hello</h1>",
  })),
  "WWW-Authenticate is missing in responses with 401": withStatus(401, () => ({
    drop: "WWW-Authenticate",
  })),
  "anybody can list invitations": (handle) => async (request) => {
    if (!listing(request)) return handle(request);
    return handle(new Request(request, { headers: { authorization: basic("iago") } }));
  },
  "an old server can reorder linkifiers": {
    level: 201,
    breakIt: instead(
      at("PATCH", "realm/linkifiers"),
      { result: "error", code: "REQUEST_VARIABLE_MISSING", msg: "", var_name: "" },
      400,
    ),
  },
  "linkifiers can be listed twice": saying("duplicated", agreeing),
  "a missing parameter is not named": changing(
    isError("REQUEST_VARIABLE_MISSING"),
    without("var_name"),
  ),
  "Allow is missing in responses with 405": withStatus(405, () => ({ drop: "Allow" })),
  "another level is reported": changing(
    (_, body) => "zulip_feature_level" in body,
    (body) => ({ body: { ...body, zulip_feature_level: 266 } }),
  ),
  "bodies have the type text/html": (handle) => async (request) => {
    const answer = await handle(request);
    if (!at("GET", "server_settings")(request)) return answer;
    return new Response(await answer.text(), { headers: { "content-type": "text/html" } });
  },
  "the query string is ignored if there is a form": (handle) => async (request) => {
    const url = new URL(request.url);
    if (request.method !== "DELETE" || url.search === "") return handle(request);
    url.search = "";
    return handle(new Request(url, { method: "DELETE", headers: request.headers }));
  },
  "§11.2 the error for another user's queue differs from that for a missing one": (handle) => {
    const registered = new Set<unknown>();
    return changing(
      () => true,
      (body) => {
        if (body.result === "success") registered.add(body.queue_id);
        const isForeign = body.code === "BAD_EVENT_QUEUE_ID" && registered.has(body.queue_id);
        const msg = "You are not authorized to access this queue";
        return isForeign ? { body: { result: "error", code: "BAD_REQUEST", msg } } : {};
      },
    )(handle);
  },
  "an administrator sees only their own invitations": changingList((invites) => {
    const isTheirs = invites.every((invite) => invite.invited_by_user_id === 11);
    return isTheirs ? invites : invites.filter((invite) => invite.invited_by_user_id === 9);
  }),
  "a draft ID that is not a number matches the route": changing(
    at("DELETE", "drafts/abc"),
    (body) => ({ status: 400, body }),
  ),
  "§12.1 the second account, a member, gets everyone's invitations": asIago(listing, "cordelia"),
  "§4 a success of deleteEventQueue has more fields than result and msg": succeeding(
    "DELETE",
    "events",
    (body) => ({ ...body, deleted: true }),
  ),
  "§2.4 times are in milliseconds": eachInvitation((invite) => ({
    ...inMilliseconds(invite),
    invited: Number(invite.invited) * 1000,
  })),
  "§2.4 invitations have creation times in the future": eachInvitation((invite) => ({
    ...invite,
    invited: Number(invite.invited) + 10 ** 8,
  })),
  "§16.1 a new queue starts at another event": succeeding("POST", "register", (body) => ({
    ...body,
    last_event_id: 0,
  })),
  "§10.13 header and body have different times to wait": (handle) => {
    let listings = 0;
    return async (request) => {
      if (!listing(request) || ++listings !== 3) return handle(request);
      const body = { result: "error", code: "RATE_LIMIT_HIT", msg: "", "retry-after": 2.5 };
      return Response.json(body, { status: 429, headers: { "Retry-After": "60" } });
    };
  },
  "§10.14 the rate limit rises with each request": (handle) => {
    let left = 0;
    return async (request) => {
      const { status, headers, body } = await handle(request);
      headers.set("X-RateLimit-Remaining", `${++left}`);
      return new Response(body, { status, headers });
    };
  },
  "§10.23 one of the drafts has the ID 0": firstOf("drafts", { id: 0 }),
  "§12.3 a guest is rejected with another status": {
    options: { account: accountOf("polonius"), other: undefined },
    breakIt: saying("Not allowed for guest users", () => ({ status: 403 })),
  },
  "one invitation has an invalid role": firstOf("invites", { invited_as: 700 }),
  "one invitation has no address": firstOf("invites", { email: undefined }),
  "an invitation is not an object": changingList((invites) => [...invites, null, "link"]),
  "§3.5 linkifiers are not in the order that was set": after(
    (request, { ok }) => at("PATCH", "realm/linkifiers")(request) && ok,
    eachList("linkifiers", (linkifiers) => linkifiers.toReversed()),
  ),
  "§14.6 reordering linkifiers sends no event": changingEvents(() => []),
  "§14.6 the event about linkifiers has no id": changingEvents((events) =>
    events.map(({ id: _, ...event }) => event),
  ),
  "§6.2 a queue has events of another type than it asked for": changingEvents((events) => [
    { type: "presence", id: 0 },
    ...events,
  ]),
  "§16.4 events come newest first": changingEvents((events) => events.toReversed()),
  "§16.6 a queue never deletes events": (handle) => (request) => {
    const url = new URL(request.url);
    // The sandbox still has all events.
    if (url.searchParams.get("last_event_id") === "0" && url.searchParams.has("dont_block")) {
      url.searchParams.set("last_event_id", "-1");
    }
    return handle(new Request(url, request));
  },
  "§16.4 a read of a queue without events returns at once": {
    breakIt: (handle) => (request) => {
      if (!at("GET", "events")(request)) return handle(request);
      const url = new URL(request.url);
      const { searchParams: query } = url;
      if (query.has("queue_id") && !query.has("dont_block")) query.set("dont_block", "true");
      return handle(new Request(url, request));
    },
    options: { sleep: (time) => new Promise((resolve) => setTimeout(resolve, time)) },
  },
  "§6.2 event_types is ignored": (handle) => async (request) => {
    if (!at("POST", "register")(request)) return handle(request);
    const sent = new URLSearchParams(await request.clone().text());
    // Without event_types, a queue gets all types.
    if (sent.get("event_types")?.startsWith('["message"')) sent.delete("event_types");
    const { url, method, headers } = request;
    return handle(new Request(url, { method, headers, body: sent }));
  },
  "§17.1 count is not the number of drafts": succeeding("GET", "drafts", (body) => ({
    ...body,
    count: 0,
  })),
  "§13.1 drafts of others are listed": asIago(at("POST", "drafts"), "cordelia"),
  "§3.3 a draft is not deleted despite a success": changing(
    (request, body) => at("DELETE", "drafts/")(request) && body.msg === "Draft does not exist",
    agreeing,
  ),
  "§14.4 an order can contain the ID of no linkifier": (handle) => async (request) => {
    if (!at("PATCH", "realm/linkifiers")(request)) return handle(request);
    const sent = new URLSearchParams(await request.clone().text()).get("ordered_linkifier_ids");
    const isLong = sent?.startsWith("[1,") && sent.includes("2147483647");
    return isLong ? Response.json(agreed) : handle(request);
  },
  "§10.12 HEAD is not supported": (handle) => async (request) =>
    request.method === "HEAD" ? new Response(null, { status: 405 }) : handle(request),
  "§3.5 an old server lists linkifiers in another order than by ID": {
    isKnown: true,
    level: 201,
    breakIt: succeeding("GET", "realm/linkifiers", (body) => ({
      ...body,
      linkifiers: (body.linkifiers as Body[]).toReversed(),
    })),
  },
  "§16.6 an event that never existed is accepted as last_event_id": saying(
    "was not in this queue",
    () => ({
      status: 200,
      body: { ...agreed, events: [] },
    }),
  ),
  "§16.2 client_capabilities may lack the required one": saying("client_capabilities[", agreeing),
  "§18 an old server has codes in authentication errors": {
    level: 75,
    breakIt: withStatus(401, (body) => ({ body: { ...body, code: "UNAUTHORIZED" } })),
  },
  "§18 an old server has listDrafts": {
    level: 86,
    breakIt: instead(at("GET", "drafts"), { result: "error", msg: "Not logged in" }, 401),
  },
  "the creator of an invitation is always the caller": (handle) => (request) =>
    eachInvitation((invite) => ({
      ...invite,
      invited_by_user_id: request.headers.get("authorization") === basic("iago") ? 9 : 11,
    }))(handle)(request),
  "a capability is ignored: clients always know templates of addresses": declaring(
    "linkifier_url_template",
    true,
  ),
  "a capability is ignored: clients never know templates of addresses": declaring(
    "linkifier_url_template",
    false,
  ),
  "all texts are escaped as HTML": changing(
    () => true,
    (body) => ({ body: escapedIn(body) }),
  ),
  "only messages of errors are escaped as HTML": changing(
    (_, body) => body.result === "error",
    (body) => ({ body: { ...body, msg: asHtml(String(body.msg)) } }),
  ),
  "an edit of a draft has no effect": ignoring("PATCH", "drafts/", (text) =>
    text.includes("edited"),
  ),
  "an edit of a linkifier has no effect": ignoring("PATCH", "realm/filters/", (text) =>
    text.includes("-e-("),
  ),
  "a wish when an invitation expires is ignored": sending("POST", "invites", (form) =>
    form.delete("invite_expires_in_minutes"),
  ),
  "the newest draft is not listed": succeeding("GET", "drafts", (body) => {
    const drafts = (body.drafts as Body[]).slice(0, -1);
    return { ...body, count: drafts.length, drafts };
  }),
  "the event about a removed draft names another": changingEvents((events) =>
    events.map((event) =>
      event.op === "remove" ? { ...event, draft_id: Number(event.draft_id) + 1 } : event,
    ),
  ),
  "the event about a removed draft is sent twice": changingEvents((events) =>
    events.flatMap((event) =>
      event.op === "remove" ? [event, { ...event, id: Number(event.id) + 1000 }] : [event],
    ),
  ),
  "a revoked link can be revoked again": repeatable(at("DELETE", "invites/multiuse/")),
  "the template of a linkifier loses its query": eachList("linkifiers", (linkifiers) =>
    linkifiers.map((one) => ({
      ...one,
      url_template: String(one.url_template).replace(/\?.*/, ""),
    })),
  ),
  "an account of the organization is invited again": ignoring("POST", "invites", (text) =>
    text.includes("invitee_emails=iago@example"),
  ),
  "a resent invitation is sent by whoever resends it": {
    options: { account: accountOf("iago"), other: accountOf("cordelia") },
    breakIt: after(
      ({ url }, { ok }) => url.endsWith("/resend") && ok,
      eachInvitation((invite) =>
        invite.is_multiuse === false ? { ...invite, invited_by_user_id: 9 } : invite,
      ),
    ),
  },
  "a failed edit of a draft clears its topic": after(
    (request, { status }) => at("PATCH", "drafts/")(request) && status === 400,
    eachOf("drafts", () => ({ topic: "lost" })),
  ),
});

// ---- Of any level ---------------------------------------------------------------------------------------------------------

/** Changes a JSON parameter. */
const sendingJson = (
  method: string,
  path: string,
  field: string,
  change: (value: unknown) => unknown,
): Way =>
  sending(method, path, (form) => {
    const value = jsonValue(form.get(field) ?? "");
    if (value !== undefined) form.set(field, JSON.stringify(change(value)));
  });
const sentDrafts = (change: (drafts: Body[]) => unknown) =>
  sendingJson("POST", "drafts", "drafts", (all) => (Array.isArray(all) ? change(all) : all));
/** Changes what new drafts, edited drafts or listed drafts have as their texts. */
const ofNewDrafts = (change: (text: string) => string) =>
  sentDrafts((drafts) =>
    drafts.map((draft) =>
      typeof draft.content === "string" ? { ...draft, content: change(draft.content) } : draft,
    ),
  );
const ofEditedDrafts = (change: (text: string) => string) =>
  sendingJson("PATCH", "drafts/", "draft", (draft) =>
    isObject(draft) && typeof draft.content === "string"
      ? { ...draft, content: change(draft.content) }
      : draft,
  );
const ofListedDrafts = (change: (text: string) => string) =>
  eachOf("drafts", ({ content }) => ({ content: change(String(content)) }));

const changingIds = (change: (ids: unknown[]) => unknown) =>
  succeeding("POST", "drafts", (body) => ({ ...body, ids: change(body.ids as unknown[]) }));
const isWrong = (draft: unknown) =>
  Object(draft).type === "stream" || String(Object(draft).content).trim() === "";
const addedIn = (change: (drafts: Body[]) => unknown[]) =>
  changingEvents((events) =>
    events.map((event) =>
      event.op === "add" ? { ...event, drafts: change(event.drafts as Body[]) } : event,
    ),
  );
const inviting = (change: (addresses: string[]) => string[]) =>
  sending("POST", "invites", (form) => {
    const addresses = form.get("invitee_emails")?.split(/[,\n]/) ?? [];
    if (addresses.length > 1) form.set("invitee_emails", change(addresses).join());
  });
const failing = (change: (errors: unknown[]) => unknown[]) =>
  changing(
    (request, body) => at("POST", "invites")(request) && "sent_invitations" in body,
    (body) => ({ body: { ...body, errors: change(body.errors as unknown[]) } }),
  );

/** A revocation of one kind of invitation, as one of the other kind with the same ID. */
const asTwin = (request: Request, kind: RegExp) => {
  const [, id] = (request.method === "DELETE" && kind.exec(new URL(request.url).pathname)) || [];
  const path = kind === ofMail ? `multiuse/${id}` : id;
  const { method, headers } = request;
  return id && new Request(`http://sandbox/api/v1/invites/${path}`, { method, headers });
};
const ofMail = /\/invites\/(\d+)$/;
const ofLink = /\/invites\/multiuse\/(\d+)$/;
/** Revokes the other kind if the first is gone. */
const revokingTwin =
  (kind: RegExp): Way =>
  (handle) =>
  async (request) => {
    const twin = asTwin(request, kind);
    const answer = await handle(request);
    return twin && !answer.ok ? handle(twin) : answer;
  };
/** Changes those of one kind by the one of the other kind with the same ID. */
const byTwin = (isMultiuse: boolean, change: (one: Body, twin: Body) => Body[]) =>
  changingList((invites) =>
    invites.flatMap((one) => {
      const twin = invites.find(
        (other) => other.id === one.id && other.is_multiuse !== one.is_multiuse,
      );
      // Others than those of the run are as they were.
      const isOld = Number(one.id) < 4;
      return one.is_multiuse !== isMultiuse || twin === undefined || isOld
        ? [one]
        : change(one, twin);
    }),
  );

const updating = (change: (event: Body) => unknown[]) =>
  changingEvents((events) =>
    events.flatMap((event) => (event.op === "update" ? change(event) : [event])),
  );
/** Leaves out an event of a type, by its place among those of the type. */
const losing = (type: string, place: number) =>
  changingEvents((events) => {
    const lost = events.filter((event) => event.type === type).at(place);
    return events.filter((event) => event !== lost);
  });
/** Reads IDs from 2^31 on in 32 bits. */
const in32Bits =
  (path: string): Way =>
  (handle) =>
  (request) => {
    const [id = ""] = new RegExp(`(?<=/${path}/)\\d{10,}$`).exec(request.url) ?? [];
    if (id === "") return handle(request);
    return handle(new Request(request.url.replace(id, `${Number(id) % 2 ** 32}`), request));
  };
const withSmallNames = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSmallNames);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name.toLowerCase(), withSmallNames(one)]),
  );
};

/**
 * Defects that do not depend on the level. They were written, twenty of each kind, before the suite had steps for their
 * kinds; these are the ones that differ in the check or the location that shows them.
 */
export const defectsOfAnyLevel = listed({
  "texts of new drafts are cut to 8,192 characters": ofNewDrafts((text) => text.slice(0, 8192)),
  "texts of new drafts lose what takes four bytes": ofNewDrafts((text) =>
    text.replace(/[\u{10000}-\u{10ffff}]/gu, ""),
  ),
  "texts of new drafts have blanks for tabs": ofNewDrafts((text) => text.replaceAll("\t", " ")),
  "texts of edited drafts are composed": ofEditedDrafts((text) => text.normalize("NFC")),
  "texts of edited drafts have one blank for two": ofEditedDrafts((text) =>
    text.replace(/ {2,}/g, " "),
  ),
  "texts of listed drafts lose the joiners of emoji": ofListedDrafts((text) =>
    text.replaceAll("\u200d", ""),
  ),
  "texts of listed drafts lose blanks at the ends of lines": ofListedDrafts((text) =>
    text.replace(/ +\n/g, "\n"),
  ),
  "patterns of new linkifiers have one blank for two": sending("POST", "realm/filters", (form) => {
    const pattern = form.get("pattern");
    if (pattern !== null) form.set("pattern", pattern.replace(/ {2,}/g, " "));
  }),
  "patterns of linkifiers have ? for letters beyond ASCII": eachOf("linkifiers", (one) => ({
    pattern: String(one.pattern).replace(/[^\0-\x7f]/g, "?"),
  })),

  "the IDs of several drafts are in the reverse order": changingIds((ids) => ids.toReversed()),
  "several drafts return an ID too many": changingIds((ids) =>
    ids.length > 1 ? [...ids, Number(ids.at(-1)) + 1] : ids,
  ),
  "of several drafts the last is not saved": sentDrafts((drafts) =>
    drafts.length > 1 ? drafts.slice(0, -1) : drafts,
  ),
  "of several drafts a wrong one is left out": sentDrafts((drafts) =>
    drafts.length > 1 ? drafts.filter((draft) => !isWrong(draft)) : drafts,
  ),
  "of several drafts those before a wrong one are saved": (handle) => async (request) => {
    const text = at("POST", "drafts")(request) ? await request.clone().text() : "";
    const sent = jsonValue(new URLSearchParams(text).get("drafts") ?? "");
    const wrong = Array.isArray(sent) ? sent.findIndex(isWrong) : 0;
    if (Array.isArray(sent) && wrong > 0) {
      const { url, method, headers } = request;
      const body = new URLSearchParams({ drafts: JSON.stringify(sent.slice(0, wrong)) });
      await handle(new Request(url, { method, headers, body }));
    }
    return handle(request);
  },
  "the event about several drafts has the first": addedIn((drafts) => drafts.slice(0, 1)),
  "several drafts have an event each": changingEvents((events) =>
    events.flatMap(({ drafts, ...event }) =>
      Array.isArray(drafts)
        ? drafts.map((draft, index) => ({
            ...event,
            id: Number(event.id) + index / 100,
            drafts: [draft],
          }))
        : [event],
    ),
  ),
  "of several addresses the last is not invited": inviting((all) => all.slice(0, -1)),
  "a line break does not separate addresses": sending("POST", "invites", (form) => {
    const addresses = form.get("invitee_emails");
    if (addresses !== null) form.set("invitee_emails", addresses.replaceAll("\n", ""));
  }),
  "of several addresses a wrong one is left out": inviting((all) =>
    all.filter((one) => one.includes("@")),
  ),
  "of several addresses one with an account ends the invitation of others": inviting((all) =>
    all.some((one) => one.startsWith("iago@")) ? ["iago@example.com"] : all,
  ),
  "addresses that fail are not listed": failing(() => []),
  "a new order of linkifiers is ignored": sendingJson(
    "PATCH",
    "realm/linkifiers",
    "ordered_linkifier_ids",
    (ids) =>
      Array.isArray(ids) && new Set(ids).size === ids.length
        ? ids.toSorted((one, other) => one - other)
        : ids,
  ),

  "revoking a link revokes the invitation with its ID too": (handle) => async (request) => {
    const twin = asTwin(request, ofLink);
    const answer = await handle(request);
    if (twin && answer.ok) await handle(twin);
    return answer;
  },
  "revoking an invitation revokes the link with its ID instead": (handle) => (request) =>
    handle(asTwin(request, ofMail) || request),
  "revoking a link that is gone revokes the invitation": revokingTwin(ofLink),
  "revoking an invitation that is gone revokes the link": revokingTwin(ofMail),
  "a link hides the invitation with its ID": byTwin(false, () => []),
  "a link ends with the invitation of its ID": byTwin(true, (one, { expiry_date }) => [
    { ...one, expiry_date },
  ]),
  "of one ID, both are links": byTwin(false, (one) => [{ ...one, is_multiuse: true }]),

  "an edit of a draft sends no event": updating(() => []),
  "an edit of a draft is told as a new draft": updating(({ draft, ...event }) => [
    { ...event, op: "add", drafts: [draft] },
  ]),
  "the event about an edited draft has no text": updating(({ draft, ...event }) => {
    const { content: _, ...others } = draft as Body;
    return [{ ...event, draft: others }];
  }),
  "an edit of a draft keeps its time": (handle) => {
    const times = new Map<unknown, unknown>();
    return eachOf("drafts", ({ id, timestamp }) => {
      if (!times.has(id)) times.set(id, timestamp);
      return { timestamp: times.get(id) };
    })(handle);
  },
  "a given time is rounded up": sentDrafts((drafts) =>
    drafts.map((draft) =>
      typeof draft.timestamp === "number"
        ? { ...draft, timestamp: Math.ceil(draft.timestamp) }
        : draft,
    ),
  ),
  "an edit of a linkifier sends no event": losing("realm_linkifiers", 4),
  "a new invitation sends no event": losing("invites_changed", 0),
  "a revoked invitation sends no event": losing("invites_changed", -1),
  "invitations end two minutes early": eachOf("invites", ({ id, expiry_date }) => ({
    expiry_date: Number(id) > 3 ? Number(expiry_date) - 120 : expiry_date,
  })),

  "deleting a draft takes no ID from 2^31 on": instead(
    (request) => at("DELETE", "drafts/")(request) && /\/\d{10,}$/.test(request.url),
    { result: "error", code: "BAD_REQUEST", msg: "Bad" },
    400,
  ),
  "IDs of drafts are read in 32 bits": in32Bits("drafts"),
  "IDs of linkifiers are read in 32 bits": in32Bits("filters"),
  "keys are compared without case": (handle) => (request) => {
    const [, text = ""] =
      /^Basic ([\w+/]+=*)$/.exec(request.headers.get("authorization") ?? "") ?? [];
    const [address = "", key = ""] = atob(text).split(":");
    if (key === key.toLowerCase()) return handle(request);
    const headers = new Headers(request.headers);
    headers.set("authorization", `Basic ${btoa(`${address}:${key.toLowerCase()}`)}`);
    return handle(new Request(request, { headers }));
  },
  "names of fields are compared without case when a queue is deleted": sending(
    "DELETE",
    "events",
    (form) => {
      const id = form.get("QUEUE_ID");
      if (id !== null) form.set("queue_id", id);
    },
  ),
  "names in new drafts are compared without case": sentDrafts(withSmallNames),
  "names of capabilities are compared without case": sendingJson(
    "POST",
    "register",
    "client_capabilities",
    withSmallNames,
  ),
  "types of events are compared without case": sendingJson(
    "POST",
    "register",
    "event_types",
    (types) => (Array.isArray(types) ? types.map((type) => String(type).toLowerCase()) : types),
  ),
  "IDs of queues are compared without case when a queue is deleted": sending(
    "DELETE",
    "events",
    (form) => {
      const id = form.get("queue_id");
      if (id !== null) form.set("queue_id", id.toLowerCase());
    },
  ),

  "of more than ten drafts, the eleventh is not listed": succeeding("GET", "drafts", (body) => {
    const drafts = (body.drafts as Body[]).toSpliced(10, 1);
    return { ...body, count: drafts.length, drafts };
  }),
  "ten drafts are saved at a time, more are ignored": sentDrafts((drafts) => drafts.slice(0, 10)),
  "the event about drafts has ten": addedIn((drafts) => drafts.slice(0, 10)),
  "a registration returns ten drafts": succeeding("POST", "register", (body) =>
    Array.isArray(body.drafts) ? { ...body, drafts: body.drafts.slice(0, 10) } : body,
  ),
  "a queue keeps its first ten events": changingEvents((events) => events.slice(0, 10)),
  "more than ten events are sorted as texts": changingEvents((events) =>
    events.length > 10
      ? events.toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1))
      : events,
  ),
  "ten types of events are read": sendingJson("POST", "register", "event_types", (types) =>
    Array.isArray(types) ? types.slice(0, 10) : types,
  ),
  "ten addresses that fail are listed": failing((errors) => errors.slice(0, 10)),
});
