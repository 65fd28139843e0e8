import { features } from "../../../generated/client.gen.ts";
import type { Boundary, FeatureName } from "../../../generated/feature-levels.gen.ts";
import { operations } from "../../../generated/operations.gen.ts";
import type { OperationRow } from "../../toolkit/document/operation-row.ts";
import type { BoundaryAt } from "./boundary-at.ts";
import { createBudget } from "./budget.ts";
import type { Client, ClientMembers } from "./client.ts";
import { authorizationOf } from "./credentials.ts";
import { sortArguments } from "./encode.ts";
import { ArgumentError, InvalidResponseError, NotConnectedError } from "./errors.ts";
import type { EventFollowingOf } from "./event-following.ts";
import type { Operations } from "./operation-types.ts";
import { type CallOptions, type ClientOptions, readCallOptions, readOptions } from "./options.ts";
import { createRedactor } from "./redact.ts";
import { readResult, ServiceError, unwrap } from "./result.ts";
import { askedDelay, type CallProgress, createSend, isPassing } from "./send.ts";
import { createServerLevel } from "./server-level.ts";
import { onAbort, sleep } from "./sleep.ts";
import { sentRequest, type Transport, transports } from "./transport.ts";

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
export function createClient<const L extends Boundary>(options: ClientOptions<L>): Client<L>;
// For levels between two boundaries, and levels that the compiler does not know.
export function createClient<const L extends number>(
  options: ClientOptions<L>,
): Client<BoundaryAt<L>>;
export function createClient(options: ClientOptions): Client<0> {
  const settings = readOptions(options);
  const { email, apiKey, featureLevel, onIgnoredParameters } = settings;
  const redact = createRedactor([apiKey]);
  const budget = createBudget();
  const level = createServerLevel(
    settings,
    async (options) => unwrap(await call(operations.getServerSettings, {}, options)),
    redact,
  );
  const send = createSend(settings, authorizationOf(email, apiKey), redact, budget);
  const transport: Transport = {
    settings,
    send,
    level,
    carry: (call, progress) => send(sentRequest(call, settings), progress),
  };

  async function call(operation: OperationRow, given: object, options: CallOptions) {
    const progress: CallProgress = {
      operation,
      ...readCallOptions(options, settings),
      attempts: 0,
      mayHaveTakenEffect: false,
    };
    await level.admit(operation, options);
    const { places, surplus } = sortArguments(operation, given, level.known ?? featureLevel);
    const { signal, headers } = options;
    const answer = await transport.carry({ operation, places, signal, headers }, progress);
    const result = readResult(operation, progress, answer);
    if (result.ok) {
      const parameters = surplus.concat(result.data.ignored_parameters_unsupported ?? []);
      if (parameters.length > 0) onIgnoredParameters({ operation: operation.id, parameters });
      level.learn(operation, result.data);
    }
    return result;
  }

  const members: EventFollowingOf<Operations<0>> &
    Pick<ClientMembers, "serverFeatureLevel"> & {
      connect(options?: CallOptions): Promise<Client<0>>;
      supports(name: FeatureName): boolean;
    } = {
    get serverFeatureLevel() {
      return level.known;
    },
    async connect(options = {}) {
      await level.ask(options);
      return client;
    },
    supports(name) {
      if (!Object.hasOwn(features, name)) {
        throw new ArgumentError("supports", name, "is not a known change.");
      }
      const needed = features[name].level;
      if (level.known !== undefined) return needed <= level.known;
      if (needed <= featureLevel) return true;
      throw new NotConnectedError(name);
    },
    followEvents: (given = {}, options = {}) =>
      lazily(async () => {
        const { followEvents } = await import("./follow-events.ts");
        return followEvents(client, given, options, settings.retry, {
          InvalidResponseError,
          ServiceError,
          askedDelay,
          budget,
          isPassing,
          learn: (event) => level.learn(operations.getEvents, event),
          onAbort,
          sleep,
        });
      }),
  };
  // The table has an operation for each method of the type, because both are generated from the specification.
  const client = members as unknown as Client<0>;
  for (const operation of Object.values<OperationRow>(operations)) {
    const method = async (given = {}, options: CallOptions = {}) => call(operation, given, options);
    Object.assign(client, { [operation.id]: method });
  }
  transports.set(client, transport);
  return client;
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
