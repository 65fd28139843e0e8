import type { Problem, Source } from "./report.ts";
import type { SpecifiedOperation } from "./specification.ts";

/** What a check found out: broken rules and notes, or why it could not find out. */
export type Outcome =
  | { readonly problems: readonly Problem[]; readonly notes?: readonly string[] }
  | { readonly notChecked: string };

/** One thing to find out about a server. */
export interface Check {
  readonly id: string;
  readonly operation: string;
  readonly title: string;
  readonly source: Source;
  /** The named examples of errors that it provokes. */
  readonly situations: readonly string[];
  run(): Promise<Outcome>;
}

/** A check of one operation; its ID is made of the operation and a name. */
export function check(
  { operation }: Pick<SpecifiedOperation, "operation">,
  name: string,
  title: string,
  source: Source,
  run: () => Promise<Outcome>,
  situations: readonly string[] = [name.split("/")[0] ?? name],
): Check {
  const { id } = operation;
  return { id: `${id}/${name}`, operation: id, title, source, situations, run };
}

/** What several outcomes are together; one that could not be found out is the whole. */
export function together(...outcomes: readonly Outcome[]): Outcome {
  const problems: Problem[] = [];
  const notes: string[] = [];
  for (const outcome of outcomes) {
    if ("notChecked" in outcome) return outcome;
    problems.push(...outcome.problems);
    notes.push(...(outcome.notes ?? []));
  }
  return { problems, notes: [...new Set(notes)] };
}
