import type { ArgumentValues } from "../../../toolkit/document/arguments.ts";
import { type Check, check, type Outcome } from "../check.ts";
import { successChecks } from "../checks/successes.ts";
import type { Exchange } from "../exchange.ts";
import { expectRefusal } from "../expectations.ts";
import { beyond } from "../facts.ts";
import { harmlessArguments } from "../harmless.ts";
import { withMemory, withWrite } from "../needs.ts";
import { oneProblem, said } from "../problem.ts";
import { situationOf } from "../refusals.ts";
import { type Session, successOf } from "../session.ts";
import { sourceOf } from "../sources.ts";
import type { SpecifiedOperation } from "../specification.ts";
import {
  badQueue,
  queueArguments,
  queueIdOf,
  queueOperations,
  registersQueue,
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
  const writing = (run: () => Promise<Outcome>) =>
    withMemory(session, withWrite(session, registersQueue, run));
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
      onQueue(which, (id) => ask({ values: queueArguments(id) }))(),
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
  const noEvent = harmlessArguments(read).last_event_id ?? 0;
  /** What is refused though the queue is there. */
  const refused = (
    specified: SpecifiedOperation,
    name: string,
    title: string,
    values: ArgumentValues,
    msg?: string,
  ) => {
    const found = situationOf(specified, name);
    if (found === undefined) return [];
    const wanted = { ...found, ...(msg === undefined ? {} : { msg }) };
    const run = onQueue("plain", (id) =>
      expectRefusal(session, specified, wanted, { values: { ...queueArguments(id), ...values } }),
    );
    return [check(specified, name, title, wanted.source, run)];
  };
  return [
    ...successChecks(session, register, (ask, which) =>
      writing(() => ask({ values: registration }, keep(which)))(),
    ),
    check(
      register,
      "reported-level",
      `the registration reports feature level ${session.level}`,
      beyond("§15.2"),
      onQueue("plain", async () => levelProblems(registrations.plain, session.level)),
    ),
    ...refused(
      register,
      "missing-capability",
      "capabilities without the one that servers insist on are refused",
      { client_capabilities: {} },
    ),
    check(
      register,
      "fresh-queue",
      "a fresh queue is read from -1 on",
      beyond("§16.1"),
      onQueue("plain", async () => {
        const { plain } = registrations;
        const body = (plain && successOf(plain)) ?? {};
        if (plain === undefined || body.last_event_id === -1) return { problems: [] };
        return oneProblem(plain, beyond("§16.1"), "last_event_id -1", said(body, "last_event_id"));
      }),
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
    ...refused(
      read,
      "unknown-event",
      "an event that the queue never issued is refused",
      { last_event_id: noEvent },
      `Event ${noEvent} was not in this queue`,
    ),
    ...successesOf(remove),
    gone(remove),
    gone(read),
  ];
}
