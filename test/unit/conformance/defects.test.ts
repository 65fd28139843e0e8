// A server with defects fails the checks for each, listed by ID, and no others.
import { describe, expect, it } from "vitest";
import { countVerdicts } from "../../../src/service/conformance/index.ts";
import {
  accountOf,
  type Handler,
  sandboxServer,
  soundReport,
  verdictsOf,
} from "../../helpers/conformance.ts";
import { once } from "../../helpers/once.ts";

/** A defect, and the checks that find it. */
interface Defect {
  readonly title: string;
  /** The feature level. Defaults to the newest. */
  readonly level?: number;
  readonly breakIt: (handle: Handler) => Handler;
  readonly options?: Parameters<ReturnType<typeof sandboxServer>["run"]>[0];
  /** Whether checks of other operations, or other defects, need what is broken. */
  readonly isAlone?: true;
  readonly failed?: readonly string[];
  /** IDs, or a pattern of those that pass without a defect and have not failed. */
  readonly differs?: readonly string[] | RegExp;
  /** IDs of checks with a known difference of public servers. */
  readonly known?: readonly string[];
}

type Body = Record<string, unknown>;

/** Changes the chosen responses: `change` gets body and response, and returns what to send instead. */
const changing =
  (
    isMeant: (request: Request, body: Body, status: number) => boolean,
    change: (body: Body, answer: Response) => { body?: unknown; status?: number; drop?: string },
  ) =>
  (handle: Handler): Handler =>
  async (request) => {
    const answer = await handle(request);
    if (request.method === "HEAD") return answer;
    const body: Body = await answer.clone().json();
    if (!isMeant(request, body, answer.status)) return answer;
    const { body: next = body, status = answer.status, drop } = change(body, answer);
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
const isError = (code: string) => (_: Request, body: Body) => body.code === code;

/** The checks of requests that lack a parameter, except reads of events, whose error does not name it in a field. */
const naming = /^(?!getEvents\/).*\/(missing-parameter\/|json-body$)/;

/** The checks of a draft that never existed, and of a deleted one. */
const ofMissingDraft = ["deleteDraft/no-such-draft", "deleteDraft/no-such-draft/deleted"];

const ofCredentials = [
  "no-credentials",
  "not-basic",
  "undecodable-credentials",
  "malformed-api-key",
  "invalid-api-key",
];

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

const defects: readonly Defect[] = [
  {
    title: "a draft that does not exist gets status 400",
    breakIt: saying("Draft does not exist", () => ({ status: 400 })),
    differs: [...ofMissingDraft, "deleteDraft/foreign-draft", "editDraft/no-such-draft"],
  },
  {
    title: "a draft that does not exist gets another message",
    breakIt: saying("Draft does not exist", (body) => ({ body: { ...body, msg: "Gone" } })),
    failed: ofMissingDraft,
  },
  {
    title: "BAD_EVENT_QUEUE_ID does not name the queue",
    breakIt: changing(isError("BAD_EVENT_QUEUE_ID"), without("queue_id")),
    failed: [
      "deleteEventQueue/bad-event-queue-id/unknown",
      "deleteEventQueue/bad-event-queue-id/deleted",
    ],
    differs: [
      "getEvents/bad-event-queue-id/unknown",
      "getEvents/bad-event-queue-id/deleted",
      "getEvents/foreign-queue",
      "deleteEventQueue/foreign-queue",
      "deleteEventQueue/query-string",
      "deleteEventQueue/multipart",
      "deleteEventQueue/body-wins",
    ],
  },
  ...(
    [
      ["BAD_EVENT_QUEUE_ID", "deleteEventQueue", ["unknown", "deleted"]],
      ["BAD_REQUEST", "deleteDraft", []],
    ] as const
  ).map(([code, id, queues]) => ({
    title: `§7.2 §7.3 the error ${code} of ${id} has more fields than in the document`,
    breakIt: changing(
      (request, body) => request.method === "DELETE" && body.code === code,
      (body) => ({ body: { ...body, ignored_parameters_unsupported: [] } }),
    ),
    failed:
      queues.length === 0
        ? ofMissingDraft
        : queues.map((which) => `${id}/bad-event-queue-id/${which}`),
  })),
  {
    title: "§16.7 a read without a required argument names it in var_name",
    breakIt: changing(
      (request, body) => at("GET", "events")(request) && String(body.msg).startsWith("Missing"),
      (body) => ({ body: { ...body, var_name: "queue_id" } }),
    ),
    differs: ["queue_id", "last_event_id"].map((name) => `getEvents/missing-parameter/${name}`),
  },
  {
    title: "§10.21 ignored_parameters_unsupported is missing in the list of invitations",
    breakIt: changing(listing, without("ignored_parameters_unsupported")),
    known: ["listInvitations/ignored-parameters"],
  },
  {
    title: "ignored_parameters_unsupported is missing if an operation has parameters",
    breakIt: changing(at("DELETE", "events"), without("ignored_parameters_unsupported")),
    failed: ["deleteEventQueue/ignored-parameters"],
  },
  ...[[], ["queue_id"]].map((names) => ({
    title: `§4.0.2 ignored_parameters_unsupported is ${JSON.stringify(names)} if nothing is unsupported`,
    breakIt: succeeding("DELETE", "events", (body) => ({
      ignored_parameters_unsupported: names,
      ...body,
    })),
    failed: ["deleteEventQueue/success"],
  })),
  {
    title: "§5.1 a key is accepted with any address",
    breakIt: (handle: Handler) => (request: Request) => {
      const [, credentials = ""] =
        /^Basic (.*)/.exec(request.headers.get("authorization") ?? "") ?? [];
      const isMeant = listing(request) && credentials === btoa("someone@example.com:iago-key");
      if (!isMeant) return handle(request);
      return handle(new Request(request, { headers: { authorization: basic("iago") } }));
    },
    failed: ["listInvitations/invalid-api-key/other-address"],
  },
  {
    title: "§10.7 addresses are case-sensitive",
    breakIt: (handle: Handler) => (request: Request) => {
      const capitals = `Basic ${btoa("IAGO@EXAMPLE.COM:iago-key")}`;
      if (request.headers.get("authorization") !== capitals) return handle(request);
      return handle(new Request(request, { headers: { authorization: basic("nobody") } }));
    },
    differs: ["listInvitations/email-in-capitals"],
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
    failed: [],
    differs: /\/ignored-parameters$/,
  },
  {
    title: "an old server lists unsupported parameters",
    level: 166,
    breakIt: changing(
      (request, body) => listing(request) && isSuccess(body) && request.url.includes("?"),
      (body) => ({ body: { ...body, ignored_parameters_unsupported: ["conformance_a"] } }),
    ),
    failed: ["listInvitations/ignored-parameters"],
  },
  {
    title: "a new server still has ref",
    breakIt: eachInvitation((invite) => ({ ...invite, ref: "iago@example.com" })),
    failed: ["listInvitations/invitationCreator"],
  },
  {
    title: "a server before level 22 lacks ref",
    level: 21,
    breakIt: eachInvitation(({ ref: _, ...invite }) => invite),
    failed: ["listInvitations/success", "listInvitations/invitationCreator"],
  },
  {
    title: "a server before level 267 has notify_referrer_on_join",
    level: 266,
    breakIt: eachInvitation((invite) => ({ ...invite, notify_referrer_on_join: true })),
    failed: ["listInvitations/notifyReferrerOnJoin"],
  },
  {
    title: "two invitations of a kind share an id",
    breakIt: eachInvitation((invite) => ({ ...invite, id: 2 })),
    failed: ["listInvitations/unique-ids"],
    // The invitations of the run cannot be distinguished.
    differs: [
      "listInvitations/revoked-invitation",
      "listInvitations/revoked-link",
      "revokeInvitation/ignored-parameters",
      "revokeInvitationLink/ignored-parameters",
    ],
  },
  {
    title: "an expired invitation is listed",
    breakIt: eachInvitation((invite) => ({ ...invite, expiry_date: 1 })),
    failed: ["listInvitations/unexpired"],
  },
  {
    title: "links come before e-mail invitations",
    breakIt: changingList((invites) => invites.toReversed()),
    differs: ["listInvitations/kinds-in-order"],
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
    failed: ["deleteEventQueue/bad-event-queue-id/deleted"],
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
    // As all queues are one, the second deletion fails, also that of the other user.
    failed: ["registerEventQueue/queue-of-its-own", "deleteEventQueue/ignored-parameters"],
    differs: ["deleteEventQueue/foreign-queue", "getEvents/foreign-queue"],
  },
  {
    title: "status 500 with a separate error for linkifiers",
    breakIt: changing(at("PATCH", "realm/linkifiers"), () => ({
      status: 500,
      body: { result: "error", msg: "Internal server error", code: "INTERNAL_SERVER_ERROR" },
    })),
    failed: ["reorderLinkifiers/success", "reorderLinkifiers/ignored-parameters"],
    // All checks but those that need a success or use another method.
    differs: /^reorderLinkifiers\/(?!order|event|method)/,
  },
  {
    title: "an HTML page with status 200 replaces errors",
    isAlone: true,
    breakIt: changing(at("DELETE", "drafts/2"), () => ({ status: 200, body: "<h1>Hello</h1>" })),
    failed: [
      ...[...ofCredentials, "foreign-draft", "success", "ignored-parameters"].map(
        (name) => `deleteDraft/${name}`,
      ),
      ...ofMissingDraft,
    ],
  },
  {
    title: "WWW-Authenticate is missing in responses with 401",
    breakIt: withStatus(401, () => ({ drop: "WWW-Authenticate" })),
    differs: /\/(no-credentials|undecodable-credentials|malformed-api-key|invalid-api-key)(\/|$)/,
  },
  {
    title: "anybody can list invitations",
    breakIt: (handle) => async (request) => {
      if (!listing(request)) return handle(request);
      return handle(new Request(request, { headers: { authorization: basic("iago") } }));
    },
    failed: [...ofCredentials, "invalid-api-key/other-address"].map(
      (name) => `listInvitations/${name}`,
    ),
    differs: ["listInvitations/own-invitations"],
  },
  {
    title: "an old server can reorder linkifiers",
    level: 201,
    breakIt: instead(
      at("PATCH", "realm/linkifiers"),
      { result: "error", code: "REQUEST_VARIABLE_MISSING", msg: "", var_name: "" },
      400,
    ),
    failed: ["reorderLinkifiers/absent"],
  },
  {
    title: "linkifiers can be listed twice",
    breakIt: saying("duplicated", agreeing),
    differs: ["reorderLinkifiers/duplicate-ids"],
  },
  {
    title: "a missing parameter is not named",
    breakIt: changing(isError("REQUEST_VARIABLE_MISSING"), without("var_name")),
    differs: naming,
  },
  {
    title: "errors have no code",
    breakIt: changing((_, body) => body.code === "REQUEST_VARIABLE_MISSING", without("code")),
    failed: [
      "deleteEventQueue/missing-parameter/queue_id",
      "deleteEventQueue/json-body",
      "reorderLinkifiers/missing-parameter/ordered_linkifier_ids",
      "reorderLinkifiers/json-body",
    ],
    // These belong to operations that the document does not describe; some of them have no other error.
    differs: new RegExp(`${naming.source}|^sendInvitations/authenticationErrorCodes$`),
  },
  {
    title: "Allow is missing in responses with 405",
    breakIt: withStatus(405, () => ({ drop: "Allow" })),
    differs: /\/method-not-allowed$/,
  },
  {
    title: "another level is reported",
    breakIt: changing(
      (_, body) => "zulip_feature_level" in body,
      (body) => ({ body: { ...body, zulip_feature_level: 266 } }),
    ),
    differs: ["getServerSettings/reported-level", "registerEventQueue/reported-level"],
  },
  {
    title: "bodies have the type text/html",
    breakIt: (handle) => async (request) => {
      const answer = await handle(request);
      if (!at("GET", "server_settings")(request)) return answer;
      return new Response(await answer.text(), { headers: { "content-type": "text/html" } });
    },
    differs: ["getServerSettings/success"],
  },
  {
    title: "the query string is ignored if there is a form",
    breakIt: (handle) => async (request) => {
      const url = new URL(request.url);
      if (request.method !== "DELETE" || url.search === "") return handle(request);
      url.search = "";
      return handle(new Request(url, { method: "DELETE", headers: request.headers }));
    },
    differs: ["deleteEventQueue/query-string", "deleteEventQueue/body-wins"],
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
    // Here a deleted queue has the same error as one of another user.
    failed: ["deleteEventQueue/bad-event-queue-id/deleted"],
    differs: [
      "deleteEventQueue/foreign-queue",
      "getEvents/bad-event-queue-id/deleted",
      "getEvents/foreign-queue",
    ],
  },
  {
    title: "an administrator sees only their own invitations",
    breakIt: changingList((invites) => {
      const isTheirs = invites.every((invite) => invite.invited_by_user_id === 11);
      return isTheirs ? invites : invites.filter((invite) => invite.invited_by_user_id === 9);
    }),
    failed: ["listInvitations/invitations-of-others"],
  },
  {
    title: "a draft ID that is not a number matches the route",
    breakIt: changing(at("DELETE", "drafts/abc"), (body) => ({ status: 400, body })),
    differs: ["deleteDraft/wrong-path/draft_id"],
  },
  {
    title: "§12.1 the second account, a member, gets everyone's invitations",
    breakIt: asIago(listing, "cordelia"),
    differs: ["listInvitations/own-invitations"],
  },
  {
    title: "§12.1 a member without a second account gets everyone's invitations",
    // An unknown account counts as no second account.
    options: { account: accountOf("cordelia"), other: accountOf("nobody") },
    breakIt: asIago(listing, "cordelia"),
    differs: ["listInvitations/own-invitations"],
  },
  {
    title: "§12.1 two members get the same invitation",
    options: { account: accountOf("cordelia"), other: accountOf("othello") },
    breakIt: changingList(() => [invitation]),
    failed: ["listInvitations/memberInvitationLinks"],
    differs: [
      "listInvitations/own-invitations",
      "listInvitations/created-link",
      "listInvitations/sent-invitation",
    ],
  },
  ...(
    [
      ["deleteEventQueue", "DELETE", "events"],
      ["reorderLinkifiers", "PATCH", "realm"],
    ] as const
  ).map(([id, method, path]) => ({
    title: `§4 a success of ${id} has more fields than result and msg`,
    breakIt: succeeding(method, path, (body) => ({ ...body, deleted: true })),
    failed: [`${id}/success`],
  })),
  {
    title: "§2.4 times are in milliseconds",
    breakIt: eachInvitation((invite) => ({
      ...invite,
      invited: Number(invite.invited) * 1000,
      expiry_date: invite.expiry_date === null ? null : Number(invite.expiry_date) * 1000,
    })),
    failed: ["listInvitations/times-in-seconds"],
  },
  {
    title: "§2.4 only the expiry date is in milliseconds",
    breakIt: eachInvitation((invite) => ({
      ...invite,
      expiry_date: invite.expiry_date === null ? null : Number(invite.expiry_date) * 1000,
    })),
    failed: ["listInvitations/times-in-seconds"],
  },
  {
    title: "§2.4 invitations have creation times in the future",
    breakIt: eachInvitation((invite) => ({ ...invite, invited: Number(invite.invited) + 10 ** 8 })),
    failed: ["listInvitations/times-in-seconds"],
  },
  {
    title: "§16.1 a new queue starts at another event",
    breakIt: succeeding("POST", "register", (body) => ({ ...body, last_event_id: 0 })),
    differs: ["registerEventQueue/fresh-queue"],
  },
  {
    title: "§15.2 §16.1 a registration returns only the ID of the queue, and no release",
    breakIt: succeeding(
      "POST",
      "register",
      ({ last_event_id: _, zulip_version: __, ...body }) => body,
    ),
    differs: ["registerEventQueue/success", "registerEventQueue/fresh-queue"],
  },
  {
    title: "a registration returns no queue",
    isAlone: true,
    breakIt: succeeding("POST", "register", ({ queue_id: _, zulip_version: __, ...body }) => body),
    failed: ["registerEventQueue/success"],
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
    differs: ["listInvitations/rate-limit-hit"],
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
    differs: ["listInvitations/rate-limit-headers"],
  })),
  ...(
    [
      ["drafts", "drafts", "listDrafts/saved"],
      ["realm/linkifiers", "linkifiers", "listLinkifiers/created"],
    ] as const
  ).map(([path, list, id]) => ({
    title: `§10.23 one of the ${list} has the ID 0`,
    breakIt: succeeding("GET", path, (body) => {
      const [first, ...rest] = body[list] as Body[];
      return { ...body, [list]: [{ ...first, id: 0 }, ...rest] };
    }),
    // An order with an invalid linkifier ID is rejected.
    failed:
      list === "drafts"
        ? []
        : ["success", "ignored-parameters"].map((name) => `reorderLinkifiers/${name}`),
    differs: [id],
  })),
  {
    title: "§14.1 a member is rejected with another status",
    options: { account: accountOf("cordelia"), other: accountOf("iago") },
    breakIt: changing(isError("UNAUTHORIZED_PRINCIPAL"), () => ({ status: 403 })),
    differs: ["reorderLinkifiers", "createLinkifier", "editLinkifier", "deleteLinkifier"].map(
      (id) => `${id}/not-administrator`,
    ),
  },
  {
    title: "§12.3 a guest is rejected with another status",
    options: { account: accountOf("polonius") },
    breakIt: saying("Not allowed for guest users", () => ({ status: 403 })),
    differs: [
      "listInvitations/guest",
      "sendInvitations/guest",
      "createInvitationLink/guest",
      "revokeInvitationLink/guest",
      "revokeInvitation/guest",
      "resendInvitation/guest",
    ],
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
    failed: ["listInvitations/success"],
  })),
  {
    title: "one invitation has no creator",
    breakIt: changingList(([{ invited_by_user_id: _, ...first } = {}, ...rest]) => [
      first,
      ...rest,
    ]),
    failed: ["listInvitations/success", "listInvitations/invitationCreator"],
  },
  {
    title: "an invitation is not an object",
    breakIt: changingList((invites) => [...invites, null, "link"]),
    failed: ["listInvitations/success"],
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
    failed: ["reorderLinkifiers/order"],
  },
  {
    title: "§14.6 reordering linkifiers sends no event",
    isAlone: true,
    breakIt: changingEvents(() => []),
    differs: ["reorderLinkifiers/event"],
  },
  {
    title: "§14.6 the event about linkifiers has no id",
    breakIt: changingEvents((events) => events.map(({ id: _, ...event }) => event)),
    differs: ["reorderLinkifiers/event", "getEvents/pruned-event", "getEvents/rising-ids"],
  },
  {
    title: "§6.2 a queue has events of another type than it asked for",
    breakIt: changingEvents((events) => [{ type: "presence", id: 0 }, ...events]),
    failed: ["registerEventQueue/event-types"],
    differs: ["getEvents/forgotten"],
  },
  {
    title: "§16.4 events come newest first",
    breakIt: changingEvents((events) => events.toReversed()),
    differs: ["getEvents/rising-ids", "getEvents/forgotten"],
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
    differs: ["getEvents/forgotten", "getEvents/pruned-event"],
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
    differs: ["getEvents/waits"],
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
    failed: ["registerEventQueue/event-types"],
  },
  {
    title: "§17.1 count is not the number of drafts",
    breakIt: succeeding("GET", "drafts", (body) => ({ ...body, count: 0 })),
    differs: ["listDrafts/count"],
  },
  {
    title: "§17.1 a deleted draft is still listed",
    breakIt: (handle) => {
      let draft: Body | undefined;
      return succeeding("GET", "drafts", (body) => {
        const drafts = body.drafts as Body[];
        draft ??= drafts.find(({ content }) => String(content).includes(" plain:"));
        if (draft === undefined || drafts.some(({ id }) => id === draft?.id)) return body;
        return { ...body, count: drafts.length + 1, drafts: [...drafts, draft] };
      })(handle);
    },
    differs: ["listDrafts/deleted"],
  },
  {
    title: "§13.1 drafts of others are listed",
    breakIt: asIago(at("POST", "drafts"), "cordelia"),
    differs: ["deleteDraft/foreign-draft"],
  },
  {
    title: "§3.3 a draft is not deleted despite a success",
    breakIt: changing(
      (request, body) => at("DELETE", "drafts/")(request) && body.msg === "Draft does not exist",
      agreeing,
    ),
    failed: ofMissingDraft,
    differs: ["deleteDraft/foreign-draft"],
  },
  {
    title: "§14.4 an order can contain the ID of no linkifier",
    breakIt: (handle) => async (request) => {
      if (!at("PATCH", "realm/linkifiers")(request)) return handle(request);
      const sent = new URLSearchParams(await request.clone().text()).get("ordered_linkifier_ids");
      const isLong = sent?.startsWith("[1,") && sent.includes("2147483647");
      return isLong ? Response.json(agreed) : handle(request);
    },
    differs: ["reorderLinkifiers/not-all-ids/foreign", "reorderLinkifiers/not-all-ids/further"],
  },
  {
    title: "§10.12 HEAD is not supported",
    breakIt: (handle) => async (request) =>
      request.method === "HEAD" ? new Response(null, { status: 405 }) : handle(request),
    differs: /\/head$/,
  },
  {
    title: "§10.11 an old server responds with 404 to an unknown method of a path",
    level: 201,
    breakIt: instead(
      at("PATCH", "realm/linkifiers"),
      { result: "error", msg: "Not Found", code: "BAD_REQUEST" },
      404,
    ),
    differs: ["reorderLinkifiers/absent"],
  },
  {
    title: "§9 members do not get the links that they created",
    breakIt: changingList((invites) => {
      const isTheirs = invites.every((invite) => invite.invited_by_user_id === 11);
      return isTheirs ? invites.filter(({ is_multiuse }) => is_multiuse === false) : invites;
    }),
    failed: ["listInvitations/memberInvitationLinks"],
  },
  {
    title: "§3.5 an old server lists linkifiers in another order than by ID",
    level: 201,
    breakIt: succeeding("GET", "realm/linkifiers", (body) => ({
      ...body,
      linkifiers: (body.linkifiers as Body[]).toReversed(),
    })),
    differs: ["listLinkifiers/ascending-ids", "listLinkifiers/created"],
  },
  {
    title: "§16.6 an event that never existed is accepted as last_event_id",
    breakIt: saying("was not in this queue", () => ({
      status: 200,
      body: { ...agreed, events: [] },
    })),
    differs: ["getEvents/unknown-event"],
  },
  {
    title: "§16.2 client_capabilities may lack the required one",
    breakIt: saying("client_capabilities[", agreeing),
    differs: ["registerEventQueue/missing-capability"],
  },
  {
    title: "§18 an old server has codes in authentication errors",
    level: 75,
    breakIt: withStatus(401, (body) => ({ body: { ...body, code: "UNAUTHORIZED" } })),
    differs: /\/authenticationErrorCodes$/,
  },
  {
    title: "§18 an old server has URL templates",
    level: 175,
    breakIt: succeeding("GET", "realm/linkifiers", (body) => ({
      ...body,
      linkifiers: (body.linkifiers as Body[]).map((one) => ({ ...one, url_template: "" })),
    })),
    differs: ["listLinkifiers/linkifierUrlTemplate"],
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
    differs: [`${id}/absent`],
  })),
];

