import {
  codeBlock,
  codeSpan,
  plainLine,
  plainMarkdown,
  textLine,
} from "../generate/plain-markdown.ts";
import type { Badge } from "./annotate.ts";
import {
  credentialText,
  type ExampleEntry,
  type FieldEntry,
  type OperationEntry,
  type Reference,
  type ResponseEntry,
  type ShapeEntry,
} from "./reference.ts";

/** A reference as Markdown, for people and for language models. */
export function referenceMarkdown(reference: Reference): string {
  const { title, level, description, credentials, samplesNote, shared, groups } = reference;
  return blocks([
    `# ${textLine(title)}, feature level ${level}`,
    description,
    ...(credentials.length === 0 ? [] : ["## Authentication"]),
    ...credentials.flatMap((one) => [
      `${credentialText(one)}${one.description === "" ? "" : ":"}`,
      one.description,
    ]),
    "## Code samples",
    samplesNote,
    ...groups.flatMap(({ name, description, operations }) => [
      `## ${textLine(name)}`,
      plainMarkdown(description, { headingLevel: 3 }),
      ...operations.map(operationMarkdown),
    ]),
    ...(shared.length === 0 ? [] : ["## Responses of several operations"]),
    ...shared.map((response) => responseMarkdown(response, `### ${response.sharedAs}: `)),
  ]);
}

function operationMarkdown(operation: OperationEntry): string {
  const { method, path, parameters, body, samples, requests, responses } = operation;
  return blocks([
    `### ${textLine(operation.summary)}`,
    `${codeSpan(`${method} ${path}`)} · ${codeSpan(operation.id)}${badgesMarkdown(operation.badges)}`,
    plainMarkdown(operation.description, { headingLevel: 4 }),
    operation.authentication,
    ...(parameters.length === 0 ? [] : ["#### Parameters", fieldsMarkdown(parameters)]),
    ...(body === undefined ? [] : [`#### ${textLine(body.title)}`, fieldsMarkdown(body.fields)]),
    ...requests.map((example) => exampleMarkdown(example)),
    ...(samples.length === 0 ? [] : ["#### Code samples"]),
    ...samples.flatMap(({ label, lang, source }) => [
      `${label}:`,
      codeBlock(source, { Shell: "sh", TypeScript: "ts", Python: "py" }[lang]),
    ]),
    ...responses.map((response) => {
      const { status, sharedAs, bodies } = response;
      if (sharedAs === undefined) return responseMarkdown(response, "#### Response ");
      const codes = bodies.map(({ name }) => name).filter((name) => name !== "");
      const text = codes.length === 0 ? "" : ` (${codes.map(codeSpan).join(", ")})`;
      return `#### Response ${textLine(status)}\n\n${textLine(sharedAs)}${text}: see at the end.`;
    }),
  ]);
}

function responseMarkdown(response: ResponseEntry, heading: string): string {
  const { status, description, badges, headers, bodies, examples } = response;
  return blocks([
    `${heading}${textLine(status)}${badgesMarkdown(badges)}`,
    plainMarkdown(description, { headingLevel: 5 }),
    ...(headers.length === 0 ? [] : ["Headers:", fieldsMarkdown(headers)]),
    ...bodies.map((shape) => shapeMarkdown(shape, "")),
    ...examples.map((example) => exampleMarkdown(example)),
  ]);
}

function shapeMarkdown({ name, description, badges, fields }: ShapeEntry, indent: string): string {
  const title = name === "" ? "" : `**${textLine(name)}**`;
  const texts = [title, plainLine(description)].filter((text) => text !== "").join(": ");
  const head = `${texts}${badgesMarkdown(badges)}`;
  return `${head === "" ? "" : `${indent}${head}\n\n`}${fieldsMarkdown(fields, indent)}`;
}

function fieldsMarkdown(fields: readonly FieldEntry[], indent = ""): string {
  return fields
    .map(({ name, type, isRequired, description, badges, values, shapes }) => {
      const allowed = values.map(
        ({ value, meaning }) =>
          codeSpan(value) + (meaning === undefined ? "" : ` (${plainLine(meaning)})`),
      );
      const always = values.length === 1 ? "Always" : "One of";
      const texts = [
        plainLine(description),
        allowed.length === 0 ? "" : `${always} ${allowed.join(", ")}.`,
      ].filter((text) => text !== "");
      const field = `${codeSpan(name)} (${textLine(type)}${isRequired ? "" : ", optional"})${badgesMarkdown(badges)}`;
      return [
        `${indent}- ${field}${texts.length === 0 ? "" : `: ${texts.join(" ")}`}`,
        ...shapes.map((shape) => `\n${shapeMarkdown(shape, `${indent}  `)}\n`),
      ].join("\n");
    })
    .join("\n");
}

function exampleMarkdown({ name, summary, badges, text, isJson }: ExampleEntry): string {
  return `${plainLine(summary)} (${codeSpan(name)})${badgesMarkdown(badges)}:\n\n${codeBlock(text, isJson ? "json" : "")}`;
}

function badgesMarkdown(badges: readonly Badge[]): string {
  return badges.map(({ name }) => ` *[${textLine(name)}]*`).join("");
}

function blocks(parts: readonly string[]): string {
  return `${parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n")}\n`;
}
