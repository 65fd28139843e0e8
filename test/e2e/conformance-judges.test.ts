// The judges of the conformance suite that cost seconds: recorded servers of every level, honest sandboxes with every
// kind of account, and servers with one defect each.
import { describe, expect, it } from "vitest";
import { releases } from "../../generated/feature-levels.gen.ts";
import { operations } from "../../generated/operations.gen.ts";
import type { Report } from "../../src/service/conformance/index.ts";
import { findingsIn } from "../../src/service/conformance/index.ts";
import { isObject } from "../../src/toolkit/document/json.ts";
import { isLevelIn, rangesOfRow } from "../../src/toolkit/levels/index.ts";
import { accountOf, foundIn, sandboxServer } from "../helpers/conformance.ts";
import { defects, defectsOfAnyLevel } from "../helpers/defects.ts";
import { judgedRecordings } from "../helpers/judged-recordings.ts";
import {
  type DifferenceKind,
  differenceKinds,
  differencesFrom,
  kindOf,
} from "../helpers/recorded-differences.ts";
import { recordedLevels } from "../helpers/recordings.ts";
import { replayedBySandbox } from "../helpers/replayed-sandbox.ts";
import { isThorough } from "../helpers/seed.ts";

describe("what recorded servers answered", () => {
  const met = new Set<DifferenceKind | undefined>();
  const judged: Awaited<ReturnType<typeof judgedRecordings>> = [];

  it.each(recordedLevels)(
    "is what the sandbox of level %i answers, and no finding of the suite",
    async (level) => {
      const answers = await replayedBySandbox(level, "document");
      const differences = answers.flatMap((answer) => differencesFrom(level, answer));
      for (const difference of differences) met.add(kindOf(difference));
      expect(differences.filter((difference) => kindOf(difference) === undefined)).toEqual([]);
      const own = await judgedRecordings(level, answers);
      expect(own.filter(({ verdict }) => verdict === "differs")).toEqual([]);
      judged.push(...own);
    },
  );

  it("is nearly all the same, and differs in each listed way", () => {
    const count = (wanted: string) => judged.filter(({ verdict }) => verdict === wanted).length;
    expect(count("same")).toBeGreaterThan(11_000);
    expect(count("known")).toBeLessThan(count("same") / 20);
    expect(count("error")).toBeLessThan(30);
    const gone = differenceKinds.filter((kind) => !met.has(kind)).map(({ reason }) => reason);
    expect(gone, "kinds that no longer differ: remove them").toEqual([]);
  });
});

describe("an honest sandbox", () => {
  /** An owner, an administrator, a moderator, two members, one of them without drafts, a guest and a bot. */
  const kinds = ["desdemona", "iago", "shiva", "cordelia", "othello", "polonius", "helper-bot"];
  /** All kinds at once: one alone, the others in pairs. After seven turns, each pair was met; after 14, turned around. */
  const turnOf = (turn: number) =>
    [0, 1, 2, 3].map((step) => {
      const [one = "", other = ""] = [turn + step, turn + kinds.length - step].map(
        (place) => kinds[place % kinds.length],
      );
      if (step === 0) return [one];
      return turn % 14 < 7 ? [one, other] : [other, one];
    });
  const runs = releases.flatMap(({ level }, release) =>
    // Each release meets each kind of account; in the slow tests, each pair.
    Array.from({ length: isThorough ? 14 : 1 }, (_, more) => turnOf(release + more)).flatMap(
      (turn) =>
        turn.map((names, step) => ({
          level,
          names,
          follow: (release + step) % 2 === 0 ? ("document" as const) : ("servers" as const),
        })),
    ),
  );

  it.each(runs)(
    "of level $level that follows $follow has no finding as $names, and is as before",
    async ({ level, names: [own = "", other], follow }) => {
      const { run, sandbox, requests } = sandboxServer(level, undefined, { follow });
      const before = sandbox.state;
      const sent: Promise<Pairs>[] = [];
      const report = await run({
        account: accountOf(own),
        other: other === undefined ? undefined : accountOf(other),
        fetch: (request) => {
          sent.push(pairsOf(request.clone()));
          requests.push(request);
          return sandbox.fetch(request);
        },
      });
      expect(foundIn(report)).toEqual([]);
      const known = report.checks.filter(({ verdict }) => verdict === "known");
      expect(known.length > 0).toBe(follow === "servers");
      expect(report).toMatchObject({ isInterrupted: false, leftBehind: [] });
      expect(sandbox.state).toEqual(before);
      for (const pairs of await Promise.all(sent)) expectHarmless(new Map(pairs), level);
      for (const operation of Object.values(operations)) {
        if (isLevelIn(rangesOfRow(operation), level)) continue;
        expect(report.checks.map(({ id }) => id)).toContain(`${operation.id}/absent`);
      }
    },
  );
});

