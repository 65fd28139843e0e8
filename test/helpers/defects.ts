/**
 * Servers with one defect each, for the conformance suite: sandboxes that answer otherwise in one way. The suite knows
 * none of them; whatever it finds, it finds by comparing.
 */
import { jsonValue } from "../../src/base/json-value.ts";
import { isObject } from "../../src/toolkit/document/json.ts";
import { accountOf, type Handler, type sandboxServer } from "./conformance.ts";

/** A defect of a server. */
export interface Defect {
  readonly title: string;
  /** The feature level. Defaults to 267. */
  readonly level?: number;
  readonly breakIt: (handle: Handler) => Handler;
  readonly options?: Parameters<ReturnType<typeof sandboxServer>["run"]>[0];
  /** Whether public servers do the same, so that nothing differs. */
  readonly isKnown?: true;
}

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
const changingList = (change: (invites: Body[]) => unknown[]) =>
  succeeding("GET", "invites", (body) => ({ ...body, invites: change(body.invites as Body[]) }));
const eachInvitation = (change: (invite: Body) => Body) =>
  changingList((invites) => invites.map(change));
const changingEvents = (change: (events: Body[]) => unknown[]) =>
  succeeding("GET", "events", (body) => ({ ...body, events: change(body.events as Body[]) }));
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
export const defects: readonly Defect[] = [
  {
    title: "a draft that does not exist gets status 400",
    breakIt: saying("Draft does not exist", () => ({ status: 400 })),
  },
  {
    title: "a draft that does not exist gets another message",
    breakIt: saying("Draft does not exist", (body) => ({ body: { ...body, msg: "Gone" } })),
  },
  {
    title: "BAD_EVENT_QUEUE_ID does not name the queue",
    breakIt: changing(isError("BAD_EVENT_QUEUE_ID"), without("queue_id")),
  },
  ...(
    [
      ["BAD_EVENT_QUEUE_ID", "deleteEventQueue"],
      ["BAD_REQUEST", "deleteDraft"],
    ] as const
  ).map(([code, id]) => ({
    title: `§7.2 §7.3 the error ${code} of ${id} has more fields than in the document`,
    breakIt: changing(
      (request, body) => request.method === "DELETE" && body.code === code,
      (body) => ({ body: { ...body, ignored_parameters_unsupported: [] } }),
    ),
  })),
  {
    title: "§16.7 a read without a required argument names it in var_name",
    breakIt: changing(
      (request, body) => at("GET", "events")(request) && String(body.msg).startsWith("Missing"),
      (body) => ({ body: { ...body, var_name: "queue_id" } }),
    ),
  },
  {
    title: "§10.21 ignored_parameters_unsupported is missing in the list of invitations",
    isKnown: true,
    breakIt: changing(listing, without("ignored_parameters_unsupported")),
  },
  {
    title: "ignored_parameters_unsupported is missing if an operation has parameters",
    breakIt: changing(at("DELETE", "events"), without("ignored_parameters_unsupported")),
  },
  ...[[], ["queue_id"]].map((names) => ({
    title: `§4.0.2 ignored_parameters_unsupported is ${JSON.stringify(names)} if nothing is unsupported`,
    breakIt: succeeding("DELETE", "events", (body) => ({
      ignored_parameters_unsupported: names,
      ...body,
    })),
  })),
  {
    title: "§5.1 a key is accepted with any address",
    breakIt: (handle: Handler) => (request: Request) => {
      const [, credentials = ""] =
        /^Basic (.*)/.exec(request.headers.get("authorization") ?? "") ?? [];
      const isMeant = /:iago-key$/.test(atobOr(credentials));
      if (!listing(request) || !isMeant) return handle(request);
      return handle(new Request(request, { headers: { authorization: basic("iago") } }));
    },
  },
  {
    title: "§10.7 addresses are case-sensitive",
    breakIt: (handle: Handler) => (request: Request) => {
      const capitals = `Basic ${btoa("IAGO@EXAMPLE.COM:iago-key")}`;
      if (request.headers.get("authorization") !== capitals) return handle(request);
      return handle(new Request(request, { headers: { authorization: basic("nobody") } }));
    },
  },
  {
    title: "ignored_parameters_unsupported is not sorted",
    breakIt: changing(
      (_, body) => Array.isArray(body.ignored_parameters_unsupported),
      (body) => {
        const names = body.ignored_parameters_unsupported as string[];
        return { body: { ...body, ignored_parameters_unsupported: names.toReversed() } };
      },
    ),
  },
  {
    title: "an old server lists unsupported parameters",
    level: 166,
    breakIt: changing(
      (request, body) => listing(request) && isSuccess(body) && request.url.includes("?"),
      (body) => ({ body: { ...body, ignored_parameters_unsupported: ["conformance_a"] } }),
    ),
  },
  {
    title: "a new server still has ref",
    breakIt: eachInvitation((invite) => ({ ...invite, ref: "iago@example.com" })),
  },
  {
    title: "a server before level 22 lacks ref",
    level: 21,
    breakIt: eachInvitation(({ ref: _, ...invite }) => invite),
  },
  {
    title: "a server before level 267 has notify_referrer_on_join",
    level: 266,
    breakIt: eachInvitation((invite) => ({ ...invite, notify_referrer_on_join: true })),
  },
  {
    title: "two invitations of a kind share an id",
    breakIt: eachInvitation((invite) => ({ ...invite, id: 2 })),
  },
  {
    title: "an expired invitation is listed",
    breakIt: eachInvitation((invite) => ({ ...invite, expiry_date: 1 })),
  },
  {
    title: "links come before e-mail invitations",
    breakIt: changingList((invites) => invites.toReversed()),
  },
  {
    title: "a queue can be deleted twice",
    breakIt: (handle) => {
      const deleted = new Set<string | null>();
      return async (request) => {
        const isDeletion = at("DELETE", "events")(request);
        const id = isDeletion
          ? new URLSearchParams(await request.clone().text()).get("queue_id")
          : null;
        const answer = await handle(request);
        if (!isDeletion) return answer;
        if (deleted.has(id)) return Response.json(agreed);
        if (answer.status === 200) deleted.add(id);
        return answer;
      };
    },
  },
  {
    title: "every registration gives the same queue",
    breakIt: (handle) => {
      let first: Body | undefined;
      return succeeding("POST", "register", (body) => {
        first ??= body;
        return { ...body, queue_id: first.queue_id };
      })(handle);
    },
  },
  {
    title: "status 500 with a separate error for linkifiers",
    breakIt: changing(at("PATCH", "realm/linkifiers"), () => ({
      status: 500,
      body: { result: "error", msg: "Internal server error", code: "INTERNAL_SERVER_ERROR" },
    })),
  },
  {
    title: "an HTML page with status 200 replaces errors",
    breakIt: changing(at("DELETE", "drafts/2"), () => ({ status: 200, body: "<h1>Hello</h1>" })),
  },
  {
    title: "WWW-Authenticate is missing in responses with 401",
    breakIt: withStatus(401, () => ({ drop: "WWW-Authenticate" })),
  },
  {
    title: "anybody can list invitations",
    breakIt: (handle) => async (request) => {
      if (!listing(request)) return handle(request);
      return handle(new Request(request, { headers: { authorization: basic("iago") } }));
    },
  },
  {
    title: "an old server can reorder linkifiers",
    level: 201,
    breakIt: instead(
      at("PATCH", "realm/linkifiers"),
      { result: "error", code: "REQUEST_VARIABLE_MISSING", msg: "", var_name: "" },
      400,
    ),
  },
  {
    title: "linkifiers can be listed twice",
    breakIt: saying("duplicated", agreeing),
  },
  {
    title: "a missing parameter is not named",
    breakIt: changing(isError("REQUEST_VARIABLE_MISSING"), without("var_name")),
  },
  {
    title: "errors have no code",
    breakIt: changing((_, body) => body.code === "REQUEST_VARIABLE_MISSING", without("code")),
  },
  {
    title: "Allow is missing in responses with 405",
    breakIt: withStatus(405, () => ({ drop: "Allow" })),
  },
  {
    title: "another level is reported",
    breakIt: changing(
      (_, body) => "zulip_feature_level" in body,
      (body) => ({ body: { ...body, zulip_feature_level: 266 } }),
    ),
  },
  {
    title: "bodies have the type text/html",
    breakIt: (handle) => async (request) => {
      const answer = await handle(request);
      if (!at("GET", "server_settings")(request)) return answer;
      return new Response(await answer.text(), { headers: { "content-type": "text/html" } });
    },
  },
  {
    title: "the query string is ignored if there is a form",
    breakIt: (handle) => async (request) => {
      const url = new URL(request.url);
      if (request.method !== "DELETE" || url.search === "") return handle(request);
      url.search = "";
      return handle(new Request(url, { method: "DELETE", headers: request.headers }));
    },
  },
  {
    title: "§11.2 the error for another user's queue differs from that for a missing one",
    breakIt: (handle) => {
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
  },
  {
    title: "an administrator sees only their own invitations",
    breakIt: changingList((invites) => {
      const isTheirs = invites.every((invite) => invite.invited_by_user_id === 11);
      return isTheirs ? invites : invites.filter((invite) => invite.invited_by_user_id === 9);
    }),
  },
  {
    title: "a draft ID that is not a number matches the route",
    breakIt: changing(at("DELETE", "drafts/abc"), (body) => ({ status: 400, body })),
  },
  {
    title: "§12.1 the second account, a member, gets everyone's invitations",
    breakIt: asIago(listing, "cordelia"),
  },
  {
    title: "§12.1 a member without a second account gets everyone's invitations",
    options: { account: accountOf("cordelia"), other: undefined },
    breakIt: asIago(listing, "cordelia"),
  },
  {
    title: "§12.1 two members get the same invitation",
    options: { account: accountOf("cordelia"), other: accountOf("othello") },
    breakIt: changingList(() => [invitation]),
  },
  ...(
    [
      ["deleteEventQueue", "DELETE", "events"],
      ["reorderLinkifiers", "PATCH", "realm"],
    ] as const
  ).map(([id, method, path]) => ({
    title: `§4 a success of ${id} has more fields than result and msg`,
    breakIt: succeeding(method, path, (body) => ({ ...body, deleted: true })),
  })),
  {
    title: "§2.4 times are in milliseconds",
    breakIt: eachInvitation((invite) => ({
      ...invite,
      invited: Number(invite.invited) * 1000,
      expiry_date: invite.expiry_date === null ? null : Number(invite.expiry_date) * 1000,
    })),
  },
  {
    title: "§2.4 only the expiry date is in milliseconds",
    breakIt: eachInvitation((invite) => ({
      ...invite,
      expiry_date: invite.expiry_date === null ? null : Number(invite.expiry_date) * 1000,
    })),
  },
  {
    title: "§2.4 invitations have creation times in the future",
    breakIt: eachInvitation((invite) => ({ ...invite, invited: Number(invite.invited) + 10 ** 8 })),
  },
  {
    title: "§16.1 a new queue starts at another event",
    breakIt: succeeding("POST", "register", (body) => ({ ...body, last_event_id: 0 })),
  },
  {
    title: "§15.2 §16.1 a registration returns only the ID of the queue, and no release",
    breakIt: succeeding(
      "POST",
      "register",
      ({ last_event_id: _, zulip_version: __, ...body }) => body,
    ),
  },
  {
    title: "a registration returns no queue",
    breakIt: succeeding("POST", "register", ({ queue_id: _, zulip_version: __, ...body }) => body),
  },
  {
    title: "§10.13 header and body have different times to wait",
    breakIt: (handle) => {
      let listings = 0;
      return async (request) => {
        if (!listing(request) || ++listings !== 3) return handle(request);
        const body = { result: "error", code: "RATE_LIMIT_HIT", msg: "", "retry-after": 2.5 };
        return Response.json(body, { status: 429, headers: { "Retry-After": "60" } });
      };
    },
  },
  ...(
    [
      ["is not a number", { "X-RateLimit-Limit": "200 a minute" }],
      ["is reset in seconds from now", { "X-RateLimit-Reset": "60" }],
      ["rises with each request", {}],
    ] as const
  ).map(([what, fixed]) => ({
    title: `§10.14 the rate limit ${what}`,
    breakIt: (handle: Handler): Handler => {
      let left = 0;
      return async (request) => {
        const answer = await handle(request);
        left += 1;
        const given = { "X-RateLimit-Remaining": `${left}`, ...fixed };
        const headers = { ...Object.fromEntries(answer.headers), ...given };
        return new Response(answer.status === 204 ? null : await answer.text(), {
          status: answer.status,
          headers,
        });
      };
    },
  })),
  ...(
    [
      ["drafts", "drafts"],
      ["realm/linkifiers", "linkifiers"],
    ] as const
  ).map(([path, list]) => ({
    title: `§10.23 one of the ${list} has the ID 0`,
    breakIt: succeeding("GET", path, (body) => {
      const [first, ...rest] = body[list] as Body[];
      return { ...body, [list]: [{ ...first, id: 0 }, ...rest] };
    }),
  })),
  {
    title: "§14.1 a member is rejected with another status",
    options: { account: accountOf("cordelia"), other: accountOf("iago") },
    breakIt: changing(isError("UNAUTHORIZED_PRINCIPAL"), () => ({ status: 403 })),
  },
  {
    title: "§12.3 a guest is rejected with another status",
    options: { account: accountOf("polonius"), other: undefined },
    breakIt: saying("Not allowed for guest users", () => ({ status: 403 })),
  },
  ...(
    [
      ["has an invalid role", { invited_as: 700 }],
      ["has no id", { id: undefined }],
      ["has no valid kind", { is_multiuse: "yes" }],
      ["has no address", { email: undefined }],
    ] as const
  ).map(([what, change]) => ({
    title: `one invitation ${what}`,
    breakIt: changingList(([first, ...rest]) => [{ ...first, ...change }, ...rest]),
  })),
  {
    title: "one invitation has no creator",
    breakIt: changingList(([{ invited_by_user_id: _, ...first } = {}, ...rest]) => [
      first,
      ...rest,
    ]),
  },
  {
    title: "an invitation is not an object",
    breakIt: changingList((invites) => [...invites, null, "link"]),
  },
  {
    title: "§3.5 linkifiers are not in the order that was set",
    breakIt: (handle) => {
      let isSet = false;
      return changing(at("GET", "realm/linkifiers"), (body) => {
        const linkifiers = body.linkifiers as Body[];
        return isSet ? { body: { ...body, linkifiers: linkifiers.toReversed() } } : {};
      })(async (request) => {
        const answer = await handle(request);
        isSet ||= at("PATCH", "realm/linkifiers")(request) && answer.ok;
        return answer;
      });
    },
  },
  {
    title: "§14.6 reordering linkifiers sends no event",
    breakIt: changingEvents(() => []),
  },
  {
    title: "§14.6 the event about linkifiers has no id",
    breakIt: changingEvents((events) => events.map(({ id: _, ...event }) => event)),
  },
  {
    title: "§6.2 a queue has events of another type than it asked for",
    breakIt: changingEvents((events) => [{ type: "presence", id: 0 }, ...events]),
  },
  {
    title: "§16.4 events come newest first",
    breakIt: changingEvents((events) => events.toReversed()),
  },
  {
    title: "§16.6 a queue never deletes events",
    breakIt: (handle) => (request) => {
      const url = new URL(request.url);
      // The sandbox still has all events.
      if (url.searchParams.get("last_event_id") === "0" && url.searchParams.has("dont_block")) {
        url.searchParams.set("last_event_id", "-1");
      }
      return handle(new Request(url, request));
    },
  },
  {
    title: "§16.4 a read of a queue without events returns at once",
    breakIt: (handle) => (request) => {
      if (!at("GET", "events")(request)) return handle(request);
      const url = new URL(request.url);
      const { searchParams: query } = url;
      if (query.has("queue_id") && !query.has("dont_block")) query.set("dont_block", "true");
      return handle(new Request(url, request));
    },
    options: { sleep: (time) => new Promise((resolve) => setTimeout(resolve, time)) },
  },
  {
    title: "§6.2 event_types is ignored",
    breakIt: (handle) => async (request) => {
      if (!at("POST", "register")(request)) return handle(request);
      const sent = new URLSearchParams(await request.clone().text());
      // Without event_types, a queue gets all types.
      if (sent.get("event_types")?.startsWith('["message"')) sent.delete("event_types");
      const { url, method, headers } = request;
      return handle(new Request(url, { method, headers, body: sent }));
    },
  },
  {
    title: "§17.1 count is not the number of drafts",
    breakIt: succeeding("GET", "drafts", (body) => ({ ...body, count: 0 })),
  },
  {
    title: "§17.1 a deleted draft is still listed",
    breakIt: (handle) => {
      let draft: Body | undefined;
      return succeeding("GET", "drafts", (body) => {
        const drafts = body.drafts as Body[];
        draft ??= drafts.find(({ content }) => String(content).startsWith("conformance-check-"));
        if (draft === undefined || drafts.some(({ id }) => id === draft?.id)) return body;
        return { ...body, count: drafts.length + 1, drafts: [...drafts, draft] };
      })(handle);
    },
  },
  {
    title: "§13.1 drafts of others are listed",
    breakIt: asIago(at("POST", "drafts"), "cordelia"),
  },
  {
    title: "§3.3 a draft is not deleted despite a success",
    breakIt: changing(
      (request, body) => at("DELETE", "drafts/")(request) && body.msg === "Draft does not exist",
      agreeing,
    ),
  },
  {
    title: "§14.4 an order can contain the ID of no linkifier",
    breakIt: (handle) => async (request) => {
      if (!at("PATCH", "realm/linkifiers")(request)) return handle(request);
      const sent = new URLSearchParams(await request.clone().text()).get("ordered_linkifier_ids");
      const isLong = sent?.startsWith("[1,") && sent.includes("2147483647");
      return isLong ? Response.json(agreed) : handle(request);
    },
  },
  {
    title: "§10.12 HEAD is not supported",
    breakIt: (handle) => async (request) =>
      request.method === "HEAD" ? new Response(null, { status: 405 }) : handle(request),
  },
  {
    title: "§10.11 an old server responds with 404 to an unknown method of a path",
    level: 201,
    breakIt: instead(
      at("PATCH", "realm/linkifiers"),
      { result: "error", msg: "Not Found", code: "BAD_REQUEST" },
      404,
    ),
  },
  {
    title: "§9 members do not get the links that they created",
    breakIt: changingList((invites) => {
      const isTheirs = invites.every((invite) => invite.invited_by_user_id === 11);
      return isTheirs ? invites.filter(({ is_multiuse }) => is_multiuse === false) : invites;
    }),
  },
  {
    title: "§3.5 an old server lists linkifiers in another order than by ID",
    isKnown: true,
    level: 201,
    breakIt: succeeding("GET", "realm/linkifiers", (body) => ({
      ...body,
      linkifiers: (body.linkifiers as Body[]).toReversed(),
    })),
  },
  {
    title: "§16.6 an event that never existed is accepted as last_event_id",
    breakIt: saying("was not in this queue", () => ({
      status: 200,
      body: { ...agreed, events: [] },
    })),
  },
  {
    title: "§16.2 client_capabilities may lack the required one",
    breakIt: saying("client_capabilities[", agreeing),
  },
  {
    title: "§18 an old server has codes in authentication errors",
    level: 75,
    breakIt: withStatus(401, (body) => ({ body: { ...body, code: "UNAUTHORIZED" } })),
  },
  {
    title: "§18 an old server has URL templates",
    level: 175,
    breakIt: succeeding("GET", "realm/linkifiers", (body) => ({
      ...body,
      linkifiers: (body.linkifiers as Body[]).map((one) => ({ ...one, url_template: "" })),
    })),
  },
  ...(
    [
      [86, "GET", "drafts", "listDrafts"],
      [86, "DELETE", "drafts", "deleteDraft"],
      [53, "GET", "realm/linkifiers", "listLinkifiers"],
    ] as const
  ).map(([level, method, path, id]) => ({
    title: `§18 an old server has ${id}`,
    level,
    breakIt: instead(at(method, path), { result: "error", msg: "Not logged in" }, 401),
  })),
];

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
const creatorOf = { iago: 11, cordelia: 9 };
const listAt = (path: string, field: string, change: (items: Body[]) => unknown[]) =>
  succeeding("GET", path, (body) => ({ ...body, [field]: change(body[field] as Body[]) }));

/** Defects that no rule of the suite has ever been written for. */
export const unexpectedDefects: readonly Defect[] = [
  {
    title: "the creator of an invitation is always the caller",
    breakIt: changing(listing, (body, _, request) => {
      const caller = request.headers.get("authorization") === basic("iago") ? "iago" : "cordelia";
      const invites = (body.invites as Body[] | undefined)?.map((invite) => ({
        ...invite,
        invited_by_user_id: creatorOf[caller],
      }));
      return invites === undefined ? {} : { body: { ...body, invites } };
    }),
  },
  ...[true, false].map((value) => ({
    title: `a capability is ignored: clients ${value ? "always" : "never"} know templates of addresses`,
    breakIt: declaring("linkifier_url_template", value),
  })),
  {
    title: "all texts are escaped as HTML",
    breakIt: changing(
      () => true,
      (body) => ({ body: escapedIn(body) }),
    ),
  },
  {
    title: "only the texts of drafts are escaped as HTML",
    breakIt: succeeding("GET", "drafts", (body) => ({ ...body, drafts: escapedIn(body.drafts) })),
  },
  {
    title: "only messages of errors are escaped as HTML",
    breakIt: changing(
      (_, body) => body.result === "error",
      (body) => ({ body: { ...body, msg: asHtml(String(body.msg)) } }),
    ),
  },
  {
    title: "an edit of a draft has no effect",
    breakIt: ignoring("PATCH", "drafts/", (text) => text.includes("edited")),
  },
  {
    title: "an edit of a linkifier has no effect",
    breakIt: ignoring("PATCH", "realm/filters/", (text) => text.includes("-e-(")),
  },
  {
    title: "an edit of a linkifier changes the pattern only",
    breakIt: sending("PATCH", "realm/filters/", (form) => {
      if (form.get("url_template")?.endsWith("{id}")) {
        form.set("url_template", "https://example.com/{id}?a=1&b=2");
      }
    }),
  },
  {
    title: "a wish when an invitation expires is ignored",
    breakIt: sending("POST", "invites", (form) => form.delete("invite_expires_in_minutes")),
  },
  {
    title: "the wished role of an invitation is ignored",
    breakIt: sending("POST", "invites", (form) => form.delete("invite_as")),
  },
  {
    title: "the newest draft is not listed",
    breakIt: succeeding("GET", "drafts", (body) => {
      const drafts = (body.drafts as Body[]).slice(0, -1);
      return { ...body, count: drafts.length, drafts };
    }),
  },
  {
    title: "drafts have times in milliseconds",
    breakIt: listAt("drafts", "drafts", (drafts) =>
      drafts.map((draft) => ({ ...draft, timestamp: Number(draft.timestamp) * 1000 })),
    ),
  },
  {
    title: "the event about a removed draft names another",
    breakIt: changingEvents((events) =>
      events.map((event) =>
        event.op === "remove" ? { ...event, draft_id: Number(event.draft_id) + 1 } : event,
      ),
    ),
  },
  {
    title: "the event about a removed draft is sent twice",
    breakIt: changingEvents((events) =>
      events.flatMap((event) =>
        event.op === "remove" ? [event, { ...event, id: Number(event.id) + 1000 }] : [event],
      ),
    ),
  },
  {
    title: "the event about a new draft has an old text",
    breakIt: changingEvents((events) =>
      events.map((event) => {
        const [draft, ...rest] = (event.drafts ?? []) as Body[];
        return draft ? { ...event, drafts: [{ ...draft, content: "old" }, ...rest] } : event;
      }),
    ),
  },
  {
    title: "a revoked link can be revoked again",
    breakIt: (handle) => {
      const revoked = new Set<string>();
      return async (request) => {
        const { pathname } = new URL(request.url);
        const isMeant = at("DELETE", "invites/multiuse/")(request);
        if (isMeant && revoked.has(pathname)) return Response.json(agreed);
        const answer = await handle(request);
        if (isMeant && answer.ok) revoked.add(pathname);
        return answer;
      };
    },
  },
  {
    title: "the template of a linkifier loses its query",
    breakIt: listAt("realm/linkifiers", "linkifiers", (linkifiers) =>
      linkifiers.map((one) => ({
        ...one,
        url_template: String(one.url_template).replace(/\?.*/, ""),
      })),
    ),
  },
  {
    title: "an account of the organization is invited again",
    breakIt: ignoring("POST", "invites", (text) => text.includes("invitee_emails=iago@example")),
  },
  {
    title: "a resent invitation is sent by whoever resends it",
    breakIt: (handle) => {
      let isResent = false;
      return eachInvitation((invite) =>
        isResent && invite.is_multiuse === false ? { ...invite, invited_by_user_id: 9 } : invite,
      )(async (request) => {
        const answer = await handle(request);
        isResent ||= request.url.endsWith("/resend") && answer.ok;
        return answer;
      });
    },
    options: { account: accountOf("iago"), other: accountOf("cordelia") },
  },
  {
    title: "a failed edit of a draft clears its topic",
    breakIt: (handle) => {
      let isFailed = false;
      return listAt("drafts", "drafts", (drafts) =>
        drafts.map((draft) => (isFailed ? { ...draft, topic: "lost" } : draft)),
      )(async (request) => {
        const answer = await handle(request);
        isFailed ||= at("PATCH", "drafts/")(request) && answer.status === 400;
        return answer;
      });
    },
  },
];
