import type { OperationId } from "../../../../generated/operations.gen.ts";
import type { ArgumentValues } from "../../../toolkit/document/arguments.ts";
import type { Json, JsonObject } from "../../../toolkit/document/json.ts";
import {
  type CheckOutcome,
  type ConformanceCheck,
  type NotChecked,
  oneProblem,
  plannedCheck,
  replied,
} from "../check.ts";
import { successChecks } from "../checks/successes.ts";
import { expectRefusal } from "../expectations.ts";
import { isId, type KindName, kindOf, removal } from "../made.ts";
import { idsMade, idsOf } from "../own-things.ts";
import { type Situation, situationOf, titleOf } from "../refusals.ts";
import type { Beyond, Source } from "../report.ts";
import {
  operationOf,
  refusedWrite,
  type Session,
  successOf,
  withMemory,
  withWrite,
} from "../session.ts";
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

/** A life at the feature level of a run, and what the run knows of its objects. */
interface LifeAtLevel extends Life {
  readonly session: Session;
  readonly make: SpecifiedOperation;
  readonly remove: SpecifiedOperation;
  readonly list: SpecifiedOperation;
  /** The IDs of listed objects that contain a text. */
  readonly listedIds: (body: JsonObject, text: string) => readonly (Json | undefined)[];
  /** The error about an unknown ID, and the one about a removed object. */
  readonly gone: Situation;
  readonly goneAgain: Situation;
  /** The source of the rule that a removed object is gone. */
  readonly refusedBy: Source;
  /** An object in words: `a draft`. */
  readonly name: string;
  /** The ID of each object, or the URL of a link, from answers; `undefined` if they have none. */
  readonly told: Map<string, string | number | undefined>;
  /** The ID of each object, from answers or the list; `undefined` if it is not listed. */
  readonly ids: Map<string, string | number | undefined>;
}

/**
 * Checks the life of a kind of object: created, listed, changed, removed, and gone. Changes and removes only objects of
 * the run.
 */
export function lifeChecks(session: Session, life: Life): ConformanceCheck[] {
  const known = lifeAtLevel(session, life);
  if (known === undefined) return [];
  return [
    ...unknownChecks(known, known.remove),
    ...creationChecks(known),
    ...refusedChecks(known, known.make),
    ...(life.meanwhile?.((which, run) => onThing(known, which, run)) ?? []),
    ...changeChecks(known),
    ...removalChecks(known),
  ];
}

/** `undefined` if the level does not have the operations and the error that the checks need. */
function lifeAtLevel(session: Session, life: Life): LifeAtLevel | undefined {
  const kind = kindOf(life.kind);
  const { listedIds } = kind;
  const make = operationOf(session, kind.maker);
  const remove = operationOf(session, kind.remover);
  const list = kind.lister && operationOf(session, kind.lister);
  const gone = remove && situationOf(remove, kind.gone);
  if (!make || !remove || !list || !gone || !listedIds) return undefined;
  return {
    ...life,
    session,
    make,
    remove,
    list,
    listedIds,
    gone,
    goneAgain: situationOf(remove, kind.goneAgain ?? kind.gone) ?? gone,
    refusedBy: sourceOf(remove.operation, "§3", gone.statusSource),
    name: `${life.kind === "invitation" ? "an" : "a"} ${kind.name}`,
    told: new Map(),
    ids: new Map(),
  };
}

/** The ID of an object of the run, or why it cannot be used. */
async function idOf(
  { session, kind, does, name, told, ids, ...life }: LifeAtLevel,
  which: "plain" | "unsupported",
): Promise<{ readonly id: Json } | NotChecked> {
  const refusal = refusedWrite(session, does);
  if (refusal !== undefined) return refusal;
  if (!told.has(which)) return { notChecked: `needs ${name}, and none was made` };
  if (!ids.has(which)) {
    const thing = { kind, id: told.get(which), credentials: session.own };
    const text = kind === "link" ? String(told.get(which)) : life.textOf(which);
    const [id] = (await idsOf(session, thing, text)) ?? [];
    ids.set(which, id);
  }
  const id = ids.get(which);
  return id === undefined ? { notChecked: `needs the ID of ${name} from the list` } : { id };
}

function onThing(
  life: LifeAtLevel,
  which: "plain" | "unsupported",
  run: (id: Json) => Promise<CheckOutcome>,
): () => Promise<CheckOutcome> {
  return async () => {
    const found = await idOf(life, which);
    return "notChecked" in found ? found : run(found.id);
  };
}

/** Whether a list has an object of this ID, or of any, whose text contains this one. */
function isListed(
  { listedIds }: LifeAtLevel,
  body: JsonObject,
  text: string,
  id: Json | undefined,
): boolean {
  return listedIds(body, text).some((one) => (id === undefined ? isId(one) : one === id));
}

/** Describes how a list differs from one with the object of this text. */
function otherThan(
  life: LifeAtLevel,
  text: string,
  body: JsonObject,
  id: Json | undefined,
): string | undefined {
  if (isListed(life, body, text, id)) return undefined;
  return id !== undefined && isListed(life, body, "", id) ? "another text" : "none";
}

