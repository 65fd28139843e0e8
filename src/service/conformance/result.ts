import type { Asker } from "./ask.ts";
import type { Check } from "./check.ts";
import { isBeyond } from "./facts.ts";
import type { CheckResult, Problem, Verdict } from "./report.ts";

/** Makes a check and says how it went, without credentials and personal addresses; it never throws. */
export async function resultOf(
  { run, situations: _, ...facts }: Check,
  whyNot: string | undefined,
  clean: Asker["clean"],
): Promise<CheckResult> {
  const unjudged = (verdict: Verdict, reason: string) => ({
    ...facts,
    verdict,
    reason: clean(reason),
    problems: [],
    notes: [],
  });
  if (whyNot !== undefined) return unjudged("not checked", whyNot);
  try {
    const outcome = await run();
    if ("notChecked" in outcome) return unjudged("not checked", outcome.notChecked);
    const { problems, notes = [] } = outcome;
    return {
      ...facts,
      verdict: verdictOf(problems),
      problems: problems.map((problem) => cleaned(problem, clean)),
      notes: notes.map(clean),
    };
  } catch (error) {
    return unjudged("errored", `the check itself broke, a defect of the suite: ${error}`);
  }
}

/** What a check says of an answer may hold what the server said; the exchange itself is clean already. */
function cleaned({ wanted, got, source, sent, came }: Problem, clean: Asker["clean"]): Problem {
  const exchange = { sent, ...(came === undefined ? {} : { came }) };
  return { wanted: clean(wanted), got: clean(got), source, ...exchange };
}

function verdictOf(problems: CheckResult["problems"]): Verdict {
  if (problems.length === 0) return "passed";
  return problems.every(({ source }) => isBeyond(source)) ? "differs" : "failed";
}
