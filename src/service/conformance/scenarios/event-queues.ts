import { releases } from "../../../../generated/feature-levels.gen.ts";
import type { ArgumentValues } from "../../../toolkit/document/arguments.ts";
import { isObject, type JsonObject } from "../../../toolkit/document/json.ts";
import { levelOf } from "../../../toolkit/levels/index.ts";
import { supports } from "../../sandbox/supports.ts";
import {
  type CheckOutcome,
  type ConformanceCheck,
  joinedOutcome,
  type NotChecked,
  oneProblem,
  plannedCheck,
  replied,
  said,
} from "../check.ts";
import { levelProblems } from "../checks/features.ts";
import { badRequestSituation } from "../checks/parameters.ts";
import { successChecks } from "../checks/successes.ts";
import type { Credentials, Exchange } from "../exchange.ts";
import { expectRefusal } from "../expectations.ts";
import { type DocumentedRefusal, situationOf } from "../refusals.ts";
import {
  operationOf,
  refusedWrite,
  type Session,
  type SessionExchange,
  successOf,
  withMemory,
  withOther,
} from "../session.ts";
import { asPublicServers, beyond, sourceOf } from "../sources.ts";
import { harmlessArguments, nobodysText, type SpecifiedOperation } from "../specification.ts";
import { plainestVariants } from "../wrong-requests/ways.ts";

/** Checks of queues that never existed, of those that the run registers, and of those of another user. */
export function queueChecks(session: Session): ConformanceCheck[] {
  const operations = queueOperations(session);
  if (operations === undefined) return [];
  return [unknownQueueChecks, ownQueueChecks, foreignQueueChecks].flatMap((checksOf) =>
    checksOf(session, operations),
  );
}

/**
 * The life of an event queue (sources §3): registered, read, deleted, and gone. Only queues that
 * the run itself registers are read or deleted: one plainly, one with unsupported parameters.
 */
