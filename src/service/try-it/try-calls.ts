import { createClient } from "../client/create-client.ts";
import type { User } from "../sandbox/organization.ts";
import type { Sandbox } from "../sandbox/sandbox-types.ts";

/** The arguments of a call by name. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The response of a server. */
export interface TriedResponse {
  /** Absent if the client sent nothing. */
  readonly status?: number;
  /** The body, or the reason for which nothing was sent. */
  readonly body: unknown;
}

type Call = (
  given: Arguments,
  options?: { readonly signal?: AbortSignal },
) => Promise<{
  readonly data: unknown;
  readonly error: unknown;
  readonly response: Response;
}>;

/** Calls an operation of a sandbox with the client, as an account. */
export async function callSandbox(
  sandbox: Sandbox,
  { email, api_key: apiKey }: User,
  id: string,
  given: Arguments,
  signal?: AbortSignal,
): Promise<TriedResponse> {
  const client = createClient({
    ...{ baseUrl: "http://127.0.0.1:4020", email, apiKey, featureLevel: 0, retry: false },
    ...{ serverFeatureLevel: sandbox.featureLevel, fetch: sandbox.fetch },
    onIgnoredParameters: () => {}, // The response lists them.
  });
  const call = Object(client)[id] as Call; // Only the page knows the operation.
  try {
    const { data, error, response } = await call(given, { ...(signal && { signal }) });
    return { status: response.status, body: error ?? data };
  } catch (error) {
    if (signal?.aborted) throw error;
    // For example, an argument is missing, or servers of the level do not have the operation.
    return { body: error instanceof Error ? error.message : String(error) };
  }
}

/** Operations that need the event queue of another one. */
const readers = ["getEvents", "deleteEventQueue"];

/** Creates the queue that an operation needs, with an event in it. Returns the arguments that name it. */
export async function prepare(sandbox: Sandbox, user: User, id: string): Promise<Arguments> {
  if (!readers.includes(id)) return {};
  const { body } = await callSandbox(sandbox, user, "registerEventQueue", {
    event_types: ["message"],
  });
  const { queue_id, last_event_id } = Object(body);
  if (queue_id === undefined) return {};
  sandbox.publish({ type: "message" });
  return id === "getEvents" ? { queue_id, last_event_id, dont_block: true } : { queue_id };
}
