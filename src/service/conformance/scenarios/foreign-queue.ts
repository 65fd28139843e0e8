import { type Check, check, type Outcome, together } from "../check.ts";
import type { Credentials } from "../exchange.ts";
import { expectRefusal } from "../expectations.ts";
import { beyond } from "../facts.ts";
import { withOther, withWrite } from "../needs.ts";
import { oneProblem, replied } from "../problem.ts";
import { type Session, successOf } from "../session.ts";
import type { SpecifiedOperation } from "../specification.ts";
import {
  badQueue,
  queueArguments,
  queueIdOf,
  queueOperations,
  registersQueue,
  registration,
} from "./queue-operations.ts";

/**
 * The queue of another user is refused as one that does not exist, and stays: the second account registers
 * it, and deletes it.
 */
export function foreignQueueChecks(session: Session): Check[] {
  const found = queueOperations(session);
  if (found === undefined) return [];
  const { register, read, remove } = found;
  const source = beyond("§11.2");
  const run = async (specified: SpecifiedOperation, credentials: Credentials): Promise<Outcome> => {
    const { operation } = register;
    const given = await session.ask({ operation, values: registration, credentials });
    const queue_id = queueIdOf(given);
    if (queue_id === undefined) {
      return { notChecked: `the second account got no queue: ${replied(given)}` };
    }
    const values = queueArguments(queue_id);
    const wanted = { ...badQueue(specified, queue_id), source, refusedBy: source };
    const outcome = await expectRefusal(session, specified, wanted, { values });
    const removal = await session.ask({ operation: remove.operation, values, credentials });
    if (successOf(removal) !== undefined) return outcome;
    const still = "the queue still there for its user";
    return together(outcome, oneProblem(removal, source, still, "no success"));
  };
  return [remove, read].map((specified) =>
    check(
      specified,
      "foreign-queue",
      "the queue of another user is refused as if there were none, and stays",
      source,
      withOther(session, (other) =>
        withWrite(session, registersQueue, () => run(specified, other))(),
      ),
    ),
  );
}
