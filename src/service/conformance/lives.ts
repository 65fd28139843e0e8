import type { OperationId } from "../../../generated/operations.gen.ts";
import type { ArgumentValues } from "../../toolkit/document/arguments.ts";
import { isObject, type Json, type JsonObject } from "../../toolkit/document/json.ts";
import type { Credentials, Exchange } from "./exchange.ts";
import type { Beyond } from "./report.ts";
import { beyond } from "./sources.ts";
import { nobodysId } from "./specification.ts";

/** What the objects of a run contain. */
interface OfRun {
  /** A text that all objects of the run, and no others, contain. */
  readonly mark: string;
  /** The e-mail address of its account. */
  readonly email: string;
}

/**
 * A row of the table of lives: how a run creates, changes and removes objects of a kind, and what must be refused. One
 * player (scenarios/player.ts) makes the checks of every row.
 */
interface Life {
  readonly name: string;
  /** The permission that `--write` gives, in words. */
  readonly does: string;
  readonly maker: OperationId;
  /** The operation that changes or reads an object. */
  readonly usedBy?: OperationId;
  readonly remover: OperationId;
  /** The argument of `usedBy` and `remover` that takes the ID. */
  readonly argument: string;
  /** The IDs in a success of `maker`, or the URL of a link. IDs of links and invitations are only in the list. */
  readonly idsIn: (body: JsonObject) => readonly (Json | undefined)[];
  /** The list of such objects: its operation, its field, the field of an object with its text, and the fact about it. */
  readonly list?: {
    readonly id: OperationId;
    readonly field: string;
    readonly text: string;
    readonly source: Beyond;
  };
  /** The text by which a run finds its object in the list. */
  readonly textOf: (run: OfRun, which: string) => string;
  /** The arguments of all operations, except IDs. Those that an operation or a level does not have are not sent. */
  readonly values: (run: OfRun, which: string) => ArgumentValues;
  /** The named example of the error about an unknown ID, and the one about a removed object if it is another. */
  readonly gone: string;
  readonly goneAgain?: string;
  /** Arguments that `maker` or `usedBy` refuses, by the named example of the error. */
  readonly refused: (run: OfRun) => Readonly<Record<string, ArgumentValues>>;
  /** An error that keeps the run from creating objects where a level documents it, and why; later ones are not tried. */
  readonly blockedBy?: { readonly example: string; readonly reason: string };
  /** Describes a wrong place of a new object among all listed ones. */
  readonly wrongPlace?: (
    ids: readonly (Json | undefined)[],
    id: Json | undefined,
  ) => string | undefined;
  /** The ends of the names of checks: an object was made, changed and removed in the list, is unknown, is removed again. */
  readonly names: {
    readonly made?: string;
    readonly changed?: string;
    readonly removed?: string;
    readonly unknown?: string;
    readonly again: string;
  };
}

const draft = ({ mark }: OfRun, which: string, changed: JsonObject = {}) => {
  const content = `${mark} ${which}: a program is checking this server, and deletes this draft.`;
  const one = { type: "", to: [], topic: "", content, ...changed };
  return { drafts: [one], draft: one };
};

const patternOf = ({ mark }: OfRun, which: string) =>
  `${mark}-${which.replaceAll(" ", "-")}-(?P<id>[0-9]+)`;

/** A linkifier at any level, whose pattern matches no real message. */
const linkifier = (run: OfRun, which: string, path = "{id}", pattern = patternOf(run, which)) => ({
  pattern,
  url_template: `https://example.com/${path}`,
  url_format_string: `https://example.com/${path.replaceAll(/\{(\w+)\}/g, "%($1)s")}`,
});

/** An address at example.com, which accepts no mail (RFC 2606 §3, RFC 7505). */
const addressOf = ({ mark }: OfRun, which: string) =>
  `${mark}-${which.replaceAll(" ", "-")}@example.com`;

/** What links and e-mail invitations share: guests are invited, for the shortest time that a level allows. */
const ofInvitations = {
  argument: "invite_id",
  textOf: addressOf,
  values: (run: OfRun, which: string) => ({
    stream_ids: [],
    invite_as: 600,
    invite_expires_in_days: 1,
    invite_expires_in_minutes: 60,
    invitee_emails: addressOf(run, which),
  }),
  gone: "no-such-invitation",
};

/**
 * The arguments of registrations whose events do not matter. Servers below level 3 report their level only to clients
 * that ask for it (sources §18.3).
 */
export const registration = { event_types: ["message", "zulip_version"] } satisfies ArgumentValues;

export const noEvent = nobodysId;

