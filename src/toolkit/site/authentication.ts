import type { Credential } from "../document/credentials.ts";
import { codeSpan, textLine } from "../text/escape-markdown.ts";
import { type Block, type FieldItem, fieldBlocks, section, textBlocks } from "./blocks.ts";
import type { Site } from "./site-model.ts";

/** A credential in words. */
export function credentialText({ scheme, kind, name, scopes }: Credential): string {
  const ways = {
    basic: "HTTP Basic",
    bearer: "a bearer token",
    header: `the header ${codeSpan(name)}`,
    query: `the query parameter ${codeSpan(name)}`,
    cookie: `the cookie ${codeSpan(name)}`,
    other: "the scheme",
  };
  const needed = scopes.length === 0 ? "" : `: ${scopes.map(codeSpan).join(", ")}`;
  return `${ways[kind]} (${codeSpan(scheme)}${needed})`;
}

/** The ways to authenticate, with their descriptions. */
export function authenticationBlocks(site: Site): Block[] {
  const all = site.operations.flatMap(({ revisions }) =>
    revisions.flatMap(({ operation }) => operation.silent ?? operation.ways.flat()),
  );
  const ways = [...new Map(all.map((one) => [one.scheme, one])).values()];
  const open = site.operations.filter(
    ({ revisions }) =>
      revisions.at(-1)?.operation.isAuthenticated === false &&
      revisions.at(-1)?.operation.silent === undefined,
  );
  const isSilent = site.operations.some(({ revisions }) =>
    revisions.some(({ operation }) => operation.silent !== undefined),
  );
  const none = isSilent
    ? "The document does not say which operations need credentials."
    : ways.length === 0
      ? "No credentials are needed."
      : "";
  const isListed = ways.length > 0 && open.length > 0 && open.length <= 20;
  const links = open.map(({ name, summary }) => `[${textLine(summary)}](../operations/${name}/)`);
  return [
    ...textBlocks(none),
    ...ways.map((one) =>
      section(`scheme-${one.scheme}`, textLine(one.scheme), 2, [
        ...textBlocks(`Authenticate with ${credentialText({ ...one, scopes: [] })}.`),
        ...textBlocks(one.description),
        ...fieldBlocks(one.flows.map(flowItem)),
      ]),
    ),
    ...textBlocks(isListed ? `Without credentials: ${links.join(", ")}.` : ""),
  ];
}

const flowItem = ({ name, addresses, scopes }: Credential["flows"][number]): FieldItem => ({
  term: textLine(spaced(name)),
  notes: addresses.map(([kind, address]) => ({ text: `${spaced(kind)} ${codeSpan(address)}` })),
  blocks: fieldBlocks(
    scopes.map(([scope, text]) => ({
      term: codeSpan(scope),
      notes: [],
      blocks: textBlocks(text),
    })),
  ),
});

/** `authorizationUrl` as "authorization URL". */
const spaced = (name: string): string =>
  name
    .replace("openIdConnect", "discovery")
    .replace(/Url$/, " URL")
    .replaceAll(/\B[A-Z][a-z]/g, (start) => ` ${start.toLowerCase()}`);
