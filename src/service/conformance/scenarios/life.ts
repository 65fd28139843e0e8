import type { OperationId } from "../../../../generated/operations.gen.ts";
import type { ArgumentValues } from "../../../toolkit/document/arguments.ts";
import type { Json, JsonObject } from "../../../toolkit/document/json.ts";
import {
  type CheckOutcome,
  type ConformanceCheck,
  oneProblem,
  plannedCheck,
  replied,
} from "../check.ts";
import { successChecks } from "../checks/successes.ts";
import { expectRefusal } from "../expectations.ts";
import { isId, type KindName, kindOf, removal } from "../made.ts";
import { idsMade, idsOf } from "../own-things.ts";
import { situationOf, titleOf } from "../refusals.ts";
import type { Beyond } from "../report.ts";
import { operationOf, type Session, successOf, withMemory, withWrite } from "../session.ts";
import { sourceOf } from "../sources.ts";
import { pathArguments, type SpecifiedOperation } from "../specification.ts";

/** How a run creates, changes and removes two objects of a kind, `plain` and `unsupported`. */
export interface Life {
  readonly kind: KindName;
  /** The permission that `--write` gives, in words. */
  readonly does: string;
  /** The text that identifies an object in the list: its whole text, or the address of an invitation. */
  readonly textOf: (which: string) => string;
  /**
   * The arguments of all its operations, except IDs. Arguments that an operation or a level does not have are not sent.
   */
  readonly values: (which: string) => ArgumentValues;
  /** The operation that changes an object, and the name of the check that looks for the change in the list. */
  readonly changedBy?: { readonly id: OperationId; readonly listed?: string };
  /** Arguments that are refused when an object is created or changed, by the named example of the error. */
  readonly refused: Readonly<Record<string, ArgumentValues>>;
  /** The names of the checks that look for an object in the list after it was created, and after it was removed. */
  readonly listed: { readonly made: string; readonly removed: string };
  /** The name of the check that removes a removed object. */
  readonly removedAgain: string;
  /** The fact beyond the document about the list. */
  readonly source: Beyond;
  /** Describes a wrong place of a new object in the list. Defaults to no check. */
  readonly placeProblem?: (list: JsonObject, id: Json | undefined) => string | undefined;
  /** Why a run cannot create such objects, in words. Defaults to `undefined`. */
  readonly needs?: string | undefined;
  /** Further checks while the objects exist. */
  readonly meanwhile?: (onThing: OnThing) => readonly ConformanceCheck[];
}

/** Runs a check on one of the run's objects, by its ID. */
export type OnThing = (
  which: "plain" | "unsupported",
  run: (id: Json) => Promise<CheckOutcome>,
) => () => Promise<CheckOutcome>;

/**
 * Checks the life of a kind of object: created, listed, changed, removed, and gone. Changes and removes only objects of
 * the run.
 */
