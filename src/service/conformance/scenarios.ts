import type { FeatureName } from "../../../generated/feature-levels.gen.ts";
import type { OperationId } from "../../../generated/operations.gen.ts";
import type { ArgumentValues } from "../../toolkit/document/arguments.ts";
import { isObject, type Json, type JsonObject } from "../../toolkit/document/json.ts";
import type { CredentialOwner } from "./conformance-settings.ts";
import { nobodysId, nobodysText } from "./specified-operations.ts";

/** A value that a target has captured before, by its name. Without the value, the step is skipped. */
export type CapturedValues = (name: string) => Json;

/** A call of a scenario. All targets get it, each with the values that it has captured before. */
export interface Step {
  readonly name: string;
  readonly operation: OperationId;
  /** The change without which servers may refuse it. Defaults to none. */
  readonly since?: FeatureName;
  /** Defaults to `own`. */
  readonly as?: CredentialOwner;
  /** A text `$name` stands for the value that the target has captured by this name. Defaults to no arguments. */
  readonly values?: ArgumentValues | ((captured: CapturedValues) => ArgumentValues);
  /** The values to capture from a success, by name. */
  readonly keep?: (
    body: JsonObject,
    captured: CapturedValues,
  ) => Readonly<Record<string, Json | undefined>>;
  /** A call to make while this one waits for an event. */
  readonly meanwhile?: Step;
  /** Whether the read is repeated until it has as many events as the model's. */
  readonly isPatient?: true;
}

const call = (
  name: string,
  operation: OperationId,
  values: NonNullable<Step["values"]> = {},
  more: Omit<Step, "name" | "operation" | "values"> = {},
): Step => ({ name, operation, values, ...more });

/** A call without arguments that captures values from a list. */
const listing = (
  name: string,
  operation: OperationId,
  keep: NonNullable<Step["keep"]>,
  as: CredentialOwner = "own",
): Step => call(name, operation, {}, { as, keep });

const byOther = { as: "other" } as const;
const patiently = { isPatient: true } as const;

/** The items of a list in a response. */
const itemsIn = (body: JsonObject, field: string): JsonObject[] => {
  const all = body[field];
  return Array.isArray(all) ? all.filter(isObject) : [];
};
/** The IDs of the items whose field contains a text. */
const idsOf = (items: readonly JsonObject[], field: string, text: Json) =>
  items.flatMap(({ [field]: own, id = null }) => (`${own}`.includes(`${text}`) ? [id] : []));

/** Calls that create an object and edit an object, for each row of a table of invalid arguments. */
const bothWays = (
  table: Readonly<Record<string, ArgumentValues>>,
  [made, maker]: readonly [string, OperationId],
  editor: OperationId,
  own: ArgumentValues,
): Step[] =>
  Object.entries(table).flatMap(([name, wrong]) => [
    call(`${name}, ${made}`, maker, wrong),
    call(`${name}, edited`, editor, { ...wrong, ...own }),
  ]);

/** A draft for operations that take one and for those that take several. */
const draftOf = (content: string, changed: JsonObject = {}) => {
  const draft = { type: "", to: [], topic: "", content, ...changed };
  return { draft, drafts: [draft] };
};
/**
 * Texts that a server may damage: letters beyond ASCII, composed or not, characters that HTML escapes, blanks, lines,
 * and long texts.
 */
const odd = `É e\u0301 ﬁ “Ωж字” 👩\u200d💻 א <b> & "c" 'd'  two\tand\u00a0more  \n\n`;
const long = `${odd}${Array.from({ length: 1900 }, (_, index) => index).join(" ")}`;
/** Drafts with given times; without a time, they would have the current time. */
const several = (tag: string) =>
  Array.from({ length: 12 }, (_, index) =>
    draftOf(`${tag} ${index === 0 ? long : index}`, { timestamp: 123_456_700.75 + index }),
  ).flatMap(({ drafts }) => drafts);
const noChannel = draftOf("x", { type: "stream" });
const wrongDrafts: Readonly<Record<string, ArgumentValues>> = {
  "no object": { draft: [], drafts: [[]] },
  blank: draftOf(" "),
  "null byte": draftOf("\0"),
  "negative time": draftOf("x", { timestamp: -1 }),
  "no channel": noChannel,
  "one of several": { ...noChannel, drafts: [draftOf(nobodysText).draft, noChannel.draft] },
  "unknown user": draftOf("x", { type: "private", to: [nobodysId] }),
  "name in another case": draftOf("x", { Content: "y" }),
};
const manyTypes = [...Array.from({ length: 12 }, (_, index) => `type_${index}`), "drafts"];
const ofDraft = { draft_id: "$draft 0" };

