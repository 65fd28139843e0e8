import type { Json } from "../../../toolkit/document/json.ts";
import type { Credentials } from "../exchange.ts";
import { harmlessValue } from "../harmless.ts";
import { matches, situationOf } from "../refusals.ts";
import { operationOf, type Session } from "../session.ts";

/** Orders of linkifiers that are refused and change nothing: they name one that no organization has. */
export function refusedOrder(session: Session, times: number) {
  const specified = operationOf(session, "reorderLinkifiers");
  const parameter = specified?.arguments.find(({ name }) => name === "ordered_linkifier_ids");
  return {
    ordered_linkifier_ids: Array<Json>(times).fill(harmlessValue(parameter?.schema?.items)),
  };
}

/**
 * Whether an account is an administrator's, where an order of linkifiers shows it: the role comes before
 * the parameters (sources §10.8), so who is refused for the list has it. The session remembers.
 */
export async function showsAdministrator(
  session: Session,
  credentials: Credentials,
): Promise<boolean | undefined> {
  const specified = operationOf(session, "reorderLinkifiers");
  if (specified === undefined) return undefined;
  const known = session.administrators.get(credentials);
  if (known !== undefined) return known;
  const { operation } = specified;
  const { response } = await session.ask({
    operation,
    values: refusedOrder(session, 2),
    credentials,
  });
  const answers = (name: string) => {
    const situation = situationOf(specified, name);
    return response !== undefined && situation !== undefined && matches(situation, response);
  };
  if (answers("duplicate-ids")) session.administrators.set(credentials, true);
  if (answers("not-administrator")) session.administrators.set(credentials, false);
  return session.administrators.get(credentials);
}
