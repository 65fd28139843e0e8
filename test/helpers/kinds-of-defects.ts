/**
 * Servers with one defect each, twenty and more of each kind. They were written before the suite had steps for their
 * kinds: what it notices of a kind, it notices of others of the kind.
 */

import { isObject } from "../../src/toolkit/document/json.ts";
import { jsonValue } from "../../src/universal/json-value.ts";
import type { Handler } from "./conformance.ts";
import {
  agreed,
  at,
  type Body,
  basic,
  changing,
  changingEvents,
  changingList,
  type Defect,
  eachOf,
  listed,
  sending,
  succeeding,
  type Way,
} from "./defects.ts";

/** Changes each text within a value. */
const textsIn = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => textsIn(one, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, textsIn(one, change)]),
  );
};
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

// ---- Texts ----------------------------------------------------------------------------------------------------------------

/** What servers do to texts, by what it does. */
const alterations: Readonly<Record<string, (text: string) => string>> = {
  "are cut to 255 characters": (text) => text.slice(0, 255),
  "are cut to 1,000 characters": (text) => text.slice(0, 1000),
  "are cut to 8,192 characters": (text) => text.slice(0, 8192),
  "have ? for letters beyond ASCII": (text) => text.replace(/[^\0-\x7f]/g, "?"),
  "lose letters beyond ASCII": (text) => text.replace(/[^\0-\x7f]/g, ""),
  "have escapes for letters beyond ASCII": (text) =>
    text.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16)}`),
  "are read as Latin-1": (text) => Buffer.from(text).toString("latin1"),
  "lose what takes four bytes": (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, ""),
  "end at what takes four bytes": (text) => text.replace(/[\u{10000}-\u{10ffff}].*/su, ""),
  "are composed": (text) => text.normalize("NFC"),
  "are decomposed": (text) => text.normalize("NFD"),
  "have plain letters for ligatures": (text) => text.normalize("NFKC"),
  "have one blank for two": (text) => text.replace(/ {2,}/g, " "),
  "have blanks for tabs": (text) => text.replaceAll("\t", " "),
  "have blanks for line breaks": (text) => text.replaceAll("\n", " "),
  "lose empty lines": (text) => text.replace(/\n{2,}/g, "\n"),
  "have blanks for no-break spaces": (text) => text.replaceAll("\u00a0", " "),
  "lose the joiners of emoji": (text) => text.replaceAll("\u200d", ""),
  "lose blanks at the ends of lines": (text) => text.replace(/ +\n/g, "\n"),
  "have plain quotes for typographic ones": (text) => text.replace(/[“”]/g, '"'),
  "are in small letters": (text) => text.toLowerCase(),
};
const places: readonly (readonly [string, (change: (text: string) => string) => Way])[] = [
  [
    "texts of new drafts",
    (change) => sentDrafts((drafts) => drafts.map((draft) => textsIn(draft, change))),
  ],
  [
    "texts of edited drafts",
    (change) => sendingJson("PATCH", "drafts/", "draft", (draft) => textsIn(draft, change)),
  ],
  [
    "texts of listed drafts",
    (change) => eachOf("drafts", ({ content }) => ({ content: change(String(content)) })),
  ],
];
const ofTexts = listed({
  ...Object.fromEntries(
    Object.entries(alterations).map(([does, change], index) => {
      const [what, wayOf] = places[index % places.length] ?? [];
      return [`${what} ${does}`, wayOf?.(change) ?? ((handle: Handler) => handle)];
    }),
  ),
  "patterns of new linkifiers have one blank for two": sending("POST", "realm/filters", (form) => {
    const pattern = form.get("pattern");
    if (pattern !== null) form.set("pattern", pattern.replace(/ {2,}/g, " "));
  }),
  "patterns of linkifiers have ? for letters beyond ASCII": eachOf("linkifiers", (one) => ({
    pattern: String(one.pattern).replace(/[^\0-\x7f]/g, "?"),
  })),
  "templates of linkifiers are cut to 100 characters": eachOf("linkifiers", (one) => {
    const name = "url_template" in one ? "url_template" : "url_format";
    return { [name]: String(one[name]).slice(0, 100) };
  }),
});

// ---- Several in one call --------------------------------------------------------------------------------------------------

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
/** Saves some of several drafts by a request of its own, before the server answers the whole request. */
const savingFirst =
  (which: (drafts: Body[]) => Body[]): Way =>
  (handle) =>
  async (request) => {
    const form = at("POST", "drafts")(request)
      ? new URLSearchParams(await request.clone().text())
      : new URLSearchParams();
    const sent = jsonValue(form.get("drafts") ?? "");
    if (Array.isArray(sent) && sent.length > 1 && sent.some(isWrong)) {
      const drafts = which(sent.filter(isObject));
      const { url, method, headers } = request;
      const body = new URLSearchParams({ drafts: JSON.stringify(drafts) });
      if (drafts.length > 0) await handle(new Request(url, { method, headers, body }));
    }
    return handle(request);
  };
const inviting = (change: (addresses: string) => string) =>
  sending("POST", "invites", (form) => {
    const addresses = form.get("invitee_emails");
    if (addresses !== null) form.set("invitee_emails", change(addresses));
  });
const failing = (change: (body: Body) => Body) =>
  changing(
    (request, body) => at("POST", "invites")(request) && "sent_invitations" in body,
    (body) => ({ body: change(body) }),
  );
const ordering = (change: (ids: unknown[]) => unknown[]) =>
  sendingJson("PATCH", "realm/linkifiers", "ordered_linkifier_ids", (ids) =>
    Array.isArray(ids) && new Set(ids).size === ids.length ? change(ids) : ids,
  );
const ofSeveral = listed({
  "the IDs of several drafts are in the reverse order": changingIds((ids) => ids.toReversed()),
  "several drafts return the first ID alone": changingIds((ids) => ids.slice(0, 1)),
  "several drafts return the last ID alone": changingIds((ids) => ids.slice(-1)),
  "several drafts return the first ID for each": changingIds((ids) => ids.map(() => ids[0])),
  "several drafts return an ID too many": changingIds((ids) =>
    ids.length > 1 ? [...ids, Number(ids.at(-1)) + 1] : ids,
  ),
  "several drafts are saved in the reverse order": sentDrafts((drafts) => drafts.toReversed()),
  "of several drafts the first is saved": sentDrafts((drafts) => drafts.slice(0, 1)),
  "of several drafts the last is not saved": sentDrafts((drafts) =>
    drafts.length > 1 ? drafts.slice(0, -1) : drafts,
  ),
  "several drafts all have the text of the first": sentDrafts((drafts) =>
    drafts.map((draft) => (isWrong(draft) ? draft : { ...draft, content: drafts[0]?.content })),
  ),
  "several drafts all have the time of the last": sentDrafts((drafts) =>
    drafts.map((draft) =>
      drafts.length > 1 && !isWrong(draft)
        ? { ...draft, timestamp: drafts.at(-1)?.timestamp }
        : draft,
    ),
  ),
  "of several drafts a wrong one is left out": sentDrafts((drafts) =>
    drafts.length > 1 ? drafts.filter((draft) => !isWrong(draft)) : drafts,
  ),
  "of several drafts those before a wrong one are saved": savingFirst((drafts) =>
    drafts.slice(0, drafts.findIndex(isWrong)),
  ),
  "of several drafts those beside a wrong one are saved": savingFirst((drafts) =>
    drafts.filter((draft) => !isWrong(draft)),
  ),
  "the event about several drafts has the first": addedIn((drafts) => drafts.slice(0, 1)),
  "the event about several drafts has them in the reverse order": addedIn((drafts) =>
    drafts.toReversed(),
  ),
  "several drafts have an event each": changingEvents((events) =>
    events.flatMap((event) => {
      const drafts = event.op === "add" ? (event.drafts as Body[]) : [];
      if (drafts.length < 2) return [event];
      return drafts.map((draft, index) => ({
        ...event,
        id: Number(event.id) + index / 100,
        drafts: [draft],
      }));
    }),
  ),
  "of several addresses the first is invited": inviting((text) => text.split(/[,\n]/)[0] ?? ""),
  "of several addresses the last is not invited": inviting((text) => {
    const all = text.split(/[,\n]/);
    return all.length > 1 ? all.slice(0, -1).join() : text;
  }),
  "a line break does not separate addresses": inviting((text) => text.replaceAll("\n", "")),
  "of several addresses a wrong one is left out": inviting((text) => {
    const all = text.split(/[,\n]/);
    return all.length > 1 ? all.filter((one) => one.includes("@")).join() : text;
  }),
  "of several addresses one with an account ends the invitation of others": inviting((text) =>
    text.includes("iago@") ? "iago@example.com" : text,
  ),
  "it is not said that others were invited": failing((body) => ({
    ...body,
    sent_invitations: false,
  })),
  "addresses that fail are not listed": failing((body) => ({ ...body, errors: [] })),
  "a new order of linkifiers is stored in reverse": ordering((ids) => ids.toReversed()),
  "a new order of linkifiers is ignored": ordering((ids) =>
    (ids as number[]).toSorted((one, other) => one - other),
  ),
  "a new order of linkifiers ends before the last": ordering((ids) =>
    ids.length > 2 ? [...ids.slice(0, -2), ids.at(-1), ids.at(-2)] : ids,
  ),
});

// ---- Two kinds of invitation with one ID ----------------------------------------------------------------------------------

const pathOf = ({ url }: Request) => new URL(url).pathname;
const ofMail = /\/invites\/(\d+)$/;
const ofLink = /\/invites\/multiuse\/(\d+)$/;
/** A revocation of one kind, and the path of the other kind with its ID. */
const twinPath = (request: Request, kind: RegExp) => {
  const [, id] = (request.method === "DELETE" && kind.exec(pathOf(request))) || [];
  if (id === undefined) return undefined;
  return `http://sandbox/api/v1/invites/${kind === ofMail ? `multiuse/${id}` : id}`;
};
const revoked = (handle: Handler, path: string) =>
  handle(new Request(path, { method: "DELETE", headers: { authorization: basic("iago") } }));
