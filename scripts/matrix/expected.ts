import { boundaries, history } from "../../generated/feature-levels.gen.ts";
import { operations } from "../../generated/operations.gen.ts";
import { existsAt, lifeOf } from "../../src/levels/index.ts";
import type { OperationRow as Operation } from "../../src/document/operation-row.ts";

const table: readonly Operation[] = Object.values(operations);

/** The levels of the matrix: each boundary, one between two of them, and one above the newest. */
export function matrixLevels(levels: readonly number[] = boundaries): number[] {
  const gaps = levels.slice(1).map((level, index) => [levels[index] ?? 0, level] as const);
  const [[from, to] = [0, 0]] = gaps.toSorted(
    (one, other) => other[1] - other[0] - (one[1] - one[0]),
  );
  const between = to - from > 1 ? [Math.floor((from + to) / 2)] : [];
  return [...levels, ...between, Math.max(...levels) + 1].sort((one, other) => one - other);
}

/** What must be so when a client of one level meets a server that reports another. */
export interface Expected {
  /** Whether `createClient` takes the level at all. */
  readonly isMade: boolean;
  /** Whether `connect` accepts the server. */
  readonly connects: boolean;
  /** For each named change, whether the server has it, and whether the client knows without asking. */
  readonly changes: Readonly<
    Record<string, { readonly isThere: boolean; readonly isSure: boolean }>
  >;
  /** Each operation, whether the server has it, and whether that depends on its level. */
  readonly operations: readonly {
    readonly operation: Operation;
    readonly isThere: boolean;
    readonly isBounded: boolean;
    /** The lowest level from which a client's types have it, at or above the client's own. */
    readonly typesFrom: number;
  }[];
}

/** Derives it from the operations table and the history. */
export function expected(clientLevel: number, reported: number): Expected {
  return {
    isMade: boundaries.some((boundary) => boundary === clientLevel),
    connects: reported >= clientLevel,
    changes: Object.fromEntries(
      history.map(({ name, level }) => [
        name,
        { isThere: level <= reported, isSure: level <= clientLevel },
      ]),
    ),
    operations: table.map((operation) => ({
      operation,
      isThere: existsAt(lifeOf(operation), reported),
      isBounded: operation.since > 0 || operation.until !== undefined,
      typesFrom: Math.max(clientLevel, operation.since),
    })),
  };
}
