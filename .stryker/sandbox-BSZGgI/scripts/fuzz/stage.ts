// @ts-nocheck
import { readFileSync } from "node:fs";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { operations } from "../../generated/operations.gen.ts";
import type { OperationRow as Operation } from "../../src/document/operation-row.ts";
import { boundaryAt, type OpenApiDocument } from "../../src/levels/index.ts";
import { inRoot } from "../lib/root.ts";
import type { Stage } from "./steps.ts";
import { absentSubjectsOf, subjectsOf } from "./subject.ts";

const table: readonly Operation[] = Object.values(operations);

/** The subjects of a feature level, from the generated documents and the operations table. */
export function subjectsAt(level: number): Pick<Stage, "subjects" | "absent"> {
  return {
    subjects: subjectsOf(documentAt(level), table, level),
    absent: absentSubjectsOf(documentAt(Math.max(...boundaries)), table, level),
  };
}

const documents = new Map<number, OpenApiDocument>();

function documentAt(level: number): OpenApiDocument {
  const boundary = boundaryAt(boundaries, level);
  const known = documents.get(boundary);
  if (known !== undefined) return known;
  const file = inRoot("generated/openapi", `level-${boundary}.json`);
  const document: OpenApiDocument = JSON.parse(readFileSync(file, "utf8"));
  documents.set(boundary, document);
  return document;
}
