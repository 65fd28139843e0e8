/** The measured values, one for each round; all series of a table have the same rounds. */
export interface Series {
  readonly what: string;
  readonly values: readonly number[];
}

interface Spread {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

/**
 * Measures several functions, by name, in rounds in which all take turns, so that disturbances of the machine affect
 * all equally. Every second round runs backwards, so that none always follows the same other. The first round is a
 * warm-up and does not count.
 */
export async function inTurns<Thing>(
  things: Readonly<Record<string, Thing>>,
  rounds: number,
  measure: (thing: Thing, what: string) => Promise<number>,
): Promise<Series[]> {
  const forth = Object.entries(things).map(([what, thing]) => ({
    what,
    thing,
    values: [] as number[],
  }));
  for (let round = 0; round <= rounds; round++) {
    for (const { what, thing, values } of round % 2 === 0 ? forth : forth.toReversed()) {
      const value = await measure(thing, what);
      if (round > 0) values.push(value);
    }
  }
  return forth.map(({ what, values }) => ({ what, values }));
}

/** The time that a function takes of the processor, with its threads, in milliseconds, as the average of several calls. */
export async function processorTimeOf(work: () => unknown, calls: number): Promise<number> {
  const start = process.cpuUsage();
  for (let call = 0; call < calls; call++) await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / calls;
}

/** Median and quartiles, with linear interpolation. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => {
    const position = (sorted.length - 1) * share;
    const below = Math.floor(position);
    const above = Math.ceil(position);
    const [low = Number.NaN, high = Number.NaN] = [sorted[below], sorted[above]];
    return low + (high - low) * (position - below);
  };
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

/** The ratio of two series: the median of the ratios within each round, in which both had the same conditions. */
export function ratioTo(base: Series, { values }: Series): number {
  return spreadOf(values.map((value, round) => value / (base.values[round] ?? Number.NaN))).median;
}
