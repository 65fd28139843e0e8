import { type EventCheck, inputChecks } from "../../../../generated/sandbox.gen.js";
import { isObject } from "../../../toolkit/document/json.ts";
import { jsonValue } from "../../../universal/json-value.ts";
import {
  createEventQueues,
  type EventQueues,
  eventsOf,
  firstIdOf,
  type NewEvent,
  type QueueEvent,
} from "../event-queues.ts";
import { omitAbsent } from "../omit-absent-fields.ts";
import type { FetchedState, Organization, User } from "../organization.ts";
import { originOf } from "../sandbox-request.ts";
import { badEventQueueId, badRequest, success } from "../sandbox-responses.ts";
import {
  type InputProblem,
  invalidChoice,
  jsonOf,
  problemsOf,
  refuseInput,
  validated,
} from "../validate-input.ts";
import type { Resource, SpecifiedArguments } from "./resource-types.ts";
import { versionOf } from "./server-settings.ts";
import { hasUser, isGuest, noUser, users } from "./users.ts";

/** An event queue and its unacknowledged events. */
export interface QueueState {
  readonly queue_id: string;
  readonly user_id: number;
  /** `null` if the queue collects every type. */
  readonly event_types: readonly string[] | null;
  readonly events: readonly QueueEvent[];
}

/** What a sandbox can do with events. */
export interface EventActions {
  /**
   * Sends an event to the queues of these users that collect its type. Defaults to all users.
   *
   * @throws InvalidInputError if the event does not match the schema of its type, or a user does not exist.
   */
  publish(event: NewEvent, userIds?: readonly number[]): void;
}

/** The time limit of a read that the server reports, in seconds. Heartbeats end reads earlier. */
const event_queue_longpoll_timeout_seconds = 90;
/** How long a queue is kept after its last read by default, in seconds (sources §11.5). */
const idleSeconds = 10 * 60;
/** The meaning of `mobile`, in seconds (sources §18.481). */
const mobileIdleSeconds = 12 * 60 * 60;
/** The longest time that servers accept: a week, in seconds. */
const longestIdleSeconds = 7 * 24 * 60 * 60;

