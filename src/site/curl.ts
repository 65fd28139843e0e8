import { type GivenArgument, type PlacedCall, urlEncoded } from "../document/arguments.ts";
import type { Operation } from "../document/operation.ts";

/** The placeholders of sources §5. */
const credentials = "<EMAIL>:<API_KEY>";

/** A command line that sends one call with curl; it works in any POSIX shell as it stands. */
export function curl(baseUrl: string, operation: Operation, call: PlacedCall): string {
  const { options, data, target } = curlParts(operation, call);
  return [
    "curl",
    ...options,
    ...(operation.isAuthenticated ? [`-u ${shellQuoted(credentials)}`] : []),
    ...data,
    shellQuoted(`${baseUrl}${target}`),
  ].join(" ");
}

/** What a command line of curl is made of, quoted, but for `target`, which is no word by itself. */
export function curlParts(
  { method }: Operation,
  { path, query, form }: PlacedCall,
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
function dataOption(pair: GivenArgument): string {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(pair.text)) {
    // No terminal gets what could move its cursor, and no shell what it cannot hand over.
    return `--data-raw ${shellQuoted(encodedPair(pair))}`;
  }
  return `--data-urlencode ${shellQuoted(`${urlEncoded(pair.name)}=${pair.text}`)}`;
}

const encodedPair = ({ name, text }: GivenArgument): string =>
  `${urlEncoded(name)}=${urlEncoded(text)}`;

/** A text as one word of a POSIX shell, quoted where it has to be. */
export function shellQuoted(text: string): string {
  // zsh takes `=ls` for the path of the program.
  return /^(?!=)[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
