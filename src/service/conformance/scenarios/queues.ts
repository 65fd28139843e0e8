import type { ArgumentValues } from "../../../toolkit/document/arguments.ts";
import { isObject, type JsonObject } from "../../../toolkit/document/json.ts";
import { type ConformanceCheck, compare, need, plannedCheck, said, skip } from "../check.ts";
import { levelProblems } from "../checks/features.ts";
import type { Exchange } from "../exchange.ts";
import { expectRefusal } from "../expectations.ts";
import { lifeOf } from "../lives.ts";
import { idsMade } from "../own-things.ts";
import { inForm, type RequestChange } from "../request.ts";
import { ofOperation, operationOf, type Session, successOf, withMemory } from "../session.ts";
import { beyond, sourceOf } from "../sources.ts";
import { nobodysText } from "../specification.ts";
import type { Played } from "./player.ts";
import { badQueue } from "./queue-errors.ts";

/** What a registration answers. */
export function registrationChecks(
  session: Session,
  { onThing, made }: Played,
): ConformanceCheck[] {
  const register = operationOf(session, "registerEventQueue");
  if (register === undefined) return [];
  const plain = () => need(made.get("plain"), "a queue");
  const ofItsOwn = sourceOf(register.operation, "§2");
  return [
    plannedCheck(
      register,
      "reported-level",
      `the registration reports feature level ${session.level}`,
      beyond("§15.2"),
      onThing(async () => levelProblems(plain(), session.level)),
    ),
    plannedCheck(
      register,
      "fresh-queue",
      "a new queue is read from -1 on",
      beyond("§16.1"),
      onThing(async () => {
        const body = successOf(plain()) ?? {};
        const got = body.last_event_id === -1 ? undefined : said(body, "last_event_id");
        return compare(plain(), beyond("§16.1"), "last_event_id -1", got);
      }),
    ),
    plannedCheck(
      register,
      "queue-of-its-own",
      "each registration creates another queue",
      ofItsOwn,
      onThing(async (id) => {
        const other = need(made.get("unsupported"), "a second queue, and none was given");
        const got = idsMade("queue", other)[0] === id ? "the same" : undefined;
        const wanted = "another queue_id than that of the first registration";
        return compare(other, ofItsOwn, wanted, got);
      }),
    ),
  ];
}

/** Where in a request a parameter may be: the error about an unknown queue repeats the ID that was read. */
const places: readonly {
  readonly name: string;
  readonly title: string;
  readonly change: RequestChange;
}[] = [
  {
    name: "query-string",
    title: "parameters are read from the query string too",
    change: (request) => inForm(request, (field) => [{ ...field, in: "query" }]),
  },
  {
    name: "multipart",
    title: "parameters are read from multipart/form-data too",
    change: (request) => ({ ...request, bodyForm: "multipart" }),
  },
  {
    name: "body-wins",
    title: "if a parameter is in body and query string, the one in the body is used",
    change: (request) =>
      inForm(request, (field) => [{ name: field.name, text: "[]", in: "query" }, field]),
  },
];

export const placeChecks = ofOperation("deleteEventQueue", (session, remove) => {
  const source = beyond("§10.17");
  const wanted = { ...badQueue(session, remove, nobodysText), source, refusedBy: source };
  const values = { queue_id: nobodysText };
  return places.map(({ name, title, change }) => {
    const run = () => expectRefusal(session, remove, wanted, { values, change });
    return plannedCheck(remove, name, title, source, withMemory(session, run));
  });
});

/** Registers a queue for events, with all capabilities, so that none is held back (sources §14.6, §16.2). */
export async function registerQueue(
  session: Session,
  event_types: readonly string[],
): Promise<string | undefined> {
  const register = operationOf(session, "registerEventQueue");
  if (register === undefined) return undefined;
  const values = {
    event_types: [...event_types],
    fetch_event_types: [],
    client_capabilities: { notification_settings_null: true, linkifier_url_template: true },
  };
  const exchange = await session.ask({ operation: register.operation, values });
  const [id] = idsMade("queue", exchange);
  return id === undefined ? undefined : String(id);
}

/** The arguments that read a queue from its beginning, without waiting. */
export const reading = (queue_id: string): ArgumentValues => ({
  ...lifeOf("queue").values({ mark: "", email: "" }, ""),
  queue_id,
});

/** The waits for an event after the answer, in milliseconds, because servers send events separately. */
export const waits = [100, 200, 400, 800, 1_500];

/** The events of an answer. */
export function eventsIn(exchange: Exchange): JsonObject[] {
  const events = successOf(exchange)?.events;
  return (Array.isArray(events) ? events : []).filter(isObject);
}

/** Reads a queue until an answer fits, or skips the check if the run ends first. */
export async function readUntil(
  session: Session,
  queue_id: string,
  isWanted: (exchange: Exchange) => boolean,
) {
  const { operation } = need(operationOf(session, "getEvents"), "the operation that reads a queue");
  for (const wait of [...waits, undefined]) {
    const exchange = await session.ask({ operation, values: reading(queue_id) });
    if (isWanted(exchange) || wait === undefined) return exchange;
    if (!(await session.wait(wait))) break;
  }
  return skip("the run ended before an event came");
}
