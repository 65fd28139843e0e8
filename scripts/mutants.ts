// Seeds deliberate bugs, one at a time, each in a throw-away copy of the project, and shows which test
// notices it.
import { availableParallelism } from "node:os";
import { readArguments } from "./lib/arguments.ts";
import { Failure, run } from "./lib/failure.ts";
import { paint, step } from "./lib/steps.ts";
import { exitWhenOrphaned } from "./lib/stop.ts";
import { type Mutant, readMutants } from "./mutants/mutant.ts";
import { runTests } from "./mutants/run-tests.ts";
import { type InCopy, withCopies } from "./mutants/tree.ts";
import { type Trial, tryMutant } from "./mutants/try-mutant.ts";

await run(async () => {
  const mutants = readMutants();
  const areas = [...new Set(mutants.map(({ area }) => area))];
  const options = readArguments(help(mutants, areas), { only: { type: "string" } });
  if (options === undefined) return;
  const { only } = options;
  const chosen = mutants.filter(({ id, area }) => only === undefined || [id, area].includes(only));
  if (chosen.length === 0) {
    throw new Failure(`There is no area and no bug "${only}". The areas are ${areas.join(", ")}.`, {
      exitCode: 2,
    });
  }
  exitWhenOrphaned();
  report(
    await withCopies(async (inCopy) => {
      await step("baseline  the named tests, without any bug", () => requireGreen(inCopy, chosen));
      return tryAll(inCopy, chosen);
    }),
  );
});

/** @throws Failure naming each test that does not pass without any bug: then it would catch anything. */
async function requireGreen(inCopy: InCopy, chosen: readonly Mutant[]): Promise<void> {
  const tests = chosen.map(({ caughtBy }) => caughtBy);
  const results = await inCopy((tree) => runTests(tree, tests));
  const problems = [...results]
    .filter(([, { status }]) => status !== "passed")
    .map(([{ file, name }, { status, reason }]) => `${file} > ${name}: ${status}.\n${reason}`);
  if (problems.length > 0) throw new Failure([...new Set(problems)].join("\n\n"));
}

/** Tries the mutants, as many at a time as there are processors. */
async function tryAll(inCopy: InCopy, chosen: readonly Mutant[]): Promise<Trial[]> {
  const trials = new Map<Mutant, Trial>();
  const waiting = chosen.values();
  const work = async () => {
    for (const mutant of waiting) {
      const trial = await tryMutant(inCopy, mutant);
      trials.set(mutant, trial);
      const count = `${trials.size}/${chosen.length}`;
      process.stderr.write(
        `${sign(trial)} ${count} ${mutant.id}  ${paint("dim", because(trial))}\n`,
      );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return chosen.flatMap((mutant) => trials.get(mutant) ?? []);
}

/** @throws Failure where a mutant was not caught. */
function report(trials: readonly Trial[]): void {
  const width = Math.max(...trials.map(({ mutant }) => mutant.id.length));
  for (const { mutant, verdict, time } of trials) {
    const { id, bug, caughtBy } = mutant;
    process.stdout.write(
      `${verdict.padEnd(8)} ${id.padEnd(width)} ${time.toFixed(1).padStart(5)} s  ${bug}\n` +
        `${" ".repeat(9)}${caughtBy.file} > ${caughtBy.name}\n`,
    );
  }
  const missed = trials.filter(({ verdict }) => verdict !== "caught");
  process.stderr.write(`${trials.length - missed.length} of ${trials.length} bugs caught.\n`);
  if (missed.length === 0) return;
  throw new Failure(
    missed.map(({ mutant, verdict, reason }) => `${mutant.id} ${verdict}. ${reason}`).join("\n"),
  );
}

function sign({ verdict }: Trial): string {
  return verdict === "caught" ? paint("green", "✔") : paint("red", "✖");
}

/** The first line of what the test said. */
function because({ verdict, reason }: Trial): string {
  return verdict === "caught" ? (reason.split("\n")[0] ?? "") : verdict;
}

function help(mutants: readonly Mutant[], areas: readonly string[]): string {
  return `
Usage: npm run mutants -- [options]

Seeds ${mutants.length} deliberate bugs (test/mutants/), one at a time, each in a copy of the project, and runs the
test that is named to catch it. Ends with 1 unless each bug is caught.

Options:
  --only NAME  one area (${areas.join(", ")}),
               or one bug, for example ${mutants[0]?.id}
  --help       show this text
`;
}
