import type { OperationId } from "../../../generated/operations.gen.ts";
import { isObject, type JsonObject, listIn } from "../../toolkit/document/json.ts";
import type { AccountSecrets } from "../client/credentials.ts";
import type { Asker } from "./ask.ts";
import type { CheckOutcome, ConformanceCheck } from "./check.ts";
import type { ConformanceCall, Credentials, Exchange } from "./exchange.ts";
import type { ConformanceSettings } from "./options.ts";
import { type FieldsOfAnswer, fieldsOfAnswer } from "./sources.ts";
import {
  type LevelSpecification,
  type SpecifiedOperation,
  specificationAt,
} from "./specification.ts";

/** An exchange of a run. */
export type SessionExchange = Exchange & {
  /** The fields of the answer, judged by the level. */
  readonly fields?: FieldsOfAnswer;
};

/** What a run knows and has found out so far. */
export interface Session extends Pick<ConformanceSettings, "write" | "stateless" | "now"> {
  readonly level: number;
  readonly specification: LevelSpecification;
  /** The account of the run. */
  readonly own: Credentials;
  /** A second account of the same organization, where there is one. */
  readonly other: Credentials | undefined;
  readonly ask: (call: SessionCall) => Promise<SessionExchange>;
  readonly limited: Asker["limited"];
  readonly wait: Asker["wait"];
  /** The first success of each operation. */
  readonly successes: ReadonlyMap<string, SessionExchange>;
  /** The answers of each operation, of which only the marked fields are kept: all could fill the memory. */
  readonly answers: ReadonlyMap<string, readonly SessionExchange[]>;
  /** The queues that the run registered and has not deleted, and whose they are. */
  readonly queues: ReadonlyMap<string, Credentials>;
  /** Which of the accounts are administrators', as far as the run has found out. */
  readonly administrators: Map<Credentials, boolean>;
  /** Errors that say something of the account and came in the place of another answer, by check. */
  readonly met: Map<string, CheckOutcome>;
}

/** A call with the credentials of the run, where it has none of its own. */
export type SessionCall = Omit<ConformanceCall, "credentials"> & Partial<ConformanceCall>;

const madeUp: AccountSecrets = {
  email: "nobody@example.com",
  apiKey: "conformance-check-made-up-key",
};

/** A session at a feature level that keeps account of what its requests bring about. */
export function createSession(asker: Asker, settings: ConformanceSettings, level: number): Session {
  const { write, stateless, now, account = madeUp, other } = settings;
  const own = stateless
    ? { as: "made-up ones", account: madeUp }
    : { as: "those of --email", account };
  const successes = new Map<string, SessionExchange>();
  const answers = new Map<string, SessionExchange[]>();
  const queues = new Map<string, Credentials>();
  return {
    ...{ level, specification: specificationAt(level), write, stateless, own, now },
    other: other && { as: "those of --other-email", account: other },
    limited: asker.limited,
    wait: asker.wait,
    successes,
    answers,
    queues,
    administrators: new Map(),
    met: new Map(),
    async ask(call) {
      const { credentials = own, operation } = call;
      const asked = await asker.ask({ ...call, credentials });
      const { status = 0, body } = asked.response ?? {};
      if (!isObject(body)) return asked;
      const { id } = operation;
      const exchange = { ...asked, fields: fieldsOfAnswer(operation, status, body, level) };
      listIn(answers, id).push(marksOnly(exchange));
      if (body.result !== "success") return exchange;
      if (!successes.has(id)) successes.set(id, exchange);
      if (id === "registerEventQueue" && typeof body.queue_id === "string") {
        queues.set(body.queue_id, credentials);
      }
      if (id === "deleteEventQueue") queues.delete(String(call.values?.queue_id));
      return exchange;
    },
  };
}

function marksOnly(exchange: SessionExchange): SessionExchange {
  const { response, fields } = exchange;
  if (response === undefined || fields === undefined) return exchange;
  const marked = fields.fields.filter(({ marks }) => marks.length > 0);
  return {
    ...exchange,
    response: { ...response, body: undefined },
    fields: { ...fields, fields: marked },
  };
}

/** The body of an answer that calls itself a success. */
export function successOf({ response }: Exchange): JsonObject | undefined {
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
  (
    id: OperationId,
    checksOf: (session: Session, specified: SpecifiedOperation) => ConformanceCheck[],
  ) =>
  (session: Session): ConformanceCheck[] => {
    const specified = operationOf(session, id);
    return specified === undefined ? [] : checksOf(session, specified);
  };

/** What a check does. */
type Run = () => Promise<CheckOutcome>;

/** Makes a check only where the server does more than to answer with examples; else says why not. */
export function unlessStateless({ stateless }: Session, why: string, run: Run): Run {
  return stateless ? async () => ({ notChecked: why }) : run;
}

/** Makes a check only where the server remembers what was done to it, and what exists. */
export function withMemory(session: Session, run: Run): Run {
  return unlessStateless(session, "needs a server that remembers", run);
}

/** Makes a check only where the server knows who asks. */
export function withAccounts(session: Session, run: Run): Run {
  return unlessStateless(session, "a stateless server accepts any credentials", run);
}

/** Makes a check only where there is a second account. */
export function withOther(
  session: Session,
  run: (other: Credentials) => Promise<CheckOutcome>,
): Run {
  return withAccounts(session, async () =>
    session.other === undefined
      ? { notChecked: "needs a second account: --other-email with OTHER_API_KEY" }
      : run(session.other),
  );
}

/** Makes a check that does something only where that is allowed. */
export function withWrite({ write }: Session, does: string, run: Run): Run {
  return write ? run : async () => ({ notChecked: `${does}: allow it with --write` });
}
