import { quoteForShell } from "../../universal/escape-invisible.ts";
import {
  type ArgumentValues,
  argumentsOf,
  completeArguments,
  urlEncoded,
} from "../document/arguments.ts";
import { grouped, onlyFields } from "../document/json.ts";
import type { Operation } from "../document/operation-model.ts";
import { labelLevel } from "../levels/level-names.ts";
import { type LevelRange, levelsAttribute, rangeAround } from "../levels/level-range.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import { levelledOperations } from "../levels/revisions.ts";
import { curlParts } from "../text/curl-command.ts";
import { codeSpan } from "../text/escape-markdown.ts";
import { json } from "../text/typescript-text.ts";
import { type Block, textBlocks } from "./blocks.ts";
import { rangesIn } from "./fold-revisions.ts";
import { pythonSample } from "./python-sample.ts";
import {
  type OwnClient,
  type SampleCall,
  type Secret,
  sampleCall,
  variablesOf,
} from "./sample-call.ts";
import type { Site, SiteOperation } from "./site-model.ts";
import { clientSample, openapiFetchSample } from "./typescript-samples.ts";

/** The languages of the samples, each with its title, in their order on a page. */
export const sampleLanguages = [
  ["Shell", "curl"],
  ["TypeScript", "TypeScript"],
  ["Python", "Python"],
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number][0];

export interface SampleOptions {
  readonly client: OwnClient | undefined;
  /** The address of the server, by default; empty if it is unknown. */
  readonly address: string;
  /** The revisions on which programs can rely from each level up, by operation. Only for an own client. */
  readonly relied: ReadonlyMap<string, SiteOperation["revisions"]> | undefined;
}

export const reliedOn = (document: LevelledDocument): SampleOptions["relied"] =>
  new Map(levelledOperations(document.from()).map(({ id, revisions }) => [id, revisions]));

export interface Samples {
  /** By language: the different programs, newest first, each with its levels. */
  readonly programs: readonly { readonly language: string; readonly forms: readonly Block[] }[];
  /** The requirements of all. */
  readonly note: readonly Block[];
}

/** The samples of an operation; none of a webhook. */
export function sampleBlocks(
  site: Site,
  operation: SiteOperation,
  { client, address, relied }: SampleOptions,
): Samples {
  const newest = operation.revisions.at(-1);
  if (newest === undefined || operation.isWebhook) return { programs: [], note: [] };
  const typed = relied?.get(operation.id);
  const levelName = (level: number) =>
    (site.naming === "releases" && labelLevel(site, level)) || level;
  const programs = sampleLanguages.flatMap(([lang, label]) => {
    const own = lang === "TypeScript" ? typed : undefined;
    const samples = (own ?? operation.revisions).toReversed().flatMap((one) => {
      const values =
        own === undefined
          ? completeArguments(one.operation)
          : valuesFrom(operation, one.operation, one.ranges);
      const at = (level: number | string) =>
        sampleIn(lang, one.operation, values, level, client, address);
      const value = at(0);
      return value === undefined ? [] : [{ value, ranges: one.ranges, at }];
    });
    const forms = grouped(samples, ({ value }) => value).map(([value, same], index): Block => {
      const ranges = rangesIn(same);
      // A program names the lowest of its levels.
      const text = same[0].at(levelName(ranges[0]?.from ?? 0)) ?? value;
      return {
        is: "code",
        language: lang === "Shell" ? "bash" : lang.toLowerCase(),
        lines: text.split("\n").map((line) => ({ value: line, ranges })),
        caption: label,
        data: { operation: operation.id, sample: lang },
        ...(levelsAttribute(ranges) !== levelsAttribute(operation.ranges) && { ranges }),
        ...(index > 0 && { isFolded: true }),
      };
    });
    return forms.length === 0 ? [] : [{ language: label, forms }];
  });
  const note = textBlocks(samplesNote(newest.operation, client, address), { look: "quiet" });
  return { programs, note };
}

/** The values at the first level of a range, which has no examples, and what only later ones have of those it requires. */
function valuesFrom(
  { revisions }: SiteOperation,
  typed: Operation,
  ranges: readonly LevelRange[],
): ArgumentValues {
  const { from } = rangeAround(ranges);
  const later = revisions.filter((one) => rangeAround(one.ranges).to > from);
  const [first, ...others] = later.map((one) => completeArguments(one.operation));
  const required = argumentsOf(typed).filter(({ isRequired }) => isRequired);
  const names = required.map(({ name }) => name);
  const rest = onlyFields(Object.assign({}, ...others), (name) => names.includes(name));
  return { ...rest, ...first };
}

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
