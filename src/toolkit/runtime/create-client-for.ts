import { nearestName } from "../../universal/nearest-name.ts";
import type { OperationRow } from "../document/operation-row.ts";
import type { ClientConventions, Read } from "./api-conventions.ts";
import { type ErrorResult, RefusedError, type Success } from "./call-result.ts";
import type {
  AnyContract,
  ApiOf,
  ApiTypes,
  BoundaryFor,
  LevelMeant,
  LevelOf,
  RuntimeClient,
} from "./contract-types.ts";
import { encodeFields, encodeValue, ownValue, pathText, sortArguments } from "./encode-request.ts";
import { ArgumentError, InvalidResponseError, NotConnectedError } from "./errors.ts";
import type { ReadResponse } from "./read-response.ts";
import { createRedactor, quotedBy, type Redact } from "./redact.ts";
import {
  type CallOptions,
  type RuntimeOptions,
  readCallOptions,
  readOptions,
} from "./runtime-options.ts";
import { type CallProgress, createSend } from "./send-with-retries.ts";
import { createServerLevel } from "./server-level.ts";
import { sentRequest, type Transport, transports } from "./transport.ts";

/**
 * Returns the function that creates clients of an API, from the contract that `generate` writes and the conventions
 * that no document holds:
 *
 * ```ts
 * const conventions = { credentials: bearer(), read: byStatus, level: fixedLevel(1), userAgent: "Tidy/1" };
 * const createClient = createClientFor(contract, conventions);
 * const client = createClient({ baseUrl: "https://rooms.example.com", token, featureLevel: 1 });
 * ```
 *
 * Creating a client sends nothing. Each operation is a method that resolves to a success or a refusal of the service,
 * and rejects only if the service did not respond.
 */
export function createClientFor<
  const Contract extends AnyContract,
  Given extends object,
  Problem = unknown,
  Members = unknown,
  Api extends ApiTypes = ApiOf<Contract, Problem, Members>,
>(contract: Contract, conventions: ClientConventions<Given, Problem, Members>) {
  /** @throws OptionError naming the first option that cannot be used. */
  return <const L extends number | string>(
    options: RuntimeOptions<(L & LevelOf<Api>) | LevelMeant<Api, L>> & Given,
  ) =>
    // The table has an operation for each method of the type, because both are generated from the specification.
    createUntyped(contract, conventions, options) as RuntimeClient<Api, BoundaryFor<Api, L>>;
}