function ownQueueChecks(
  session: Session,
  { register, read, remove }: QueueOperations,
): ConformanceCheck[] {
  const registrations: { plain?: Exchange; unsupported?: Exchange } = {};
  /** The ID of a queue of the run, or why it has none. */
  const queueOf = (which: keyof typeof registrations): { readonly id: string } | NotChecked => {
    const refusal = refusedWrite(session, registersQueue);
    if (refusal !== undefined) return refusal;
    const exchange = registrations[which];
    const id = exchange && queueIdOf(exchange);
    return id === undefined ? { notChecked: "needs a queue, and none was given" } : { id };
  };
  const onQueue =
    (which: keyof typeof registrations, run: (id: string) => Promise<CheckOutcome>) =>
    async (): Promise<CheckOutcome> => {
      const queue = queueOf(which);
      return "notChecked" in queue ? queue : run(queue.id);
    };
  const keep = (which: keyof typeof registrations) => (exchange: Exchange) => {
    registrations[which] = exchange;
    return { problems: [] };
  };
  const successesOf = (specified: SpecifiedOperation) =>
    successChecks(session, specified, async (ask, which) => {
      const queue = queueOf(which);
      return "notChecked" in queue ? queue : ask({ values: queueArguments(queue.id) });
    });
  const gone = (specified: SpecifiedOperation) =>
    plannedCheck(
      specified,
      "bad-event-queue-id/deleted",
      "a queue that was deleted is refused with its ID",
      badQueue(session, specified, "").source,
      onQueue("plain", (id) =>
        expectRefusal(session, specified, badQueue(session, specified, id), {
          values: queueArguments(id),
        }),
      ),
    );
  const noEvent = harmlessArguments(read).last_event_id ?? 0;
  /** A check that a request is refused although the queue exists. */
  const refused = (
    specified: SpecifiedOperation,
    name: string,
    title: string,
    values: ArgumentValues,
    msg?: string,
  ) => {
    const found = situationOf(specified, name);
    if (found === undefined) return [];
    const wanted = { ...found, ...(msg !== undefined && { msg }) };
    const run = onQueue("plain", (id) =>
      expectRefusal(session, specified, wanted, { values: { ...queueArguments(id), ...values } }),
    );
    return [plannedCheck(specified, name, title, wanted.source, run)];
  };
  return [
    ...successChecks(
      session,
      register,
      async (ask, which) =>
        refusedWrite(session, registersQueue) ?? ask({ values: registration }, keep(which)),
    ),
    plannedCheck(
      register,
      "reported-level",
      `the registration reports feature level ${session.level}`,
      beyond("§15.2"),
      onQueue("plain", async () => levelProblems(registrations.plain, session.level)),
    ),
    ...refused(
      register,
      "missing-capability",
      "capabilities without the required one are refused",
      { client_capabilities: {} },
    ),
    plannedCheck(
      register,
      "fresh-queue",
      "a new queue is read from -1 on",
      beyond("§16.1"),
      onQueue("plain", async () => {
        const { plain } = registrations;
        const body = (plain && successOf(plain)) ?? {};
        if (plain === undefined || body.last_event_id === -1) return { problems: [] };
        return oneProblem(plain, beyond("§16.1"), "last_event_id -1", said(body, "last_event_id"));
      }),
    ),
    plannedCheck(
      register,
      "queue-of-its-own",
      "each registration creates another queue",
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

/** The three operations on event queues. */
interface QueueOperations {
  readonly register: SpecifiedOperation;
  readonly read: SpecifiedOperation;
  readonly remove: SpecifiedOperation;
}

/** The operations on event queues, if the level has all of them. */
export function queueOperations(session: Session): QueueOperations | undefined {
  const register = operationOf(session, "registerEventQueue");
  const read = operationOf(session, "getEvents");
  const remove = operationOf(session, "deleteEventQueue");
  if (register === undefined || read === undefined || remove === undefined) return undefined;
  return { register, read, remove };
}

/**
 * The arguments of registrations whose events do not matter. Servers below level 3 report their level only to clients
 * that ask for it (sources §18.3).
 */
export const registration = { event_types: ["message", "zulip_version"] } satisfies ArgumentValues;

/** The permission that `--write` gives, in words. */
const registersQueue = "registers a queue";

/** The arguments for reading or deleting a queue; those that an operation does not have are not sent. */
export function queueArguments(queue_id: string): ArgumentValues {
  return { queue_id, last_event_id: -1, dont_block: true };
}

/** `BAD_EVENT_QUEUE_ID` of sources §7 for a queue. Servers up to 6.x write it differently (sources §11.7). */
export function badQueue(
  { level }: Session,
  specified: SpecifiedOperation,
  queue_id: string,
): DocumentedRefusal {
  const code = "BAD_EVENT_QUEUE_ID";
  const older = {
    code,
    queue_id,
    msg: `Bad event queue id: ${queue_id}`,
    source: asPublicServers("§11.7"),
  };
  return {
    ...(situationOf(specified, "bad-event-queue-id") ?? badRequestSituation),
    msg: `Bad event queue ID: ${queue_id}`,
    fields: { queue_id },
    refusedBy: sourceOf(specified.operation, "§3"),
    otherWays: level < levelOf("7.0", releases) ? [older] : [],
  };
}

/**
 * The refusal of another user's queue by older servers, which differs from that of an unknown queue (sources §11.8).
 */
function olderForeignQueue({ level }: Session, { operation }: SpecifiedOperation) {
  const does = operation.id === "getEvents" ? "get events from" : "access";
  const way = {
    msg: `You are not authorized to ${does} this queue`,
    source: asPublicServers("§11.8"),
  };
  if (level > levelOf("8.0", releases)) return [];
  return [
    { ...way, code: "BAD_REQUEST" },
    ...(supports(level, "authenticationErrorCodes") ? [] : [way]),
  ];
}

/** The ID of the registered queue. */
export function queueIdOf(exchange: Exchange): string | undefined {
  const queue_id = successOf(exchange)?.queue_id;
  return typeof queue_id === "string" ? queue_id : undefined;
}

/**
 * A queue that never existed is refused (sources §3). The error repeats the submitted ID, which shows from where in the
 * request it was read.
 */
function unknownQueueChecks(
  session: Session,
  { read, remove }: QueueOperations,
): ConformanceCheck[] {
  const unknown = (specified: SpecifiedOperation) => {
    const wanted = badQueue(session, specified, nobodysText);
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
    const wanted = { ...badQueue(session, remove, nobodysText), source, refusedBy: source };
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
      "if a parameter is in body and query string, the one in the body is used",
      "in query and body",
    ),
  ];
}

/** The queue of another user is refused like an unknown one, and stays. The second account registers and deletes it. */
function foreignQueueChecks(
  session: Session,
  { register, read, remove }: QueueOperations,
): ConformanceCheck[] {
  const source = beyond("§11.2");
  const run = async (
    specified: SpecifiedOperation,
    credentials: Credentials,
  ): Promise<CheckOutcome> => {
    const refusal = refusedWrite(session, registersQueue);
    if (refusal !== undefined) return refusal;
    const { operation } = register;
    const given = await session.ask({ operation, values: registration, credentials });
    const queue_id = queueIdOf(given);
    if (queue_id === undefined) {
      return { notChecked: `the second account got no queue: ${replied(given)}` };
    }
    const values = queueArguments(queue_id);
    const known = badQueue(session, specified, queue_id);
    const otherWays = [...(known.otherWays ?? []), ...olderForeignQueue(session, specified)];
    const wanted = { ...known, source, refusedBy: source, otherWays };
    const outcome = await expectRefusal(session, specified, wanted, { values });
    const removal = await session.ask({ operation: remove.operation, values, credentials });
    if (successOf(removal) !== undefined) return outcome;
    const still = "the queue still there for its user";
    return joinedOutcome(outcome, oneProblem(removal, source, still, "no success"));
  };
  return [remove, read].map((specified) =>
    plannedCheck(
      specified,
      "foreign-queue",
      "the queue of another user is refused as if it did not exist, and is kept",
      source,
      withOther(session, (other) => run(specified, other)),
    ),
  );
}

/** All capabilities, so that no event is held back (sources §14.6, §16.2). */
export const allCapabilities = {
  client_capabilities: { notification_settings_null: true, linkifier_url_template: true },
};

/** The waits for an event after the answer, in milliseconds, because servers send events separately. */
export const waits = [100, 200, 400, 800, 1_500];

/** The events of an answer. */
export function eventsIn(exchange: Exchange): JsonObject[] {
  const events = successOf(exchange)?.events;
  return (Array.isArray(events) ? events : []).filter(isObject);
}

/** Reads a queue until an answer fits; `undefined` if the run ends first. */
export async function readUntil(
  session: Session,
  read: SpecifiedOperation,
  queue_id: string,
  isWanted: (exchange: SessionExchange) => boolean,
): Promise<SessionExchange | undefined> {
  for (const wait of [...waits, undefined]) {
    const exchange = await session.ask({
      operation: read.operation,
      values: queueArguments(queue_id),
    });
    if (isWanted(exchange) || wait === undefined) return exchange;
    if (!(await session.wait(wait))) return undefined;
  }
  return undefined;
}
