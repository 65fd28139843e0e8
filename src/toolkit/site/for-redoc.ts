import { codeOf, errorsOf, jsonBodyOf } from "../document/answers.ts";
import { argumentsOf, completeArguments, fieldsBodyOf } from "../document/arguments.ts";
import { walk } from "../document/grammar.ts";
import { groupOf, groupsOf, infoOf } from "../document/info.ts";
import { dereference, isObject, type Json, type JsonObject, resolve } from "../document/json.ts";
import { type Operation, operationsOf, webhooksOf } from "../document/operation.ts";
import { schemaReader } from "../document/schema.ts";
import { codeSpan, plainMarkdown, textLine } from "../generate/plain-markdown.ts";
import { appendToDescription } from "../generate/published.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import { readBadges } from "./annotate.ts";
import { formNote } from "./reference.ts";
import { leaveOutBody, type OwnClient } from "./sample-call.ts";
import { samplesNote, samplesOf } from "./samples.ts";

/** The objects on which Redoc shows `x-badges`; on a schema only where it is a property. */
const showsBadges = new Set(["operation", "parameter", "header"]);

/**
 * An annotated projection as Redoc reads it best: with code samples, with a list of errors, of which Redoc shows
 * one status at a time, with notes on JSON-encoded form fields, and with the badges in words wherever Redoc shows
 * none.
 */
export function forRedoc(
  annotated: OpenApiDocument,
  level: number,
  client?: OwnClient,
): OpenApiDocument {
  const document = noteFormEncoding(annotated);
  nameTags(document);
  if (Array.isArray(document.servers)) document.servers = document.servers.map(withAddress);
  const all = operationsOf(annotated);
  if (isObject(document.info)) {
    appendToDescription(document.info, `## Code samples\n\n${samplesNote(all, client)}`);
  }
  const operations = new Map(all.map((one) => [one.pointer, one]));
  walk(document, "document", "#", ({ node, kind, pointer }) => {
    const operation = operations.get(pointer);
    if (operation !== undefined) {
      const samples = callsOf(operation).flatMap((call) =>
        samplesOf(call, completeArguments(call), level, client),
      );
      node["x-codeSamples"] = samples.map((sample) => ({ ...sample }));
      if (leaveOutBody(operation)) {
        appendToDescription(node, "The samples leave out the body.");
      }
      const errors = errorList(operation);
      if (errors !== "") appendToDescription(node, errors);
    }
    // Of a single example Redoc shows no name, but it shows the description.
    const [only, ...others] = kind === "mediaType" ? Object.values(node.examples ?? {}) : [];
    const example = others.length === 0 ? dereference(document, only) : undefined;
    if (isObject(example) && typeof example.summary === "string") {
      example.description ??= plainMarkdown(`${example.summary}.`);
    }
  });
  const read = schemaReader(annotated);
  walk(document, "document", "#", ({ node, kind, field, pointer }, ancestors) => {
    // Redoc lists alternatives by title: an error by its code, which is what a program sees.
    const code = kind === "schema" ? codeOf(read(pointer)) : undefined;
    if (code !== undefined) node.title = code;
    const badges = readBadges(node);
    // Redoc shows no description of a whole body, so its response says what differs in it.
    const holder = ancestors.at(-2);
    if (kind === "schema" && holder?.kind === "response") {
      const { description = "", extensions } = read(pointer);
      if (readBadges(extensions).some((badge) => badge.kind !== "beyond")) {
        appendToDescription(holder.node, description);
      }
    }
    if (badges.length === 0 || showsBadges.has(kind)) return;
    if (kind === "schema" && ["properties", "items", "schema"].includes(field)) return;
    appendToDescription(node, `*${badges.map(({ name }) => textLine(name)).join(". ")}.*`);
  });
  return document;
}

/** One call of an operation for each named example of its body; redoc.ts shows the samples of the chosen example. */
function callsOf(operation: Operation): Operation[] {
  const { body } = operation;
  const { media } = fieldsBodyOf(operation) ?? {};
  if (body === undefined || media === undefined || media.examples.length === 0) return [operation];
  return media.examples.map((example) => {
    const content = [{ ...media, examples: [example] }];
    return { ...operation, body: { ...body, content } };
  });
}