export function lifeChecks(session: Session, life: Life): ConformanceCheck[] {
  const { kind, values, source, changedBy } = life;
  const { maker, remover, argument, lister, listedIds, gone, goneAgain } = kindOf(kind);
  const make = operationOf(session, maker);
  const remove = operationOf(session, remover);
  const list = lister && operationOf(session, lister);
  const change = changedBy && operationOf(session, changedBy.id);
  const none = remove && situationOf(remove, gone);
  if (!make || !remove || !list || !none || !listedIds) return [];
  const again = situationOf(remove, goneAgain ?? gone) ?? none;
  /** The source of the rule that a removed object is gone. */
  const refusedBy = sourceOf(remove.operation, "§3", none.statusSource);
  const name = `${kind === "invitation" ? "an" : "a"} ${kindOf(kind).name}`;
  const isLink = kind === "link";
  /** The ID of each object, or the URL of a link, from answers; `undefined` if they have none. */
  const told = new Map<string, string | number | undefined>();
  const ids = new Map<string, string | number | undefined>();
  const noThing = `needs ${name}, and none was made`;
  const textOf = (which: string) => (isLink ? String(told.get(which)) : life.textOf(which));
  const writing = (run: () => Promise<CheckOutcome>) => withWrite(session, life.does, run);
  const onThing: OnThing = (which, run) =>
    writing(async () => {
      if (!told.has(which)) return { notChecked: noThing };
      const thing = { kind, id: told.get(which), credentials: session.own };
      if (!ids.has(which)) ids.set(which, (await idsOf(session, thing, textOf(which)))?.[0]);
      const id = ids.get(which);
      return id === undefined ? { notChecked: `needs the ID of ${name} from the list` } : run(id);
    });
  const isListed = (body: JsonObject, text: string, id: Json | undefined) =>
    listedIds(body, text).some((one) => (id === undefined ? isId(one) : one === id));
  /** Describes how the list differs from one with the object of this text. */
  const otherThan = (text: string) => (body: JsonObject, id: Json | undefined) => {
    if (isListed(body, text, id)) return undefined;
    return id !== undefined && isListed(body, "", id) ? "another text" : "none";
  };
  /** Reads the list after an operation has succeeded. `wrong` describes an unexpected list. */
  const look =
    (
      after: SpecifiedOperation,
      wanted: string,
      wrong: (body: JsonObject, id: Json | undefined) => string | undefined,
    ) =>
    async (id?: Json): Promise<CheckOutcome> => {
      if (!session.successes.has(after.operation.id)) return { notChecked: "needs a success" };
      const exchange = await session.ask({ operation: list.operation });
      const body = successOf(exchange);
      if (body === undefined) return { notChecked: `needs a list: ${replied(exchange)}` };
      const got = wrong(body, id);
      return got === undefined ? { problems: [] } : oneProblem(exchange, source, wanted, got);
    };
  const made = look(make, `${name} as it was sent`, (body, id) => {
    const low = listedIds(body, "").find((one) => typeof one === "number" && one < 1);
    const isNoId = low === undefined ? undefined : `the ID ${low}`; // Sources §10.23.
    return isNoId ?? otherThan(textOf("plain"))(body, id) ?? life.placeProblem?.(body, id);
  });
  const refused = (specified: SpecifiedOperation) =>
    Object.entries(life.refused).flatMap(([situation, wrong]) => {
      const found = situationOf(specified, situation);
      if (found === undefined) return [];
      const ask = (id: ArgumentValues) => {
        const sent = { ...values("refused"), ...wrong, ...id };
        return expectRefusal(session, specified, { ...found, fields: {} }, { values: sent });
      };
      const run =
        specified === make
          ? writing(() => ask({}))
          : onThing("plain", (id) => ask({ [argument]: id }));
      return plannedCheck(specified, situation, titleOf(found), found.source, run);
    });
  const nobodys = (specified: SpecifiedOperation) => {
    const found = situationOf(specified, gone);
    if (found === undefined) return [];
    const wanted = specified === remove ? { ...found, refusedBy } : found;
    const sent = { ...values("of nobody"), ...pathArguments(specified) };
    const title = `${name} that does not exist is refused`;
    const run = () => expectRefusal(session, specified, wanted, { values: sent });
    return [plannedCheck(specified, gone, title, wanted.source, withMemory(session, run))];
  };
  const changes = (change: SpecifiedOperation) => [
    ...nobodys(change),
    ...refused(change),
    ...successChecks(session, change, (ask, which) =>
      onThing(which, (id) => ask({ values: { ...values(`changed ${which}`), [argument]: id } }))(),
    ),
    ...[changedBy?.listed ?? []]
      .flat()
      .map((listed) =>
        plannedCheck(
          list,
          listed,
          `${name} that was changed is listed as it is then`,
          source,
          onThing(
            "plain",
            look(change, `${name} as it was changed`, otherThan(life.textOf("changed plain"))),
          ),
        ),
      ),
  ];
  return [
    ...nobodys(remove),
    ...successChecks(session, make, (ask, which) =>
      writing(async () => {
        if (life.needs !== undefined) return { notChecked: life.needs };
        return ask({ values: values(which) }, (exchange) => {
          told.set(which, idsMade(kind, exchange)[0]);
          return { problems: [] };
        });
      })(),
    ),
    plannedCheck(
      list,
      life.listed.made,
      `${name} that was made is listed`,
      source,
      writing(async () =>
        told.has("plain") ? made(isLink ? undefined : told.get("plain")) : { notChecked: noThing },
      ),
    ),
    ...refused(make),
    ...(life.meanwhile?.(onThing) ?? []),
    ...(change === undefined ? [] : changes(change)),
    ...successChecks(session, remove, (ask, which) =>
      onThing(which, (id) => ask(removal(kind, id)))(),
    ),
    plannedCheck(
      remove,
      `${again.name}/${life.removedAgain}`,
      `${name} that was removed is refused`,
      again.source,
      onThing("plain", (id) =>
        expectRefusal(session, remove, { ...again, refusedBy }, removal(kind, id)),
      ),
    ),
    plannedCheck(
      list,
      life.listed.removed,
      `${name} that was removed is listed no more`,
      source,
      onThing(
        "plain",
        look(remove, "nothing of this ID", (body, id) =>
          isListed(body, "", id) ? "there it is" : undefined,
        ),
      ),
    ),
  ];
}