type Pairs = readonly (readonly [string, string])[];

async function pairsOf(request: Request): Promise<Pairs> {
  const type = request.headers.get("Content-Type") ?? "none";
  const { searchParams } = new URL(request.url);
  if (/urlencoded/.test(type)) {
    return [...searchParams, ...new URLSearchParams(await request.text())];
  }
  if (!/multipart/.test(type)) return [...searchParams];
  const form = [...(await request.formData())];
  return [...searchParams, ...form.map(([name, value]) => [name, String(value)] as const)];
}

/** What made recorded servers fail: requests answered 500, and an expiry that breaks the list of invitations. */
function expectHarmless(sent: ReadonlyMap<string, string>, level: number): void {
  const sentAs = (name: string) => {
    try {
      return JSON.parse(sent.get(name) ?? "null");
    } catch {
      return null;
    }
  };
  for (const name of ["invite_expires_in_minutes", "invite_expires_in_days"]) {
    const value = sentAs(name);
    if (typeof value === "number") expect(value).toBeGreaterThan(0);
  }
  const saved = sentAs("drafts");
  const drafts = [sentAs("draft") ?? (Array.isArray(saved) ? saved : [])].flat(1);
  for (const draft of drafts.filter(isObject)) {
    expect(draft.timestamp ?? 0).toBeLessThan(2 ** 32);
    expect(Object.keys(draft)).toEqual(expect.arrayContaining(["type", "to", "topic", "content"]));
  }
  const isList = Array.isArray(sentAs("draft")) || drafts.some(Array.isArray);
  if (level >= 237 && level < 277) expect(isList).toBe(false);
  for (const term of [sentAs("narrow") ?? []].flat()) {
    if (Array.isArray(term)) expect(term).toHaveLength(2);
  }
}

/** What a reader of a report sees of a defect. */
const shownOf = (report: Report) =>
  findingsIn(report).map(({ first }) => `${first.id} ${first.differences[0]?.place}`);

describe("the suite notices as one finding that", () => {
  it.each(defects)("$title", async ({ level = 267, breakIt, options, isKnown = false }) => {
    const run = (write: boolean) =>
      sandboxServer(level, breakIt).run({ featureLevel: level, write, ...options });
    const verdict = isKnown ? "known" : "differs";
    // A run that changes nothing takes a third of the time, and shows more than half of them.
    const short = isThorough ? undefined : await run(false);
    const isShown = short?.checks.some((check) => check.verdict === verdict) === true;
    const report = isShown ? short : await run(true);
    const found = shownOf(report);
    expect(found, found.join("; ")).toHaveLength(isKnown ? 0 : 1);
    if (isKnown) expect(report.checks.some((check) => check.verdict === "known")).toBe(true);
  });

  const levels = [209, 267, 498];
  const rows = defectsOfAnyLevel.flatMap((defect, row) =>
    levels
      .filter((_, turn) => isThorough || turn === row % levels.length)
      .map((level) => ({ ...defect, level })),
  );

  it.each(rows)("$title, at level $level", async ({ level, breakIt }) => {
    const found = shownOf(await sandboxServer(level, breakIt).run());
    expect(found, found.join("; ")).toHaveLength(1);
  });
});