/** The checks that a server of a level without defects passes. */
const passedAt = async (level: number) => verdictsOf(await soundReport(level)).passed;

/** The operations whose checks find a defect. */
async function operationsOf({ level = 267, failed = [], differs = [], known = [] }: Defect) {
  const ids =
    differs instanceof RegExp ? (await passedAt(level)).filter((id) => differs.test(id)) : differs;
  return new Set([...failed, ...ids, ...known].map(operationOf));
}

const operationOf = (id: string) => id.split("/")[0];

/** A server with several defects, as a run takes half a second. Each is found by checks of other operations. */
type Server = Map<Defect, ReadonlySet<string | undefined>>;

const servers: Server[] = [];
for (const defect of defects) {
  const operations = await operationsOf(defect);
  const server = servers.find((server) =>
    [...server].every(
      ([other, taken]) =>
        !other.isAlone &&
        !defect.isAlone &&
        other.level === defect.level &&
        other.options === defect.options &&
        [...taken].every((id) => !operations.has(id)),
    ),
  );
  if (server === undefined) servers.push(new Map([[defect, operations]]));
  else server.set(defect, operations);
}

const reportOn = once((server: Server) => {
  const defects = [...server.keys()];
  const [{ level = 267, options = {} } = {}] = defects;
  const { run } = sandboxServer(level, (handle) =>
    defects.reduce((broken, { breakIt }) => breakIt(broken), handle),
  );
  return run({ featureLevel: level, sleep: async () => {}, ...options });
});