const table = {
  queue: {
    name: "event queue",
    does: "registers a queue",
    maker: "registerEventQueue",
    usedBy: "getEvents",
    remover: "deleteEventQueue",
    argument: "queue_id",
    idsIn: ({ queue_id }) => [queue_id],
    textOf: () => "",
    values: () => ({ ...registration, last_event_id: -1, dont_block: true }),
    gone: "bad-event-queue-id",
    refused: () => ({
      "missing-capability": { client_capabilities: {} },
      "unknown-event": { last_event_id: noEvent },
    }),
    names: { unknown: "unknown", again: "deleted" },
  },
  draft: {
    name: "draft",
    does: "saves drafts of its own",
    maker: "createDrafts",
    usedBy: "editDraft",
    remover: "deleteDraft",
    argument: "draft_id",
    idsIn: ({ ids }) => [ids].flat(),
    list: { id: "listDrafts", field: "drafts", text: "content", source: beyond("§17.1") },
    textOf: (run, which) => draft(run, which).draft.content,
    values: draft,
    gone: "no-such-draft",
    refused: (run) => ({
      "not-an-object": { draft: [] },
      "blank-content": draft(run, "refused", { content: " " }),
      "null-bytes": draft(run, "refused", { content: "\0" }),
      "negative-timestamp": draft(run, "refused", { timestamp: -1 }),
      "not-one-channel": draft(run, "refused", { type: "stream" }),
      "not-one-stream": draft(run, "refused", { type: "stream" }),
      "unknown-user": draft(run, "refused", { type: "private", to: [nobodysId] }),
    }),
    names: { made: "saved", changed: "edited", removed: "deleted", again: "deleted" },
  },
  linkifier: {
    name: "linkifier",
    does: "creates linkifiers",
    maker: "createLinkifier",
    usedBy: "editLinkifier",
    remover: "deleteLinkifier",
    argument: "filter_id",
    idsIn: ({ id }) => [id],
    list: { id: "listLinkifiers", field: "linkifiers", text: "pattern", source: beyond("§20.3") },
    textOf: patternOf,
    values: linkifier,
    gone: "no-such-linkifier",
    refused: (run) => ({
      "blank-pattern": linkifier(run, "refused", "{id}", " "),
      "bad-expression": linkifier(run, "refused", "{id}", "(?P<id>[0-9]+"),
      "bad-url-template": linkifier(run, "refused", "{"),
      "bad-url-format": linkifier(run, "refused", "%"),
      "unknown-group": linkifier(run, "refused", "{id}{name}"),
      "unknown-group-in-format": linkifier(run, "refused", "{id}{name}"),
      "unused-group": linkifier(run, "refused", ""),
      "unused-group-in-format": linkifier(run, "refused", ""),
      "same-pattern": linkifier(run, "unsupported"),
      "other-example": { example_input: "no example" },
    }),
    // The second linkifier of the run comes after the first, possibly with others in between.
    wrongPlace: (ids, id) =>
      ids.lastIndexOf(id) >= ids.length - 3
        ? undefined
        : `place ${ids.indexOf(id) + 1} of ${ids.length}`,
    names: { made: "created", changed: "edited", removed: "deleted", again: "deleted" },
  },
  link: {
    ...ofInvitations,
    name: "reusable invitation link",
    does: "creates invitation links",
    maker: "createInvitationLink",
    remover: "revokeInvitationLink",
    idsIn: ({ invite_link }) => [invite_link],
    list: { id: "listInvitations", field: "invites", text: "link_url", source: beyond("§12.1") },
    goneAgain: "already-revoked",
    refused: () => ({}),
    names: { made: "created-link", removed: "revoked-link", again: "revoked" },
  },
  invitation: {
    ...ofInvitations,
    name: "e-mail invitation",
    does: "sends invitations to addresses that accept no mail",
    maker: "sendInvitations",
    usedBy: "resendInvitation",
    remover: "revokeInvitation",
    idsIn: () => [],
    list: { id: "listInvitations", field: "invites", text: "email", source: beyond("§12.1") },
    refused: ({ mark, email }) => ({
      // Blanks and commas are accepted, and nobody is invited (sources §21.5).
      "no-addresses": { invitee_emails: "" },
      "no-channels": {},
      "invalid-addresses": { invitee_emails: mark },
      accounts: { invitee_emails: email },
    }),
    blockedBy: { example: "no-channels", reason: "needs the ID of a channel" },
    names: { made: "sent-invitation", removed: "revoked-invitation", again: "revoked" },
  },
} satisfies Record<string, Life>;

export type KindName = keyof typeof table;

export const kinds = Object.keys(table) as readonly KindName[];

export const lifeOf = (kind: KindName): Life => table[kind];

/** An object that the run has created and not removed. */
export interface MadeThing {
  readonly kind: KindName;
  /** `undefined` if no answer had it. */
  readonly id: string | number | undefined;
  readonly credentials: Credentials;
}

/** Whether a value is an ID. */
export const isId = (id: Json | undefined): id is string | number =>
  typeof id === "string" || typeof id === "number";

/** The IDs of listed objects that contain a text: the mark of the run, or the URL of a link. */
export function listedIds(kind: KindName, body: JsonObject, text: string): (Json | undefined)[] {
  const { field = "", text: named = "" } = lifeOf(kind).list ?? {};
  const { [field]: all } = body;
  return (Array.isArray(all) ? all : [])
    .filter(isObject)
    .filter(({ [named]: value }) => typeof value === "string" && value.includes(text))
    .map(({ id }) => id);
}

/** Records what a call has created or removed. A call without an answer may have been carried out. */
export function recordMade(
  made: Set<MadeThing>,
  values: ArgumentValues,
  { operation, response }: Exchange,
  credentials: Credentials,
): void {
  const { body } = response ?? {};
  const isDone = isObject(body) && body.result === "success";
  for (const kind of kinds) {
    const { maker, remover, argument, idsIn } = lifeOf(kind);
    if (operation.id === maker) {
      const ids = isDone ? idsIn(body).filter(isId) : [];
      for (const id of ids) made.add({ kind, id, credentials });
      const isUnknown = isDone ? kind === "invitation" : response === undefined;
      if (isUnknown) made.add({ kind, id: undefined, credentials });
    }
    if (operation.id !== remover || !isDone) continue;
    for (const thing of made) {
      if (thing.kind === kind && thing.id === values[argument]) made.delete(thing);
    }
  }
}

/** The call that removes the object of this ID. */
export function removal(kind: KindName, id: Json): { readonly values: ArgumentValues } {
  return { values: { [lifeOf(kind).argument]: id } };
}
