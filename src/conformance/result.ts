import type { Asker } from "./ask.ts";
import type { Check, Outcome } from "./check.ts";
import type { CheckResult, Verdict } from "./report.ts";

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
    const { problems, notes = [] } = cleaned(outcome, clean);
    return { ...facts, verdict: verdictOf(problems), problems, notes };
  } catch (error) {
    return unjudged("errored", `the check itself broke, a defect of the suite: ${error}`);
  }
}

/** Data with each of its texts cleaned: what a server says may turn up anywhere in it. */
function cleaned(outcome: Exclude<Outcome, { notChecked: string }>, clean: Asker["clean"]) {
  const text = JSON.stringify(outcome);
  // Texts stay texts, and all else stays as it is.
  return JSON.parse(text, (_, value) =>
    typeof value === "string" ? clean(value) : value,
  ) as typeof outcome;
}

function verdictOf(problems: CheckResult["problems"]): Verdict {
  if (problems.length === 0) return "passed";
  return problems.every(({ source }) => source === "beyond the document") ? "differs" : "failed";
}
