import type { Credential } from "../document/credentials.ts";
import { codeSpan, textLine } from "../generate/plain-markdown.ts";
import type { Block } from "./blocks.ts";
import type { Site } from "./site.ts";

/** A way to authenticate in words. */
export function credentialText({ scheme, kind, name }: Credential): string {
  const ways = {
    basic: "HTTP Basic",
    bearer: "a bearer token",
    header: `the header ${codeSpan(name)}`,
    query: `the query parameter ${codeSpan(name)}`,
    cookie: `the cookie ${codeSpan(name)}`,
    other: "the scheme",
  };
  return `${ways[kind]} (${codeSpan(scheme)})`;
}

/** The ways to authenticate, with their descriptions. */
export function authenticationBlocks(site: Site): Block[] {
  const all = site.operations.flatMap(({ variants }) =>
    variants.flatMap(({ operation }) => operation.credentials),
  );
  const ways = [...new Map(all.map((one) => [one.scheme, one])).values()];
  const open = site.operations.filter(
    ({ variants }) => variants.at(-1)?.operation.isAuthenticated === false,
  );
  return [
    ...(ways.length === 0 ? [{ is: "text", text: "No credentials are needed." } as const] : []),
    ...ways.map(
      (one): Block => ({
        is: "section",
        id: `scheme-${one.scheme}`,
        title: textLine(one.scheme),
        depth: 2,
        blocks: [
          { is: "text", text: `Requests carry ${credentialText(one)}.` },
          ...(one.description === "" ? [] : [{ is: "text", text: one.description } as const]),
        ],
      }),
    ),
    ...(ways.length === 0 || open.length === 0 || open.length > 20
      ? []
      : [
          {
            is: "text",
            text: `Without credentials: ${open.map(({ name, summary }) => `[${textLine(summary)}](../operations/${name}/)`).join(", ")}.`,
          } as const,
        ]),
  ];
}
