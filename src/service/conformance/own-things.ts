import type { Json } from "../../toolkit/document/json.ts";
import { isId, type KindName, lifeOf, listedIds, type MadeThing, removal } from "./lives.ts";
import { situationOf } from "./refusals.ts";
import { operationOf, type Session, type SessionExchange, successOf } from "./session.ts";

/** The IDs of objects that a success has created; for a link, its URL. */
export function idsMade(kind: KindName, exchange: SessionExchange): (string | number)[] {
  return lifeOf(kind)
    .idsIn(successOf(exchange) ?? {})
    .filter(isId);
}

/** Removes the remaining objects of the run; describes those that could not be removed. */
export async function removeMade(session: Session): Promise<string[]> {
  const left: string[] = [];
  for (const thing of [...session.made]) {
    const { name } = lifeOf(thing.kind);
    // An error must not prevent the report.
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

/**
 * The IDs of an object. If only a list has them, it is found there by an identifying text; `undefined` if they are not
 * known.
 */
export async function idsOf(
  session: Session,
  { kind, id, credentials }: MadeThing,
  text = String(id ?? session.mark),
): Promise<readonly (string | number)[] | undefined> {
  if (id !== undefined && kind !== "link") return [id];
  const { list } = lifeOf(kind);
  const operation = list && operationOf(session, list.id)?.operation;
  if (operation === undefined || (kind === "link" && id === undefined)) return undefined;
  const body = successOf(await session.ask({ operation, credentials }));
  return body && listedIds(kind, body, text).filter(isId);
}

async function removeOne(
  session: Session,
  { kind, credentials }: MadeThing,
  id: Json,
): Promise<boolean> {
  const { remover, gone } = lifeOf(kind);
  const specified = operationOf(session, remover);
  if (specified === undefined) return false;
  const { operation } = specified;
  const exchange = await session.ask({ operation, credentials, ...removal(kind, id) });
  if (successOf(exchange) !== undefined) return true;
  // Somebody else may have removed it.
  const { code, msg } = Object(exchange.response?.body) as { code?: unknown; msg?: unknown };
  return code === "BAD_EVENT_QUEUE_ID" || msg === situationOf(specified, gone)?.msg;
}
