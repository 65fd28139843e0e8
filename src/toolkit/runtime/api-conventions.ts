/**
 * What no OpenAPI document says about an API: credentials, what successes and errors look like, where a server reports
 * its level.
 */
import type { OperationRow } from "../document/operation-row.ts";
import type { ErrorResult } from "./call-result.ts";
import type { AnyContract } from "./contract-types.ts";
import type { ReadResponse } from "./read-response.ts";
import type { OptionRule, RetryOptions } from "./runtime-options.ts";

/** The conventions of a service. `Given` are the options of a client that hold its credentials. */
export interface ClientConventions<Given extends object, Problem = unknown, Members = unknown> {
  /** The type of errors that the specification does not describe, at compile time only: `{} as Problem`. */
  readonly problem?: Problem;
  readonly credentials: CredentialConvention<Given>;
  readonly read: Read;
  readonly level: LevelConvention;
  /** The error for a refusal of the operation that reports the level. */
  readonly refused?: (refusal: ErrorResult<unknown>) => Error;
  /**
   * The path before each path of the document and of `request` that does not begin with it, such as
   * `contract.basePath`. A `baseUrl` ends before it. By default, a `baseUrl` includes it.
   */
  readonly basePath?: string;
  /** The operation whose response waits for an event, as `GET /events`, if the document does not annotate it. */
  readonly longPoll?: string;
  /** Further members of a client. */
  readonly members?: (client: object, inside: ClientInside) => Members;
  /** The parameters that a server says it has ignored. Defaults to none. */
  readonly ignored?: (data: unknown) => readonly string[];
  /** How arguments of an operation that the specification does not have are sent, other than GET. Defaults to JSON. */
  readonly body?: "form" | "json";
  /** The field of an error in which the server asks to wait, in seconds, besides the header `Retry-After`. */
  readonly retryField?: string;
  /** `Name/Version`, unless the program gives its own. */
  readonly userAgent: string;
}

/** What members of a client need besides its methods. */
export interface ClientInside {
  /** The id of an operation, for its id, or its method and path on the server, as `GET /events`. */
  readonly idOf: (operation: string) => string;
  readonly retry: Required<RetryOptions>;
  /** Believes a level that a server reports in the course of an operation. */
  readonly learn: (operation: string, reported: unknown) => void;
}

/** How requests authenticate. */
export interface CredentialConvention<Given extends object> {
  /** The options, all required, each with the rule for its value. */
  readonly checks: { readonly [Name in keyof Given]-?: OptionRule };
  /** The header fields of each authenticated request. */
  readonly headers: (given: Given) => Readonly<Record<string, string>>;
  /** The texts that no message, trace or excerpt shows. */
  readonly secrets: (given: Given) => readonly string[];
}

/** Tells what a response says: a success with data, an error of the service, or why it is neither. */
export type Read = (
  answer: ReadResponse,
  operation: OperationRow | undefined,
) => { readonly data: unknown } | { readonly error: unknown } | { readonly problem: string };

/** Where a server reports its level. */
export interface LevelConvention {
  /**
   * The operation that reports it and exists at every level, by its id, or its method and path on the server. The first
   * call sends it if the level is not known.
   */
  readonly operation?: string;
  /** The level of a server that reports none there. By default, this is an error. */
  readonly none?: number;
  /** The level if no server reports it. */
  readonly fixed?: number;
  /** The level that a success reports; `undefined` if it reports none. */
  readonly of: (data: unknown, operation: string, response: Response) => unknown;
}

const isText = (value: unknown): value is string =>
  typeof value === "string" && /^[^\p{Cc}\p{Cs}]*$/u.test(value);
const aWord: OptionRule = [
  (value) => isText(value) && /^\S+$/.test(value),
  "must be text without white space and control characters.",
];

/** The option `token`, sent as a bearer token (RFC 6750), or by another scheme of this name, such as `Token`. */
export function bearer(scheme = "Bearer"): CredentialConvention<{ readonly token: string }> {
  return {
    checks: { token: aWord },
    headers: ({ token }) => ({ Authorization: `${scheme} ${token}` }),
    secrets: ({ token }) => [token],
  };
}

