import { success } from "../answers.ts";
import type { Behaviour } from "../behaviour.ts";
import { serverVersion } from "../server-version.ts";
import { fieldsSince, supports } from "../supports.ts";

/** What servers tell of a read that waits, in seconds: it is answered before. */
const event_queue_longpoll_timeout_seconds = 90;
/** How long a queue outlives its last read where nothing else is asked for, in seconds (sources §11.5). */
const idleSeconds = 10 * 60;
/** More than a week servers do not grant, in seconds. */
const longestIdleSeconds = 7 * 24 * 60 * 60;

export const registerEventQueue: Behaviour<"registerEventQueue"> = {
  carryOut({ organization: { queues, featureLevel }, user }, values) {
    const { event_types, client_capabilities, idle_queue_timeout = idleSeconds } = values;
    const told = values.fetch_event_types ?? event_types;
    const isVersionTold =
      supports(featureLevel, "registrationVersion") || told?.includes("zulip_version") !== false;
    const idle_queue_timeout_secs = Math.min(idle_queue_timeout, longestIdleSeconds);
    const { queue_id } = queues.register({
      user_id: user.user_id,
      ...(event_types === undefined ? {} : { event_types }),
      linkifier_url_template: client_capabilities?.linkifier_url_template === true,
      idleTime: idle_queue_timeout_secs * 1000,
    });
    return success({
      ...(isVersionTold ? serverVersion(featureLevel) : {}),
      queue_id,
      last_event_id: -1,
      ...fieldsSince("longPollTimeout", featureLevel, { event_queue_longpoll_timeout_seconds }),
      ...fieldsSince("idleQueueTimeout", featureLevel, { idle_queue_timeout_secs }),
    });
  },
};
