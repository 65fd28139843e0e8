import { type CheckOutcome, oneProblem, plannedCheck, said } from "../check.ts";
import type { Exchange } from "../exchange.ts";
import { beyond } from "../facts.ts";
import { ofOperation, successOf } from "../session.ts";

/** The server reports the level whose rules it is held to. */
export const serverLevelChecks = ofOperation("getServerSettings", (session, specified) => {
  const title = `the server reports feature level ${session.level}`;
  const run = async () =>
    levelProblems(session.successes.get(specified.operation.id), session.level);
  return [plannedCheck(specified, "reported-level", title, beyond("§15.1"), run)];
});

/** Whether a success reports the level; one that says nothing of it stands for level 0 (sources §15.1). */
export function levelProblems(exchange: Exchange | undefined, level: number): CheckOutcome {
  const body = exchange === undefined ? undefined : successOf(exchange);
  if (exchange === undefined || body === undefined) return { notChecked: "needs a success" };
  const { zulip_feature_level = 0 } = body;
  if (zulip_feature_level === level) return { problems: [] };
  const wanted = `zulip_feature_level ${level}`;
  const got = said(body, "zulip_feature_level");
  return oneProblem(exchange, beyond("§15.1"), wanted, got);
}
