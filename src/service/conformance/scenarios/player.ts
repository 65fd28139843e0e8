import type { OperationId } from "../../../../generated/operations.gen.ts";
import type { ArgumentValues } from "../../../toolkit/document/arguments.ts";
import type { Json, JsonObject } from "../../../toolkit/document/json.ts";
import {
  type ConformanceCheck,
  compare,
  type Findings,
  need,
  plannedCheck,
  replied,
  skip,
} from "../check.ts";
import { successChecks } from "../checks/successes.ts";
import { expectRefusal } from "../expectations.ts";
import { isId, type KindName, lifeOf, listedIds } from "../lives.ts";
import { idsMade, idsOf } from "../own-things.ts";
import { situationOf, titleOf } from "../refusals.ts";
import {
  operationOf,
  requireWrite,
  type Session,
  type SessionExchange,
  successOf,
  withMemory,
  withWrite,
} from "../session.ts";
import { sourceOf } from "../sources.ts";
import { harmlessArguments, type SpecifiedOperation } from "../specification.ts";
import { wantedRefusal } from "./queue-errors.ts";

/** A run has two objects of a kind: one for plain calls, one for those with unsupported parameters. */
type Which = "plain" | "unsupported";

/** The objects of a kind in a run. */
export interface Played {
  /** Runs a check on the plain object, by its ID. */
  readonly onThing: (run: (id: Json) => Promise<Findings>) => () => Promise<Findings>;
  /** The answers that created the objects. */
  readonly made: ReadonlyMap<Which, SessionExchange>;
}

/**
 * Plays a life of the table: objects are refused before they exist, made, listed, changed or read, removed, and gone.
 * Changes and removes only objects of the run. No check if the level does not have the operations that it needs.
 */
