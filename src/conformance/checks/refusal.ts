import type { SpecifiedOperation } from "../../sandbox/specification.ts";
import { type Outcome, together } from "../check.ts";
import type { Call, Exchange } from "../exchange.ts";
import { expectRefusal } from "../judge.ts";
import type { Session } from "../session.ts";
import { agreesWith, type Wanted } from "../wanted.ts";

/** Asks what must be refused, and judges the refusal; `more` looks at what else the answer must have. */
export async function refusal(
  session: Session,
  specified: SpecifiedOperation,
  wanted: Wanted,
  call: Partial<Call>,
  more: (exchange: Exchange) => Outcome = () => ({ problems: [] }),
): Promise<Outcome> {
  // A mock knows that a request is wrong, and answers with the first example whatever is wrong with it.
  const [example] = specified.examples(wanted.status);
  if (session.stateless && !agreesWith(wanted, example?.value)) {
    return { notChecked: "a stateless server refuses with the first example of the status" };
  }
  const exchange = await session.ask({ operation: specified.operation, ...call });
  const outcome = expectRefusal(session, specified, exchange, wanted);
  // What is not the wanted answer need not have what belongs to it.
  const isWanted = exchange.answer?.status === wanted.status;
  return isWanted ? together(outcome, more(exchange)) : outcome;
}

/** Makes a check only where the server remembers what was done to it, and what exists. */
export function withMemory(
  { stateless }: Session,
  run: () => Promise<Outcome>,
): () => Promise<Outcome> {
  return stateless ? async () => ({ notChecked: "needs a server that remembers" }) : run;
}