/** Revokes the other kind too, before or instead. */
const revoking =
  (kind: RegExp, how: "also" | "instead" | "if gone"): Way =>
  (handle) =>
  async (request) => {
    const twin = twinPath(request, kind);
    if (twin === undefined) return handle(request);
    const { method, headers } = request;
    const ofTwin = new Request(twin, { method, headers });
    if (how === "instead") return handle(ofTwin);
    const answer = await handle(request);
    if (how === "also" && answer.ok) await revoked(handle, twin);
    return how === "if gone" && !answer.ok ? handle(ofTwin) : answer;
  };
/** Refuses what names an ID that another invitation has, or had. */
const refusing =
  (kind: RegExp, method: string, msg: string, when: "there" | "gone"): Way =>
  (handle) =>
  async (request) => {
    const [, id] = (request.method === method && kind.exec(pathOf(request))) || [];
    if (id === undefined) return handle(request);
    const headers = { authorization: basic("iago") };
    const list = await handle(new Request("http://sandbox/api/v1/invites", { headers }));
    const { invites = [] } = (await list.json()) as { invites?: Body[] };
    const isOther = (one: Body) => one.id === Number(id) && one.is_multiuse === (kind !== ofLink);
    const isThere = invites.some(isOther);
    const isOwn = invites.some((one) => one.id === Number(id) && !isOther(one));
    const isMeant = when === "there" ? isThere && isOwn : !isThere && isOwn;
    return isMeant
      ? Response.json({ result: "error", code: "BAD_REQUEST", msg }, { status: 400 })
      : handle(request);
  };
