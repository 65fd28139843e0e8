import type { SpecifiedOperation } from "../../sandbox/specification.ts";
import type { Credentials, Exchange, Question } from "../ask.ts";
import { type Check, check, type Outcome } from "../check.ts";
import { nobodysText } from "../harmless.ts";
import { problem } from "../judge.ts";
import type { Source } from "../report.ts";
import { asOwn, type Session, successOf } from "../session.ts";
import { situationOf, type Wanted } from "../wanted.ts";
import { badRequest } from "./parameters.ts";
import { refusal } from "./refusal.ts";
import { success, successChecks, successSource, successWithUnsupported } from "./successes.ts";

/** The three operations on event queues. */
interface QueueOperations {
  readonly register: SpecifiedOperation;
  readonly read: SpecifiedOperation;
  readonly remove: SpecifiedOperation;
}

const otherId = `${nobodysText}-2`;
const event_types = '["message"]';

/**
 * The life of an event queue (service-document §3): registered, read, deleted, and gone. Only queues
 * that the run itself registers are read or deleted.
 */
export function queueChecks(session: Session): Check[] {
  const find = (id: string) => session.specification.find(({ operation }) => operation.id === id);
  const [register, read, remove] = [
    find("registerEventQueue"),
    find("getEvents"),
    find("deleteEventQueue"),
  ];
  if (register === undefined || read === undefined || remove === undefined) return [];
  const operations = { register, read, remove };
  return [
    ...unknownQueueChecks(session, operations),
    ...(session.stateless ? [] : ownQueueChecks(session, operations)),
    foreignQueueCheck(session, operations),
  ];
}

/** A queue that never existed; the ID comes back, so that it shows where it was read. */
function unknownQueueChecks(session: Session, { read, remove }: QueueOperations): Check[] {
  const unknown = (
    specified: SpecifiedOperation,
    name: string,
    title: string,
    question: Partial<Question>,
    source: Source = wantedOf(specified, nobodysText).source,
  ) =>
    check(specified, name, title, source, async () => {
      if (session.stateless) return { notChecked: "needs a server that remembers" };
      const values = argumentsOf(nobodysText);
      const wanted = { ...wantedOf(specified, nobodysText), source };
      return refusal(session, specified, wanted, { values, ...question });
    });
  const title = "a queue that never existed is refused with its ID";
  const beyond = "beyond the document";
  return [
    unknown(remove, "bad-event-queue-id/unknown", title, {}),
    unknown(read, "bad-event-queue-id/unknown", title, {}),
    unknown(
      remove,
      "query-string",
      "parameters are read from the query string too",
      { body: "query" },
      beyond,
    ),
    unknown(
      remove,
      "body-wins",
      "of a parameter in body and query string the body's counts",
      { query: { queue_id: otherId } },
      beyond,
    ),
    unknown(
      remove,
      "multipart",
      "parameters are read from multipart/form-data too",
      { body: "multipart" },
      beyond,
    ),
  ];
}

function ownQueueChecks(session: Session, { register, read, remove }: QueueOperations): Check[] {
  let first: string | undefined;
  let second: string | undefined;
  let registration: Exchange | undefined;
  const writing = (run: () => Promise<Outcome>) => async (): Promise<Outcome> =>
    session.write ? run() : { notChecked: "registers a queue: allow it with --write" };
  const onQueue = (queue: () => string | undefined, run: (id: string) => Promise<Outcome>) =>
    writing(async () => {
      const id = queue();
      if (id !== undefined) return run(id);
      return { notChecked: "needs a queue, and registerEventQueue gave none" };
    });
  const remember = (exchange: Exchange) => String(successOf(exchange)?.queue_id);
  const gone = (specified: SpecifiedOperation) =>
    check(
      specified,
      "bad-event-queue-id/deleted",
      "a queue that was deleted is refused with its ID",
      wantedOf(specified, "").source,
      onQueue(
        () => first,
        (id) => refusal(session, specified, wantedOf(specified, id), { values: argumentsOf(id) }),
      ),
    );
  return [
    ...successChecks(session, register, {
      plain: writing(() =>
        success(session, register, { values: { event_types } }, (exchange) => {
          registration = exchange;
          first = remember(exchange);
          return { problems: [] };
        }),
      ),
      unsupported: writing(async () => {
        const before = new Set(session.queues.keys());
        const question = { values: { event_types } };
        const outcome = await successWithUnsupported(session, register, question);
        second = [...session.queues.keys()].find((id) => !before.has(id));
        return outcome;
      }),
    }),
    check(
      register,
      "reported-level",
      `the registration reports feature level ${session.level}`,
      "beyond the document",
      onQueue(
        () => first,
        async () => levelProblems(registration, session.level),
      ),
    ),
    check(
      register,
      "queue-of-its-own",
      "each registration gives a queue of its own",
      successSource(register),
      onQueue(
        () => first,
        async (id) => {
          const exchange = session.successes.get(register.operation.id)?.[1];
          if (exchange === undefined) return { notChecked: "needs a second queue" };
          if (remember(exchange) !== id) return { problems: [] };
          const wanted = "another queue_id than that of the first registration";
          return { problems: [problem(exchange, successSource(register), wanted, "the same")] };
        },
      ),
    ),
    ...successChecks(session, read, {
      plain: onQueue(
        () => first,
        (id) => success(session, read, { values: argumentsOf(id) }),
      ),
      unsupported: onQueue(
        () => first,
        (id) => successWithUnsupported(session, read, { values: argumentsOf(id) }),
      ),
    }),
    ...successChecks(session, remove, {
      plain: onQueue(
        () => first,
        (id) => success(session, remove, { values: argumentsOf(id) }),
      ),
      unsupported: onQueue(
        () => second,
        (id) => successWithUnsupported(session, remove, { values: argumentsOf(id) }),
      ),
    }),
    gone(remove),
    gone(read),
  ];
}

