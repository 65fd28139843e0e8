import { lazily, memoize } from "../../universal/memoize.ts";
import type { OpenApiDocument } from "../document/json.ts";
import type { Operation } from "../document/operation-model.ts";
import { type HistoryEntry, history } from "./history.ts";
import { type Levels, levelsOf } from "./levels.ts";
import { movedOperations, withNewestPaths, withoutMovedPaths } from "./moved-operations.ts";
import { operationsById, type Revisions, revisions } from "./revisions.ts";

/** An annotated document with its levels. Computes each part once, when it is first needed. Modify nothing. */
export interface LevelledDocument extends Levels {
  /** The document with its annotations. */
  readonly annotated: OpenApiDocument;
  /** The operations of all levels, grouped by id, the newest first. */
  readonly operations: readonly [Operation, ...Operation[]][];
  /** Every annotation as data, oldest level first. */
  readonly history: readonly HistoryEntry[];
  /** The documents of exactly each level, and their parts. */
  readonly at: Revisions;
  /** What every server from each level up supports; `reduced` leaves out what is not to be compared. */
  from(reduced?: (document: OpenApiDocument) => OpenApiDocument): Revisions;
}

/** The levels of an annotated document, computed once for each document. */
export const levelled = memoize((annotated: OpenApiDocument): LevelledDocument => {
  const levels = levelsOf(annotated);
  const at = lazily(() => revisions(annotated, "at"));
  const operations = lazily(() => operationsById(annotated));
  const entries = lazily(() => history(annotated));
  return {
    ...levels,
    annotated,
    get operations() {
      return operations();
    },
    get history() {
      return entries();
    },
    get at() {
      return at();
    },
    from: (reduced = (document) => document) => {
      const moved = movedOperations(operations());
      const { documentAt } = at();
      return revisions(
        annotated,
        "from",
        (document, level) => reduced(withoutMovedPaths(document, moved, level)),
        (level) => withNewestPaths(documentAt(level), moved),
        levels,
      );
    },
  };
});
