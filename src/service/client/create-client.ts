import { contract } from "../../../generated/contract.gen.ts";
import { createClientFor } from "../../toolkit/runtime/create-client-for.ts";
import type { ClientOptions } from "./client-options.ts";
import type { BoundaryAt, Client } from "./client-types.ts";
import { zulipConventions } from "./zulip-conventions.ts";

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
export function createClient(options: ClientOptions<0>): object {
  return createClientFor(contract, zulipConventions)(options);
}
