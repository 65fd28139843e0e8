// Runs one step on one specification, in a process of its own, and prints what it took as JSON.
import { existsSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { spreadOf, timeOf } from "../lib/measure.ts";
import { steps } from "./scale-steps.ts";

/** What a step took. */
export interface Cell {
  /** The median of the runs. */
  readonly milliseconds: number;
  /** The most that the process ever held during the first run, in megabytes, all included. */
  readonly peak: number;
  readonly runs: number;
}

const [name = "", specification = "", seconds = "1"] = process.argv.slice(2);
const folder = join(dirname(specification), `generated-${process.pid}`);
const bundled = join(dirname(specification), "bundled.json");
const document = existsSync(bundled) ? JSON.parse(readFileSync(bundled, "utf8")) : {};
const work = steps[name]?.({ specification, document, folder });
if (work === undefined) throw new Error(`There is no step "${name}".`);

const end = performance.now() + Number(seconds) * 1000;
const first = await timeOf(work);
const peak = process.resourceUsage().maxRSS / 1024;
const times: number[] = [];
// The first run also compiles. Where there is time for more, it does not count.
while (times.length < 15 && performance.now() + first < end) times.push(await timeOf(work));
const cell: Cell = {
  milliseconds: times.length > 0 ? spreadOf(times).median : first,
  peak,
  runs: Math.max(times.length, 1),
};
await rm(folder, { recursive: true, force: true });
process.stdout.write(JSON.stringify(cell));
