import { isObject } from "../../document/json.ts";
import { check, type Outcome } from "../check.ts";
import type { Credentials, Exchange } from "../exchange.ts";
import { withOther } from "../needs.ts";
import { firstOf, oneProblem } from "../problem.ts";
import { ofOperation, successOf } from "../session.ts";
import { sourceOf } from "../sources.ts";
import { nameOf } from "./invitations.ts";

/** An administrator is listed the invitations that other users can manage (sources §5). */
export const invitationsOfOthersChecks = ofOperation("listInvitations", (session, specified) => {
  const { operation } = specified;
  const source = sourceOf(operation, "§5");
  const run = withOther(session, async (other): Promise<Outcome> => {
    if (session.isAdministrator !== true) {
      return { notChecked: "needs an account that is known to be an administrator" };
    }
    const list = async (credentials: Credentials) => {
      const exchange = await session.ask({ operation, credentials });
      return { exchange, names: namesIn(exchange) };
    };
    const theirs = await list(other);
    const ours = await list(session.own);
    if (theirs.names === undefined || ours.names === undefined) {
      return { notChecked: "needs a list of both accounts" };
    }
    if (theirs.names.length === 0) return { notChecked: "the list of the second account is empty" };
    const listed = new Set(ours.names);
    const missing = theirs.names.filter((name) => !listed.has(name));
    if (missing.length === 0) return { problems: [] };
    const wanted = "each invitation that the second account is listed";
    const got = firstOf(missing.map((name) => `no ${name}`));
    return oneProblem(ours.exchange, source, wanted, got);
  });
  const title = "an administrator is listed the invitations of others";
  return [check(specified, "invitations-of-others", title, source, run)];
});

function namesIn(exchange: Exchange): string[] | undefined {
  const invites = successOf(exchange)?.invites;
  return Array.isArray(invites) ? invites.filter(isObject).map(nameOf) : undefined;
}
