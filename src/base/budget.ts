import { Failure } from "./failure.ts";

/** How many seconds one piece of work on a specification may take. */
export const budgetSeconds = Number(process.env.BUDGET_SECONDS) || 300;

/** Of some patterns JavaScript tries ways to match that double with each letter, and some schemas never end. */
export const overBudget = (): Failure =>
  new Failure(
    `Gave up the specification after ${budgetSeconds} s: look for patterns with repetitions of repetitions, as in \`(a+)+\`, and for schemas that are parts of each other many times over. BUDGET_SECONDS=${budgetSeconds * 2} allows more.`,
  );