export const eventQueues: Resource<{
  given: never;
  complete: never;
  state: EventQueues;
  shown: QueueState;
}> = {
  start: (_, clock) => createEventQueues(clock),
  shown: (organization) =>
    organization
      .stateOf(eventQueues)
      .all()
      .map((queue) => ({
        queue_id: queue.queue_id,
        user_id: queue.user_id,
        event_types: queue.event_types ? [...queue.event_types] : null,
        events: eventsOf(queue),
      })),
  handlers: {
    registerEventQueue: {
      carryOut({ organization, user, request }, values) {
        const { event_types, client_capabilities, idle_queue_timeout = idleSeconds } = values;
        const idleTime = idle_queue_timeout === "mobile" ? mobileIdleSeconds : idle_queue_timeout;
        const refusal = refusalOf(values, user, organization);
        if (refusal !== undefined) return refusal;
        const fetched = values.fetch_event_types ?? event_types;
        const isFetched = (type: string) => fetched?.includes(type) !== false;
        const hasVersion =
          organization.supports("registrationVersion") || isFetched("zulip_version");
        const capabilities = new Set(
          Object.entries(client_capabilities ?? {}).flatMap(([name, has]) => (has ? [name] : [])),
        );
        const stateFor = (own: FetchedState) => own(organization, user, capabilities);
        const states = [...organization.fetched].filter(([type]) => isFetched(type));
        const { registration = {} } = organization.settings;
        const others = Object.entries(registration).filter(([type]) => isFetched(type));
        const idle_queue_timeout_secs = Math.min(idleTime, longestIdleSeconds);
        const { queue_id } = organization.stateOf(eventQueues).register({
          user_id: user.user_id,
          event_types,
          idleTime: idle_queue_timeout_secs * 1000,
        });
        return success({
          ...Object.assign({}, ...others.map(([, fields]) => fields)),
          ...Object.fromEntries(states.map(([type, own]) => [type, stateFor(own)])),
          ...(hasVersion && versionOf(organization)),
          queue_id,
          last_event_id: -1,
          // Part of `realm`, the state of the organization (sources §18.74, §18.257).
          ...(isFetched("realm") && {
            event_queue_longpoll_timeout_seconds,
            server_needs_upgrade: false,
            realm_uri: originOf(request),
            realm_url: originOf(request),
          }),
          idle_queue_timeout_secs,
        });
      },
    },
    getEvents: {
      async carryOut({ organization, user, request }, values) {
        const queues = organization.stateOf(eventQueues);
        const { queue_id, last_event_id, dont_block = false, narrow } = values;
        // Before the queue is looked up (sources §16.9).
        const refusal = refusalOfReader(values, user) ?? refusalOfNarrow(narrow);
        if (refusal !== undefined) return refusal;
        const queue = queues.find(queue_id, user.user_id);
        if (queue === undefined) return noQueue(organization, queue_id, "get events from");
        // If the queue has not issued the ID yet, the read is refused and no event is forgotten (sources §16.6).
        if (last_event_id >= queue.nextEventId) {
          return badRequest(`Event ${last_event_id} was not in this queue`);
        }
        if (last_event_id < firstIdOf(queue) - 1) {
          return badRequest(`An event newer than ${last_event_id} has already been pruned!`);
        }
        queues.forget(queue, last_event_id);
        queues.endRead(queue);
        if (dont_block) return success({ events: eventsOf(queue) });
        queues.prolong(queue);
        if (queue.unread.length > 0) return success({ events: eventsOf(queue) });
        const events = await queues.wait(queue, request.signal);
        request.signal.throwIfAborted();
        return success({ events, queue_id });
      },
      // A read that does not wait registers a queue if it names none (sources §16.10).
      carryOutInvalid({ organization, user }, { queue_id, dont_block }) {
        if (queue_id !== undefined || dont_block !== true) return undefined;
        const { user_id } = user;
        const registered = organization
          .stateOf(eventQueues)
          .register({ user_id, idleTime: idleSeconds * 1000 });
        return success({ events: [], queue_id: registered.queue_id });
      },
    },
    deleteEventQueue: {
      carryOut({ organization, user }, { queue_id }) {
        const queues = organization.stateOf(eventQueues);
        const queue = queues.find(queue_id, user.user_id);
        if (queue === undefined) return noQueue(organization, queue_id, "access");
        queues.remove(queue);
        return success({});
      },
    },
  },
};

/** The last levels of servers with other texts about queues: of 6.x and of 5.x (sources §11.7, §11.8). */
const earlier = { words: 157, foreign: 155 };

/** The refusal of a queue that does not exist or is another user's. */
function noQueue(
  { follow, featureLevel, stateOf }: Organization,
  queue_id: string,
  does: "access" | "get events from",
) {
  const refusal = badEventQueueId(queue_id);
  if (follow === "document" || featureLevel > earlier.words) return refusal;
  const isForeign = stateOf(eventQueues).has(queue_id);
  if (isForeign && featureLevel <= earlier.foreign) {
    return badRequest(`You are not authorized to ${does} this queue`);
  }
  return { ...refusal, body: { ...refusal.body, msg: `Bad event queue id: ${queue_id}` } };
}

/** Publishes an event as `EventActions` says. */
export function publish(
  organization: Organization,
  ...[given, userIds]: Parameters<EventActions["publish"]>
): void {
  const event = checkedEvent(given, organization);
  if (userIds !== undefined) checkUserIds(userIds, organization);
  organization
    .stateOf(eventQueues)
    .publish((userId) => (userIds?.includes(userId) === false ? undefined : event));
}

/** Deletes all queues, and ends the reads that wait. */
export function removeQueues(organization: Organization): void {
  const queues = organization.stateOf(eventQueues);
  for (const queue of queues.all()) queues.remove(queue);
}

/** Informs all queues that the server was restarted, as a server of its level does (sources §23.1). */
export function announceRestart(organization: Organization): void {
  const server_generation = Math.floor(organization.clock.now() / 1000);
  const event = { ...versionOf(organization), server_generation, immediate: false };
  announce(organization, { type: "restart", ...event });
}

/**
 * Sends an event with the fields that it has at the feature level, to all queues of its type. `eventFor` returns the
 * event for a user, if it differs; with `undefined`, the user gets none. Servers of a level without this event send
 * none.
 */
