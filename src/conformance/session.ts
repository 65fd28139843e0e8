import type { OperationId } from "../../generated/operations.gen.ts";
import { isObject } from "../document/json.ts";
import {
  type Specification,
  type SpecifiedOperation,
  specificationAt,
} from "../sandbox/specification.ts";
import type { Account } from "./account.ts";
import type { Asker } from "./ask.ts";
import type { Check, Outcome } from "./check.ts";
import type { Call, Credentials, Exchange } from "./exchange.ts";
import type { Settings } from "./options.ts";
import { type FieldsOfAnswer, fieldsOfAnswer } from "./sources.ts";

/** An exchange of a run. */
export type SessionExchange = Exchange & {
  /** The fields of a success, judged by the level. */
  readonly fields?: FieldsOfAnswer;
};

/** What a run knows and has found out so far. */
export interface Session extends Pick<Settings, "write" | "stateless" | "now"> {
  readonly level: number;
  readonly specification: Specification;
  /** The account of the run. */
  readonly own: Credentials;
  /** A second account of the same organization, where there is one. */
  readonly other: Credentials | undefined;
  readonly ask: (call: SessionCall) => Promise<SessionExchange>;
  readonly limited: Asker["limited"];
  /** By operation. The first has its body: all of them could fill the memory. */
  readonly successes: ReadonlyMap<string, readonly SessionExchange[]>;
  /** The queues that the run registered and has not deleted, and whose they are. */
  readonly queues: ReadonlyMap<string, Credentials>;
  /** Errors that say something of the account and came in the place of another answer, by check. */
  readonly met: Map<string, Outcome>;
  /** Whether the account is an administrator's, once an order of linkifiers has shown it. */
  isAdministrator?: boolean;
}

/** A call with the credentials of the run, where it has none of its own. */
export type SessionCall = Omit<Call, "credentials"> & Partial<Call>;

const madeUp: Account = { email: "nobody@example.com", apiKey: "conformance-check-made-up-key" };

/** A session at a feature level that keeps account of what its requests bring about. */
export function createSession(asker: Asker, settings: Settings, level: number): Session {
  const { write, stateless, now, account = madeUp, other } = settings;
  const own = stateless
    ? { as: "made-up ones", account: madeUp }
    : { as: "those of --email", account };
  const successes = new Map<string, SessionExchange[]>();
  const queues = new Map<string, Credentials>();
  return {
    ...{ level, specification: specificationAt(level), write, stateless, own, now },
    other: other && { as: "those of --other-email", account: other },
    limited: asker.limited,
    successes,
    queues,
    met: new Map(),
    async ask(call) {
      const { credentials = own, operation } = call;
      const asked = await asker.ask({ ...call, credentials });
      const body = successOf(asked);
      if (body === undefined) return asked;
      const { id } = operation;
      const fields = fieldsOfAnswer(operation, asked.response?.status ?? 0, body, level);
      const exchange = { ...asked, fields };
      const earlier = successes.get(id) ?? [];
      successes.set(id, [...earlier, earlier.length === 0 ? exchange : withoutBody(exchange)]);
      if (id === "registerEventQueue" && typeof body.queue_id === "string") {
        queues.set(body.queue_id, credentials);
      }
      if (id === "deleteEventQueue") queues.delete(String(call.values?.queue_id));
      return exchange;
    },
  };
}

function withoutBody(exchange: SessionExchange): SessionExchange {
  const { response } = exchange;
  return response === undefined
    ? exchange
    : { ...exchange, response: { ...response, body: undefined } };
}

/** The body of an answer that calls itself a success. */
export function successOf({ response }: Exchange): Readonly<Record<string, unknown>> | undefined {
  const body = response?.body;
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

/** Checks of one operation, where the level has it. */
export const ofOperation =
  (id: OperationId, checksOf: (session: Session, specified: SpecifiedOperation) => Check[]) =>
  (session: Session): Check[] => {
    const specified = operationOf(session, id);
    return specified === undefined ? [] : checksOf(session, specified);
  };
