import { boundaries } from "../../generated/feature-levels.gen.ts";
import { operations } from "../../generated/operations.gen.ts";
import type { OpenApiDocument } from "../../src/toolkit/document/json.ts";
import { type Operation, operationsOf } from "../../src/toolkit/document/operation-model.ts";
import type { OperationRow } from "../../src/toolkit/document/operation-row.ts";
import { boundaryAt } from "../../src/toolkit/levels/index.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { documentWithNotes } from "../../src/toolkit/text/change-notes.ts";
import { annotated } from "./annotated.ts";

const documents = new Map<number, OpenApiDocument>();

/** The published document of a feature level; always the same object, which tests must not modify. */
export function snapshot(level: number): OpenApiDocument {
  const boundary = boundaryAt(boundaries, level);
  const document = documents.get(boundary) ?? documentWithNotes(levelled(annotated()), boundary);
  documents.set(boundary, document);
  return document;
}

/** The operations table, typed as any table is. */
export const table: readonly OperationRow[] = Object.values(operations);

/** The operations that a level has. */
export const operationsAt = (level: number): readonly Operation[] => operationsOf(snapshot(level));
