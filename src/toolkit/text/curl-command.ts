import { quoteForShell } from "../../universal/escape-invisible.ts";
import type { Located, SentArgument, SerializedCall } from "../document/arguments.ts";
import type { Json } from "../document/json.ts";
import { encodedPair } from "../document/percent-encoding.ts";

type Pair = Pick<SentArgument, "name" | "text">;

/** The parts of a call that curl needs. */
export interface CurlCall extends Located<Pair> {
  readonly method: string;
  readonly body?: SerializedCall["body"];
}

/** A command line that sends a call with curl; it works unchanged in any POSIX shell. */
export function curl(
  baseUrl: string,
  call: CurlCall,
  /** User name and password of HTTP Basic, as `user:password`; `undefined` if none are sent. */
  credentials: string | undefined,
): string {
  const { options, headers, data, target } = curlParts(call);
  return [
    "curl",
    ...options,
    ...(credentials === undefined ? [] : [`-u ${quoteForShell(credentials)}`]),
    ...headers,
    ...data,
    quoteForShell(`${baseUrl}${target}`),
  ].join(" ");
}

/** The words of a curl command line, quoted, except for `target`, which becomes a part of a word. */
export function curlParts(
  { method, path, query, header, form, body }: CurlCall,
  jsonText: (value: Json) => string = JSON.stringify,
): {
  readonly options: readonly string[];
  readonly headers: readonly string[];
  readonly data: readonly string[];
  /** Path and query. */
  readonly target: string;
} {
  const json = body?.json === undefined ? [] : [`--data-raw ${quoteForShell(jsonText(body.json))}`];
  // `-G` moves all data to the query, so with a body, the query is part of the address.
  const isQueryData = query.length > 0 && form.length + json.length === 0;
  const search = isQueryData ? [] : query.map(({ name, text }) => encodedPair(name, text));
  const headers = header.map(({ name, text }) => `${name}: ${text}`);
  if (body?.json !== undefined) headers.push(`Content-Type: ${body.mediaType}`);
  return {
    options: [
      "-sS",
      ...(/[{}]/.test(path) ? ["--globoff"] : []),
      ...(isQueryData ? ["-G"] : []),
      ...(method === "GET" ? [] : [`-X ${method}`]),
    ],
    headers: headers.map((text) => `-H ${quoteForShell(text)}`),
    data: [...json, ...(isQueryData ? query : form).map(dataOption)],
    target: search.length === 0 ? path : `${path}?${search.join("&")}`,
  };
}

/** `--data-urlencode` encodes the value but not the name, in which `=` and `@` have a meaning. */
function dataOption(pair: Pair): string {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(pair.text)) {
    // Control characters could move the cursor of a terminal, and a shell cannot pass NUL.
    return `--data-raw ${quoteForShell(encodedPair(pair.name, pair.text))}`;
  }
  return `--data-urlencode ${quoteForShell(`${encodeURIComponent(pair.name)}=${pair.text}`)}`;
}
