// The levels of the registry come from numbered facts, and each fact about a level is in the registry. Between recorded
// levels, it was also seen.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { operations } from "../../generated/operations.gen.ts";
import { inHome } from "../../src/node/package-root.ts";
import { featureLevels } from "../../src/toolkit/levels/annotation.ts";
import { type HistoryEntry, history } from "../../src/toolkit/levels/history.ts";
import { annotated } from "../helpers/annotated.ts";
import {
  calledBy,
  recordedAnswer,
  recordedLevels,
  recordedScenarios,
} from "../helpers/recordings.ts";

/** The facts of docs/sources.md by number; several numbers may share one text. */
const facts = new Map(
  readFileSync(inHome("docs/sources.md"), "utf8")
    .split(/\n(?=- \*\*|#)/)
    .flatMap((text) =>
      Array.from(
        text.matchAll(/\*\*([\d.]+\d)\*\*/g),
        ([, number = ""]) => [number, text] as const,
      ),
    ),
);
const entries = featureLevels(annotated());

it("each entry of the registry cites a fact that names its level", () => {
  const wrong = entries.filter(
    ({ level, source = "" }) => !new RegExp(`\\b${level}\\b`).test(facts.get(source) ?? ""),
  );
  expect(wrong).toEqual([]);
});

it("each fact about a level is cited by an entry of that level", () => {
  const cited = new Set(entries.map(({ level, source }) => `${level} ${source}`));
  const ofDocument = [...facts].flatMap(([number, text]) => {
    const [, level] = /^9\./.test(number) ? (/Level (\d+)/.exec(text) ?? []) : [];
    return level === undefined ? [] : [`${level} ${number}`];
  });
  const ofLog = [...facts.keys()].flatMap((number) => {
    const [, level] = /^18\.(\d+)$/.exec(number) ?? [];
    return level === undefined ? [] : [`${level} ${number}`];
  });
  expect([...ofDocument, ...ofLog].filter((fact) => !cited.has(fact))).toEqual([]);
});

/** The recorded levels of each operation. */
const recordedAt = new Map<string, Set<number>>();
for (const level of recordedLevels) {
  for (const { name, steps } of recordedScenarios(level)) {
    for (const step of steps) {
      const { id = "" } = calledBy(step, Object.values(operations)) ?? {};
      if (recordedAnswer(level, name, step.name) === undefined) continue;
      recordedAt.set(id, (recordedAt.get(id) ?? new Set()).add(level));
    }
  }
}

/** The sides of annotations between recorded levels at which an operation was not recorded. */
const unrecorded = (all: readonly Pick<HistoryEntry, "level" | "operations">[]): string[] =>
  all.flatMap(({ level, operations }) => {
    const before = recordedLevels.findLast((one) => one < level);
    const after = recordedLevels.find((one) => one >= level);
    if (before === undefined || after === undefined) return [];
    return operations.flatMap((id) =>
      [before, after].flatMap((side) =>
        recordedAt.get(id)?.has(side) ? [] : [`${id} at ${side}, for level ${level}`],
      ),
    );
  });

it("what differs between recorded levels was recorded on both sides", () => {
  expect(unrecorded(history(annotated()))).toEqual([]);
});

it.each(["levels", "checking-a-server"])("the guide %s names the recorded levels", (guide) => {
  const text = readFileSync(inHome(`docs/guides/${guide}.md`), "utf8").replace(/\s+/g, " ");
  const [first, last] = [recordedLevels[0], recordedLevels.at(-1)];
  expect(text).toContain(`at ${recordedLevels.length} levels from ${first} to ${last}`);
});

it("an operation that nobody recorded is found, except where no server was recorded", () => {
  const levels = [156, 157, 384, 385];
  const found = unrecorded(levels.map((level) => ({ level, operations: ["listChannels"] })));
  expect(found.map((one) => one.replace(/.* /, ""))).toEqual(["157", "157", "384", "384"]);
});