/** Declares every tag: Redoc only shows operations of declared tags, and of those in a group where groups exist. */
function nameTags(document: OpenApiDocument): void {
  for (const operation of [...operationsOf(document), ...webhooksOf(document)]) {
    const node = resolve(document, operation.pointer);
    if (isObject(node) && !operation.tags.some(Boolean)) node.tags = [groupOf(operation)];
  }
  const named = groupsOf(document).map(({ name }) => name);
  const declared = new Set(infoOf(document).tags.map(({ name }) => name));
  const added = named.filter((name) => !declared.has(name));
  document.tags = [
    ...(Array.isArray(document.tags) ? document.tags : []),
    ...added.map((name) => ({ name })),
  ];
  const groups = document["x-tagGroups"];
  if (!Array.isArray(groups)) return;
  const grouped = new Set(groups.flatMap((group) => (isObject(group) ? (group.tags ?? []) : [])));
  const others = named.filter((name) => !grouped.has(name));
  if (others.length > 0) groups.push({ name: "Other", tags: others });
}

/** A server with the defaults of its variables, where its address begins with one: it would be of no use to a reader. */
function withAddress(server: Json): Json {
  const { url, variables, ...rest } = isObject(server) ? server : {};
  if (typeof url !== "string" || !url.startsWith("{") || !isObject(variables)) return server;
  const filled = url.replaceAll(/\{([^{}]*)\}/g, (place, name) => {
    const variable = variables[name];
    return isObject(variable) ? String(variable.default) : place;
  });
  return { ...rest, url: filled };
}

/**
 * Adds a note to each form field that travels as JSON text, and shows such fields as text in the named
 * examples: Redoc does not read `encoding` and would show a list as repeated keys, which the service
 * does not accept.
 */
export function noteFormEncoding(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  const noted = operationsOf(copy).flatMap((operation) =>
    argumentsOf(operation)
      .filter(({ in: place, isJsonText }) => place === "form" && isJsonText)
      .map((argument) => ({ ...argument, body: fieldsBodyOf(operation)?.media.examples ?? [] })),
  );
  const fields = new Map(noted.flatMap((one) => (one.schema ? [[one.schema.place, one]] : [])));
  for (const [place, { schema, examples }] of fields) {
    const property = resolve(copy, place);
    if (!isObject(property)) continue;
    Object.assign(property, schema?.keywords);
    delete property.$ref;
    appendToDescription(property, formNote(property, examples[0]));
  }
  // Operations may share an example, which becomes text once.
  const texts = new Map<JsonObject, Set<string>>();
  for (const { name, body } of noted) {
    for (const { value } of body) {
      if (isObject(value)) texts.set(value, (texts.get(value) ?? new Set()).add(name));
    }
  }
  for (const [value, names] of texts) {
    for (const name of names) {
      if (value[name] !== undefined) value[name] = JSON.stringify(value[name]);
    }
  }
  return copy;
}

/**
 * The errors of an operation that have a code, as a list in Markdown: status, code, the fields that not every
 * error has, and the examples, by the names that select them in a mock. Empty where no error has a code.
 */
function errorList(operation: Operation): string {
  const errors = errorsOf(operation);
  if (errors.every(({ code }) => code === undefined)) return "";
  const isCommon = (field: string) => errors.every(({ fields }) => fields.includes(field));
  const lines = errors.map(({ status, code, fields }) => {
    const own = fields.filter((field) => !isCommon(field) && field !== "code");
    const examples = errorExamples(operation, status, code);
    return [
      `- ${codeSpan(String(status))}`,
      code === undefined ? "without a code" : codeSpan(code),
      own.length === 0 ? "" : `with ${own.map(codeSpan).join(", ")}`,
      examples.length === 0 ? "" : `(${examples.map(codeSpan).join(", ")})`,
    ]
      .filter((part) => part !== "")
      .join(" ");
  });
  return `**Errors**, by status and code, each with the names of its examples:\n\n${lines.join("\n")}`;
}

/** The names of the examples in which an error has a code, or has none. */
function errorExamples(operation: Operation, status: number, code: string | undefined): string[] {
  const examples = jsonBodyOf(operation, status)?.examples ?? [];
  return examples
    .filter(({ value }) => isObject(value) && value.code === code)
    .map(({ name }) => name);
}
