import { walk } from "../../src/levels/grammar.ts";
import type { OpenApiDocument } from "../../src/levels/index.ts";
import type { Json } from "../../src/levels/json.ts";
import type { Operation } from "../../src/operation.ts";
import { exampleArguments } from "../lib/request-example.ts";
import { appendToDescription, readBadges } from "./annotate.ts";
import { noteFormEncoding } from "./form-notes.ts";
import { samplesOf } from "./samples.ts";
import { operationAt } from "./site.ts";

/** The objects on which Redoc shows `x-badges`; on a schema only where it is a property. */
const showsBadges = new Set(["operation", "parameter", "header"]);

/**
 * An annotated projection as Redoc reads it best: with code samples, with notes on JSON-encoded form
 * fields, and with the badges in words wherever Redoc shows none.
 */
export function forRedoc(
  annotated: OpenApiDocument,
  operations: readonly Operation[],
  level: number,
): OpenApiDocument {
  const document = noteFormEncoding(annotated, operations);
  for (const operation of operations) {
    const node = operationAt(document, operation.path, operation.method);
    const values = exampleArguments(annotated, operation);
    node["x-codeSamples"] = samplesOf(operation, values, level) as unknown as Json;
  }
  walk(document, "document", "#", ({ node, kind, field }) => {
    const badges = readBadges(node);
    if (badges.length === 0 || showsBadges.has(kind)) return;
    if (kind === "schema" && (field === "properties" || field === "schema")) return;
    appendToDescription(node, `*${badges.map(({ name }) => name).join(". ")}.*`);
  });
  return document;
}
