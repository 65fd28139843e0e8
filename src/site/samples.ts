import type { Json } from "../document/json.ts";
import type { OperationRow as Operation } from "../document/operation-row.ts";
import { filledPath, wireText } from "../generate/curl.ts";
import type { Arguments } from "../generate/request-example.ts";

/** A code sample, in the form that Redoc knows (`x-codeSamples`). */
export interface Sample {
  /** Chooses the colors of the text. */
  readonly lang: "Shell" | "TypeScript" | "JavaScript" | "Python";
  readonly label: string;
  /** A whole program: it takes address and credentials from the environment and ends by itself. */
  readonly source: string;
}

/** The environment that every sample reads, with what it stands for (sources §5). */
export const environment = {
  BASE_URL: "scheme and host of the server, without a slash at the end",
  EMAIL: "e-mail address of the account",
  API_KEY: "API key of the account",
} as const;

/** The languages of the samples, in their order; Redoc shows only those that its options name. */
export const languages = [
  { lang: "Shell", label: "curl" },
  { lang: "TypeScript", label: "TypeScript" },
  { lang: "JavaScript", label: "fetch" },
  { lang: "Python", label: "Python" },
] as const;

/** The samples of an operation's ordinary call, for servers from a feature level up. */
export function samplesOf(operation: Operation, values: Arguments, level: number): Sample[] {
  const sources = {
    Shell: curlSample(operation, values),
    TypeScript: clientSample(operation, values, level),
    JavaScript: fetchSample(operation, values),
    Python: pythonSample(operation, values),
  };
  return languages.map(({ lang, label }) => ({ lang, label, source: sources[lang] }));
}

function curlSample(operation: Operation, values: Arguments): string {
  const data = [...given(operation, values, "query"), ...given(operation, values, "form")];
  const method =
    given(operation, values, "query").length > 0
      ? "-G "
      : operation.method === "GET"
        ? ""
        : `-X ${operation.method} `;
  const lines = [
    `curl -sS ${method}"$BASE_URL${filledPath(operation, values)}"`,
    ...(operation.isAuthenticated ? ['-u "$EMAIL:$API_KEY"'] : []),
    ...data.map(({ name, text }) => `--data-urlencode ${shellQuoted(`${name}=${text}`)}`),
  ];
  return lines.join(" \\\n  ");
}

function clientSample(operation: Operation, values: Arguments, level: number): string {
  const names = Object.keys(operation.parameters).filter((name) => values[name] !== undefined);
  const call = `client.${operation.id}(${names.length === 0 ? "" : objectLiteral(names.map((name) => [name, json(values[name])]))})`;
  return `import { createClient } from "administration-service-api";

const { BASE_URL = "", EMAIL = "", API_KEY = "" } = process.env;

const client = createClient({
  baseUrl: BASE_URL,
  email: EMAIL,
  apiKey: API_KEY,
  featureLevel: ${level},
});
const { data, error } = await ${call};
console.log(error ?? data);`;
}

function fetchSample(operation: Operation, values: Arguments): string {
  const query = given(operation, values, "query");
  const form = given(operation, values, "form");
  const entries = (list: readonly Given[]) =>
    objectLiteral(
      list.map(({ name, value, encoding }) => [
        name,
        encoding === "json" ? `JSON.stringify(${json(value)})` : JSON.stringify(textOf(value)),
      ]),
    );
  const options = [
    ...(operation.method === "GET" ? [] : [`  method: "${operation.method}",\n`]),
    ...(operation.isAuthenticated
      ? [`  headers: { Authorization: \`Basic \${btoa(\`\${EMAIL}:\${API_KEY}\`)}\` },\n`]
      : []),
    ...(form.length === 0
      ? []
      : [`  body: new URLSearchParams(${entries(form).replaceAll("\n", "\n  ")}),\n`]),
  ].join("");
  const address = `\`\${BASE_URL}${filledPath(operation, values)}${query.length === 0 ? "" : `?\${query}`}\``;
  return `const { BASE_URL${operation.isAuthenticated ? ", EMAIL, API_KEY" : ""} } = process.env;

${query.length === 0 ? "" : `const query = new URLSearchParams(${entries(query)});\n`}const response = await fetch(${address}${options === "" ? "" : `, {\n${options}}`});
console.log(response.status, await response.json());`;
}

function pythonSample(operation: Operation, values: Arguments): string {
  const query = given(operation, values, "query");
  const form = given(operation, values, "form");
  const entries = (list: readonly Given[]) =>
    `{${list
      .map(
        ({ name, value, encoding }) =>
          `${JSON.stringify(name)}: ${encoding === "json" ? `json.dumps(${python(value)})` : JSON.stringify(textOf(value))}`,
      )
      .join(", ")}}`;
  const isJson = [...query, ...form].some(({ encoding }) => encoding === "json");
  const lines = [
    `f"{os.environ['BASE_URL']}${filledPath(operation, values)}",`,
    ...(operation.isAuthenticated ? ['auth=(os.environ["EMAIL"], os.environ["API_KEY"]),'] : []),
    ...(query.length === 0 ? [] : [`params=${entries(query)},`]),
    ...(form.length === 0 ? [] : [`data=${entries(form)},`]),
    "timeout=90,",
  ];
  return `${isJson ? "import json\n" : ""}import os

import requests

response = requests.${operation.method.toLowerCase()}(
${lines.map((line) => `    ${line}\n`).join("")})
print(response.status_code, response.json())`;
}

interface Given {
  readonly name: string;
  readonly value: Json;
  /** The value as it travels. */
  readonly text: string;
  readonly encoding: "raw" | "json";
}

function given(operation: Operation, values: Arguments, place: "query" | "form"): Given[] {
  return Object.entries(operation.parameters).flatMap(([name, parameter]) => {
    const value = values[name];
    if (parameter.in !== place || value === undefined) return [];
    return [{ name, value, text: wireText(value, parameter), encoding: parameter.encoding }];
  });
}

const textOf = (value: Json): string => (typeof value === "string" ? value : JSON.stringify(value));

/** A value as JavaScript writes it: `[3, 1, 2]`, `{ linkifier_url_template: true }`. */
function json(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(json).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${key}: ${json(item)}`)
    .join(", ")} }`;
}

function python(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(python).join(", ")}]`;
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${python(item)}`)
    .join(", ")}}`;
}

/** An object literal on one line where it fits, and else on several. */
function objectLiteral(members: readonly (readonly [string, string])[]): string {
  const texts = members.map(([name, value]) => `${name}: ${value}`);
  const line = `{ ${texts.join(", ")} }`;
  return line.length <= 50 ? line : `{\n${texts.map((text) => `  ${text},\n`).join("")}}`;
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
