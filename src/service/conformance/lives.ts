import type { OperationId } from "../../../generated/operations.gen.ts";
import type { ArgumentValues } from "../../toolkit/document/arguments.ts";
import { isObject, type Json, type JsonObject } from "../../toolkit/document/json.ts";
import type { Who } from "./options.ts";
import { nobodysId } from "./specification.ts";

/** A value that a party has told before, by its name; without it, the step is not made. */
export type Told = (name: string) => Json;

/** A call of a life. All parties get it, each with the values that it has told before. */
export interface Step {
  readonly name: string;
  readonly operation: OperationId;
  /** Defaults to `own`. */
  readonly as?: Who;
  /** Defaults to no arguments. */
  readonly values?: (told: Told) => ArgumentValues;
  /** What to keep of a success, by name. */
  readonly keep?: (body: JsonObject, told: Told) => Readonly<Record<string, Json | undefined>>;
  /** A call that is made while this one waits for an event. */
  readonly meanwhile?: Step;
  /** Whether the read is repeated until it has as many events as the model's. */
  readonly isPatient?: true;
}

/** Calls that belong together. The last ones remove what the first ones made. */
export interface Life {
  readonly name: string;
  readonly steps: readonly Step[];
}

const call = (
  name: string,
  operation: OperationId,
  values: NonNullable<Step["values"]> | ArgumentValues = {},
  more: Omit<Step, "name" | "operation" | "values"> = {},
): Step => ({
  name,
  operation,
  values: typeof values === "function" ? values : () => values,
  ...more,
});

const byOther = { as: "other" } as const;
const patiently = { isPatient: true } as const;

/** The items of a list in an answer. */
const itemsIn = (body: JsonObject, field: string): JsonObject[] => {
  const all = body[field];
  return Array.isArray(all) ? all.filter(isObject) : [];
};
/** The ID of the item whose field contains a text. */
const idOf = (items: readonly JsonObject[], field: string, text: Json) =>
  items.find((one) => typeof one[field] === "string" && one[field].includes(`${text}`))?.id;

/** Calls for each row of a table of wrong arguments, to make something and to edit what there is. */
const bothWays = (
  table: Readonly<Record<string, ArgumentValues>>,
  [made, maker]: readonly [string, OperationId],
  editor: OperationId,
  ofOwn: NonNullable<Step["values"]>,
): Step[] =>
  Object.entries(table).flatMap(([name, wrong]) => [
    call(`${name}, ${made}`, maker, wrong),
    call(`${name}, edited`, editor, (told) => ({ ...wrong, ...ofOwn(told) })),
  ]);

/** Characters that a server must not escape, as JSON is no HTML. */
const special = `<b> & "c" 'd'`;

/** A draft for operations that take one and for those that take several. */
const draftOf = (content: string, changed: JsonObject = {}) => {
  const draft = { type: "", to: [], topic: "", content, ...changed };
  return { draft, drafts: [draft] };
};
const wrongDrafts: Readonly<Record<string, ArgumentValues>> = {
  "no object": { draft: [], drafts: [[]] },
  blank: draftOf(" "),
  "null byte": draftOf("\0"),
  "negative time": draftOf("x", { timestamp: -1 }),
  "no channel": draftOf("x", { type: "stream" }),
  "unknown user": draftOf("x", { type: "private", to: [nobodysId] }),
};
const firstIdAs =
  (name: string): NonNullable<Step["keep"]> =>
  ({ ids }) => ({ [name]: [ids ?? []].flat()[0] });
const ofDraft = (told: Told) => ({ draft_id: told("draft") });
const ofTheirs = (told: Told) => ({ draft_id: told("draft of other") });

/** The life of drafts, one of them of the other account. */
const drafts = (mark: string): Step[] => [
  call("saved", "createDrafts", draftOf(`${mark} ${special}`), { keep: firstIdAs("draft") }),
  call("saved", "listDrafts"),
  ...bothWays(wrongDrafts, ["saved", "createDrafts"], "editDraft", ofDraft),
  call("edited", "editDraft", (told) => ({ ...draftOf(`${mark} edited`), ...ofDraft(told) })),
  call("edited", "listDrafts"),
  call("removed", "deleteDraft", ofDraft),
  call("removed again", "deleteDraft", ofDraft),
  call("removed", "editDraft", (told) => ({ ...draftOf(mark), ...ofDraft(told) })),
  call("removed", "listDrafts"),
  call("saved by another", "createDrafts", draftOf(mark), {
    ...byOther,
    keep: firstIdAs("draft of other"),
  }),
  call("saved by another", "listDrafts"),
  call("of another", "deleteDraft", ofTheirs),
  call("of another, by them", "deleteDraft", ofTheirs, byOther),
];

