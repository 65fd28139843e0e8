// @ts-nocheck
import type { Kind } from "./kind.ts";
import { deactivatedKind } from "./kinds/credentials.ts";
import { absentKind, kinds, plain } from "./kinds.ts";
import type { Record } from "./life.ts";
import type { Stage } from "./steps.ts";
import type { Subject } from "./subject.ts";

/** How often each operation met each kind and answered with each status. */
export interface Tally {
  readonly requests: number;
  /** By the id of an operation and the name of a kind. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** By the id of an operation. */
  readonly statuses: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** How often an answer was other than documented, by the reason for which this is known. */
  readonly excuses: ReadonlyMap<string, number>;
}

/** Counts what happens. */
export function createTally(): Tally & { readonly add: Record } {
  const counts = new Map<string, Map<string, number>>();
  const statuses = new Map<string, Map<number, number>>();
  const excuses = new Map<string, number>();
  let requests = 0;
  return {
    get requests() {
      return requests;
    },
    counts,
    statuses,
    excuses,
    add(happened) {
      if ("happens" in happened) return;
      if ("excuse" in happened) {
        excuses.set(happened.excuse, (excuses.get(happened.excuse) ?? 0) + 1);
        return;
      }
      const { step, answer } = happened;
      const { id } = step.subject.operation;
      requests += 1;
      raise(counts, id, step.kind.name);
      if (answer !== undefined) raise(statuses, id, answer.status);
    },
  };
}

function raise<K>(table: Map<string, Map<K, number>>, row: string, column: K): void {
  const cells = table.get(row) ?? new Map<K, number>();
  table.set(row, cells.set(column, (cells.get(column) ?? 0) + 1));
}

/** What was possible and did not occur, kinds and statuses, by the id of an operation. */
export function gaps(tally: Tally, stages: readonly Stage[]): Map<string, Set<string>> {
  const missed = new Map<string, Set<string>>();
  const expect = (id: string, name: string | number, seen: boolean | undefined) => {
    if (seen !== true) missed.set(id, (missed.get(id) ?? new Set()).add(String(name)));
  };
  const expectKind = (subject: Subject, kind: Kind) => {
    const { id } = subject.operation;
    if (kind.changesOf(subject) === undefined) return;
    expect(id, kind.name, tally.counts.get(id)?.has(kind.name));
  };
  for (const { subjects, absent, deactivated } of stages) {
    for (const subject of absent) expectKind(subject, absentKind);
    for (const subject of subjects) {
      const { id, success, errors } = subject.operation;
      for (const kind of [plain, ...kinds]) expectKind(subject, kind);
      if (deactivated.length > 0) expectKind(subject, deactivatedKind);
      for (const status of [...success, ...errors.map(({ status }) => status)]) {
        expect(id, status, tally.statuses.get(id)?.has(status));
      }
    }
  }
  return missed;
}
