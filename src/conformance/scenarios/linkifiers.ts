import type { Json } from "../../document/json.ts";
import { check } from "../check.ts";
import { expectRefusal } from "../expectations.ts";
import { harmlessValue } from "../harmless.ts";
import { withMemory } from "../needs.ts";
import { situationOf } from "../refusals.ts";
import { ofOperation } from "../session.ts";

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
export const linkifierChecks = ofOperation("reorderLinkifiers", (session, specified) => {
  const parameter = specified.arguments.find(({ name }) => name === "ordered_linkifier_ids");
  const id = harmlessValue(parameter?.schema?.items);
  return Object.entries(refused).flatMap(([situation, { title, times }]) => {
    const wanted = situationOf(specified, situation);
    if (wanted === undefined) return [];
    const run = withMemory(session, async () => {
      const values = { ordered_linkifier_ids: Array<Json>(times).fill(id) };
      const outcome = await expectRefusal(session, specified, wanted, { values });
      // The role comes before the parameters (sources §10.8): who is refused for the list has it.
      if ("problems" in outcome && outcome.problems.length === 0) session.isAdministrator = true;
      if (session.met.has(`${specified.operation.id}/not-administrator`)) {
        session.isAdministrator = false;
      }
      return outcome;
    });
    return check(specified, situation, title, wanted.source, run);
  });
});
