import { contract } from "../../../generated/contract.gen.ts";
import { createRuntimeClient } from "../../toolkit/runtime/create-client-for.ts";
import { transports } from "../../toolkit/runtime/transport.ts";
import type { BoundaryAt, Client } from "./client.ts";
import { conventions } from "./conventions.ts";
import type { FollowingFrom } from "./event-following.ts";
import { type ClientOptions, requireBeforeApi } from "./options.ts";

/**
 * A client for one account on one server. Creating it sends nothing. Each operation is a method that resolves to a
 * success or a refusal of the service, and rejects only if the service did not respond:
 *
 * ```ts
 * const client = createClient({ baseUrl: "https://chat.example.com", email, apiKey, featureLevel: 209 });
 * const result = await client.deleteEventQueue({ queue_id });
 * if (!result.ok && result.error.code === "BAD_EVENT_QUEUE_ID") console.log(result.error.queue_id);
 * ```
 *
 * @throws OptionError naming the first option that cannot be used.
 */
export function createClient<const L extends number | string>(
  options: ClientOptions<L>,
): Client<BoundaryAt<L>>;
export function createClient(options: ClientOptions): Client {
  requireBeforeApi(options.baseUrl);
  // The table has an operation for each method of the type, because both are generated from the specification.
  const client = createRuntimeClient(contract, conventions, options) as Client;
  const transport = transports.get(client);
  const members: FollowingFrom[0] = {
    followEvents: (given = {}, options = {}) =>
      lazily(async () => {
        const { followEvents } = await import("./follow-events.ts");
        const { settings, level } = transport as NonNullable<typeof transport>; // Of `create`.
        const learn = (reported: unknown) => level.learn("getEvents", reported);
        return followEvents(client, given, options, settings.retry, learn);
      }),
  };
  return Object.assign(client, members);
}

/** An iterator that `make` creates when it is first used. */
function lazily<T>(
  make: () => Promise<Pick<AsyncGenerator<T, void>, "next" | "return">>,
): AsyncIterableIterator<T> {
  let made: ReturnType<typeof make> | undefined;
  const iterator = () => (made ??= make());
  return {
    next: async () => (await iterator()).next(),
    return: async () => (await iterator()).return(),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
