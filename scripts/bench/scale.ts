import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { bundle } from "../../src/generate/bundle.ts";
import { step } from "../../src/system/steps.ts";
import { inTemporaryFolder } from "../../src/system/temporary.ts";
import { inRoot } from "../lib/root.ts";
import { figure, table } from "./markdown.ts";
import { growthExponent } from "./measure.ts";
import type { Cell } from "./scale-cell.ts";
import { steps } from "./scale-steps.ts";
import { type Scale, writeSynthetic } from "./synthetic.ts";

/** What a step took at each size, or that it was cut off. */
export type Results = ReadonlyMap<string, Cell | "cut off">;

const key = (name: string, { operations, levels }: Scale) => `${name} ${operations} ${levels}`;

/** How long one step may take at one size. */
const limit = 60;

/** What each step takes on made-up specifications from very small to very large, and how that grows. */
export async function benchScale({ quick }: { readonly quick: boolean }): Promise<string> {
  const sizes = quick ? [4, 40] : [4, 40, 400, 2000];
  const levelCounts = quick ? [5, 20] : [5, 20, 60];
  const results = new Map<string, Cell | "cut off">();
  for (const levels of levelCounts) {
    for (const operations of sizes) {
      const scale = { operations, levels };
      await step(`${operations} operations, ${levels} levels`, async () => {
        for (const [name, result] of await measureAt(scale)) results.set(key(name, scale), result);
      });
    }
  }
  return renderScale(results, sizes, levelCounts);
}

function measureAt(scale: Scale): Promise<Map<string, Cell | "cut off">> {
  return inTemporaryFolder("bench-scale", async (folder) => {
    const document = await bundle(await writeSynthetic(folder, scale));
    await writeFile(join(folder, "bundled.json"), JSON.stringify(document));
    const found = new Map<string, Cell | "cut off">();
    for (const name of Object.keys(steps)) found.set(name, await measureStep(name, folder));
    return found;
  });
}

async function measureStep(name: string, folder: string): Promise<Cell | "cut off"> {
  const program = inRoot("scripts/bench/scale-cell.ts");
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--import", "tsx", program, folder, name],
      { cwd: inRoot(), timeout: limit * 1000 },
    );
    return JSON.parse(stdout) as Cell; // Written by scale-cell.ts.
  } catch (error) {
    if (error instanceof Error && "killed" in error && error.killed) return "cut off";
    throw error;
  }
}

/** The part of the page about size: what each step took, how that grows, and the memory it needed. */
export function renderScale(
  results: Results,
  sizes: readonly number[],
  levelCounts: readonly number[],
): string {
  const names = Object.keys(steps);
  const at = (name: string, operations: number, levels: number) =>
    results.get(key(name, { operations, levels }));
  const [large = 0, largest = 0] = sizes.slice(-2);
  const [many = 0, most = 0] = levelCounts.slice(-2);
  const headOf = (last: string) => ["", ...sizes.map((size) => figure(size)), last];
  const times = levelCounts.map((levels) => {
    const rows = names.map((name) => [
      name,
      ...sizes.map((size) => shown(at(name, size, levels), "milliseconds")),
      growth(large, at(name, large, levels), largest, at(name, largest, levels)),
    ]);
    return `With ${levels} levels, ms:\n\n${table(headOf("growth"), rows)}`;
  });
  const memory = names.map((name) => [
    name,
    ...sizes.map((size) => shown(at(name, size, most), "megabytes")),
    growth(many, at(name, large, many), most, at(name, large, most)),
  ]);
  return `
## Scale: what size costs

Specifications made up by \`scripts/bench/synthetic.ts\`: for each resource four operations (list, create, update,
delete) in two files, with forms, own and shared parameters and schemas, examples, and thirteen marks, on every
carrier; eight resources at a time refer to each other in a circle. They pass this project's own lint.
Columns are numbers of operations. Each figure is from a process of its own: the median of the runs within half
a second, or the only run where it takes longer. A step that makes something for each level was measured for one,
the middle one; \`generate\` is the whole command without its start, for all levels. What took more than ${limit} s
was cut off, and says so.

*Growth* is the exponent between ${figure(large)} and ${figure(largest)} operations: at 1 twice the operations take twice
the time, at 2 four times; above 1 is worse than linear. Small sizes mostly show what a step costs at all.

${times.join("\n")}
The most memory that the process held during the first run, with ${most} levels, MB. \`nothing\` is what Node.js, the
loaded modules and the document take by themselves. *Growth in levels* is the exponent of the time between ${many} and
${most} levels at ${figure(large)} operations: at 0 the number of levels does not matter, at 1 twice the levels take twice the
time, as \`generate\` must, which writes three files for each.

${table(headOf("growth in levels"), memory)}`;
}

function shown(cell: Cell | "cut off" | undefined, what: keyof Cell): string {
  if (cell === undefined) return "–";
  return cell === "cut off" ? `over ${limit} s` : figure(cell[what]);
}

function growth(
  size: number,
  cell: Cell | "cut off" | undefined,
  largerSize: number,
  largerCell: Cell | "cut off" | undefined,
): string {
  if (typeof cell !== "object" || typeof largerCell !== "object") return "–";
  const exponent = growthExponent(
    { size, cost: cell.milliseconds },
    { size: largerSize, cost: largerCell.milliseconds },
  );
  return exponent.toFixed(1);
}
