import {
  type Arguments,
  argumentsOf,
  type GivenArgument,
  type PlacedCall,
  placedCall,
} from "../document/arguments.ts";
import type { Json } from "../document/json.ts";
import type { Operation } from "../document/operation.ts";
import { literal, memberOf, propertyKey, stringLiteral } from "../generate/text.ts";
import { curlParts, shellQuoted } from "./curl.ts";

/** A code sample, in the form that Redoc knows (`x-codeSamples`). */
export interface Sample {
  /** Chooses the colors of the text. */
  readonly lang: "Shell" | "TypeScript" | "JavaScript" | "Python";
  readonly label: string;
  /** A whole program: it takes address and credentials from the environment and ends by itself. */
  readonly source: string;
}

/** What a reader has to know of every sample, in Markdown: the environment is that of sources §5. */
export const samplesNote =
  "Each sample is a whole program. It reads `BASE_URL` (scheme and host of the server, without a slash at the end), `EMAIL` (e-mail address of the account, `<EMAIL>`), `API_KEY` (API key of the account, `<API_KEY>`) from the environment.";

/** The languages of the samples, in their order; Redoc shows only those that its options name. */
export const languages = [
  { lang: "Shell", label: "curl" },
  { lang: "TypeScript", label: "TypeScript" },
  { lang: "JavaScript", label: "fetch" },
  { lang: "Python", label: "Python" },
] as const;

/** The samples of an operation's ordinary call, for servers from a feature level up. */
export function samplesOf(operation: Operation, values: Arguments, level: number): Sample[] {
  const call = placedCall(operation, values);
  const sources = {
    Shell: curlSample(operation, call),
    TypeScript: clientSample(operation, values, level),
    JavaScript: fetchSample(operation, call),
    Python: pythonSample(operation, call),
  };
  return languages.map(({ lang, label }) => ({ lang, label, source: sources[lang] }));
}

function curlSample(operation: Operation, call: PlacedCall): string {
  const { options, data, target } = curlParts(operation, call);
  // Between double quotes a shell reads `$`, and one that somebody types in `!` as well.
  const address = /[$!]/.test(target)
    ? `"$BASE_URL"${shellQuoted(target)}`
    : `"$BASE_URL${target}"`;
  const lines = [
    `curl ${[...options, address].join(" ")}`,
    ...(operation.isAuthenticated ? ['-u "$EMAIL:$API_KEY"'] : []),
    ...data,
  ];
  return lines.join(" \\\n  ");
}

function clientSample(operation: Operation, values: Arguments, level: number): string {
  const names = argumentsOf(operation)
    .map(({ name }) => name)
    .filter((name) => Object.hasOwn(values, name));
  const members = names.map((name) => [name, literal(values[name])] as const);
  const call = `${memberOf("client", operation.id)}(${names.length === 0 ? "" : objectLiteral(members)})`;
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

function fetchSample(operation: Operation, call: PlacedCall): string {
  const { query, form } = call;
  const entries = (list: readonly GivenArgument[]) =>
    objectLiteral(
      list.map(({ name, value, text, isJsonText }) => [
        name,
        isJsonText ? `JSON.stringify(${literal(value)})` : stringLiteral(text),
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
  const path = call.path.replaceAll("${", "\\${");
  const address = `\`\${BASE_URL}${path}${query.length === 0 ? "" : `?\${query}`}\``;
  return `const { BASE_URL${operation.isAuthenticated ? ", EMAIL, API_KEY" : ""} } = process.env;

${query.length === 0 ? "" : `const query = new URLSearchParams(${entries(query)});\n`}const response = await fetch(${address}${options === "" ? "" : `, {\n${options}}`});
console.log(response.status, await response.json());`;
}

function pythonSample(operation: Operation, call: PlacedCall): string {
  const { query, form } = call;
  const entries = (list: readonly GivenArgument[]) =>
    `{${list
      .map(
        ({ name, value, text, isJsonText }) =>
          `${stringLiteral(name)}: ${isJsonText ? `json.dumps(${python(value)})` : stringLiteral(text)}`,
      )
      .join(", ")}}`;
  const isJson = [...query, ...form].some(({ isJsonText }) => isJsonText);
  const path = call.path.replaceAll(/[{}]/g, "$&$&");
  const lines = [
    `f"{os.environ['BASE_URL']}${path}",`,
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

function python(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(python).join(", ")}]`;
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return literal(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `${stringLiteral(key)}: ${python(item)}`)
    .join(", ")}}`;
}

/** An object literal on one line where it fits, and else on several. */
function objectLiteral(members: readonly (readonly [string, string])[]): string {
  const texts = members.map(([name, value]) => `${propertyKey(name)}: ${value}`);
  const line = `{ ${texts.join(", ")} }`;
  return line.length <= 50 ? line : `{\n${texts.map((text) => `  ${text},\n`).join("")}}`;
}
