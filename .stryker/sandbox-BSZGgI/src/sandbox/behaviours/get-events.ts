// @ts-nocheck
import { badEventQueueId, success } from "../answers.ts";
import type { Behaviour } from "../behaviour.ts";
import { eventsOf } from "../event-queues.ts";
import { foreignQueue } from "./foreign-queue.ts";

export const getEvents: Behaviour<"getEvents"> = {
  async carryOut({ organization: { queues }, user, signal }, values) {
    const { queue_id, last_event_id, dont_block = false } = values;
    const queue = queues.find(queue_id);
    if (queue === undefined) return badEventQueueId(queue_id);
    if (queue.user_id !== user.user_id) return foreignQueue;
    queues.acknowledge(queue, last_event_id);
    if (queue.unread.length === 0 && !dont_block) {
      await queues.wait(queue, signal);
      signal.throwIfAborted();
      // The wait ends with the queue, too.
      if (queues.find(queue_id) === undefined) return badEventQueueId(queue_id);
    }
    return success({ events: eventsOf(queue) });
  },
};