describe("the suite finds that", () => {
  it.each(defects)("$title", async (defect) => {
    const { level = 267, failed = [], differs = [], known = [] } = defect;
    const server = servers.find((server) => server.has(defect)) ?? expect.unreachable();
    const ofOthers = [...server].flatMap(([other, ids]) => (other === defect ? [] : [...ids]));
    const found = verdictsOf(await reportOn(server));
    const own = (ids: readonly string[]) => ids.filter((id) => !ofOthers.includes(operationOf(id)));
    const ofPublic = own(found["known to differ"]);
    const [ownFailed, ownDiffers] = [own(found.failed), own(found.differs)];
    expect({ failed: ownFailed, differs: ownDiffers, known: ofPublic }).toEqual({
      known,
      failed: [...failed].sort(),
      differs: (differs instanceof RegExp
        ? (await passedAt(level)).filter((id) => differs.test(id) && !failed.includes(id))
        : [...differs]
      ).sort(),
    });
    expect(ownFailed.length + ownDiffers.length + ofPublic.length).toBeGreaterThan(0);
  });

  it("a field exists that its level does not have, and reports it as present", async () => {
    const { run } = sandboxServer(
      267,
      eachInvitation((invite) => ({ ...invite, ref: "iago@example.com" })),
    );
    const { checks } = await run({ featureLevel: 267 });
    const problems = checks.flatMap((check) => check.problems);
    expect(problems.map(({ wanted, got }) => `expected ${wanted}, got ${got}`)).toContainEqual(
      expect.stringMatching(/^expected no .*ref at feature level 267, got it is present$/),
    );
  });

  it("a server without defects has none", async () => {
    const { checks } = await soundReport(267);
    expect(countVerdicts(checks)).toMatchObject({ failed: 0, differs: 0 });
  });
});
