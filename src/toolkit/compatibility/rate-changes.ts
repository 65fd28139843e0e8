import { step } from "../../node/progress.ts";
import { withoutLostReferences } from "../document/component-references.ts";
import { type LevelRange, type OpenApiDocument, snapshotAt } from "../levels/index.ts";
import { rangesAmong } from "../levels/level-range.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import { ratingOf } from "./corrected-impacts.ts";
import { withoutLostPaths } from "./moved-paths.ts";
import { normalizeForDiff } from "./normalize-for-diff.ts";
import {
  changedPlace,
  type Impact,
  type ImpactCounts,
  impacts,
  redoclyDiff,
} from "./redocly-diff.ts";

export const highestImpact = (found: readonly Impact[]): Impact =>
  impacts.findLast((impact) => found.includes(impact)) ?? "none";

/** A change to which a rule of `redocly diff` objects. */
export interface RatedChange {
  /** Its place in the newer document, or in the older one if it was removed. */
  readonly pointer: string;
  /** Whether the place was removed. */
  readonly isRemoved: boolean;
  /** The name of the rule, for example `property-removed`. */
  readonly rule: string;
  readonly impact: Impact;
  /** Redocly's description of the change. */
  readonly message: string;
}

/** The result of `redocly diff` for two plain documents. */
export interface CompatibilityReport {
  readonly impact: Impact;
  readonly counts: ImpactCounts;
  readonly objections: readonly RatedChange[];
}

/**
 * Rates the change from one plain document to another: compares both in one form, and raises what `diff` rates too low.
 *
 * @throws Failure as `redoclyDiff` does.
 */
export async function compareVersions(
  base: OpenApiDocument,
  revision: OpenApiDocument,
  diff = redoclyDiff,
): Promise<CompatibilityReport> {
  const formed = normalizeForDiff(withoutLostReferences(base), withoutLostReferences(revision));
  // In one form, a schema that is composed of itself may become a reference to itself.
  const whole = formed.map(withoutLostReferences) as typeof formed;
  const { before, now, lost, added } = withoutLostPaths(...whole);
  const { summary, changes } = await diff(before, now);
  const { raised, isFalseAlarm } = ratingOf(before, now);
  const counts = { ...summary, major: summary.major + lost.length, minor: summary.minor + added };
  const objections = lost.map(
    (one): RatedChange => ({ ...one, rule: "path-removed", impact: "major" }),
  );
  for (const change of changes) {
    const { impact: rated, verdicts, kind } = change;
    const isRemoved = kind === "removed";
    const found = verdicts
      .filter(({ ruleId }) => ruleId !== "property-removed" || !isFalseAlarm(change))
      .map(({ ruleId: rule, impact, message, location: { pointer } }): RatedChange => {
        return { pointer, isRemoved, rule, impact, message };
      });
    const further = found.length === 0 ? raised(change) : undefined;
    if (further !== undefined)
      found.push({ pointer: changedPlace(change), isRemoved, impact: "major", ...further });
    const isLess = rated === "major" && found.length === 0;
    counts[rated] -= 1;
    counts[isLess ? "patch" : further === undefined ? rated : "major"] += 1;
    objections.push(...found);
  }
  const impact = impacts.findLast((one) => one !== "none" && counts[one] > 0) ?? "none";
  return { impact, counts, objections };
}

/** A change that breaks clients of other levels. */
export interface BreakingChange extends RatedChange {
  /** The levels whose clients are affected. */
  readonly clients: readonly LevelRange[];
}

/** The impact of a level on clients of other levels. */
export interface RatedChanges {
  readonly impact: Impact;
  /** The number of changes by impact; only if all clients are of one level. */
  readonly counts?: ImpactCounts;
  readonly breaks: readonly BreakingChange[];
  /** The greatest impact of the changes that are not in `breaks`. */
  readonly otherImpact: Impact;
}

/**
 * Rates a level for clients of other levels, `first` to `last`, with the stock `redocly diff` on snapshots: one run for
 * each boundary among them.
 *
 * @throws Failure as `compareVersions` does.
 */
export async function rateChanges(
  { annotated, boundaries, boundaryAt, namesOf }: LevelledDocument,
  [first, last]: readonly [first: number, last: number],
  to: number,
  diff = redoclyDiff,
): Promise<RatedChanges> {
  const lowest = boundaryAt(first);
  const levels = boundaries.filter((level) => lowest <= level && level <= last);
  const revision = snapshotAt(annotated, to);
  const found = new Map<string, { objection: RatedChange; met: number[] }>();
  const verdicts: CompatibilityReport[] = [];
  for (const level of levels) {
    if (level === boundaryAt(to)) continue; // A level does not differ from itself.
    const verdict = await step(`redocly diff  ${namesOf([level])} → ${namesOf([to])}`, () =>
      compareVersions(snapshotAt(annotated, level), revision, diff),
    );
    verdicts.push(verdict);
    for (const objection of verdict.objections) {
      const { pointer, rule, message } = objection;
      const key = JSON.stringify([pointer, rule, message]);
      const before = found.get(key);
      if (before === undefined) found.set(key, { objection, met: [level] });
      else before.met.push(level);
    }
  }
  const within = ({ from, to }: LevelRange) => ({
    from: Math.max(from, first),
    to: Math.min(to, last + 1),
  });
  const [only] = verdicts;
  return {
    impact: highestImpact(verdicts.map(({ impact }) => impact)),
    otherImpact: highestImpact(
      verdicts.flatMap(({ counts }) =>
        (["minor", "patch"] as const).filter((impact) => counts[impact] > 0),
      ),
    ),
    ...(levels.length === 1 && only !== undefined && { counts: only.counts }),
    breaks: [...found.values()].map(({ objection, met }) => ({
      ...objection,
      clients: rangesAmong(boundaries, met).map(within),
    })),
  };
}
