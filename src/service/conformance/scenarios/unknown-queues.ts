import {
  type CheckOutcome,
  type ConformanceCheck,
  oneProblem,
  plannedCheck,
  replied,
  together,
} from "../check.ts";
import type { Credentials } from "../exchange.ts";
import { expectRefusal } from "../expectations.ts";
import { beyond } from "../facts.ts";
import { nobodysText } from "../harmless.ts";
import { withMemory, withOther, withWrite } from "../needs.ts";
import type { Session } from "../session.ts";
import { successOf } from "../session.ts";
import type { SpecifiedOperation } from "../specification.ts";
import { plainestVariants } from "../wrong-requests/index.ts";
import {
  badQueue,
  queueArguments,
  queueIdOf,
  queueOperations,
  registersQueue,
  registration,
} from "./own-queues.ts";

/**
 * A queue that never existed is refused (sources §3). The error repeats the submitted ID, which
 * shows where in the request it was read.
 */
export function unknownQueueChecks(session: Session): ConformanceCheck[] {
  const found = queueOperations(session);
  if (found === undefined) return [];
  const { read, remove } = found;
  const unknown = (specified: SpecifiedOperation) => {
    const wanted = badQueue(specified, nobodysText);
    const title = "a queue that never existed is refused with its ID";
    return plannedCheck(
      specified,
      "bad-event-queue-id/unknown",
      title,
      wanted.source,
      withMemory(session, () =>
        expectRefusal(session, specified, wanted, { values: queueArguments(nobodysText) }),
      ),
    );
  };
  const readFrom = (name: string, title: string, way: string) => {
    const source = beyond("§10.17");
    const wanted = { ...badQueue(remove, nobodysText), source, refusedBy: source };
    const values = queueArguments(nobodysText);
    return plainestVariants(way, remove).map(({ change }) =>
      plannedCheck(
        remove,
        name,
        title,
        source,
        withMemory(session, () => expectRefusal(session, remove, wanted, { values, change })),
      ),
    );
  };
  return [
    unknown(remove),
    unknown(read),
    ...readFrom("query-string", "parameters are read from the query string too", "in the query"),
    ...readFrom("multipart", "parameters are read from multipart/form-data too", "as multipart"),
    ...readFrom(
      "body-wins",
      "where body and query string name a parameter, the body's counts",
      "in query and body",
    ),
  ];
}

/**
 * The queue of another user is refused as one that does not exist, and stays: the second account registers
 * it, and deletes it.
 */
export function foreignQueueChecks(session: Session): ConformanceCheck[] {
  const found = queueOperations(session);
  if (found === undefined) return [];
  const { register, read, remove } = found;
  const source = beyond("§11.2");
  const run = async (
    specified: SpecifiedOperation,
    credentials: Credentials,
  ): Promise<CheckOutcome> => {
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
    plannedCheck(
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