/** Keeps the IDs of new drafts, and one that differs from the first beyond 32 bits. */
const keepDrafts: NonNullable<Step["keep"]> = ({ ids }) => ({
  ...Object.fromEntries([ids ?? []].flat().map((id, index) => [`draft ${index}`, id])),
  "large draft": Number([ids].flat()[0]) + 2 ** 32,
});

/** The scenario of drafts and of their events, with drafts of the other account. */
const drafts = (tag: string): Step[] => [
  registered("of drafts", "queue", ["drafts", "realm_filters"]),
  registered("of others", "other queue", ["message", "zulip_version", "DRAFTS"]),
  registered("without the required capability", "no queue", [], {
    client_capabilities: { NOTIFICATION_SETTINGS_NULL: true },
  }),
  call("nothing yet", "getEvents", readingOf("queue")),
  call("unknown event", "getEvents", readingOf("queue", nobodysId)),
  call("saved", "createDrafts", { drafts: several(tag) }, { keep: keepDrafts }),
  call("saved", "listDrafts"),
  ...bothWays(wrongDrafts, ["saved", "createDrafts"], "editDraft", ofDraft),
  call("wrong ones", "listDrafts"),
  registered("of many types", "late queue", manyTypes, { fetch_event_types: ["drafts"] }),
  call("edited", "editDraft", { ...draftOf(`${tag} edited ${long}`), draft_id: "$draft 3" }),
  call("edited", "listDrafts"),
  call("beyond 32 bits", "deleteDraft", { draft_id: "$large draft" }),
  ...several(tag).map((_, index) =>
    call(`number ${index} removed`, "deleteDraft", { draft_id: `$draft ${index}` }),
  ),
  call("removed again", "deleteDraft", ofDraft),
  call("removed", "editDraft", { ...draftOf(tag), ...ofDraft }),
  call("removed", "listDrafts"),
  call("of drafts", "getEvents", readingOf("queue"), {
    ...patiently,
    keep(body) {
      const ids = itemsIn(body, "events").map(({ id }) => id);
      return { "first event": ids[0], "last event": ids.at(-1) };
    },
  }),
  call("of many types", "getEvents", readingOf("late queue"), patiently),
  call("of others", "getEvents", readingOf("other queue")),
  call("after the first", "getEvents", readingOf("queue", "$first event")),
  call("removed event", "getEvents", readingOf("queue")),
  call("queue of another", "getEvents", readingOf("queue"), byOther),
  unregistered("of another", "queue", "other"),
  call("waits", "getEvents", waiting, {
    meanwhile: call("meanwhile", "createDrafts", draftOf(tag), { keep: keepDrafts }),
  }),
  call("that was awaited", "deleteDraft", ofDraft),
  call("ID in capitals", "getEvents", readingOf("capital queue")),
  unregistered("ID in capitals", "capital queue"),
  ...["late queue", "other queue", "queue"].map((name) => unregistered(`the ${name}`, name)),
  unregistered("removed queue", "queue"),
  call("removed queue", "getEvents", readingOf("queue")),
  call("saved by another", "createDrafts", draftOf(tag), { ...byOther, keep: keepDrafts }),
  call("saved by another", "listDrafts"),
  call("of another", "deleteDraft", ofDraft),
  call("of another, by them", "deleteDraft", ofDraft, byOther),
];

