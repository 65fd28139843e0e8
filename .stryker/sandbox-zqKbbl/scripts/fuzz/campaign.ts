// @ts-nocheck
import fc from "fast-check";
import { Broken } from "./broken.ts";
import type { Happening, Record } from "./life.ts";
import { holds } from "./property.ts";
import { type Life, lives, type Stage, type World } from "./steps.ts";
import type { Target } from "./target.ts";

/** A property that did not hold, and the shortest sequence that shows it. */
export interface Finding {
  readonly broken: Broken;
  readonly happened: readonly Happening[];
  readonly seed: number;
  /** The place of the sequence among those of its seed, in the words of fast-check. */
  readonly path: string;
  readonly shrinks: number;
}

/** How long a fuzz goes on. */
export interface Effort {
  readonly seed: number;
  readonly runs: number;
  /** Where to begin, to repeat one sequence. */
  readonly path?: string;
}

/** Lives through random sequences until one breaks a property, which is then made short. */
export async function explore(
  stage: Stage,
  start: (world: World) => Target,
  { seed, runs, path }: Effort,
  tell: Record = () => {},
): Promise<Finding | undefined> {
  let shown: Pick<Finding, "broken" | "happened"> | undefined;
  const property = fc.asyncProperty(lifeOf(stage), async (life) => {
    const happened: Happening[] = [];
    const record: Record = (one) => {
      happened.push(one);
      tell(one);
    };
    try {
      await holds(life, stage, start, record);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      // What ended the server came before, and cannot be made shorter without it.
      if (error.isGone && shown !== undefined) throw shown.broken;
      shown = { broken: error, happened };
      throw error;
    }
  });
  const options = { seed, numRuns: runs, ...(path === undefined ? {} : { path }) };
  const details = await fc.check(property, options);
  if (!details.failed) return undefined;
  // The last life that failed is the shortest. What is no property is a defect of the fuzz itself.
  if (shown === undefined || details.errorInstance !== shown.broken) throw details.errorInstance;
  return {
    ...shown,
    seed,
    path: details.counterexamplePath ?? "",
    shrinks: details.numShrinks,
  };
}

/** Making the arbitraries takes longer than a life. */
const known = new WeakMap<Stage, fc.Arbitrary<Life>>();

function lifeOf(stage: Stage): fc.Arbitrary<Life> {
  const made = known.get(stage) ?? lives(stage);
  known.set(stage, made);
  return made;
}
