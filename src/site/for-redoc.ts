import type { OpenApiDocument } from "../../src/levels/index.ts";
import { walk } from "../document/grammar.ts";
import { dereference, isObject, type Json, type JsonObject } from "../document/json.ts";
import type { OperationRow as Operation } from "../document/operation-row.ts";
import { propertiesOf } from "../document/parts.ts";
import { plainMarkdown, textLine } from "../generate/plain-markdown.ts";
import { exampleArguments } from "../generate/request-example.ts";
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
  walk(document, "document", "#", ({ node, kind }) => {
    // Of a single example Redoc shows no name, but it shows the description.
    const [only, ...others] = kind === "mediaType" ? Object.values(node.examples ?? {}) : [];
    const example = others.length === 0 ? dereference(document, only) : undefined;
    if (isObject(example)) example.description ??= plainMarkdown(`${example.summary}.`);
  });
  walk(document, "document", "#", ({ node, kind, field }) => {
    // Redoc lists alternatives by title: an error by its code, which is what a program sees.
    const code = kind === "schema" ? codeOf(document, node) : undefined;
    if (code !== undefined) node.title = code;
    const badges = readBadges(node);
    if (badges.length === 0 || showsBadges.has(kind)) return;
    if (kind === "schema" && ["properties", "items", "schema"].includes(field)) return;
    appendToDescription(node, `*${badges.map(({ name }) => textLine(name)).join(". ")}.*`);
  });
  return document;
}

function codeOf(document: OpenApiDocument, schema: JsonObject): string | undefined {
  if (!isObject(schema.properties) && !Array.isArray(schema.allOf)) return undefined;
  const code = propertiesOf(document, schema).get("code")?.schema.const;
  return typeof code === "string" ? code : undefined;
}
