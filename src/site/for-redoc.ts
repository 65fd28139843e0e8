import { exampleArguments } from "../document/arguments.ts";
import { walk } from "../document/grammar.ts";
import { dereference, isObject } from "../document/json.ts";
import { operationsOf } from "../document/operation.ts";
import { type Schema, schemaReader } from "../document/schema.ts";
import { plainMarkdown, textLine } from "../generate/plain-markdown.ts";
import { appendToDescription } from "../generate/published.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import { readBadges } from "./annotate.ts";
import { noteFormEncoding } from "./form-notes.ts";
import { samplesOf } from "./samples.ts";

/** The objects on which Redoc shows `x-badges`; on a schema only where it is a property. */
const showsBadges = new Set(["operation", "parameter", "header"]);

/**
 * An annotated projection as Redoc reads it best: with code samples, with notes on JSON-encoded form
 * fields, and with the badges in words wherever Redoc shows none.
 */
export function forRedoc(annotated: OpenApiDocument, level: number): OpenApiDocument {
  const document = noteFormEncoding(annotated);
  const operations = new Map(operationsOf(annotated).map((one) => [one.pointer, one]));
  walk(document, "document", "#", ({ node, kind, pointer }) => {
    const operation = operations.get(pointer);
    if (operation !== undefined) {
      const samples = samplesOf(operation, exampleArguments(operation), level);
      node["x-codeSamples"] = samples.map((sample) => ({ ...sample }));
    }
    // Of a single example Redoc shows no name, but it shows the description.
    const [only, ...others] = kind === "mediaType" ? Object.values(node.examples ?? {}) : [];
    const example = others.length === 0 ? dereference(document, only) : undefined;
    if (isObject(example)) example.description ??= plainMarkdown(`${example.summary}.`);
  });
  const read = schemaReader(annotated);
  walk(document, "document", "#", ({ node, kind, field, pointer }) => {
    // Redoc lists alternatives by title: an error by its code, which is what a program sees.
    const code = kind === "schema" ? codeOf(read(pointer)) : undefined;
    if (code !== undefined) node.title = code;
    const badges = readBadges(node);
    if (badges.length === 0 || showsBadges.has(kind)) return;
    if (kind === "schema" && ["properties", "items", "schema"].includes(field)) return;
    appendToDescription(node, `*${badges.map(({ name }) => textLine(name)).join(". ")}.*`);
  });
  return document;
}

function codeOf(schema: Schema): string | undefined {
  const [code] = schema.properties.get("code")?.schema.values ?? [];
  return typeof code === "string" ? code : undefined;
}
