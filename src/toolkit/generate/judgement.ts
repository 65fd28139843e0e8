import { step } from "../../base/steps.ts";
import {
  boundaries,
  boundaryAt,
  type OpenApiDocument,
  project,
  releases,
  type Span,
} from "../levels/index.ts";
import { namesOfLevels } from "../levels/releases.ts";
import { spansAmong } from "../levels/span.ts";
import { impacts, type Objection, type ReleaseVerdict, verdictOn } from "./verdict.ts";

/** A change of a level that asks something of clients of other levels. */
export interface BreakingChange extends Objection {
  /** The levels whose clients are affected. */
  readonly clients: readonly Span[];
}

/** What a level means for the clients of others. */
export interface Judgement extends Pick<ReleaseVerdict, "impact"> {
  /** How many changes have which impact, of clients of one level; left out of several. */
  readonly counts?: ReleaseVerdict["counts"];
  readonly breaks: readonly BreakingChange[];
}

/**
 * Judges a level for clients that were made for others, `first` to `last`, by the stock `redocly diff` on their projections:
 * one run for each boundary among them.
 *
 * @throws Failure as `verdictOn` does.
 */
export async function judge(
  document: OpenApiDocument,
  [first, last]: readonly [first: number, last: number],
  to: number,
): Promise<Judgement> {
  const all = boundaries(document);
  const lowest = boundaryAt(all, first);
  const levels = all.filter((level) => lowest <= level && level <= last);
  const revision = project(document, to);
  const found = new Map<string, { objection: Objection; met: number[] }>();
  const verdicts: ReleaseVerdict[] = [];
  const name = (level: number) => namesOfLevels([level], releases(document), all);
  for (const level of levels) {
    if (level === boundaryAt(all, to)) continue; // It breaks nothing of itself.
    const verdict = await step(`redocly diff  ${name(level)} → ${name(to)}`, () =>
      verdictOn(project(document, level), revision),
    );
    verdicts.push(verdict);
    for (const objection of verdict.objections) {
      const { pointer, rule, message } = objection;
      const key = JSON.stringify([pointer, rule, message]);
      const { met } = found.get(key) ?? { met: [] };
      found.set(key, { objection, met: [...met, level] });
    }
  }
  const within = ({ from, to }: Span) => ({
    from: Math.max(from, first),
    to: Math.min(to, last + 1),
  });
  const rank = ({ impact }: ReleaseVerdict) => impacts.indexOf(impact);
  const [only] = verdicts;
  return {
    impact: impacts[Math.max(...verdicts.map(rank))] ?? "none",
    ...(levels.length === 1 && only !== undefined && { counts: only.counts }),
    breaks: [...found.values()].map(({ objection, met }) => ({
      ...objection,
      clients: spansAmong(all, met).map(within),
    })),
  };
}
