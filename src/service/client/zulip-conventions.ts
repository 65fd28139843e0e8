import {
  basicAuthorization,
  type ClientConventions,
  type ClientInside,
} from "../../toolkit/runtime/api-conventions.ts";
import type { ErrorResult } from "../../toolkit/runtime/call-result.ts";
import { lazily } from "../../universal/memoize.ts";
import { type AccountSecrets, defaultUserAgent, secretChecks } from "./client-options.ts";
import {
  type ErrorBody,
  readResponse,
  ServiceError,
  type SuccessBody,
  type UndocumentedError,
} from "./client-result.ts";
import type { EventFollowing } from "./event-following.ts";
import type { Queues } from "./follow-events.ts";

/** An event of a server, of any type. */
interface AnyEvent {
  readonly type: string;
  readonly id: number;
  readonly [field: string]: unknown;
}

/** Arguments of a registration. */
interface AnyRegistration {
  readonly event_types?: readonly string[] | undefined;
  readonly [name: string]: unknown;
}

/**
 * What no document says about Zulip-compatible servers. `createClientFor(contract, zulipConventions)` makes clients for
 * any contract of these servers, with the options, errors, level and `followEvents` of `createClient`.
 */
export const zulipConventions: ClientConventions<
  AccountSecrets,
  UndocumentedError,
  EventFollowing<AnyRegistration, AnyEvent>
> = {
  credentials: {
    checks: secretChecks,
    headers: ({ email, apiKey }) => ({ Authorization: basicAuthorization(email, apiKey) }),
    secrets: ({ apiKey }) => [apiKey],
  },
  read: readResponse,
  level: {
    operation: "GET /api/v1/server_settings", // It needs no authentication.
    none: 0, // Such servers are older than levels.
    of: (data) => Object(data).zulip_feature_level,
  },
  refused: (refusal) => new ServiceError(refusal as ErrorResult<ErrorBody>), // As `readResponse` reads it.
  basePath: "/api/v1",
  longPoll: "GET /api/v1/events",
  members: (client, inside) => ({
    followEvents(given = {}, options = {}) {
      const events = lazily(async () => {
        const { followEvents } = await import("./follow-events.ts");
        return followEvents(queuesOf(client, inside), given, options, inside);
      });
      return {
        next: async () => (await events()).next(),
        return: async () => (await events()).return(),
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },
  }),
  ignored: (data) => (data as SuccessBody).ignored_parameters_unsupported ?? [], // As `readResponse` reads it.
  body: "form",
  retryField: "retry-after",
  userAgent: defaultUserAgent,
};

/** The methods of event queues by their names here; another document may have other operation ids. */
function queuesOf(client: object, { idOf }: ClientInside): Queues {
  const methods: Readonly<Record<string, unknown>> = { ...client };
  return Object.assign(Object.create(client), {
    registerEventQueue: methods[idOf("POST /api/v1/register")],
    getEvents: methods[idOf("GET /api/v1/events")],
    deleteEventQueue: methods[idOf("DELETE /api/v1/events")],
  });
}