const linkifierOf = (pattern: string, path = "{id}") => ({
  pattern,
  url_template: `https://example.com/${path}`,
  url_format_string: `https://example.com/${formatOf(path)}`,
});
/** The format string of older servers; of a broken template, a broken one. */
const formatOf = (template: string) =>
  template.replaceAll(/\{(\w+)\}/g, "%($1)s").replace(/\{$/, "%");
const patternOf = (mark: string) => `${mark}-(?P<id>[0-9]+)`;

const wrongLinkifiers = (mark: string): Readonly<Record<string, ArgumentValues>> => ({
  "blank pattern": linkifierOf(" ", ""),
  "bad expression": linkifierOf("(?P<id>[0-9]+", ""),
  "bad address": linkifierOf(mark, "{"),
  "unknown group": linkifierOf(patternOf(`${mark}-w`), "{id}{name}"),
  "unused group": linkifierOf(patternOf(`${mark}-w`), ""),
});
/** Orders that are wrong, of all IDs and the one of the run's linkifier. */
const wrongOrders: Readonly<Record<string, (all: readonly Json[], own: Json) => Json[]>> = {
  "one left out": (all, own) => all.filter((id) => id !== own),
  "one unknown": (all, own) => all.map((id) => (id === own ? nobodysId : id)),
  "one more": (all) => [...all, nobodysId],
  "one twice": (all) => [...all, ...all.slice(-1)],
};
const ofLinkifier = (told: Told) => ({ filter_id: told("linkifier") });
const idsIn = (body: JsonObject) => itemsIn(body, "linkifiers").map(({ id }) => id ?? null);

/** A registration of a client that knows templates, or does not. */
const capable = (event_types: readonly string[], linkifier_url_template = true) => ({
  event_types: [...event_types],
  client_capabilities: { notification_settings_null: true, linkifier_url_template },
});
const queueAs = (name: string) => ({
  keep: ({ queue_id }: JsonObject) => ({ [name]: queue_id }),
});
const queueOf = (name: string) => (told: Told) => ({ queue_id: told(name) });
const readingOf =
  (name: string, lastOf: (told: Told) => Json = () => -1) =>
  (told: Told) => ({ queue_id: told(name), last_event_id: lastOf(told), dont_block: true });

/** The life of a linkifier, with events for a client that knows templates and for one that does not. */
const linkifiers = (mark: string): Step[] => [
  call("for linkifiers", "registerEventQueue", capable(["realm_linkifiers"]), queueAs("queue")),
  call(
    "for old clients",
    "registerEventQueue",
    capable(["realm_linkifiers"], false),
    queueAs("old queue"),
  ),
  call("created", "createLinkifier", linkifierOf(patternOf(mark), "{id}?a=1&b=2"), {
    keep: ({ id }) => ({ linkifier: id }),
  }),
  call("created", "listLinkifiers", {}, { keep: (body) => ({ order: idsIn(body) }) }),
  ...bothWays(wrongLinkifiers(mark), ["created", "createLinkifier"], "editLinkifier", ofLinkifier),
  call("same pattern", "createLinkifier", linkifierOf(patternOf(mark))),
  ...Object.entries(wrongOrders).map(([name, orderOf]) =>
    call(name, "reorderLinkifiers", (told) => ({
      ordered_linkifier_ids: orderOf([told("order")].flat(), told("linkifier")),
    })),
  ),
  call("same order", "reorderLinkifiers", (told) => ({ ordered_linkifier_ids: told("order") })),
  call("same order", "listLinkifiers"),
  call("edited", "editLinkifier", (told) => ({
    ...linkifierOf(patternOf(`${mark}-e`)),
    ...ofLinkifier(told),
  })),
  call("edited", "listLinkifiers"),
  call("removed", "deleteLinkifier", ofLinkifier),
  call("removed again", "deleteLinkifier", ofLinkifier),
  call("removed", "listLinkifiers"),
  call("of linkifiers", "getEvents", readingOf("queue"), patiently),
  call("of linkifiers for old clients", "getEvents", readingOf("old queue"), patiently),
  call("for linkifiers", "deleteEventQueue", queueOf("queue")),
  call("for old clients", "deleteEventQueue", queueOf("old queue")),
];

/** An invitation of a guest, which expires after an hour, or a day on older servers. */
const invited = {
  stream_ids: [],
  invite_as: 600,
  invite_expires_in_days: 1,
  invite_expires_in_minutes: 60,
};

/** The life of a link of one of the accounts, as both see it. */
function linkOf(as: Who): Step[] {
  const [link, address] = [`link of ${as}`, `address of ${as}`];
  const ofLink = (told: Told) => ({ invite_id: told(link) });
  const found = (body: JsonObject, told: Told) => ({
    [link]: idOf(itemsIn(body, "invites"), "link_url", told(address)),
  });
  const elsewhere = as === "own" ? byOther : {};
  return [
    call(`${as}, made`, "createInvitationLink", invited, {
      as,
      keep: ({ invite_link }) => ({ [address]: invite_link }),
    }),
    call(`${link}, for them`, "listInvitations", {}, { as, keep: found }),
    call(`${link}, for another`, "listInvitations", {}, elsewhere),
    call(`${as}, revoked`, "revokeInvitationLink", ofLink, { as }),
    call(`${as}, revoked again`, "revokeInvitationLink", ofLink, { as }),
    call(`${link}, revoked`, "listInvitations", {}, { as }),
  ];
}

const ofInvitation = (told: Told) => ({ invite_id: told("invitation") });

/** The life of an invitation by e-mail. */
const invitations = (mark: string, email: string): Step[] => [
  ...Object.entries({ "no address": "", "wrong address": mark, account: email }).map(
    ([name, invitee_emails]) => call(name, "sendInvitations", { ...invited, invitee_emails }),
  ),
  call("sent", "sendInvitations", { ...invited, invitee_emails: `${mark}@example.com` }),
  call(
    "sent",
    "listInvitations",
    {},
    { keep: (body) => ({ invitation: idOf(itemsIn(body, "invites"), "email", mark) }) },
  ),
  call("sent, for another", "listInvitations", {}, byOther),
  call("sent", "resendInvitation", ofInvitation),
  call("sent", "revokeInvitation", ofInvitation),
  call("revoked", "revokeInvitation", ofInvitation),
  call("revoked", "listInvitations"),
];

/** The life of queues, whose events are those of drafts. */
const queues = (mark: string): Step[] => [
  call("for drafts", "registerEventQueue", capable(["drafts", "realm_filters"]), queueAs("queue")),
  call(
    "for others",
    "registerEventQueue",
    { event_types: ["message", "zulip_version"] },
    queueAs("other queue"),
  ),
  call("without the required capability", "registerEventQueue", { client_capabilities: {} }),
  call("nothing yet", "getEvents", readingOf("queue")),
  call(
    "unknown event",
    "getEvents",
    readingOf("queue", () => nobodysId),
  ),
  call("an event", "createDrafts", draftOf(`${mark} event`), { keep: firstIdAs("draft") }),
  call("another event", "deleteDraft", ofDraft),
  call("of drafts", "getEvents", readingOf("queue"), {
    ...patiently,
    keep: (body) => {
      const ids = itemsIn(body, "events").map(({ id }) => id);
      return { "first event": ids[0], "last event": ids.at(-1) };
    },
  }),
  call("for others", "getEvents", readingOf("other queue")),
  call(
    "after the first",
    "getEvents",
    readingOf("queue", (told) => told("first event")),
  ),
  call("removed event", "getEvents", readingOf("queue")),
  call("queue of another", "getEvents", readingOf("queue"), byOther),
  call("of another", "deleteEventQueue", queueOf("queue"), byOther),
  call(
    "waits",
    "getEvents",
    (told) => ({ queue_id: told("queue"), last_event_id: told("last event") }),
    {
      meanwhile: call("while a read waits", "createDrafts", draftOf(`${mark} awaited`), {
        keep: firstIdAs("draft"),
      }),
    },
  ),
  call("that was awaited", "deleteDraft", ofDraft),
  call("for others", "deleteEventQueue", queueOf("other queue")),
  call("for drafts", "deleteEventQueue", queueOf("queue")),
  call("removed queue", "deleteEventQueue", queueOf("queue")),
  call("removed queue", "getEvents", readingOf("queue")),
];

/** The lives of a run, all of whose objects but links have the mark. */
export const livesOf = (mark: string, email: string): readonly Life[] => [
  { name: "drafts", steps: drafts(mark) },
  { name: "linkifiers", steps: linkifiers(mark) },
  { name: "links", steps: linkOf("own") },
  { name: "links of another", steps: linkOf("other") },
  { name: "invitations", steps: invitations(mark, email) },
  { name: "queues", steps: queues(mark) },
];
