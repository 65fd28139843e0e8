import type { OperationId } from "../../../generated/operations.gen.ts";
import { isObject, type Json, type JsonObject } from "../../toolkit/document/json.ts";
import type { Credentials } from "./exchange.ts";
import { situationOf } from "./refusals.ts";
import {
  operationOf,
  type Session,
  type SessionCall,
  type SessionExchange,
  successOf,
} from "./session.ts";

/** Something that a run makes on a server and removes at its end. */
interface Kind {
  readonly name: string;
  readonly maker: OperationId;
  readonly remover: OperationId;
  /** The argument of the remover that takes the ID. */
  readonly argument: string;
  /** What a success of the maker holds: IDs, or the URL of a link, which has its ID in the list only. */
  readonly idsIn: (body: JsonObject) => readonly (Json | undefined)[];
  /** The operation that lists such things. */
  readonly lister?: OperationId;
  /** The ID of a listed thing, if it holds this text: the mark of the run, or the URL of a link. */
  readonly listedIds?: (body: JsonObject, text: string) => readonly (Json | undefined)[];
  /** The error that says that there is none of this ID. */
  readonly gone: string;
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
  },
} satisfies Record<string, Kind>;

/** The kinds of things that a run makes. */
export type KindName = keyof typeof kinds;

const kindOf = (name: KindName): Kind => kinds[name];

/** A thing that the run has made and not removed. */
export interface MadeThing {
  readonly kind: KindName;
  /** `undefined` where no answer told it. */
  readonly id: string | number | undefined;
  readonly credentials: Credentials;
}

/** The IDs of what a success has made. */
export function idsMade(kind: KindName, exchange: SessionExchange): (string | number)[] {
  return kindOf(kind)
    .idsIn(successOf(exchange) ?? {})
    .filter(isId);
}

const isId = (id: Json | undefined): id is string | number =>
  typeof id === "string" || typeof id === "number";

/** Records what a call has made or removed; what got no answer may have been carried out. */
export function recordMade(
  made: Set<MadeThing>,
  { values = {} }: Pick<SessionCall, "values">,
  exchange: SessionExchange,
  credentials: Credentials,
): void {
  const { id } = exchange.operation;
  for (const kind of Object.keys(kinds) as KindName[]) {
    const { maker, remover, argument } = kindOf(kind);
    if (id === maker) {
      for (const id of idsMade(kind, exchange)) made.add({ kind, id, credentials });
      if (exchange.response === undefined) made.add({ kind, id: undefined, credentials });
    }
    if (id !== remover || successOf(exchange) === undefined) continue;
    for (const thing of made) {
      if (thing.kind === kind && thing.id === values[argument]) made.delete(thing);
    }
  }
}

/** The call that removes a thing of this ID. */
export function removal(kind: KindName, id: Json): Required<Pick<SessionCall, "values">> {
  return { values: { [kindOf(kind).argument]: id } };
}

/** Removes what the run has made and not removed; returns, in words, what could not be removed. */
export async function removeMade(session: Session): Promise<string[]> {
  const left: string[] = [];
  for (const thing of [...session.made]) {
    const { name } = kindOf(thing.kind);
    // An error here must not prevent the report.
    const ids = await idsOf(session, thing).catch(() => undefined);
    if (ids === undefined) left.push(`${name}${thing.id === undefined ? "" : ` ${thing.id}`}`);
    for (const id of ids ?? []) {
      const isGone = await removeOne(session, thing, id).catch(() => false);
      if (!isGone) left.push(`${name} ${id}`);
    }
    session.made.delete(thing);
  }
  return left;
}

/** The IDs that a thing has, which a list has to tell of some; `undefined` where they are not known. */
async function idsOf(
  session: Session,
  { kind, id, credentials }: MadeThing,
): Promise<readonly Json[] | undefined> {
  if (id !== undefined && kind !== "link") return [id];
  const { lister, listedIds } = kindOf(kind);
  const operation = lister && operationOf(session, lister)?.operation;
  if (operation === undefined || (kind === "link" && id === undefined)) return undefined;
  const body = successOf(await session.ask({ operation, credentials }));
  return body && listedIds?.(body, String(id ?? session.mark)).filter(isId);
}

async function removeOne(
  session: Session,
  { kind, credentials }: MadeThing,
  id: Json,
): Promise<boolean> {
  const { remover, gone } = kindOf(kind);
  const specified = operationOf(session, remover);
  if (specified === undefined) return false;
  const { operation } = specified;
  const exchange = await session.ask({ operation, credentials, ...removal(kind, id) });
  if (successOf(exchange) !== undefined) return true;
  // What somebody else has removed is gone as well.
  const { code, msg } = Object(exchange.response?.body) as { code?: unknown; msg?: unknown };
  return code === "BAD_EVENT_QUEUE_ID" || msg === situationOf(specified, gone)?.msg;
}

/** The ID of a reusable link, by its URL, from the list. */
export async function linkId(
  session: Session,
  thing: Pick<MadeThing, "id" | "credentials">,
): Promise<Json | undefined> {
  return (await idsOf(session, { kind: "link", ...thing }))?.[0];
}
