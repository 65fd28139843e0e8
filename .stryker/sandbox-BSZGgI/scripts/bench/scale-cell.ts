// @ts-nocheck
// Runs one step on one specification, in a process of its own so that no step pays for what
// another left in memory, and prints as JSON what it took.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { spreadOf, timeOf } from "./measure.ts";
import { steps } from "./scale-steps.ts";

/** What a step took. */
export interface Cell {
  /** The median of its runs; the first, in which much is compiled, only where there was no time for more. */
  readonly milliseconds: number;
  /** The most memory that the process has held at a time until the end of the first run. */
  readonly megabytes: number;
}

/** How long a step is repeated. */
const seconds = 0.5;

const [folder = "", name = ""] = process.argv.slice(2);
const specification = join(folder, "openapi.json");
const bundled = join(folder, "bundled.json");
const work = await steps[name]?.({
  specification,
  document: JSON.parse(readFileSync(bundled, "utf8")),
  folder: join(folder, "generated"),
});
if (work === undefined) throw new Error(`There is no step "${name}".`);

const start = performance.now();
const first = await timeOf(work);
const megabytes = process.resourceUsage().maxRSS / 1024;
const times: number[] = [];
while (performance.now() + first < start + seconds * 1000) times.push(await timeOf(work));
const milliseconds = times.length > 0 ? spreadOf(times).median : first;
process.stdout.write(JSON.stringify({ milliseconds, megabytes } satisfies Cell));
