// Searches for a sequence that breaks a property, and makes it short.
import fc from "fast-check";
import { shownText } from "../../src/base/shown-text.ts";
import type { Happening, Tell, Wrap } from "./ask-sandbox.ts";
import { Broken } from "./broken.ts";
import type { FuzzedLevel } from "./level.ts";
import { runSequence } from "./run-sequence.ts";
import { type Sequence, sequencesOf } from "./sequences.ts";

/** A property that did not hold, and the shortest sequence that shows it. */
export interface Finding {
  readonly broken: Broken;
  readonly happened: readonly Happening[];
  readonly seed: number;
  /** The place of the sequence among those of its seed, in the words of fast-check. */
  readonly path: string;
}

/** How long a search goes on. */
export interface Effort {
  readonly seed: number;
  /** How many sequences. Defaults to as many as the time allows. */
  readonly runs?: number;
  /** Defaults to no limit. */
  readonly milliseconds?: number | undefined;
  /** Where to begin, to repeat one sequence. */
  readonly path?: string | undefined;
}

/** Searches at a feature level; `undefined` where every property held. */
export async function search(
  level: FuzzedLevel,
  { seed, path, runs = 2 ** 31 - 1, milliseconds }: Effort,
  tell: Tell = () => {},
  wrap: Wrap = (sandbox) => sandbox,
): Promise<Finding | undefined> {
  let shown: Pick<Finding, "broken" | "happened"> | undefined;
  const property = fc.asyncProperty(sequencesAt(level), async (sequence) => {
    const happened: Happening[] = [];
    try {
      await runSequence(sequence, level, wrap, (one) => {
        happened.push(one);
        tell(one);
      });
    } catch (error) {
      if (error instanceof Broken) shown = { broken: error, happened };
      throw error;
    }
  });
  const from = (path: string | undefined) => (path === undefined ? {} : { path });
  const limit = milliseconds === undefined ? {} : { interruptAfterTimeLimit: milliseconds };
  let found = await fc.check(property, { seed, numRuns: runs, ...from(path), ...limit });
  // The time is for finding: what is found is made short, however long that takes.
  if (found.failed && found.interrupted) {
    found = await fc.check(property, {
      seed,
      numRuns: runs,
      ...from(found.counterexamplePath ?? undefined),
    });
  }
  if (!found.failed) return undefined;
  // The last sequence that failed is the shortest. What is no property is a defect of the fuzz itself.
  if (shown === undefined || found.errorInstance !== shown.broken) throw found.errorInstance;
  return { ...shown, seed, path: found.counterexamplePath ?? "" };
}

/** Making the arbitraries takes longer than a sequence. */
const known = new WeakMap<FuzzedLevel, fc.Arbitrary<Sequence>>();

function sequencesAt(level: FuzzedLevel): fc.Arbitrary<Sequence> {
  const made = known.get(level) ?? sequencesOf(level);
  known.set(level, made);
  return made;
}

/** A finding in words: what had to hold, the requests that show that it does not, and how to see it again. */
export function explain({ broken, happened, seed, path }: Finding, level: number): string {
  return [
    shortened(broken.message, 600),
    "",
    "The shortest sequence that shows it:",
    ...happened.flatMap(linesOf),
    "",
    `Again: FUZZ_LEVEL=${level} FUZZ_SEED=${seed} FUZZ_PATH=${path} npm run fuzz`,
  ].join("\n");
}

function linesOf(one: Happening): string[] {
  if ("happens" in one)
    return [`# ${one.happens}${"user" in one ? ` of ${one.user.email}` : " passes"}`];
  const { step, request, answer } = one;
  const { method, target, headers, body } = request;
  return [
    `# ${step.asked.operation.id}, ${step.way}, as ${step.user.email}`,
    shortened(`${method} ${target}`, 400),
    ...headers.map(([name, value]) => shortened(`  ${name}: ${value}`, 200)),
    ...(body === undefined ? [] : [shortened(`  ${body}`, 400)]),
    shortened(`→ ${answer?.status ?? "no answer"} ${answer?.text ?? ""}`, 400),
  ];
}

function shortened(text: string, longest: number): string {
  const shown = shownText(text.slice(0, longest));
  return text.length > longest ? `${shown}… (${text.length} characters)` : shown;
}
