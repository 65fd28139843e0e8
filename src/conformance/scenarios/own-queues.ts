import type { SpecifiedOperation } from "../../sandbox/specification.ts";
import { type Check, check, type Outcome } from "../check.ts";
import { successChecks } from "../checks/successes.ts";
import type { Exchange } from "../exchange.ts";
import { expectRefusal } from "../expectations.ts";
import { withMemory, withWrite } from "../needs.ts";
import { oneProblem } from "../problem.ts";
import type { Session } from "../session.ts";
import { sourceOf } from "../sources.ts";
import {
  badQueue,
  queueArguments,
  queueIdOf,
  queueOperations,
  registration,
} from "./queue-operations.ts";
import { levelProblems } from "./server-level.ts";

/**
 * The life of an event queue (sources §3): registered, read, deleted, and gone. Only queues that
 * the run itself registers are read or deleted: one plainly, one with unsupported parameters.
 */
export function ownQueueChecks(session: Session): Check[] {
  const found = queueOperations(session);
  if (found === undefined) return [];
  const { register, read, remove } = found;
  const registrations: { plain?: Exchange; unsupported?: Exchange } = {};
  const writing = (run: () => Promise<Outcome>) => withMemory(session, withWrite(session, run));
  const onQueue = (which: keyof typeof registrations, run: (id: string) => Promise<Outcome>) =>
    writing(async () => {
      const exchange = registrations[which];
      const id = exchange && queueIdOf(exchange);
      return id === undefined ? { notChecked: "needs a queue, and none was given" } : run(id);
    });
  const keep = (which: keyof typeof registrations) => (exchange: Exchange) => {
    registrations[which] = exchange;
    return { problems: [] };
  };
  const successesOf = (specified: SpecifiedOperation) =>
    successChecks(session, specified, (ask, which) =>
      onQueue(which, (id) => ask(queueArguments(id)))(),
    );
  const gone = (specified: SpecifiedOperation) =>
    check(
      specified,
      "bad-event-queue-id/deleted",
      "a queue that was deleted is refused with its ID",
      badQueue(specified, "").source,
      onQueue("plain", (id) =>
        expectRefusal(session, specified, badQueue(specified, id), { values: queueArguments(id) }),
      ),
    );
  return [
    ...successChecks(session, register, (ask, which) =>
      writing(() => ask(registration, keep(which)))(),
    ),
    check(
      register,
      "reported-level",
      `the registration reports feature level ${session.level}`,
      "beyond the document",
      onQueue("plain", async () => levelProblems(registrations.plain, session.level)),
    ),
    check(
      register,
      "queue-of-its-own",
      "each registration gives a queue of its own",
      sourceOf(register.operation, "§2"),
      onQueue("plain", async (id) => {
        const { unsupported: other } = registrations;
        if (other === undefined) return { notChecked: "needs a second queue, and none was given" };
        if (queueIdOf(other) !== id) return { problems: [] };
        const wanted = "another queue_id than that of the first registration";
        return oneProblem(other, sourceOf(register.operation, "§2"), wanted, "the same");
      }),
    ),
    ...successesOf(read),
    ...successesOf(remove),
    gone(remove),
    gone(read),
  ];
}