/**
 * The options `username` and `password`, sent by HTTP Basic (RFC 7617), in UTF-8. Some services take a key as the
 * username, with an empty password.
 */
export function basicAuth(): CredentialConvention<{
  readonly username: string;
  readonly password: string;
}> {
  return {
    checks: {
      // RFC 7617 §2: a colon would end the username early, and control characters are not allowed.
      username: [(value) => isText(value) && /^[^:]+$/.test(value), "must be text without colons."],
      password: [isText, "must be text without control characters."],
    },
    headers: ({ username, password }) => ({
      Authorization: basicAuthorization(username, password),
    }),
    secrets: ({ username, password }) => [password || username],
  };
}

/** The header `Authorization` of HTTP Basic (RFC 7617), in UTF-8. */
export const basicAuthorization = (user: string, password: string): string =>
  `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${user}:${password}`)))}`;

/** The option `key`, sent in this header field, for example `X-API-Key`. */
export function keyInHeader(field: string): CredentialConvention<{ readonly key: string }> {
  return {
    checks: { key: aWord },
    headers: ({ key }) => ({ [field]: key }),
    secrets: ({ key }) => [key],
  };
}

/** No credentials. */
export function noCredentials(): CredentialConvention<object> {
  return { checks: {}, headers: () => ({}), secrets: () => [] };
}

/** Only the status separates a success from an error: the body is the data or the error. */
export const byStatus: Read = (answer) => {
  const content = contentOf(answer);
  if (content === undefined) return { problem: "the response is not JSON" };
  return answer.response.ok ? { data: content.value } : { error: content.value };
};

/** The value of a field of the body shows a success: `bySuccessField("ok", true)`. */
export function bySuccessField(field: string, success: unknown): Read {
  return ({ response, value }) => {
    if (Object(value) !== value) return { problem: "the response is not a JSON object" };
    const mark: unknown = Object(value)[field];
    if (mark === undefined) return { problem: `the response has no "${field}"` };
    return mark === success && response.ok ? { data: value } : { error: value };
  };
}

/** Errors are problem details (RFC 9457): an error without them is not one of the service. */
export const byProblemDetails: Read = (answer, operation) => {
  const { response, value } = answer;
  if (response.ok) return byStatus(answer, operation);
  return typeOf(response) === "application/problem+json" && Object(value) === value
    ? { error: value }
    : { problem: "the error has no problem details" };
};

/** The level of all servers. */
export const fixedLevel = (level: number): LevelConvention => ({
  fixed: level,
  of: () => undefined,
});

/** A header of each response reports the level, as a number or as one of these releases. */
export function levelInHeader(
  name: string,
  releases: Readonly<Record<string, number>> = {},
): LevelConvention {
  return {
    of(_, __, response) {
      const reported = response.headers.get(name);
      if (reported === null) return undefined;
      return Object.hasOwn(releases, reported) ? releases[reported] : Number(reported);
    },
  };
}

/** The properties with `x-reports` in the document report the level; the first call asks the first operation. */
export function levelReported({
  reports,
}: Pick<AnyContract, "reports"> & { readonly reports: object }): LevelConvention {
  const [operation = ""] = Object.keys(reports);
  return {
    operation,
    of: (data, id) => Object(data)[reports[id] ?? ""],
  };
}

/** A field of the operation's success reports the level. */
export const levelInField = (operation: string, field: string): LevelConvention =>
  levelReported({ reports: { [operation]: field } });

const typeOf = ({ headers }: Response): string =>
  (headers.get("Content-Type") ?? "").replace(/;.*/s, "").trim().toLowerCase();

/** The content of a body by its media type: JSON as its value, text, anything else as bytes. */
function contentOf(answer: ReadResponse): { readonly value: unknown } | undefined {
  const { response, body, value } = answer;
  const type = typeOf(response);
  if (body === "") return { value: undefined };
  if (/[/+]json$/.test(type)) return value === undefined ? undefined : { value };
  return { value: /^text\/|[/+](?:xml|yaml)$/.test(type) ? body : answer.bytes() };
}
