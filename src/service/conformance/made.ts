import type { OperationId } from "../../../generated/operations.gen.ts";
import type { ArgumentValues } from "../../toolkit/document/arguments.ts";
import { isObject, type Json, type JsonObject } from "../../toolkit/document/json.ts";
import { type Answer, type Asker, type PlannedCall, successOf } from "./ask.ts";
import type { Who } from "./options.ts";
import { nobodysText, type SpecifiedOperation } from "./specification.ts";

/** A kind of object that a run makes, and how it is found and removed. */
interface Kind {
  readonly name: string;
  readonly maker: OperationId;
  /** The field of a success of the maker that has the ID of what was made, or several. */
  readonly made: string;
  readonly remover: OperationId;
  /** The argument of the remover that takes the ID. */
  readonly argument: string;
  readonly list?: { readonly operation: OperationId; readonly field: string };
}

const invites = { operation: "listInvitations", field: "invites" } as const;
const drafts = { operation: "listDrafts", field: "drafts" } as const;
const linkifiers = { operation: "listLinkifiers", field: "linkifiers" } as const;
const lists = [drafts, linkifiers, invites];

const kinds: readonly Kind[] = [
  {
    name: "event queue",
    maker: "registerEventQueue",
    made: "queue_id",
    remover: "deleteEventQueue",
    argument: "queue_id",
  },
  {
    name: "draft",
    maker: "createDrafts",
    made: "ids",
    remover: "deleteDraft",
    argument: "draft_id",
    list: drafts,
  },
  {
    name: "linkifier",
    maker: "createLinkifier",
    made: "id",
    remover: "deleteLinkifier",
    argument: "filter_id",
    list: linkifiers,
  },
  {
    name: "invitation link",
    maker: "createInvitationLink",
    made: "invite_link",
    remover: "revokeInvitationLink",
    argument: "invite_id",
    list: invites,
  },
  {
    name: "invitation",
    maker: "sendInvitations",
    made: "",
    remover: "revokeInvitation",
    argument: "invite_id",
    list: invites,
  },
];

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
    const remover = kinds.find((kind) => kind.remover === operation.id);
    if (body !== undefined && remover !== undefined) {
      for (const thing of made) {
        // The server tells of an invitation anything but the ID by which it is removed.
        const isIt = remover.list === invites || thing.id === values[remover.argument];
        if (thing.kind === remover && thing.as === as && isIt) made.delete(thing);
      }
    }
    const maker = kinds.find((kind) => kind.maker === operation.id);
    if (maker === undefined || (body === undefined && !(answer instanceof Error))) return;
    const ids = [body?.[maker.made] ?? mark].flat().filter(isId);
    for (const id of ids) made.add({ kind: maker, id, as });
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
    const removeOne = async ({ kind, as, id }: Thing) => {
      const answer = await ask(kind.remover, as, { [kind.argument]: id });
      // The server may have removed a queue itself.
      const isGone = !(answer instanceof Error) && isLostQueue(answer?.body);
      if (successOf(answer) === undefined && !isGone) left.add(`${kind.name} ${id}`);
    };
    const isListed = ({ kind, id }: Thing) => kind.list === invites || id === mark;
    for (const thing of made) if (!isListed(thing)) await removeOne(thing);
    if (!isAny) return [...left];
    const texts = [mark, nobodysText, ...[...made].map(({ id }) => `"${id}"`)];
    for (const as of accounts) {
      for (const list of lists) {
        const all = successOf(await ask(list.operation, as))?.[list.field];
        const own = [all ?? []]
          .flat()
          .filter(isObject)
          .filter((one) => texts.some((text) => JSON.stringify(one).includes(text)));
        for (const one of own) {
          const kind = kinds.find((kind) => kind.list === list && isOfKind(kind, one));
          if (kind !== undefined && isId(one.id)) await removeOne({ kind, as, id: one.id });
        }
        const unseen = [...made].filter(
          (thing) => thing.kind.list === list && thing.as === as && isListed(thing),
        );
        if (all === undefined) for (const { kind } of unseen) left.add(kind.name);
      }
    }
    return [...left];
  }

  return { note, remove };
}

const isOfKind = ({ maker }: Kind, { is_multiuse }: JsonObject) =>
  is_multiuse === undefined || is_multiuse === (maker === "createInvitationLink");

const isLostQueue = (body: Json | undefined) =>
  isObject(body) && body.code === "BAD_EVENT_QUEUE_ID";

export type Made = ReturnType<typeof createMade>;
