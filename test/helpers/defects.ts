/**
 * Servers with one defect each, for the conformance suite: sandboxes that answer otherwise in one way. The suite knows
 * none of them; whatever it finds, it finds by comparing.
 */

import { isObject } from "../../src/toolkit/document/json.ts";
import { jsonValue } from "../../src/universal/json-value.ts";
import { accountOf, type Handler, type sandboxServer } from "./conformance.ts";

export type Way = (handle: Handler) => Handler;

/** A defect of a server. */
export interface Defect {
  readonly title: string;
  readonly breakIt: Way;
  /** The feature level. Defaults to 267. */
  readonly level?: number;
  readonly options?: Parameters<ReturnType<typeof sandboxServer>["run"]>[0];
  /** Whether public servers do the same, so that nothing differs. */
  readonly isKnown?: true;
}

export const listed = (ways: Readonly<Record<string, Way | Omit<Defect, "title">>>): Defect[] =>
  Object.entries(ways).map(([title, one]) => ({
    title,
    ...(typeof one === "function" ? { breakIt: one } : one),
  }));

export type Body = Record<string, unknown>;

/** Changes the chosen responses: `change` gets body and response, and returns what to send instead. */
export const changing =
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

export const at = (method: string, path: string) => (request: Request) =>
  request.method === method && new URL(request.url).pathname.startsWith(`/api/v1/${path}`);
const listing = at("GET", "invites");
export const isSuccess = (body: Body) => body.result === "success";
const without = (name: string) => (body: Body) => {
  const { [name]: _, ...rest } = body;
  return { body: rest };
};
/** Changes the bodies of successes. */
export const succeeding = (method: string, path: string, change: (body: Body) => Body) =>
  changing(
    (request, body) => at(method, path)(request) && isSuccess(body),
    (body) => ({ body: change(body) }),
  );
/** Changes the list in the body of a success. */
export const eachList = (field: keyof typeof listings, change: (items: Body[]) => unknown[]) =>
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
export const eachOf = (field: keyof typeof listings, change: (item: Body) => Body) =>
  eachList(field, (items) => items.map((one) => ({ ...one, ...change(one) })));
const firstOf = (field: keyof typeof listings, change: Body) =>
  eachList(field, ([first, ...rest]) => [{ ...first, ...change }, ...rest]);
export const changingList = (change: (invites: Body[]) => unknown[]) => eachList("invites", change);
const eachInvitation = (change: (invite: Body) => Body) =>
  changingList((invites) => invites.map(change));
const inMilliseconds = ({ expiry_date, ...invite }: Body) => ({
  ...invite,
  expiry_date: expiry_date === null ? null : Number(expiry_date) * 1000,
});
export const changingEvents = (change: (events: Body[]) => unknown[]) => eachList("events", change);
/** Changes the responses whose message contains this text. */
export const saying = (part: string, change: Parameters<typeof changing>[1]) =>
  changing((_, body) => String(body.msg).includes(part), change);
const withStatus = (wanted: number, change: Parameters<typeof changing>[1]) =>
  changing((_, __, status) => status === wanted, change);
/** Responds to requests instead of the server. */
export const instead =
  (isMeant: (request: Request) => boolean, body: object, status = 200) =>
  (handle: Handler): Handler =>
  async (request) =>
    isMeant(request) ? Response.json(body, { status }) : handle(request);
export const agreed = { result: "success", msg: "" };
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
export const basic = (name: string) => `Basic ${btoa(`${name}@example.com:${name}-key`)}`;
const atobOr = (text: string) => (/^[\w+/]+=*$/.test(text) ? atob(text) : "");
const isError = (code: string) => (_: Request, body: Body) => body.code === code;
const more = (isMeant: Parameters<typeof changing>[0], fields: Body) =>
  changing(isMeant, (body) => ({ body: { ...body, ...fields } }));
const ignored = (names: readonly string[]) =>
  succeeding("DELETE", "events", (body) => ({ ignored_parameters_unsupported: names, ...body }));