export function announce(
  { eventChecks, stateOf }: Organization,
  event: NewEvent | ((receiver: User) => NewEvent | undefined),
): void {
  const shaped = (own: NewEvent | undefined): NewEvent | undefined => {
    const kind = eventChecks.find(
      ({ tags }) => tags.type === own?.type && (tags.op === undefined || tags.op === own?.op),
    );
    return own && kind && omitAbsent(own, kind.absent);
  };
  const { byId } = stateOf(users);
  const same = typeof event === "function" ? undefined : shaped(event);
  stateOf(eventQueues).publish((userId) => {
    const receiver = byId.get(userId);
    return typeof event === "function" ? receiver && shaped(event(receiver)) : same;
  });
}

/** The operators of a narrow that servers know (sources §16.9). */
const operators: readonly string[] = ["stream", "topic", "sender", "is"];

/** Why a server registers no queue (sources §16.9). */
function refusalOf(
  sent: SpecifiedArguments<"registerEventQueue">,
  user: User,
  { supports }: Organization,
) {
  const refusal = refusalOfReader(sent, user);
  if (refusal !== undefined) return refusal;
  const { narrow = [] } = sent;
  const known = supports("channelOperator") ? [...operators, "channel"] : operators;
  const unknown = narrow.flatMap(([operator = ""]) => (known.includes(operator) ? [] : [operator]));
  return unknown[0] === undefined ? undefined : badRequest(`Operator ${unknown[0]} not supported.`);
}

/** Guests do not read all public channels. */
const refusalOfReader = (
  { all_public_streams }: { readonly all_public_streams?: boolean },
  user: User,
) =>
  all_public_streams === true && isGuest(user)
    ? badRequest("User not authorized for this query")
    : undefined;

/** Why a server refuses the JSON text of a narrow that has no effect. */
function refusalOfNarrow(text = "[]") {
  const terms = jsonValue(text);
  if (terms === undefined) return badRequest("narrow is not valid JSON");
  if (!Array.isArray(terms)) return badRequest("narrow is not a list");
  const wrong = terms.findIndex((term) => !Array.isArray(term) || term.length !== 2);
  return wrong < 0 ? undefined : badRequest(`narrow[${wrong}] should have exactly 2 items`);
}

function checkUserIds(given: readonly number[], organization: Organization): void {
  validated<readonly number[]>("The list of users", inputChecks.userIds, given, (ids) =>
    ids.flatMap((user_id, index) =>
      hasUser(organization, user_id) ? [] : [{ place: `#/${index}`, reason: noUser(user_id) }],
    ),
  );
}

/** Copies an event, if servers of the organization's feature level may send it. */
function checkedEvent(given: NewEvent, organization: Organization): NewEvent {
  const event: unknown = jsonOf("The event", given);
  refuseInput("The event", problemsOfEvent(event, organization));
  return event as NewEvent; // The check requires an object with a type.
}

/** Adds an ID, as each queue does, because the schemas require one. */
const withId = (event: object) => ({ ...event, id: 0 });

function problemsOfEvent(
  event: unknown,
  { eventChecks, featureLevel }: Organization,
): readonly InputProblem[] {
  if (!isObject(event)) return [{ place: "#", reason: "must be object" }];
  const known = eventChecks.filter(({ tags }) => tags.type === event.type);
  for (const { tags, check } of known) {
    const other = Object.keys(tags).find((name) => tags[name] !== event[name]);
    if (other === undefined) return problemsOf(check, withId(event));
  }
  const [name] = Object.keys(known[0]?.tags ?? {}).filter((tag) => tag !== "type");
  if (name !== undefined) {
    const choices = known.map(({ tags }) => tags[name]);
    return [{ place: `#/${name}`, reason: invalidChoice(event[name], choices) }];
  }
  const ofOtherTypes = eventChecks.find(({ tags }: EventCheck) => tags.type === undefined);
  const problems = ofOtherTypes === undefined ? [] : problemsOf(ofOtherTypes.check, withId(event));
  const isUnsent = problems.some(({ reason }) => reason === "must NOT be valid");
  const reason = `belongs to no event of feature level ${featureLevel}`;
  return isUnsent ? [{ place: "#/type", reason }] : problems;
}