/** Changes those of one kind by the one of the other kind with the same ID. */
const byTwin = (isMultiuse: boolean, change: (one: Body, twin: Body) => Body | undefined) =>
  changingList((invites) =>
    invites.flatMap((one) => {
      const twin = invites.find(
        (other) => other.id === one.id && other.is_multiuse !== one.is_multiuse,
      );
      // Others than those of the run are as they were.
      const isOld = [one, twin].some((each) => Number(each?.id) < 4);
      if (one.is_multiuse !== isMultiuse || twin === undefined || isOld) return [one];
      return change(one, twin) ?? [];
    }),
  );
const resend = /\/invites\/(\d+)\/resend$/;
const ofTwins = listed({
  "revoking a link revokes the invitation with its ID too": revoking(ofLink, "also"),
  "revoking an invitation revokes the link with its ID too": revoking(ofMail, "also"),
  "revoking a link revokes the invitation with its ID instead": revoking(ofLink, "instead"),
  "revoking an invitation revokes the link with its ID instead": revoking(ofMail, "instead"),
  "revoking a link that is gone revokes the invitation": revoking(ofLink, "if gone"),
  "revoking an invitation that is gone revokes the link": revoking(ofMail, "if gone"),
  "a link hides the invitation with its ID": byTwin(false, () => undefined),
  "an invitation hides the link with its ID": byTwin(true, () => undefined),
  "an invitation ends with the link of its ID": byTwin(false, (one, { expiry_date }) => ({
    ...one,
    expiry_date,
  })),
  "a link ends with the invitation of its ID": byTwin(true, (one, { expiry_date }) => ({
    ...one,
    expiry_date,
  })),
  "an invitation has the link of its ID": byTwin(false, (one, { link_url }) => ({
    ...one,
    link_url,
  })),
  "a link has the address of the invitation with its ID": byTwin(true, (one, { email }) => ({
    ...one,
    email,
  })),
  "of one ID, both are links": byTwin(false, (one) => ({ ...one, is_multiuse: true })),
  "of one ID, both are e-mail invitations": byTwin(true, (one) => ({
    ...one,
    is_multiuse: false,
  })),
  "of one ID, the link is listed twice": byTwin(false, (_, twin) => twin),
  "of one ID, the invitation is listed twice": byTwin(true, (_, twin) => twin),
  "a link cannot be revoked while an invitation has its ID": refusing(
    ofLink,
    "DELETE",
    "No such invitation",
    "there",
  ),
  "an invitation cannot be revoked while a link has its ID": refusing(
    ofMail,
    "DELETE",
    "No such invitation",
    "there",
  ),
  "an invitation cannot be sent again while a link has its ID": refusing(
    resend,
    "POST",
    "No such invitation",
    "there",
  ),
  "an invitation that is gone is sent again, as a link has its ID": (handle) => async (request) => {
    const answer = await handle(request);
    const [, id] = (request.method === "POST" && resend.exec(pathOf(request))) || [];
    if (answer.ok || id === undefined) return answer;
    const headers = { authorization: basic("iago") };
    const list = await handle(new Request("http://sandbox/api/v1/invites", { headers }));
    const { invites } = (await list.json()) as { invites: Body[] };
    const isThere = invites.some((one) => one.id === Number(id) && one.is_multiuse === true);
    return isThere ? Response.json(agreed) : answer;
  },
});

