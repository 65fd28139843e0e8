import { shellQuoted } from "../../base/shell-quoted.ts";
import { type GivenArgument, type PlacedCall, urlEncoded } from "../document/arguments.ts";

interface Pair extends Pick<GivenArgument, "name" | "text"> {
  /** A word of the shell that gives the text when it is run. */
  readonly word?: string | undefined;
}

/** A call, as far as curl is told of it. */
export interface CurlCall extends Pick<PlacedCall, "path"> {
  readonly query: readonly Pair[];
  readonly form: readonly Pair[];
  readonly header: readonly Pair[];
}

/**
 * A command line that sends one call with curl; it works in any POSIX shell as it stands. The credentials default to
 * the placeholders of sources §5.
 */
export function curl(
  baseUrl: string,
  operation: { readonly method: string; readonly isAuthenticated: boolean },
  call: CurlCall,
  credentials = "<EMAIL>:<API_KEY>",
): string {
  const { options, data, target } = curlParts(operation, call);
  return [
    "curl",
    ...options,
    ...(operation.isAuthenticated ? [`-u ${shellQuoted(credentials)}`] : []),
    ...call.header.map(({ name, text }) => `-H ${shellQuoted(`${name}: ${text}`)}`),
    ...data,
    shellQuoted(`${baseUrl}${target}`),
  ].join(" ");
}

/** What a command line of curl is made of, quoted, but for `target`, which is no word by itself. */
export function curlParts(
  { method }: { readonly method: string },
  { path, query, form }: Omit<CurlCall, "header">,
): {
  readonly options: readonly string[];
  readonly data: readonly string[];
  /** Path and query, as an address holds them. */
  readonly target: string;
} {
  // `-G` makes a query of all data, so what travels beside a form stands in the address.
  const isQueryData = query.length > 0 && form.length === 0;
  const search = isQueryData ? [] : query.map(encodedPair);
  return {
    options: [
      "-sS",
      ...(/[{}]/.test(path) ? ["--globoff"] : []),
      ...(isQueryData ? ["-G"] : []),
      ...(method === "GET" ? [] : [`-X ${method}`]),
    ],
    data: (isQueryData ? query : form).map(dataOption),
    target: search.length === 0 ? path : `${path}?${search.join("&")}`,
  };
}

/** curl encodes a value, but no name, in which it would take a `=` or `@` for a sign of its own. */
function dataOption(pair: Pair): string {
  if (pair.word !== undefined) {
    return `--data-urlencode ${shellQuoted(`${urlEncoded(pair.name)}=`)}${pair.word}`;
  }
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(pair.text)) {
    // No terminal gets what could move its cursor, and no shell what it cannot hand over.
    return `--data-raw ${shellQuoted(encodedPair(pair))}`;
  }
  return `--data-urlencode ${shellQuoted(`${urlEncoded(pair.name)}=${pair.text}`)}`;
}

const encodedPair = ({ name, text }: Pair): string => `${urlEncoded(name)}=${urlEncoded(text)}`;