export function play(
  session: Session,
  kind: KindName,
  meanwhile: (played: Played) => ConformanceCheck[] = () => [],
): ConformanceCheck[] {
  const life = lifeOf(kind);
  const { does, argument, names, list, blockedBy } = life;
  const operation = (id: OperationId | undefined) => id && operationOf(session, id);
  const [maker, usedBy, remover] = [life.maker, life.usedBy, life.remover].map(operation);
  const lister = operation(list?.id);
  if (!maker || !remover || (list && !lister) || !situationOf(remover, life.gone)) return [];
  const run = { mark: session.mark, email: session.own.account.email };
  const one = `${/^[aeiou]/.test(life.name) ? "an" : "a"} ${life.name}`;
  const isBlocked = blockedBy !== undefined && situationOf(maker, blockedBy.example) !== undefined;
  const made = new Map<Which, SessionExchange>();
  const ids = new Map<Which, string | number | undefined>();

  /** The ID of an object, or the URL of a link, if the answer had it. */
  function toldOf(which: Which): string | number | undefined {
    requireWrite(session, does);
    return idsMade(kind, need(made.get(which), `${one}, and none was made`))[0];
  }
  async function idOf(which: Which): Promise<Json> {
    const id = toldOf(which);
    if (!ids.has(which)) {
      const text = kind === "link" ? String(id) : life.textOf(run, which);
      ids.set(which, (await idsOf(session, { kind, id, credentials: session.own }, text))?.[0]);
    }
    return need(ids.get(which), `the ID of ${one}${list ? " from the list" : ""}`);
  }
  const onThing: Played["onThing"] = (check) => async () => check(await idOf("plain"));
  const valuesOf = (which: string, id: Json) => ({ ...life.values(run, which), [argument]: id });

  /** An object that does not exist, or no longer, is refused. */
  function gone(specified: SpecifiedOperation, situation: string, again?: string) {
    const nobody = { ...harmlessArguments(specified), ...life.values(run, "of nobody") };
    const wantedFor = (id: Json | undefined) => {
      const found = wantedRefusal(session, specified, situation, id);
      const { operation } = specified;
      return found && specified === remover
        ? { ...found, refusedBy: sourceOf(operation, "§3", found.statusSource) }
        : found;
    };
    const wanted = wantedFor(nobody[argument]);
    if (wanted === undefined) return [];
    const title = `${one} that ${again === undefined ? "does not exist" : "was removed"} is refused`;
    const name = [situation, again ?? names.unknown ?? []].flat().join("/");
    const check =
      again === undefined
        ? withMemory(session, () => expectRefusal(session, specified, wanted, { values: nobody }))
        : onThing((id) => {
            const call = { values: valuesOf("plain", id) };
            return expectRefusal(session, specified, wantedFor(id) ?? wanted, call);
          });
    return [plannedCheck(specified, name, title, wanted.source, check)];
  }

  /** Arguments that an operation refuses, those of `user` for an object. */
  function refused(specified: SpecifiedOperation) {
    const all = Object.entries(life.refused(run));
    const end = isBlocked
      ? all.findIndex(([example]) => example === blockedBy.example) + 1
      : all.length;
    return all.slice(0, end).flatMap(([example, wrong]) => {
      const found = situationOf(specified, example);
      if (found === undefined) return [];
      const wanted = { ...found, ...wantedRefusal(session, specified, example, ""), fields: {} };
      const ask = (ofThing: ArgumentValues) => {
        const values = { ...life.values(run, "refused"), ...wrong, ...ofThing };
        return expectRefusal(session, specified, wanted, { values });
      };
      const check =
        specified === maker
          ? withWrite(session, does, () => ask({}))
          : onThing((id) => ask({ [argument]: id }));
      return [plannedCheck(specified, example, titleOf(found), found.source, check)];
    });
  }

  /** The two successes of an operation on the objects. */
  const used = (specified: SpecifiedOperation, whichOf: (which: Which) => string) =>
    successChecks(session, specified, async (ask, which) =>
      ask({ values: valuesOf(whichOf(which), await idOf(which)) }),
    );

  /** The list after an operation has succeeded on the plain object; `wrong` describes an unexpected one. */
  function listed(
    name: string | undefined,
    after: SpecifiedOperation,
    what: string,
    wanted: string,
    wrong: (body: JsonObject) => Promise<string | undefined>,
  ) {
    if (name === undefined || lister === undefined || list === undefined) return [];
    const title = `${one} that was ${what}`;
    const check = async () => {
      toldOf("plain");
      if (after !== maker) await idOf("plain");
      need(session.successes.get(after.operation.id), "a success");
      const exchange = await session.ask({ operation: lister.operation });
      const body = need(successOf(exchange), `a list: ${replied(exchange)}`);
      return compare(exchange, list.source, wanted, await wrong(body));
    };
    return [plannedCheck(lister, name, title, list.source, check)];
  }
  const isListed = (body: JsonObject, text: string, id: Json | undefined) =>
    listedIds(kind, body, text).some((other) => (id === undefined ? isId(other) : other === id));
  const otherThan = (body: JsonObject, text: string, id: Json | undefined) => {
    if (isListed(body, text, id)) return undefined;
    return id !== undefined && isListed(body, "", id) ? "another text" : "none";
  };

  const again = life.goneAgain && situationOf(remover, life.goneAgain) ? life.goneAgain : life.gone;
  return [
    ...gone(remover, life.gone),
    ...successChecks(session, maker, async (ask, which) => {
      requireWrite(session, does);
      if (isBlocked) skip(blockedBy.reason);
      return ask({ values: life.values(run, which) }, (exchange) => {
        made.set(which, exchange);
        return [];
      });
    }),
    ...listed(names.made, maker, "made is listed", `${one} as it was sent`, async (body) => {
      const all = listedIds(kind, body, "");
      const low = all.find((id) => typeof id === "number" && id < 1);
      if (low !== undefined) return `the ID ${low}`; // Sources §10.23.
      const told = toldOf("plain");
      if (kind === "link") return otherThan(body, String(told), undefined);
      return otherThan(body, life.textOf(run, "plain"), told) ?? life.wrongPlace?.(all, told);
    }),
    ...refused(maker),
    ...meanwhile({ onThing, made }),
    ...(usedBy === undefined
      ? []
      : [
          ...gone(usedBy, life.gone),
          ...refused(usedBy),
          ...used(usedBy, (which) => `changed ${which}`),
          ...listed(
            names.changed,
            usedBy,
            "changed is listed with the change",
            `${one} as it was changed`,
            async (body) => otherThan(body, life.textOf(run, "changed plain"), await idOf("plain")),
          ),
        ]),
    ...used(remover, (which) => which),
    ...gone(remover, again, names.again),
    ...(usedBy && list === undefined ? gone(usedBy, life.gone, names.again) : []), // No list shows that it is gone.
    ...listed(
      names.removed,
      remover,
      "removed is no longer listed",
      "nothing of this ID",
      async (body) => (isListed(body, "", await idOf("plain")) ? "it is present" : undefined),
    ),
  ];
}
