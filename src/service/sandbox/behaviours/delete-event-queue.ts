import { badEventQueueId, success } from "../answers.ts";
import type { Behaviour } from "../behaviour.ts";

export const deleteEventQueue: Behaviour<"deleteEventQueue"> = {
  carryOut({ organization: { queues }, user }, { queue_id }) {
    const queue = queues.find(queue_id, user.user_id);
    if (queue === undefined) return badEventQueueId(queue_id);
    queues.remove(queue);
    return success({});
  },
};
