// @ts-nocheck
import { success } from "../answers.ts";
import type { Behaviour } from "../behaviour.ts";
import { serverVersion } from "../server-version.ts";

export const registerEventQueue: Behaviour<"registerEventQueue"> = {
  carryOut({ organization, user }, { event_types, client_capabilities }) {
    const { queue_id } = organization.queues.register({
      user_id: user.user_id,
      ...(event_types === undefined ? {} : { event_types }),
      linkifier_url_template: client_capabilities?.linkifier_url_template === true,
    });
    return success({ ...serverVersion(organization.featureLevel), queue_id, last_event_id: -1 });
  },
};