const unknown = (method: string, path: string) =>
  instead(at(method, path), { result: "error", msg: "Not logged in" }, 401);
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
/** Has these headers of a rate limit, and one request more left each time. */
const limited =
  (fixed: Readonly<Record<string, string>>): Way =>
  (handle) => {
    let left = 0;
    return async (request) => {
      const answer = await handle(request);
      const given = { "X-RateLimit-Remaining": `${++left}`, ...fixed };
      const headers = { ...Object.fromEntries(answer.headers), ...given };
      const { status } = answer;
      return new Response(status === 204 ? null : await answer.text(), { status, headers });
    };
  };

const invitation = {
  id: 2,
  invited_by_user_id: 9,
  invited: 0,
  expiry_date: null,
  invited_as: 400,
  notify_referrer_on_join: true,
  is_multiuse: false,
  email: "zoe@example.com",
};

/** The defects that the suite has noticed since its first rules. */
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
  "§7.3 the error BAD_REQUEST of deleteDraft has more fields than in the document": more(
    (request, body) => request.method === "DELETE" && body.code === "BAD_REQUEST",
    { ignored_parameters_unsupported: [] },
  ),
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
  "§4.0.2 ignored_parameters_unsupported is [] if nothing is unsupported": ignored([]),
  '§4.0.2 ignored_parameters_unsupported is ["queue_id"] if nothing is unsupported': ignored([
    "queue_id",
  ]),
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
  "a server before level 267 has notify_referrer_on_join": {
    level: 266,
    breakIt: eachInvitation((invite) => ({ ...invite, notify_referrer_on_join: true })),
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
  "errors have no code": changing(
    (_, body) => body.code === "REQUEST_VARIABLE_MISSING",
    without("code"),
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
  "§12.1 a member without a second account gets everyone's invitations": {
    options: { account: accountOf("cordelia"), other: undefined },
    breakIt: asIago(listing, "cordelia"),
  },
  "§12.1 two members get the same invitation": {
    options: { account: accountOf("cordelia"), other: accountOf("othello") },
    breakIt: changingList(() => [invitation]),
  },
  "§4 a success of deleteEventQueue has more fields than result and msg": succeeding(
    "DELETE",
    "events",
    (body) => ({ ...body, deleted: true }),
  ),
  "§4 a success of reorderLinkifiers has more fields than result and msg": succeeding(
    "PATCH",
    "realm",
    (body) => ({ ...body, deleted: true }),
  ),
  "§2.4 times are in milliseconds": eachInvitation((invite) => ({
    ...inMilliseconds(invite),
    invited: Number(invite.invited) * 1000,
  })),
  "§2.4 only the expiry date is in milliseconds": eachInvitation(inMilliseconds),
  "§2.4 invitations have creation times in the future": eachInvitation((invite) => ({
    ...invite,
    invited: Number(invite.invited) + 10 ** 8,
  })),
  "§16.1 a new queue starts at another event": succeeding("POST", "register", (body) => ({
    ...body,
    last_event_id: 0,
  })),
  "§15.2 §16.1 a registration returns only the ID of the queue, and no release": succeeding(
    "POST",
    "register",
    ({ last_event_id: _, zulip_version: __, ...body }) => body,
  ),
  "a registration returns no queue": succeeding(
    "POST",
    "register",
    ({ queue_id: _, zulip_version: __, ...body }) => body,
  ),
  "§10.13 header and body have different times to wait": (handle) => {
    let listings = 0;
    return async (request) => {
      if (!listing(request) || ++listings !== 3) return handle(request);
      const body = { result: "error", code: "RATE_LIMIT_HIT", msg: "", "retry-after": 2.5 };
      return Response.json(body, { status: 429, headers: { "Retry-After": "60" } });
    };
  },
  "§10.14 the rate limit is not a number": limited({ "X-RateLimit-Limit": "200 a minute" }),
  "§10.14 the rate limit is reset in seconds from now": limited({ "X-RateLimit-Reset": "60" }),
  "§10.14 the rate limit rises with each request": limited({}),
  "§10.23 one of the drafts has the ID 0": firstOf("drafts", { id: 0 }),
  "§10.23 one of the linkifiers has the ID 0": firstOf("linkifiers", { id: 0 }),
  "§14.1 a member is rejected with another status": {
    options: { account: accountOf("cordelia"), other: accountOf("iago") },
    breakIt: changing(isError("UNAUTHORIZED_PRINCIPAL"), () => ({ status: 403 })),
  },
  "§12.3 a guest is rejected with another status": {
    options: { account: accountOf("polonius"), other: undefined },
    breakIt: saying("Not allowed for guest users", () => ({ status: 403 })),
  },
  "one invitation has an invalid role": firstOf("invites", { invited_as: 700 }),
  "one invitation has no id": firstOf("invites", { id: undefined }),
  "one invitation has no valid kind": firstOf("invites", { is_multiuse: "yes" }),
  "one invitation has no address": firstOf("invites", { email: undefined }),
  "one invitation has no creator": firstOf("invites", { invited_by_user_id: undefined }),
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
  "§17.1 a deleted draft is still listed": (handle) => {
    let draft: Body | undefined;
    return succeeding("GET", "drafts", (body) => {
      const drafts = body.drafts as Body[];
      draft ??= drafts.find(({ content }) => String(content).startsWith("conformance-check-"));
      if (draft === undefined || drafts.some(({ id }) => id === draft?.id)) return body;
      return { ...body, count: drafts.length + 1, drafts: [...drafts, draft] };
    })(handle);
  },
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
  "§10.11 an old server responds with 404 to an unknown method of a path": {
    level: 201,
    breakIt: instead(
      at("PATCH", "realm/linkifiers"),
      { result: "error", msg: "Not Found", code: "BAD_REQUEST" },
      404,
    ),
  },
  "§9 members do not get the links that they created": changingList((invites) => {
    const isTheirs = invites.every((invite) => invite.invited_by_user_id === 11);
    return isTheirs ? invites.filter(({ is_multiuse }) => is_multiuse === false) : invites;
  }),
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
  "§18 an old server has URL templates": {
    level: 175,
    breakIt: succeeding("GET", "realm/linkifiers", (body) => ({
      ...body,
      linkifiers: (body.linkifiers as Body[]).map((one) => ({ ...one, url_template: "" })),
    })),
  },
  "§18 an old server has listDrafts": { level: 86, breakIt: unknown("GET", "drafts") },
  "§18 an old server has deleteDraft": { level: 86, breakIt: unknown("DELETE", "drafts") },
  "§18 an old server has listLinkifiers": {
    level: 53,
    breakIt: unknown("GET", "realm/linkifiers"),
  },
});