/** The queue of another user stays what it is. */
function foreignQueueCheck(session: Session, { register, remove }: QueueOperations): Check {
  const { other, write } = session;
  const wanted = situationOf(remove, "foreign-queue") ?? badRequest;
  const title = "the queue of another user is refused and stays";
  return check(remove, "foreign-queue", title, wanted.source, async () => {
    if (session.stateless) return { notChecked: "a stateless server knows no accounts" };
    if (!write) return { notChecked: "registers a queue: allow it with --write" };
    if (other === undefined) {
      return { notChecked: "needs a second account: --other-email with OTHER_API_KEY" };
    }
    const registration = await session.ask({
      ...asOwn(session, register, { values: { event_types } }),
      credentials: other,
    });
    const queue_id = successOf(registration)?.queue_id;
    if (typeof queue_id !== "string") {
      return { notChecked: "the second account could not register a queue" };
    }
    const values = { queue_id };
    const outcome = await refusal(session, remove, wanted, { values });
    const removal = await session.ask({ operation: remove.operation, values, credentials: other });
    if (successOf(removal) !== undefined) return outcome;
    const stays = problem(
      removal,
      wanted.source,
      "the queue still there for its user",
      "no success",
    );
    return "problems" in outcome ? { problems: [...outcome.problems, stays] } : outcome;
  });
}

/** The arguments of reading as well as deleting: what an operation does not have is not sent. */
function argumentsOf(queue_id: string): Record<string, string> {
  return { queue_id, last_event_id: "-1", dont_block: "true" };
}

/** `BAD_EVENT_QUEUE_ID` as service-document §7 has it, for one queue. */
function wantedOf(specified: SpecifiedOperation, queue_id: string): Wanted {
  const situation = situationOf(specified, "bad-event-queue-id") ?? badRequest;
  return {
    ...situation,
    msg: `Bad event queue ID: ${queue_id}`,
    fields: { queue_id },
    refusedBy:
      situation.source === "beyond the document" ? situation.source : "service-document §3",
  };
}

/** The level that an answer reports must be the one in question; one that is absent stands for 0. */
export function levelProblems(exchange: Exchange | undefined, level: number): Outcome {
  const body = exchange === undefined ? undefined : successOf(exchange);
  if (exchange === undefined || body === undefined) return { notChecked: "needs a success" };
  const { zulip_feature_level: reported = 0 } = body;
  if (reported === level) return { problems: [] };
  const got = `zulip_feature_level ${JSON.stringify(reported)}`;
  const wanted = `zulip_feature_level ${level}`;
  return { problems: [problem(exchange, "beyond the document", wanted, got)] };
}

/** Deletes the queues that the run has registered and that are still there; answers those that stay. */
export async function removeQueues(session: Session): Promise<string[]> {
  const remove = session.specification.find(({ operation }) => operation.id === "deleteEventQueue");
  const left: string[] = [];
  for (const [queue_id, credentials] of [...session.queues] as [string, Credentials][]) {
    if (remove === undefined) continue;
    const { operation } = remove;
    const { answer } = await session.ask({ operation, values: { queue_id }, credentials });
    // Gone is gone, by whomever.
    const { code } = Object(answer?.body) as { code?: unknown };
    if (session.queues.has(queue_id) && code !== "BAD_EVENT_QUEUE_ID") left.push(queue_id);
  }
  return left;
}
