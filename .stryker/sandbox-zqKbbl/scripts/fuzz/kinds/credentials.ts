// @ts-nocheck
import fc from "fast-check";
import type { Change, Circumstances, Kind, Wanted } from "../kind.ts";
import type { Subject } from "../subject.ts";
import { basic } from "../users.ts";

/** What the answer to wrong credentials is; an operation that asks for none does not look at them. */
const wrong = ({ operation }: Subject, example: string): Wanted =>
  operation.isAuthenticated ? { is: "credentials", example } : { is: "same" };

function credentialKind(
  name: string,
  example: string,
  headers: fc.Arbitrary<(circumstances: Circumstances) => string | undefined>,
): Kind {
  return {
    name,
    changesOf: (subject) =>
      headers.map(
        (header): Change => ({
          wanted: wrong(subject, example),
          apply({ authorization: _, ...draft }, circumstances) {
            const authorization = header(circumstances);
            return { ...draft, ...(authorization === undefined ? {} : { authorization }) };
          },
        }),
      ),
  };
}

const always = (...headers: (string | undefined)[]) =>
  fc.constantFrom(...headers).map((header) => () => header);

/** What may be wrong with who asks; `example` is the specification's own example of the answer. */
export const credentialKinds: readonly Kind[] = [
  credentialKind("no credentials", "no-credentials", always(undefined)),
  credentialKind(
    "not Basic",
    "not-basic",
    always("Bearer abc", "Digest username=x", "Negotiate", "Basically abc", "Basic; abc"),
  ),
  credentialKind(
    "undecodable credentials",
    "undecodable-credentials",
    always(
      "Basic",
      "Basic ",
      "Basic ???",
      "Basic =",
      "Basic YWJj",
      "basic //79",
      "Basic Og== Og==",
    ),
  ),
  credentialKind(
    "wrong key",
    "invalid-api-key",
    fc.constantFrom<(circumstances: Circumstances) => string>(
      ({ user }) => basic(`${user.email}:${user.apiKey}x`),
      ({ user }) => basic(`${user.email}:`),
      ({ user }) => basic(`${user.email}:${user.apiKey.toUpperCase()}`),
      ({ user }) => basic(`someone@example.com:${user.apiKey}`),
      ({ user }) => basic(`:${user.apiKey}`),
      ({ user }) => basic(`${user.email}:__proto__`),
      ({ user }) => basic(`${user.email}: ${user.apiKey}`),
    ),
  ),
  {
    name: "credentials in another spelling",
    changesOf: () =>
      fc
        .constantFrom<(header: string, circumstances: Circumstances) => string>(
          (header) => header.replace("Basic", "basic"),
          (header) => header.replace("Basic", "BASIC"),
          (_, { user }) => basic(`${user.email.toUpperCase()}:${user.apiKey}`),
        )
        .map((spell) => ({
          wanted: { is: "same" },
          apply: ({ authorization, ...draft }, circumstances) => ({
            ...draft,
            ...(authorization === undefined
              ? {}
              : { authorization: spell(authorization, circumstances) }),
          }),
        })),
  },
  {
    name: "credentials in the query",
    changesOf: (subject) =>
      fc.constantFrom("api_key", "key", "Authorization").map((name) => ({
        wanted: subject.operation.isAuthenticated
          ? { is: "credentials", example: "no-credentials" }
          : { is: "accepted" },
        apply: ({ authorization: _, ...draft }, { user }) => ({
          ...draft,
          fields: [...draft.fields, { in: "query", name, text: user.apiKey }],
        }),
      })),
  },
];

/** An account that is deactivated has a right key and nothing else; only a known organization has one. */
export const deactivatedKind: Kind = credentialKind(
  "deactivated account",
  "account-deactivated",
  fc.nat(9).map((index) => ({ deactivated }) => {
    const user = deactivated[index % deactivated.length];
    return user === undefined ? undefined : basic(`${user.email}:${user.apiKey}`);
  }),
);
