import type { OperationId } from "../../../generated/operations.gen.ts";
import type { ArgumentValues } from "../../toolkit/document/arguments.ts";
import { isObject } from "../../toolkit/document/json.ts";
import type { CredentialOwner } from "./conformance-settings.ts";
import { type Exchange, type PlannedCall, type Requester, successOf } from "./exchange.ts";
import { nobodysText, type SpecifiedOperation } from "./specified-operations.ts";

/** The operations that list what a run compares, by the names of the lists. */
export const lists = {
  drafts: "listDrafts",
  linkifiers: "listLinkifiers",
  invites: "listInvitations",
  members: "listUsers",
} as const;

/**
 * The kinds of created objects: name, operation, the field of its success with the IDs, the operation that removes the
 * object, its argument.
 */
const kinds = [
  ["event queue", "registerEventQueue", "queue_id", "deleteEventQueue", "queue_id"],
  ["draft", "createDrafts", "ids", "deleteDraft", "draft_id"],
  ["linkifier", "createLinkifier", "id", "deleteLinkifier", "filter_id"],
  ["invitation link", "createInvitationLink", "invite_link", "revokeInvitationLink", "invite_id"],
  ["invitation", "sendInvitations", "none", "revokeInvitation", "invite_id"],
] as const;
type Kind = (typeof kinds)[number];
/** The lists that show the IDs, by argument. */
const listBy = { draft_id: "drafts", filter_id: "linkifiers", invite_id: "invites", queue_id: "" };

type Id = string | number;
const isId = (value: unknown): value is Id => ["string", "number"].includes(typeof value);

/**
 * An object of the run. Without an ID, only a list can identify it: an invitation, or an object whose creation no
 * response confirmed.
 */
type Thing = { readonly kind: Kind; readonly as: CredentialOwner; readonly id?: Id };

const keyOf = ({ kind: [name], as, id = as }: Thing) => `${name} ${id}`;

/** Remembers the objects that a run has created, by the responses of a server, until the run has removed them. */
export function trackCreatedObjects(tag: string) {
  const made = new Map<string, Thing>();
  let isAny = false;
  const add = (thing: Thing) => {
    isAny = true;
    if (!made.has(keyOf(thing))) made.set(keyOf(thing), thing);
  };
  /** The fields that identify objects of the run in a list. */
  const texts = new Set([tag, nobodysText]);

  /** Notes a response of the server. */
  function note({ operation, values, as }: PlannedCall, response: Exchange): void {
    const body = successOf(response);
    for (const kind of kinds) {
      const [, maker, field, remover, argument] = kind;
      const isInvitation = argument === "invite_id";
      if (body && remover === operation.id) {
        const id = values[argument];
        made.delete(keyOf({ kind, as, ...(!isInvitation && isId(id) && { id }) }));
      }
      if (maker !== operation.id || (body === undefined && !(response instanceof Error))) continue;
      const ids = [body?.[field] ?? []].flat().filter(isId);
      if (isInvitation) for (const address of ids) texts.add(`"${address}"`);
      if (isInvitation || body === undefined) add({ kind, as });
      else for (const id of ids) add({ kind, as, id });
    }
  }

  /** Removes what is left, and describes what could not be removed. */
  async function remove(
    asker: Requester,
    specification: readonly SpecifiedOperation[],
    accounts: readonly CredentialOwner[],
  ): Promise<string[]> {
    const left = new Set<string>();
    const read = new Set<string>();
    const ask = async (id: OperationId, as: CredentialOwner, values: ArgumentValues = {}) => {
      const found = specification.find(({ operation }) => operation.id === id);
      return found && asker.ask(asker.server, { operation: found.operation, values, as });
    };
    for (const as of isAny ? accounts : []) {
      for (const [list, operation] of Object.entries(lists)) {
        const all = successOf(await ask(operation, as))?.[list];
        for (const one of [all ?? []].flat().filter(isObject)) {
          const isLink = one.is_multiuse === true;
          const kind = kinds.find(
            ([name, , , , argument]) => listBy[argument] === list && /link$/.test(name) === isLink,
          );
          const isOwn = [...texts].some((text) => JSON.stringify(one).includes(text));
          if (isOwn && kind && isId(one.id)) add({ kind, as, id: one.id });
        }
        if (all !== undefined) read.add(`${list} ${as}`);
      }
    }
    for (const { kind, as, id } of made.values()) {
      const [name, , , remover, argument] = kind;
      if (id === undefined) {
        if (!read.has(`${listBy[argument]} ${as}`)) left.add(name);
        continue;
      }
      const response = await ask(remover, as, { [argument]: id });
      const body = response instanceof Error ? undefined : response?.body;
      // The server may have removed a queue itself.
      const isGone = isObject(body) && body.code === "BAD_EVENT_QUEUE_ID";
      if (successOf(response) === undefined && !isGone) left.add(`${name} ${id}`);
    }
    return [...left];
  }

  return { note, remove };
}

export type CreatedObjects = ReturnType<typeof trackCreatedObjects>;
