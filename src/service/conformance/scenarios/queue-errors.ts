import { releases } from "../../../../generated/feature-levels.gen.ts";
import type { Json } from "../../../toolkit/document/json.ts";
import { levelOf } from "../../../toolkit/levels/index.ts";
import { supports } from "../../sandbox/supports.ts";
import { badRequestSituation } from "../checks/parameters.ts";
import { noEvent } from "../lives.ts";
import { type DocumentedRefusal, situationOf } from "../refusals.ts";
import type { Session } from "../session.ts";
import { asPublicServers, sourceOf } from "../sources.ts";
import type { SpecifiedOperation } from "../specification.ts";

/** The refusal in a situation, with what it says of this object; `undefined` if the level does not document it. */
export function wantedRefusal(
  session: Session,
  specified: SpecifiedOperation,
  situation: string,
  id: Json | undefined,
): DocumentedRefusal | undefined {
  if (situation === "bad-event-queue-id") return badQueue(session, specified, String(id));
  const found = situationOf(specified, situation);
  return found && situation === "unknown-event"
    ? { ...found, msg: `Event ${noEvent} was not in this queue` }
    : found;
}

/** `BAD_EVENT_QUEUE_ID` of sources §7 for a queue. Servers up to 6.x write it differently (sources §11.7). */
export function badQueue(
  { level }: Session,
  specified: SpecifiedOperation,
  queue_id: string,
): DocumentedRefusal {
  const code = "BAD_EVENT_QUEUE_ID";
  const older = {
    code,
    queue_id,
    msg: `Bad event queue id: ${queue_id}`,
    source: asPublicServers("§11.7"),
  };
  return {
    ...(situationOf(specified, "bad-event-queue-id") ?? badRequestSituation),
    msg: `Bad event queue ID: ${queue_id}`,
    fields: { queue_id },
    refusedBy: sourceOf(specified.operation, "§3"),
    otherWays: level < levelOf("7.0", releases) ? [older] : [],
  };
}

/**
 * The refusal of another user's object. Older servers refuse a queue in another way than an unknown one (sources §11.8).
 */
export function foreignRefusal(
  session: Session,
  specified: SpecifiedOperation,
  situation: string,
  id: Json,
): DocumentedRefusal | undefined {
  const known = wantedRefusal(session, specified, situation, id);
  if (situation !== "bad-event-queue-id" || session.level > levelOf("8.0", releases)) return known;
  const does = specified.operation.id === "getEvents" ? "get events from" : "access";
  const way = {
    msg: `You are not authorized to ${does} this queue`,
    source: asPublicServers("§11.8"),
  };
  const older = supports(session.level, "authenticationErrorCodes") ? [] : [way];
  const otherWays = [...(known?.otherWays ?? []), { ...way, code: "BAD_REQUEST" }, ...older];
  return known && { ...known, otherWays };
}
