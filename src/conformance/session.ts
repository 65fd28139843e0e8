import type { OperationId } from "../../generated/operations.gen.ts";
import { isObject } from "../document/json.ts";
import type { Specification, SpecifiedOperation } from "../sandbox/specification.ts";
import type { Asker } from "./ask.ts";
import type { Check, Outcome } from "./check.ts";
import type { Call, Credentials, Exchange } from "./exchange.ts";
import { type FieldsOfAnswer, fieldsOfAnswer } from "./sources.ts";

/** A successful exchange, as far as a run comes back to it. */
export interface Success {
  /** Has its body where it is the first of its operation: all of them could fill the memory. */
  readonly exchange: Exchange;
  readonly looked: FieldsOfAnswer;
}

/** What a run knows and has found out so far. */
export interface Session {
  readonly level: number;
  readonly specification: Specification;
  readonly write: boolean;
  readonly stateless: boolean;
  /** The account of the run. */
  readonly own: Credentials;
  /** A second account of the same organization, where there is one. */
  readonly other: Credentials | undefined;
  /** In milliseconds since the UNIX epoch. */
  readonly now: () => number;
  readonly ask: (call: SessionCall) => Promise<Exchange>;
  readonly limited: Asker["limited"];
  readonly successes: ReadonlyMap<string, readonly Success[]>;
  /** The fields of an answer, judged by the level; looked at once. */
  readonly fieldsOf: (exchange: Exchange) => FieldsOfAnswer;
  /** The queues that the run registered and has not deleted, and whose they are. */
  readonly queues: ReadonlyMap<string, Credentials>;
  /** Errors that say something of the account and came in the place of another answer, by check. */
  readonly met: Map<string, Outcome>;
  /** Whether the account is an administrator's, once an order of linkifiers has shown it. */
  isAdministrator?: boolean;
}

/** A call with the credentials of the run, where it has none of its own. */
export type SessionCall = Omit<Call, "credentials"> & Partial<Call>;

/** A session that keeps account of what its requests bring about. */
export function createSession(
  asker: Asker,
  facts: Omit<Session, "ask" | "limited" | "successes" | "fieldsOf" | "queues" | "met">,
): Session {
  const successes = new Map<string, Success[]>();
  const known = new WeakMap<Exchange, FieldsOfAnswer>();
  const fieldsOf = (exchange: Exchange): FieldsOfAnswer => {
    const { operation, answer } = exchange;
    const fields =
      known.get(exchange) ??
      fieldsOfAnswer(operation, answer?.status ?? 0, answer?.body, facts.level);
    known.set(exchange, fields);
    return fields;
  };
  const queues = new Map<string, Credentials>();
  return {
    ...facts,
    limited: asker.limited,
    successes,
    fieldsOf,
    queues,
    met: new Map(),
    async ask(call) {
      const { credentials = facts.own, operation } = call;
      const exchange = await asker.ask({ ...call, credentials });
      const body = successOf(exchange);
      const { id } = operation;
      if (body === undefined) return exchange;
      const earlier = successes.get(id) ?? [];
      const kept = earlier.length === 0 ? exchange : withoutBody(exchange);
      successes.set(id, [...earlier, { exchange: kept, looked: fieldsOf(exchange) }]);
      if (id === "registerEventQueue" && typeof body.queue_id === "string") {
        queues.set(body.queue_id, credentials);
      }
      if (id === "deleteEventQueue") queues.delete(String(call.values?.queue_id));
      return exchange;
    },
  };
}

function withoutBody({ answer, ...exchange }: Exchange): Exchange {
  return answer === undefined ? exchange : { ...exchange, answer: { ...answer, body: undefined } };
}

/** The body of an answer that calls itself a success. */
export function successOf({ answer }: Exchange): Readonly<Record<string, unknown>> | undefined {
  const body = answer?.body;
  return isObject(body) && body.result === "success" ? body : undefined;
}

/** An operation by its ID, where the level has it. */
export function operationOf(
  { specification }: Session,
  id: OperationId,
): SpecifiedOperation | undefined {
  return specification.find(({ operation }) => operation.id === id);
}

/** No credentials at all. */
export const nobody: Credentials = {
  as: "none",
  account: { email: "", apiKey: "" },
  change: ({ authorization: _, ...request }) => request,
};

/** Makes a check only where the server remembers what was done to it, and what exists. */
export function withMemory(
  { stateless }: Session,
  run: () => Promise<Outcome>,
): () => Promise<Outcome> {
  return stateless ? async () => ({ notChecked: "needs a server that remembers" }) : run;
}

/** Checks of one operation, where the level has it. */
export const ofOperation =
  (id: OperationId, checksOf: (session: Session, specified: SpecifiedOperation) => Check[]) =>
  (session: Session): Check[] => {
    const specified = operationOf(session, id);
    return specified === undefined ? [] : checksOf(session, specified);
  };
