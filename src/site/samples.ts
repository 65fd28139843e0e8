import { type Arguments, urlEncoded } from "../document/arguments.ts";
import type { Operation } from "../document/operation.ts";
import { codeSpan } from "../generate/plain-markdown.ts";
import { shellQuoted } from "../system/shell-quoted.ts";
import { curlParts } from "./curl.ts";
import { pythonSample } from "./python-sample.ts";
import {
  type OwnClient,
  type SampleCall,
  type Secret,
  sampleCall,
  variablesOf,
} from "./sample-call.ts";
import { clientSample, fetchSample, openapiFetchSample } from "./script-samples.ts";

/** A code sample, in the form that Redoc knows (`x-codeSamples`). */
export interface Sample {
  /** Chooses the colors of the text. */
  readonly lang: "Shell" | "TypeScript" | "JavaScript" | "Python";
  readonly label: string;
  /** A whole program: it takes address and credentials from the environment and ends by itself. */
  readonly source: string;
}

/** The languages of the samples, in their order; Redoc shows only those that its options name. */
export const languages = [
  { lang: "Shell", label: "curl" },
  { lang: "TypeScript", label: "TypeScript" },
  { lang: "JavaScript", label: "fetch" },
  { lang: "Python", label: "Python" },
] as const;

/** What a reader has to know of every sample, in Markdown. */
export function samplesNote(operations: readonly Operation[], client?: OwnClient): string {
  const credentials = operations.flatMap((operation) => operation.credentials);
  const variables = new Map(
    credentials.flatMap((one) => variablesOf(one, client)).map((one) => [one.name, one.meaning]),
  );
  const address = "`BASE_URL` (scheme and host of the server, without a slash at the end)";
  const others = [...variables].map(([name, meaning]) => `${codeSpan(name)} (${meaning})`);
  const install =
    client === undefined
      ? "`npm install openapi-fetch`; their types are those that are generated of this API, in `client.gen.ts`"
      : client.install;
  return `Each sample is a whole program. It reads ${[address, ...others].join(", ")} from the environment. Those in TypeScript need ${install}, those in Python \`pip install requests\`.`;
}

/** The samples of an operation's ordinary call, for servers from a feature level up. */
export function samplesOf(
  operation: Operation,
  values: Arguments,
  level: number,
  client?: OwnClient,
): Sample[] {
  const call = sampleCall(operation, values, client);
  const sources = {
    Shell: curlSample(operation, call),
    TypeScript:
      client === undefined
        ? openapiFetchSample(operation, values, call, level)
        : clientSample(operation, values, level, client),
    JavaScript: fetchSample(operation, call),
    Python: pythonSample(operation, call),
  };
  return languages.map(({ lang, label }) => ({ lang, label, source: sources[lang] }));
}

function curlSample(operation: Operation, call: SampleCall): string {
  const { options, data, target } = curlParts(operation, call);
  const inQuery = call.secrets.filter(({ kind }) => kind === "query");
  const search = inQuery.map(({ name, variables: [variable] }, index) => {
    const sign = index === 0 && !target.includes("?") ? "?" : "&";
    return `${shellQuoted(`${sign}${urlEncoded(name)}=`)}"$${variable}"`;
  });
  // Between double quotes a shell reads `$`, and one that somebody types in `!` as well.
  const address = /[$!]/.test(target)
    ? `"$BASE_URL"${shellQuoted(target)}`
    : `"$BASE_URL${target}"`;
  const lines = [
    `curl ${[...options, address + search.join("")].join(" ")}`,
    ...call.secrets.flatMap((secret) => curlSecret(secret)),
    ...call.header.map(({ name, text }) => `-H ${shellQuoted(`${name}: ${text}`)}`),
    ...(call.body === undefined
      ? data
      : [
          `-H ${shellQuoted("Content-Type: application/json")}`,
          `--data-raw ${shellQuoted(JSON.stringify(call.body))}`,
        ]),
  ];
  return lines.join(" \\\n  ");
}

function curlSecret({ kind, name, prefix, variables: [first, second] }: Secret): string[] {
  if (kind === "basic") return [`-u "$${first}:$${second}"`];
  if (kind === "other" || kind === "query") return [];
  const [option, text] = kind === "cookie" ? ["-b", `${name}=`] : ["-H", `${name}: ${prefix}`];
  return [`${option} ${shellQuoted(text)}"$${first}"`];
}