// ---- Edits while somebody listens, and times ------------------------------------------------------------------------------

const updating = (change: (event: Body) => unknown[]) =>
  changingEvents((events) =>
    events.flatMap((event) => (event.op === "update" ? change(event) : [event])),
  );
const updated = (change: (draft: Body) => Body) =>
  updating((event) => [{ ...event, draft: change(event.draft as Body) }]);
const nthOf = (type: string, turn: number, change: (event: Body, before?: Body) => unknown[]) =>
  changingEvents((events) => {
    const own = events.filter((event) => event.type === type);
    return events.flatMap((event) =>
      event === own[turn] ? change(event, own[turn - 1]) : [event],
    );
  });
const anHour = (more: number) => (invite: Body) => ({
  expiry_date: Number(invite.id) > 3 ? Number(invite.expiry_date) + more : invite.expiry_date,
});
const timed = (change: (time: number) => number | undefined) =>
  sentDrafts((drafts) =>
    drafts.map((draft) =>
      typeof draft.timestamp === "number" && draft.timestamp >= 0
        ? { ...draft, timestamp: change(draft.timestamp) }
        : draft,
    ),
  );
const ofEdits = listed({
  "an edit of a draft sends no event": updating(() => []),
  "an edit of a draft sends two events": updating((event) => [
    event,
    { ...event, id: Number(event.id) + 0.5 },
  ]),
  "an edit of a draft is told as a new draft": updating(({ draft, ...event }) => [
    { ...event, op: "add", drafts: [draft] },
  ]),
  "an edit of a draft is told as two events": updating(({ draft, ...event }) => [
    { ...event, op: "remove", draft_id: Object(draft).id },
    { ...event, id: Number(event.id) + 0.5, op: "add", drafts: [draft] },
  ]),
  "the event about an edited draft has a list": updating(({ draft, ...event }) => [
    { ...event, drafts: [draft] },
  ]),
  "the event about an edited draft has its ID alone": updating(({ draft, ...event }) => [
    { ...event, draft_id: Object(draft).id },
  ]),
  "the event about an edited draft has the text of before": (handle) => {
    const first = new Map<unknown, unknown>();
    return changingEvents((events) =>
      events.map((event) => {
        for (const one of (event.drafts ?? []) as Body[]) first.set(one.id, one.content);
        if (event.op !== "update") return event;
        const draft = event.draft as Body;
        return { ...event, draft: { ...draft, content: first.get(draft.id) } };
      }),
    )(handle);
  },
  "the event about an edited draft has no text": updated(({ content: _, ...draft }) => draft),
  "the event about an edited draft has no recipients": updated(({ to: _, ...draft }) => draft),
  "the event about an edited draft names another": updated((draft) => ({
    ...draft,
    id: Number(draft.id) + 1,
  })),
  "the event about an edited draft has no time": updated(({ timestamp: _, ...draft }) => draft),
  "an edit of a draft keeps its time": (handle) => {
    const times = new Map<string, unknown>();
    const listing = eachOf("drafts", (one) => {
      const key = String(one.id);
      if (!times.has(key)) times.set(key, one.timestamp);
      return { timestamp: times.get(key) };
    });
    return listing(handle);
  },
  "a given time is a second late": timed((time) => time + 1),
  "a given time is a minute early": timed((time) => time - 60),
  "a given time is rounded to minutes": timed((time) => Math.floor(time / 60) * 60),
  "a given time is rounded up": timed((time) => Math.ceil(time)),
  "a given time is ignored": timed(() => undefined),
  "an edit of a linkifier sends no event": nthOf("realm_linkifiers", 4, () => []),
  "an event about linkifiers is as the one before": nthOf(
    "realm_linkifiers",
    4,
    (event, before) => [{ ...event, realm_linkifiers: before?.realm_linkifiers }],
  ),
  "an event about linkifiers has the last alone": nthOf("realm_linkifiers", 3, (event) => [
    { ...event, realm_linkifiers: (event.realm_linkifiers as unknown[]).slice(-1) },
  ]),
  "a new invitation sends no event": nthOf("invites_changed", 0, () => []),
  "a revoked invitation sends no event": changingEvents((events) => {
    const own = events.filter(({ type }) => type === "invites_changed");
    return events.filter((event) => own.length < 2 || event !== own.at(-1));
  }),
  "invitations send their events twice": changingEvents((events) =>
    events.flatMap((event) =>
      event.type === "invites_changed" ? [event, { ...event, id: Number(event.id) + 0.5 }] : event,
    ),
  ),
  "invitations end four minutes late": eachOf("invites", anHour(240)),
  "invitations end two minutes early": eachOf("invites", anHour(-120)),
});

