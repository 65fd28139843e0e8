import type { Json } from "../../document/json.ts";
import { type Check, check } from "../check.ts";
import { refusal, withMemory } from "../checks/refusal.ts";
import { harmlessValue } from "../harmless.ts";
import { operationOf, type Session } from "../session.ts";
import { situationOf } from "../wanted.ts";

const refused = {
  "duplicate-ids": {
    title: "a list that names a linkifier twice is refused",
    times: 2,
  },
  "not-all-ids": {
    title: "a list that does not name each linkifier exactly once is refused",
    times: 1,
  },
} as const;

/** Orders that are refused and change nothing: they name a linkifier that no organization has. */
export function linkifierChecks(session: Session): Check[] {
  const specified = operationOf(session, "reorderLinkifiers");
  const parameter = specified?.arguments.find(({ name }) => name === "ordered_linkifier_ids");
  if (specified === undefined || parameter === undefined) return [];
  const id = harmlessValue(parameter.schema?.items);
  return Object.entries(refused).flatMap(([situation, { title, times }]) => {
    const wanted = situationOf(specified, situation);
    if (wanted === undefined) return [];
    return check(
      specified,
      situation,
      title,
      wanted.source,
      withMemory(session, async () => {
        const ordered_linkifier_ids = Array<Json>(times).fill(id);
        const values = { ordered_linkifier_ids };
        const outcome = await refusal(session, specified, wanted, { values });
        // The role comes before the parameters (sources §10.8): who is refused for the list has it.
        if ("problems" in outcome && outcome.problems.length === 0) session.isAdministrator = true;
        if (session.met.has(`${specified.operation.id}/not-administrator`)) {
          session.isAdministrator = false;
        }
        return outcome;
      }),
    );
  });
}
