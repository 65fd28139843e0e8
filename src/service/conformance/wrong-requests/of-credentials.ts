import { type AccountSecrets, authorizationOf } from "../../client/credentials.ts";
import type { AskedOperation, RequestVariant, Wanted, Way } from "./way.ts";

/** The value of the header: a constant, or made from the sender's credentials. */
type Header = string | ((sender: AccountSecrets) => string) | undefined;

/** A way to be refused because of the credentials; operations without authentication ignore them. */
const refused = (name: string, example: string, headers: readonly Header[]): Way => ({
  name,
  variantsOf: ({ operation }) =>
    headers.map((header) => {
      const wanted: Wanted = operation.isAuthenticated
        ? { is: "credentials", example }
        : { is: "same" };
      return withHeader(name, wanted, header);
    }),
});

const withHeader = (words: string, wanted: Wanted, header: Header): RequestVariant => ({
  wanted,
  credentials: typeof header === "string" ? `Authorization: ${header}` : words,
  change({ authorization: _, ...request }, sender) {
    const authorization = typeof header === "function" ? header(sender) : header;
    return { ...request, ...(authorization !== undefined && { authorization }) };
  },
});

const basic = ({ email, apiKey }: AccountSecrets) => authorizationOf(email, apiKey);

/** Spellings that a server treats as equal, by case and white space (sources §10.4, §10.7). */
const sameSpellings: Readonly<Record<string, Header>> = {
  "email-in-capitals": ({ email, apiKey }) => authorizationOf(email.toUpperCase(), apiKey),
  "scheme-in-small-letters": (sender) => basic(sender).replace("Basic", "basic"),
  "scheme-in-capitals": (sender) => basic(sender).replace("Basic", "BASIC"),
  "white-space-around": ({ email, apiKey }) => authorizationOf(` ${email}\t`, ` ${apiKey}\n`),
};

/** The ways in which credentials can be wrong (sources §10.1 to §10.5). */
export const waysOfCredentials: readonly Way[] = [
  refused("no credentials", "no-credentials", [undefined]),
  refused("not Basic", "not-basic", [
    "Bearer x",
    "Digest username=x",
    "Basically abc",
    "Basic; abc",
  ]),
  refused("undecodable credentials", "undecodable-credentials", [
    "Basic %%%",
    "Basic",
    "Basic ",
    "Basic ???",
    "Basic =",
    "Basic YWJj",
    "basic //79",
    "Basic Og== Og==",
    "Bearer",
    "Digest a b",
    "Basic YWJjOmE",
  ]),
  refused("malformed key", "malformed-api-key", [
    ({ email }) => authorizationOf(email, "a key"),
    ({ email }) => authorizationOf(email, ""),
    ({ email }) => authorizationOf(email, "k\u00e9y"),
  ]),
  refused("wrong key", "invalid-api-key", [
    // In the form of servers' keys, because they may call others malformed (sources §10.4).
    ({ email }) => authorizationOf(email, "0".repeat(32)),
    ({ email, apiKey }) => authorizationOf(email, `${apiKey}x`),
    ({ email, apiKey }) => authorizationOf(email, apiKey.toUpperCase()),
    ({ email }) => authorizationOf(email, "__proto__"),
  ]),
  refused("wrong address", "invalid-api-key", [
    ({ apiKey }) => authorizationOf("someone@example.com", apiKey),
    ({ apiKey }) => authorizationOf("", apiKey),
  ]),
  {
    name: "credentials in another spelling",
    variantsOf: ({ operation }) =>
      operation.isAuthenticated
        ? Object.entries(sameSpellings).map(([name, header]) => ({
            ...withHeader("the same in another spelling", { is: "same" }, header),
            name,
          }))
        : [],
  },
  {
    name: "credentials in the query",
    variantsOf: ({ operation }) =>
      ["api_key", "key", "Authorization"].map((name) => ({
        wanted: inQuery(operation),
        change: ({ authorization: _, ...request }, { apiKey }) => ({
          ...request,
          fields: [...request.fields, { in: "query", name, text: apiKey }],
        }),
      })),
  },
];

const inQuery = ({ isAuthenticated }: AskedOperation["operation"]): Wanted =>
  isAuthenticated ? { is: "credentials", example: "no-credentials" } : { is: "accepted" };

/** A deactivated account is refused although its key is correct (sources §10.5). */
export const wayOfDeactivated = (accounts: readonly AccountSecrets[]): Way =>
  refused(
    "deactivated account",
    "account-deactivated",
    accounts.map((account) => () => basic(account)),
  );