// ---- IDs and keys ---------------------------------------------------------------------------------------------------------

const answering =
  (isMeant: (request: Request) => boolean, status: number, msg: string): Way =>
  (handle) =>
  async (request) =>
    isMeant(request)
      ? Response.json({ result: "error", code: "BAD_REQUEST", msg }, { status })
      : handle(request);
const numberIn = (request: Request) =>
  Number(/\/(\d+)(?:\/resend)?$/.exec(pathOf(request))?.[1] ?? Number.NaN);
const isLarge = (method: string, path: string) => (request: Request) =>
  at(method, path)(request) && numberIn(request) >= 2 ** 31;
/** Reads the ID in a path in another way. */
const reading =
  (path: string, change: (id: number) => number): Way =>
  (handle) =>
  (request) => {
    const id = numberIn(request);
    if (!pathOf(request).includes(path) || !(id >= 2 ** 31)) return handle(request);
    return handle(
      new Request(request.url.replace(/\d+(?=(\/resend)?$)/, `${change(id)}`), request),
    );
  };
/** Reads names of fields in small letters. */
const inSmallLetters = (method: string, path: string) =>
  sending(method, path, (form) => {
    for (const [name, value] of [...form]) {
      if (name !== name.toLowerCase() && !form.has(name.toLowerCase())) {
        form.set(name.toLowerCase(), value);
      }
    }
  });