/** Changes the form of requests before they reach the server. */
export const sending =
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
const creatorOf = { iago: 11, cordelia: 9 };
/** Defects that no rule of the suite has ever been written for. */
export const unexpectedDefects = listed({
  "the creator of an invitation is always the caller": changing(listing, (body, _, request) => {
    const caller = request.headers.get("authorization") === basic("iago") ? "iago" : "cordelia";
    const invites = (body.invites as Body[] | undefined)?.map((invite) => ({
      ...invite,
      invited_by_user_id: creatorOf[caller],
    }));
    return invites === undefined ? {} : { body: { ...body, invites } };
  }),
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
  "only the texts of drafts are escaped as HTML": succeeding("GET", "drafts", (body) => ({
    ...body,
    drafts: escapedIn(body.drafts),
  })),
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
  "an edit of a linkifier changes the pattern only": sending("PATCH", "realm/filters/", (form) => {
    if (form.get("url_template")?.endsWith("{id}")) {
      form.set("url_template", "https://example.com/{id}?a=1&b=2");
    }
  }),
  "a wish when an invitation expires is ignored": sending("POST", "invites", (form) =>
    form.delete("invite_expires_in_minutes"),
  ),
  "the wished role of an invitation is ignored": sending("POST", "invites", (form) =>
    form.delete("invite_as"),
  ),
  "the newest draft is not listed": succeeding("GET", "drafts", (body) => {
    const drafts = (body.drafts as Body[]).slice(0, -1);
    return { ...body, count: drafts.length, drafts };
  }),
  "drafts have times in milliseconds": eachList("drafts", (drafts) =>
    drafts.map((draft) => ({ ...draft, timestamp: Number(draft.timestamp) * 1000 })),
  ),
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
  "the event about a new draft has an old text": changingEvents((events) =>
    events.map((event) => {
      const [draft, ...rest] = (event.drafts ?? []) as Body[];
      return draft ? { ...event, drafts: [{ ...draft, content: "old" }, ...rest] } : event;
    }),
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