const linkifierOf = (pattern: string, path = "{id}") => ({
  pattern,
  url_template: `https://example.com/${path}`,
  url_format_string: `https://example.com/${formatOf(path)}`,
});
/** The format string of older servers; of a broken template, a broken one. */
const formatOf = (template: string) =>
  template.replaceAll(/\{(\w+)\}/g, "%($1)s").replace(/\{$/, "%");
const longPath = `{id}?a=1&b=2&c=${"3".repeat(150)}`;
const patternOf = (tag: string) => `${tag}-(?P<id>[0-9]+)`;

const wrongLinkifiers = (tag: string): Readonly<Record<string, ArgumentValues>> => ({
  "blank pattern": linkifierOf(" ", ""),
  "bad expression": linkifierOf("(?P<id>[0-9]+", ""),
  "bad address": linkifierOf(tag, "{"),
  "unknown group": linkifierOf(patternOf(`${tag}-w`), "{id}{name}"),
  "unused group": linkifierOf(patternOf(`${tag}-w`), ""),
});
/** Orders of all IDs and the one of the run's linkifier: wrong ones, and one that leaves others where they are. */
const orders: Readonly<Record<string, (all: readonly Json[], own: readonly Json[]) => Json[]>> = {
  "one left out": (all, [own]) => all.filter((id) => id !== own),
  "one unknown": (all, [own]) => all.map((id) => (id === own ? nobodysId : id)),
  "one more": (all) => [...all, nobodysId],
  "one twice": (all) => [...all, ...all.slice(-1)],
  "own ones turned around": (all, own) => [...all.filter((id) => !own.includes(id)), ...own],
};
const ofLinkifier = { filter_id: "$linkifier" };
const ofSecond = { filter_id: "$second linkifier" };

/** A registration, by default of a client that knows templates. Keeps the ID, and its capitals if they differ from it. */
const registered = (
  name: string,
  queue: string,
  event_types: string[],
  more: ArgumentValues = {},
): Step => {
  const client_capabilities = { notification_settings_null: true, linkifier_url_template: true };
  return call(
    name,
    "registerEventQueue",
    { event_types, client_capabilities, ...more },
    {
      keep({ queue_id }) {
        const capitals = String(queue_id).toUpperCase();
        const isOther = capitals !== queue_id;
        return { [queue]: queue_id, ...(isOther && { [`capital ${queue}`]: capitals }) };
      },
    },
  );
};
const unregistered = (name: string, queue: string, as: CredentialOwner = "own") =>
  call(name, "deleteEventQueue", { queue_id: `$${queue}` }, { as });
const waiting = { queue_id: "$queue", last_event_id: "$last event" };
const readingOf = (queue: string, last_event_id: Json = -1) => ({
  ...{ queue_id: `$${queue}`, last_event_id, dont_block: true },
});

/** The scenario of linkifiers, with events for a client that knows templates and for one that does not. */
const linkifiers = (tag: string): Step[] => [
  registered("for linkifiers", "queue", ["realm_linkifiers"]),
  registered("for old clients", "old queue", ["realm_linkifiers"], {
    client_capabilities: { notification_settings_null: true, linkifier_url_template: false },
  }),
  call("created", "createLinkifier", linkifierOf(patternOf(tag), longPath), {
    keep: ({ id }) => ({ linkifier: id, "large linkifier": Number(id) + 2 ** 32 }),
  }),
  call("two blanks", "createLinkifier", linkifierOf(patternOf(`${tag}  b`)), {
    keep: ({ id }) => ({ "second linkifier": id }),
  }),
  listing("created", "listLinkifiers", (body) => ({
    order: idsOf(itemsIn(body, "linkifiers"), "pattern", ""),
  })),
  ...bothWays(wrongLinkifiers(tag), ["created", "createLinkifier"], "editLinkifier", ofLinkifier),
  call("same pattern", "createLinkifier", linkifierOf(patternOf(tag))),
  ...Object.entries(orders).map(([name, orderOf]) =>
    call(name, "reorderLinkifiers", (captured) => {
      const own = [captured("second linkifier"), captured("linkifier")];
      return { ordered_linkifier_ids: orderOf([captured("order")].flat(), own) };
    }),
  ),
  call("own ones turned around", "listLinkifiers"),
  call("edited", "editLinkifier", { ...linkifierOf(patternOf(`${tag}-e`)), ...ofLinkifier }),
  call("edited", "listLinkifiers"),
  call(
    "other letters",
    "editLinkifier",
    { ...linkifierOf(patternOf(`${tag}-éΩ字👩`)), ...ofSecond },
    { since: "permanentInvitations" },
  ),
  call("other letters", "listLinkifiers"),
  call("beyond 32 bits", "deleteLinkifier", { filter_id: "$large linkifier" }),
  call("second removed", "deleteLinkifier", ofSecond),
  call("removed", "deleteLinkifier", ofLinkifier),
  call("removed again", "deleteLinkifier", ofLinkifier),
  call("removed", "listLinkifiers"),
  call("of linkifiers", "getEvents", readingOf("queue"), patiently),
  call("of linkifiers for old clients", "getEvents", readingOf("old queue"), patiently),
  ...["queue", "old queue"].map((name) => unregistered(`the ${name} of linkifiers`, name)),
];

/** An invitation of a guest, which expires after some hours, or as many days on older servers. */
const invitedFor = (hours: number) => ({
  ...{ stream_ids: [], invite_as: 600 },
  ...{ invite_expires_in_days: hours, invite_expires_in_minutes: 60 * hours },
});

const linked = (name: string, address: string, hours: number, as: CredentialOwner = "own") =>
  call(name, "createInvitationLink", invitedFor(hours), {
    as,
    keep: ({ invite_link }) => ({ [address]: invite_link }),
  });

/** The IDs of the run's links and e-mail invitations; invitations with the ID of a link come first. */
function pairsIn(body: JsonObject, tag: string, captured: CapturedValues) {
  const invites = itemsIn(body, "invites");
  const sent = idsOf(invites, "email", tag);
  const take = (id?: Json) => sent.splice(Math.max(0, sent.indexOf(id ?? null)), 1)[0];
  const [one, other] = ["first address", "second address"].map(
    (name) => idsOf(invites, "link_url", captured(name))[0],
  );
  return { first: take(one), second: take(other), third: take(), link: one, "second link": other };
}

const ofInvitation = (name: string) => ({ invite_id: `$${name}` });

/** The scenario of invitations by e-mail, and of links which may have their IDs. */
const invitations = (tag: string, email: string): Step[] => [
  registered("of invitations", "queue", ["invites_changed"]),
  call("sent", "sendInvitations", {
    ...invitedFor(1),
    invitee_emails: `${tag}@example.com,${tag}-b@example.com\n${tag}-c@example.com`,
  }),
  ...["first", "second"].map((name) => linked(name, `${name} address`, 2)),
  listing("sent", "listInvitations", (body, captured) => pairsIn(body, tag, captured)),
  call("sent, for another", "listInvitations", {}, byOther),
  ...Object.entries({
    "one of several wrong": `${tag}-d@example.com,${tag}`,
    "many wrong addresses": Array.from({ length: 12 }, (_, index) => `${tag}-${index}`).join(),
    ...{ "no address": "", "wrong address": tag, account: email },
  }).map(([name, invitee_emails]) =>
    call(name, "sendInvitations", { ...invitedFor(1), invitee_emails }),
  ),
  call("sent", "resendInvitation", ofInvitation("first")),
  call("sent", "revokeInvitation", ofInvitation("first")),
  call("revoked", "listInvitations"),
  call("revoked", "resendInvitation", ofInvitation("first")),
  call("revoked", "revokeInvitation", ofInvitation("first")),
  call("second", "revokeInvitationLink", ofInvitation("second link")),
  call("second again", "revokeInvitationLink", ofInvitation("second link")),
  call("second link revoked", "listInvitations"),
  call("second", "resendInvitation", ofInvitation("second")),
  call("second", "revokeInvitation", ofInvitation("second")),
  call("third", "revokeInvitation", ofInvitation("third")),
  call("first", "revokeInvitationLink", ofInvitation("link")),
  call("all revoked", "listInvitations"),
  call("of invitations", "getEvents", readingOf("queue"), patiently),
  unregistered("of invitations", "queue"),
  call("one of several has an account", "sendInvitations", {
    ...invitedFor(1),
    invitee_emails: `${email},${tag}-d@example.com`,
  }),
  listing("one of several has an account", "listInvitations", (body) => ({
    last: idsOf(itemsIn(body, "invites"), "email", tag)[0],
  })),
  call("of several", "revokeInvitation", ofInvitation("last")),
  linked("of another", "their address", 1, "other"),
  listing(
    "link of another",
    "listInvitations",
    (body, captured) => ({
      "their link": idsOf(itemsIn(body, "invites"), "link_url", captured("their address"))[0],
    }),
    "other",
  ),
  call("link of another, for us", "listInvitations"),
  call("of another", "revokeInvitationLink", ofInvitation("their link"), byOther),
  call("of another again", "revokeInvitationLink", ofInvitation("their link"), byOther),
  call("revoked by another", "listInvitations", {}, byOther),
];

const ofAccount = { user_id: "$account" };

/** The scenario of an account, which servers keep for ever, here deactivated. */
const accountsOf = (tag: string): Step[] => {
  const person = { email: `${tag}@example.com`, password: `${tag}-1aB`, full_name: tag };
  return [
    call("without a name", "createUser", { ...person, full_name: " " }),
    call("created", "createUser", person, { keep: ({ user_id }) => ({ account: user_id }) }),
    call("created again", "createUser", person),
    call("created", "getUser", ofAccount),
    call("of a wrong character", "updateUser", { ...ofAccount, full_name: "a*b" }),
    call("renamed", "updateUser", { ...ofAccount, full_name: `${tag} b` }),
    call("deactivated", "deactivateUser", ofAccount),
    call("deactivated again", "deactivateUser", ofAccount),
    call("reactivated", "reactivateUser", ofAccount),
    call("deactivated at the end", "deactivateUser", ofAccount),
  ];
};

/**
 * The scenarios of a run; the last calls remove the objects of the first calls. All objects except links have the tag.
 */
export const scenariosFor = (tag: string, email: string): Readonly<Record<string, Step[]>> => ({
  drafts: drafts(tag),
  linkifiers: linkifiers(tag),
  invitations: invitations(tag, email),
  accounts: accountsOf(tag),
});
