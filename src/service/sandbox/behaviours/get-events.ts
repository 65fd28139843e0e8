import { badEventQueueId, badRequest, success } from "../answers.ts";
import type { Behaviour } from "../behaviour.ts";
import { eventsOf, firstIdOf } from "../event-queues.ts";

export const getEvents: Behaviour<"getEvents"> = {
  async carryOut({ organization: { queues }, user, signal }, values) {
    const { queue_id, last_event_id, dont_block = false } = values;
    const queue = queues.find(queue_id, user.user_id);
    if (queue === undefined) return badEventQueueId(queue_id);
    // What a client names that has lost its place is refused, and nothing is forgotten (sources §16.6).
    if (last_event_id < -1 || last_event_id >= queue.nextEventId) {
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
    const events = await queues.wait(queue, signal);
    signal.throwIfAborted();
    return success({ events, queue_id });
  },
};
