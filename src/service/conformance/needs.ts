import type { CheckOutcome } from "./check.ts";
import type { Credentials } from "./exchange.ts";
import type { Session } from "./session.ts";

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
