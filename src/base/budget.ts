import { Failure } from "./failure.ts";

/** What a command may take for one specification; a variable of the environment of that name raises it. */
const budgets = {
  BUDGET_SECONDS: { most: 300, unit: "s" },
  /** Of JSON, with each thing that several places share counted at each of them. */
  BUDGET_VALUES: { most: 2_000_000, unit: "values" },
  BUDGET_LEVELS: { most: 1_000, unit: "levels" },
  /** The text of the files that are made. */
  BUDGET_MEGABYTES: { most: 500, unit: "MB" },
} as const;

/** The name of a budget, and of the variable that raises it. */
type BudgetName = keyof typeof budgets;

/** How much a budget allows. */
export const budgetOf = (budget: BudgetName): number =>
  Number(process.env[budget]) || budgets[budget].most;

/** What is said where a budget does not suffice: of what, which one, how much was reached, what to look for, what raises it. */
function overBudget(budget: BudgetName, what: string, reached: number, hint: string): Failure {
  const most = budgetOf(budget);
  const inFigures = (amount: number) =>
    Number.isFinite(amount) ? amount.toLocaleString("en") : "endlessly many";
  const more = Math.max(most * 2, Number.isFinite(reached) ? Math.ceil(reached) : 0);
  return new Failure(
    `Gave up ${what} at ${inFigures(reached)} ${budgets[budget].unit}, with a budget of ${inFigures(most)}: ${hint}. ${budget}=${more} allows more.`,
  );
}

/** @throws Failure if more is reached than a budget allows. */
export function keepBudget(budget: BudgetName, what: string, reached: number, hint: string): void {
  if (reached > budgetOf(budget)) throw overBudget(budget, what, reached, hint);
}

/** The failure of work that takes too long: of some patterns JavaScript tries ways to match that double with each letter. */
export const outOfTime = (): Failure =>
  overBudget(
    "BUDGET_SECONDS",
    "the specification",
    budgetOf("BUDGET_SECONDS"),
    "look for patterns with repetitions of repetitions, as in `(a+)+`, and for schemas that are parts of each other many times over, or take fewer levels at once",
  );

/**
 * How many values a document holds when it is written out: what several places share, as by an alias of
 * YAML, counts for each. Endless where something holds itself. Takes no longer than to read it once.
 */
export function countValues(document: unknown): number {
  const counts = new Map<unknown, number>();
  const count = (value: unknown): number => {
    if (typeof value !== "object" || value === null) return 1;
    const known = counts.get(value);
    if (known !== undefined) return known;
    counts.set(value, Number.POSITIVE_INFINITY); // For whatever holds itself.
    const total = Object.values(value).reduce((sum: number, below) => sum + count(below), 1);
    counts.set(value, total);
    return total;
  };
  return count(document);
}
