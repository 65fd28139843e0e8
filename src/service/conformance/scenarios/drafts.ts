import { check } from "../check.ts";
import { expectRefusal } from "../expectations.ts";
import { harmlessArguments } from "../harmless.ts";
import { withMemory } from "../needs.ts";
import { situationOf } from "../refusals.ts";
import { ofOperation } from "../session.ts";
import { sourceOf } from "../sources.ts";

/** A draft that does not exist (sources §3): its ID is one that nobody reaches. */
export const draftChecks = ofOperation("deleteDraft", (session, specified) => {
  const found = situationOf(specified, "no-such-draft");
  if (found === undefined) return [];
  const wanted = { ...found, refusedBy: sourceOf(specified.operation, "§3") };
  const title = "a draft that does not exist is refused";
  const run = withMemory(session, () =>
    expectRefusal(session, specified, wanted, { values: harmlessArguments(specified) }),
  );
  return [check(specified, found.name, title, wanted.source, run)];
});
