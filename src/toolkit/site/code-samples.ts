import { quoteForShell } from "../../universal/escape-invisible.ts";
import { type ArgumentValues, urlEncoded } from "../document/arguments.ts";
import type { Operation } from "../document/operation-model.ts";
import { curlParts } from "../text/curl-command.ts";
import { codeSpan } from "../text/escape-markdown.ts";
import { json } from "../text/typescript-text.ts";
import { pythonSample } from "./python-sample.ts";
import {
  type OwnClient,
  type SampleCall,
  type Secret,
  sampleCall,
  variablesOf,
} from "./sample-call.ts";
import { clientSample, openapiFetchSample } from "./typescript-samples.ts";

/** The languages of the samples with their titles, in their order on a page. */
export const sampleLanguages = {
  Shell: "curl",
  TypeScript: "TypeScript",
  Python: "Python",
} as const;

export type SampleLanguage = keyof typeof sampleLanguages;

/** The requirements of the samples, in Markdown. */
export function samplesNote(
  { ways: [credentials = []] }: Operation,
  client: OwnClient | undefined,
  serverAddress: string,
): string {
  const variables = new Map(
    credentials.flatMap((one) => variablesOf(one, client)).map((one) => [one.name, one.meaning]),
  );
  const byDefault = serverAddress === "" ? "" : `; by default ${codeSpan(serverAddress)}`;
  const address = `\`BASE_URL\` (address of the server, to which the path is appended, without a slash at the end${byDefault})`;
  const others = [...variables].map(([name, meaning]) => `${codeSpan(name)} (${meaning})`);
  const install =
    client === undefined
      ? "`npm install openapi-fetch`; their types are those that are generated from this API, in `client.gen.ts`"
      : client.install;
  return `Each sample is a complete program. It reads ${[address, ...others].join(", ")} from the environment. TypeScript needs ${install}; Python needs \`pip install requests\`.`;
}

/**
 * The sample of a call, a complete program for servers from a feature level or release up. If a required body is left
 * out, the sample in TypeScript is missing, because it would not compile. The address is that of the server; it
 * defaults to the address in the environment.
 */
export function sampleIn(
  language: SampleLanguage,
  operation: Operation,
  values: ArgumentValues,
  level: number | string,
  client?: OwnClient,
  address = "",
): string | undefined {
  const call = sampleCall(operation, values, client, address);
  if (language === "Shell") return curlSample(call);
  if (language === "Python") return pythonSample(call);
  if (call.body === undefined && operation.body?.isRequired === true) return undefined;
  return client === undefined ? openapiFetchSample(call, level) : clientSample(call, level, client);
}

function curlSample(call: SampleCall): string {
  const { options, headers, data, target } = curlParts(call, (body) => json(body).trimEnd());
  const base = call.address === "" ? "$BASE_URL" : `\${BASE_URL:-${call.address}}`;
  // In double quotes, shells expand `$`, and interactive ones also `!`.
  const address = /[$!]/.test(target) ? `"${base}"${quoteForShell(target)}` : `"${base}${target}"`;
  const keys = call.secrets
    .filter(({ kind }) => kind === "query")
    .map(({ name, variables: [variable] }, index) => {
      const sign = index === 0 && !target.includes("?") ? "?" : "&";
      return `${quoteForShell(`${sign}${urlEncoded(name)}=`)}"$${variable}"`;
    });
  return [
    ["curl", ...options, address + keys.join("")].join(" "),
    ...call.secrets.flatMap(curlSecret),
    ...headers,
    ...data,
  ].join(" \\\n  ");
}

function curlSecret({ kind, name, prefix, variables: [first, second] }: Secret): string[] {
  if (kind === "basic") return [`-u "$${first}:$${second}"`];
  if (kind === "other" || kind === "query") return [];
  const [option, text] = kind === "cookie" ? ["-b", `${name}=`] : ["-H", `${name}: ${prefix}`];
  return [`${option} ${quoteForShell(text)}"$${first}"`];
}