function createUntyped<Given extends object>(
  { operations, features, unsure = {}, releases }: AnyContract,
  conventions: ClientConventions<Given>,
  options: RuntimeOptions<unknown> & Given,
): object {
  const { credentials, read, level: levels, retryField, basePath = "" } = conventions;
  /** A path of the document as servers have it. What is no path stays, and is refused. */
  const pathOnServer = (path: string) =>
    !path.startsWith("/") || path.startsWith(`${basePath}/`) ? path : basePath + path;
  const onServer = ({ earlier, ...row }: OperationRow): OperationRow => {
    const path = pathOnServer(row.path);
    const isLongPoll = row.isLongPoll || conventions.longPoll === `${row.method} ${path}`;
    return { ...row, path, isLongPoll, ...(earlier && { earlier: earlier.map(onServer) }) };
  };
  const rows = Object.values(operations).map(onServer);
  const named = (name: string) =>
    rows.find(({ id, method, path }) => id === name || `${method} ${path}` === name);
  const settings = readOptions(
    options,
    credentials.checks,
    conventions.userAgent,
    releases,
    basePath,
  );
  const { featureLevel, onIgnoredParameters } = settings;
  const headers = credentials.headers(options);
  const redact = createRedactor(credentials.secrets(options), Object.values(headers));
  const levelOperation = named(levels.operation ?? "");
  const level = createServerLevel(
    settings,
    { operation: levelOperation?.id, fixed: levels.fixed },
    releases,
    async (options) => {
      const result = levelOperation && (await call(levelOperation, {}, options));
      if (result?.ok === false) throw conventions.refused?.(result) ?? new RefusedError(result);
    },
    redact,
  );
  const send = createSend(settings, headers, redact, retryField);
  const transport: Transport = {
    settings,
    send,
    level,
    redact,
    carry: (call, progress) => send(sentRequest(call, settings), progress),
  };

  /** The level that the client last requested again, because the server ignored an argument of its level. */
  let doubted: number | undefined;

  async function call(operation: OperationRow, given: object, options: CallOptions) {
    const { id } = operation;
    const limits = readCallOptions(options, settings);
    const row = await level.admit(operation, options);
    const progress = {
      name: id,
      operation: row,
      ...limits,
      attempts: 0,
      mayHaveTakenEffect: false,
    };
    const { places, surplus } = sortArguments(row, given, level.known ?? featureLevel);
    const [first] = surplus;
    if (first !== undefined && onIgnoredParameters === undefined) {
      const { unsentArguments } = await import("./unsent-arguments.ts");
      throw new ArgumentError(
        id,
        first,
        unsentArguments(row, first, level.known ?? featureLevel, features),
      );
    }
    const sorted = { operation: row, places, signal: options.signal, headers: options.headers };
    const sent = row.isStyled
      ? (await import("./styled-parameters.ts")).styled(sorted, encodeValue, pathText, encodeFields)
      : sorted;
    const answer = await transport.carry(sent, progress);
    const ignored = [...surplus];
    const result = readResult(row, progress, answer, read, redact, ignored);
    if (!result.ok) return result;
    const reported = conventions.ignored?.(result.data) ?? [];
    ignored.push(...reported);
    if (ignored.length > 0 && typeof onIgnoredParameters === "function") {
      onIgnoredParameters({ operation: id, parameters: ignored });
    }
    const none = id === levelOperation?.id ? (levels.none ?? null) : undefined;
    level.learn(id, levels.of(result.data, id, answer.response) ?? none);
    // The server was probably exchanged for another version since it reported its level.
    if (level.known !== doubted && reported.some((name) => ownValue(row.parameters, name))) {
      await level.ask({ signal: options.signal }).catch(() => {}); // This call succeeded.
      doubted = level.known;
    }
    return result;
  }

  const client = {
    get serverFeatureLevel() {
      return level.known;
    },
    async connect(options: CallOptions = {}) {
      await level.ask(options);
      return level.known ?? featureLevel;
    },
    supports(name: string, { orUnknown = false }: { readonly orUnknown?: boolean } = {}) {
      const needed = ownValue(features, name);
      if (needed === undefined) {
        const meant = nearestName(name, Object.keys(features));
        const hint = meant === undefined ? "" : ` Did you mean "${meant}"?`;
        throw new ArgumentError("supports", name, `is not a known change.${hint}`);
      }
      const after = orUnknown ? ownValue(unsure, name) : undefined;
      if (level.known !== undefined)
        return (after === undefined ? needed : after + 1) <= level.known;
      if (needed <= featureLevel) return true;
      throw new NotConnectedError(name);
    },
    async request(
      method: OperationRow["method"],
      path: string,
      given: object = {},
      options: CallOptions = {},
    ) {
      const { operationAt } = await import("./operation-at.ts");
      const id = redact(`${method} ${path}`);
      const place = { id, method, path: pathOnServer(path) };
      return call(operationAt(place, rows, given, conventions.body, ArgumentError), given, options);
    },
  };
  for (const operation of rows) {
    const method = async (given = {}, options: CallOptions = {}) => call(operation, given, options);
    Object.assign(client, { [operation.id]: method });
  }
  transports.set(client, transport);
  const inside = {
    idOf: (name: string) => named(name)?.id ?? name,
    retry: settings.retry,
    learn: level.learn,
  };
  return Object.assign(client, conventions.members?.(client, inside));
}

/**
 * Reads a response, by the conventions of the service.
 *
 * @throws InvalidResponseError if it is not one of the service.
 */
function readResult(
  operation: OperationRow | undefined,
  { name, attempts, mayHaveTakenEffect }: CallProgress,
  answer: ReadResponse,
  read: Read,
  redact: Redact,
  ignored: readonly string[],
): Success<unknown> | ErrorResult<unknown> {
  const { response, body } = answer;
  const outcome = read(answer, operation);
  if ("problem" in outcome) {
    const excerpt = redact(body).slice(0, 200); // A token may be longer than the excerpt.
    throw new InvalidResponseError(
      name,
      outcome.problem,
      response.status,
      excerpt,
      response.headers,
    );
  }
  if ("data" in outcome) {
    return { ok: true, data: outcome.data, error: undefined, response, attempts, ignored };
  }
  const { error } = outcome;
  const refusal: ErrorResult<unknown> = {
    ok: false,
    data: undefined,
    error,
    response,
    attempts,
    mayHaveTakenEffect,
    ignored,
    operation: name,
  };
  quotedBy(refusal, redact);
  return refusal;
}
