// @ts-nocheck
import type { Badge } from "./annotate.ts";
import type { ExampleEntry, Field, OperationEntry, Reference, Shape } from "./reference.ts";
import { environment } from "./samples.ts";

/** A reference as Markdown, for people and for language models. */
export function referenceMarkdown({ title, level, description, groups }: Reference): string {
  const variables = Object.entries(environment).map(([name, what]) => `\`${name}\` (${what})`);
  return blocks([
    `# ${title}, feature level ${level}`,
    description,
    "## Code samples",
    `Each sample is a whole program. It reads ${variables.join(", ")} from the environment.`,
    ...groups.flatMap(({ name, description, operations }) => [
      `## ${name}`,
      description,
      ...operations.map(operationMarkdown),
    ]),
  ]);
}

function operationMarkdown(operation: OperationEntry): string {
  const { method, path, parameters, body, samples, requests, responses } = operation;
  return blocks([
    `### ${operation.summary}`,
    `\`${method} ${path}\` · \`${operation.id}\`${badgesMarkdown(operation.badges)}`,
    operation.description,
    operation.isAuthenticated
      ? "Requests authenticate with HTTP Basic: e-mail address and API key."
      : "No credentials are needed.",
    ...(parameters.length === 0 ? [] : ["#### Parameters", fieldsMarkdown(parameters)]),
    ...(body === undefined ? [] : [`#### ${body.title}`, fieldsMarkdown(body.fields)]),
    ...requests.map((example) => exampleMarkdown(example, "")),
    "#### Code samples",
    ...samples.flatMap(({ label, lang, source }) => [
      `${label}:`,
      fenced(source, { Shell: "sh", TypeScript: "ts", JavaScript: "js", Python: "py" }[lang]),
    ]),
    ...responses.flatMap(({ status, description, badges, headers, bodies, examples }) => [
      `#### Response ${status}`,
      `${description}${badgesMarkdown(badges)}`,
      ...(headers.length === 0 ? [] : ["Headers:", fieldsMarkdown(headers)]),
      ...bodies.map((shape) => shapeMarkdown(shape, "")),
      ...examples.map((example) => exampleMarkdown(example, "json")),
    ]),
  ]);
}

function shapeMarkdown({ name, description, badges, fields }: Shape, indent: string): string {
  const title = name === "" ? "" : `**${name}**: `;
  return `${indent}${title}${line(description)}${badgesMarkdown(badges)}\n\n${fieldsMarkdown(fields, indent)}`;
}

function fieldsMarkdown(fields: readonly Field[], indent = ""): string {
  return fields
    .map(({ name, type, isRequired, description, badges, values, shapes }) => {
      const allowed = values.map(
        ({ value, meaning }) => `\`${value}\`${meaning === undefined ? "" : ` (${meaning})`}`,
      );
      const always = values.length === 1 ? "Always" : "One of";
      return [
        `${indent}- \`${name}\` (${type}${isRequired ? "" : ", optional"})${badgesMarkdown(badges)}: ${line(description)}${allowed.length === 0 ? "" : ` ${always} ${allowed.join(", ")}.`}`,
        ...shapes.map((shape) => `\n${shapeMarkdown(shape, `${indent}  `)}\n`),
      ].join("\n");
    })
    .join("\n");
}

function exampleMarkdown({ summary, badges, text }: ExampleEntry, language: string): string {
  return `${summary}${badgesMarkdown(badges)}:\n\n${fenced(text, language)}`;
}

function badgesMarkdown(badges: readonly Badge[]): string {
  return badges.map(({ name }) => ` *[${name}]*`).join("");
}

const fenced = (text: string, language: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

const line = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

function blocks(parts: readonly string[]): string {
  return `${parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n")}\n`;
}