/** Reads the list after an operation has succeeded. `wrong` describes an unexpected list. */
async function checkList(
  { session, list, source }: LifeAtLevel,
  after: SpecifiedOperation,
  wanted: string,
  wrong: (body: JsonObject) => string | undefined,
): Promise<CheckOutcome> {
  if (!session.successes.has(after.operation.id)) return { notChecked: "needs a success" };
  const exchange = await session.ask({ operation: list.operation });
  const body = successOf(exchange);
  if (body === undefined) return { notChecked: `needs a list: ${replied(exchange)}` };
  const got = wrong(body);
  return got === undefined ? { problems: [] } : oneProblem(exchange, source, wanted, got);
}

/** An object that was made is listed. */
function creationChecks(life: LifeAtLevel): ConformanceCheck[] {
  const { session, make, list, name, told } = life;
  const successes = successChecks(session, make, async (ask, which) => {
    const refusal = refusedWrite(session, life.does);
    if (refusal !== undefined) return refusal;
    if (life.needs !== undefined) return { notChecked: life.needs };
    return ask({ values: life.values(which) }, (exchange) => {
      told.set(which, idsMade(life.kind, exchange)[0]);
      return { problems: [] };
    });
  });
  const listed = withWrite(session, life.does, async () => {
    if (!told.has("plain")) return { notChecked: `needs ${name}, and none was made` };
    const isLink = life.kind === "link";
    const id = isLink ? undefined : told.get("plain");
    const text = isLink ? String(told.get("plain")) : life.textOf("plain");
    return checkList(life, make, `${name} as it was sent`, (body) => {
      const low = life.listedIds(body, "").find((one) => typeof one === "number" && one < 1);
      if (low !== undefined) return `the ID ${low}`; // Sources §10.23.
      return otherThan(life, text, body, id) ?? life.placeProblem?.(body, id);
    });
  });
  const title = `${name} that was made is listed`;
  return [...successes, plannedCheck(list, life.listed.made, title, life.source, listed)];
}

/** Refused arguments of the operation that creates an object, or of the one that changes it. */
function refusedChecks(life: LifeAtLevel, specified: SpecifiedOperation): ConformanceCheck[] {
  const { session, make, kind, values } = life;
  return Object.entries(life.refused).flatMap(([situation, wrong]) => {
    const found = situationOf(specified, situation);
    if (found === undefined) return [];
    const ask = (id: ArgumentValues) => {
      const sent = { ...values("refused"), ...wrong, ...id };
      return expectRefusal(session, specified, { ...found, fields: {} }, { values: sent });
    };
    const run =
      specified === make
        ? withWrite(session, life.does, () => ask({}))
        : onThing(life, "plain", (id) => ask(removal(kind, id).values));
    return plannedCheck(specified, situation, titleOf(found), found.source, run);
  });
}

/** An object that does not exist is refused. */
function unknownChecks(life: LifeAtLevel, specified: SpecifiedOperation): ConformanceCheck[] {
  const { session, remove, name, refusedBy } = life;
  const { gone } = kindOf(life.kind);
  const found = situationOf(specified, gone);
  if (found === undefined) return [];
  const wanted = specified === remove ? { ...found, refusedBy } : found;
  const values = { ...life.values("of nobody"), ...pathArguments(specified) };
  const title = `${name} that does not exist is refused`;
  const run = withMemory(session, () => expectRefusal(session, specified, wanted, { values }));
  return [plannedCheck(specified, gone, title, wanted.source, run)];
}

/** An object that was changed is listed with the change; none if the level cannot change it. */
function changeChecks(life: LifeAtLevel): ConformanceCheck[] {
  const { session, changedBy, list, kind, name, source } = life;
  const change = changedBy && operationOf(session, changedBy.id);
  if (change === undefined) return [];
  const checks = [
    ...unknownChecks(life, change),
    ...refusedChecks(life, change),
    ...successChecks(session, change, async (ask, which) => {
      const found = await idOf(life, which);
      if ("notChecked" in found) return found;
      const ofThing = removal(kind, found.id).values;
      return ask({ values: { ...life.values(`changed ${which}`), ...ofThing } });
    }),
  ];
  if (changedBy?.listed === undefined) return checks;
  const text = life.textOf("changed plain");
  const run = onThing(life, "plain", (id) =>
    checkList(life, change, `${name} as it was changed`, (body) => otherThan(life, text, body, id)),
  );
  const title = `${name} that was changed is listed with the change`;
  return [...checks, plannedCheck(list, changedBy.listed, title, source, run)];
}

/** An object that was removed is refused, and no longer listed. */
function removalChecks(life: LifeAtLevel): ConformanceCheck[] {
  const { session, remove, list, kind, name, source, goneAgain, refusedBy } = life;
  const wanted = { ...goneAgain, refusedBy };
  return [
    ...successChecks(session, remove, async (ask, which) => {
      const found = await idOf(life, which);
      return "notChecked" in found ? found : ask(removal(kind, found.id));
    }),
    plannedCheck(
      remove,
      `${goneAgain.name}/${life.removedAgain}`,
      `${name} that was removed is refused`,
      goneAgain.source,
      onThing(life, "plain", (id) => expectRefusal(session, remove, wanted, removal(kind, id))),
    ),
    plannedCheck(
      list,
      life.listed.removed,
      `${name} that was removed is no longer listed`,
      source,
      onThing(life, "plain", (id) =>
        checkList(life, remove, "nothing of this ID", (body) =>
          isListed(life, body, "", id) ? "it is present" : undefined,
        ),
      ),
    ),
  ];
}
