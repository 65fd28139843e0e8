import { Failure } from "./failure.ts";

/** The limits for one specification. The environment variable of the same name raises one. */
const budgets = {
  BUDGET_SECONDS: { most: 300, unit: "s" },
  /** JSON values; an object that several places share counts at each of them. */
  BUDGET_VALUES: { most: 2_000_000, unit: "values" },
  BUDGET_LEVELS: { most: 1_000, unit: "levels" },
  /** The characters of all made files. */
  BUDGET_MEGABYTES: { most: 500, unit: "MB" },
} as const;

type BudgetName = keyof typeof budgets;

/** The current limit of a budget. */
export const budgetOf = (budget: BudgetName): number =>
  Number(process.env[budget]) || budgets[budget].most;

/** The message about an exceeded budget: its subject, name and size, a hint, and how to raise it. */
function overBudget(budget: BudgetName, what: string, reached: number, hint: string): Failure {
  const most = budgetOf(budget);
  const inFigures = (amount: number) =>
    Number.isFinite(amount) ? amount.toLocaleString("en") : "endlessly many";
  const more = Math.max(most * 2, Number.isFinite(reached) ? Math.ceil(reached) : 0);
  return new Failure(
    `Gave up ${what} at ${inFigures(reached)} ${budgets[budget].unit}, with a budget of ${inFigures(most)}: ${hint}. ${budget}=${more} allows more.`,
  );
}

/** @throws Failure if the budget is exceeded. */
export function keepBudget(budget: BudgetName, what: string, reached: number, hint: string): void {
  if (reached > budgetOf(budget)) throw overBudget(budget, what, reached, hint);
}

/** The failure of work that takes too long. Some patterns take JavaScript exponential time. */
export const outOfTime = (): Failure =>
  overBudget(
    "BUDGET_SECONDS",
    "the specification",
    budgetOf("BUDGET_SECONDS"),
    "look for patterns with nested repetitions, as in `(a+)+`, and for schemas that contain each other many times, or take fewer levels at once",
  );

/**
 * Counts the values of a document when written as JSON: objects that several places share, for example by YAML aliases,
 * count at each place; a value that contains itself counts as infinite. Takes linear time.
 */
export function countValues(document: unknown): number {
  const counts = new Map<unknown, number>();
  const count = (value: unknown): number => {
    if (typeof value !== "object" || value === null) return 1;
    const known = counts.get(value);
    if (known !== undefined) return known;
    counts.set(value, Number.POSITIVE_INFINITY); // For values that contain themselves.
    const total = Object.values(value).reduce((sum: number, below) => sum + count(below), 1);
    counts.set(value, total);
    return total;
  };
  return count(document);
}
