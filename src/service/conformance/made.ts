import type { OperationId } from "../../../generated/operations.gen.ts";
import type { ArgumentValues } from "../../toolkit/document/arguments.ts";
import { isObject } from "../../toolkit/document/json.ts";
import { type Answer, type Asker, type PlannedCall, successOf } from "./ask.ts";
import type { Who } from "./options.ts";
import { nobodysText, type SpecifiedOperation } from "./specification.ts";

const lists = {
  drafts: "listDrafts",
  linkifiers: "listLinkifiers",
  invites: "listInvitations",
} as const;

/** The operation that makes a kind of object, the field of its success that has the ID of what was made, or several. */
type Made = readonly [maker: OperationId, field: string];
/** The operation that removes such an object, and its argument for the ID. */
type Removed = readonly [remover: OperationId, argument: string];

/** The kinds of objects that a run makes: how they are removed, and in which list they are found. */
const kinds: readonly (readonly [name: string, Made, Removed, list?: keyof typeof lists])[] = [
  ["event queue", ["registerEventQueue", "queue_id"], ["deleteEventQueue", "queue_id"]],
  ["draft", ["createDrafts", "ids"], ["deleteDraft", "draft_id"], "drafts"],
  ["linkifier", ["createLinkifier", "id"], ["deleteLinkifier", "filter_id"], "linkifiers"],
  [
    "invitation link",
    ["createInvitationLink", "invite_link"],
    ["revokeInvitationLink", "invite_id"],
    "invites",
  ],
  ["invitation", ["sendInvitations", "none"], ["revokeInvitation", "invite_id"], "invites"],
];
type Kind = (typeof kinds)[number];

type Id = string | number;
const isId = (value: unknown): value is Id => ["string", "number"].includes(typeof value);

/** An object of the run. Its ID is the mark of the run if only a list can tell it. */
interface Thing {
  readonly kind: Kind;
  readonly id: Id;
  readonly as: Who;
}

/** Remembers what a server says that a run has made, until the run has removed it. */
export function createMade(mark: string) {
  const made = new Set<Thing>();
  let isAny = false;

  /** Notes an answer of the server. */
  function note({ operation, values, as }: PlannedCall, answer: Answer): void {
    const body = successOf(answer);
    for (const thing of body === undefined ? [] : made) {
      const [, , [remover, argument], list] = thing.kind;
      // Of an invitation, the server tells anything but the ID by which it is removed.
      const isIt = list === "invites" || thing.id === values[argument];
      if (remover === operation.id && thing.as === as && isIt) made.delete(thing);
    }
    const kind = kinds.find(([, [maker]]) => maker === operation.id);
    if (kind === undefined || (body === undefined && !(answer instanceof Error))) return;
    const ids = [body?.[kind[1][1]] ?? mark].flat().filter(isId);
    for (const id of ids) made.add({ kind, id, as });
    isAny ||= ids.length > 0;
  }

  /** Removes what is left, and describes what could not be removed. */
  async function remove(
    asker: Asker,
    specification: readonly SpecifiedOperation[],
    accounts: readonly Who[],
  ): Promise<string[]> {
    const left = new Set<string>();
    const ask = async (id: OperationId, as: Who, values: ArgumentValues = {}) => {
      const found = specification.find(({ operation }) => operation.id === id);
      return found && asker.ask(asker.server, { operation: found.operation, values, as });
    };
    const removeOne = async ({ kind: [name, , [remover, argument]], as, id }: Thing) => {
      const answer = await ask(remover, as, { [argument]: id });
      const body = answer instanceof Error ? undefined : answer?.body;
      // The server may have removed a queue itself.
      const isGone = isObject(body) && body.code === "BAD_EVENT_QUEUE_ID";
      if (successOf(answer) === undefined && !isGone) left.add(`${name} ${id}`);
    };
    const isFoundInList = ({ kind: [, , , list], id }: Thing) => list === "invites" || id === mark;
    for (const thing of made) if (!isFoundInList(thing)) await removeOne(thing);
    const texts = [mark, nobodysText, ...[...made].map(({ id }) => `"${id}"`)];
    for (const as of isAny ? accounts : []) {
      for (const [list, operation] of Object.entries(lists)) {
        const all = successOf(await ask(operation, as))?.[list];
        for (const one of [all ?? []].flat().filter(isObject)) {
          const isOwn = texts.some((text) => JSON.stringify(one).includes(text));
          const name = one.is_multiuse === true ? "invitation link" : "invitation";
          const kind = kinds.find(
            (kind) => kind[3] === list && (list !== "invites" || kind[0] === name),
          );
          if (isOwn && kind && isId(one.id)) await removeOne({ kind, as, id: one.id });
        }
        for (const thing of all === undefined ? made : []) {
          const isMeant = thing.kind[3] === list && thing.as === as && isFoundInList(thing);
          if (isMeant) left.add(thing.kind[0]);
        }
      }
    }
    return [...left];
  }

  return { note, remove };
}

export type MadeThings = ReturnType<typeof createMade>;
