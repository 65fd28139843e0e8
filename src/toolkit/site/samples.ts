import { shellQuoted } from "../../base/shell-quoted.ts";
import { type Arguments, type GivenArgument, urlEncoded } from "../document/arguments.ts";
import { giverOf } from "../document/giver.ts";
import type { Steps } from "../document/link.ts";
import type { Operation } from "../document/operation.ts";
import { codeSpan } from "../generate/plain-markdown.ts";
import { curlParts } from "./curl.ts";
import { pythonSample } from "./python-sample.ts";
import {
  keyOf,
  type OwnClient,
  pathWords,
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
  const address =
    "`BASE_URL` (address of the server, up to where the paths here begin, without a slash at the end)";
  const others = [...variables].map(([name, meaning]) => `${codeSpan(name)} (${meaning})`);
  const install =
    client === undefined
      ? "`npm install openapi-fetch`; their types are those that are generated of this API, in `client.gen.ts`"
      : client.install;
  return `Each sample is a whole program. It reads ${[address, ...others].join(", ")} from the environment. Those in TypeScript need ${install}, those in Python \`pip install requests\`${operations.some(giverOf) ? ", those for curl that make two calls `jq`" : ""}.`;
}

/**
 * The samples of an operation's ordinary call, for servers from a feature level up. None in TypeScript leaves out a
 * body that the operation requires: it would not compile.
 */
export function samplesOf(
  operation: Operation,
  values: Arguments,
  level: number,
  client?: OwnClient,
): Sample[] {
  const call = sampleCall(operation, values, client);
  const isWhole = [call, call.first].every((one) => one === undefined || hasItsBody(one));
  const sources = {
    Shell: curlSample(call),
    TypeScript:
      client === undefined ? openapiFetchSample(call, level) : clientSample(call, level, client),
    JavaScript: fetchSample(call),
    Python: pythonSample(call),
  };
  return languages
    .filter(({ lang }) => lang !== "TypeScript" || isWhole)
    .map(({ lang, label }) => ({ lang, label, source: sources[lang] }));
}

const hasItsBody = ({ operation, body }: SampleCall): boolean =>
  body !== undefined || operation.body?.isRequired !== true;

function curlSample(call: SampleCall): string {
  const command = curlCommand(call);
  if (call.first === undefined) return command;
  // Without `-f` the words of a refusal would be searched for what only a success holds.
  return `answer=$(${curlCommand(call.first).replace("-sS", "-sSf")}) &&\n${command}`;
}

function curlCommand(call: SampleCall): string {
  const { taken, form, body } = call;
  const withWords = call.query.map((one) => ({ ...one, word: wordOf(one, taken) }));
  // What travels beside a form stands in the address.
  const isBeside = form.length > 0;
  const { options, data, target } = curlParts(call.operation, {
    path: call.path,
    query: isBeside ? withWords.filter(({ word }) => word === undefined) : withWords,
    form: form.map((one) => ({ ...one, word: wordOf(one, taken) })),
  });
  const inAddress = [
    ...call.secrets
      .filter(({ kind }) => kind === "query")
      .map(({ name, variables: [variable] }) => [name, `"$${variable}"`] as const),
    ...call.query.flatMap(({ name }) => {
      const steps = isBeside ? taken.get(name) : undefined;
      return steps === undefined ? [] : [[name, encodedOf(steps)] as const];
    }),
  ];
  const search = inAddress.map(([name, word], index) => {
    const sign = index === 0 && !target.includes("?") ? "?" : "&";
    return `${shellQuoted(`${sign}${urlEncoded(name)}=`)}${word}`;
  });
  const words = pathWords(call, { text: shellQuoted, value: encodedOf });
  // Between double quotes a shell reads `$`, and one that somebody types in `!` as well.
  const rest = target.slice(call.path.length);
  const address =
    words.length > 1
      ? `"$BASE_URL"${words.join("")}${rest && shellQuoted(rest)}`
      : /[$!]/.test(target)
        ? `"$BASE_URL"${shellQuoted(target)}`
        : `"$BASE_URL${target}"`;
  const lines = [
    `curl ${[...options, address + search.join("")].join(" ")}`,
    ...call.secrets.flatMap((secret) => curlSecret(secret)),
    ...call.header.map(({ name, text }) => `-H ${shellQuoted(`${name}: ${text}`)}`),
    ...(body?.json === undefined
      ? data
      : [
          `-H ${shellQuoted(`Content-Type: ${body.mediaType}`)}`,
          `--data-raw ${shellQuoted(JSON.stringify(body.json))}`,
        ]),
  ];
  return lines.join(" \\\n  ");
}

/** A word of the shell that is a value of the first answer, by `jq`. */
const ofAnswer = (filter: string, option = "-r"): string =>
  `"$(printf %s "$answer" | jq ${option} ${shellQuoted(filter)})"`;

const encodedOf = (steps: Steps): string => ofAnswer(`${jqPath(steps)} | @uri`);

function wordOf({ name, isJsonText }: GivenArgument, taken: SampleCall["taken"]) {
  const steps = taken.get(name);
  return steps && ofAnswer(jqPath(steps), isJsonText ? "-c" : "-r");
}

function jqPath(steps: Steps): string {
  const path = steps.map((step) => (/^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `[${keyOf(step)}]`));
  return path.join("").replace(/^\[/, ".[");
}

function curlSecret({ kind, name, prefix, variables: [first, second] }: Secret): string[] {
  if (kind === "basic") return [`-u "$${first}:$${second}"`];
  if (kind === "other" || kind === "query") return [];
  const [option, text] = kind === "cookie" ? ["-b", `${name}=`] : ["-H", `${name}: ${prefix}`];
  return [`${option} ${shellQuoted(text)}"$${first}"`];
}
