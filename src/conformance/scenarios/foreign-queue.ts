import { type Check, check, together } from "../check.ts";
import type { Credentials } from "../exchange.ts";
import { expectRefusal } from "../expectations.ts";
import { withOther, withWrite } from "../needs.ts";
import { oneProblem, replied } from "../problem.ts";
import { situationOf } from "../refusals.ts";
import { type Session, successOf } from "../session.ts";
import { queueIdOf, queueOperations, registration } from "./queue-operations.ts";

/** The queue of another user is refused and stays: the second account registers it, and deletes it. */
export function foreignQueueChecks(session: Session): Check[] {
  const found = queueOperations(session);
  const wanted = found && situationOf(found.remove, "foreign-queue");
  if (found === undefined || wanted === undefined) return [];
  const { register, remove } = found;
  const title = "the queue of another user is refused and stays";
  const run = async (credentials: Credentials) => {
    const { operation } = register;
    const given = await session.ask({ operation, values: registration, credentials });
    const queue_id = queueIdOf(given);
    if (queue_id === undefined) {
      return { notChecked: `the second account got no queue: ${replied(given)}` };
    }
    const values = { queue_id };
    const outcome = await expectRefusal(session, remove, wanted, { values });
    const removal = await session.ask({ operation: remove.operation, values, credentials });
    if (successOf(removal) !== undefined) return outcome;
    const still = "the queue still there for its user";
    return together(outcome, oneProblem(removal, wanted.source, still, "no success"));
  };
  return [
    check(
      remove,
      "foreign-queue",
      title,
      wanted.source,
      withOther(session, (other) => withWrite(session, () => run(other))()),
    ),
  ];
}
