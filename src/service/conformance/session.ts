import type { OperationId } from "../../../generated/operations.gen.ts";
import { isObject, type JsonObject, listIn } from "../../toolkit/document/json.ts";
import type { AccountSecrets } from "../client/options.ts";
import type { Asker } from "./ask.ts";
import { type ConformanceCheck, type Findings, need, skip } from "./check.ts";
import type { ConformanceCall, Credentials, Exchange } from "./exchange.ts";
import { type MadeThing, recordMade } from "./lives.ts";
import type { ConformanceSettings } from "./options.ts";
import { type FieldsOfAnswer, fieldsOfAnswer } from "./sources.ts";
import {
  type LevelSpecification,
  type SpecifiedOperation,
  specificationAt,
} from "./specification.ts";

export type SessionExchange = Exchange & {
  /** The fields of the answer, as they should be at the level. */
  readonly fields?: FieldsOfAnswer;
};

/** The settings of a run and its results so far. */
export interface Session extends Pick<ConformanceSettings, "write" | "stateless" | "now"> {
  readonly level: number;
  readonly specification: LevelSpecification;
  /** The account of the run. */
  readonly own: Credentials;
  /** A second account of the same organization, if there is one. */
  readonly other: Credentials | undefined;
  readonly ask: (call: SessionCall) => Promise<SessionExchange>;
  readonly limited: Asker["limited"];
  readonly wait: Asker["wait"];
  /** The first success of each operation. */
  readonly successes: ReadonlyMap<string, SessionExchange>;
  /** The answers of each operation, with only the marked fields, to save memory. */
  readonly answers: ReadonlyMap<string, readonly SessionExchange[]>;
  /** The objects that the run has created and not removed. */
  readonly made: Set<MadeThing>;
  /** A text that all objects of the run, and no others, contain. */
  readonly mark: string;
  /** Whether accounts are administrators, as far as known. */
  readonly administrators: Map<Credentials, boolean>;
  /** Outcomes, by check, for errors about the account that came instead of another answer. */
  readonly met: Map<string, Findings>;
}

/** A call. Its credentials default to those of the run. */
export type SessionCall = Omit<ConformanceCall, "credentials"> &
  Partial<Pick<ConformanceCall, "credentials">>;

const madeUp: AccountSecrets = {
  email: "nobody@example.com",
  apiKey: "conformance-check-made-up-key",
};

/** Creates a session at a feature level; it records the results of its requests. */
export function createSession(asker: Asker, settings: ConformanceSettings, level: number): Session {
  const { write, stateless, now, account = madeUp, other } = settings;
  const own = stateless
    ? { as: "made-up ones", account: madeUp }
    : { as: "those of --email", account };
  const successes = new Map<string, SessionExchange>();
  const answers = new Map<string, SessionExchange[]>();
  const made = new Set<MadeThing>();
  return {
    level,
    specification: specificationAt(level),
    write,
    stateless,
    own,
    now,
    other: other && { as: "those of --other-email", account: other },
    limited: asker.limited,
    wait: asker.wait,
    successes,
    answers,
    made,
    mark: `conformance-check-${crypto.randomUUID().slice(0, 8)}`,
    administrators: new Map(),
    met: new Map(),
    async ask(call) {
      const { credentials = own, operation } = call;
      const asked = await asker.ask({ ...call, credentials });
      recordMade(made, call.values ?? {}, asked, credentials);
      const { status = 0, body } = asked.response ?? {};
      if (!isObject(body)) return asked;
      const { id } = operation;
      const exchange = { ...asked, fields: fieldsOfAnswer(operation, status, body, level) };
      listIn(answers, id).push(marksOnly(exchange));
      if (body.result !== "success") return exchange;
      if (!successes.has(id)) successes.set(id, exchange);
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

/** The body of an answer whose `result` is `success`. */
export function successOf({ response }: Exchange): JsonObject | undefined {
  const body = response?.body;
  return isObject(body) && body.result === "success" ? body : undefined;
}

export function operationOf(
  { specification }: Session,
  id: OperationId,
): SpecifiedOperation | undefined {
  return specification.find(({ operation }) => operation.id === id);
}

export const nobody: Credentials = {
  as: "none",
  account: { email: "", apiKey: "" },
  change: ({ authorization: _, ...request }) => request,
};

/** Creates the checks of an operation. */
export type ChecksOf = (session: Session, specified: SpecifiedOperation) => ConformanceCheck[];

export const ofOperation =
  (id: OperationId, checksOf: ChecksOf) =>
  (session: Session): ConformanceCheck[] => {
    const specified = operationOf(session, id);
    return specified === undefined ? [] : checksOf(session, specified);
  };

type Run = () => Promise<Findings>;

/** Runs a check except on a stateless server; `why` is the reason in the report. */
export function unlessStateless({ stateless }: Session, why: string, run: Run): Run {
  return stateless ? async () => skip(why) : run;
}

/** Runs a check only if the server has state. */
export function withMemory(session: Session, run: Run): Run {
  return unlessStateless(session, needsState, run);
}

const needsState = "needs a server with state";

/** Runs a check only if the server knows accounts. */
export function withAccounts(session: Session, run: Run): Run {
  return unlessStateless(session, "a stateless server accepts any credentials", run);
}

/** Runs a check only if there is a second account. */
export function withOther(session: Session, run: (other: Credentials) => Promise<Findings>): Run {
  return withAccounts(session, async () =>
    run(need(session.other, "a second account: --other-email with OTHER_API_KEY")),
  );
}

/** Skips a check that may not change something. `does` is the change, in words. */
export function requireWrite({ stateless, write }: Session, does: string): void {
  if (stateless) skip(needsState);
  if (!write) skip(`${does}: allow it with --write`);
}

/** Runs a check that changes something: only with `--write`, and where the server has a state. */
export function withWrite(session: Session, does: string, run: Run): Run {
  return async () => {
    requireWrite(session, does);
    return run();
  };
}
