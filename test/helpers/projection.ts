import { readFileSync } from "node:fs";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { operations } from "../../generated/operations.gen.ts";
import { inRoot } from "../../scripts/lib/root.ts";
import { dereference, isObject, type Json, type JsonObject } from "../../src/document/json.ts";
import type { OperationRow as Operation } from "../../src/document/operation-row.ts";
import { boundaryAt, existsAt, lifeOf, type OpenApiDocument } from "../../src/levels/index.ts";

/** The generated document that holds at a feature level. */
export function projection(level: number): OpenApiDocument {
  const file = inRoot("generated/openapi", `level-${boundaryAt(boundaries, level)}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The operations table, typed as any table is. */
export const table: readonly Operation[] = Object.values(operations);

/** The operations that a level has. */
export const operationsAt = (level: number): readonly Operation[] =>
  table.filter((operation) => existsAt(lifeOf(operation), level));

/** One named example of a response. */
export interface ResponseExample {
  readonly status: number;
  readonly name: string;
  readonly value: Json;
}

/** Every named example of an operation's responses. */
export function responseExamples(
  document: OpenApiDocument,
  { path, method }: Operation,
): ResponseExample[] {
  const item = isObject(document.paths) ? document.paths[path] : undefined;
  const operation = isObject(item) ? item[method.toLowerCase()] : undefined;
  const responses = isObject(operation) && isObject(operation.responses) ? operation.responses : {};
  return Object.entries(responses).flatMap(([status, node]) => {
    const media = mediaOf(dereference(document, node));
    return Object.entries(media?.examples ?? {}).flatMap(([name, node]) => {
      const example = dereference(document, node);
      return isObject(example) && example.value !== undefined
        ? [{ status: Number(status), name, value: example.value }]
        : [];
    });
  });
}

function mediaOf(response: Json | undefined): JsonObject | undefined {
  const content = isObject(response) && isObject(response.content) ? response.content : {};
  const media = content["application/json"];
  return isObject(media) ? media : undefined;
}
