import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { inHome } from "../../src/base/home.ts";
import { step } from "../../src/base/steps.ts";
import { inTemporaryFolder } from "../../src/base/temporary.ts";
import type { OpenApiDocument } from "../../src/toolkit/document/json.ts";
import { bundle } from "../../src/toolkit/generate/bundle.ts";
import { fetchLargeDocument, firstOperations, sources } from "./large-document.ts";
import { figure, table } from "./markdown.ts";
import { growthExponent } from "./measure.ts";
import type { Cell } from "./scale-cell.ts";
import { steps } from "./scale-steps.ts";

type Result = Cell | "cut off";

/** How long one step may take at one size. */
const limit = 60;

/** What each step takes on the first operations of a large public document, and how that grows. */
export function benchScale({ quick }: { readonly quick: boolean }): Promise<string> {
  const sizes = quick ? [30, 100] : [100, 300, 1000];
  return inTemporaryFolder("bench-scale", async (folder) => {
    const document = await step(`fetch  ${Object.keys(sources).join(", ")}`, () =>
      fetchLargeDocument(folder),
    );
    const results: ReadonlyMap<string, Result>[] = [];
    for (const size of sizes) {
      await step(`${size} operations`, async () => {
        results.push(await measureAt(folder, firstOperations(document, size)));
      });
    }
    return renderScale(sizes, results);
  });
}

async function measureAt(folder: string, document: OpenApiDocument): Promise<Map<string, Result>> {
  await writeFile(join(folder, "openapi.json"), JSON.stringify(document));
  const bundled = await bundle(join(folder, "openapi.json"));
  await writeFile(join(folder, "bundled.json"), JSON.stringify(bundled));
  const found = new Map<string, Result>();
  for (const name of Object.keys(steps)) found.set(name, await measureStep(name, folder));
  return found;
}

async function measureStep(name: string, folder: string): Promise<Result> {
  const program = inHome("scripts/bench/scale-cell.ts");
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--import", "tsx", program, folder, name],
      { cwd: inHome(), timeout: limit * 1000 },
    );
    return JSON.parse(stdout) as Cell; // Written by scale-cell.ts.
  } catch (error) {
    if (error instanceof Error && "killed" in error && error.killed) return "cut off";
    throw error;
  }
}

/** The part of the page about size: what each step took, how that grows, and the memory it needed. */
export function renderScale(
  sizes: readonly number[],
  results: readonly ReadonlyMap<string, Result>[],
): string {
  const tableOf = (what: keyof Cell) =>
    table(
      ["", ...sizes.map((size) => figure(size)), "growth"],
      Object.keys(steps).map((name) => {
        const cells = results.map((cells) => cells.get(name));
        return [name, ...cells.map((cell) => shown(cell, what)), growth(sizes, cells, what)];
      }),
    );
  const named = Object.entries(sources).map(([name, version]) => `\`${name}\` ${version}`);
  return `
## Scale: what size costs

The first operations of GitHub's description of its API, from the npm registry (${named.join(", brought to OpenAPI 3.1 by ")}),
with what they refer to, without examples; every tenth operation is marked as new at one of five levels. Columns are
numbers of operations. Each figure is from a process of its own: the median of the runs within half a second, or the
only run where it takes longer. A step that makes something for each level was measured for one, the middle one;
\`generate\` is the whole command without its start, for all six levels. What took more than ${limit} s was cut off, and
says so. *Growth* is the exponent between the first size and the last: at 1 twice the operations take twice the time, at
2 four times. Components are shared by many operations, so that the documents grow less than their operations.

Time, ms:

${tableOf("milliseconds")}
The most memory that the process held during the first run, MB. \`nothing\` is what Node.js, the loaded modules and the
document take by themselves.

${tableOf("megabytes")}`;
}

function shown(cell: Result | undefined, what: keyof Cell): string {
  if (cell === undefined) return "–";
  return cell === "cut off" ? `over ${limit} s` : figure(cell[what]);
}

function growth(
  sizes: readonly number[],
  cells: readonly (Result | undefined)[],
  what: keyof Cell,
): string {
  const [first, last] = [cells[0], cells.at(-1)];
  if (typeof first !== "object" || typeof last !== "object") return "–";
  const exponent = growthExponent(
    { size: sizes[0] ?? 0, cost: first[what] },
    { size: sizes.at(-1) ?? 0, cost: last[what] },
  );
  return exponent.toFixed(1);
}
