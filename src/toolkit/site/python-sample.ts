import type { GivenArgument } from "../document/arguments.ts";
import type { Json } from "../document/json.ts";
import type { Steps } from "../document/link.ts";
import { literal, stringLiteral } from "../generate/text.ts";
import { keyOf, pathWords, type SampleCall, type Secret } from "./sample-call.ts";

/** A call by Python's `requests`, and before it the one that gives it what it needs. */
export function pythonSample(call: SampleCall): string {
  const { first } = call;
  const calls = first === undefined ? [call] : [first, call];
  const has = (what: (one: SampleCall) => boolean) => calls.some(what);
  const isJson = has(({ query, header, form }) =>
    [...query, ...header, ...form].some(({ isJsonText }) => isJsonText),
  );
  const isQuoted = has(({ operation, taken }) =>
    [...taken.keys()].some((name) => operation.path.includes(`{${name}}`)),
  );
  return `${isJson ? "import json\n" : ""}import os
${isQuoted ? "from urllib.parse import quote\n" : ""}
import requests

${first === undefined ? "" : `first = ${request(first)}\nfirst.raise_for_status()\nanswer = first.json()\n\n`}response = ${request(call)}
print(response.status_code, response.${bodies[call.answer ?? "text"]})`;
}

const bodies = { json: "json()", text: "text", blob: "content" };

function request(call: SampleCall): string {
  const { query, form, header, body, secrets, taken } = call;
  const entry = ({ name, value, text, isJsonText }: GivenArgument) => {
    const steps = taken.get(name);
    const given = steps === undefined ? python(value) : ofAnswer(steps);
    if (isJsonText) return `${stringLiteral(name)}: json.dumps(${given})`;
    return `${stringLiteral(name)}: ${steps === undefined ? stringLiteral(text) : given}`;
  };
  const given = (name: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : [`${name}={${entries.join(", ")}},`];
  const secretsIn = (...kinds: readonly Secret["kind"][]) =>
    secrets.filter(({ kind }) => kinds.includes(kind));
  const secretEntries = (list: readonly Secret[]) =>
    list.map(({ name, prefix, variables: [variable] }) => {
      const value = `os.environ[${stringLiteral(variable ?? "")}]`;
      return `${stringLiteral(name)}: ${prefix === "" ? value : `"${prefix}" + ${value}`}`;
    });
  const [basic] = secretsIn("basic");
  const headers = [
    ...secretEntries(secretsIn("bearer", "header")),
    ...header.map(entry),
    ...(body?.json === undefined || body.mediaType === "application/json"
      ? []
      : [`"Content-Type": ${stringLiteral(body.mediaType)}`]),
  ];
  const parameters = [...query.map(entry), ...secretEntries(secretsIn("query"))];
  const cookies = secretEntries(secretsIn("cookie"));
  const [path = "", ...others] = pathWords(call, {
    text: stringLiteral,
    value: (steps) => `quote(str(${ofAnswer(steps)}), safe="")`,
  });
  const address =
    others.length === 0
      ? `f"{os.environ['BASE_URL']}${call.path.replaceAll(/[{}]/g, "$&$&")}"`
      : ['os.environ["BASE_URL"]', path, ...others].join(" + ");
  const lines = [
    `${address},`,
    ...(basic === undefined
      ? []
      : [`auth=(${basic.variables.map((name) => `os.environ["${name}"]`).join(", ")}),`]),
    ...given("headers", headers),
    ...given("cookies", cookies),
    ...given("params", parameters),
    ...given("data", form.map(entry)),
    ...(body?.json === undefined ? [] : [`json=${python(body.json)},`]),
    "timeout=90,",
  ];
  return `requests.${call.operation.method.toLowerCase()}(
${lines.map((line) => `    ${line}\n`).join("")})`;
}

const ofAnswer = (steps: Steps): string =>
  `answer${steps.map((step) => `[${keyOf(step)}]`).join("")}`;

function python(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(python).join(", ")}]`;
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return literal(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `${stringLiteral(key)}: ${python(item)}`)
    .join(", ")}}`;
}
