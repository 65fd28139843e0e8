import { type Check, check } from "../check.ts";
import { refusal, withMemory } from "../checks/refusal.ts";
import { harmlessArguments } from "../harmless.ts";
import { operationOf, type Session } from "../session.ts";
import { sourceOf } from "../sources.ts";
import { situationOf } from "../wanted.ts";

/** A draft that does not exist (sources §3): its ID is one that nobody reaches. */
export function draftChecks(session: Session): Check[] {
  const specified = operationOf(session, "deleteDraft");
  const found = specified && situationOf(specified, "no-such-draft");
  if (specified === undefined || found === undefined) return [];
  const wanted = { ...found, refusedBy: sourceOf(specified.operation, "§3") };
  const title = "a draft that does not exist is refused";
  return [
    check(
      specified,
      "no-such-draft",
      title,
      wanted.source,
      withMemory(session, () =>
        refusal(session, specified, wanted, { values: harmlessArguments(specified) }),
      ),
    ),
  ];
}
