import type { Client as FetchClient } from "openapi-fetch";
import { features, type PathsFrom } from "../../../generated/client.gen.ts";
import type { Boundary, FeatureName } from "../../../generated/feature-levels.gen.ts";
import { operations } from "../../../generated/operations.gen.ts";
import type { OperationRow } from "../../toolkit/document/operation-row.ts";
import type { BoundaryAt } from "./boundary-at.ts";
import type { CallOptions, Client, ClientMembers } from "./client.ts";
import { authorizationOf, createRedactor } from "./credentials.ts";
import { sortArguments } from "./encode.ts";
import { AbortError, ArgumentError, InvalidResponseError, NotConnectedError } from "./errors.ts";
import type { EventFollowingOf } from "./event-following.ts";
import type { Operations } from "./operation-types.ts";
import { type ClientOptions, readOptions } from "./options.ts";
import { createRawClient } from "./raw-client.ts";
import { readResult, unwrap } from "./result.ts";
import { askedDelay, type CallProgress, createSend } from "./send.ts";
import { createServerLevel } from "./server-level.ts";
import { sleep } from "./sleep.ts";

/**
 * A client for one account on one server. Creating it sends nothing. Each operation is a method that
 * resolves to a success or a refusal of the service, and rejects only where the service gave no answer:
 *
 * ```ts
 * const client = createClient({ baseUrl: "https://chat.example.com", email, apiKey, featureLevel: 209 });
 * const result = await client.deleteEventQueue({ queue_id });
 * if (!result.ok && result.error.code === "BAD_EVENT_QUEUE_ID") console.log(result.error.queue_id);
 * ```
 *
 * @throws OptionError naming the first option that cannot be used.
 */
export function createClient<const L extends number>(
  options: ClientOptions<L>,
): Client<BoundaryAt<L>> {
  const settings = readOptions(options);
  const { email, apiKey, featureLevel, onIgnoredParameters } = settings;
  const authorization = authorizationOf(email, apiKey);
  const redact = createRedactor([settings]);
  const table: readonly OperationRow[] = Object.values(operations);

  const discoverLevel = async () => {
    const operation = operations.getServerSettings;
    const { zulip_feature_level = 0 } = unwrap(await run(operation, {}, {}));
    if (Number.isSafeInteger(zulip_feature_level)) return Number(zulip_feature_level);
    throw new InvalidResponseError(operation.id, "zulip_feature_level is no integer", 200);
  };
  const level = createServerLevel(settings, discoverLevel, redact);
  const send = createSend(settings, authorization, redact);
  const raw = createRawClient<PathsFrom[BoundaryAt<L>]>(settings, table, level, send);

  async function run(operation: OperationRow, given: object, { signal, timeout }: CallOptions) {
    const { path, query, header, form, json } = sortArguments(operation, given, {
      lowest: level.known ?? featureLevel,
      highest: level.known ?? Number.POSITIVE_INFINITY,
    });
    if (timeout !== undefined && !(timeout > 0)) {
      throw new ArgumentError(
        operation.id,
        "timeout",
        "must be a positive number of milliseconds.",
      );
    }
    const call: CallProgress = { operation, timeout, attempts: 0, mayHaveTakenEffect: false };
    const { data, error, response } = await raw.request(
      operation.method,
      operation.path,
      { params: { path, query, header }, body: form ?? json, parseAs: "text", signal },
      call,
    );
    const result = readResult(operation.id, call, response, response.ok ? data : error);
    const parameters = result.data?.ignored_parameters_unsupported;
    if (parameters !== undefined) onIgnoredParameters({ operation: operation.id, parameters });
    return result;
  }

  const members: EventFollowingOf<Operations<0>> &
    Omit<ClientMembers, "connect" | "supports"> & {
      connect(): Promise<Client<BoundaryAt<L>>>;
      supports(name: FeatureName): boolean;
    } = {
    get serverFeatureLevel() {
      return level.known;
    },
    async connect() {
      await level.connect();
      return client;
    },
    supports(name) {
      if (!Object.hasOwn(features, name)) {
        throw new ArgumentError("supports", name, "is no known change.");
      }
      const needed = features[name].level;
      if (level.known !== undefined) return needed <= level.known;
      if (needed <= featureLevel) return true;
      throw new NotConnectedError(name);
    },
    followEvents: (given = {}, options = {}) =>
      lazily(async () => {
        const { followEvents } = await import("./follow-events.ts");
        return followEvents(client as unknown as Client<0>, given, options, settings.retry, {
          AbortError,
          askedDelay,
          sleep,
          unwrap,
        });
      }),
  };
  // The table has an operation for each method of the type: both are generated from the specification.
  const client = members as unknown as Client<BoundaryAt<L>>;
  for (const operation of table) {
    const method = async (given = {}, options: CallOptions = {}) => {
      const result = await run(operation, given, options);
      if (result.ok) level.judge(operation, result.data);
      return result;
    };
    Object.assign(client, { [operation.id]: method });
  }
  rawClients.set(client, raw.client);
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

const rawClients = new WeakMap<object, unknown>();

/**
 * The openapi-fetch client beneath, typed by path: `rawClient(client).GET("/api/v1/invites")`. It encodes,
 * authenticates, retries and throws as the methods do, and resolves to what openapi-fetch resolves to.
 *
 * It is no member of the client, so that the compiler compares two clients by their methods alone.
 *
 * @throws TypeError where the argument is no client of `createClient`.
 */
export function rawClient<L extends Boundary>(client: Client<L>): FetchClient<PathsFrom[L]> {
  const raw = rawClients.get(client);
  if (raw === undefined) throw new TypeError("rawClient takes what createClient returned.");
  return raw as FetchClient<PathsFrom[L]>;
}
