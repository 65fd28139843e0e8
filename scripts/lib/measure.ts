import { performance } from "node:perf_hooks";

/** One measured figure. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
}

/**
 * The time that each piece of work takes, in microseconds: the median over rounds in which all of them
 * take turns, so that what disturbs the machine disturbs all alike.
 */
export async function measure(
  pieces: Readonly<Record<string, () => Promise<unknown>>>,
  { rounds, calls }: { readonly rounds: number; readonly calls: number },
): Promise<Record<string, number>> {
  const times = new Map(Object.keys(pieces).map((name) => [name, [] as number[]]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, work] of Object.entries(pieces)) {
      const start = performance.now();
      for (let call = 0; call < calls; call++) await work();
      const time = ((performance.now() - start) * 1000) / calls;
      // The first round warms up.
      if (round >= 0) times.get(name)?.push(time);
    }
  }
  return Object.fromEntries([...times].map(([name, values]) => [name, median(values)]));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
