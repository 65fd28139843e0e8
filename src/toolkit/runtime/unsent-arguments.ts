import type { OperationRow } from "../document/operation-row.ts";

// Loaded when it is first used, because it ends the call.

/** Why an argument is not sent to a server of a level, and what a program can do. */
export function unsentArguments(
  { parameters }: OperationRow,
  name: string,
  level: number,
  features: Readonly<Record<string, number>>,
): string {
  const { since = 0, until, pair } = parameters[name] ?? {};
  const range = until === undefined ? `from ${since} on` : `${since} to ${until - 1}`;
  // A server below `since` does not have the change that added the argument; a server from `until` on has the change
  // that removed it.
  const bound = since > level ? since : until;
  const feature = Object.keys(features).find((one) => features[one] === bound);
  const ways = [
    ...(pair === undefined ? [] : [`give "${pair}" too`]),
    ...(feature === undefined ? [] : [`check client.supports("${feature}") first`]),
    'set the option "onIgnoredParameters" to leave it out',
  ];
  const way = ways.join(", or ");
  return `exists only at feature levels ${range}; the server has ${level}. ${way.charAt(0).toUpperCase()}${way.slice(1)}.`;
}