const small = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(small);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name.toLowerCase(), small(one)]),
  );
};
const knowing =
  (method: string, path: string, change: (id: string) => string): Way =>
  (handle) =>
  async (request) => {
    if (!at(method, path)(request)) return handle(request);
    const url = new URL(request.url);
    const id = url.searchParams.get("queue_id");
    if (id !== null) url.searchParams.set("queue_id", change(id));
    const form = new URLSearchParams(await request.clone().text());
    const sent = form.get("queue_id");
    if (sent !== null) form.set("queue_id", change(sent));
    const { headers } = request;
    if (method === "GET") return handle(new Request(url, { headers }));
    const isForm = /urlencoded/.test(headers.get("content-type") ?? "");
    return isForm ? handle(new Request(url, { method, headers, body: form })) : handle(request);
  };
const ofIds = listed({
  "deleting a draft takes no ID from 2^31 on": answering(isLarge("DELETE", "drafts/"), 400, "Bad"),
  "editing a draft fails at IDs from 2^31 on": answering(isLarge("PATCH", "drafts/"), 500, "Bad"),
  "deleting a linkifier has no route for IDs from 2^31 on": answering(
    isLarge("DELETE", "realm/filters/"),
    404,
    "Linkifier not found.",
  ),
  "editing a linkifier fails at IDs from 2^31 on": answering(
    isLarge("PATCH", "realm/filters/"),
    500,
    "Internal",
  ),
  "revoking takes no ID from 2^31 on": answering(isLarge("DELETE", "invites/"), 404, "Too large"),
  "sending again fails at IDs from 2^31 on": answering(isLarge("POST", "invites/"), 500, "Bad"),
  "IDs of drafts are read in 32 bits": reading("/drafts/", (id) => id % 2 ** 32),
  "IDs of linkifiers are read in 32 bits": reading("/filters/", (id) => id % 2 ** 32),
  "IDs of drafts are cut to 2^31 - 1": answering(isLarge("DELETE", "drafts/"), 200, ""),
  "IDs of linkifiers are cut to 2^31 - 1": answering(isLarge("DELETE", "realm/filters/"), 200, ""),
  "keys are compared without case": (handle) => (request) => {
    const [, text = ""] =
      /^Basic ([\w+/]+=*)$/.exec(request.headers.get("authorization") ?? "") ?? [];
    const [address = "", key = ""] = atob(text).split(":");
    if (key === key.toLowerCase()) return handle(request);
    const headers = new Headers(request.headers);
    headers.set("authorization", `Basic ${btoa(`${address}:${key.toLowerCase()}`)}`);
    return handle(new Request(request, { headers }));
  },
  "names of fields are compared without case when a queue is deleted": inSmallLetters(
    "DELETE",
    "events",
  ),
  "names of fields are compared without case when drafts are saved": inSmallLetters(
    "POST",
    "drafts",
  ),
  "names of fields are compared without case when linkifiers are ordered": inSmallLetters(
    "PATCH",
    "realm/linkifiers",
  ),
  "names in new drafts are compared without case": sendingJson("POST", "drafts", "drafts", small),
  "names in edited drafts are compared without case": sendingJson(
    "PATCH",
    "drafts/",
    "draft",
    small,
  ),
  "names of capabilities are compared without case": sendingJson(
    "POST",
    "register",
    "client_capabilities",
    small,
  ),
  "types of events are compared without case": sendingJson(
    "POST",
    "register",
    "event_types",
    (types) => (Array.isArray(types) ? types.map((type) => String(type).toLowerCase()) : types),
  ),
  "IDs of queues are compared without case when a queue is deleted": knowing(
    "DELETE",
    "events",
    (id) => id.toLowerCase(),
  ),
  "IDs of queues are compared without case when a queue is read": knowing("GET", "events", (id) =>
    id.toLowerCase(),
  ),
});

// ---- Longer lists ---------------------------------------------------------------------------------------------------------

const listingDrafts = (change: (drafts: Body[]) => Body[]) =>
  succeeding("GET", "drafts", (body) => {
    const drafts = change(body.drafts as Body[]);
    return { ...body, count: drafts.length, drafts };
  });
