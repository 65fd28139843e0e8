import type { OperationId } from "../../../generated/operations.gen.ts";
import type { ArgumentValues } from "../../toolkit/document/arguments.ts";
import { isObject, type Json, type JsonObject } from "../../toolkit/document/json.ts";
import type { Credentials, Exchange } from "./exchange.ts";

/** A kind of object that a run creates on a server and removes at its end. */
interface Kind {
  readonly name: string;
  readonly maker: OperationId;
  readonly remover: OperationId;
  /** The argument of the remover that takes the ID. */
  readonly argument: string;
  /**
   * The IDs in a success of the creating operation, or the URL of a link. IDs of links and invitations are only in the
   * list.
   */
  readonly idsIn: (body: JsonObject) => readonly (Json | undefined)[];
  /** The operation that lists such objects. */
  readonly lister?: OperationId;
  /** The IDs of listed objects that contain this text: the mark of the run, or the URL of a link. */
  readonly listedIds?: (body: JsonObject, text: string) => readonly (Json | undefined)[];
  /** The error about an unknown ID. */
  readonly gone: string;
  /** The error about a removed object, if the level has a different one. */
  readonly goneAgain?: string;
}

const holding = (list: Json | undefined, field: string, text: string) =>
  (Array.isArray(list) ? list : [])
    .filter(isObject)
    .filter(({ [field]: value }) => typeof value === "string" && value.includes(text))
    .map(({ id }) => id);

const kinds = {
  queue: {
    name: "event queue",
    maker: "registerEventQueue",
    remover: "deleteEventQueue",
    argument: "queue_id",
    idsIn: ({ queue_id }) => [queue_id],
    gone: "bad-event-queue-id",
  },
  draft: {
    name: "draft",
    maker: "createDrafts",
    remover: "deleteDraft",
    argument: "draft_id",
    idsIn: ({ ids }) => [ids].flat(),
    lister: "listDrafts",
    listedIds: ({ drafts }, text) => holding(drafts, "content", text),
    gone: "no-such-draft",
  },
  linkifier: {
    name: "linkifier",
    maker: "createLinkifier",
    remover: "deleteLinkifier",
    argument: "filter_id",
    idsIn: ({ id }) => [id],
    lister: "listLinkifiers",
    listedIds: ({ linkifiers }, text) => holding(linkifiers, "pattern", text),
    gone: "no-such-linkifier",
  },
  link: {
    name: "reusable invitation link",
    maker: "createInvitationLink",
    remover: "revokeInvitationLink",
    argument: "invite_id",
    idsIn: ({ invite_link }) => [invite_link],
    lister: "listInvitations",
    listedIds: ({ invites }, text) => holding(invites, "link_url", text),
    gone: "no-such-invitation",
    goneAgain: "already-revoked",
  },
  invitation: {
    name: "e-mail invitation",
    maker: "sendInvitations",
    remover: "revokeInvitation",
    argument: "invite_id",
    idsIn: () => [],
    lister: "listInvitations",
    listedIds: ({ invites }, text) => holding(invites, "email", text),
    gone: "no-such-invitation",
  },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const kindOf = (name: KindName): Kind => kinds[name];

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

/** Records what a call has created or removed. A call without an answer may have been carried out. */
export function recordMade(
  made: Set<MadeThing>,
  values: ArgumentValues,
  { operation, response }: Exchange,
  credentials: Credentials,
): void {
  const { body } = response ?? {};
  const isDone = isObject(body) && body.result === "success";
  for (const kind of Object.keys(kinds) as KindName[]) {
    const { maker, remover, argument, idsIn } = kindOf(kind);
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
  return { values: { [kindOf(kind).argument]: id } };
}
