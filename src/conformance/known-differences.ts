/** Rules of the service document that public servers are known not to keep: they differ, and have not failed. */
import type { OperationId } from "../../generated/operations.gen.ts";
import { isObject, type Json, type JsonObject } from "../document/json.ts";
import type { Operation } from "../document/operation.ts";
import { beyond } from "./facts.ts";
import type { Beyond } from "./report.ts";

const invitations: string = "listInvitations" satisfies OperationId;
const leftOut = "notify_referrer_on_join";

/** The fact that an object of an answer lacks a field by, where one is known; `place` is the field's. */
export function knownLack({ id }: Operation, body: JsonObject, place: string): Beyond | undefined {
  const [, index, name] = /^\/invites\/(\d+)\/(\w+)$/.exec(place) ?? [];
  if (id !== invitations || name !== leftOut || !Array.isArray(body.invites)) return undefined;
  return isLink(body.invites[Number(index)]) ? beyond("§12.4") : undefined;
}

/** An answer as it would be if the server kept these rules: what is left to judge by a schema. */
export function withoutKnownLacks({ id }: Operation, body: JsonObject): JsonObject {
  if (id !== invitations || !Array.isArray(body.invites)) return body;
  const invites = body.invites.map((invite) =>
    isLink(invite) ? { [leftOut]: true, ...invite } : invite,
  );
  return { ...body, invites };
}

/** Whether an invitation is a reusable link: only of these servers leave the field out (sources §12.4). */
function isLink(invite: Json | undefined): invite is JsonObject {
  return isObject(invite) && invite.is_multiuse === true;
}
