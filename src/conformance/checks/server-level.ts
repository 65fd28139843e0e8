import { type Check, check } from "../check.ts";
import type { Session } from "../session.ts";
import { levelProblems } from "./queues.ts";

/** The server reports the level whose rules it is held to. */
export function serverLevelChecks(session: Session): Check[] {
  const specified = session.specification.find(
    ({ operation }) => operation.id === "getServerSettings",
  );
  if (specified === undefined) return [];
  const title = `the server reports feature level ${session.level}`;
  const run = async () =>
    levelProblems(session.successes.get(specified.operation.id)?.[0], session.level);
  return [check(specified, "reported-level", title, "beyond the document", run)];
}