const asText = (one: Body, other: Body) => (String(one.id) < String(other.id) ? -1 : 1);
const ofLists = listed({
  "drafts are listed ten at a time, the oldest": listingDrafts((drafts) => drafts.slice(0, 10)),
  "drafts are listed ten at a time, the newest": listingDrafts((drafts) => drafts.slice(-10)),
  "drafts are listed ten at a time, with the count of all": succeeding("GET", "drafts", (body) => ({
    ...body,
    drafts: (body.drafts as Body[]).slice(0, 10),
  })),
  "of more than ten drafts, the first is listed twice": listingDrafts(([...drafts]) =>
    drafts.length > 10 ? [...drafts.slice(0, 1), ...drafts] : drafts,
  ),
  "of more than ten drafts, the eleventh is not listed": listingDrafts((drafts) =>
    drafts.toSpliced(10, 1),
  ),
  "more than ten drafts are listed newest first": listingDrafts((drafts) =>
    drafts.length > 10 ? drafts.toReversed() : drafts,
  ),
  "more than ten drafts are counted as ten": succeeding("GET", "drafts", (body) => ({
    ...body,
    count: Math.min(10, Number(body.count)),
  })),
  "more than ten drafts have the IDs of pages": listingDrafts((drafts) =>
    drafts.map((draft, index) => (index < 10 ? draft : { ...draft, id: index % 10 })),
  ),
  "more than eight drafts have an empty text": listingDrafts((drafts) =>
    drafts.map((draft, index) => (index < 8 ? draft : { ...draft, content: "" })),
  ),
  "ten drafts are saved at a time, more are refused": (handle) => async (request) => {
    const form = at("POST", "drafts")(request) ? await request.clone().text() : "";
    const sent = jsonValue(new URLSearchParams(form).get("drafts") ?? "");
    const body = { result: "error", code: "BAD_REQUEST", msg: "Too many drafts" };
    const isLong = Array.isArray(sent) && sent.length > 10;
    return isLong ? Response.json(body, { status: 400 }) : handle(request);
  },
  "ten drafts are saved at a time, more are ignored": sentDrafts((drafts) => drafts.slice(0, 10)),
  "ten IDs are returned at a time": changingIds((ids) => ids.slice(0, 10)),
  "the event about drafts has ten": addedIn((drafts) => drafts.slice(0, 10)),
  "a registration returns ten drafts": succeeding("POST", "register", (body) =>
    Array.isArray(body.drafts) ? { ...body, drafts: body.drafts.slice(0, 10) } : body,
  ),
  "a registration returns more than ten drafts oldest first": succeeding(
    "POST",
    "register",
    (body) =>
      Array.isArray(body.drafts) && body.drafts.length > 10
        ? { ...body, drafts: body.drafts.toReversed() }
        : body,
  ),
  "a queue keeps its first ten events": changingEvents((events) => events.slice(0, 10)),
  "a queue keeps its last ten events": changingEvents((events) => events.slice(-10)),
  "more than ten events are sorted as texts": changingEvents((events) =>
    events.length > 10 ? events.toSorted(asText) : events,
  ),
  "of more than ten events, the eleventh is lost": changingEvents((events) =>
    events.toSpliced(10, 1),
  ),
  "the IDs of events begin again after ten": changingEvents((events) =>
    events.map((event) => ({ ...event, id: Number(event.id) % 10 })),
  ),
  "ten types of events are read": sendingJson("POST", "register", "event_types", (types) =>
    Array.isArray(types) ? types.slice(0, 10) : types,
  ),
  "ten addresses that fail are listed": failing((body) => ({
    ...body,
    errors: (body.errors as unknown[]).slice(0, 10),
  })),
});

/** The defects by their kinds. */
export const kindsOfDefects: Readonly<Record<string, readonly Defect[]>> = {
  "long, foreign and oddly spaced texts": ofTexts,
  "several in one call": ofSeveral,
  "an invitation and a link with one ID": ofTwins,
  "edits while somebody listens, and times": ofEdits,
  "IDs at the edges, and names and keys in another case": ofIds,
  "longer lists": ofLists,
};
