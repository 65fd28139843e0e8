import type { GivenArgument } from "../document/arguments.ts";
import { pythonLiteral, stringLiteral } from "../text/typescript-text.ts";
import type { SampleCall, Secret } from "./sample-call.ts";

/** A call with Python's `requests`. */
export function pythonSample(call: SampleCall): string {
  const isJson = call.given.some(
    ({ in: place, isJsonText }) => isJsonText && place !== "path" && place !== "cookie",
  );
  return `${isJson ? "import json\n" : ""}import os

import requests

response = ${request(call)}
print(response.status_code, response.${bodies[call.response ?? "text"]})`;
}

const bodies = { json: "json()", text: "text", blob: "content" };

function request(call: SampleCall): string {
  const { method, path, body, secrets, address } = call;
  const base =
    address === "" ? "os.environ['BASE_URL']" : `os.environ.get('BASE_URL', '${address}')`;
  const entriesIn = (place: GivenArgument["in"]) =>
    call.given.filter((one) => one.in === place).flatMap(entries);
  const option = (name: string, all: readonly string[]) =>
    all.length === 0 ? [] : [`${name}={${all.join(", ")}},`];
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
    ...entriesIn("header"),
    ...(body?.json === undefined || body.mediaType === "application/json"
      ? []
      : [`"Content-Type": ${stringLiteral(body.mediaType)}`]),
  ];
  const parameters = [...entriesIn("query"), ...secretEntries(secretsIn("query"))];
  const cookies = secretEntries(secretsIn("cookie"));
  const lines = [
    `f"{${base}}${path.replaceAll(/[{}]/g, "$&$&")}",`,
    ...(basic === undefined
      ? []
      : [`auth=(${basic.variables.map((name) => `os.environ["${name}"]`).join(", ")}),`]),
    ...option("headers", headers),
    ...option("cookies", cookies),
    ...option("params", parameters),
    ...option("data", entriesIn("form")),
    ...(body?.json === undefined ? [] : [`json=${pythonLiteral(body.json, "    ")},`]),
    "timeout=90,",
  ];
  return `requests.${method.toLowerCase()}(
${lines.map((line) => `    ${line}\n`).join("")})`;
}

/** An argument as an entry of a dictionary. `requests` sends a list as its name once for each item. */
function entries({ name, value, pairs, isJsonText }: GivenArgument): string[] {
  if (isJsonText) return [`${stringLiteral(name)}: json.dumps(${pythonLiteral(value, "    ")})`];
  if (pairs.every(([other]) => other === name) && pairs.length !== 1) {
    return [
      `${stringLiteral(name)}: ${pythonLiteral(
        pairs.map(([, text]) => text),
        "    ",
      )}`,
    ];
  }
  return pairs.map(([key, text]) => `${stringLiteral(key)}: ${stringLiteral(text)}`);
}
