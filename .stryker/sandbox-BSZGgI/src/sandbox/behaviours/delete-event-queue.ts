// @ts-nocheck
import { badEventQueueId, success } from "../answers.ts";
import type { Behaviour } from "../behaviour.ts";
import { foreignQueue } from "./foreign-queue.ts";

export const deleteEventQueue: Behaviour<"deleteEventQueue"> = {
  carryOut({ organization: { queues }, user }, { queue_id }) {
    const queue = queues.find(queue_id);
    if (queue === undefined) return badEventQueueId(queue_id);
    if (queue.user_id !== user.user_id) return foreignQueue;
    queues.remove(queue);
    return success({});
  },
};
